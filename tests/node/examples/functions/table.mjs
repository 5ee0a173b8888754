import { loadEngine } from 'tensu';

const engine = await loadEngine();

const cells = engine.table('tenhou');
console.log(cells.filter(({ fu, seat, by }) => fu === 30 && seat === 'child' && by === 'ron'));
