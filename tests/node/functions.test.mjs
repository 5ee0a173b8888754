// Every function of the engine has an example, which runs and prints something.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { loadEngine } from 'tensu';

const run = promisify(execFile);
const folder = fileURLToPath(new URL('examples/functions/', import.meta.url));
const examples = readdirSync(folder).map((file) => file.replace(/\.mjs$/, ''));
const engine = await loadEngine();

test('every function has an example', () => {
  const functions = Object.keys(engine).filter((name) => typeof engine[name] === 'function');
  assert.deepEqual(examples.toSorted(), functions.toSorted());
});

describe('every example runs', { concurrency: 2 }, () => {
  for (const name of examples) {
    test(name, async () => {
      const { stdout, stderr } = await run(process.execPath, [`${folder}${name}.mjs`]);
      assert.match(stdout, /\S/);
      assert.equal(stderr, '');
    });
  }
});
