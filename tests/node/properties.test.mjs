// What holds for every hand, tried on many: see support/hands.mjs for how they are made.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { loadEngine } from 'tensu';
import { ledgerFaults } from './support/cases.mjs';
import { always, rolled } from './support/dice.mjs';
import { handMaker, valuesOf } from './support/hands.mjs';
import { inOrder, worthOf } from './support/normal.mjs';
import { kindOf, sorted, textOf, tilesOf } from './support/tiles.mjs';

const engine = await loadEngine();
const idsOf = (family) =>
  engine
    .rules()
    .filter((info) => info.family === family)
    .map(({ id }) => id);
const hands = rolled(handMaker(engine));
const riichiHands = rolled(handMaker(engine, idsOf('riichi')));
const sichuanHands = rolled(handMaker(engine, idsOf('sichuan')));
const presets = new Map(engine.rules().map(({ id }) => [id, valuesOf(engine.describe(id))]));
const optionOf = (rules, key) => rules.set?.[key] ?? presets.get(rules.base ?? rules)[key];
const playersOf = (hand) => engine.rules().find(({ id }) => id === (hand.rules.base ?? hand.rules)).players;

test('the hands are of every kind', () => {
  const seen = new Map();
  always(hands, 8000, (hand) => {
    const result = engine.score(hand);
    const ids = result.ok
      ? ['scored', result.pattern?.id, result.limit, ...result.yaku.map(({ id }) => id)]
      : result.problems.map(({ code }) => code);
    for (const id of ids) {
      seen.set(id, (seen.get(id) ?? 0) + 1);
    }
  });
  assert.ok(seen.get('scored') > 5000, 'most hands win');
  const yaku = engine.describe('web-tile').yaku.map(({ id }) => id);
  const rows = engine.describe('mahjchina-sichuan').rows.map(({ id }) => id);
  assert.deepEqual(
    [...yaku, ...rows].filter((id) => !seen.has(id)),
    [],
  );
});

test('points only move', () => {
  always(hands, 6000, (hand) => {
    const result = engine.score(hand);
    if (result.ok) {
      assert.deepEqual(ledgerFaults(result), []);
      assert.equal(result.deltas.length, playersOf(hand));
    }
  });
});

/** What won tiles are worth before counters, sticks and the floor. */
const gainOf = ({ lines }) =>
  lines
    .filter(({ reason }) => /^(ron|tsumo|nagashi|liability)$/.test(reason))
    .reduce((sum, { points }) => sum + points, 0);

test('the reading holds the tiles of the hand, and one set is won', () => {
  always(hands, 6000, (hand) => {
    const { ok, reading } = engine.score(hand);
    if (!ok || reading.shape === 'none') {
      return;
    }
    const melds = hand.melds ?? [];
    const held = [...tilesOf(hand.concealed), ...melds.flatMap(({ tiles }) => tilesOf(tiles))];
    const read = reading.sets.flatMap(({ tiles }) => tilesOf(tiles));
    assert.deepEqual(sorted(read), sorted(held));
    const won = reading.sets.filter((set) => set.won);
    assert.equal(won.length, 1);
    assert.ok(!won[0].open && tilesOf(won[0].tiles).includes(tilesOf(hand.concealed).at(-1)), JSON.stringify(won));
    assert.equal(reading.sets.filter(({ open }) => open).length, melds.filter(({ type }) => type !== 'ankan').length);
  });
});

test('han and fu are what is listed', () => {
  always(riichiHands, 6000, (hand) => {
    const { ok, yaku, dora, han, fu, fuItems, limit, base } = engine.score(hand);
    if (!ok) {
      return;
    }
    const sum = (list) => list.reduce((a, b) => a + b, 0);
    const listed = sum(yaku.map((each) => each.han)) + sum(Object.values(dora));
    const stacks = optionOf(hand.rules, 'yakuman_stack');
    assert.equal(han, limit === 'yakuman' && fu === 0 && !stacks ? 13 : listed);
    const items = sum(fuItems.map((item) => item.fu));
    assert.equal(fu, items === 25 ? 25 : Math.ceil(items / 10) * 10);
    assert.ok(limit || base === fu * 2 ** (2 + han), 'below the limits the base is counted');
  });
});

test('other readings are worth less, the best of them first', () => {
  always(hands, 4000, (hand) => {
    const result = engine.score(hand);
    if (result.ok) {
      const all = result.alternatives.map(({ points }) => points);
      assert.ok(all.length <= 5);
      assert.deepEqual(
        all,
        [...all].sort((a, b) => b - a),
      );
      assert.ok(result.pattern ? (all[0] ?? 0) <= result.base : (all[0] ?? 0) <= gainOf(result));
    }
  });
});

test('a check is not met exactly where a hand is refused for it', () => {
  const CHECK_OF = {
    not_winning: 'complete-shape',
    furiten: 'not-furiten',
    no_yaku: 'has-yaku',
    below_minimum_han: 'minimum-han',
    lack_suit_remains: 'lack-suit-cleared',
    chi_not_allowed: 'no-chi',
    no_payers: 'payers',
  };
  always(hands, 4000, (hand) => {
    const result = engine.score(hand);
    const failed = result.checks.filter(({ ok }) => !ok).map(({ id }) => id);
    if (result.ok) {
      assert.deepEqual(failed, []);
      return;
    }
    for (const { code } of result.problems) {
      assert.ok(!CHECK_OF[code] || failed.includes(CHECK_OF[code]), code);
    }
    assert.equal(new Set(result.checks.map(({ id }) => id)).size, result.checks.length);
  });
});

/** The same hand written in another order; the winning tile stays last. */
function reordered(dice, hand) {
  const concealed = tilesOf(hand.concealed);
  const out = { ...hand, concealed: textOf([...dice.shuffled(concealed.slice(0, -1)), concealed.at(-1)]) };
  if (hand.melds) {
    out.melds = dice
      .shuffled(hand.melds)
      .map((meld) => ({ ...meld, tiles: textOf(dice.shuffled(tilesOf(meld.tiles))) }));
  }
  for (const key of ['dora', 'ura', 'discards']) {
    if (hand[key]) {
      out[key] = textOf(dice.shuffled(tilesOf(hand[key])));
    }
  }
  for (const key of ['flags', 'active']) {
    if (hand[key]) {
      out[key] = dice.shuffled(hand[key]);
    }
  }
  return out;
}

test('the order of tiles, melds and flags never matters', () => {
  const pairs = fc.tuple(
    hands,
    rolled((dice) => dice),
  );
  always(pairs, 6000, ([hand, dice]) => {
    assert.deepEqual(inOrder(engine.score(reordered(dice, hand))), inOrder(engine.score(hand)));
  });
});

const NAMING_SUITS = ['ryuuiisou', 'beni-kujaku', 'banryoku-ittenkou', 'daisharin', 'fuusetsu-getsuka'];
const RENAMINGS = ['mps', 'msp', 'pms', 'psm', 'smp', 'spm'];

/** The hand with man, pin and sou called otherwise. */
function renamed(hand, letters) {
  const rename = (text) => text?.replace(/[mps]/g, (suit) => letters['mps'.indexOf(suit)]);
  const out = { ...hand, concealed: rename(hand.concealed) };
  for (const key of ['dora', 'ura', 'discards', 'lack']) {
    if (hand[key] !== undefined) {
      out[key] = rename(hand[key]);
    }
  }
  if (hand.melds) {
    out.melds = hand.melds.map((meld) => ({
      ...meld,
      tiles: rename(meld.tiles),
      ...(meld.called && { called: rename(meld.called) }),
    }));
  }
  return out;
}

/** Whether the rules tell pin from the other suits by their tiles. */
const hasRedPin = ({ rules }) => /two_pin/.test(rules.set?.red_fives);

test('renaming the suits changes no riichi score except where a yaku names a suit', () => {
  const renamings = fc.tuple(riichiHands, fc.constantFrom(...RENAMINGS));
  always(renamings, 5000, ([hand, letters]) => {
    fc.pre(!hasRedPin(hand));
    const plain = engine.score(hand);
    const other = engine.score(renamed(hand, letters));
    const named = [plain, other].some(({ yaku }) => yaku?.some(({ id }) => NAMING_SUITS.includes(id)));
    if (!named) {
      assert.deepEqual(worthOf(other), worthOf(plain));
    }
  });
});

test('renaming the suits changes nothing at all where no yaku names a suit', () => {
  const off = Object.fromEntries(NAMING_SUITS.map((id) => [`yaku.${id}`, false]));
  const renamings = fc.tuple(riichiHands, fc.constantFrom(...RENAMINGS));
  always(renamings, 3000, ([hand, letters]) => {
    fc.pre(!hasRedPin(hand));
    const rules = { base: hand.rules.base ?? hand.rules, set: { ...hand.rules.set, ...off } };
    const plain = engine.score({ ...hand, rules });
    const other = engine.score({ ...renamed(hand, letters), rules });
    assert.deepEqual(worthOf(other), worthOf(plain));
    const worths = ({ alternatives = [] }) => alternatives.map(({ han, fu, points }) => ({ han, fu, points }));
    assert.deepEqual(worths(other), worths(plain));
  });
});

test('renaming the suits changes no Sichuan score', () => {
  const renamings = fc.tuple(sichuanHands, fc.constantFrom(...RENAMINGS));
  always(renamings, 2000, ([hand, letters]) => {
    assert.deepEqual(worthOf(engine.score(renamed(hand, letters))), worthOf(engine.score(hand)));
  });
});

/** The hand with one more dora, or undefined when there is no room for its indicator. */
function withOneMoreDora(hand, tile) {
  const { rank, suit } = { rank: Number(kindOf(tile)[0]), suit: tile[1] };
  const cycles = { z: { 1: 4, 2: 1, 3: 2, 4: 3, 5: 7, 6: 5, 7: 6 } };
  const before = cycles[suit]?.[rank] ?? (rank === 1 ? 9 : rank - 1);
  return { ...hand, dora: `${hand.dora ?? ''}${before}${suit}` };
}

test('one more dora never lowers a hand', () => {
  let compared = 0;
  const choices = fc.tuple(riichiHands, fc.nat(13));
  always(choices, 6000, ([hand, place]) => {
    const tiles = tilesOf(hand.concealed);
    const plain = engine.score(hand);
    const other = engine.score(withOneMoreDora(hand, tiles[place % tiles.length]));
    const noRoom = !other.ok && other.problems.every(({ code }) => /^too_many/.test(code));
    if (!plain.ok || noRoom) {
      return;
    }
    compared++;
    const seat = hand.seat ?? 0;
    assert.ok(other.ok);
    assert.ok(other.base >= plain.base && other.deltas[seat] >= plain.deltas[seat], JSON.stringify([plain, other]));
    assert.ok(other.han > plain.han || (other.limit && other.han >= plain.han), JSON.stringify([plain, other]));
  });
  assert.ok(compared > 2000);
});

test('one more flower never lowers a hand', () => {
  const rules = { base: 'web-tile', set: { flowers: true } };
  always(rolled(handMaker(engine, ['web-tile'])), 1500, (hand) => {
    const plain = engine.score({ ...hand, rules, flowers: 0, dora: '', ura: '' });
    const other = engine.score({ ...hand, rules, flowers: 1, dora: '', ura: '' });
    assert.equal(other.ok, plain.ok);
    assert.ok(
      !plain.ok || (other.base >= plain.base && (other.dora.flower === 1 || other.yaku.some(({ limit }) => limit))),
    );
  });
});

test('a hand without its dora wins exactly where it wins with them', () => {
  always(riichiHands, 3000, (hand) => {
    const { dora, ura, flowers, ...bare } = hand;
    const plain = engine.score(hand);
    if (plain.ok || plain.problems.some(({ code }) => ['no_yaku', 'below_minimum_han'].includes(code))) {
      assert.equal(engine.score(bare).ok, plain.ok);
    }
  });
});
