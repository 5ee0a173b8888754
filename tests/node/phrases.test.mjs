// Whatever the engine refuses is said in a whole sentence in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadEngine } from 'tensu';
import { runnerImport } from 'vite';
import { requestsOf } from './support/cases.mjs';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { module: phrases } = await runnerImport(at('web/widget/phrases.ts'));
const { module: round } = await runnerImport(at('web/text/round/words.ts'));
const engine = await loadEngine();

/** Every kind of problem that the cases meet, once, by the call that met it. */
function problemsMet(wanted) {
  const met = new Map();
  for (const request of requestsOf(wanted)) {
    for (const problem of engine[wanted](request).problems ?? []) {
      const { code, field, detail } = problem;
      met.set([code, field, detail?.reason, detail?.other, detail?.flag].join(), problem);
    }
  }
  return [...met.values()];
}

const problems = problemsMet('score');

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

test('the robbing of a concealed kan is refused in words that hold where no hand may do it', async () => {
  const PROVISOS = { ja: 'ルールが認める', en: 'if the rules allow it', zh: '规则允许' };
  const orphans = { concealed: '9m19p19s12345677z1m', win: { by: 'ron', from: 1 }, flags: ['chankan-ankan'] };
  const [problem] = engine.score({ rules: 'tenhou', ...orphans }).problems;
  assert.equal(problem.detail.other, 'not-orphans');
  for (const [lang, proviso] of Object.entries(PROVISOS)) {
    const { module: text } = await runnerImport(at(`web/text/${lang}.ts`));
    const sentence = new phrases.Phrases(lang, text[lang], false).problem(problem);
    assert.ok(sentence.includes(proviso), sentence);
  }
});

test('a number that is too great or too small is answered with what it can be', async () => {
  const RANGES = { ja: '0から1,000,000まで', en: 'from 0 to 1,000,000', zh: '0到1,000,000' };
  const hand = { rules: 'tenhou', concealed: '234m345p5678s666z5s', win: { by: 'tsumo' }, deposits: -3 };
  const [problem] = engine.score(hand).problems;
  for (const [lang, range] of Object.entries(RANGES)) {
    const { module: text } = await runnerImport(at(`web/text/${lang}.ts`));
    const sentence = new phrases.Phrases(lang, text[lang], false).problem(problem);
    assert.ok(sentence.includes(range), sentence);
  }
});

const FIELDS = {
  'outcome.wins[1].melds[0].tiles': ['和了2、副露1', 'Win 2, Meld 1', '和牌2、副露1'],
  'outcome.wins[0].win.from': ['和了1、放銃者', 'Win 1, Discarder', '和牌1、放铳者'],
  'outcome.actions[2].hands[1].lack': ['行動3、手2、定缺', 'Action 3, Hand 2, Lack suit', '第3步、手牌2、定缺'],
  'outcome.actions[0].seat': ['行動1、行動した人', 'Action 1, Who acts', '第1步、动作的人'],
  'penalties[1].kind': ['罰則2、罰則の種類', 'Penalty 2, Kind of penalty', '罚则2、罚则的种类'],
  'points[2]': ['持ち点、西家', 'Points held, West', '持有点数、西家'],
  'uma[1]': ['ウマ（2番目）', 'Uma (2)', '顺位点（第2项）'],
  'rules.set.noten': ['ノーテン罰符の合計', 'Noten payments, in all', '未听罚符合计'],
  'outcome.kind': ['流局の種類', 'Kind of draw', '流局的种类'],
  'melds[0].tiles': ['副露1', 'Meld 1', '副露1'],
  dora: ['ドラ表示牌', 'Dora indicators', '宝牌指示牌'],
};

for (const [at_, lang] of ['ja', 'en', 'zh'].entries()) {
  test(`a field is named with its place in the record of a round: ${lang}`, async () => {
    const { module: page } = await runnerImport(at(`web/text/${lang}.ts`));
    const { module: own } = await runnerImport(at(`web/text/round/${lang}.ts`));
    const words = round.withRound(page[lang], own[lang]);
    const { module: options } = await runnerImport(at(`web/text/options/${lang}.ts`));
    const speaker = new phrases.Phrases(lang, words, false, options[lang]);
    for (const [path, names] of Object.entries(FIELDS)) assert.equal(speaker.field(path), names[at_], path);
    const ofOthers = /^(outcome\.(wins|actions)\[\d+\]\.fuu|foo|penalties\[0\]\.why)$/;
    for (const problem of problemsMet('settle').filter(({ field }) => !ofOthers.test(field))) {
      const what = JSON.stringify(problem);
      assert.doesNotMatch(speaker.field(problem.field), /[[\].]|outcome\./, what);
      assert.match(speaker.problem(problem), /[.。]$/, what);
    }
  });

  test(`a condition of the other family is named: ${lang}`, async () => {
    const { module: text } = await runnerImport(at(`web/text/${lang}.ts`));
    const speaker = new phrases.Phrases(lang, text[lang], false);
    const hand = { rules: 'makopi-house', concealed: '234567m345p66678s', win: { by: 'tsumo' }, flags: ['kong-bloom'] };
    const { problems: found } = engine.score(hand);
    assert.ok(speaker.problem(found[0]).includes(text[lang].flag['kong-bloom']));
  });
}

test('what every object has is no word', async () => {
  const { module: text } = await runnerImport(at('web/text/en.ts'));
  const speaker = new phrases.Phrases('en', text.en, false);
  assert.equal(speaker.name(text.en.yaku, 'constructor'), '');
  assert.match(speaker.problem({ code: 'bad_value', field: 'constructor' }), /constructor/);
});
