// A stream of bytes in pieces that end where a line ends.
const NEWLINE = 0x0a;
/** In bytes: more than any request has. */
const LONGEST_LINE = 1 << 20;
/** Stands for a longer line, a part of which might be read as another hand: the start of no value, which is refused. */
const UNREADABLE = Buffer.from('{');

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
    // What is held is the start of the first line.
    const rest = this.size > 0 ? chunk.indexOf(NEWLINE) : 0;
    this.hold(chunk.subarray(0, rest));
    const lines = chunk.subarray(rest, end);
    const block = this.size > 0 ? Buffer.concat([...this.held, lines]) : lines;
    this.held = [];
    this.size = 0;
    this.hold(chunk.subarray(end));
    return block;
  }

  /** What no line end follows, once all has come. */
  rest(): Buffer | undefined {
    return this.size > 0 ? Buffer.concat(this.held) : undefined;
  }

  private hold(piece: Buffer): void {
    this.size += piece.length;
    if (this.size > LONGEST_LINE) this.held = [UNREADABLE];
    else if (piece.length > 0) this.held.push(piece);
  }
}
