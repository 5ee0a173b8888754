// Every example of the package's README is a file in examples/, and does what the README says of it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadEngine } from 'tensu';
import { runnerImport } from 'vite';
import { requestsOf } from './support/cases.mjs';
import { installPacked } from './support/packed.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const { folder } = installPacked(after);
const here = (path) => join(folder, path);
const engine = await loadEngine();
const requests = requestsOf('score');
/** Those of the package's README; the folder in them belongs to the site. */
const examples = readdirSync(at('examples'), { withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ name }) => name);

const env = {
  ...process.env,
  PATH: `${here('node_modules/.bin')}:${process.env.PATH}`,
  PYTHONPATH: at('support/python'),
  HOME: folder,
  LC_ALL: 'C',
  HOSTS: ':',
};
const run = (program, args) =>
  execFileSync(program, args, { cwd: folder, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const example = (name) => {
  copyFileSync(at(`examples/${name}`), here(name));
  if (name.endsWith('.py')) return run('python3', [name]);
  return name.endsWith('.sh') ? run('bash', ['-euo', 'pipefail', name]) : run(process.execPath, [name]);
};
const read = (name) => readFileSync(here(name), 'utf8');

/** A line is written with room behind it, so that a block of parallel's takes few of them. */
function writeRequests(count, width) {
  const hands = Array.from({ length: count }, (_, i) => requests[i % requests.length]);
  writeFileSync(here('requests.jsonl'), hands.map((hand) => `${JSON.stringify(hand).padEnd(width)}\n`).join(''));
  return hands.map((hand) => `${JSON.stringify(engine.score(hand))}\n`).join('');
}

test('the README shows the files and nothing else', () => {
  const blocks = [...readFileSync(at('../../wasm/README.md'), 'utf8').matchAll(/```\w+\n(.*?)```/gs)].map(
    ([, text]) => text,
  );
  const files = examples.map((name) => readFileSync(at(`examples/${name}`), 'utf8'));
  assert.deepEqual(blocks.sort(), files.sort());
});

test('score.mjs', () => {
  assert.equal(example('score.mjs'), '[ 11700, -3900, -3900, -3900 ]\n');
});

test('many.mjs', () => {
  const lines = example('many.mjs').trimEnd().split('\n');
  assert.deepEqual(lines, [
    '{ han: 2, fu: 40, base: 640, delta: 3900 }',
    '{ han: 13, fu: 0, base: 8000, delta: 48000 }',
  ]);
});

test('command.sh', () => {
  const output = example('command.sh');
  for (const words of [
    'Mangan 4 han 40 fu',
    'Red dragon',
    'Ready.',
    'What to discard',
    'tenhou',
    'kiriage=',
    '+1,500',
  ]) {
    assert.ok(output.includes(words), words);
  }
});

test('batch.sh', () => {
  const wanted = writeRequests(1000, 0);
  example('batch.sh');
  assert.equal(read('results.jsonl'), wanted);
  assert.match(read('results.csv'), /^ok,han,fu,total\n(?:(?:true|false),[\d-]*,\d*,[\d-]*\n){1000}$/);
});

test('records.sh', () => {
  copyFileSync(at('samples/melds.mjlog'), here('game.mjlog'));
  copyFileSync(at('samples/melds.tenhou.json'), here('game.json'));
  copyFileSync(at('samples/melds.mjai.jsonl'), here('game.jsonl'));
  assert.equal(example('records.sh'), 'tanyao,8000\nchun rinshan,3900\nchankan,5500\nriichi ippatsu round-wind,9000\n');
  assert.equal(read('requests.jsonl').split('\n').length, 5);
  assert.match(read('checked.jsonl'), /"differences":\{\}/);
});

for (const name of ['parallel.sh', 'hosts.sh']) {
  test(name, () => {
    const wanted = writeRequests(8000, 3000);
    example(name);
    assert.equal(read('results.jsonl'), wanted);
  });
}

test('spark.py', () => {
  const wanted = writeRequests(500, 0);
  example('spark.py');
  const parts = readdirSync(here('results')).sort();
  assert.equal(parts.length, 8);
  assert.equal(parts.map((part) => read(`results/${part}`)).join(''), wanted);
});

test('the examples of every help', async () => {
  const { module: described } = await runnerImport(at('../../wasm/command/commands.ts'));
  copyFileSync(at('samples/melds.mjlog'), here('game.mjlog'));
  copyFileSync(at('samples/melds.mjai.jsonl'), here('game.jsonl'));
  for (const line of Object.values(described.COMMANDS).flatMap(({ examples: lines }) => lines)) {
    const output = run('bash', ['-euo', 'pipefail', '-c', line.replace('~/.config/fish/completions/', '')]);
    assert.ok(output !== '' || /source|>/.test(line), line);
  }
});
