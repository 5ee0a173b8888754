// Output put together as bytes: texts that come again and again are turned into bytes once.
const FIRST_SIZE = 1 << 16;
const MOST_KNOWN = 1 << 14;
const SHORT = 24;
const ZERO = 0x30;
const MINUS = 0x2d;
const encoder = new TextEncoder();

export const bytesOf = (text: string): Uint8Array => encoder.encode(text);

export class Bytes {
  private bytes = new Uint8Array(FIRST_SIZE);
  private length = 0;
  private readonly known = new Map<string, Uint8Array>();

  /** What was written since the last time, which is then the caller's. */
  take(): Uint8Array<ArrayBuffer> {
    const taken = this.bytes.slice(0, this.length);
    this.length = 0;
    return taken;
  }

  add(piece: Uint8Array): void {
    this.reserve(piece.length);
    const { bytes, length } = this;
    // The call that copies many bytes at once costs more than a few of them.
    if (piece.length > SHORT) bytes.set(piece, length);
    else for (let i = 0; i < piece.length; i++) bytes[length + i] = piece[i] as number;
    this.length = length + piece.length;
  }

  /** An id, or tiles: one of the texts that there are not many of. */
  id(text: string): void {
    let piece = this.known.get(text);
    if (!piece) {
      piece = bytesOf(text);
      if (this.known.size < MOST_KNOWN) this.known.set(text, piece);
    }
    this.add(piece);
  }

  text(text: string): void {
    this.add(bytesOf(text));
  }

  /** A whole number. */
  number(value: number): void {
    const digits = Math.abs(value);
    if (digits > 0x7fff_ffff) {
      this.text(String(value));
      return;
    }
    let size = value < 0 ? 2 : 1;
    for (let rest = digits; rest >= 10; rest = (rest / 10) | 0) size++;
    this.reserve(size);
    const { bytes, length } = this;
    let at = length + size;
    let rest = digits;
    do {
      bytes[--at] = ZERO + (rest % 10);
      rest = (rest / 10) | 0;
    } while (rest > 0);
    if (value < 0) bytes[length] = MINUS;
    this.length = length + size;
  }

  private reserve(size: number): void {
    if (this.length + size <= this.bytes.length) return;
    const grown = new Uint8Array(Math.max(this.bytes.length * 2, this.length + size));
    grown.set(this.bytes);
    this.bytes = grown;
  }
}
