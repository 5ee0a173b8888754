// What surrounds a hand: its waits, what to discard from it, whether it is ready. Each is held against `score`.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { loadEngine } from 'tensu';
import { always, rolled } from './support/dice.mjs';
import { handMaker } from './support/hands.mjs';
import { kindOf, sorted, textOf, tilesOf } from './support/tiles.mjs';

const engine = await loadEngine();
const infoOf = (rules) => engine.rules().find(({ id }) => id === (rules.base ?? rules));
const sichuanHands = rolled(handMaker(engine, ['mahjchina-sichuan']));

/** The tiles that a rule set plays with, each once. */
const tilesInPlay = new Map(engine.rules().map(({ id }) => [id, tilesOf(engine.describe(id).tiles)]));

/** The hand without its winning tile, as it is asked for its waits. */
const waiting = (hand) => ({ ...hand, concealed: textOf(tilesOf(hand.concealed).slice(0, -1)) });
const withTile = (hand, tile) => ({ ...hand, concealed: hand.concealed + tile });
/** Nothing but tiles: no flag, indicator or discard that could refuse a win. */
const bare = ({ rules, concealed, melds, seat, lack }) => ({
  rules,
  concealed,
  melds,
  seat,
  win: { by: 'tsumo' },
  lack,
});
const isNagashi = ({ flags = [] }) => flags.includes('nagashi-mangan');

const make = handMaker(engine);
const hands = rolled(make);
/** Hands further from a win: some of their tiles are any others of the game. */
const looseHands = rolled((dice) => {
  const hand = make(dice);
  const all = tilesInPlay.get(infoOf(hand.rules).id);
  const share = dice.pick([0, 0.2, 0.5, 1]);
  const tiles = tilesOf(hand.concealed).map((tile) => (dice.chance(share) ? dice.pick(all) : tile));
  return { ...hand, concealed: textOf(tiles) };
});
const placed = fc.tuple(looseHands, fc.nat(13));

test('a hand is worth what its own entry among the waits says', () => {
  let found = 0;
  always(hands, 3000, (hand) => {
    fc.pre(!isNagashi(hand));
    const { ok, shanten, waits } = engine.waits(waiting(hand));
    if (ok === false) {
      assert.notEqual(engine.score(hand).ok, true);
      return;
    }
    const { players } = infoOf(hand.rules);
    const seat = hand.seat ?? 0;
    const from = hand.win.from ?? (seat + 1) % players;
    for (const wait of waits) {
      const whole = withTile(waiting(hand), wait.tile);
      assert.deepEqual(wait.ron, engine.score({ ...whole, win: { by: 'ron', from } }));
      assert.deepEqual(wait.tsumo, engine.score({ ...whole, win: { by: 'tsumo' } }));
    }
    assert.equal(shanten === 0, waits.length > 0);
    const result = engine.score(hand);
    if (result.ok && result.reading.shape !== 'unconnected') {
      found++;
      assert.ok(waits.some(({ tile }) => tile === tilesOf(hand.concealed).at(-1)));
    }
  });
  assert.ok(found > 1500);
});

test('the waits are the tiles that complete the hand, and no others', () => {
  always(hands, 400, (hand) => {
    fc.pre(hand.rules.set?.dead_wait !== 'concealed_only' && !hand.rules.set?.red_fives && !isNagashi(hand));
    const short = bare(waiting(hand));
    const completing = tilesInPlay.get(infoOf(hand.rules).id).filter((tile) => {
      const { ok, problems = [] } = engine.score(withTile(short, tile));
      return ok || problems.every(({ code }) => ['no_yaku', 'below_minimum_han'].includes(code));
    });
    const { ok, waits } = engine.waits(short);
    assert.notEqual(ok, false);
    assert.deepEqual(sorted(waits.map(({ tile }) => tile)), sorted(completing));
  });
});

test('left takes off what hand, melds, indicators and own discards show', () => {
  always(hands, 1500, (hand) => {
    const { waits = [] } = engine.waits(waiting(hand));
    const { concealed, melds = [], dora = '', ura = '', discards = '' } = waiting(hand);
    const table = infoOf(hand.rules).family === 'riichi' ? [dora, ura, discards] : [];
    const seen = [concealed, ...melds.map(({ tiles }) => tiles), ...table].flatMap(tilesOf);
    const reds = hand.rules.set?.red_fives ?? { 'makopi-house': 'one_each', tenhou: 'one_each' }[infoOf(hand.rules).id];
    for (const { tile, left } of waits) {
      const isRed = tile[0] === '0';
      const redCopies = reds === 'one_each' ? 1 : /^two_pin/.test(reds) && tile[1] === 'p' ? 2 : 0;
      const copies = isRed
        ? redCopies
        : /^5[mps]/.test(tile) && infoOf(hand.rules).family === 'riichi'
          ? 4 - redCopies
          : 4;
      const shown = seen.filter((each) => each === tile).length;
      assert.equal(left, Math.max(0, copies - shown), tile);
    }
  });
});

test('the win of a hand that waits is not looked at, but for who would discard', () => {
  const hand = { rules: 'tenhou', concealed: '123m567p234999s4m', seat: 1 };
  const asked = (win) => engine.waits({ ...hand, ...(win !== undefined && { win }) });
  const fromNext = asked(undefined);
  assert.deepEqual(fromNext.waits[0].tsumo.deltas, [-700, 1500, -400, -400]);
  const riichi = engine.waits({ ...hand, flags: ['riichi'] });
  assert.deepEqual(riichi.waits[0].ron.deltas, [0, 1300, -1300, 0]);
  for (const win of [{}, { by: 'tsumo' }, { by: 'ron' }, { by: 'other' }, { by: 'ron', from: 2 }, { from: 1 }]) {
    assert.deepEqual(asked(win), fromNext);
  }
  const fromZero = engine.waits({ ...hand, flags: ['riichi'], win: { by: 'ron', from: 0 } });
  assert.deepEqual(fromZero.waits[0].ron.deltas, [-1300, 1300, 0, 0]);
});

/** 14 tiles without circumstances, where the engine takes them. */
function discardsOf(hand) {
  const found = engine.discards(bare(hand));
  return Array.isArray(found) ? found : undefined;
}

test('discards are nearest first, then most left, reds apart', () => {
  always(looseHands, 1500, (hand) => {
    const found = discardsOf(hand);
    if (!found) {
      return;
    }
    const concealed = tilesOf(hand.concealed);
    const lack = concealed.filter((tile) => tile[1] === hand.lack);
    const may = new Set(lack.length > 0 ? lack : concealed);
    assert.deepEqual(sorted(found.map(({ tile }) => tile)), sorted([...may]));
    for (let i = 1; i < found.length; i++) {
      const [a, b] = [found[i - 1], found[i]];
      assert.ok(a.shanten < b.shanten || (a.shanten === b.shanten && a.left >= b.left), JSON.stringify([a, b]));
    }
  });
});

test('a discard leaves what the waits of the rest say', () => {
  const share = ({ left }) => left;
  always(placed, 2500, ([hand, place]) => {
    const found = engine.discards(hand);
    fc.pre(Array.isArray(found) && hand.rules.set?.dead_wait !== 'concealed_only');
    const { tile, shanten, accepts, left } = found[place % found.length];
    const rest = tilesOf(hand.concealed);
    rest.splice(rest.indexOf(tile), 1);
    // What was discarded is still seen.
    const discards = (hand.discards ?? '') + tile;
    const waiting = engine.waits({ ...hand, concealed: textOf(rest), discards });
    assert.equal(waiting.shanten, shanten);
    if (shanten === 0) {
      const kinds = new Set(waiting.waits.map((wait) => kindOf(wait.tile)));
      assert.deepEqual(sorted(tilesOf(accepts)), sorted([...kinds]));
      const isSichuan = hand.lack !== undefined;
      assert.equal(left, waiting.waits.map(share).reduce((a, b) => a + b, 0) - (isSichuan && kinds.has(tile) ? 1 : 0));
    }
  });
});

test('a tile is accepted exactly where it brings the hand nearer, and by one', () => {
  always(placed, 250, ([hand, place]) => {
    const found = discardsOf(hand);
    fc.pre(found !== undefined && !hand.rules.set?.red_fives);
    const { tile, shanten, accepts } = found[place % found.length];
    const rest = tilesOf(hand.concealed);
    rest.splice(rest.indexOf(tile), 1);
    const nearer = tilesInPlay.get(infoOf(hand.rules).id).filter((drawn) => {
      const next = discardsOf({ ...hand, concealed: textOf([...rest, drawn]) });
      if (shanten === 0) {
        const { problems = [] } = engine.score(withTile(bare({ ...hand, concealed: textOf(rest) }), drawn));
        return next && !problems.some(({ code }) => ['not_winning', 'lack_suit_remains'].includes(code));
      }
      assert.ok(!next || next[0].shanten >= shanten - 1);
      return next && next[0].shanten < shanten;
    });
    assert.deepEqual(sorted([...new Set(nearer.map(kindOf))]), sorted(tilesOf(accepts)));
  });
});

test('ready is what the waits say', () => {
  always(sichuanHands, 2500, (hand) => {
    const found = engine.ready(waiting(hand));
    const waits = engine.waits(waiting(hand));
    assert.equal(found.ok, waits.ok);
    if (found.ok === false) {
      assert.deepEqual(found, waits);
      return;
    }
    assert.deepEqual(
      found.waits,
      waits.waits.map(({ tile }) => tile),
    );
    assert.equal(found.ready, found.waits.length > 0);
    if (hand.rules.set?.dead_wait !== 'concealed_only') {
      const bases = found.waits.map((tile) => engine.score(bare(withTile(waiting(hand), tile))).base);
      assert.equal(found.base, Math.max(0, ...bases));
    }
  });
});

test('a pig holds all three suits', () => {
  always(sichuanHands, 1000, (hand) => {
    const found = engine.ready({ ...waiting(hand), rules: 'mahjchina-sichuan' });
    fc.pre(found.ok !== false);
    const tiles = [waiting(hand).concealed, ...(hand.melds ?? []).map((meld) => meld.tiles)].flatMap(tilesOf);
    assert.equal(found.pig, new Set(tiles.map((tile) => tile[1])).size === 3);
    const rules = { base: 'mahjchina-sichuan', set: { pig_definition: 'lack_suit' } };
    const byLack = engine.ready({ ...waiting(hand), rules });
    assert.equal(
      byLack.pig,
      tiles.some((tile) => tile[1] === hand.lack),
    );
  });
});

test('only Sichuan asks whether a hand is ready', () => {
  const { ok, problems } = engine.ready({ rules: 'tenhou', concealed: '123m567p234999s4m' });
  assert.equal(ok, false);
  assert.deepEqual(
    problems.map(({ code, field }) => [code, field]),
    [['bad_rules', 'rules']],
  );
});
