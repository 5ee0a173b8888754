// Hands as people hold them: complete most of the time, with circumstances that fit them most of the time.
import { Bag, isSuited, KINDS, kindOf, textOf, tilesOf } from './tiles.mjs';

const WINDS = ['E', 'S', 'W', 'N'];
const RIICHI_FLAGS = [
  ...['riichi', 'double-riichi', 'ippatsu', 'rinshan', 'chankan', 'haitei', 'houtei', 'tenhou', 'chiihou', 'renhou'],
  ...['kanburi', 'shiisanpuutaa', 'nagashi-mangan', 'chankan-ankan', 'missed'],
];
const SICHUAN_FLAGS = ['kong-bloom', 'after-kong', 'rob-kong', 'last-tile', 'heaven', 'earth'];
const ORPHANS = tilesOf('19m19p19s1234567z');

const inSuit = (suit) => KINDS.filter((kind) => kind[1] === suit);
const HONOURS = inSuit('z');
const SIMPLES = KINDS.filter((kind) => !ORPHANS.includes(kind));

/** Which kinds the sets of a hand are made of; ordinary hands come up most. */
const FLAVOURS = [
  ...Array(8).fill(() => KINDS),
  () => SIMPLES,
  () => SIMPLES,
  (dice) => inSuit(dice.pick('mps')),
  (dice) => [...inSuit(dice.pick('mps')), ...HONOURS],
  () => [...tilesOf('123789m123789p123789s'), ...HONOURS],
  () => ORPHANS,
  () => HONOURS,
  () => tilesOf('19m19p19s567z'),
  () => tilesOf('234m234p234s88s'),
  () => tilesOf('23468s6z'),
  () => tilesOf('23468s7z'),
  () => tilesOf('1579s7z'),
  () => tilesOf('15p1245z'),
  () => tilesOf('123456789m'),
  () => tilesOf('567z12z99m'),
];

/** The options of a rule set's description by their keys. */
export const valuesOf = ({ options }) => Object.fromEntries(options.map(({ key, value }) => [key, value]));

/** Every value that an option can take. */
export function choicesOf({ type, choices, min, max, step }) {
  if (type === 'int') {
    return Array.from({ length: (max - min) / step + 1 }, (_, i) => min + i * step);
  }
  return type === 'bool' ? [false, true] : choices;
}

/** A rule set, half of the time with some of its options changed. */
function rollRules(dice, id, options) {
  if (dice.chance(0.5)) {
    return id;
  }
  const set = {};
  for (let i = dice.below(4); i >= 0; i--) {
    const option = dice.pick(options);
    if (!(option.linked in set)) {
      set[option.key] = dice.pick(choicesOf(option));
    }
  }
  return { base: id, set };
}

const runs = new Map();

/** The sequences that some kinds allow. */
function runsOf(kinds) {
  const key = kinds.join('');
  if (!runs.has(key)) {
    const from = (kind) => [0, 1, 2].map((step) => `${Number(kind[0]) + step}${kind[1]}`);
    const all = kinds.filter(isSuited).map(from);
    runs.set(
      key,
      all.filter((run) => run.every((kind) => kinds.includes(kind))),
    );
  }
  return runs.get(key);
}

function rollSet(dice, bag, kinds, chances) {
  const sequences = runsOf(kinds);
  for (let tries = 0; tries < 20; tries++) {
    const roll = dice.roll();
    if (roll < chances.sequence && sequences.length > 0) {
      const tiles = bag.take(dice.pick(sequences), dice);
      if (tiles) {
        return { type: 'chi', tiles };
      }
      continue;
    }
    const copies = roll < 1 - chances.kan ? 3 : 4;
    const tiles = bag.take(Array(copies).fill(dice.pick(kinds)), dice);
    if (tiles) {
      return { type: copies === 3 ? 'pon' : dice.pick(['kan', 'ankan', 'kakan']), tiles };
    }
  }
  return undefined;
}

/** Four sets and a pair: some of the sets called, kans always. Undefined when these kinds do not hold that much. */
function rollStandard(dice, bag, kinds, chances) {
  const pair = [dice.pick(kinds)];
  const concealed = bag.take([pair[0], pair[0]], dice);
  const sets = [];
  while (concealed && sets.length < 4) {
    const set = rollSet(dice, bag, kinds, chances);
    if (!set) {
      return undefined;
    }
    sets.push(set);
  }
  if (!concealed) {
    return undefined;
  }
  const closed = dice.chance(0.5);
  const melds = sets.filter(({ tiles }) => tiles.length === 4 || (!closed && dice.chance(0.4)));
  if (closed) {
    for (const meld of melds) {
      meld.type = 'ankan';
    }
  }
  for (const set of sets) {
    if (!melds.includes(set)) {
      concealed.push(...set.tiles);
    }
  }
  return { concealed, melds };
}

function rollPairs(dice, bag, kinds, foursToo) {
  const concealed = [];
  const used = new Set();
  for (let tries = 0; concealed.length < 14 && tries < 200; tries++) {
    const kind = dice.pick(kinds);
    const tiles = (foursToo || !used.has(kind)) && bag.take([kind, kind], dice);
    if (tiles) {
      used.add(kind);
      concealed.push(...tiles);
    }
  }
  return concealed.length === 14 ? { concealed, melds: [] } : undefined;
}

function rollRandom(dice, bag) {
  return { concealed: Array.from({ length: 14 }, () => bag.draw(dice)), melds: [] };
}

function rollOrphans(dice, bag) {
  return { concealed: bag.take([...ORPHANS, dice.pick(ORPHANS)], dice), melds: [] };
}

/** One of each suit, far enough apart, the honours, and a pair. */
function rollUnconnected(dice, bag) {
  const concealed = bag.take([...tilesOf('147m258p369s1234z'), dice.pick(tilesOf('147m258p'))], dice);
  return { concealed, melds: [], firstDraw: true };
}

/** Tiles that hardly ever come together by chance. */
const RARE = [
  ...['1112345678999', '11123455678999', '11122345678999'].flatMap((ranks) =>
    ['m', 'p', 's'].map((suit) => ranks + suit),
  ),
  ...['11223344556677p', '22334455667788p', '33445566778899p', '22334455667788s'],
  ...['111m222p333s777z22z', '111m222p333s555z11z', '111222333m99p555z', '111m111p111s23455m', '2222333344446s6s'],
];

function rollRare(dice, bag) {
  const tiles = tilesOf(dice.pick(RARE));
  const concealed = bag.take(tiles.length === 14 ? tiles : [...tiles, dice.pick(tiles)], dice);
  return { concealed, melds: [] };
}

function rollShape(dice, bag) {
  const kinds = dice.pick(FLAVOURS)(dice);
  const chances = dice.pick([
    { sequence: 0.65, kan: 0.05 },
    { sequence: 0.65, kan: 0.05 },
    { sequence: 0.9, kan: 0.02 },
    { sequence: 0.1, kan: 0.3 },
    { sequence: 0, kan: 0.8 },
  ]);
  const roll = dice.roll();
  const made =
    roll < 0.8
      ? rollStandard(dice, bag, kinds, chances)
      : roll < 0.88
        ? rollPairs(dice, bag, kinds, false)
        : roll < 0.92
          ? rollOrphans(dice, bag)
          : roll < 0.94
            ? rollUnconnected(dice, bag)
            : roll < 0.96
              ? rollRare(dice, bag)
              : undefined;
  return made;
}

function finishMeld(dice, { type, tiles }, seat, players) {
  const meld = { type, tiles: textOf(tiles) };
  if (type !== 'ankan' && dice.chance(0.5)) {
    const others = Array.from({ length: players }, (_, i) => i).filter((each) => each !== seat);
    meld.from = type === 'chi' ? (seat + players - 1) % players : dice.pick(others);
    if (dice.chance(0.5)) {
      meld.called = dice.pick(tiles);
    }
  }
  return meld;
}

/** Circumstances that fit together; now and then any of them. */
function rollRiichiFlags(dice, { ron, seat, closed, melds, kans, last }) {
  if (dice.chance(0.06)) {
    return Array.from({ length: 1 + dice.below(3) }, () => dice.pick(RIICHI_FLAGS));
  }
  const flags = [];
  if (melds === 0 && dice.chance(0.04)) {
    flags.push(ron ? 'renhou' : seat === 0 ? 'tenhou' : dice.pick(['chiihou', 'shiisanpuutaa', 'renhou']));
    return flags;
  }
  if (closed && dice.chance(0.5)) {
    flags.push(dice.pick(['riichi', 'riichi', 'riichi', 'double-riichi']));
    if (dice.chance(0.3)) {
      flags.push('ippatsu');
    }
  }
  const ippatsu = flags.includes('ippatsu');
  const ends = ron ? ['houtei'] : ['haitei'];
  if (kans > 0 && !ron && !ippatsu) {
    ends.push('rinshan', 'rinshan');
  }
  if (ron && last && !ippatsu) {
    ends.push('chankan', 'kanburi');
  }
  if (dice.chance(0.2)) {
    flags.push(dice.pick(ends));
  }
  return flags;
}

function rollIndicators(dice, bag, number, flowers) {
  return Array.from({ length: number }, () => (flowers && dice.chance(0.05) ? 'f' : bag.draw(dice)));
}

/** The winning tile goes last: any of the concealed ones. */
function withLast(dice, concealed) {
  const tiles = dice.shuffled(concealed);
  return dice.chance(0.5) ? tiles : [...tiles.slice(0, -1).sort(), tiles.at(-1)];
}

function redsOf(choice) {
  return (suit) => (choice === 'one_each' ? 1 : choice?.startsWith('two_pin') && suit === 'p' ? 2 : 0);
}

/** A riichi request under these rules, whose options have these values. */
function rollRiichi(dice, { rules, players, values }) {
  const reds = redsOf(values.red_fives);
  let bag = new Bag(KINDS, reds);
  let shape = rollShape(dice, bag);
  if (!shape?.concealed) {
    bag = new Bag(KINDS, reds);
    shape = rollRandom(dice, bag);
  }
  const seat = dice.below(players);
  const concealed = withLast(dice, shape.concealed);
  const ron = !shape.firstDraw && dice.chance(0.5);
  const winning = concealed.at(-1);
  const all = [...concealed, ...shape.melds.flatMap(({ tiles }) => tiles)];
  const flags = shape.firstDraw
    ? ['shiisanpuutaa']
    : rollRiichiFlags(dice, {
        ron,
        seat,
        closed: shape.melds.every(({ type }) => type === 'ankan'),
        melds: shape.melds.length,
        kans: shape.melds.filter(({ tiles }) => tiles.length === 4).length,
        last: all.filter((tile) => kindOf(tile) === kindOf(winning)).length === 1,
      });
  const hand = {
    rules,
    concealed: textOf(concealed),
    win: ron ? { by: 'ron', from: (seat + 1 + dice.below(players - 1)) % players } : { by: 'tsumo' },
    seat,
  };
  if (shape.melds.length > 0 || dice.chance(0.1)) {
    hand.melds = shape.melds.map((meld) => finishMeld(dice, meld, seat, players));
  }
  if (flags.length > 0 || dice.chance(0.1)) {
    hand.flags = flags;
  }
  return { ...hand, ...rollTable(dice, { hand, bag, players, values, tiles: all }) };
}

/** The same hand at the draw, with nothing but terminals and honours discarded. */
function nagashiOf(dice, { concealed, flags, liable, ura, ...hand }) {
  const discards = textOf(Array.from({ length: 6 }, () => dice.pick(ORPHANS)));
  const tiles = textOf(tilesOf(concealed).slice(0, -1));
  return { ...hand, concealed: tiles, win: { by: 'tsumo' }, flags: ['nagashi-mangan'], discards };
}

/** What lies on the table. */
function rollTable(dice, { hand, bag, players, values, tiles }) {
  const table = {};
  const riichi = hand.flags?.some((flag) => flag.endsWith('riichi'));
  const number = dice.chance(0.7) ? 1 + dice.below(dice.chance(0.2) ? 5 : 2) : 0;
  if (number > 0) {
    table.dora = textOf(rollIndicators(dice, bag, number, values.flowers));
    if (riichi && dice.chance(0.7)) {
      table.ura = textOf(rollIndicators(dice, bag, values.kan_ura ? number : 1, values.flowers));
    }
  }
  if (values.flowers && dice.chance(0.5)) {
    table.flowers = dice.below(3);
  }
  if (dice.chance(0.3)) {
    table.round = dice.pick(WINDS);
  }
  if (dice.chance(0.3)) {
    table.honba = dice.below(9);
  }
  if (dice.chance(0.3)) {
    table.deposits = dice.below(4);
  }
  if (dice.chance(0.3)) {
    table.points = Array.from({ length: players }, () => 100 * (dice.below(500) - 20));
  }
  if (dice.chance(0.15)) {
    const own = dice.chance(0.3) ? [kindOf(dice.pick(tiles))] : [];
    table.discards = textOf([...own, ...Array.from({ length: 1 + dice.below(6) }, () => dice.pick(KINDS))]);
  }
  if (dice.chance(0.15)) {
    table.liable = (hand.seat + 1 + dice.below(players - 1)) % players;
  }
  return table;
}

const SUITED = KINDS.filter(isSuited);

function rollSichuanShape(dice, kinds) {
  const bag = new Bag(SUITED);
  const roll = dice.roll();
  const noRuns = dice.chance(0.4);
  const chances = noRuns ? { sequence: 0, kan: 0.3 } : { sequence: 0.7, kan: 0.08 };
  const made =
    roll < 0.7
      ? rollStandard(dice, bag, kinds, chances)
      : roll < 0.92
        ? rollPairs(dice, bag, kinds, true)
        : rollRandom(dice, new Bag(dice.chance(0.5) ? kinds : SUITED));
  // There is no chi: what would be one stays in the hand.
  const melds = made?.melds.filter(({ type }) => type !== 'chi') ?? [];
  return made && { concealed: [...made.concealed, ...chiTiles(made.melds)], melds };
}

const chiTiles = (melds) => melds.filter(({ type }) => type === 'chi').flatMap(({ tiles }) => tiles);

/** A Sichuan request under these rules. */
function rollSichuan(dice, { rules }) {
  const suits = dice.shuffled(['m', 'p', 's']);
  const lack = suits.pop();
  const kinds = (dice.chance(0.4) ? [suits[0]] : suits).flatMap(inSuit);
  let shape;
  while (!shape) {
    shape = rollSichuanShape(dice, kinds);
  }
  const seat = dice.below(4);
  const out = dice.shuffled([0, 1, 2, 3].filter((each) => each !== seat)).slice(0, dice.below(3));
  const active = [0, 1, 2, 3].filter((each) => !out.includes(each));
  const others = active.filter((each) => each !== seat);
  const ron = dice.chance(0.5);
  const hand = {
    rules,
    concealed: textOf(withLast(dice, shape.concealed)),
    win: ron ? { by: 'ron', from: dice.chance(0.95) ? dice.pick(others) : (seat + 1) % 4 } : { by: 'tsumo' },
    seat,
    lack,
  };
  if (shape.melds.length > 0 || dice.chance(0.1)) {
    hand.melds = shape.melds.map((meld) => finishMeld(dice, meld, seat, 4));
  }
  if (out.length > 0 || dice.chance(0.3)) {
    hand.active = dice.shuffled(active);
  }
  const flags = rollSichuanFlags(dice, hand);
  if (flags.length > 0 || dice.chance(0.1)) {
    hand.flags = flags;
  }
  return hand;
}

function rollSichuanFlags(dice, { win, seat, melds = [] }) {
  if (dice.chance(0.06)) {
    return Array.from({ length: 1 + dice.below(3) }, () => dice.pick(SICHUAN_FLAGS));
  }
  const flags = [];
  const kans = melds.some(({ type }) => type.endsWith('kan'));
  if (win.by === 'tsumo') {
    if (kans && dice.chance(0.4)) {
      flags.push('kong-bloom');
    } else if (melds.length === 0 && dice.chance(0.05)) {
      return [seat === 0 ? 'heaven' : 'earth'];
    }
  } else if (dice.chance(0.15)) {
    flags.push('after-kong');
  }
  if (dice.chance(0.15)) {
    flags.push('last-tile');
  }
  return flags;
}

/** Makes hands of the given rule sets of an engine, of both families when none are given. */
export function handMaker(engine, ids = engine.rules().map(({ id }) => id)) {
  const houses = engine.rules().flatMap((info) => {
    const { options } = engine.describe(info.id);
    const scoring = options.filter(({ effect }) => effect === 'score');
    return ids.includes(info.id) ? [{ ...info, options: scoring, presets: valuesOf({ options }) }] : [];
  });
  return (dice) => {
    const { id, family, players, options, presets } = dice.pick(houses);
    const rules = rollRules(dice, id, options);
    if (family === 'sichuan') {
      return rollSichuan(dice, { rules });
    }
    const hand = rollRiichi(dice, { rules, players, values: { ...presets, ...rules.set } });
    return dice.chance(0.01) ? nagashiOf(dice, hand) : hand;
  };
}
