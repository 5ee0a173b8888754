// A stream of bytes in pieces that end where a line ends.
const NEWLINE = 0x0a;
/** More than any request has. Of a longer line only so much is kept, which cannot be read and is refused. */
const LONGEST_LINE = 1 << 20;

/** Each block is whole lines; the rest has the last one. What is held back is one line at most. */
export class Blocks {
  private held: Buffer[] = [];
  private size = 0;

  /** The lines that end in what comes next, if any do. */
  take(chunk: Buffer): Buffer | undefined {
    const end = chunk.lastIndexOf(NEWLINE) + 1;
    if (end === 0) {
      this.hold(chunk);
      return undefined;
    }
    const lines = chunk.subarray(0, end);
    const block = this.held.length > 0 ? Buffer.concat([...this.held, lines]) : lines;
    this.held = [];
    this.size = 0;
    this.hold(chunk.subarray(end));
    return block;
  }

  /** What no line end follows, once all has come. */
  rest(): Buffer | undefined {
    return this.held.length > 0 ? Buffer.concat(this.held) : undefined;
  }

  private hold(piece: Buffer): void {
    const kept = piece.subarray(0, Math.max(0, LONGEST_LINE - this.size));
    if (kept.length > 0) this.held.push(kept);
    this.size += kept.length;
  }
}
