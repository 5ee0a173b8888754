// Completes dist/package, beside the bundles that vite has put there: types, their JSON Schema, the man page, the texts,
// its package.json.
import { execFileSync } from 'node:child_process';
import { chmodSync, copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

const { name, version, description, keywords, license, author, type, engines, exports, bin } = JSON.parse(
  readFileSync(at('package.json'), 'utf8'),
);
const here = (paths) => JSON.parse(JSON.stringify(paths).replaceAll('./dist/package/', './'));
write('package.json', {
  name,
  version,
  description,
  keywords,
  license,
  author,
  type,
  engines,
  // Only the elements and the command do something by being imported.
  sideEffects: ['./widget/*.js', './command/*.js'],
  types: './tensu.d.ts',
  exports: { ...here(exports), './package.json': './package.json' },
  bin: here(bin),
  man: './tensu.1',
  files: [
    'command',
    'widget',
    ...['index', 'hand'].flatMap((engine) => [`${engine}.js`, `${engine}.js.map`]),
    'schema.json',
    'tensu.1',
    ...['tensu', 'hand'].map((types) => `${types}.d.ts`),
    ...['tensu', 'tensu-hand'].map((engine) => `${engine}.wasm`),
  ],
});

const COPIES = {
  'wasm/tensu.d.ts': 'tensu.d.ts',
  'wasm/hand.d.ts': 'hand.d.ts',
  'web/widget/elements.d.ts': 'widget/index.d.ts',
  'wasm/README.md': 'README.md',
  LICENSE: 'LICENSE',
  // The elements contain Lit, whose licence asks to come along.
  'node_modules/lit/LICENSE': 'widget/LICENSE-lit',
};
for (const [from, to] of Object.entries(COPIES)) copyFileSync(at(from), at(`dist/package/${to}`));

// A script that holds only a picture has no source: its map would be empty.
for (const name of readdirSync(at('dist/package/widget')).filter((file) => file.endsWith('.js.map'))) {
  const [map, script] = [name, name.slice(0, -'.map'.length)].map((file) => at(`dist/package/widget/${file}`));
  if (JSON.parse(readFileSync(map, 'utf8')).sources.length > 0) continue;
  rmSync(map);
  writeFileSync(script, readFileSync(script, 'utf8').replace(`\n//# sourceMappingURL=${name}`, '\n'));
}

// Where there is no page, as when a server draws one, nothing is defined. The second is for `require`, which waits for
// nothing.
const SERVER = {
  'server.js': `export const { TensuCalculator, TensuHand, TensuTable } =
  typeof customElements === 'undefined' ? {} : await import('./index.js');
`,
  'server.cjs': `const { TensuCalculator, TensuHand, TensuTable } =
  typeof customElements === 'undefined' ? {} : require('./index.js');
module.exports = { TensuCalculator, TensuHand, TensuTable };
`,
};
for (const [file, script] of Object.entries(SERVER)) writeFileSync(at(`dist/package/widget/${file}`), script);

const command = at('dist/package/command/tensu.js');
chmodSync(command, 0o755);
writeFileSync(at('dist/package/tensu.1'), execFileSync(process.execPath, [command, 'manual', '--lang', 'en']));
