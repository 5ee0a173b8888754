// The buffers shared with the engine: see wire.hpp for their layout.
import type { HandExports } from './exports.d.ts';

/** In place of a number that was not given, or is no whole number of 32 bits. */
export const MISSING = -0x8000_0000;
export const UNUSABLE = MISSING + 1;
const TEXT_MISSING = -1;
const TEXT_UNUSABLE = -2;

/** In place of how a field is there. */
export const ABSENT = 0;
export const GIVEN = 1;
export const WRONG = 2;

/** What a value is: see values.hpp. */
const END = 0;
const NO = 1;
const YES = 2;
const NUMBER = 3;
const TEXT = 4;
const LIST = 5;

/** Longer texts are no tiles of any hand and are refused as a value of the wrong kind. */
export const LONGEST_TEXT = 2048;

/** The bytes of a view of any kind, which is for itself a list of its own numbers. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Uint8Array<ArrayBuffer> =>
  new Uint8Array(buffer as ArrayBuffer, byteOffset, byteLength);

/** The buffers where they lie in the engine's memory, which never grows. */
export class Memory {
  readonly input: Int32Array;
  readonly output: Int32Array;

  constructor(exports: HandExports) {
    const words = (at: number, length: number) => new Int32Array(exports.memory.buffer, at, length);
    this.input = words(exports.tensu_input(), exports.tensu_inputLength());
    this.output = words(exports.tensu_output(), exports.tensu_outputLength());
  }
}

let lastInput: Int32Array | undefined;
let lastUnits: Uint16Array = new Uint16Array();

/** The same memory as UTF-16 units. A view costs more to make than a hand to write, so the last one is kept. */
function unitsOf(input: Int32Array): Uint16Array {
  if (input !== lastInput) {
    // In this order: there may be no room for the second on the stack.
    lastUnits = new Uint16Array(input.buffer, input.byteOffset, input.length * 2);
    lastInput = input;
  }
  return lastUnits;
}

/** Writes a request: numbers from the front, texts from behind the place kept for `numbers` of them. */
export class Writer {
  private at = 1;
  private readonly words: Int32Array;
  private readonly units: Uint16Array;
  private unit: number;

  constructor(input: Int32Array, numbers: number) {
    this.words = input;
    this.units = unitsOf(input);
    this.words[0] = numbers;
    this.unit = numbers * 2;
  }

  number(value: number): void {
    this.words[this.at++] = value;
  }

  /** A value that should be a whole number. */
  whole(value: unknown): void {
    this.number(wholeOf(value));
  }

  /** A value that should be a text of at most `longest` UTF-16 units. */
  text(value: unknown, longest = LONGEST_TEXT): void {
    if (typeof value !== 'string' || value.length > longest) {
      this.number(value === undefined ? TEXT_MISSING : TEXT_UNUSABLE);
      return;
    }
    const { length } = value;
    this.number(length);
    for (let i = 0; i < length; i++) {
      this.units[this.unit + i] = value.charCodeAt(i);
    }
    this.unit += length;
  }
}

/** The number itself, or what says that it is missing or none that fits. */
export function wholeOf(value: unknown): number {
  if (value === undefined) {
    return MISSING;
  }
  const fits = typeof value === 'number' && Number.isInteger(value) && value > UNUSABLE && value <= 0x7fff_ffff;
  return fits ? value : UNUSABLE;
}

/** Reads an answer from its start. */
export class Reader {
  private at = 0;

  constructor(private readonly words: Int32Array) {}

  number(): number {
    return this.words[this.at++] as number;
  }

  flag(): boolean {
    return this.number() === 1;
  }

  /** A whole number of more than 32 bits, the lower half first. */
  wide(): number {
    const low = this.number() >>> 0;
    return this.number() * 0x1_0000_0000 + low;
  }

  text(): string {
    const length = this.number();
    let text = '';
    for (let i = 0; i < length; i++) {
      text += String.fromCharCode(this.number());
    }
    return text;
  }

  /** A value of any shape: see values.hpp. */
  value(type = this.number()): unknown {
    switch (type) {
      case NO:
      case YES:
        return type === YES;
      case NUMBER:
        return this.wide();
      case TEXT:
        return this.text();
      case LIST:
        return this.values();
      default:
        return this.object();
    }
  }

  private values(): unknown[] {
    const items: unknown[] = [];
    for (let type = this.number(); type !== END; type = this.number()) {
      items.push(this.value(type));
    }
    return items;
  }

  private object(): Record<string, unknown> {
    const fields: Record<string, unknown> = {};
    for (let key = this.text(); key !== ''; key = this.text()) {
      fields[key] = this.value();
    }
    return fields;
  }

  list<T>(each: (reader: Reader) => T): T[] {
    const length = this.number();
    const items: T[] = [];
    for (let i = 0; i < length; i++) {
      items.push(each(this));
    }
    return items;
  }
}
