// The engine of a hand, which pages fetch, answers as the whole engine does.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import fc from 'fast-check';
import { loadEngine } from 'tensu';
import { loadHandEngine } from 'tensu/hand';
import { requestsOf } from './support/cases.mjs';
import { always, rolled } from './support/dice.mjs';
import { handMaker } from './support/hands.mjs';
import { damaged, strange } from './support/strange.mjs';

const path = createRequire(import.meta.url).resolve('tensu/tensu-hand.wasm');
const whole = await loadEngine();
const small = await loadHandEngine();
const functions = Object.keys(small).filter((key) => typeof small[key] === 'function');
const ofHands = functions.filter((name) => !['rules', 'describe', 'points', 'table', 'parseLine'].includes(name));

/** What both are asked about a hand, one tile less of it, and its rules. */
function agree(hand) {
  for (const name of ofHands) {
    assert.deepEqual(small[name](hand), whole[name](hand), name);
  }
  const line = whole.formatLine(hand);
  assert.deepEqual(small.parseLine(line), whole.parseLine(line));
  if (typeof hand?.concealed === 'string') {
    const waiting = { ...hand, concealed: hand.concealed.replace(/\d(?=\D*$)/, '') };
    assert.deepEqual(small.waits(waiting), whole.waits(waiting));
    assert.deepEqual(small.ready(waiting), whole.ready(waiting));
  }
}

test('it has all about one hand and nothing else', () => {
  const missing = ['settle', 'canWin', 'plan', 'pack', 'scorePacked', 'scoreMany'];
  assert.deepEqual(
    Object.keys(whole).filter((key) => !(key in small)),
    missing.sort((a, b) => Object.keys(whole).indexOf(a) - Object.keys(whole).indexOf(b)),
  );
  assert.deepEqual([small.version, small.refusals], [whole.version, whole.refusals]);
});

test('every hand of the cases', () => {
  for (const call of ['score', 'ready']) {
    for (const hand of requestsOf(call)) {
      agree(hand);
    }
  }
});

test('every rule set, its payments and its table', () => {
  assert.deepEqual(small.rules(), whole.rules());
  for (const { id } of whole.rules()) {
    for (const set of [{}, { kiriage: true }, { honba: 600 }, { cap: 64 }]) {
      const rules = { base: id, set };
      assert.deepEqual(small.describe(rules), whole.describe(rules));
      assert.deepEqual(small.table(rules), whole.table(rules));
      for (let han = 0; han < 15; han++) {
        const query = { han, fu: 30, dealer: han % 2 === 0, by: han % 3 ? 'ron' : 'tsumo' };
        assert.deepEqual(small.points(rules, query), whole.points(rules, query));
      }
    }
  }
});

test('made hands under rules of every kind', () => {
  always(rolled(handMaker(whole)), 3000, agree);
});

test('whatever it is asked with', () => {
  const hands = rolled(handMaker(whole));
  const dice = rolled((own) => own);
  always(fc.tuple(hands, dice, strange), 400, ([hand, own, value]) => {
    const wrong = damaged(hand, own, value());
    for (const name of functions) {
      assert.deepEqual(small[name](wrong), whole[name](wrong), name);
    }
  });
});

test('it is loaded from an address or bytes, and says which file cannot be', async () => {
  for (const source of [pathToFileURL(path), readFileSync(path)]) {
    const engine = await loadHandEngine(source);
    assert.equal(engine.version, whole.version);
  }
  await assert.rejects(loadHandEngine(new Uint8Array(9)), /^Error: tensu-hand\.wasm cannot be loaded$/);
});
