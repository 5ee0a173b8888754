import { loadEngine } from 'tensu';

const engine = await loadEngine();

const result = engine.score({
  rules: 'makopi-house',
  concealed: '234m067345p3488s5s',
  win: { by: 'ron', from: 1 },
  seat: 2,
  flags: ['riichi'],
});
if (result.ok) console.log(result.han, result.fu, result.limit, result.deltas);
else console.log(result.problems);
