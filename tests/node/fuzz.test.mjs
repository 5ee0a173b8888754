// The seeds of the fuzz targets: the wasm build answers each as the native build does (build/native/tensu_replay).
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadEngine } from 'tensu';
import { CALLS } from '../fuzz/calls.mjs';
import { seedsOf } from '../fuzz/corpus.mjs';
import { exportsOf, inputOf, outputOf, recordsOf } from '../fuzz/exports.mjs';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const exports = await exportsOf('tensu');
const handExports = await exportsOf('tensu-hand');
const engine = await loadEngine();

const answers = execFileSync(at('build/native/tensu_replay'), [at('tests/fuzz/seeds')], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line));
/** What the native build answers to the seeds of a target, in their order. */
const nativeOf = (target) => answers.filter((answer) => answer.target === target);

const PIECES = CALLS.filter((name) => name.startsWith('round') && name !== 'roundStart');
const WITHOUT_RULES = ['setRules', 'packBadRules', 'scoreRecords', 'readLine', 'writeLine'];
const MOST_CALLS = 64;
/** How many records there is room for. */
const AT_ONCE = recordsOf(exports).length / engine.pack([{}]).length;

const none = () => [];
/** Arguments as calls.cpp makes them of the second byte of a call; rules are always at the first place. */
const ARGUMENTS = {
  readLine: none,
  writeLine: none,
  ...Object.fromEntries(PIECES.filter((name) => name !== 'roundSettle').map((name) => [name, none])),
  score: (byte) => [0, byte % 2],
  canWin: (byte) => [0, byte],
  pack: (byte) => [0, byte % AT_ONCE],
  packBadRules: (byte) => [byte % AT_ONCE],
  scoreRecords: (byte) => [byte % (AT_ONCE + 1)],
};

/** Adds what the output holds to the digest, and empties it. */
function digested(words, digest) {
  const last = words.findLastIndex((word) => word !== 0);
  let sum = digest;
  for (let i = 0; i <= last; i++) {
    sum = Math.imul(sum ^ words[i], 16777619);
  }
  words.fill(0);
  return sum;
}

/** Plays the calls of an input as calls.cpp does, and digests every answer. */
function play(input, exports) {
  const words = inputOf(exports);
  const output = outputOf(exports);
  output.fill(0);
  if (exports.tensu_records) {
    recordsOf(exports).fill(0);
  }
  let rules = false;
  let round = false;
  let digest = 2166136261 | 0;
  let rest = input;
  for (let calls = 0; calls < MOST_CALLS && rest.length >= 4; calls++) {
    const name = CALLS[rest[0] % CALLS.length];
    const bytes = Math.min(4 * rest.readUInt16LE(2), rest.length - 4);
    words.fill(0);
    new Uint8Array(words.buffer, words.byteOffset).set(rest.subarray(4, 4 + bytes));
    if (PIECES.includes(name) ? round : rules || WITHOUT_RULES.includes(name)) {
      const answer = exports[`tensu_${name}`](...(ARGUMENTS[name]?.(rest[1]) ?? [0]));
      rules = name === 'setRules' ? answer === 1 : rules;
      round = name === 'roundStart' || (round && name !== 'setRules' && name !== 'roundSettle');
      digest = digested(output, digest);
    }
    rest = rest.subarray(4 + bytes);
  }
  return digest >>> 0;
}

/** A text as the call that reads it as a line. */
function lineCall(text) {
  const units = text.length >> 1;
  const words = 2 + ((units + 1) >> 1);
  const call = Buffer.alloc(4 + 4 * words);
  call[0] = CALLS.indexOf('readLine');
  call.writeUInt16LE(words, 2);
  call.writeInt32LE(2, 4);
  call.writeInt32LE(units, 8);
  text.copy(call, 12, 0, 2 * units);
  return call;
}

/** Whether a build has every call of an input. */
function has(module, input) {
  for (let rest = input; rest.length >= 4; rest = rest.subarray(4 + 4 * rest.readUInt16LE(2))) {
    if (!module[`tensu_${CALLS[rest[0] % CALLS.length]}`]) {
      return false;
    }
  }
  return true;
}

for (const target of ['score', 'waits', 'settle', 'wire', 'line']) {
  test(`the seeds of ${target} are answered as natively`, () => {
    const seeds = seedsOf(target);
    const native = nativeOf(target);
    assert.equal(native.length, seeds.length);
    seeds.forEach((seed, i) => {
      assert.equal(play(target === 'line' ? lineCall(seed) : seed, exports), native[i].digest, `seed ${i}`);
    });
  });
}

test('the engine of a hand answers the seeds about hands as natively', () => {
  const counts = ['score', 'waits', 'line'].map((target) => {
    const native = nativeOf(target);
    const seeds = seedsOf(target).map((seed) => (target === 'line' ? lineCall(seed) : seed));
    const about = seeds.map((seed, i) => ({ seed, i })).filter(({ seed }) => has(handExports, seed));
    for (const { seed, i } of about) {
      assert.equal(play(seed, handExports), native[i].digest, `seed ${i} of ${target}`);
    }
    return about.length;
  });
  assert.ok(
    counts.every((count) => count > 20),
    String(counts),
  );
});

test('the seeds of records are worth the same as natively', () => {
  const native = nativeOf('records');
  seedsOf('records').forEach((seed, i) => {
    assert.deepEqual([...engine.scorePacked(seed)], native[i].worths, `seed ${i}`);
  });
});

test('the seeds of notation are read, or refused at the same place, as natively', () => {
  const native = nativeOf('notation');
  seedsOf('notation').forEach((seed, i) => {
    const concealed = seed.toString('utf16le');
    const result = engine.score({ rules: 'web-tile', concealed, win: { by: 'tsumo' } });
    const problemOf = (code) =>
      result.problems?.find((problem) => problem.code === code && problem.field === 'concealed');
    const { position, reason, total } = native[i];
    const fault = problemOf('bad_notation')?.detail;
    assert.deepEqual([fault?.position, fault?.reason], [position, reason], `seed ${i}`);
    if (position === undefined) {
      assert.equal(problemOf('tile_count')?.detail.count ?? 14, total, `seed ${i}`);
    }
  });
});
