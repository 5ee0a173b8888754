// Every option that is marked `score` changes a score somewhere, and no other option changes any.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { loadEngine } from 'tensu';
import { requestsOf } from './support/cases.mjs';
import { Dice } from './support/dice.mjs';
import { choicesOf, handMaker } from './support/hands.mjs';

const engine = await loadEngine();
const infos = engine.rules();

/** Options that mean nothing unless others are set so. */
const NEEDS = {
  renhou_scope: { renhou: 'mangan' },
  double_suuankou_tanki: { yakuman_stack: true },
  double_kokushi_13: { yakuman_stack: true },
  double_chuuren_9: { yakuman_stack: true },
  double_daisuushii: { yakuman_stack: true },
  pao: { yakuman_stack: true },
  pao_scope: { yakuman_stack: true, pao: true },
  uumensai_form: { 'yaku.uumensai': true },
  fuusetsu_wind: { 'yaku.fuusetsu-getsuka': true },
};

/** Hands of all cases, those of the options first, without their rules. */
function witnesses(family) {
  const ofFamily = (hand) => (hand?.lack === undefined) === (family === 'riichi');
  const seen = new Map();
  for (const request of requestsOf('score')
    .filter((hand) => hand?.rules?.set)
    .concat(requestsOf('score'))) {
    if (ofFamily(request)) {
      const { rules, ...hand } = request;
      seen.set(JSON.stringify(hand), hand);
    }
  }
  return [...seen.values()];
}

/** Everything but the name of the rule set. */
const scoreUnder = (hand, rules) => engine.compare(hand, [rules])[0];

/** Where a hand was told apart by this option before. */
const remembered = new Map();

function finds(hands, key, one, other) {
  const tellsApart = (hand) => !isDeepStrictEqual(scoreUnder(hand, one), scoreUnder(hand, other));
  const known = remembered.get(key) ?? [];
  const found = known.find(tellsApart) ?? hands.find(tellsApart);
  if (found && !known.includes(found)) {
    remembered.set(key, [...known, found]);
  }
  return found !== undefined;
}

/** Pairs of neighbouring values; of a long range its ends and its first steps. */
function pairsOf(option) {
  const choices = choicesOf(option);
  const all = choices.slice(1).map((value, i) => [choices[i], value]);
  return all.length > 4 ? [all[0], all.at(-1), [choices[0], choices.at(-1)]] : all;
}

for (const { id, family } of infos) {
  test(`${id}: every option of the score changes one`, () => {
    const hands = witnesses(family);
    const without = [];
    for (const option of engine.describe(id).options.filter(({ effect }) => effect === 'score')) {
      for (const [one, other] of pairsOf(option)) {
        const rules = (value) => ({ base: id, set: { ...NEEDS[option.key], [option.key]: value } });
        if (!finds(hands, option.key, rules(one), rules(other))) {
          without.push(`${option.key}: ${one}, ${other}`);
        }
      }
    }
    assert.deepEqual(without, []);
  });
}

/** Every fifth case and as many hands made by chance. */
function sampleFor(id, family) {
  const dice = new Dice(17);
  const make = handMaker(engine, [id]);
  const made = Array.from({ length: 300 }, () => make(dice));
  const cases = witnesses(family).filter((_, i) => i % 5 === 0);
  return [...cases, ...made].map(({ rules, ...hand }) => hand);
}

/** How a nagashi mangan is paid is settled at the draw, and shows in the score of the hand that has it. */
const isNagashi = ({ flags }) => Array.isArray(flags) && flags.includes('nagashi-mangan');

for (const { id, family } of infos) {
  test(`${id}: no other option changes a score`, () => {
    const hands = sampleFor(id, family);
    const presets = hands.map((hand) => scoreUnder(hand, id));
    const others = engine.describe(id).options.filter(({ effect }) => effect !== 'score');
    assert.ok(others.length > 5);
    for (const option of others) {
      const values = choicesOf(option).filter((value) => value !== option.value);
      for (const value of values.length > 4 ? [values[0], values.at(-1)] : values) {
        for (const [i, hand] of hands.entries()) {
          const changed = scoreUnder(hand, { base: id, set: { [option.key]: value } });
          if (option.key !== 'nagashi' || !isNagashi(hand)) {
            assert.deepEqual(changed, presets[i], `${option.key}: ${value} ${JSON.stringify(hand)}`);
          }
        }
      }
    }
  });
}

test('nagashi says how the hand of a nagashi mangan is paid', () => {
  const hand = {
    concealed: '123m456p789s1123z',
    win: { by: 'tsumo' },
    flags: ['nagashi-mangan'],
    honba: 2,
    deposits: 1,
  };
  for (const base of ['makopi-house', 'tenhou', 'web-tile']) {
    const reasons = (nagashi) => {
      const { lines } = engine.score({ ...hand, rules: { base, set: { nagashi } } });
      return [...new Set(lines.map(({ reason }) => reason))];
    };
    // At the draw without counters and sticks; as a win with both.
    assert.deepEqual(reasons('draw'), ['nagashi']);
    assert.deepEqual(reasons('win'), ['nagashi', 'honba', 'deposits']);
  }
});
