// What a page loads for a calculator, compressed as a server would send it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { calculator, partsCome, scripts, useSite } from './browser.mjs';

const open = useSite();
const root = fileURLToPath(new URL('../../', import.meta.url));

test('the widget is one script, the engine, what few need at once, and a page for an iframe', () => {
  const texts = ['en', 'ja', 'zh'].flatMap((lang) =>
    ['', 'options-', 'practice-', 'yaku-'].map((kind) => `tensu-${kind}${lang}.js`),
  );
  const parts = ['charts', 'closer', 'corners', 'panel', 'permalink', 'practice'].map((part) => `tensu-${part}.js`);
  const page = ['embed.html', 'tensu-embed.css', 'tensu-embed.js'];
  const expected = [...texts, ...parts, ...page, 'tensu.js', 'tensu-hand.wasm', 'LICENSE-lit'];
  assert.deepEqual(readdirSync(`${root}dist/widget`).sort(), expected.sort());
});

test('an embedded calculator stays as small as package.json says', (t) => {
  const bin = `${root}node_modules/size-limit/bin.js`;
  const results = JSON.parse(execFileSync(process.execPath, [bin, '--json'], { cwd: root, encoding: 'utf8' }));
  assert.ok(results.length > 1);
  for (const { name, size, sizeLimit, passed } of results) {
    t.diagnostic(`${name}: ${size} bytes gzipped`);
    assert.ok(passed, `${name}: ${size} of ${sizeLimit} bytes`);
  }
});

test('no language is loaded that is not read, and no part before the calculator is used', async (t) => {
  const page = await open(t, { lang: 'zh' });
  const before = await scripts(page);
  assert.equal(before.filter((name) => /^tensu-(en|ja|zh)\.js$/.test(name)).length, 1);
  assert.equal(before.filter((name) => /^tensu-(panel|practice|corners|charts|closer)\.js$/.test(name)).length, 0);
  await calculator(page).write('234567m345p66678s');
  await partsCome(page, 'zh');
  assert.ok((await scripts(page)).every((name) => !/^tensu-(.*-)?(en|ja)\.js$/.test(name)));
});
