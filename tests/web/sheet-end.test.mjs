// A game that the players end before its rules do; every number is worked out by hand.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectAccessible, useSite } from './browser.mjs';
import { download, SHEET, sheet } from './score-sheet.mjs';

const open = useSite(SHEET);

/** B takes 5,200 from C and the own stick back; then D's stick stays on the table, and A gets 1,000 from each. */
const FIRST = { riichi: ['B'], from: 'C', wins: [{ who: 'B', han: 3, fu: 40 }] };
const SECOND = { outcome: 'Exhaustive draw', riichi: ['D'], tenpai: ['A'] };
const STANDS = { hand: 'East 3, 1 honba', held: [38_000, 39_200, 28_800, 33_000] };
const ENDED = { hand: 'The game is over.', held: [38_000, 40_200, 28_800, 33_000] };
/** B, the first, takes the 1,000 on the table; uma and oka come on top. */
const RANKS = [
  'place 1\tB\t40,200\t75,200',
  'place 2\tA\t38,000\t43,000',
  'place 3\tD\t33,000\t28,000',
  'place 4\tC\t28,800\t13,800',
];

async function endedGame(t, options) {
  const page = await open(t, { lang: 'en', ...options });
  const paper = sheet(page);
  await paper.sitDown('makopi-house');
  for (const [rank, uma] of [15_000, 5000, -5000, -15_000].entries()) await paper.set(`Uma of place ${rank + 1}`, uma);
  await paper.set('Oka (for the first)', 20_000);
  const end = paper.within.getByRole('button', { name: 'End the game here' });
  assert.equal(await end.count(), 0);
  await paper.add(FIRST);
  await paper.add(SECOND);
  assert.deepEqual(await paper.stands(), STANDS);
  await end.click();
  assert.deepEqual(await paper.stands(), ENDED);
  return { page, paper };
}

test('a game is ended before its rules end it, with ranks, uma, oka and what is left on the table', async (t) => {
  const { page, paper } = await endedGame(t);
  const { within, form, ranks } = paper;
  assert.equal(await form.count(), 0);
  assert.deepEqual(await ranks(), RANKS);
  await within.getByText('The game was ended here. B takes the 1,000 points left on the table.').waitFor();
  assert.equal(await within.locator('#final-title').evaluate((title) => title.matches(':focus')), true);
  await expectAccessible(page);
  await page.emulateMedia({ media: 'print' });
  assert.equal(await within.locator('.final table').isVisible(), true);
  assert.match(await within.locator('.on-paper').innerText(), /^Makopi house tournament, Points at the start: 35,000$/);
  const [standing, final] = [
    await within.locator('.standing').boundingBox(),
    await within.locator('.final').boundingBox(),
  ];
  assert.ok(final.y - standing.y - standing.height > 8, `${standing.y} ${standing.height} ${final.y}`);
  assert.equal(await within.getByRole('button', { name: 'Go on with the game' }).count(), 0);
});

test('the end is undone and done again, and the game goes on where it was', async (t) => {
  const { page, paper } = await endedGame(t);
  const { press, stands, add, ranks, form } = paper;
  await press('Undo');
  assert.deepEqual(await stands(), STANDS);
  await press('Redo');
  await page.reload();
  await paper.within.locator('.final').waitFor();
  assert.deepEqual(await ranks(), RANKS);
  await press('Go on with the game');
  assert.deepEqual(await stands(), STANDS);
  assert.equal(await form.locator('#entry-title').evaluate((title) => title.matches(':focus')), true);
  await add({ from: 'D', wins: [{ who: 'C', han: 2, fu: 30 }] });
  // 2,900 by the dealer C and a counter of 300 from D, and the stick on the table.
  assert.deepEqual((await stands()).held, [38_000, 39_200, 33_000, 29_800]);
  assert.equal(await paper.within.locator('.final').count(), 0);
});

test('an ended game is given on as it ended, and a new one has not ended', async (t) => {
  const { page, paper } = await endedGame(t, { permissions: ['clipboard-read', 'clipboard-write'] });
  const { press, within, ranks, stands, said } = paper;
  const text = await download(page, () => press('Export (JSON)'));
  const csv = await download(page, () => press('Export (CSV)'));
  assert.equal(
    csv.trimEnd().split('\r\n').at(-1),
    'Final ranks,,place 1: B / place 2: A / place 3: D / place 4: C,5000,36000,-15000,-5000,43000,75200,13800,28000,0',
  );
  await press('Copy link');
  await said.getByText('Copied.').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await press('New game');
  assert.equal((await stands()).hand, 'East 1');
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await within.getByLabel('Import (JSON)').setInputFiles(file);
  await within.locator('.final').waitFor();
  assert.deepEqual(await ranks(), RANKS);
  await press('New game');
  await page.goto(link);
  await within.locator('.final').waitFor();
  assert.deepEqual(await ranks(), RANKS);
});

test('a hand of an ended game is corrected', async (t) => {
  const { paper } = await endedGame(t);
  const { press, form, ranks } = paper;
  await press('Correct East 1');
  await form.getByLabel('Han or yakuman').selectOption('h5');
  await press('Save the correction');
  // 8,000 instead of 5,200.
  assert.equal((await ranks())[0], 'place 1\tB\t43,000\t78,000');
});
