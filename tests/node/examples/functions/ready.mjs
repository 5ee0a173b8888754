import { loadEngine } from 'tensu';

const engine = await loadEngine();

const hand = { rules: 'mahjchina-sichuan', concealed: '123456m234p789p5m', win: { by: 'tsumo' }, lack: 's' };
console.log(engine.ready(hand));
