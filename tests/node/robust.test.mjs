// Whatever it is asked with, the engine answers, soon, in the declared shape, and keeps nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { loadEngine } from 'tensu';
import { requestsOf } from './support/cases.mjs';
import { assertDeclared } from './support/declared.mjs';
import { always, Dice, rolled } from './support/dice.mjs';
import { handMaker } from './support/hands.mjs';
import { damaged, json, LONG, strange, throwing } from './support/strange.mjs';

/** A call that ends at all takes seconds at most, for millions of hands: this only tells it from one that never ends. */
const LONGEST_CALL_MS = 120_000;
const engine = await loadEngine();
const functions = Object.keys(engine).filter((key) => typeof engine[key] === 'function');
const make = handMaker(engine);
const hands = rolled(make);

/** Calls a function and holds its answer against what is declared, and its time against what is bearable. */
function ask(name, ...args) {
  const start = process.cpuUsage();
  let answer;
  try {
    answer = engine[name](...args);
  } catch (error) {
    assert.fail(`${name} threw ${error?.stack ?? error}`);
  }
  const { user, system } = process.cpuUsage(start);
  const time = (user + system) / 1000;
  assert.ok(time < LONGEST_CALL_MS, `${name} took ${Math.round(time)} ms`);
  assertDeclared(name, answer);
  return answer;
}

test('the engine has the functions of its interface', () => {
  const known = ['rules', 'describe', 'score', 'compare', 'waits', 'discards', 'ready', 'points', 'table', 'pack'];
  const more = ['scorePacked', 'scoreMany', 'parseLine', 'formatLine', 'settle', 'canWin', 'plan'];
  for (const name of [...known, ...more]) {
    assert.ok(functions.includes(name), name);
  }
});

for (const name of functions) {
  test(`${name} answers whatever it is asked with`, () => {
    always(fc.tuple(strange, strange), 400, ([first, second]) => {
      ask(name, first(), second());
    });
    ask(name);
    for (const makeLong of LONG) {
      ask(name, makeLong());
      ask(name, 'tenhou', makeLong());
      ask(name, { concealed: '1m' }, makeLong());
    }
  });
}

const ofHands = functions.filter((name) => !['rules', 'scorePacked', 'parseLine', 'plan', 'settle'].includes(name));
/** How a function is asked about one hand, or about its rules. */
const argsFor = (name, hand) => {
  const { rules } = hand ?? {};
  if (['describe', 'table'].includes(name)) {
    return [rules];
  }
  if (name === 'points') {
    return [rules, hand];
  }
  return name === 'pack' || name === 'scoreMany' ? [[hand, hand]] : [hand];
};

test('requests with one thing wrong are answered by every function', () => {
  const dice = rolled((own) => own);
  always(fc.tuple(hands, dice, strange), 700, ([hand, own, value]) => {
    const wrong = damaged(hand, own, value());
    for (const name of ofHands) {
      ask(name, ...argsFor(name, wrong));
    }
  });
});

test('rounds with one thing wrong are answered', () => {
  const rounds = requestsOf('settle');
  const dice = rolled((own) => own);
  always(fc.tuple(fc.constantFrom(...rounds), dice, strange), 2000, ([round, own, value]) => {
    ask('settle', damaged(round, own, value()));
  });
});

/** Every problem in an answer, wherever it stands. */
function problemsIn(answer) {
  if (typeof answer !== 'object' || answer === null || ArrayBuffer.isView(answer)) {
    return [];
  }
  return Object.entries(answer).flatMap(([key, value]) => (key === 'problems' ? value : problemsIn(value)));
}

test('any JSON is refused by the name of its field', () => {
  const dice = rolled((own) => own);
  always(fc.tuple(hands, dice, json), 1200, ([hand, own, value]) => {
    for (const wrong of [damaged(hand, own, value), value]) {
      for (const name of ofHands) {
        for (const { field } of problemsIn(ask(name, ...argsFor(name, wrong)))) {
          assert.ok(field.length > 0 || '' in wrong, JSON.stringify(wrong));
        }
      }
    }
  });
  const rounds = fc.constantFrom(...requestsOf('settle'));
  always(fc.tuple(rounds, dice, json), 1500, ([round, own, value]) => {
    const wrong = damaged(round, own, value);
    for (const { field } of problemsIn(ask('settle', wrong))) {
      assert.ok(field.length > 0 || '' in wrong, JSON.stringify(wrong));
    }
  });
});

test('a request that cannot be read is refused as a whole', () => {
  for (const value of fc.sample(throwing, { numRuns: 50, seed: 1 }).map((makeOne) => makeOne())) {
    const hand = { rules: 'tenhou', concealed: '123m567p234999s4m4m', win: value, melds: [value], flags: [value] };
    for (const name of ofHands) {
      ask(name, ...argsFor(name, hand));
      ask(name, ...argsFor(name, { ...hand, rules: value }));
    }
    const [first, ...rest] = engine.scoreMany([hand, requestsOf('score')[0]]);
    assert.equal(engine.refusals[first - 1], 'bad_value');
    assert.equal(rest[4], 0, 'the hand beside it is scored');
  }
});

test('an answer to one request leaves the next alone', () => {
  const cases = requestsOf('score').slice(0, 300);
  const before = cases.map((hand) => engine.score(hand));
  const dice = new Dice(11);
  for (const makeOne of fc.sample(strange, { numRuns: 500, seed: 2 })) {
    ask('score', damaged(dice.pick(cases), dice, makeOne()));
    ask('formatLine', damaged(dice.pick(cases), dice, makeOne()));
  }
  assert.deepEqual(
    cases.map((hand) => engine.score(hand)),
    before,
  );
});

test('what is asked with stays as it was', () => {
  always(hands, 500, (hand) => {
    const frozen = freeze(structuredClone(hand));
    for (const name of ofHands) {
      ask(name, ...argsFor(name, frozen));
    }
    assert.deepEqual(frozen, hand);
  });
});

function freeze(value) {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freeze);
    Object.freeze(value);
  }
  return value;
}

test('what was answered is not the engine’s own', () => {
  const [hand] = requestsOf('score').filter((each) => engine.score(each).ok);
  const spoil = (value) => {
    for (const [key, each] of Object.entries(value)) {
      if (typeof each === 'object' && each !== null) {
        spoil(each);
      }
      value[key] = undefined;
    }
  };
  for (const name of ofHands.filter((each) => each !== 'formatLine')) {
    const before = structuredClone(engine[name](...argsFor(name, hand)));
    spoil(engine[name](...argsFor(name, hand)));
    assert.deepEqual(engine[name](...argsFor(name, hand)), before, name);
  }
  engine.rules()[0].id = 'spoiled';
  assert.notEqual(engine.rules()[0].id, 'spoiled');
  assert.throws(() => engine.refusals.push('spoiled'));
});
