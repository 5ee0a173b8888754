// A million calls leave no trace.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { heapBytes, wasmBytes } from './support/memory.mjs';

const { loadEngine } = await import('tensu');
const { requestsOf } = await import('./support/cases.mjs');
const { Dice } = await import('./support/dice.mjs');
const { handMaker } = await import('./support/hands.mjs');
const { damaged, LONG, strange } = await import('./support/strange.mjs');

const MILLION = 1_000_000;
const ROUNDS = 800;
/** How often a round calls: what `everything` and `anything` do. */
const CALLS_A_ROUND = 19;
const MEGABYTE = 2 ** 20;
const engine = await loadEngine();
const cases = requestsOf('score');
const rounds = requestsOf('settle');
const make = handMaker(engine);

/** Every function once, with what is ordinary and what is not. */
function everything(dice) {
  const hand = make(dice);
  engine.score(hand);
  engine.compare(hand);
  engine.waits(hand);
  engine.discards(hand);
  engine.ready(hand);
  engine.describe(hand.rules);
  engine.table(hand.rules);
  engine.points(hand.rules, { han: 1 + dice.below(14), fu: 30, dealer: true, by: 'ron' });
  engine.parseLine(engine.formatLine(hand));
  engine.scorePacked(engine.pack([hand]));
  engine.settle(dice.pick(rounds));
  engine.canWin(hand, dice.below(9));
  engine.plan(dice.below(40), hand.rules);
}

const unusual = fc.sample(strange, { numRuns: 300, seed: 3 });
function anything(dice) {
  engine.score(damaged(dice.pick(cases), dice, dice.pick(unusual)()));
  engine.formatLine(damaged(dice.pick(cases), dice, dice.pick(unusual)()));
  engine.settle(damaged(dice.pick(rounds), dice, dice.pick(unusual)()));
  engine.parseLine('('.repeat(dice.below(1000)));
}

test('the memory is found', () => {
  assert.equal(wasmBytes().length, 1);
  assert.ok(wasmBytes()[0] > 0);
});

test('after a million calls neither the engine nor its wrapper has grown', () => {
  const dice = new Dice(5);
  const round = (calls) => {
    for (let i = 0; i < calls; i++) {
      everything(dice);
      anything(dice);
    }
    for (const makeOne of LONG) {
      engine.score({ concealed: makeOne(), rules: 'tenhou', melds: makeOne() });
      engine.formatLine({ concealed: makeOne(), melds: [{ type: 'kakan', tiles: makeOne(), called: '1m' }] });
      engine.parseLine(makeOne());
    }
  };
  // What is made once, such as the code that the calls are compiled to, is made here.
  round(ROUNDS);
  const wasm = wasmBytes();
  const heap = heapBytes();
  let calls = 0;
  round(ROUNDS);
  calls += ROUNDS * CALLS_A_ROUND;
  while (calls < MILLION) {
    engine.scoreMany(cases);
    calls += cases.length;
  }
  assert.deepEqual(wasmBytes(), wasm);
  const grown = heapBytes() - heap;
  assert.ok(grown < 2 * MEGABYTE, `${grown} bytes`);
});
