import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { calculator, expectAccessible, useSite } from './browser.mjs';

const open = useSite();
const HAND = '234567m345p66678s';
const CHANGED = `${HAND} win=ron from=1 rules=makopi-house;tanyao_closed=2`;
const CHIP = 'Reset All simples, concealed: han: 2';

const select = (within) => within.locator('.rules select');
const worth = (result) => result.locator('.headline .worth').textContent();

test('changed options are chips that put the preset back', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, within, result, press } = calculator(page);
  await write(CHANGED);
  assert.equal(await worth(result), '5,800 points');
  await press(CHIP);
  assert.equal(await worth(result), '2,900 points');
  assert.equal(await within.locator('.chips button').count(), 0);
});

test('own rules are kept on the device under their name', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, within, result, openOptions, press } = calculator(page);
  const keep = within.getByRole('button', { name: 'Keep the changed options' });
  await openOptions();
  assert.ok(await keep.isDisabled());
  await write(CHANGED);
  await within.getByLabel('Name', { exact: true }).fill('Friday table');
  await keep.click();
  await within.locator('.own-rules').getByText('“Friday table” is kept on this device').waitFor();
  assert.equal(await select(within).inputValue(), 'own:Friday table');
  await expectAccessible(page);

  await select(within).selectOption('makopi-house');
  assert.equal(await worth(result), '2,900 points');
  await select(within).selectOption({ label: 'Friday table' });
  await select(within).selectOption('tenhou');
  // Not the own rules made of it, which would be in force again.
  await select(within).selectOption('makopi-house');
  assert.equal(await select(within).inputValue(), 'makopi-house');
  assert.equal(await worth(result), '2,900 points');
  await page.goto(new URL('/en/', page.url()).href);
  await select(within).locator('option').nth(1).waitFor({ state: 'attached' });
  await write(HAND);
  await select(within).selectOption({ label: 'Friday table' });
  assert.equal(await worth(result), '5,800 points');

  await openOptions();
  await press('Forget Friday table');
  assert.equal(await select(within).inputValue(), 'makopi-house');
  assert.equal(await worth(result), '5,800 points');
  await within.locator('.own-rules').getByText('“Friday table” is forgotten').waitFor();
  await expectAccessible(page);
  await press('Bring it back');
  assert.equal(await select(within).inputValue(), 'own:Friday table');
  await within.locator('.own-rules').getByText('“Friday table” is kept on this device').waitFor();
  assert.equal(await within.getByRole('button', { name: 'Bring it back' }).count(), 0);
});

test('own rules kept in another window are not lost', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, within, openOptions, press } = calculator(page);
  await write(CHANGED);
  await openOptions();
  const other = await page.context().newPage();
  await other.goto(page.url());
  const theirs = calculator(other);
  await theirs.write(CHANGED);
  await theirs.openOptions();
  await theirs.within.getByLabel('Name', { exact: true }).fill('Saturday table');
  await theirs.press('Keep the changed options');
  await theirs.within.locator('.own-rules').getByText('“Saturday table” is kept').waitFor();

  await within.getByLabel('Name', { exact: true }).fill('Friday table');
  await press('Keep the changed options');
  await within.getByRole('button', { name: 'Forget Saturday table' }).waitFor();
  await within.getByRole('button', { name: 'Forget Friday table' }).waitFor();
});

test('a number that an option cannot have does not stay in sight', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, within, openOptions } = calculator(page);
  await write(HAND);
  await openOptions();
  const points = within.getByRole('spinbutton', { name: 'Points of a honba (ron)' });
  const before = await points.inputValue();
  await points.fill('-100');
  await points.blur();
  assert.equal(await points.inputValue(), before);
  await points.fill('600');
  await points.blur();
  assert.equal(await points.inputValue(), '600');
});

test('own rules go to a file and come from one', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, within, openOptions, press } = calculator(page);
  const file = within.getByLabel('Import (JSON)');
  const give = (text) =>
    file.setInputFiles({ name: 'rules.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await write(CHANGED);
  await openOptions();
  await within.getByLabel('Name', { exact: true }).fill('Friday table');
  await press('Keep the changed options');
  const [download] = await Promise.all([page.waitForEvent('download'), press('Export (JSON)')]);
  const text = readFileSync(await download.path(), 'utf8');
  assert.deepEqual(JSON.parse(text), [{ name: 'Friday table', base: 'makopi-house', set: { tanyao_closed: 2 } }]);

  await press('Forget Friday table');
  await give(text);
  await within.locator('.own-rules').getByText('1 rule set taken over').waitFor();
  assert.equal(await select(within).inputValue(), 'own:Friday table');

  for (const bad of [
    'nonsense',
    '{}',
    '[{"name":"x","base":"nowhere","set":{}}]',
    '[{"name":"x","base":"tenhou","set":{"a":1}}]',
  ]) {
    await give('[]');
    await within.locator('.own-rules').getByText('holds no rules').waitFor();
    await give(bad);
    await within.locator('.own-rules').getByText('holds no rules').waitFor();
    assert.equal(await select(within).locator('optgroup option').count(), 1, bad);
  }
});

test('where the browser keeps nothing, that is said and nothing else fails', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, within, openOptions, press, result } = calculator(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await write(CHANGED);
  await openOptions();
  await within.getByLabel('Name', { exact: true }).fill('Friday table');
  await press('Keep the changed options');
  await within.locator('.own-rules').getByText('only until the page is closed').waitFor();
  assert.equal(await worth(result), '5,800 points');
});
