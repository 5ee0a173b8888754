import { loadEngine } from 'tensu';

const engine = await loadEngine();

const round = engine.settle({
  rules: 'makopi-house',
  points: [35000, 35000, 35000, 35000],
  honba: 1,
  pot: 1000,
  outcome: {
    type: 'wins',
    wins: [
      { seat: 3, win: { by: 'ron', from: 2 }, han: 3, fu: 40 },
      { seat: 0, win: { by: 'ron', from: 2 }, han: 2, fu: 30 },
    ],
  },
});
if (round.ok) console.log(round.lines, round.points, round.next);
