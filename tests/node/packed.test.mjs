// The fast path: the same worth as `score`, and no harm from damaged records.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { loadEngine } from 'tensu';
import { requestsOf } from './support/cases.mjs';
import { always, rolled } from './support/dice.mjs';
import { handMaker } from './support/hands.mjs';

const engine = await loadEngine();
const hands = rolled(handMaker(engine));
const rows = engine.describe('mahjchina-sichuan').rows.map(({ id }) => id);
const BAD_PACKED = 1 + engine.refusals.indexOf('bad_packed');
const RECORD = engine.pack([{}]).length;
const cases = requestsOf('score');

/** What the fast path should say of a result: code, han, fu, base, winner's delta. */
function worthOf(result, seat = 0) {
  if (!result.ok) {
    return [1 + engine.refusals.indexOf(result.problems[0].code), 0, 0, 0, 0];
  }
  const delta = Math.max(-(2 ** 31), Math.min(2 ** 31 - 1, result.deltas[seat]));
  return result.pattern
    ? [0, rows.indexOf(result.pattern.id), result.roots, result.base, delta]
    : [0, result.han, result.fu, result.base, delta];
}

const expected = (list) => list.flatMap((hand) => worthOf(engine.score(hand), hand?.seat));

test('every case is worth the same packed', () => {
  const want = expected(cases);
  assert.deepEqual([...engine.scoreMany(cases)], want);
  assert.deepEqual([...engine.scorePacked(engine.pack(cases))], want);
  assert.ok(want.filter((_, i) => i % 5 === 0 && want[i] === 0).length > 500);
});

test('hands are worth the same packed, refusals too', () => {
  always(fc.array(hands, { minLength: 1, maxLength: 12 }), 700, (list) => {
    const want = expected(list);
    const packed = engine.pack(list);
    assert.equal(packed.length, list.length * RECORD);
    assert.deepEqual([...engine.scorePacked(packed)], want);
    assert.deepEqual([...engine.scoreMany(list)], want);
  });
});

test('what is no hand is packed with its refusal', () => {
  const list = [
    undefined,
    null,
    5,
    'tenhou',
    {},
    { rules: 'tenhou' },
    { rules: 'tenhou', concealed: '1x' },
    cases[0],
    [],
  ];
  assert.deepEqual([...engine.scoreMany(list)], expected(list));
  assert.deepEqual([...engine.scorePacked(engine.pack(list))], expected(list));
  const codes = list.map((_, i) => engine.refusals[engine.scoreMany(list)[5 * i] - 1]);
  assert.deepEqual(codes.slice(4, 7), ['bad_rules', 'bad_value', 'bad_notation']);
});

test('more hands than fit in the engine at once', () => {
  const many = Array.from({ length: 1000 }, (_, i) => cases[i % cases.length]);
  assert.deepEqual([...engine.scoreMany(many)], expected(many));
  assert.deepEqual([...engine.scorePacked(engine.pack(many))], expected(many));
});

test('records can be cut out, put together and read by another engine', async () => {
  const other = await loadEngine();
  const packed = engine.pack(cases);
  const want = expected(cases);
  assert.deepEqual([...other.scorePacked(packed)], want);
  const third = packed.subarray(2 * RECORD, 3 * RECORD);
  assert.deepEqual([...other.scorePacked(third)], want.slice(10, 15));
  const twice = Buffer.concat([third, third]);
  assert.deepEqual([...other.scorePacked(twice)], [...want.slice(10, 15), ...want.slice(10, 15)]);
});

test('the same hand packs to the same bytes', () => {
  always(hands, 300, (hand) => assert.deepEqual(engine.pack([hand]), engine.pack([structuredClone(hand)])));
});

test('one changed byte makes a record bad_packed', () => {
  const good = cases.filter((hand) => engine.score(hand).ok);
  const refused = cases.filter((hand) => !engine.score(hand).ok);
  const places = fc.tuple(
    rolled((dice) => dice.pick(dice.chance(0.8) ? good : refused)),
    fc.nat(RECORD - 1),
    fc.integer({ min: 1, max: 255 }),
  );
  always(places, 20000, ([hand, place, flip]) => {
    const packed = engine.pack([hand]);
    packed[place] ^= flip;
    assert.deepEqual([...engine.scorePacked(packed)], [BAD_PACKED, 0, 0, 0, 0]);
  });
});

test('any bytes are answered', () => {
  always(fc.uint8Array({ maxLength: 3 * RECORD }), 1000, (bytes) => {
    const worths = engine.scorePacked(bytes);
    assert.equal(worths.length, 5 * Math.ceil(bytes.length / RECORD));
    assert.ok(worths.every((number, i) => (i % 5 === 0 ? number === BAD_PACKED : number === 0)));
  });
});

test('a record that is cut off is bad_packed, the ones before it are not', () => {
  const list = cases.slice(0, 3);
  const packed = engine.pack(list);
  const want = expected(list);
  for (let length = 0; length <= packed.length; length++) {
    const whole = Math.floor(length / RECORD);
    const rest = length % RECORD === 0 ? [] : [BAD_PACKED, 0, 0, 0, 0];
    assert.deepEqual([...engine.scorePacked(packed.subarray(0, length))], [...want.slice(0, 5 * whole), ...rest]);
  }
});

const revoked = () => {
  const { proxy, revoke } = Proxy.revocable([], {});
  revoke();
  return proxy;
};

test('what is no list of hands is one hand that is refused, and what is no bytes a damaged record', () => {
  const bad = [1 + engine.refusals.indexOf('bad_value'), 0, 0, 0, 0];
  const buffer = engine.pack(cases.slice(0, 2)).buffer;
  for (const value of [undefined, null, 7, 'x', {}, { length: 3 }, new Set([1]), [1, 2, 3], buffer, revoked()]) {
    assert.deepEqual([...engine.scorePacked(value)], [BAD_PACKED, 0, 0, 0, 0]);
  }
  for (const value of [undefined, null, 7, 'x', {}, cases[0], new Set([1]), new Array(2 ** 22 + 1), revoked()]) {
    assert.deepEqual([...engine.scoreMany(value)], bad);
    assert.deepEqual([...engine.scorePacked(engine.pack(value))], bad);
  }
  for (const empty of [engine.pack([]), engine.scoreMany([]), engine.scorePacked(new Uint8Array())]) {
    assert.equal(empty.length, 0);
  }
});

test('records are bytes in whatever view, also of another realm', () => {
  const packed = engine.pack(cases.slice(0, 4));
  const want = expected(cases.slice(0, 4));
  const { buffer } = packed;
  const elsewhere = runInNewContext('bytes => new Uint8Array(bytes)')(packed);
  assert.equal(elsewhere instanceof Uint8Array, false);
  for (const view of [Buffer.from(packed), new DataView(buffer), new Int32Array(buffer), elsewhere]) {
    assert.deepEqual([...engine.scorePacked(view)], want);
  }
});
