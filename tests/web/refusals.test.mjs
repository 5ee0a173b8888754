import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, useSite } from './browser.mjs';

const open = useSite();

const NO_YAKU = '123m456p789s11z46m5m';

const SENTENCES = {
  ja: '役がないため和了できません。立直などの条件も確かめてください。',
  en: 'There is no yaku, so the hand cannot win. Check riichi and the other conditions.',
  zh: '没有役，不能和牌。请再确认立直等条件。',
};

for (const [lang, sentence] of Object.entries(SENTENCES)) {
  test(`a refusal is a sentence that says what to do: ${lang}`, async (t) => {
    const page = await open(t, { lang });
    const { write, result, said } = calculator(page);
    await write(NO_YAKU);
    assert.equal(await result.locator('.problems').textContent(), sentence);
    assert.equal(await said.textContent(), sentence);
    assert.equal(await result.locator('.checks .met').count(), 2);
    assert.equal(await result.locator('.checks .unmet').count(), 2);
  });
}

test('what cannot be read is said at the field, and the tiles stay', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, within, hand } = calculator(page);
  const hint = within.locator('#notation-hint');
  const behind = within.locator('.behind');
  await write('123m');
  await write('123m4');
  assert.match(await hint.textContent(), /need their suit behind them/);
  assert.equal(await hand.count(), 3);
  assert.equal(await behind.count(), 0);
  await write('123m8z');
  assert.match(await hint.textContent(), /1z to 7z/);
  assert.match(await behind.textContent(), /before the text/);
  await write('123mx');
  assert.match(await hint.textContent(), /no tile/);
  await write('123m5m');
  assert.equal(await behind.count(), 0);
});

test('too many tiles and too many copies are named with their numbers', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, result } = calculator(page);
  await write('11111m');
  assert.match(await result.locator('.problems').textContent(), /too many of 1 man: 5, of 4/);
  await write('123456789m123456p');
  assert.match(await result.locator('.problems').textContent(), /must be 14.*there are 15/);
});

test('conditions that exclude each other are disabled and say why', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { flag, within, choose, touch } = calculator(page);
  const why = within.locator('.flags + .hint');
  assert.equal(await flag('Ippatsu').getAttribute('aria-disabled'), 'true');
  await touch(flag('Ippatsu'));
  assert.equal(await why.textContent(), '“Ippatsu” needs riichi.');
  assert.equal(await flag('Ippatsu').getAttribute('aria-pressed'), 'false');

  await flag('Riichi').click();
  await flag('Ippatsu').click();
  assert.equal(await flag('Ippatsu').getAttribute('aria-pressed'), 'true');
  assert.equal(await flag('Double riichi').getAttribute('aria-disabled'), 'true');

  assert.equal(await flag('Last draw').getAttribute('aria-disabled'), 'true');
  await choose('Won by', 'Tsumo');
  assert.equal(await flag('Last draw').getAttribute('aria-disabled'), 'false');
});
