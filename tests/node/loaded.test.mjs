// Parts and texts that come when they are needed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { module } = await runnerImport(at('web/widget/loaded.ts'));

/** Texts whose loads end when they are told to. */
function held() {
  const ends = {};
  const arrived = [];
  const load = (key) => new Promise((resolve, reject) => Object.assign(ends, { [key]: { resolve, reject } }));
  return { texts: new module.Loaded(load, (value) => arrived.push(value)), ends, arrived };
}

test('what was asked for last stays, whichever comes first', async () => {
  const { texts, ends, arrived } = held();
  const first = texts.need('en');
  const second = texts.need('ja');
  ends.ja.resolve('日本語');
  assert.equal(await second, '日本語');
  ends.en.resolve('English');
  assert.equal(await first, 'English');
  assert.deepEqual([texts.known, texts.failed, arrived], [{ key: 'ja', value: '日本語' }, false, ['日本語']]);
});

test('what was asked for before and fails is no failure of what is wanted now', async () => {
  const { texts, ends } = held();
  const first = texts.need('en');
  const second = texts.need('ja');
  ends.en.reject(new Error('not there'));
  assert.equal(await first, undefined);
  assert.equal(texts.failed, false);
  assert.equal(texts.need('ja'), second);
  ends.ja.resolve('日本語');
  assert.equal(await second, '日本語');
});

test('what failed is asked for again', async () => {
  const { texts, ends } = held();
  const first = texts.need('en');
  ends.en.reject(new Error('not there'));
  assert.equal(await first, undefined);
  assert.equal(texts.failed, true);
  const second = texts.need('en');
  ends.en.resolve('English');
  assert.equal(await second, 'English');
  assert.equal(texts.failed, false);
});
