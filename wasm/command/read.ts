import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { Fault } from './fault.ts';

const GZIP = [0x1f, 0x8b];

/** The text of a file, of standard input for `-`: also packed with gzip, and without the mark that some editors put first. */
export function readText(file: string): string {
  try {
    const bytes = readFileSync(file === '-' ? 0 : file);
    return new TextDecoder().decode(GZIP.every((byte, i) => bytes[i] === byte) ? gunzipSync(bytes) : bytes);
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? '';
    throw new Fault('unreadable', { operand: 'file', value: file, reason });
  }
}
