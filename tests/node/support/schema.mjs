// The JSON Schema that the package ships, ready to ask.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import Ajv from 'ajv';

const path = createRequire(import.meta.url).resolve('tensu/schema.json');
export const schema = JSON.parse(readFileSync(path, 'utf8'));
const ajv = new Ajv({ allErrors: true, strict: false });
ajv.addSchema(schema, 'tensu');

/** A function that says whether a value is what this definition describes; it has `errors` as ajv has them. */
export const validatorOf = (definition) => ajv.getSchema(`tensu#/definitions/${definition}`);
