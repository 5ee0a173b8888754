// The pages of the table say everything in every language, and no word of theirs is left over.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const LANGUAGES = ['ja', 'en', 'zh'];

const sources = (folder) =>
  readdirSync(at(folder), { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(at(`${folder}/${file}`), 'utf8'))
    .join('\n');

const places = (template) => [...new Set([...template.matchAll(/\{(\w+)/g)].map(([, place]) => place))].sort();

/** What every page says of its record, and what its pages say; the sheet has a test of its own. */
for (const page of ['keeping', 'battle', 'tournament']) {
  const name = page === 'keeping' ? 'keep' : 'own';
  const words = {};
  for (const lang of LANGUAGES)
    words[lang] = Object.entries((await runnerImport(at(`web/text/table/${page}/${lang}.ts`))).module[lang]);

  test(`${page}: every word is used`, () => {
    const code = sources(`web/table/${page}`);
    for (const [key] of words.ja) assert.match(code, new RegExp(`${name}\\.${key}\\b`), key);
  });

  test(`${page}: every word that is used is there`, () => {
    const there = new Set(words.ja.map(([key]) => key));
    const used = sources(`web/table/${page}`).matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'));
    for (const [, key] of used) assert.ok(there.has(key), key);
  });

  for (const lang of LANGUAGES) {
    test(`${page}, ${lang}: the same words with the same places to fill, none of them empty`, () => {
      assert.deepEqual(
        words[lang].map(([path, word]) => [path, places(word)]),
        words.ja.map(([path, word]) => [path, places(word)]),
      );
      for (const [path, word] of words[lang]) assert.ok(word.trim(), path);
    });
  }
}
