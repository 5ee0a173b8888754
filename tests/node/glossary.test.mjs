// The glossary: every term can be linked to, has its name in every language, and is explained in a sentence or two.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const file = fileURLToPath(new URL('../../web/text/glossary.ts', import.meta.url));
const { GLOSSARY } = (await runnerImport(file)).module;
const terms = GLOSSARY.flatMap((group) => group.terms);
const LANGUAGES = ['ja', 'en', 'zh'];
const nameOf = { ja: ({ ja }) => ja.name, en: ({ en }) => en, zh: ({ zh }) => zh };

test('every group and term has an anchor of its own', () => {
  const ids = [...GLOSSARY, ...terms].map(({ id }) => id);
  assert.equal(new Set(ids).size, ids.length);
  for (const id of ids) assert.match(id, /^[a-z]+(-[a-z]+)*$/);
});

for (const lang of LANGUAGES) {
  test(`${lang}: no two terms have one name, and every group has one`, () => {
    const names = terms.map(nameOf[lang]);
    assert.deepEqual(
      names.filter((name, at) => !name.trim() || names.indexOf(name) !== at),
      [],
    );
    for (const { id, name } of GLOSSARY) assert.ok(name[lang].trim(), id);
  });

  test(`${lang}: one or two whole sentences for each term`, () => {
    for (const { id, meaning } of terms) {
      const sentences = meaning[lang].match(/[^.。]+[.。]/g) ?? [];
      assert.equal(sentences.join(''), meaning[lang], id);
      assert.ok(sentences.length <= 2, id);
    }
  });
}

test('readings are in kana', () => {
  for (const { id, ja } of terms) assert.match(ja.kana, /^[\p{Script=Hiragana}\p{Script=Katakana}ー・]+$/u, id);
});
