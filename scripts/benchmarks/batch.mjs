// `tensu batch` beside a program that does nothing but read the same lines as JSON and write their results as JSON.
import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const LINES = 100_000;
/** So many times the lines for one thread beside two, over a million: each has to grow warm first. */
const TIMES = 12;
const ROUNDS = 3;
const COMMAND = 'dist/package/command/tensu.js';

/** The peer: each request parsed and the result of the same hand, which is given to it, made to text. */
const PEER = `
const { readFileSync, writeSync } = require('node:fs');
const [requests, results] = process.argv.slice(1).map((file) => readFileSync(file, 'utf8').split('\\n').filter(Boolean));
const answers = results.map((line) => JSON.parse(line));
const start = performance.now();
for (let i = 0; i < requests.length; i += 1000) {
  let text = '';
  for (let k = i; k < i + 1000 && k < requests.length; k++) {
    const hand = JSON.parse(requests[k]);
    text += JSON.stringify(hand && answers[k % answers.length]) + '\\n';
  }
  writeSync(1, text);
}
process.stderr.write(String(performance.now() - start));
`;

/** Milliseconds of the command, without what starting it takes. */
function timeOf(args, file) {
  const run = (path) => {
    const start = performance.now();
    execFileSync(process.execPath, [COMMAND, 'batch', ...args, path], { stdio: ['ignore', 'ignore', 'inherit'] });
    return performance.now() - start;
  };
  return run(file) - run('/dev/null');
}

function peerOf(requests, results) {
  const out = openSync('/dev/null', 'w');
  const { status, stderr } = spawnSync(process.execPath, ['-e', PEER, requests, results], {
    stdio: ['ignore', out, 'pipe'],
    encoding: 'utf8',
  });
  closeSync(out);
  if (status !== 0) throw new Error(`the program that only parses and writes failed: ${stderr}`);
  return Number(stderr);
}

/** The best of some rounds in turn, so that what else the machine does meets all of them. */
function bestTimes(engine, hands, folder) {
  const requests = join(folder, 'requests.jsonl');
  const results = join(folder, 'results.jsonl');
  const lines = hands.map((hand) => JSON.stringify(hand));
  const many = join(folder, 'many.jsonl');
  const text = Array.from({ length: LINES }, (_, i) => `${lines[i % lines.length]}\n`).join('');
  writeFileSync(requests, text);
  writeFileSync(many, text.repeat(TIMES));
  writeFileSync(results, hands.map((hand) => `${JSON.stringify(engine.score(hand))}\n`).join(''));
  const best = { peer: Infinity, json: Infinity, columns: Infinity, one: Infinity, two: Infinity };
  const keep = (name, time) => {
    best[name] = Math.min(best[name], time);
  };
  for (let round = 0; round < ROUNDS; round++) {
    keep('peer', peerOf(requests, results));
    keep('json', timeOf([], requests));
    keep('columns', timeOf(['--columns', 'han,fu,total'], requests));
    keep('one', timeOf([], many));
    keep('two', timeOf(['--jobs', '2'], many));
  }
  return best;
}

export function measureBatch(engine, hands) {
  const folder = mkdtempSync(join(tmpdir(), 'tensu-bench-'));
  try {
    const best = bestTimes(engine, hands, folder);
    const ratio = (name, other, mine) => ({ name, value: Number((other / mine).toFixed(2)), unit: 'times' });
    return [
      ratio('batch-json', best.peer, best.json),
      ratio('batch-columns', best.peer, best.columns),
      ratio('batch-jobs', best.one, best.two),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
