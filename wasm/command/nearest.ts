/** How many letters may be wrong in what was meant, and always less than half of them. */
const MOST_WRONG = 2;

/** Of the words known the one that differs least from what was written, where one is near. */
export function nearest(written: string, known: readonly string[]): string | undefined {
  const near = known.map((word) => ({ word, wrong: lettersWrong(written, word) }));
  near.sort((a, b) => a.wrong - b.wrong);
  const [best] = near;
  return best && best.wrong <= MOST_WRONG && 2 * best.wrong < best.word.length ? best.word : undefined;
}

/** How many letters are to be put in, taken out or changed. */
function lettersWrong(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + Number(a[i - 1] !== b[j - 1]);
      next.push(Math.min(changed, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}
