// A hand at the table: what settling it adds to scoring it, and what always holds of a ledger.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { loadEngine } from 'tensu';
import { ledgerFaults, requestsOf } from './support/cases.mjs';
import { always, rolled } from './support/dice.mjs';
import { handMaker } from './support/hands.mjs';
import { validatorOf } from './support/schema.mjs';
import { damaged, json } from './support/strange.mjs';
import { textOf, tilesOf } from './support/tiles.mjs';

const engine = await loadEngine();
const rounds = requestsOf('settle');
const familyOf = (rules) => engine.rules().find(({ id }) => id === (rules?.base ?? rules))?.family;
const riichiIds = engine.rules().flatMap(({ id, family }) => (family === 'riichi' ? [id] : []));
const riichiHands = rolled(handMaker(engine, riichiIds));
const sichuanHands = rolled(handMaker(engine, ['mahjchina-sichuan']));

const net = (lines, account) =>
  lines.reduce((sum, { from, to, points }) => sum + (to === account) * points - (from === account) * points, 0);

/** What holds of every settled round. */
function assertBalanced(round, result) {
  assert.deepEqual(ledgerFaults(result), []);
  // A battle has no sticks: its pot is ignored.
  const before = familyOf(round.rules) === 'riichi' ? (round.pot ?? 0) : 0;
  assert.equal(result.pot, before + net(result.lines, 'pot'));
  assert.ok(result.pot >= 0);
  if (familyOf(round.rules) === 'riichi' && round.points) {
    assert.deepEqual(
      result.points,
      round.points.map((points, seat) => points + result.deltas[seat]),
    );
  }
  if (result.next?.gameOver && result.next.ranks) {
    assert.deepEqual([...result.next.ranks].sort(), [0, 1, 2, 3].slice(0, result.deltas.length));
  }
}

test('every settled round of the cases balances, and is as declared', () => {
  let settled = 0;
  for (const round of rounds) {
    const result = engine.settle(round);
    if (result.ok) {
      settled++;
      assertBalanced(round, result);
      assert.ok(validatorOf('RoundResult')(result));
      assert.ok(validatorOf('RoundRequest')(round), JSON.stringify(round));
    }
  }
  assert.ok(settled > 300);
});

/** Values that a round has somewhere, so that many a changed one can still be settled. */
const LIKELY = [
  ...[0, 1, 2, 3, 4, 5, 7, 8, 30, 40, 300, 1000, 25000, true, false, [], [0], [1, 2], [0, 1, 2, 3], 'E', 'S', 'W'],
  ...['tenhou', 'makopi-house', 'wcoom-riichi', 'ron', 'tsumo', [1000, 2000, 3000, 4000], [25000, 25000, 25000, 25000]],
  ...[
    'chombo',
    'dead-hand',
    'four-winds',
    'exhaustive',
    'kan',
    'ankan',
    'kakan',
    { by: 'tsumo' },
    { by: 'ron', from: 1 },
  ],
];

test('rounds with one thing changed balance or are refused', () => {
  let settled = 0;
  const changes = fc.tuple(
    fc.constantFrom(...rounds),
    rolled((dice) => dice),
    fc.oneof({ arbitrary: fc.constantFrom(...LIKELY), weight: 4 }, { arbitrary: json, weight: 1 }),
  );
  always(changes, 4000, ([round, dice, value]) => {
    const changed = damaged(round, dice, value);
    const result = engine.settle(changed);
    if (result.ok) {
      settled++;
      assertBalanced(changed, result);
    } else {
      assert.ok(result.problems.length > 0);
    }
  });
  assert.ok(settled > 200);
});

/** A hand as a win of a round: what belongs to the table is told by the round. */
function roundOf({ rules, honba, deposits, points, ...win }) {
  const round = { rules, outcome: { type: 'wins', wins: [win] }, points: points ?? [25000, 25000, 25000, 25000] };
  return { ...round, ...(honba !== undefined && { honba }), ...(deposits !== undefined && { pot: 1000 * deposits }) };
}

test('settling one win moves what scoring it says', () => {
  let settled = 0;
  always(riichiHands, 1500, (hand) => {
    const players = engine.rules().find(({ id }) => id === (hand.rules.base ?? hand.rules)).players;
    const points = hand.points ?? Array(players).fill(25000);
    const score = engine.score({ ...hand, points });
    const result = engine.settle({ ...roundOf(hand), points });
    if (!score.ok) {
      assert.equal(result.ok, false);
      return;
    }
    // Nobody wins on a nagashi mangan where it is paid as a draw.
    fc.pre(!score.yaku.some(({ id }) => id === 'nagashi-mangan'));
    settled++;
    assert.deepEqual(result.deltas, score.deltas);
    assert.deepEqual(result.lines, score.lines);
    assert.deepEqual(result.hands, [score]);
    assert.equal(result.pot, 0);
  });
  assert.ok(settled > 700);
});

test('a win that is refused refuses the round, by its path', () => {
  always(riichiHands, 400, (hand) => {
    const { ok, problems } = engine.score(hand);
    const ofHand = ({ code, field }) => code !== 'bad_rules' && !/^(honba|deposits|points)/.test(field);
    // A round asks of a nagashi mangan whether it is a win at all.
    fc.pre(!ok && problems.every(ofHand) && !hand.flags?.includes('nagashi-mangan'));
    const settled = engine.settle(roundOf({ points: undefined, ...hand }));
    fc.pre(!settled.problems.some(({ field }) => field === 'points'));
    assert.deepEqual(
      settled.problems,
      problems.map((problem) => ({ ...problem, field: `outcome.wins[0].${problem.field}` })),
    );
  });
});

test('a known win is settled like the hand that is worth as much', () => {
  always(riichiHands, 500, (hand) => {
    const { ok, han, fu, yakuman, limit } = engine.score(hand);
    // A named mangan has no fu; what it is worth is its han.
    fc.pre(ok && hand.liable === undefined && !(limit && fu === 0 && yakuman === 0 && han < 5));
    const { seat, win } = hand;
    const known = yakuman > 0 ? { seat, win, yakuman } : { seat, win, han, ...(fu > 0 && { fu }) };
    const round = roundOf(hand);
    fc.pre(hand.points !== undefined);
    const result = engine.settle(round);
    const other = engine.settle({ ...round, outcome: { type: 'wins', wins: [known] } });
    fc.pre(result.ok && !result.hands[0].yaku.some(({ id }) => id === 'nagashi-mangan'));
    assert.deepEqual([other.lines, other.next, other.hands], [result.lines, result.next, [null]]);
  });
});

test('a single win of a battle moves what scoring it says', () => {
  let settled = 0;
  always(sichuanHands, 1200, (hand) => {
    const { rules, active, ...win } = hand;
    fc.pre(!hand.flags?.some((flag) => ['kong-bloom', 'after-kong', 'rob-kong', 'last-tile'].includes(flag)));
    const score = engine.score({ rules, ...win });
    const result = engine.settle({ rules, outcome: { type: 'battle', actions: [{ type: 'win', wins: [win] }] } });
    if (score.ok && result.ok) {
      settled++;
      assert.deepEqual(result.deltas, score.deltas);
      assert.deepEqual(
        result.lines,
        score.lines.map((line) => ({ ...line, step: 0 })),
      );
    } else {
      assert.equal(result.ok, score.ok, JSON.stringify([score.problems, result.problems]));
    }
  });
  assert.ok(settled > 400);
});

test('a passed win allows only what brings more, a drawn one always', () => {
  always(fc.tuple(sichuanHands, fc.nat(12)), 1200, ([hand, passed]) => {
    const score = engine.score(hand);
    const answer = engine.canWin(hand, passed);
    if (!score.ok) {
      assert.deepEqual(answer.problems, score.problems);
      return;
    }
    const income = score.deltas[hand.seat];
    const isTsumo = hand.win.by === 'tsumo';
    assert.equal(answer.income, income);
    assert.equal(answer.ok, isTsumo || income > passed);
    assert.equal(answer.needed, isTsumo ? 0 : passed + 1);
  });
});

test('a wall’s end with tiles is the one with what `ready` says of them', () => {
  const hands = fc.tuple(sichuanHands, sichuanHands, sichuanHands, sichuanHands);
  const wallHand = ({ concealed, melds, lack }, seat) => {
    const tiles = textOf(tilesOf(concealed).slice(0, -1));
    return {
      seat,
      concealed: tiles,
      lack,
      ...(melds && { melds: melds.map(({ type, tiles: each }) => ({ type, tiles: each })) }),
    };
  };
  let compared = 0;
  always(hands, 500, (four) => {
    const rules = four[0].rules;
    const told = four.map(wallHand);
    const known = told.map(({ seat, ...hand }) => {
      const { ok, ready, pig, base } = engine.ready({ rules, ...hand });
      return ok === false ? undefined : { seat, ready, pig: pig && !ready, ...(ready && { base }) };
    });
    fc.pre(known.every((each) => each !== undefined) && !four.some(({ melds = [] }) => melds.some(isKan)));
    const settle = (list) =>
      engine.settle({ rules, outcome: { type: 'battle', actions: [{ type: 'wall-end', hands: list }] } });
    const result = settle(told);
    fc.pre(result.ok);
    compared++;
    assertBalanced({ rules }, result);
    assert.deepEqual(settle(known), result);
  });
  assert.ok(compared > 50);
});

const isKan = ({ type }) => type.endsWith('kan');

test('the shootout is planned for every number of entrants', () => {
  for (let entrants = 0; entrants <= 2010; entrants++) {
    const plan = engine.plan(entrants, 'wcoom-riichi');
    if (entrants < 4 || entrants > 2000) {
      assert.deepEqual(
        plan.problems.map(({ code }) => code),
        ['bad_value'],
      );
      continue;
    }
    const { rounds: played } = plan;
    assert.equal(played[0].entrants, entrants);
    assert.deepEqual([played.at(-1).entrants, played.at(-1).tables], [4, 1]);
    for (const [i, round] of played.entries()) {
      assert.equal(4 * round.tables + round.byes, round.entrants);
      assert.ok(round.byes < 4 && round.tables > 0);
      assert.equal(played[i + 1]?.entrants ?? round.advancing, round.advancing);
      assert.ok(round.advancing < round.entrants);
    }
  }
});

test('other rule sets plan no shootout', () => {
  for (const { id } of engine.rules().filter((info) => !/^wcoom|^makopi/.test(info.id))) {
    assert.equal(engine.plan(16, id).ok, false);
  }
  for (const entrants of [-4, 1.5, '16', null, undefined, Number.NaN, 2 ** 40]) {
    assert.equal(engine.plan(entrants, 'wcoom-riichi').ok, false);
  }
});
