// A stream of bytes in pieces that end where a line ends.
const NEWLINE = 0x0a;
/** More than any request has. Of a longer line only so much is kept, which cannot be read and is refused. */
const LONGEST_LINE = 1 << 20;

/** Each block is whole lines; the last one has the rest. What is held back is one line at most. */
export async function* blocksOf(stream: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held: Buffer[] = [];
  let size = 0;
  const hold = (piece: Buffer) => {
    const kept = piece.subarray(0, Math.max(0, LONGEST_LINE - size));
    if (kept.length > 0) held.push(kept);
    size += kept.length;
  };
  for await (const chunk of stream) {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end > 0) {
      yield held.length > 0 ? Buffer.concat([...held, chunk.subarray(0, end)]) : chunk.subarray(0, end);
      held = [];
      size = 0;
    }
    if (end < chunk.length) hold(chunk.subarray(end));
  }
  if (held.length > 0) yield Buffer.concat(held);
}
