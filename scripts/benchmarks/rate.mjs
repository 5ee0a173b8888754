const ROUNDS = 5;
const ROUND_MS = 300;

/** How many things a second `step` does, which does `count` of them at a time: the best of some rounds. */
export function rate(name, count, unit, step) {
  let best = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    let steps = 0;
    let elapsed = 0;
    do {
      step();
      steps++;
      elapsed = performance.now() - start;
    } while (elapsed < ROUND_MS);
    best = Math.max(best, (steps * count * 1000) / elapsed);
  }
  return { name, value: Math.round(best), unit };
}

export const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)];
