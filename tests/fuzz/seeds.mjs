// node tests/fuzz/seeds.mjs FOLDER: the requests of tests/cases as inputs of the fuzz targets, one file each in
// FOLDER/TARGET. They are written down as the engine's own TypeScript hands them over.
import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';
import { requestsOf } from '../node/support/cases.mjs';
import { CALLS } from './calls.mjs';
import { exportsOf, inputOf } from './exports.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const folder = process.argv[2];

/** Own functions, which a proxy may stand before. */
const exports = { ...(await exportsOf('tensu')) };
let calls = [];

const NO_INPUT = ['roundSettle', 'packBadRules', 'scoreRecords'];
/** Which argument of a call is written down: the place of the rules is always the first. */
const ARGUMENT = { score: 1, canWin: 1, pack: 1, packBadRules: 0, scoreRecords: 0 };

/** The words of the input, without the zeros behind its numbers: what is not there is read as missing. */
function inputWords() {
  const input = inputOf(exports);
  const numbers = input.subarray(1, input[0]);
  const used = numbers.findLastIndex((word) => word !== 0) + 1;
  const texts = input.subarray(input[0]);
  const written = texts.subarray(0, texts.findLastIndex((word) => word !== 0) + 1);
  return Int32Array.of(used + 1, ...numbers.subarray(0, used), ...written);
}

function write(name, argument) {
  const words = NO_INPUT.includes(name) ? new Int32Array() : inputWords();
  const head = Buffer.from([CALLS.indexOf(name), argument, 0, 0]);
  head.writeUInt16LE(words.length, 2);
  return Buffer.concat([head, Buffer.from(words.buffer)]);
}

const recorder = new Proxy(exports, {
  get(target, key) {
    const call = target[key];
    const name = String(key).replace('tensu_', '');
    if (!CALLS.includes(name)) {
      return call;
    }
    return (...args) => {
      calls.push(write(name, Number(args[ARGUMENT[name]] ?? 0) & 0xff));
      const answer = call(...args);
      inputOf(target).fill(0);
      return answer;
    };
  },
});

const server = await createServer({ root, configFile: false, logLevel: 'warn', server: { middlewareMode: true } });
const { createEngine } = await server.ssrLoadModule('/wasm/src/engine.ts');

function keep(target, bytes) {
  const to = join(folder, target);
  mkdirSync(to, { recursive: true });
  writeFileSync(join(to, createHash('sha1').update(bytes).digest('hex')), bytes);
}

/** What an engine that has seen no rules yet hands over for this. */
function record(target, ask) {
  inputOf(exports).fill(0);
  calls = [];
  ask(createEngine(() => recorder));
  if (calls.length > 0) {
    keep(target, Buffer.concat(calls));
  }
}

const text = (string) => Buffer.from(string, 'utf16le');
const plain = createEngine(() => exports);
const hands = requestsOf('score');
for (const hand of hands) {
  record('score', (engine) => engine.score(hand));
  record('wire', (engine) => engine.scorePacked(engine.pack([hand])));
  keep('line', text(plain.formatLine(hand)));
  keep('records', Buffer.from(plain.pack([hand])));
  for (const tiles of [hand?.concealed, hand?.dora]) {
    if (typeof tiles === 'string' && tiles.length < 100) {
      keep('notation', text(tiles));
    }
  }
}
for (const hand of hands.filter((_, i) => i % 3 === 0)) {
  const tiles = typeof hand?.concealed === 'string' ? hand.concealed.slice(0, -2) : '';
  record('waits', (engine) => engine.waits({ ...hand, concealed: tiles }));
  record('waits', (engine) => engine.discards(hand));
  record('waits', (engine) => engine.ready({ ...hand, concealed: tiles }));
  record('waits', (engine) => engine.canWin(hand, 3));
  record('wire', (engine) => engine.formatLine(hand));
  record('wire', (engine) => engine.parseLine(plain.formatLine(hand)));
}
for (const round of requestsOf('settle')) {
  record('settle', (engine) => engine.settle(round));
}
for (const { id } of plain.rules()) {
  record('wire', (engine) => engine.points(id, { han: 3, fu: 40, dealer: true, by: 'ron' }));
  record('wire', (engine) => engine.plan(64, id));
  record('wire', (engine) => engine.describe(id));
  record('wire', (engine) => engine.table(id));
}
await server.close();
