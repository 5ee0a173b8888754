import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, useSite } from './browser.mjs';

const open = useSite();

test('a Sichuan hand: lack suit, who is left, events', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { rules, write, choose, result, deltas, within, flag, said } = calculator(page);
  await rules('mahjchina-sichuan');
  await write('123456m234p789p5m5m');
  assert.match(await result.locator('.problems').textContent(), /Lack suit/);
  await choose('Lack suit', 'Sou');
  assert.deepEqual(await deltas(), ['+1', '−1', '0', '0']);
  await choose('Won by', 'Tsumo');
  assert.deepEqual(await deltas(), ['+6', '−2', '−2', '−2']);
  assert.equal(await said.textContent(), 'Tsumo by Dealer: Plain hand, 2 points from each.');

  await within.getByRole('checkbox', { name: 'Seat 2' }).uncheck();
  assert.deepEqual(await deltas(), ['+4', '0', '−2', '−2']);
  await flag('Last tile').click();
  assert.match(await result.locator('.yaku').textContent(), /Last tile/);
  assert.equal(await flag('Draw after own kong').getAttribute('aria-disabled'), 'true');
});

test('tiles of the lack suit are named, and there is no chi', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { rules, write, choose, result, target } = calculator(page);
  await write('123456m234p789p55m');
  await rules('mahjchina-sichuan');
  await choose('Lack suit', 'Pin');
  assert.match(await result.locator('.problems').textContent(), /lack suit is still in hand/);
  assert.equal(await target('Chi').count(), 0);
});
