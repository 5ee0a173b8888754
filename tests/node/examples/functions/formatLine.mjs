import { loadEngine } from 'tensu';

const engine = await loadEngine();

console.log(engine.formatLine({ rules: 'tenhou', concealed: '234m67p345678s99s8p', win: { by: 'ron', from: 1 } }));
