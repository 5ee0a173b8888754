import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, useSite } from './browser.mjs';

const open = useSite();
const HAND = '234567m345p66678s';

test('changing the rule set keeps the hand', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, rules, written, result } = calculator(page);
  const worth = () => result.locator('.headline .worth').textContent();
  await write(HAND);
  assert.equal(await worth(), '2,900 points');
  await rules('wcoom-riichi');
  assert.equal(await written(), HAND);
  assert.equal(await worth(), '5,800 points');
  await rules('web-tile');
  assert.equal(await result.locator('.delta').count(), 2);
  await rules('makopi-house');
  assert.equal(await worth(), '2,900 points');
});

test('what a rule set has no use for is kept aside and named', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, rules, flag, result, hand, within } = calculator(page);
  const asides = result.locator('.asides');
  await write('11z0555m234567p66s');
  await flag('Riichi').click();
  await within.getByLabel('Honba').fill('2');
  assert.equal(await asides.count(), 0);

  await rules('mahjchina-sichuan');
  assert.equal(await hand.count(), 12);
  const text = await asides.textContent();
  assert.match(text, /Kept aside, not used as things are: East, East, Riichi, Honba/);
  assert.match(text, /red five was read as a plain one/);

  await rules('makopi-house');
  assert.equal(await hand.count(), 14);
  assert.equal(await asides.count(), 0);
  assert.equal(await flag('Riichi').getAttribute('aria-pressed'), 'true');
  assert.equal(await within.getByLabel('Honba').inputValue(), '2');
});

test('an option changes the result, is marked, and can be reset', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, openOptions, result, within, press, rules } = calculator(page);
  const worth = () => result.locator('.headline .worth').textContent();
  await write(HAND);
  await openOptions();
  await within.getByLabel('All simples, concealed: han').selectOption('2');
  assert.equal(await worth(), '5,800 points');
  assert.equal(await within.locator('.changed-count').textContent(), '1 changed');
  assert.match(await within.locator('.option.changed').textContent(), /preset: 1/);

  await rules('tenhou');
  assert.equal(await worth(), '2,900 points');
  await rules('makopi-house');
  assert.equal(await worth(), '5,800 points');
  await press('Reset all');
  assert.equal(await worth(), '2,900 points');
  assert.equal(await within.locator('.option.changed').count(), 0);
});

test('a yaku can be taken out of the rule set', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, openOptions, result, within } = calculator(page);
  await write(HAND);
  await openOptions();
  await within.locator('.dense').getByLabel('Pinfu', { exact: true }).uncheck();
  assert.deepEqual(await result.locator('.yaku th').allInnerTexts(), ['All simples (tanyao)']);
});

test('linked options change together', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { openOptions, within, rules } = calculator(page);
  await rules('web-tile');
  await openOptions();
  await within.getByRole('combobox', { name: 'Fu of seven pairs' }).selectOption('30');
  assert.equal(await within.getByRole('checkbox', { name: 'Pinfu by tsumo' }).isChecked(), false);
  await within.getByRole('checkbox', { name: 'Pinfu by tsumo' }).check();
  assert.equal(await within.getByRole('combobox', { name: 'Fu of seven pairs' }).inputValue(), '25');
});

test('every rule set describes itself in every language without a machine word', async (t) => {
  for (const lang of ['ja', 'en', 'zh']) {
    const page = await open(t, { lang });
    const { openOptions, rules, within } = calculator(page);
    await openOptions();
    const ids = await within.locator('.rules option').evaluateAll((all) => all.map((one) => one.value));
    for (const id of ids) {
      await rules(id);
      const text = await within.locator('.calculator').innerText();
      assert.doesNotMatch(text, /[a-z]_[a-z]|undefined|NaN|\{/, `${id} in ${lang}`);
      const empty = await within
        .locator('.options label, .options option, .facts li, legend')
        .evaluateAll((all) => all.filter((one) => !one.textContent.trim()).length);
      assert.equal(empty, 0, `${id} in ${lang}`);
    }
  }
});
