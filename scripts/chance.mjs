/** Whole numbers from 0 up to but not including `below`, by chance and the same for the same seed on every machine. */
export function chanceFrom(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
