// The words of the score sheet: none is missing in a language, none is left over.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path) => readFileSync(at(path), 'utf8');
const WORDS = {};
for (const lang of ['ja', 'en', 'zh']) {
  WORDS[lang] = (await runnerImport(at(`web/text/table/sheet/${lang}.ts`))).module[lang];
}
const code = readdirSync(at('web/table/sheet'), { recursive: true })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => read(`web/table/sheet/${file}`))
  .join('\n');

/** The ids that the engine settles by. */
function idsOf(name) {
  const table = read('core/ledger/round.hpp').match(new RegExp(`${name} = \\{([^}]*)\\}`))[1];
  return [...table.matchAll(/"([^"]*)"/g)].map(([, id]) => id).sort();
}

/** Every text with its path. */
const texts = (words, path = '') =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : texts(value, `${path}${key}.`),
  );
const places = (template) => [...new Set([...template.matchAll(/\{(\w+)/g)].map(([, place]) => place))].sort();

for (const [lang, words] of Object.entries(WORDS)) {
  test(`${lang}: the words of the sheet are those of the others, with the same places to fill`, () => {
    const own = texts(words);
    assert.deepEqual(
      own.map(([path, text]) => [path, places(text)]).sort(),
      texts(WORDS.ja)
        .map(([path, text]) => [path, places(text)])
        .sort(),
    );
    for (const [path, text] of own) assert.ok(text.trim(), path);
  });

  test(`${lang}: abortive draws, penalties and outcomes have exactly the engine's ids`, () => {
    assert.deepEqual(Object.keys(words.abort).sort(), idsOf('kAbortIds'));
    assert.deepEqual(Object.keys(words.offence).sort(), idsOf('kOffenceIds'));
    const outcomes = idsOf('kOutcomeIds').filter((id) => id !== 'battle');
    assert.deepEqual(Object.keys(words.entry.outcomes).sort(), outcomes);
  });
}

test('every word of the sheet is used', () => {
  const byId = /^(abort|offence|entry\.outcomes)\./;
  for (const [path] of texts(WORDS.ja)) {
    const [group, key] = path.split('.');
    const used = key === undefined ? new RegExp(`words\\.${group}\\b`) : new RegExp(`\\b${group}\\??\\.${key}\\b`);
    if (!byId.test(path)) assert.match(code, used, path);
  }
});
