// Whatever the engine refuses is said in a whole sentence in every language.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadEngine } from 'tensu';
import { runnerImport } from 'vite';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { module: phrases } = await runnerImport(at('web/widget/phrases.ts'));
const engine = await loadEngine();

/** Every kind of problem that the cases meet, once. */
function problemsMet() {
  const met = new Map();
  for (const file of readdirSync(at('tests/cases')).filter((name) => name.endsWith('.jsonl'))) {
    for (const line of readFileSync(at(`tests/cases/${file}`), 'utf8')
      .split('\n')
      .filter(Boolean)) {
      const { call, request } = JSON.parse(line);
      if (call !== 'score') continue;
      const result = engine.score(request);
      for (const problem of result.problems ?? [])
        met.set(
          [problem.code, problem.field, problem.detail?.reason, problem.detail?.other, problem.detail?.flag].join(),
          problem,
        );
    }
  }
  return [...met.values()];
}

const problems = problemsMet();

test('the cases meet every code that a hand can be refused with', () => {
  const codes = new Set(problems.map(({ code }) => code));
  const ofRounds = ['bad_action', 'bad_outcome', 'bad_packed'];
  assert.deepEqual(
    engine.refusals.filter((code) => !codes.has(code) && !ofRounds.includes(code)),
    [],
  );
});

for (const lang of ['ja', 'en', 'zh']) {
  test(`every problem is a whole sentence: ${lang}`, async () => {
    const { module: text } = await runnerImport(at(`web/text/${lang}.ts`));
    const speaker = new phrases.Phrases(lang, text[lang], false);
    for (const problem of problems) {
      const { code, detail = {} } = problem;
      const sentence = speaker.problem(problem);
      const what = JSON.stringify(problem);
      assert.match(sentence, /[.。]$/, what);
      assert.doesNotMatch(sentence, /[{}]|undefined|「」|“”|（）|\(\)|[a-z]_[a-z]|melds\[/, `${what}: ${sentence}`);
      for (const [, place] of speaker.sentenceOf(code, detail).matchAll(/\{(\w+)/g))
        assert.ok(place === 'field' || place in detail, `${place} in ${what}`);
    }
  });
}
