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
const [{ bracketOf, winnerOf }, { cardCount, waysBetween }, { emptyTournament, readTournament, withResult }] =
  await Promise.all(['bracket', 'ways', 'tournament'].map(load));
const engine = await loadEngine();

const playersOf = ({ tables, resting }) =>
  [...tables.flatMap(({ slots }) => slots), ...resting].map(({ player }) => player);

/** Plays every round with points that follow from the numbers of the players. */
function playOut(tournament) {
  const plan = engine.plan(tournament.count, tournament.rules);
  let played = tournament;
  for (const at of plan.rounds.keys()) {
    const results = Object.fromEntries(
      playersOf(bracketOf(plan, played)[at]).map((player) => [player, (player * 7919) % 101]),
    );
    played = { ...played, points: [...played.points, results] };
  }
  return bracketOf(plan, played);
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
  const judged = (places) => bracketOf(plan, { ...emptyTournament(), by: 'places', places: [places] })[0].tables[0];
  assert.deepEqual(judged({ 0: 2, 1: 1, 2: 4, 3: 3 }).order, [1, 0, 3, 2]);
  for (const places of [{ 0: 1, 1: 1 }, { 0: 5 }, { 0: 0 }]) {
    const { muddled, order } = judged(places);
    assert.deepEqual([muddled, order], [true, undefined]);
  }
  assert.equal(judged({ 0: 1, 1: 2, 2: 3 }).muddled, false);
});

test('what is written is read again, and damaged records are nothing or can be drawn', () => {
  const whole = { ...emptyTournament(), count: 6, names: ['a', ''], ...withResult(emptyTournament(), 1, 3, -5) };
  assert.deepEqual(readTournament(JSON.stringify(whole)), whole);
  const damaged = fc.record({
    rules: fc.constantFrom('wcoom-riichi', 'makopi-house', 'tenhou', 5),
    count: fc.oneof(fc.integer({ min: -5, max: 2100 }), fc.anything()),
    names: fc.oneof(fc.array(fc.string()), fc.anything()),
    by: fc.constantFrom('points', 'places', 'x'),
    points: fc.oneof(fc.array(fc.dictionary(fc.string(), fc.integer())), fc.anything()),
    places: fc.constant([]),
  });
  let read = 0;
  for (const record of fc.sample(damaged, { numRuns: 300, seed: 1 })) {
    const found = readTournament(JSON.stringify(record) ?? '');
    const plan = found && engine.plan(found.count, found.rules);
    if (plan?.ok) read += bracketOf(plan, found).length > 0 ? 1 : 0;
  }
  assert.ok(read > 5, `${read} brackets drawn`);
});
