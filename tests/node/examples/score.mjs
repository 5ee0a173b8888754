import { loadEngine } from 'tensu';

const engine = await loadEngine();
const result = engine.score({
  rules: 'wcoom-riichi',
  concealed: '234m345p5678s666z5s', // the winning tile last
  win: { by: 'tsumo' },
  flags: ['riichi'],
  dora: '2m',
});
console.log(result.ok ? result.deltas : result.problems);
