// The seeds of the fuzz targets, kept as one file of text a target: seeds/TARGET.hex, a seed a line.
//   node tests/fuzz/corpus.mjs unpack TARGET FOLDER    each seed as a file, as libFuzzer takes them
//   node tests/fuzz/corpus.mjs pack TARGET FOLDER      the files of a folder as the target's seeds, at most MOST of them
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const MOST = 100;

const fileOf = (target) => new URL(`seeds/${target}.hex`, import.meta.url);

/** The seeds of a target, as bytes. */
export function seedsOf(target) {
  const lines = readFileSync(fileOf(target), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => Buffer.from(line, 'hex'));
}

function unpack(target, folder) {
  mkdirSync(folder, { recursive: true });
  for (const seed of seedsOf(target)) {
    writeFileSync(join(folder, createHash('sha1').update(seed).digest('hex')), seed);
  }
}

/** Of many files some of every size: small ones are no use for what only long ones reach. */
function pack(target, folder) {
  const digits = readdirSync(folder).map((file) => readFileSync(join(folder, file)).toString('hex'));
  const sorted = digits.filter(Boolean).sort((a, b) => a.length - b.length || (a < b ? -1 : 1));
  const step = Math.max(1, sorted.length / MOST);
  const kept = Array.from({ length: Math.min(MOST, sorted.length) }, (_, i) => sorted[Math.floor(i * step)]);
  mkdirSync(new URL('seeds/', import.meta.url), { recursive: true });
  writeFileSync(fileOf(target), `${kept.join('\n')}\n`);
}

if (import.meta.filename === process.argv[1]) {
  const [what, target, folder] = process.argv.slice(2);
  (what === 'pack' ? pack : unpack)(target, folder);
}
