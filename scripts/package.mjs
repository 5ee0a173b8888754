// Completes dist/package, beside the bundle that vite has put there: its types, their JSON Schema, its package.json.
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createGenerator } from 'ts-json-schema-generator';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const write = (name, data) => writeFileSync(at(`dist/package/${name}`), `${JSON.stringify(data, null, 2)}\n`);

const schema = createGenerator({
  path: at('wasm/tensu.d.ts'),
  tsconfig: at('tsconfig.json'),
  type: '*',
  functions: 'hide',
  skipTypeCheck: true,
}).createSchema();
// The engine itself is functions, not data, and `*` is only the name asked for.
delete schema.definitions.Engine;
delete schema.definitions['*'];
write('schema.json', schema);

const { name, version, description, license, author, type, engines, exports } = JSON.parse(
  readFileSync(at('package.json'), 'utf8'),
);
const here = JSON.parse(JSON.stringify(exports).replaceAll('./dist/package/', './'));
write('package.json', {
  name,
  version,
  description,
  license,
  author,
  type,
  engines,
  sideEffects: false,
  exports: here,
});

copyFileSync(at('wasm/tensu.d.ts'), at('dist/package/tensu.d.ts'));
for (const file of ['README.md', 'LICENSE']) copyFileSync(at(file), at(`dist/package/${file}`));
