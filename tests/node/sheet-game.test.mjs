// What the score sheet makes of a game: nothing gets lost at the table, and no text makes it fail.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { loadEngine } from 'tensu';
import { runnerImport } from 'vite';
import { always, rolled } from './support/dice.mjs';
import { damaged, json } from './support/strange.mjs';

const load = async (name) => {
  const path = fileURLToPath(new URL(`../../web/table/sheet/state/${name}.ts`, import.meta.url));
  return (await runnerImport(path)).module;
};
const [{ play }, { readGame, writeGame }, { emptyHand }, { roundRequest, tilesLine }, { writeFragment, readFragment }] =
  await Promise.all(['play', 'saved', 'hand', 'request', '../../keeping/link'].map(load));

const engine = await loadEngine();
const riichi = engine.rules().filter(({ family }) => family === 'riichi');
const kinds = ['chombo', 'noten-riichi', 'empty-chi', 'empty-pon', 'empty-kan', 'dead-hand'];
const aborts = ['four-winds', 'four-kans', 'four-riichi', 'nine-terminals', 'triple-ron'];

/** Records as JSON has them. */
const PLAIN = { noNullPrototype: true };
const place = fc.integer({ min: 0, max: 3 });
const places = fc.uniqueArray(place, { maxLength: 4 });
const win = fc.record({ place, han: fc.integer({ min: 1, max: 13 }), fu: fc.constantFrom(25, 30, 40, 110) }, PLAIN);
const penalty = fc.record({ place, kind: fc.constantFrom(...kinds) }, PLAIN);
const hand = fc
  .record({
    riichi: places,
    outcome: fc.constantFrom('wins', 'wins', 'exhaustive', 'abortive', 'stopped'),
    by: fc.constantFrom('ron', 'tsumo'),
    from: place,
    wins: fc.array(win, { minLength: 1, maxLength: 3 }),
    tenpai: places,
    nagashi: fc.oneof(fc.constant([]), places),
    abort: fc.constantFrom(...aborts),
    penalties: fc.oneof(fc.constant([]), fc.array(penalty, { maxLength: 2 })),
  })
  .map((fields) => ({ ...emptyHand(), ...fields }));
const game = fc.record(
  {
    rules: fc.constantFrom(...riichi.map(({ id }) => id)),
    set: fc.constant({}),
    names: fc.array(fc.string({ maxLength: 40 }), { minLength: 4, maxLength: 4 }),
    start: fc.integer({ min: -1000, max: 50_000 }),
    uma: fc.array(fc.integer({ min: -30_000, max: 30_000 }), { maxLength: 4 }),
    oka: fc.integer({ min: 0, max: 20_000 }),
    hands: fc.array(hand, { maxLength: 12 }),
  },
  PLAIN,
);

const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

test('what is at the table and what has left it is what everybody started with', () => {
  let settled = 0;
  always(game, 1500, (played) => {
    const { hands, house } = play(engine, played);
    let outside = 0;
    for (const { before, result } of hands) {
      assert.equal(sum(before.points) + before.pot + outside, played.start * house.players);
      if (!result.ok) return;
      settled++;
      outside += sum(result.lines.filter(({ to }) => to === 'outside').map(({ points }) => points));
      assert.equal(sum(result.points) + result.pot + outside, played.start * house.players);
    }
  });
  assert.ok(settled > 200, `${settled} hands settled`);
});

test('a game that was written is read as it was', () => {
  always(game, 300, (written) => assert.deepEqual(readGame(engine, writeGame(written)), written));
});

test('no text makes reading or playing a game fail', () => {
  let read = 0;
  const spoilt = fc
    .tuple(
      game,
      json,
      rolled((dice) => dice),
    )
    .map(([whole, value, dice]) => damaged(whole, dice, value));
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    spoilt.map((value) => JSON.stringify(value)),
  );
  always(texts, 2000, (text) => {
    const found = readGame(engine, text);
    if (!found) return;
    read++;
    assert.ok(play(engine, found).hands.length <= found.hands.length);
    assert.deepEqual(readGame(engine, writeGame(found)), found);
  });
  assert.ok(read > 50, `${read} games read`);
});

test('any text goes through a link', async () => {
  const texts = fc.sample(fc.string({ unit: 'grapheme', minLength: 1 }), { numRuns: 100, seed: 1 });
  for (const text of texts) assert.equal(await readFragment('game', await writeFragment('game', text)), text);
  assert.equal(await readFragment('game', '#game=nonsense'), undefined);
  assert.equal(await readFragment('game', '#hand=1m'), undefined);
});

test('the tiles of a win keep from whom they were called when an earlier hand moves the deal', () => {
  const [players, { id: rules }] = [4, { id: 'tenhou' }];
  const asked = {
    rules,
    ...{ concealed: '234m55p67888s6s', melds: [{ type: 'chi', tiles: '345p', from: 1, called: '3p' }] },
    ...{ seat: 2, win: { by: 'ron', from: 0 }, honba: 3, deposits: 2, round: 'S', liable: 1 },
  };
  const tiles = tilesLine(engine, asked);
  assert.doesNotMatch(tiles, /honba|deposits|round|liable/);
  const house = { players };
  const entry = { ...emptyHand(), from: 1, wins: [{ place: 3, tiles }] };
  for (let dealer = 0; dealer < players; dealer++) {
    const before = { dealer, honba: 0, pot: 0, round: 'E', points: [1, 2, 3, 4], lastHand: false };
    const { outcome, points } = roundRequest(engine, { rules, set: {}, uma: [], oka: 0 }, house, before, entry);
    const [{ seat, win: way, melds }] = outcome.wins;
    assert.deepEqual([seat, way.from], [(3 - dealer + 4) % 4, (1 - dealer + 4) % 4]);
    assert.equal((seat - melds[0].from + 4) % 4, 1);
    assert.deepEqual(points[(4 - dealer) % 4], 1);
  }
});
