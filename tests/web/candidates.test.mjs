import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, expectAccessible, useSite } from './browser.mjs';

const open = useSite();

const names = (within) =>
  within.locator('.candidate').evaluateAll((all) => all.map((one) => one.ariaLabel.replaceAll(/ (man|pin|sou)/g, '')));
const focused = (page) =>
  page.evaluate(() => document.activeElement.shadowRoot.activeElement?.getAttribute('aria-label') ?? null);

test('one key offers the runs, the pair, the triplet and the melds of a tile', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { key, within, written, press } = calculator(page);
  await key('4p').focus();
  await page.keyboard.press('Shift+ArrowUp');
  assert.deepEqual(await names(within), [
    'Run 4, 5, 6',
    'Run 3, 4, 5',
    'Run 2, 3, 4',
    'Pair 4, 4',
    'Triplet 4, 4, 4',
    'Chi 4, 5, 6',
    'Chi 3, 4, 5',
    'Chi 2, 3, 4',
    'Pon 4, 4, 4',
    'Open kan 4, 4, 4, 4',
    'Concealed kan 4, 4, 4, 4',
    'Added kan 4, 4, 4, 4',
  ]);
  assert.equal(await focused(page), 'Run 4 pin, 5 pin, 6 pin');
  await expectAccessible(page);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await written(), '345p');
  assert.match(await focused(page), /^4 pin/);

  await page.keyboard.press('Shift+ArrowUp');
  await press('Chi 2 pin, 3 pin, 4 pin');
  assert.equal(await written(), '345p (23<1 4p)');
  await press('Undo');
  assert.equal(await written(), '345p');
});

test('sets that cannot be are disabled and say why; Escape closes', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { key, within, write, touch } = calculator(page);
  await write('111z');
  await key('1z').click({ button: 'right' });
  assert.deepEqual(await names(within), [
    'Pair East, East: not enough are left for it',
    'Triplet East, East, East: not enough are left for it',
    'Pon East, East, East: not enough are left for it',
    'Open kan East, East, East, East: not enough are left for it',
    'Concealed kan East, East, East, East: not enough are left for it',
    'Added kan East, East, East, East: not enough are left for it',
  ]);
  await touch(within.locator('.candidate').first());
  assert.match(await within.locator('.picker .hint').textContent(), /not enough/);
  await page.keyboard.press('Escape');
  assert.equal(await within.locator('.candidates').count(), 0);
  assert.match(await focused(page), /^East/);
});

test('a tile is held, or flicked upwards with a finger', async (t) => {
  const page = await open(t, { lang: 'en', width: 360, hasTouch: true });
  const { key, within, hand } = calculator(page);
  await key('5s').click({ delay: 600 });
  await within.getByRole('group', { name: 'Sets with 5 sou' }).waitFor();
  assert.equal(await hand.count(), 0);
  await within.getByRole('button', { name: 'Close' }).click();

  await key('9m').scrollIntoViewIfNeeded();
  const { x, y, width, height } = await key('9m').boundingBox();
  const finger = await page.context().newCDPSession(page);
  const touch = (type, points) => finger.send('Input.dispatchTouchEvent', { type, touchPoints: points });
  const at = (up) => [{ x: x + width / 2, y: y + height / 2 - up }];
  await touch('touchStart', at(0));
  for (const up of [8, 16, 24, 32, 40]) await touch('touchMove', at(up));
  await touch('touchEnd', []);
  await within.getByRole('group', { name: 'Sets with 9 man' }).waitFor();
  assert.equal(await hand.count(), 0);
  await expectAccessible(page);
});

test('Sichuan offers no chi', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { key, within, rules } = calculator(page);
  await rules('mahjchina-sichuan');
  await key('9s').focus();
  await page.keyboard.press('Shift+ArrowUp');
  assert.deepEqual((await names(within)).slice(0, 4), ['Run 7, 8, 9', 'Pair 9, 9', 'Triplet 9, 9, 9', 'Pon 9, 9, 9']);
});
