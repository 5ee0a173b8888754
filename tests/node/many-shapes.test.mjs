// Hands and rules that are each written in another way, one after the other: what the engine remembers of those before
// changes no answer. The engine of a hand remembers nothing of the kind.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import { loadEngine } from 'tensu';
import { loadHandEngine } from 'tensu/hand';
import { requestsOf } from './support/cases.mjs';
import { Dice } from './support/dice.mjs';

const engine = await loadEngine();
const plain = await loadHandEngine();
const cases = requestsOf('score');

const shuffledKeys = (dice, object) => Object.fromEntries(dice.shuffled(Object.entries(object)));
const inherited = (object) => Object.create(object);
const withoutPrototype = (object) => Object.assign(Object.create(null), object);
const byGetters = (object) =>
  Object.defineProperties(
    {},
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, { enumerable: true, get: () => value }])),
  );
const hidden = (object) =>
  Object.defineProperties(
    Object.create(null),
    Object.fromEntries(Object.entries(object).map(([key, value]) => [key, { enumerable: false, value }])),
  );
const foreign = (object) => runInNewContext(`(${JSON.stringify(object)})`);
const withUnknown = (object) => ({ ...object, seats: 3 });
const SHAPES = [inherited, withoutPrototype, byGetters, hidden, foreign, withUnknown, Object.freeze];

/** The same hand, written in another way. */
function rewritten(dice, hand) {
  const mixed = shuffledKeys(dice, hand);
  const melds = Array.isArray(mixed.melds) && mixed.melds.map((meld) => shuffledKeys(dice, Object(meld)));
  const rules = typeof mixed.rules === 'object' && mixed.rules ? shuffledKeys(dice, mixed.rules) : mixed.rules;
  const whole = { ...mixed, ...(melds && { melds }), ...('rules' in mixed && { rules }) };
  return dice.chance(0.3) ? dice.pick(SHAPES)(whole) : whole;
}

test('hands are scored alike in whatever way they are written', () => {
  const dice = new Dice(5);
  let refused = 0;
  for (const hand of cases) {
    const other = rewritten(dice, hand);
    const want = plain.score(other);
    assert.deepEqual(engine.score(other), want);
    refused += want.problems?.some(({ field }) => field === 'seats') ? 1 : 0;
    assert.deepEqual([...engine.scoreMany([hand, other])].slice(5), [...engine.scoreMany([other])]);
  }
  assert.ok(refused > 20);
});

test('keys that an object only inherits are not those of a hand that none should have', () => {
  Object.prototype.colour = 'red';
  try {
    const [hand] = cases;
    assert.deepEqual(engine.score({ ...hand }), plain.score({ ...hand }));
    assert.deepEqual(engine.score({ honba: 1, ...hand }), plain.score({ honba: 1, ...hand }));
  } finally {
    delete Object.prototype.colour;
  }
});

test('a hand with more keys than can be named is refused all the same', () => {
  const many = Object.fromEntries(Array.from({ length: 300_000 }, (_, i) => [`key${i}`, i]));
  for (const hand of [{ ...cases[0], ...many }, withoutPrototype({ ...cases[0], ...many })]) {
    const want = plain.score(hand);
    assert.equal(want.problems[0].field, 'key0');
    assert.deepEqual(engine.score(hand), want);
  }
});

test('rules that change under the same name are other rules', () => {
  const hand = { concealed: '234m567p345s678s55p', win: { by: 'ron', from: 1 } };
  const rules = { base: 'tenhou', set: { kuitan: true } };
  const all = [];
  for (const change of [
    () => {},
    () => Object.assign(rules.set, { kuitan: false }),
    () => Object.assign(rules.set, { min_han: 2 }),
    () => Object.assign(rules, { base: 'makopi-house' }),
    () => delete rules.set.kuitan,
    () => Object.assign(rules, { extra: 1 }),
    () => delete rules.extra,
    () => Object.assign(rules.set, { nothing: 1 }),
    () => delete rules.set.nothing,
    () => Object.assign(rules, { set: {} }),
  ]) {
    change();
    all.push(JSON.stringify(plain.score({ ...hand, rules })));
    assert.deepEqual(engine.score({ ...hand, rules }), plain.score({ ...hand, rules }));
    assert.deepEqual(engine.describe(rules), plain.describe(rules));
  }
  assert.ok(new Set(all).size > 2);
});

test('more rule sets by turns than stay ready', () => {
  const hand = { concealed: '234m567p345s678s55p', win: { by: 'tsumo' }, honba: 1 };
  const yaku = ['menzen-tsumo', 'pinfu', 'tanyao', 'riichi', 'ippatsu', 'haku', 'hatsu', 'chun', 'toitoi'];
  const asked = Array.from({ length: 2 ** yaku.length }, (_, number) => {
    const set = Object.fromEntries(yaku.map((id, bit) => [`yaku.${id}`, (number >> bit) % 2 === 1]));
    return { ...hand, rules: number % 7 === 0 ? 'tenhou' : { base: 'tenhou', set } };
  });
  const want = asked.map((each) => {
    const result = plain.score(each);
    return result.ok ? result.han : undefined;
  });
  for (let round = 0; round < 2; round++) {
    const worths = engine.scoreMany(asked);
    assert.deepEqual(
      asked.map((_, i) => (worths[5 * i] === 0 ? worths[5 * i + 1] : undefined)),
      want,
    );
  }
  assert.deepEqual(new Set(want), new Set([undefined, 1, 2, 3]));
});

test('what a hand holds where it does not show counts neither after a hand like it nor after another', () => {
  const [hand] = cases;
  const secret = Object.defineProperty({ ...hand }, 'dora', { value: '4s', enumerable: false });
  const given = new Proxy({}, { get: (_, key) => hand[key] });
  for (const before of [hand, { seat: 0, ...hand }, withoutPrototype(hand), { unknown: 1, ...hand }, {}]) {
    for (const strange of [secret, given]) {
      const want = plain.score(strange);
      engine.score(before);
      assert.deepEqual(engine.score(strange), want);
      assert.deepEqual([...engine.scoreMany([before, strange])].slice(5), [...engine.scoreMany([strange])]);
    }
  }
  assert.deepEqual(plain.score(secret), plain.score({ ...secret }));
});

test('options that are inherited are none, whichever rules were asked for before', () => {
  const hand = { concealed: '234m567p345s678s55p', win: { by: 'tsumo' } };
  const set = Object.create({ 'yaku.tanyao': false });
  const { han } = engine.score({ ...hand, rules: 'tenhou' });
  for (const before of ['tenhou', { base: 'tenhou', set: { 'yaku.tanyao': false } }, { base: 'tenhou', set: {} }]) {
    engine.score({ ...hand, rules: before });
    assert.equal(engine.score({ ...hand, rules: { base: 'tenhou', set } }).han, han);
  }
});

test('a text is the name of rules or none, whichever rules were asked for before', () => {
  const hand = { concealed: '234m567p345s678s55p', win: { by: 'tsumo' } };
  for (const { score } of [engine, plain]) {
    for (const set of [{}, { kiriage: true }]) {
      assert.ok(score({ ...hand, rules: { base: 'tenhou', set } }).ok);
    }
    for (const rules of ['"tenhou"', '"tenhou";"kiriage"=0true', '']) {
      assert.equal(score({ ...hand, rules }).problems[0].code, 'bad_rules');
    }
  }
});

test('a hand that throws while it is read changes nothing for those after it', () => {
  const [hand] = cases;
  const thrower = {
    rules: 'tenhou',
    get honba() {
      throw new Error('not now');
    },
  };
  const want = plain.score(hand);
  for (const ask of [engine.score, (each) => engine.scoreMany([each])]) {
    assert.deepEqual(engine.score(hand), want);
    ask(thrower);
    assert.deepEqual(engine.score(hand), want);
  }
});
