import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, expectAccessible, useSite } from './browser.mjs';

const open = useSite();
const HAND = '234567m345p66678s';

test('tiles are typed as digits and a suit, moved along and taken back', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, written, hand } = calculator(page);
  await within.locator('.slots').focus();
  await page.keyboard.type('135m0');
  assert.equal(await within.locator('.slot').first().textContent(), '0');
  await page.keyboard.type('p77');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('z');
  assert.equal(await written(), '135m0p7z');

  await hand.last().focus();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  assert.equal(await page.evaluate(() => document.activeElement.shadowRoot.activeElement.ariaLabel), 'Remove 5 man');
  await page.keyboard.press('Backspace');
  assert.equal(await written(), '13m0p7z');
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  assert.equal(await written(), '3m0p7z');
});

test('a typed tile that cannot be says why', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, written } = calculator(page);
  const hint = within.locator('.picker .hint');
  await within.locator('.slots').focus();
  await page.keyboard.type('11111z');
  assert.equal(await written(), '1111z');
  assert.equal(await hint.textContent(), 'East: none left');
  await page.keyboard.type('9z');
  assert.match(await hint.textContent(), /no such tile/);
});

test('every step can be undone and done again', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { press, key, written, rules, within, target } = calculator(page);
  await key('1m').click();
  await rules('tenhou');
  await within.getByLabel('Honba').fill('12');
  await target('Pon').click();
  await key('5z').click();
  assert.match(await written(), /555z/);

  await press('Undo');
  assert.equal(await written(), '1m');
  await within.locator('.slots button').focus();
  await page.keyboard.press('Control+z');
  assert.equal(await within.getByLabel('Honba').inputValue(), '0');
  await page.keyboard.press('Control+z');
  assert.equal(await within.locator('.rules select').inputValue(), 'makopi-house');
  await press('Undo');
  assert.equal(await written(), '');
  assert.equal(await within.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled'), 'true');

  for (let i = 0; i < 3; i++) await press('Redo');
  await page.keyboard.press('Control+Shift+Z');
  assert.match(await written(), /555z/);
  assert.equal(await within.locator('.rules select').inputValue(), 'tenhou');
});

test('another tile becomes the winning one by key, by holding it, by dragging it', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, written, hand, result } = calculator(page);
  await write(HAND);
  await hand.first().focus();
  await page.keyboard.press('w');
  assert.equal(await written(), '34567m345p66678s2m');
  assert.equal(await hand.last().getAttribute('aria-label'), 'Remove the winning tile, 2 man');

  await hand.nth(5).click({ delay: 600 });
  assert.equal(await hand.count(), 14);
  assert.equal(await written(), '234567m45p66678s3p');

  await hand.first().dragTo(hand.last());
  assert.equal(await written(), '34567m345p66678s2m');
  await hand.first().dragTo(hand.nth(3));
  assert.equal(await written(), '34567m345p66678s2m');
  assert.equal(await result.locator('.headline .worth').textContent(), '2,900 points');
});

/** A finger that goes from the middle of one tile by steps to the middle of another, and lifts. */
async function drag(page, from, to) {
  const client = await page.context().newCDPSession(page);
  const middle = async (tile) => {
    const { x, y, width, height } = await tile.boundingBox();
    return { x: x + width / 2, y: y + height / 2 };
  };
  const [start, end] = [await middle(from), await middle(to)];
  const touch = (type, touchPoints) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [start]);
  for (let step = 1; step <= 8; step++) {
    const part = step / 8;
    await touch('touchMove', [{ x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }]);
  }
  await touch('touchEnd', []);
}

test('a finger that holds a tile touches nothing when it is lifted', async (t) => {
  const page = await open(t, { lang: 'en', width: 360, hasTouch: true, isMobile: true });
  const { write, written, hand, within, key } = calculator(page);
  const client = await page.context().newCDPSession(page);
  const hold = async (tile) => {
    const { x, y, width, height } = await tile.boundingBox();
    const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await page.waitForTimeout(600);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    // Whatever click the browser makes of it comes before the next frames.
    await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))));
  };
  await write(HAND);
  for (let i = 0; i < 4; i++) {
    const before = await hand.evaluateAll((tiles) => tiles.length);
    await hold(hand.nth(2 * i));
    assert.equal(await hand.count(), before);
  }
  await write('12m');
  await key('3m').scrollIntoViewIfNeeded();
  await hold(key('3m'));
  await within.locator('.candidates').waitFor();
  assert.equal(await written(), '12m');
});

test('a hand written over another is a step of its own', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, written, press, within } = calculator(page);
  await write('123m');
  await within.locator('.notation input').blur();
  await write('456p');
  await press('Undo');
  assert.equal(await written(), '123m');
});

test('a finger drags a tile to the winning place, and scrolls in any other direction', async (t) => {
  const page = await open(t, { lang: 'en', width: 360, hasTouch: true, isMobile: true });
  const { write, written, hand, within } = calculator(page);
  const top = () => page.evaluate(() => Math.round(scrollY));
  await write(HAND);
  await page.evaluate(() => scrollTo(0, 0));
  await drag(page, hand.first(), hand.last());
  assert.equal(await written(), '34567m345p66678s2m');
  await drag(page, hand.nth(6), hand.last());
  assert.equal(await written(), '234567m35p66678s4p');
  assert.equal(await top(), 0);

  await drag(page, hand.nth(9), within.getByRole('heading', { name: 'Hand', exact: true }));
  await page.waitForFunction(() => scrollY > 20);
  assert.equal(await written(), '234567m35p66678s4p');
  assert.equal(await within.locator('.carried').count(), 0);
});

for (const [reducedMotion, moving] of [
  ['no-preference', 1],
  ['reduce', 0],
]) {
  test(`a tile let go elsewhere goes back to its place: ${reducedMotion}`, async (t) => {
    const page = await open(t, { lang: 'en', reducedMotion });
    const { write, written, hand } = calculator(page);
    await write(HAND);
    await hand.first().hover();
    await page.mouse.down();
    await page.mouse.move(300, 100, { steps: 4 });
    assert.match(await hand.first().getAttribute('class'), /carried/);
    await page.mouse.up();
    assert.equal(await hand.first().evaluate((tile) => tile.getAnimations().length), moving);
    assert.equal(await hand.first().evaluate((tile) => tile.style.translate), '');
    assert.equal(await written(), HAND);
  });
}

test('the keys say how many are left, and indicators what they make dora', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, key, within } = calculator(page);
  await write('119m45s win=tsumo dora=9m4z7z0p rules=makopi-house');
  assert.equal(await key('1m').locator('.left').textContent(), '2');
  assert.equal(await key('2m').locator('.left').count(), 0);
  const dora = within.getByRole('group', { name: 'Dora indicators', exact: true }).getByRole('img');
  assert.deepEqual(await dora.evaluateAll((all) => all.map((one) => one.ariaLabel)), [
    'makes 1 man dora',
    'makes East dora',
    'makes white dora',
    'makes 6 pin dora',
  ]);
  await expectAccessible(page);
});
