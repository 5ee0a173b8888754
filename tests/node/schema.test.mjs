// The JSON Schema that the package ships: it takes what the engine takes, and describes what it gives.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import Ajv from 'ajv';
import { loadEngine } from 'tensu';
import { requestsOf } from './support/cases.mjs';
import { always, rolled } from './support/dice.mjs';
import { handMaker } from './support/hands.mjs';
import { schema, validatorOf } from './support/schema.mjs';
import { textOf, tilesOf } from './support/tiles.mjs';

const engine = await loadEngine();
const hands = rolled(handMaker(engine));
const ids = engine.rules().map(({ id }) => id);

/** Asserts that a value is what a definition describes. */
function assertIs(definition, value) {
  const validate = validatorOf(definition);
  assert.ok(validate, `there is no ${definition}`);
  assert.ok(validate(value), `${definition}: ${JSON.stringify(validate.errors)} ${JSON.stringify(value)}`);
}

test('every type of the interface has its definition', () => {
  const types = createRequire(import.meta.url)
    .resolve('tensu/schema.json')
    .replace('schema.json', 'tensu.d.ts');
  const declared = [...readFileSync(types, 'utf8').matchAll(/^export (?:interface|type) (\w+)/gm)].map(
    ([, name]) => name,
  );
  assert.deepEqual(Object.keys(schema.definitions).sort(), declared.filter((name) => name !== 'Engine').sort());
  for (const name of [
    'HandRequest',
    'Result',
    'Score',
    'Refusal',
    'Refused',
    'Description',
    'Waits',
    'Discard',
    'Ready',
  ]) {
    assert.ok(schema.definitions[name], name);
  }
});

test('it is a schema without mistakes', () => {
  const ajv = new Ajv({ strict: true, allowUnionTypes: true });
  ajv.addSchema(schema, 'tensu');
  for (const name of Object.keys(schema.definitions)) {
    assert.equal(typeof ajv.getSchema(`tensu#/definitions/${name}`), 'function', name);
  }
});

/** Whether the engine had nothing to say about the kinds of its fields. */
function isWellFormed({ ok, problems = [] }) {
  const isOfKind = ({ code, field }) =>
    /^bad_(rules|value)$|^no_discarder$/.test(code) || /^melds.*(type|from)$/.test(field);
  return ok || !problems.some(isOfKind);
}

const OF_RIICHI = ['round', 'dora', 'ura', 'flowers', 'honba', 'deposits', 'points', 'discards', 'liable'];
const OF_SICHUAN = ['lack', 'active'];

/** The request without the fields that its family does not look at. */
function lookedAt(hand) {
  const ignored = (hand.rules.base ?? hand.rules) === 'mahjchina-sichuan' ? OF_RIICHI : OF_SICHUAN;
  return Object.fromEntries(Object.entries(hand).filter(([key]) => !ignored.includes(key)));
}

test('every request of the cases that the engine can read, and every result', () => {
  let read = 0;
  for (const hand of requestsOf('score')) {
    const result = engine.score(hand);
    assertIs('Result', result);
    if (isWellFormed(result)) {
      read++;
      assertIs('HandRequest', lookedAt(hand));
    }
  }
  assert.ok(read > 1500);
  for (const hand of requestsOf('ready')) {
    assertIs('HandRequest', { win: { by: 'tsumo' }, ...hand });
    assertIs('Ready', engine.ready(hand));
  }
});

test('what surrounds a hand', () => {
  always(hands, 600, (hand) => {
    assertIs('HandRequest', hand);
    assertIs('Result', engine.score(hand));
    for (const result of engine.compare(hand)) {
      assertIs('Result', result);
    }
    const short = { ...hand, concealed: textOf(tilesOf(hand.concealed).slice(0, 13 - 3 * (hand.melds?.length ?? 0))) };
    for (const waits of [engine.waits(short), engine.waits(hand)]) {
      assertIs(waits.ok === false ? 'Refused' : 'Waits', waits);
    }
    const discards = engine.discards(hand);
    for (const each of Array.isArray(discards) ? discards : []) {
      assertIs('Discard', each);
    }
    const ready = engine.ready(short);
    assertIs(ready.ok === false ? 'Refused' : 'Ready', ready);
    const line = engine.formatLine(hand);
    assertIs('HandRequest', engine.parseLine(line));
  });
});

test('rule sets, tables and points', () => {
  for (const info of engine.rules()) {
    assertIs('RuleSetInfo', info);
  }
  for (const id of ids) {
    assertIs('Rules', id);
    assertIs('Description', engine.describe(id));
    const table = engine.table(id);
    for (const cell of Array.isArray(table) ? table : []) {
      assertIs('TableCell', cell);
      const query = { fu: cell.fu, han: cell.han, dealer: cell.seat === 'dealer', by: cell.by };
      assertIs('PointsQuery', query);
      const points = engine.points(id, query);
      assertIs(points.ok === false ? 'Refused' : 'Points', points);
    }
  }
  assertIs('Refused', engine.describe('nowhere'));
  assertIs('Refused', engine.table('mahjchina-sichuan'));
  assertIs('Rules', { base: 'tenhou', set: { kiriage: true, honba: 300, renhou: 'off' } });
});

test('what the engine refuses by its kind, the schema refuses too', () => {
  const good = { rules: 'tenhou', concealed: '123m567p234999s4m4m', win: { by: 'tsumo' } };
  assertIs('HandRequest', good);
  const wrong = {
    concealed: [undefined, null, 5, ['1m']],
    rules: [
      undefined,
      null,
      5,
      { base: 'tenhou' },
      { base: 'tenhou', set: { kiriage: null } },
      { base: 'x', set: {}, y: 1 },
    ],
    win: [
      undefined,
      null,
      'tsumo',
      {},
      { by: 'other' },
      { by: 'ron' },
      { by: 'ron', from: '1' },
      { by: 'ron', from: 4 },
    ],
    seat: [null, 4, -1, '1', 1.5],
    round: [null, 'e', 0, ''],
    melds: [null, {}, [null], [{}], [{ type: 'pung', tiles: '111m' }], [{ type: 'pon' }], [{ type: 'pon', tiles: 5 }]],
    flags: [null, 'riichi', {}, [5], [null]],
    dora: [null, 5, ['1m']],
    honba: [null, '1', []],
    points: [null, 25000, ['1', '2', '3', '4'], [null, 0, 0, 0]],
    liable: [null, 4, '1'],
    extra: [1],
  };
  for (const [key, values] of Object.entries(wrong)) {
    for (const value of values) {
      const hand = { ...good, [key]: value };
      // JSON has no undefined.
      const sent = value === undefined ? JSON.parse(JSON.stringify(hand)) : hand;
      assert.equal(validatorOf('HandRequest')(sent), false, `${key}: ${JSON.stringify(value)}`);
      assert.equal(engine.score(hand).ok, false, `${key}: ${JSON.stringify(value)}`);
    }
  }
  const { concealed, win } = good;
  for (const more of [{ lack: 'z' }, { lack: 5 }, { active: 5 }, { active: [4] }, { active: ['0'] }]) {
    const hand = { rules: 'mahjchina-sichuan', concealed, win, lack: 's', ...more };
    assert.equal(validatorOf('HandRequest')(hand), false, JSON.stringify(more));
    assert.equal(engine.score(hand).ok, false, JSON.stringify(more));
  }
});
