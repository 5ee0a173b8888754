import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, useSite } from './browser.mjs';

const open = useSite();

/** Riichi, pinfu and tanyao by the dealer's ron: 3 han 30 fu, 5,800. */
const HAND = '234567m345p66678s';

const WORDS = {
  ja: { riichi: '立直', yaku: ['立直', '平和', '断么九'], name: '3翻 30符', worth: '5,800点' },
  en: {
    riichi: 'Riichi',
    yaku: ['Riichi', 'Pinfu', 'All simples (tanyao)'],
    name: '3 han 30 fu',
    worth: '5,800 points',
  },
  zh: { riichi: '立直', yaku: ['立直', '平和', '断幺九'], name: '3番 30符', worth: '5,800点' },
};

for (const [lang, words] of Object.entries(WORDS)) {
  test(`a written hand is scored at once: ${lang}`, async (t) => {
    const page = await open(t, { lang });
    const { write, flag, result, deltas, said } = calculator(page);
    await write(HAND);
    await flag(words.riichi).click();
    assert.equal(await result.locator('.headline .name').textContent(), words.name);
    assert.equal(await result.locator('.headline .worth').textContent(), words.worth);
    assert.deepEqual(await result.locator('.yaku th').allInnerTexts(), words.yaku);
    assert.deepEqual(await deltas(), ['+5,800', '−5,800', '0', '0']);
    const sentence = await said.textContent();
    for (const part of [...words.yaku, words.name, words.worth])
      assert.ok(sentence.includes(part), `${part} in ${sentence}`);
  });
}

test('a tsumo, counters and sticks are lines of their own', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, write, choose, result, deltas } = calculator(page);
  await write(HAND);
  await choose('Won by', 'Tsumo');
  await choose('Winner', 'South');
  await within.getByLabel('Honba').fill('2');
  await within.getByLabel('Riichi sticks (1,000)').fill('1');
  assert.equal(await result.locator('.headline .worth').textContent(), '700 / 1,300 points');
  assert.deepEqual(await deltas(), ['−1,500', '+4,300', '−900', '−900']);
  const reasons = await result.locator('.lines .why').allTextContents();
  assert.deepEqual([...new Set(reasons)], ['Tsumo', 'Honba', 'Riichi sticks']);
});

test('thirteen tiles show every wait and what it is worth', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, result, said } = calculator(page);
  await write('23567m345p22678s');
  const waits = result.locator('.waits tbody tr');
  assert.deepEqual(await waits.locator('th [role=img]').evaluateAll((all) => all.map((one) => one.ariaLabel)), [
    '1 man',
    '4 man',
  ]);
  assert.match(await waits.first().textContent(), /1,500 points/);
  assert.match(await waits.last().textContent(), /2,900 points.*1,300 points from each/s);
  assert.equal(await said.textContent(), 'Ready, waiting for 1 man, 4 man.');
});

test('what is missing is said, not shown as a fault', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, result, said } = calculator(page);
  assert.match(await result.textContent(), /Choose 14 tiles/);
  await write('123m');
  assert.equal(await said.textContent(), '3 tiles so far, 11 more to go.');
  await write('147m258p369s1234z');
  assert.match(await said.textContent(), /away from ready/);
  assert.equal(await result.locator('.problems').count(), 0);
});

test('fourteen tiles that do not win show what to discard', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, result } = calculator(page);
  await write('234567m345p6669s1z');
  assert.match(await result.locator('.problems').textContent(), /no complete hand/);
  assert.ok((await result.locator('.discard-advice tbody tr').count()) > 0);
});
