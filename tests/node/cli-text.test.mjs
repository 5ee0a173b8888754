// What the command says is there in every language, and no word is left over.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const at = (path) => fileURLToPath(new URL(`../../wasm/command/${path}`, import.meta.url));
const load = async (path) => (await runnerImport(at(path))).module;
const WORDS = {};
for (const lang of ['ja', 'en', 'zh']) WORDS[lang] = (await load(`text/${lang}.ts`))[lang];
const { COMMANDS, OPTIONS } = await load('commands.ts');
const source = readdirSync(at(''), { recursive: true })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('text'))
  .map((file) => readFileSync(at(file), 'utf8'))
  .join('\n');

const sorted = (ids) => [...new Set(ids)].sort();
const places = (template) =>
  sorted([...template.matchAll(/\{(\w+)/g)].map(([, place]) => place).filter((place) => place !== 'n'));

/** Which table of words belongs to which ids. */
const TABLES = {
  command: Object.keys(COMMANDS),
  about: Object.keys(COMMANDS),
  option: Object.keys(OPTIONS),
  value: Object.values(OPTIONS).flatMap(({ value }) => value ?? []),
  operand: Object.values(COMMANDS).flatMap(({ operands }) => operands.map(({ name }) => name)),
};

for (const [lang, words] of Object.entries(WORDS)) {
  test(`${lang}: every command, option, value and argument has its words, and nothing else has`, () => {
    for (const [table, ids] of Object.entries(TABLES))
      assert.deepEqual(sorted(Object.keys(words[table])), sorted(ids), table);
  });

  test(`${lang}: no word is empty or fills other places than the others`, () => {
    const walk = (mine, first, path) => {
      if (typeof mine === 'string') {
        assert.ok(mine.trim(), path);
        assert.deepEqual(places(mine), places(first), path);
        return;
      }
      assert.deepEqual(Object.keys(mine), Object.keys(first), path);
      for (const key of Object.keys(mine)) walk(mine[key], first[key], `${path}.${key}`);
    };
    walk(words, WORDS.ja, lang);
  });
}

test('refusals in words of the command take the place of the page’s', async () => {
  const [{ ja: page }, { ja: round }] = await Promise.all(
    ['', 'round/'].map((of) => load(`../../web/text/${of}ja.ts`)),
  );
  const { withRound } = await load('../../web/text/round/words.ts');
  const ja = withRound(page, round);
  // The page has no word of its own for a field that is not known: it writes none.
  const known = { refusal: Object.keys(ja.refusal), because: [...Object.keys(ja.because), 'unknown'] };
  for (const [table, ids] of Object.entries(known)) {
    for (const id of Object.keys(WORDS.ja[table])) assert.ok(ids.includes(id), `${table}.${id}`);
  }
});

test('every option of a command is described, and every one described is some command’s', () => {
  const everywhere = ['lang', 'version', 'help'];
  const used = Object.values(COMMANDS).flatMap(({ options }) => options);
  assert.deepEqual(sorted([...used, ...everywhere]), sorted(Object.keys(OPTIONS)));
});

test('every other word is used', () => {
  const { fault, heading, batch, record, settle, exit, environment } = WORDS.ja;
  for (const id of Object.keys(fault)) assert.match(source, new RegExp(`['.]${id}'?\\b`), id);
  for (const [table, words] of Object.entries({ batch, record, settle, exit, environment }))
    for (const id of Object.keys(words))
      assert.match(source, new RegExp(`(${table}|settle|exit)\\.${id}\\b`), `${table}.${id}`);
  for (const id of Object.keys(heading)) assert.match(source, new RegExp(`(heading|headings)\\.${id}\\b`), id);
});
