// Brackets of every size: everybody is somewhere in a round, as many go on as the plan says, and one wins.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { loadEngine } from 'tensu';
import { runnerImport } from 'vite';

const load = async (name) => {
  const path = fileURLToPath(new URL(`../../web/table/tournament/state/${name}.ts`, import.meta.url));
  return (await runnerImport(path)).module;
};
const [
  { bracketOf, winnerOf },
  { cardCount, waysBetween },
  { emptyTournament, readTournament, tournamentsOf, withResult },
] = await Promise.all(['bracket', 'ways', 'tournament'].map(load));
const engine = await loadEngine();

const playersOf = ({ tables, resting }) =>
  [...tables.flatMap(({ slots }) => slots), ...resting].map(({ player }) => player);

/** Plays every round with points that follow from the numbers of the players. */
function playOut(tournament) {
  const plan = engine.plan(tournament.count, tournament.rules);
  let played = tournament;
  for (const at of plan.rounds.keys()) {
    const results = Object.fromEntries(
      playersOf(bracketOf(plan, played, 0)[at]).map((player) => [player, (player * 7919) % 101]),
    );
    played = { ...played, points: [...played.points, results] };
  }
  return bracketOf(plan, played, 0);
}

for (const [rules, sizes] of Object.entries({
  'wcoom-riichi': [4, 5, 6, 7, 9, 10, 11, 37, 126, 2000],
  'makopi-house': Array.from({ length: 29 }, (_, index) => index + 4).filter(
    (count) => engine.plan(count, 'makopi-house').ok,
  ),
})) {
  test(`${rules}: everybody plays or rests, and one wins`, () => {
    for (const count of sizes) {
      const rounds = playOut({ ...emptyTournament(), rules, count });
      for (const [at, round] of rounds.entries()) {
        const players = playersOf(round);
        assert.equal(new Set(players).size, round.plan.entrants, `${count}, round ${at + 1}`);
        assert.equal(players.length, round.plan.entrants);
        assert.equal(round.resting.length, round.plan.byes);
        const through = round.tables.reduce((sum, { goOn }) => sum + goOn, round.resting.length);
        assert.equal(through, round.plan.advancing, `${count}, round ${at + 1}`);
        for (const { slots } of round.tables) assert.equal(slots.length, 4);
      }
      assert.notEqual(winnerOf(rounds), undefined);
    }
  });

  test(`${rules}: no two ways of a bracket cross, and every card has one`, () => {
    for (const count of sizes) {
      const rounds = playOut({ ...emptyTournament(), rules, count });
      for (const [at, round] of rounds.slice(0, -1).entries()) {
        const ways = waysBetween(round, rounds[at + 1]);
        for (const [index, { from, to }] of ways.slice(1).entries())
          assert.ok(from >= ways[index].from && to >= ways[index].to);
        assert.deepEqual(new Set(ways.map(({ from }) => from)).size, cardCount(round));
        assert.deepEqual(new Set(ways.map(({ to }) => to)).size, cardCount(rounds[at + 1]));
      }
    }
  });
}

test('nobody rests twice in a row while others have played', () => {
  for (const count of [6, 10, 14, 22, 50, 250]) {
    const rounds = playOut({ ...emptyTournament(), count });
    for (const [at, round] of rounds.slice(1).entries()) {
      const before = rounds[at].resting.map(({ player }) => player);
      for (const { player } of round.resting) assert.ok(!before.includes(player), `${count}, round ${at + 2}`);
    }
  }
});

test('places out of one to four, or twice the same, seat nobody', () => {
  const plan = engine.plan(8, 'wcoom-riichi');
  const judged = (places) => bracketOf(plan, { ...emptyTournament(), by: 'places', places: [places] }, 0)[0].tables[0];
  assert.deepEqual(judged({ 0: 2, 1: 1, 2: 4, 3: 3 }).order, [1, 0, 3, 2]);
  for (const places of [{ 0: 1, 1: 1 }, { 0: 5 }, { 0: 0 }]) {
    const { muddled, order } = judged(places);
    assert.deepEqual([muddled, order], [true, undefined]);
  }
  assert.equal(judged({ 0: 1, 1: 2, 2: 3 }).muddled, false);
});

test('points below what the rules allow seat nobody', () => {
  const plan = engine.plan(8, 'wcoom-riichi');
  const judged = (points, least) => bracketOf(plan, { ...emptyTournament(), points: [points] }, least)[0].tables[0];
  const short = { 0: 30, 1: -1, 2: 0, 3: 20 };
  assert.deepEqual([judged(short, 0).below, judged(short, 0).order], [true, undefined]);
  assert.deepEqual([judged(short, -Infinity).below, judged(short, -Infinity).order], [false, [0, 3, 2, 1]]);
  assert.deepEqual(judged({ 1: -1 }, 0).below, true);
  assert.deepEqual(judged({ ...short, 1: 0 }, 0).order, [0, 3, 1, 2]);
});

test('the rule sets that say how a tournament goes are the engine’s', () => {
  assert.deepEqual(tournamentsOf(engine), ['wcoom-riichi', 'wcoom-ema-riichi', 'makopi-house']);
});

/** What is changed of a sound record, by where that is said to be wrong. */
const FAULTS = {
  rules: [{ rules: 'tenhou' }, { rules: 5 }, { rules: undefined }],
  count: [{ count: -1 }, { count: 1e300 }, { count: 4.5 }, { count: null }],
  names: [{ names: {} }, { names: Array(2001).fill('') }],
  'names[1]': [{ names: ['a', 5] }, { names: ['a', 'x'.repeat(41)] }],
  by: [{ by: 'luck' }],
  points: [{ points: null }, { points: Array(13).fill({}) }],
  'points[0]': [{ points: [[]] }, { points: [null] }],
  'points[0].x': [{ points: [{ x: 1 }] }],
  'points[1].3': [{ points: [{}, { 3: '1' }] }, { points: [{}, { 3: 1e12 }] }],
  'places[0].0': [{ places: [{ 0: null }] }],
};

test('what is written is read again, and what is wrong anywhere is not taken and says where', () => {
  const whole = { ...emptyTournament(), count: 6, names: ['a', ''], ...withResult(emptyTournament(), 1, 3, -5) };
  assert.deepEqual(readTournament(whole, engine), { value: whole });
  for (const value of ['', [], null, undefined, 5]) assert.deepEqual(readTournament(value, engine), { fault: '' });
  for (const [fault, changes] of Object.entries(FAULTS))
    for (const change of changes)
      assert.deepEqual(readTournament({ ...whole, ...change }, engine), { fault }, JSON.stringify(change));
});

test('damaged records are not taken or can be drawn', () => {
  const damaged = fc.record({
    rules: fc.constantFrom('wcoom-riichi', 'makopi-house', 'tenhou', 5),
    count: fc.oneof(fc.integer({ min: -5, max: 2100 }), fc.anything()),
    names: fc.oneof(fc.array(fc.string()), fc.anything()),
    by: fc.constantFrom('points', 'places', 'x'),
    points: fc.oneof(
      fc.array(fc.dictionary(fc.stringMatching(/^\d{1,3}$/), fc.integer({ min: -50_000, max: 50_000 }))),
      fc.anything(),
    ),
    places: fc.constant([]),
  });
  let read = 0;
  for (const record of fc.sample(damaged, { numRuns: 300, seed: 1 })) {
    const { value: found } = readTournament(record, engine);
    const plan = found && engine.plan(found.count, found.rules);
    if (plan?.ok) read += bracketOf(plan, found, 0).length > 0 ? 1 : 0;
  }
  assert.ok(read > 5, `${read} brackets drawn`);
});
