// What a page loads for a calculator, compressed as a server would send it.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { calculator, useSite } from './browser.mjs';

const open = useSite();
const folder = fileURLToPath(new URL('../../dist/widget/', import.meta.url));
const weigh = (name) => gzipSync(readFileSync(folder + name), { level: 9 }).length;
/** Script, engine, tiles and the words of one language. */
const MOST_KB = 142;

test('the widget is one script, the engine, files of texts for each language, and a page for an iframe', () => {
  const texts = ['en', 'ja', 'zh'].flatMap((lang) => [`tensu-${lang}.js`, `tensu-yaku-${lang}.js`]);
  const page = ['embed.html', 'tensu-embed.css', 'tensu-embed.js'];
  assert.deepEqual(readdirSync(folder).sort(), [...texts, ...page, 'tensu.js', 'tensu.wasm'].sort());
});

test('an embedded calculator stays small', (t) => {
  const words = Math.max(...['en', 'ja', 'zh'].map((lang) => weigh(`tensu-${lang}.js`)));
  const [script, engine] = [weigh('tensu.js'), weigh('tensu.wasm')];
  const sum = script + engine + words;
  t.diagnostic(`gzipped: script ${script}, engine ${engine}, words ${words}, in all ${sum} bytes`);
  assert.ok(sum <= MOST_KB * 1000, `${sum} bytes`);
});

test('no language is loaded that is not read', async (t) => {
  const page = await open(t, { lang: 'zh' });
  await calculator(page).write('234567m345p66678s');
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const languages = loaded.filter((name) => /\/tensu-(en|ja|zh)\.js$/.test(name));
  assert.equal(languages.length, 1);
  assert.match(languages[0], /\/tensu-zh\.js$/);
});
