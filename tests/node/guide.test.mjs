// The guides say everything that they must, in every language, and the reason for every rule.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadEngine } from 'tensu';
import { runnerImport } from 'vite';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const engine = await loadEngine();
const LANGUAGES = ['ja', 'en', 'zh'];
/** A variant has its place in the guide of the rule set that it is a variant of. */
const GUIDES = engine.rules().filter(({ variantOf }) => !variantOf);
const SECTIONS = [
  'point',
  'shape',
  'turn',
  'shapes',
  'three-way',
  'examples',
  'yaku',
  'faq',
  'rules',
  'agree',
  'source',
];
const LEAST_QUESTIONS = 8;

for (const lang of LANGUAGES) {
  for (const { id, family } of GUIDES) {
    const folder = `web/guide/${lang}/${id}`;
    const text = readFileSync(at(`${folder}/index.md`), 'utf8');
    const anchors = [...text.matchAll(/\{:#([\w-]+)\}/g)].map(([, anchor]) => anchor);

    test(`${lang}: the guide of ${id} has every section in order, and questions`, () => {
      const wanted = family === 'riichi' ? SECTIONS.toSpliced(7, 0, 'payments') : SECTIONS;
      assert.deepEqual(
        anchors.filter((anchor) => wanted.includes(anchor)),
        wanted,
      );
      const questions = anchors.filter((anchor) => anchor.startsWith('faq-'));
      assert.ok(questions.length >= LEAST_QUESTIONS, `${questions.length} questions`);
    });

    test(`${lang}: the guide of ${id} says why every rule is as it is`, () => {
      const { reasons } = JSON.parse(readFileSync(at(`${folder}/${id}.11tydata.json`), 'utf8'));
      const { options, facts } = engine.describe(id);
      const ordinary = options.filter(({ key }) => !key.startsWith('yaku.'));
      const assumed = [
        ...ordinary.filter(({ valueStatus }) => valueStatus === 'assumed').map(({ key }) => key),
        ...facts.filter(({ status }) => status === 'assumed').map((fact) => fact.id),
      ];
      assert.deepEqual(
        assumed.filter((rule) => !reasons.why[rule]),
        [],
      );
      const known = new Set([...options.map(({ key }) => key), ...facts.map((fact) => fact.id)]);
      assert.deepEqual(
        Object.keys(reasons.why).filter((rule) => !known.has(rule)),
        [],
        'reasons for rules that there are not',
      );
      assert.match(reasons.stated, /\S/);
      assert.match(reasons.assumed, /\S/);
    });
  }
}

test('every part of an element that can be styled is named where embedding is told of', () => {
  const parts = ['calculator', 'hand', 'table'].flatMap((name) =>
    [...readFileSync(at(`web/widget/tensu-${name}.ts`), 'utf8').matchAll(/@csspart ([\w-]+)/g)].map(([, part]) => part),
  );
  assert.ok(parts.includes('meld') && parts.includes('table'));
  for (const lang of LANGUAGES) {
    const told = readFileSync(at(`web/guide/${lang}/embed.md`), 'utf8')
      .split('::part()')[1]
      .split('\n')[0];
    for (const part of parts) assert.ok(told.includes(`\`${part}\``), `${lang}: ${part}`);
  }
});

/** Words that are looked up by an id, and the file that has the ids for its keys. */
const BY_ID = { pages: 'build/frame.ts', shapes: 'figures/basics.ts' };
const SOURCES = ['build', 'figures', 'layouts', ...LANGUAGES]
  .flatMap((folder) => readdirSync(at(`web/guide/${folder}`), { recursive: true }).map((file) => `${folder}/${file}`))
  .filter((file) => /\.(ts|njk|md)$/.test(file))
  .map((file) => readFileSync(at(`web/guide/${file}`), 'utf8'))
  .join('\n');

/** Whether a word is read from its group, `group.key`, or taken out of it, `{ key } = group`. */
function isUsed(key, group = '(?:guide|words)') {
  if (new RegExp(`\\b${group}\\.${key}\\b|\\{[^{}]*\\b${key}\\b[^{}]*\\} = [\\w.]*\\b${group};`).test(SOURCES))
    return true;
  return group in BY_ID && new RegExp(`\\b${key}: '`).test(readFileSync(at(`web/guide/${BY_ID[group]}`), 'utf8'));
}

test('every word of the guide is used', async () => {
  const { module } = await runnerImport(at('web/text/guide/ja.ts'));
  const unusedIn = (words, group) =>
    Object.entries(words).flatMap(([key, value]) =>
      typeof value === 'string' || Array.isArray(value)
        ? isUsed(key, group)
          ? []
          : [`${group ?? ''}.${key}`]
        : unusedIn(value, key),
    );
  assert.deepEqual(unusedIn(module.ja), []);
});
