import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, useSite } from './browser.mjs';

const open = useSite();

test('a meld is a kind and a touched tile', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { key, target, write, within, written, result } = calculator(page);
  await write('234m345p66s67s8s');
  await target('Pon').click();
  await key('5z').click();
  assert.equal(await target('Hand').getAttribute('aria-pressed'), 'true');
  const meld = within.locator('.meld');
  assert.equal(await meld.getAttribute('aria-label'), 'Meld 1, Pon, white, white, white');
  assert.match(await written(), /\(.*555z\)/);
  assert.match(await result.locator('.yaku').textContent(), /White dragon/);

  await meld.getByLabel('Called from').selectOption('3');
  assert.match(await written(), /\(<3/);

  await within.getByRole('button', { name: 'Remove Meld 1' }).click();
  assert.equal(await meld.count(), 0);
});

test('a chi begins at the touched tile and remembers which was called', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { key, target, within } = calculator(page);
  await target('Chi').click();
  assert.match(await key('1z').getAttribute('aria-label'), /no run/);
  await key('9p').click();
  const meld = within.locator('.meld');
  assert.equal(await meld.getAttribute('aria-label'), 'Meld 1, Chi, 7 pin, 8 pin, 9 pin');
  assert.equal(await meld.getByLabel('Called tile').inputValue(), '9p');
  await meld.getByLabel('Called tile').selectOption('8p');
  assert.equal(await meld.locator('.side use:not(.corner)').getAttribute('href'), '#8p');
});

test('kans take four tiles, and melds that cannot be are disabled', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { key, target, within, write, touch } = calculator(page);
  await target('Concealed kan').click();
  await key('1z').click();
  assert.equal(await key('1z').getAttribute('aria-label'), 'East: none left');
  await write('11m [1111z]');
  await target('Open kan').click();
  assert.match(await key('1m').getAttribute('aria-label'), /not enough/);
  await write('123456789m11p [1111z]');
  assert.equal(await target('Pon').getAttribute('aria-disabled'), 'true');
  await touch(target('Pon'));
  assert.match(await within.locator('.picker .hint').textContent(), /no room/);
});

test('written melds become tiles on the felt', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, within } = calculator(page);
  await write('234m66s67s8s (<2 555z) (<1 345p)');
  const names = await within.locator('.meld').evaluateAll((all) => all.map((one) => one.ariaLabel));
  assert.deepEqual(names, ['Meld 1, Pon, white, white, white', 'Meld 2, Chi, 3 pin, 4 pin, 5 pin']);
  assert.equal(await within.getByLabel('Called from').inputValue(), '2');
});
