import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, expectAccessible, useSite } from './browser.mjs';

const open = useSite();
const HAND = '11m234p (23<1 4m) (77<2 7z) [3333s] win=tsumo dora=9m rules=makopi-house';

const SPOKEN = {
  ja: [
    '手の内：一萬、一萬、二筒、三筒',
    '副露1：チー 二萬、三萬、四萬、上家から四萬',
    '副露2：ポン 中、中、中、対面から中',
    '副露3：暗槓 三索、三索、三索、三索',
    'アガリ牌：四筒',
    'ドラ表示牌：九萬 (ドラは一萬)',
  ],
  en: [
    'Concealed tiles: 1 man, 1 man, 2 pin, 3 pin.',
    'Meld 1: Chi 2 man, 3 man, 4 man, 4 man called from the left.',
    'Meld 2: Pon red, red, red, red called from across.',
    'Meld 3: Concealed kan 3 sou, 3 sou, 3 sou, 3 sou.',
    'Winning tile: 4 pin.',
    'Dora indicators: 9 man (makes 1 man dora).',
  ],
  zh: [
    '手中牌：一万、一万、二筒、三筒',
    '副露1：吃 二万、三万、四万、鸣上家的四万',
    '副露2：碰 中、中、中、鸣对家的中',
    '副露3：暗杠 三索、三索、三索、三索',
    '和的那张牌：四筒',
    '宝牌指示牌：九万 (宝牌是一万)',
  ],
};

for (const [lang, lines] of Object.entries(SPOKEN)) {
  test(`the hand can be read in words: ${lang}`, async (t) => {
    const page = await open(t, { lang });
    const { within, write } = calculator(page);
    await write(HAND);
    assert.deepEqual(await within.locator('.spoken li').allTextContents(), lines);
    await expectAccessible(page);
  });
}

test('the words follow the hand without being announced', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, write, hand, key } = calculator(page);
  const spoken = within.locator('.spoken li');
  assert.equal(await spoken.count(), 0);
  await key('5p').click();
  await key('1z').click();
  assert.deepEqual(await spoken.allTextContents(), ['Concealed tiles: 5 pin, East.']);
  await hand.first().click();
  assert.deepEqual(await spoken.allTextContents(), ['Concealed tiles: East.']);
  await write('234567m345p66678s');
  const live = '[aria-live], [role=status], [role=alert], [role=log]';
  assert.equal(await within.locator(live).count(), 1);
  assert.equal(await within.locator(live).locator('.spoken').count(), 0);
  assert.equal(await within.locator('.spoken').evaluate((list, live) => list.closest(live), live), null);
  const box = await within.locator('.spoken').boundingBox();
  assert.ok(box.width <= 1 && box.height <= 1);
});

test('a meld of two players comes from across', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, write } = calculator(page);
  await write('11m234p567s (77<1 7z) (55<1 5z) win=tsumo rules=web-tile');
  assert.match((await within.locator('.spoken li').allTextContents()).join(), /red called from across/);
});
