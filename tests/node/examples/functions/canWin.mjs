import { loadEngine } from 'tensu';

const engine = await loadEngine();

const hand = { rules: 'mahjchina-sichuan', concealed: '123456m234p789p5m5m', win: { by: 'ron', from: 1 }, lack: 's' };
const passed = 1; // the income of a win that was let pass
console.log(engine.canWin(hand, passed));
