// The pages of the table say everything in every language, and no word of theirs is left over.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const LANGUAGES = ['ja', 'en', 'zh'];
const SHARED = 'web/table/keeping';

const sources = (folder) =>
  readdirSync(at(folder), { recursive: true })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(at(`${folder}/${file}`), 'utf8'))
    .join('\n');

/** The words by their paths, such as `keep.print`. */
const flat = (words, path = '') =>
  Object.entries(words).flatMap(([key, word]) =>
    typeof word === 'string' ? [[path + key, word]] : flat(word, `${path}${key}.`),
  );
const places = (template) => [...new Set([...template.matchAll(/\{(\w+)/g)].map(([, place]) => place))].sort();

for (const page of ['battle', 'tournament']) {
  const words = {};
  for (const lang of LANGUAGES)
    words[lang] = flat((await runnerImport(at(`web/text/table/${page}/${lang}.ts`))).module[lang]);

  test(`${page}: every word is used`, () => {
    const [own, shared] = [sources(`web/table/${page}`), sources(SHARED)];
    for (const [path] of words.ja) {
      const [key, kept] = path.split('.');
      if (kept === undefined) assert.match(own, new RegExp(`own\\.${key}\\b`), path);
      else if (!['taken', 'damaged'].includes(kept)) assert.match(shared, new RegExp(`words\\.${kept}\\b`), path);
      else assert.ok(shared.includes(`'${kept}'`), path);
    }
  });

  test(`${page}: every word that is used is there`, () => {
    const there = new Set(words.ja.map(([path]) => path.split('.')[0]));
    for (const [, key] of sources(`web/table/${page}`).matchAll(/\bown\.(\w+)/g)) assert.ok(there.has(key), key);
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
