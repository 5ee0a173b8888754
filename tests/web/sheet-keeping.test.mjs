// What is entered on the score sheet stays: a step back, on the device, as a file, in a link, and when it is corrected.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './browser.mjs';
import { download, SHEET, sheet } from './score-sheet.mjs';

const open = useSite(SHEET);

const FIRST = { riichi: ['B'], from: 'C', wins: [{ who: 'B', han: 3, fu: 40 }] };
const SECOND = { outcome: 'Exhaustive draw', tenpai: ['A'] };
const START = { hand: 'East 1', held: [35_000, 35_000, 35_000, 35_000] };
const AFTER_FIRST = { hand: 'East 2', held: [35_000, 40_200, 29_800, 35_000] };
/** A gets 1,000 from each; the dealer B is noten. */
const AFTER_SECOND = { hand: 'East 3, 1 honba', held: [38_000, 39_200, 28_800, 34_000] };

async function twoHands(t, options) {
  const page = await open(t, { lang: 'en', ...options });
  const paper = sheet(page);
  await paper.sitDown('makopi-house');
  await paper.add(FIRST);
  await paper.add(SECOND);
  return { page, paper };
}

test('a step back puts the hand into the form again, a step forth into the game', async (t) => {
  const { paper } = await twoHands(t);
  const { press, stands, form } = paper;
  assert.deepEqual(await stands(), AFTER_SECOND);
  await press('Undo');
  assert.deepEqual(await stands(), AFTER_FIRST);
  assert.equal(await form.getByRole('radio', { name: 'Exhaustive draw' }).isChecked(), true);
  await press('Undo');
  assert.deepEqual(await stands(), START);
  await press('Redo');
  await press('Redo');
  assert.deepEqual(await stands(), AFTER_SECOND);
  await press('New game');
  assert.deepEqual(await stands(), START);
  await press('Undo');
  assert.deepEqual(await stands(), AFTER_SECOND);
});

test('the game and the hand that is half entered are there after a reload', async (t) => {
  const { page, paper } = await twoHands(t);
  await paper.fill({ riichi: ['D'], wins: [{ who: 'D', han: 2 }] });
  await page.reload();
  await paper.form.waitFor();
  assert.deepEqual(await paper.stands(), AFTER_SECOND);
  assert.equal(await paper.within.locator('.seats .who').first().textContent(), 'A');
  assert.equal(await paper.group('Who declared riichi').getByRole('checkbox', { name: /^D/ }).isChecked(), true);
  assert.equal(await paper.form.getByLabel('Han or yakuman').inputValue(), 'h2');
});

test('after a reload there is still a way back, also to the game before a new one', async (t) => {
  const { page, paper } = await twoHands(t);
  const { press, stands, form, add } = paper;
  const reload = async () => {
    await page.reload();
    await form.waitFor();
  };
  await reload();
  await press('Undo');
  assert.deepEqual(await stands(), AFTER_FIRST);
  assert.equal(await form.getByRole('radio', { name: 'Exhaustive draw' }).isChecked(), true);
  await press('Redo');
  await press('New game');
  await add(FIRST);
  await reload();
  await press('Undo');
  assert.deepEqual(await stands(), START);
  await press('Undo');
  assert.deepEqual(await stands(), AFTER_SECOND);
  await press('Correct East 1');
  await reload();
  await paper.within.getByRole('heading', { name: 'Correct East 1' }).waitFor();
  await press('Leave it as it was');
  assert.deepEqual(await stands(), AFTER_SECOND);
});

test('the reader’s own rules can be chosen', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, sitDown, add, stands } = sheet(page);
  const keepRules = (set) =>
    page.evaluate((set) => {
      const rules = [{ name: 'Friday table', base: 'makopi-house', set }];
      localStorage.setItem('tensu-own-rules', JSON.stringify(rules));
    }, set);
  await keepRules({ noten: 6000, kiriage: false });
  await page.reload();
  await sitDown({ label: 'Friday table' });
  await add(SECOND);
  assert.deepEqual((await stands()).held, [41_000, 33_000, 33_000, 33_000]);
  // They are known whatever the order in which their options were changed.
  await keepRules({ kiriage: false, noten: 6000 });
  await page.reload();
  await within.locator('.settings summary').click();
  const rules = within.getByRole('combobox', { name: 'Rules', exact: true });
  assert.equal(await rules.inputValue(), 'own:Friday table');
});

test('an earlier hand is corrected, and what follows is settled anew', async (t) => {
  const { paper } = await twoHands(t);
  const { within, form, press, stands } = paper;
  await paper.fill({ riichi: ['D'], wins: [{ who: 'D', han: 2 }] });
  await press('Correct East 1');
  assert.equal(await within.locator('#entry-title').evaluate((title) => title.matches(':focus')), true);
  assert.equal(await form.getByRole('combobox', { name: 'Fu', exact: true }).inputValue(), '40');
  await form.getByLabel('Han or yakuman').selectOption('h5');
  await press('Save the correction');
  // 8,000 instead of 5,200.
  assert.deepEqual(await stands(), { ...AFTER_SECOND, held: [38_000, 42_000, 26_000, 34_000] });
  // What was half entered has waited.
  assert.equal(await form.getByLabel('Han or yakuman').inputValue(), 'h2');
  await press('Correct East 1');
  await press('Delete this hand');
  // A is the dealer now, and stays by being tenpai.
  assert.deepEqual(await stands(), { hand: 'East 1, 1 honba', held: [38_000, 34_000, 34_000, 34_000] });
});

test('a hand that other rules refuse is shown with its reason, and those after it are not lost', async (t) => {
  const { paper } = await twoHands(t);
  const { within, press, add, problems, played, stands } = paper;
  await add({ outcome: 'Ended by a chombo', penalties: [['A', 'Chombo']] });
  await add(SECOND);
  const rules = within.getByRole('combobox', { name: 'Rules', exact: true });
  await rules.selectOption('tenhou');
  assert.equal(await played.count(), 3);
  assert.match((await problems(played.nth(2))).at(-1), /^East 3, 1 honba cannot be settled\. .*the 1 hand after it/);
  assert.equal(await rules.locator('option[value="web-tile"]').isDisabled(), true);
  await press('Correct East 3, 1 honba');
  await press('Delete this hand');
  assert.equal((await stands()).hand, 'East 4, 2 honba');
});

test('JSON goes out and comes in, and what is no game is refused', async (t) => {
  const { page, paper } = await twoHands(t);
  const { within, press, stands, said } = paper;
  const text = await download(page, () => press('Export (JSON)'));
  const give = (content) =>
    within
      .getByLabel('Import (JSON)')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await press('New game');
  await give(text);
  await said.getByText('The record of the file is open').waitFor();
  assert.deepEqual(await stands(), AFTER_SECOND);
  const game = JSON.parse(text);
  const changed = (change) => JSON.stringify({ ...game, ...change });
  const wrong = (where) => `because ${where} is not as it should be`;
  for (const [content, why] of [
    ...['nonsense', 'null', '[]', text.slice(0, -4)].map((content) => [content, 'holds no record of this page']),
    ['{}', wrong('rules')],
    [changed({ version: 2 }), wrong('version')],
    [changed({ rules: 'mahjchina-sichuan' }), wrong('rules')],
    [changed({ hands: [...game.hands, { riichi: [0] }] }), wrong('hands[2].wins')],
    [changed({ hands: [{ ...game.hands[0], riichi: [4] }] }), wrong('hands[0].riichi[0]')],
    [changed({ start: null }), wrong('start')],
    [changed({ oka: 1e300 }), wrong('oka')],
  ]) {
    await give(text);
    await said.getByText('The record of the file is open').waitFor();
    await give(content);
    await said.getByText(why).waitFor();
    assert.deepEqual(await stands(), AFTER_SECOND, content);
  }
});

test('CSV has a row for each hand, and no name that a spreadsheet would work out', async (t) => {
  const { page, paper } = await twoHands(t);
  await paper.set('Name of player 1', '=1+1, "A"');
  assert.equal(
    await download(page, () => paper.press('Export (CSV)')),
    [
      '\uFEFFHand,Honba,Result,"\'=1+1, ""A"" change",B change,C change,D change,"\'=1+1, ""A"" points",B points,C points,D points,Table',
      'East 1,0,"B: ron on C, 3 han 40 fu / Riichi: B",0,5200,-5200,0,35000,40200,29800,35000,0',
      'East 2,0,"Exhaustive draw / Tenpai: =1+1, ""A""",3000,-1000,-1000,-1000,38000,39200,28800,34000,0',
      '',
    ].join('\r\n'),
  );
});

test('a link opens the same game, without taking away the reader’s own', async (t) => {
  const { page, paper } = await twoHands(t, { permissions: ['clipboard-read', 'clipboard-write'] });
  await paper.press('Copy link');
  await paper.said.getByText('Copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.ok(link.length < 600, `${link.length} characters`);
  await paper.press('New game');
  await paper.add(FIRST);

  await page.goto(link);
  await page.reload();
  await paper.said.getByText('the record of the link').waitFor();
  assert.deepEqual(await paper.stands(), AFTER_SECOND);
  await page.goto(link.replace(/#.*/, ''));
  await page.reload();
  await paper.form.waitFor();
  assert.deepEqual(await paper.stands(), AFTER_FIRST);

  await page.goto(link);
  await paper.said.getByText('the record of the link').waitFor();
  await paper.add({ outcome: 'Exhaustive draw' });
  assert.equal(await page.evaluate(() => location.hash), '');
  await paper.press('Undo');
  await paper.press('Undo');
  assert.deepEqual(await paper.stands(), AFTER_FIRST);

  await page.goto(link.slice(0, -20));
  await paper.said.getByText('could not be read').waitFor();
  assert.deepEqual(await paper.stands(), AFTER_FIRST);
});

test('a game brings its changed rules along', async (t) => {
  const { page, paper } = await twoHands(t);
  const text = await download(page, () => paper.press('Export (JSON)'));
  const game = JSON.stringify({ ...JSON.parse(text), set: { noten: 6000 } });
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(game) };
  await paper.within.getByLabel('Import (JSON)').setInputFiles(file);
  await paper.said.getByText('The record of the file is open').waitFor();
  // 2,000 from each.
  assert.deepEqual((await paper.stands()).held, [41_000, 38_200, 27_800, 33_000]);
  const settings = paper.within.locator('.settings');
  assert.match(await settings.locator('summary').textContent(), /Makopi house tournament, changed/);
  await settings.getByText('Changed options: Noten payments, in all: 6,000').waitFor();
});
