import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, useSite } from './browser.mjs';

const open = useSite();

test('touched tiles make a hand, in step with the writing', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { key, hand, written, write, result } = calculator(page);
  for (const tile of ['2m', '3m', '4m', '5m', '6m', '7m', '3p', '4p', '5p', '6s', '6s', '6s', '7s', '8s'])
    await key(tile).click();
  assert.equal(await written(), '234567m345p66678s');
  assert.equal(await hand.last().getAttribute('aria-label'), 'Remove the winning tile, 8 sou');
  assert.equal(await result.locator('.headline .worth').textContent(), '2,900 points');

  await hand.last().click();
  assert.equal(await written(), '234567m345p6667s');
  await key('5s').click();
  assert.equal(await written(), '234567m345p66675s');

  await write('11z');
  assert.equal(await hand.count(), 2);
  assert.equal(await hand.first().getAttribute('aria-label'), 'Remove East');
});

test('a tile that is used up is disabled and says why', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { key, write, within, hand, touch } = calculator(page);
  await write('1111m');
  assert.equal(await key('1m').getAttribute('aria-disabled'), 'true');
  assert.equal(await key('1m').getAttribute('aria-label'), '1 man: none left');
  assert.equal(await key('2m').getAttribute('aria-label'), '2 man, 4 left');
  await touch(key('1m'));
  assert.equal(await hand.count(), 4);
  assert.equal(await within.locator('.picker .hint').textContent(), '1 man: none left');

  await write('12345678999m12345p');
  assert.match(await key('1s').getAttribute('aria-label'), /14 tiles/);
});

test('red fives are there where the rule set has them, and are counted apart', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { key, rules, write } = calculator(page);
  await write('0m555m');
  assert.equal(await key('0m').getAttribute('aria-disabled'), 'true');
  assert.equal(await key('5m').getAttribute('aria-disabled'), 'true');
  await rules('wcoom-riichi');
  assert.equal(await key('0m').count(), 0);
});

test('all tiles are on one screen at 360 px', async (t) => {
  const page = await open(t, { width: 360 });
  const { within, rules } = calculator(page);
  const fits = async (count) => {
    const boxes = await within
      .locator('.key')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    assert.equal(boxes.length, count);
    assert.ok(Math.max(...boxes.map(({ bottom }) => bottom)) - Math.min(...boxes.map(({ top }) => top)) < 300);
    for (const { width, height, left, right } of boxes)
      assert.ok(width >= 24 && height >= 24 && left >= 0 && right <= 360);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  };
  await fits(37);
  await rules('wcoom-riichi');
  await fits(34);
  await rules('mahjchina-sichuan');
  await fits(27);
});

test('indicators and discards are tiles too', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { key, target, write, result, within, hand, flag } = calculator(page);
  await write('234567m345p66678s');
  await target('Dora ind.').click();
  await key('1m').click();
  assert.match(await result.locator('.yaku').textContent(), /Dora\s*1 han/);

  await target('Ura ind.').click();
  assert.match(await key('1m').getAttribute('aria-label'), /need riichi/);
  await flag('Riichi').click();
  await key('2m').click();
  assert.match(await result.locator('.yaku').textContent(), /Ura dora\s*1 han/);

  await target('Discards').click();
  await key('5s').click();
  assert.match(await result.locator('.problems').textContent(), /own discards/);
  await within.getByRole('group', { name: 'Own discards' }).getByRole('button', { name: 'Remove 5 sou' }).click();
  assert.equal(await result.locator('.problems').count(), 0);
  assert.equal(await hand.count(), 14);
});

test('other spellings and whole lines are read, and tidied when the field is left', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, written, within, hand, result, flag } = calculator(page);
  const leave = () => within.locator('.notation input').blur();
  await write('１２３ｍ東東東🀙🀚🀛PPP發發');
  assert.equal(await hand.count(), 14);
  assert.match(await result.locator('.yaku').textContent(), /White dragon/);
  await leave();
  assert.equal(await written(), '123m123p11155566z');

  await write('234567m345p66678s win=tsumo seat=1 flags=riichi honba=3 rules=wcoom-riichi');
  assert.equal(await flag('Riichi').getAttribute('aria-pressed'), 'true');
  assert.equal(await within.locator('.rules select').inputValue(), 'wcoom-riichi');
  assert.equal(await within.getByLabel('Honba').inputValue(), '3');
  assert.ok(await within.getByRole('group', { name: 'Winner' }).getByLabel('South').isChecked());
  await leave();
  assert.equal(await written(), '234567m345p66678s');
});
