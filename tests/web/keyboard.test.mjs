import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, useSite } from './browser.mjs';

const open = useSite();

const focused = (page) =>
  page.evaluate(() => document.activeElement.shadowRoot.activeElement?.getAttribute('aria-label') ?? null);

test('a hand is entered, taken back and scored by keyboard alone', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { key, hand, result, within } = calculator(page);
  await within.locator('.rules select').focus();
  const pressUntil = async (name) => {
    for (let i = 0; i < 40 && !(await focused(page))?.startsWith(name); i++) await page.keyboard.press('Tab');
    assert.ok((await focused(page))?.startsWith(name), name);
  };

  await pressUntil('1 man');
  await page.keyboard.press('ArrowDown');
  assert.match(await focused(page), /^1 pin/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  assert.equal(await hand.count(), 2);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  assert.match(await focused(page), /^2 man/);
  assert.equal(await key('2m').getAttribute('tabindex'), '0');

  await hand.last().focus();
  await page.keyboard.press('Enter');
  assert.equal(await focused(page), 'Remove 2 pin');
  await page.keyboard.press('Enter');
  assert.equal(await hand.count(), 0);
  assert.ok(await page.evaluate(() => document.activeElement.shadowRoot.activeElement !== null));

  await within.locator('.notation input').focus();
  await page.keyboard.type('234567m345p66678s');
  assert.equal(await result.locator('.headline .worth').textContent(), '2,900 points');
  await within.getByRole('radio', { name: 'Ron' }).focus();
  await page.keyboard.press('ArrowRight');
  assert.equal(await result.locator('.headline .worth').textContent(), '1,300 points from each');
});
