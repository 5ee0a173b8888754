// The package as others get it: what it holds, in node, bundled by three bundlers and in a page.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import esbuild from 'esbuild';
import { build } from 'vite';
import webpack from 'webpack';
import { launchChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';
import { installPacked } from './support/packed.mjs';

const { folder, files } = installPacked(after);
const at = (path) => join(folder, path);
const { server, address } = await serve(folder);
const browser = await launchChromium();
after(async () => {
  await browser.close();
  server.close();
});
const { version } = JSON.parse(readFileSync(at('node_modules/tensu/package.json'), 'utf8'));
const example = (name) => fileURLToPath(new URL(`examples/${name}`, import.meta.url));

test('it holds what is needed and nothing else', () => {
  const kinds = [
    /^(index|hand|widget\/[\w-]+)\.js(\.map)?$/,
    /^widget\/server\.cjs$/,
    /^command\/[\w-]+\.js$/,
    /^(tensu|hand|widget\/index)\.d\.ts$/,
  ];
  const texts = ['LICENSE', 'widget/LICENSE-lit', 'README.md', 'package.json', 'schema.json', 'tensu.1'];
  const names = [...texts, 'tensu.wasm', 'tensu-hand.wasm'];
  const others = files.filter((file) => !names.includes(file) && !kinds.some((kind) => kind.test(file)));
  assert.deepEqual(others, []);
  for (const name of [
    ...names,
    'index.js',
    'index.js.map',
    'hand.js',
    'hand.js.map',
    'widget/index.js',
    'command/tensu.js',
  ]) {
    assert.ok(files.includes(name), name);
  }
});

test('it runs nothing when it is installed and asks for no other package', () => {
  const { scripts, dependencies, gypfile } = JSON.parse(readFileSync(at('node_modules/tensu/package.json'), 'utf8'));
  assert.deepEqual([scripts, dependencies, gypfile], [undefined, undefined, undefined]);
});

test('every path that it exports is there, and no other', async () => {
  const { exports, bin, man, types } = JSON.parse(readFileSync(at('node_modules/tensu/package.json'), 'utf8'));
  const pathsOf = (each) => (typeof each === 'string' ? [each] : Object.values(each).flatMap(pathsOf));
  const paths = pathsOf(exports);
  for (const path of [...paths, ...Object.values(bin), man, types]) assert.ok(files.includes(path.slice(2)), path);
  writeFileSync(at('inside.mjs'), `import 'tensu/command/worker.js';`);
  await assert.rejects(import(pathToFileURL(at('inside.mjs'))), { code: 'ERR_PACKAGE_PATH_NOT_EXPORTED' });
});

test('source maps lead to the sources, and every script that has one names it', () => {
  for (const name of files.filter((file) => /^(index|hand|widget\/[\w-]+)\.js$/.test(file))) {
    const named = /\n\/\/# sourceMappingURL=(.+)/.exec(readFileSync(at(`node_modules/tensu/${name}`), 'utf8'));
    assert.equal(named !== null, files.includes(`${name}.map`), name);
    if (!named) continue;
    const map = JSON.parse(readFileSync(at(`node_modules/tensu/${name}.map`), 'utf8'));
    assert.equal(`${name}.map`.endsWith(named[1]), true);
    assert.ok(map.mappings.length > 0 && map.sources.length > 0, name);
    assert.ok(
      map.sources.every((source) => /\.(ts|js|mjs|css)$/.test(source)),
      name,
    );
    assert.equal(map.sources.length, map.sourcesContent.filter(Boolean).length, name);
  }
});

test('the elements can be imported where there is no page, and nothing is defined', async () => {
  writeFileSync(at('server.mjs'), `import * as widget from 'tensu/widget'; export default { ...widget };`);
  const { default: exported } = await import(pathToFileURL(at('server.mjs')));
  const required = createRequire(at('server.cjs'))('tensu/widget');
  for (const each of [exported, required]) {
    assert.deepEqual(each, { TensuCalculator: undefined, TensuHand: undefined, TensuTable: undefined });
  }
  assert.equal(globalThis.customElements, undefined);
});

test('the project itself does not pack, and says which folder does', () => {
  const root = fileURLToPath(new URL('../..', import.meta.url));
  const pack = (...args) => spawnSync('npm', ['pack', '--dry-run', '--json', ...args], { cwd: root, encoding: 'utf8' });
  const { status, stderr } = pack();
  assert.notEqual(status, 0);
  assert.match(stderr, /npm pack \.\/dist\/package/);
  assert.match(readFileSync(join(root, 'README.md'), 'utf8'), /`npm pack \.\/dist\/package`/);
  const [{ files: packed }] = JSON.parse(pack('./dist/package').stdout);
  assert.deepEqual(
    packed.map(({ path }) => path),
    files,
  );
});

test('every text names the oldest node that it runs in', () => {
  const oldest = /^>=(\d+\.\d+)$/.exec(JSON.parse(readFileSync(at('node_modules/tensu/package.json'))).engines.node)[1];
  const guides = ['en', 'ja', 'zh'].map((lang) => `../../web/guide/${lang}/programs.md`);
  for (const path of ['../../wasm/README.md', ...guides]) {
    const named = [...readFileSync(new URL(path, import.meta.url), 'utf8').matchAll(/\bnode (\d[\d.]*)/g)];
    assert.deepEqual(
      named.map(([, version]) => version),
      [oldest],
      path,
    );
  }
});

test('its types are those that a program needs', () => {
  copyFileSync(example('score.mjs'), at('typed.mts'));
  writeFileSync(
    at('element.mts'),
    `import 'tensu/widget';
     import { loadEngine, type HandRequest, type Score } from 'tensu';
     const hand: HandRequest = { rules: 'tenhou', concealed: '1m', win: { by: 'tsumo' } };
     const deltas: Score['deltas'] | undefined = await loadEngine().then((engine) => { const r = engine.score(hand); return r.ok ? r.deltas : undefined; });
     document.createElement('tensu-calculator').hand = String(deltas);
     document.createElement('tensu-calculator').addEventListener('tensu-score', ({ detail }) => detail.ok && detail.deltas);`,
  );
  const tsc = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url));
  const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext', '--lib', 'es2022,dom'];
  const types = [
    '--types',
    'node',
    '--typeRoots',
    fileURLToPath(new URL('../../node_modules/@types', import.meta.url)),
  ];
  execFileSync(tsc, [...options, ...types, 'typed.mts', 'element.mts'], { cwd: folder, stdio: 'inherit' });
  // A program for node alone knows nothing of pages.
  writeFileSync(
    at('server.mts'),
    `import { readFile } from 'node:fs/promises';
     import { loadEngine } from 'tensu';
     console.log((await loadEngine(await readFile('tensu.wasm'))).version);`,
  );
  const alone = options.with(-1, 'es2022');
  execFileSync(tsc, [...alone, ...types, 'typed.mts', 'server.mts'], { cwd: folder, stdio: 'inherit' });
});

/** A program that a bundler is given: it says what a hand is worth. */
const PROGRAM = `
import { loadEngine } from 'tensu';
const engine = await loadEngine();
const result = engine.score({ rules: 'tenhou', concealed: '234m345p5678s666z5s', win: { by: 'tsumo' } });
globalThis.told = [engine.version, ...result.deltas];
`;
const TOLD = [version, 3900, -1300, -1300, -1300];
writeFileSync(at('app.mjs'), PROGRAM);

const pages = {
  vite: async () => {
    writeFileSync(at('index.html'), '<script type="module" src="./app.mjs"></script>');
    const outDir = at('dist-vite');
    await build({
      root: folder,
      base: './',
      logLevel: 'silent',
      configFile: false,
      build: { outDir, target: 'es2022' },
    });
  },
  webpack: async () => {
    const output = { path: at('dist-webpack'), publicPath: 'auto' };
    const stats = await promisify(webpack)({ mode: 'production', context: folder, entry: './app.mjs', output });
    assert.deepEqual(stats.toJson().errors, []);
    writeFileSync(at('dist-webpack/index.html'), '<script type="module" src="./main.js"></script>');
  },
  esbuild: async () => {
    writeFileSync(
      at('esbuild.mjs'),
      `${readFileSync(example('esbuild.mjs'), 'utf8')}globalThis.told = [engine.version];`,
    );
    await esbuild.build({
      entryPoints: [at('esbuild.mjs')],
      bundle: true,
      format: 'esm',
      loader: { '.wasm': 'file' },
      outdir: at('dist-esbuild'),
      logLevel: 'silent',
    });
    writeFileSync(at('dist-esbuild/index.html'), '<script type="module" src="./esbuild.js"></script>');
  },
};

test('bundled by Vite, webpack and esbuild it runs in a page', async () => {
  for (const [name, bundle] of Object.entries(pages)) {
    await bundle();
    const wasm = readdirSync(at(`dist-${name}`), { recursive: true }).filter((file) => file.endsWith('.wasm'));
    assert.equal(wasm.length, 1, `${name} keeps the engine as a file`);
    const page = await browser.newPage();
    page.on('pageerror', (error) => assert.fail(`${name}: ${error}`));
    await page.goto(`${address}dist-${name}/index.html`);
    const told = await page.waitForFunction(() => globalThis.told).then((handle) => handle.jsonValue());
    assert.deepEqual(told, name === 'esbuild' ? [version] : TOLD, name);
  }
});

test('without a bundler, in a worker of a page under a strict policy', async () => {
  const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
  writeFileSync(at('worker.mjs'), `${PROGRAM.replace("'tensu'", "'./node_modules/tensu/index.js'")}postMessage(told);`);
  writeFileSync(
    at('page.mjs'),
    `new Worker('./worker.mjs', { type: 'module' }).onmessage = ({ data }) => { globalThis.told = data; };`,
  );
  const head = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  writeFileSync(at('page.html'), `${head}<script type="module" src="./page.mjs"></script>`);
  const page = await browser.newPage();
  await page.goto(`${address}page.html`);
  const told = await page.waitForFunction(() => globalThis.told).then((handle) => handle.jsonValue());
  assert.deepEqual(told, TOLD);
});

test('bundled for CommonJS, with the bytes of the engine', async () => {
  const wasm = JSON.stringify(at('node_modules/tensu/tensu.wasm'));
  writeFileSync(
    at('bytes.mjs'),
    `import { readFileSync } from 'node:fs';
    import { loadEngine } from 'tensu';
    loadEngine(readFileSync(${wasm})).then(({ version }) => console.log(version));`,
  );
  const outfile = at('bytes.cjs');
  await esbuild.build({
    entryPoints: [at('bytes.mjs')],
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile,
    logLevel: 'silent',
  });
  const stdout = execFileSync(process.execPath, [outfile], { encoding: 'utf8' });
  assert.equal(stdout.trim(), version);
});

test('bundled for node by esbuild, with the engine beside', async () => {
  await esbuild.build({
    entryPoints: [at('app.mjs')],
    bundle: true,
    platform: 'node',
    format: 'esm',
    outfile: at('node/app.mjs'),
  });
  copyFileSync(at('node_modules/tensu/tensu.wasm'), at('node/tensu.wasm'));
  await import(pathToFileURL(at('node/app.mjs')));
  assert.deepEqual(globalThis.told, TOLD);
});

test('a program that does not use the engine does not carry it', async () => {
  writeFileSync(at('unused.mjs'), `import { loadEngine } from 'tensu'; export const one = 1;`);
  const { outputFiles } = await esbuild.build({
    entryPoints: [at('unused.mjs')],
    bundle: true,
    write: false,
    format: 'esm',
  });
  assert.ok(outputFiles[0].text.length < 200);
});

test('the elements come from the package alone', async () => {
  copyFileSync(example('widget.mjs'), at('widget.mjs'));
  await esbuild.build({
    entryPoints: [at('widget.mjs')],
    bundle: true,
    format: 'esm',
    splitting: true,
    outdir: at('dist-widget'),
    logLevel: 'silent',
  });
  copyFileSync(at('node_modules/tensu/tensu-hand.wasm'), at('dist-widget/tensu-hand.wasm'));
  writeFileSync(
    at('dist-widget/index.html'),
    '<body lang="en"><script type="module" src="./widget.js"></script></body>',
  );
  const page = await browser.newPage();
  const said = page.waitForEvent('console', (message) => message.type() === 'log');
  await page.goto(`${address}dist-widget/index.html`);
  assert.equal((await said).text(), '[3900, -1300, -1300, -1300]');
});
