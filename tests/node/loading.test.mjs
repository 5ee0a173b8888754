// The engine is loaded from anywhere, as often as wanted, in any thread, and no two disturb each other.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { loadEngine } from 'tensu';
import { requestsOf } from './support/cases.mjs';

const path = createRequire(import.meta.url).resolve('tensu/tensu.wasm');
const bytes = readFileSync(path);
const cases = requestsOf('score').slice(0, 200);
const reference = await loadEngine();
const expected = cases.map((hand) => reference.score(hand));
const resultsOf = (engine) => cases.map((hand) => engine.score(hand));

/** Runs a program of its own in the folder of the project. */
const run = (program) =>
  promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
  });

const SOURCES = {
  nothing: undefined,
  'a URL': pathToFileURL(path),
  'a URL as text': pathToFileURL(path).href,
  'a Buffer': bytes,
  'a Uint8Array': new Uint8Array(bytes),
  'part of a larger buffer': Buffer.concat([Buffer.alloc(8), bytes]).subarray(8),
  'an ArrayBuffer': new Uint8Array(bytes).buffer,
  'a DataView': new DataView(new Uint8Array(bytes).buffer),
  'an Int8Array': new Int8Array(new Uint8Array(bytes).buffer),
};

for (const [name, source] of Object.entries(SOURCES)) {
  test(`from ${name}`, async () => {
    const engine = await loadEngine(source);
    assert.deepEqual(resultsOf(engine), expected);
    assert.equal(engine.version, reference.version);
  });
}

test('from an address', async (t) => {
  const server = createServer((_, response) =>
    response.writeHead(200, { 'content-type': 'application/wasm' }).end(bytes),
  );
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.after(() => server.close());
  const { port } = server.address();
  for (const source of [`http://127.0.0.1:${port}/tensu.wasm`, new URL(`http://127.0.0.1:${port}/other.wasm`)]) {
    assert.deepEqual(resultsOf(await loadEngine(source)), expected);
  }
});

test('the version is that of the package', () => {
  const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  assert.equal(reference.version, version);
});

test('what is no engine is rejected', async () => {
  const wrong = [
    new Uint8Array(),
    new Uint8Array([0, 97, 115, 109]),
    Buffer.from('<!doctype html>'),
    bytes.subarray(0, 1000),
    // One that is no engine at all, and that of pages, which lacks half of it.
    Buffer.from('0061736d01000000', 'hex'),
    readFileSync(createRequire(import.meta.url).resolve('tensu/tensu-hand.wasm')),
    pathToFileURL(`${path}.missing`),
    new URL('http://127.0.0.1:1/tensu.wasm'),
  ];
  for (const source of wrong) {
    await assert.rejects(loadEngine(source), Error, String(source).slice(0, 80));
  }
  assert.deepEqual(resultsOf(await loadEngine()), expected, 'and the next one loads');
});

test('why it cannot be loaded is in the rejection, and printed nowhere', async () => {
  const program = `import { loadEngine } from 'tensu';
    await loadEngine(new Uint8Array(9)).catch(({ message, cause }) => console.log(message, String(cause)));`;
  const { stdout, stderr } = await run(program);
  assert.match(stdout, /^tensu\.wasm cannot be loaded .*magic word/);
  assert.equal(stderr, '');
});

test('two engines do not disturb each other', async () => {
  const [one, other] = await Promise.all([loadEngine(), loadEngine(bytes)]);
  assert.notEqual(one, other);
  for (const [i, hand] of cases.entries()) {
    const later = cases[cases.length - 1 - i];
    const packed = one.pack([hand]);
    assert.deepEqual(other.score(later), expected[cases.length - 1 - i]);
    assert.deepEqual(one.score(hand), expected[i]);
    assert.deepEqual(other.scorePacked(packed), one.scorePacked(packed));
  }
  // Each keeps its own rule sets ready, however many the other has made.
  for (let honba = 0; honba <= 3000; honba += 300) {
    for (let min = 1; min <= 4; min++) {
      for (const kiriage of [false, true]) {
        const set = { honba, min_han: min, kiriage };
        assert.notEqual(one.describe({ base: 'tenhou', set }).ok, false);
      }
    }
  }
  assert.deepEqual(resultsOf(other), expected);
  assert.deepEqual(resultsOf(one), expected);
});

test('more rule sets than an engine keeps ready, in any order', async () => {
  const engine = await loadEngine();
  const hand = { concealed: '123m567p234999s4m4m', win: { by: 'ron', from: 2 }, seat: 1, flags: ['riichi'], honba: 1 };
  const paidFor = (honba, fu) => {
    const rules = { base: 'tenhou', set: { honba, double_wind_fu: fu, noten: honba * 2 } };
    return engine.score({ ...hand, rules }).deltas[1];
  };
  for (let round = 0; round < 3; round++) {
    for (let i = 0; i < 11; i++) {
      for (const fu of [2, 4]) {
        const honba = (i * 7) % 11;
        assert.equal(paidFor(honba * 300, fu), 1300 + honba * 300);
        assert.equal(paidFor(((honba * 5) % 11) * 300, fu), 1300 + ((honba * 5) % 11) * 300);
      }
    }
    for (const id of Array.from({ length: 100 }, (_, i) => i)) {
      const rules = { base: 'wcoom-riichi', set: { end_points: id * 100 } };
      assert.equal(engine.score({ ...hand, rules }).deltas[1], 1600);
    }
  }
});

for (const wasm of [undefined, bytes]) {
  test(`in a thread of its own, ${wasm ? 'from bytes' : 'by itself'}`, async () => {
    const worker = new Worker(new URL('support/worker.mjs', import.meta.url), { workerData: { wasm } });
    worker.postMessage(cases);
    const [{ results, packed }] = await once(worker, 'message');
    worker.postMessage('end');
    await once(worker, 'exit');
    assert.deepEqual(results, expected);
    assert.deepEqual(packed, reference.pack(cases));
  });
}

test('its functions can be handed on alone', () => {
  const { score, pack, scorePacked, rules, refusals } = reference;
  assert.deepEqual(cases.map(score), expected);
  assert.deepEqual(scorePacked(pack(cases)), reference.scoreMany(cases));
  assert.equal(rules().length, reference.rules().length);
  assert.ok(refusals.includes('bad_packed'));
});

test('a program that has loaded it ends by itself, and prints nothing else', async () => {
  const program = `import { loadEngine } from 'tensu'; console.log((await loadEngine()).version);`;
  const { stdout, stderr } = await run(program);
  assert.equal(stdout, `${reference.version}\n`);
  assert.equal(stderr, '');
});
