// Writes the JSON Schema of the engine's requests and results, made from the types. node scripts/schema.mjs OUT
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const schema = createGenerator({
  path: at('wasm/tensu.d.ts'),
  tsconfig: at('tsconfig.json'),
  type: '*',
  functions: 'hide',
  topRef: false,
  skipTypeCheck: true,
}).createSchema();
// The engine itself is functions, not data.
delete schema.definitions.Engine;
writeFileSync(process.argv[2], `${JSON.stringify(schema, null, 2)}\n`);
