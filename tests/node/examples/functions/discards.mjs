import { loadEngine } from 'tensu';

const engine = await loadEngine();

const hand = { rules: 'tenhou', concealed: '1247m1339p13789s5z', win: { by: 'tsumo' } };
console.log(engine.discards(hand).slice(0, 3));
