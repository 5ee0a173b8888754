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
const names = ['play', 'saved', 'hand', 'request', 'final', 'game', '../../keeping/link'];
const [
  { play, pointsAfter },
  { readEntered, shareGame, writeEntered },
  { emptyHand },
  { roundRequest, tilesLine },
  { endedHere },
  { emptyGame },
  { writeFragment, readFragment },
] = await Promise.all(names.map(load));

const engine = await loadEngine();
const riichi = engine.rules().filter(({ family }) => family === 'riichi');
/** What is written and read again, as it comes out of a file. */
const read = (text) => {
  try {
    return readEntered(JSON.parse(text), engine);
  } catch {
    return { fault: '' };
  }
};
const written = (game) => JSON.stringify(shareGame({ game }));
const kinds = ['chombo', 'noten-riichi', 'empty-chi', 'empty-pon', 'empty-kan', 'dead-hand'];
const aborts = ['four-winds', 'four-kans', 'four-riichi', 'nine-terminals', 'triple-ron'];

/** Records as JSON has them. */
const PLAIN = { noNullPrototype: true };
/** Two of the places are there at every table. */
const place = fc.oneof(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 0, max: 3 }));
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
    ended: fc.boolean(),
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

test('a game that was written is read as it was, unless a place in it is not at the table', () => {
  let whole = 0;
  always(game, 300, (given) => {
    const { value, fault } = read(written(given));
    if (given.rules === 'web-tile' && fault !== undefined) return assert.match(fault, /^hands\[\d+\]\./);
    whole++;
    assert.deepEqual(value, { game: given, draft: emptyHand() });
  });
  assert.ok(whole > 200, `${whole} games read`);
});

test('the form is kept with the game, and not given to others', () => {
  const hands = [{ ...emptyHand(), outcome: 'exhaustive', tenpai: [1] }];
  const draft = { ...emptyHand(), riichi: [2], wins: [{ place: 2 }] };
  const entered = { game: { ...emptyGame(), start: undefined, hands }, draft: hands[0], correcting: 0, waiting: draft };
  assert.deepEqual(read(JSON.stringify(writeEntered(entered))), { value: entered });
  assert.deepEqual(read(JSON.stringify(shareGame(entered))), { value: { game: entered.game, draft: emptyHand() } });
});

const RON = { wins: [{ place: 1, han: 3, fu: 40 }], from: 2 };
const hands = (change) => ({ hands: [RON, { ...RON, ...change }] });
/** What is changed of a sound game, by where that is said to be wrong. */
const FAULTS = {
  rules: [{ rules: 'nowhere' }, { rules: 'mahjchina-sichuan' }, { rules: undefined }, { rules: null }],
  set: [{ set: { nothing: 1 } }, { set: [] }, { set: null }, { set: { noten: 1e300 } }],
  'set.noten': [{ set: { noten: null } }],
  names: [{ names: 'abcd' }, { names: ['', '', '', '', ''] }],
  'names[0]': [{ names: [7] }, { names: ['x'.repeat(41)] }],
  start: [{ start: null }, { start: 1e300 }, { start: '25000' }],
  uma: [{ uma: {} }],
  'uma[0]': [{ uma: ['1'] }, { uma: [1e10] }],
  oka: [{ oka: 0.5 }],
  ended: [{ ended: 1 }],
  hands: [{ hands: {} }, { hands: undefined }, { hands: Array(1001).fill(RON) }],
  'hands[1]': [{ hands: [RON, null] }, { hands: [RON, []] }],
  'hands[1].outcome': [hands({ outcome: 'battle' }), hands({ outcome: null })],
  'hands[1].riichi': [hands({ riichi: 0 }), hands({ riichi: [1, 1] })],
  'hands[1].riichi[0]': [hands({ riichi: [4] })],
  'hands[1].from': [hands({ from: undefined }), hands({ from: -1 })],
  'hands[1].wins': [hands({ wins: undefined }), hands({ wins: [] }), hands({ wins: Array(4).fill(RON.wins[0]) })],
  'hands[1].wins[0].place': [hands({ wins: [{ han: 3, fu: 40 }] }), hands({ wins: [{ place: 4 }] })],
  'hands[1].wins[0].han': [hands({ wins: [{ place: 1 }] }), hands({ wins: [{ place: 1, han: 1e9 }] })],
  'hands[1].wins[0].tiles': [hands({ wins: [{ place: 1, tiles: 5 }] }), hands({ wins: [{ place: 1, tiles: '(12m' }] })],
  'hands[1].abort': [hands({ outcome: 'abortive' })],
  'hands[1].penalties[0].kind': [hands({ penalties: [{ place: 0 }] })],
  'hands[1].penalties[0].place': [hands({ penalties: [{ kind: 'chombo' }] })],
  'draft.wins': [{ draft: { wins: 5 } }],
  correcting: [{ correcting: 2 }, { correcting: '0' }],
};

test('a game that is wrong anywhere is not taken, and says where', () => {
  const sound = { rules: 'makopi-house', hands: [RON, RON] };
  assert.equal(readEntered(sound, engine).value.game.hands.length, 2);
  for (const value of ['', [], null, undefined, 5]) assert.deepEqual(readEntered(value, engine), { fault: '' });
  for (const [fault, changes] of Object.entries(FAULTS))
    for (const change of changes)
      assert.deepEqual(readEntered({ ...sound, ...change }, engine), { fault }, JSON.stringify(change));
  // The third place is not at a table of two.
  const two = { rules: 'web-tile', hands: [{ wins: [{ place: 2, han: 3, fu: 40 }] }] };
  assert.deepEqual(readEntered(two, engine), { fault: 'hands[0].wins[0].place' });
});

test('no text makes reading or playing a game fail', () => {
  let found = 0;
  const spoilt = fc
    .tuple(
      game,
      json,
      rolled((dice) => dice),
    )
    .map(([whole, value, dice]) => damaged(shareGame({ game: whole }), dice, value));
  const texts = fc.oneof(
    fc.string(),
    fc.json(),
    spoilt.map((value) => JSON.stringify(value)),
  );
  always(texts, 2000, (text) => {
    const { value } = read(text);
    if (!value) return;
    found++;
    assert.ok(play(engine, value.game).hands.length <= value.game.hands.length);
    assert.deepEqual(read(JSON.stringify(writeEntered(value))), { value });
  });
  assert.ok(found > 50, `${found} games read`);
});

test('a game that the players end ranks as one that the rules end', () => {
  let over = 0;
  always(game, 1500, (given) => {
    const { hands: played, house, final } = play(engine, { ...given, ended: false });
    const last = played.at(-1);
    if (!final || last.result.lines.some(({ reason, from }) => reason === 'deposits' && from === 'pot')) return;
    over++;
    const here = endedHere(given, house, { points: pointsAfter(last), pot: 0 });
    assert.deepEqual({ ...final, left: 0 }, here);
  });
  assert.ok(over > 5, `${over} games over`);
});

test('who is first when the players end the game takes what is left on the table', () => {
  const riichi = { ...emptyHand(), outcome: 'exhaustive', riichi: [0, 2], tenpai: [0, 1, 2, 3] };
  const given = { ...emptyGame(), ended: true, uma: [10_000, 5000, -5000, -10_000], oka: 20_000, hands: [riichi] };
  const { now, final } = play(engine, given);
  // 34,000, 35,000, 34,000 and 35,000 with 2,000 on the table: of equal ones the earlier place is ahead.
  assert.equal(now, undefined);
  assert.deepEqual(final, {
    ranks: [1, 3, 0, 2],
    held: [34_000, 37_000, 34_000, 35_000],
    points: [29_000, 67_000, 24_000, 40_000],
    left: 2000,
  });
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
