// What the wasm can do in a second, in node and in a page alike.
import { chanceFrom } from '../chance.mjs';
import { rate } from './rate.mjs';

/** The hand without its winning tile, the last one written. */
function waiting(hand) {
  return { ...hand, concealed: hand.concealed.replace(/(?<=\d)\d(?=[mpsz]$)|\d[mpsz]$/, '') };
}

/** Hands of 14 tiles as they are dealt, the same ones each time. */
function dealt(count) {
  const below = chanceFrom(1);
  return Array.from({ length: count }, () => {
    const wall = Array.from({ length: 136 }, (_, tile) => tile >> 2);
    const tiles = Array.from({ length: 14 }, () => wall.splice(below(wall.length), 1)[0]);
    const concealed = tiles.map((tile) => `${(tile % 9) + 1}${'mpsz'[Math.floor(tile / 9)]}`).join('');
    return { rules: 'wcoom-riichi', concealed, win: { by: 'tsumo' } };
  });
}

export function measureWasm(engine, hands) {
  const packed = engine.pack(hands);
  const waits = hands.map(waiting);
  const fourteen = dealt(200);
  const each = (list, call) => () => {
    for (const hand of list) call(hand);
  };
  return [
    rate('wasm-packed', hands.length, 'hands/s', () => engine.scorePacked(packed)),
    rate('wasm-many', hands.length, 'hands/s', () => engine.scoreMany(hands)),
    rate('wasm-score', hands.length, 'hands/s', each(hands, engine.score)),
    rate('waits', waits.length, 'hands/s', each(waits, engine.waits)),
    rate('discards', fourteen.length, 'hands/s', each(fourteen, engine.discards)),
  ];
}
