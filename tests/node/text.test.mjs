// Every id of the engine has its words in every language, and no word is left over.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadEngine } from 'tensu';
import { runnerImport } from 'vite';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const read = (path) => readFileSync(at(path), 'utf8');
const textsOf = async (folder, lang) => (await runnerImport(at(`web/text/${folder}${lang}.ts`))).module[lang];
const { withRound } = (await runnerImport(at('web/text/round/words.ts'))).module;
const ROUND = await textsOf('round/', 'ja');
const WORDS = {};
for (const lang of ['ja', 'en', 'zh']) {
  const words = withRound(await textsOf('', lang), await textsOf('round/', lang));
  WORDS[lang] = { ...words, ...(await textsOf('options/', lang)) };
}
const engine = await loadEngine();
const houses = engine.rules().map(({ id }) => engine.describe(id));
const options = houses.flatMap((house) => house.options);
const ordinary = options.filter(({ key }) => !key.startsWith('yaku.'));
const page = readdirSync(at('web/widget'), { recursive: true })
  .filter((file) => file.endsWith('.ts'))
  .map((file) => read(`web/widget/${file}`))
  .join('\n');

/** The ids in a table of the engine's headers, for those that no function of the engine lists. */
function idsOf(path, name) {
  const table = read(path).match(new RegExp(`${name}\\s*=\\s*\\{([^}]*)\\}`))[1];
  return [...table.matchAll(/"([^"]*)"/g)].map(([, id]) => id).filter(Boolean);
}

const unique = (ids) => [...new Set(ids)].sort();
const named = (words, group) => Object.keys(words[group]).sort();

/** Which table of words belongs to which ids. */
const TABLES = {
  rules: engine.rules().map(({ id }) => id),
  yaku: idsOf('core/riichi/yaku_id.hpp', 'kYakuIds'),
  row: houses.flatMap(({ rows = [] }) => rows.map(({ id }) => id)),
  flag: idsOf('core/tiles/flags.hpp', 'kFlagIds'),
  shape: idsOf('core/shape/readings.hpp', 'kShapeIds'),
  wait: idsOf('core/shape/readings.hpp', 'kWaitIds'),
  fu: idsOf('core/riichi/fu.hpp', 'kFuIds'),
  limit: idsOf('core/riichi/yaku_id.hpp', 'kLimitIds'),
  reason: idsOf('core/ledger/ledger.hpp', 'kReasonIds'),
  meld: idsOf('core/request.hpp', 'kMeldTypeIds'),
  check: idsOf('core/problem.hpp', 'kCheckIds'),
  group: options.map(({ group }) => group),
  effect: idsOf('core/rules/options.hpp', 'kEffectIds'),
  status: idsOf('core/rules/rule_set.hpp', 'kStatusIds'),
  option: ordinary.map(({ key }) => key),
  choice: ordinary.filter(({ choices = [] }) => typeof choices[0] === 'string').map(({ key }) => key),
  fact: houses.flatMap(({ facts }) => facts.map(({ id }) => id)),
  refusal: engine.refusals,
  refusalShort: engine.refusals,
};

for (const [lang, words] of Object.entries(WORDS)) {
  for (const [group, ids] of Object.entries(TABLES)) {
    test(`${lang}: ${group} has exactly the engine's ids`, () => assert.deepEqual(named(words, group), unique(ids)));
  }

  test(`${lang}: every choice of an option`, () => {
    for (const key of Object.keys(words.choice)) {
      const choices = ordinary.filter((option) => option.key === key).flatMap((option) => option.choices);
      assert.deepEqual(Object.keys(words.choice[key]).sort(), unique(choices), key);
    }
  });

  test(`${lang}: every yaku option is named as its yaku`, () => {
    for (const { key } of options) if (key.startsWith('yaku.')) assert.ok(words.yaku[key.slice(5)], key);
  });

  test(`${lang}: no word is empty or has a place that is not filled`, () => {
    const places = (template) => [...template.matchAll(/\{(\w+)/g)].map(([, place]) => place).sort();
    const walk = (mine, first, path) => {
      if (typeof mine === 'string') {
        if (!path.endsWith('back.0')) assert.ok(mine.trim(), path);
        assert.deepEqual(
          unique(places(mine).filter((place) => place !== 'n')),
          unique(places(first).filter((place) => place !== 'n')),
          path,
        );
      } else for (const key of Object.keys(mine)) walk(mine[key], first[key], `${path}.${key}`);
    };
    walk(words, WORDS.ja, lang);
  });
}

const NOTES = {};
for (const lang of ['ja', 'en', 'zh']) NOTES[lang] = await textsOf('yaku/', lang);
const sichuanFlags = read('core/tiles/flags.hpp').match(/kSichuanFlags\s*=\s*Flags::of\(([^)]*)\)/)[1];

/** What a result can list, by the tables that explain it. */
const EXPLAINED = {
  yaku: TABLES.yaku,
  dora: Object.keys(WORDS.ja.dora),
  limit: [...TABLES.limit, 'counted-yakuman'],
  row: TABLES.row,
  event: [...sichuanFlags.matchAll(/Flag::(\w+)/g)].map(([, name]) => name.replaceAll('_', '-')),
  part: [...page.matchAll(/'part\.([\w-]+)'/g)].map(([, part]) => part),
};

for (const [lang, notes] of Object.entries(NOTES)) {
  test(`${lang}: everything that a result lists is explained, and nothing else`, () => {
    assert.deepEqual(Object.keys(notes).sort(), Object.keys(EXPLAINED).sort());
    for (const [table, ids] of Object.entries(EXPLAINED)) assert.deepEqual(named(notes, table), unique(ids), table);
  });

  test(`${lang}: an explanation is a sentence, and no two are the same within a table`, () => {
    for (const table of Object.values(notes)) {
      const sentences = Object.values(table);
      for (const sentence of sentences) assert.match(sentence, /^\S.*[.。]$/);
      assert.equal(unique(sentences).length, sentences.length);
    }
  });
}

/** Sub-cases that their refusal's own sentence covers. */
const PLAIN = ['not-here', 'wrong-kind', 'unknown', 'impossible'];

test('every sub-case of a refusal has its sentence', () => {
  const words = idsOf('core/problem_ids.hpp', 'kWordIds');
  const { because, conflict } = WORDS.ja;
  assert.deepEqual(unique([...Object.keys(because), ...Object.keys(conflict), ...PLAIN]), unique(words));
});

/** Where the engine looks at one hand, or makes its rules ready. */
const OF_A_HAND = ['intake', 'line', 'riichi', 'rules', 'shape', 'sichuan'];

test('what a hand can be refused for is in the words of the calculator', async () => {
  const files = OF_A_HAND.flatMap((folder) =>
    readdirSync(at(`core/${folder}`), { recursive: true, withFileTypes: true }),
  )
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(`${entry.parentPath}/${entry.name}`, 'utf8'));
  const sources = [read('core/engine.cpp'), ...files].join('\n');
  const names = (group, table) => Object.keys(ROUND[group]).map((id) => `${table}::${id.replaceAll('-', '_')}`);
  const elsewhere = [...names('because', 'Word'), ...names('conflict', 'Word'), ...names('refusal', 'Code')];
  for (const name of elsewhere) assert.doesNotMatch(sources, new RegExp(`${name}\\b`), name);
  assert.match(sources, /Word::own_discards\b/);
  const words = await textsOf('', 'ja');
  for (const [group, own] of Object.entries(ROUND))
    for (const id of Object.keys(own)) assert.ok(!(id in words[group]), `${group}.${id} is there twice`);
});

test('every field that a hand can be refused for has a name', () => {
  const elsewhere = ['@', 'dealer', 'by'];
  const top = idsOf('core/problem_ids.hpp', 'kFieldPaths').map((path) => path.split(/[.[]/)[0]);
  const fields = Object.keys(WORDS.ja.field).map((field) => field.split('.')[0]);
  assert.deepEqual(unique(fields), unique(top.filter((field) => !elsewhere.includes(field))));
});

const PRACTICE = {};
for (const lang of ['ja', 'en', 'zh']) PRACTICE[lang] = await textsOf('practice/', lang);

test('the words of practice are all used, and there in every language', () => {
  const { guess, ...rest } = PRACTICE.ja;
  for (const key of Object.keys(rest)) assert.match(page, new RegExp(`play\\??\\.${key}\\b`), key);
  for (const words of Object.values(PRACTICE)) {
    assert.deepEqual(Object.keys(words), Object.keys(PRACTICE.ja));
    assert.deepEqual(Object.keys(words.guess), Object.keys(guess));
    for (const word of [...Object.values(words.guess), ...Object.values({ ...words, guess: 'x' })])
      assert.ok(word.trim());
  }
});

test('every word of the page itself is used', () => {
  for (const key of Object.keys(WORDS.ja.ui)) assert.match(page, new RegExp(`ui\\.${key}\\b`), key);
  for (const key of Object.keys(WORDS.ja.panel)) assert.match(page, new RegExp(`panel\\.${key}\\b`), key);
  for (const key of Object.keys(WORDS.ja.blocked)) assert.ok(page.includes(`'${key}'`), key);
  for (const key of Object.keys(WORDS.ja.hints)) assert.match(page, new RegExp(`hints\\.${key}\\b|'${key}'`), key);
});

test('the language is the first that there are words in, or English', async () => {
  const { languageOf } = (await runnerImport(at('web/text/languages.ts'))).module;
  assert.equal(languageOf('zh-Hans', 'en'), 'zh');
  assert.equal(languageOf('', 'de', 'JA-JP', 'en'), 'ja');
  assert.equal(languageOf(undefined, 'fr'), 'en');
  assert.equal(languageOf('constructor'), 'en');
});
