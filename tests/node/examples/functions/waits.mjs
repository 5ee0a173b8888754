import { loadEngine } from 'tensu';

const engine = await loadEngine();

const hand = { rules: 'tenhou', concealed: '234m67p345678s99s', win: { by: 'tsumo' }, flags: ['riichi'] };
const { shanten, waits } = engine.waits(hand);
console.log(shanten);
for (const { tile, left, ron, tsumo } of waits) console.log(tile, left, ron.deltas, tsumo.deltas);
