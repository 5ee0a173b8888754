import { loadEngine } from 'tensu';

const engine = await loadEngine();

const hand = { concealed: '234m067345p3488s5s', win: { by: 'ron', from: 1 }, seat: 2, flags: ['riichi'] };
for (const result of engine.compare(hand)) {
  if (result.ok) console.log(result.rules, result.han, result.fu, result.deltas);
  else console.log(result.rules, result.problems);
}
