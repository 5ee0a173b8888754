// The form of the score sheet: the calculator in it, its refusals, the keyboard, and who hears or sees it otherwise.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectAccessible, useSite } from './browser.mjs';
import { SHEET, sheet } from './score-sheet.mjs';

const open = useSite(SHEET);

/** Concealed pinfu and all simples, 30 fu by ron. */
const TILES = '234567m345p66678s';

async function enterTiles(page, tiles) {
  const calculator = page.locator('tensu-calculator');
  await calculator.locator('.notation input').fill(tiles);
  await sheet(page).press('Use this hand');
}

test('the calculator knows the seats and sticks of the sheet, and gives the hand back', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { sitDown, fill, press, preview, form, played, group, stands } = sheet(page);
  await sitDown('makopi-house');
  await fill({ riichi: ['A', 'C'], from: 'B', wins: [{ who: 'A', han: 1 }] });
  await press('Enter the tiles');
  const calculator = page.locator('tensu-calculator');
  await calculator.getByText('Choose 14 tiles').waitFor();
  const chosen = (name) => calculator.getByRole('group', { name }).locator('label:has(input:checked)').innerText();
  assert.deepEqual([await chosen('Winner'), await chosen('Discarder')], ['East', 'South']);
  assert.equal(await calculator.getByLabel('Riichi sticks (1,000)').inputValue(), '2');
  // The rules are those of the sheet.
  assert.equal(await calculator.getByRole('combobox').count(), 0);
  assert.equal(await calculator.locator('.options').count(), 0);
  const use = page.getByRole('button', { name: 'Use this hand' });
  assert.equal(await use.getAttribute('aria-disabled'), 'true');
  await expectAccessible(page);
  await enterTiles(page, TILES);
  // Riichi, pinfu and all simples: 5,800 by the dealer, with the stick of C; the own stick comes back.
  assert.deepEqual(await preview(), ['+6,800', '−5,800', '−1,000', '0']);
  assert.equal(
    await form.getByRole('button', { name: 'Change the tiles' }).evaluate((one) => one.matches(':focus')),
    true,
  );

  await press('Change the tiles');
  await calculator.getByRole('group', { name: 'Won by' }).getByRole('radio', { name: 'Tsumo' }).check();
  await calculator.getByRole('group', { name: 'Winner' }).getByRole('radio', { name: 'West' }).check();
  await press('Use this hand');
  assert.equal(await group('Won by').getByRole('radio', { name: 'Tsumo' }).isChecked(), true);
  // With a drawn hand there are four han at 20 fu: 1,300 by the children, 2,600 by the dealer.
  assert.deepEqual(await preview(), ['−3,600', '−1,300', '+6,200', '−1,300']);
  await press('Add this hand');
  assert.match(
    await played.first().innerText(),
    /C: tsumo, 4 han 20 fu, Riichi, Fully concealed tsumo, Pinfu, All simples/,
  );
  assert.deepEqual((await stands()).held, [31_400, 33_700, 41_200, 33_700]);
});

test('a riichi of the tiles that is not marked for its winner is asked about', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { sitDown, fill, press, form, group, preview, within } = sheet(page);
  await sitDown('makopi-house');
  await fill({ riichi: ['A'], from: 'B', wins: [{ who: 'A', han: 1 }] });
  await press('Enter the tiles');
  await within.getByText('The round, honba, riichi sticks and points held are those of the game.').waitFor();
  await enterTiles(page, TILES);
  const asked = form.getByText('The hand is a riichi');
  assert.equal(await asked.count(), 0);
  const marks = group('Who declared riichi');
  await marks.getByRole('checkbox', { name: /^A/ }).uncheck();
  assert.equal(await asked.textContent(), 'The hand is a riichi, but riichi is not marked for A. Mark it above.');
  await marks.getByRole('checkbox', { name: /^A/ }).check();
  assert.equal(await asked.count(), 0);
  await form.locator('.win').getByRole('radio', { name: /^C/ }).check();
  assert.match(await asked.textContent(), /not marked for C\./);
  assert.deepEqual(await preview(), ['−1,000', '−3,900', '+4,900', '0']);
  await expectAccessible(page);
  await press('Take the tiles out');
  assert.equal(await asked.count(), 0);
});

test('tiles that are no win are not taken, and a refused hand says why at its place', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { sitDown, fill, press, problems, form, within } = sheet(page);
  await sitDown('makopi-house');
  await fill({
    from: 'B',
    wins: [
      { who: 'A', han: 1 },
      { who: 'C', han: 5 },
    ],
  });
  await press('Add this hand');
  assert.deepEqual(await problems(form.locator('.win').first()), ['“Win 1, Fu” is still open. Choose it.']);
  assert.deepEqual(await problems(form.locator('.win').last()), []);
  await form.getByRole('button', { name: 'Enter the tiles' }).first().click();
  await page.locator('tensu-calculator .notation input').fill('234567m345p66679s');
  await page.locator('tensu-calculator .result').getByText('no complete hand').waitFor();
  await page.getByRole('button', { name: 'Use this hand' }).click({ force: true });
  assert.equal(await within.locator('dialog').evaluate((dialog) => dialog.open), true);
  await page.keyboard.press('Escape');
  assert.equal(await within.locator('dialog').evaluate((dialog) => dialog.open), false);
  assert.equal(await form.getByLabel('Han or yakuman').first().inputValue(), 'h1');
});

const REFUSED = {
  'nobody has won yet': [{ wins: [] }, '.win', '“Win 1, Winner” is still open. Choose it.'],
  'a winner has a chombo': [
    { from: 'B', wins: [{ who: 'A', han: 5 }], penalties: [['A', 'Chombo']] },
    '.penalties',
    'A winner cannot have a chombo. Take one of the two out.',
  ],
  'a hand is stopped without a chombo': [
    { outcome: 'Ended by a chombo', penalties: [['A', 'Empty pon']] },
    '.penalties',
    'A hand is stopped by a chombo only. Enter the chombo or choose another outcome.',
  ],
  'a noten riichi without a riichi': [
    { outcome: 'Exhaustive draw', penalties: [['B', 'Noten riichi']] },
    '.penalties',
    'A noten riichi is found only at an exhaustive draw, with a riichi and without tenpai. Correct the penalty.',
  ],
};

for (const [name, [hand, place, sentence]] of Object.entries(REFUSED)) {
  test(`refused, and nothing is lost: ${name}`, async (t) => {
    const page = await open(t, { lang: 'en' });
    const { sitDown, add, problems, form, refused, played } = sheet(page);
    await sitDown('makopi-house');
    await add(hand);
    assert.ok((await problems(form.locator(place))).includes(sentence), (await problems()).join());
    assert.match(await refused.textContent(), new RegExp(sentence.slice(0, 20)));
    assert.equal(await played.count(), 0);
    assert.equal(await form.locator('.penalty').count(), hand.penalties?.length ?? 0);
    await expectAccessible(page);
  });
}

test('why a hand is refused stands beside the button, and goes as soon as it is mended', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { sitDown, fill, press, refused, form, group } = sheet(page);
  await sitDown('makopi-house');
  await fill({ wins: [{ who: 'A', han: 3, fu: 40 }] });
  assert.equal(await refused.textContent(), '');
  await press('Add this hand');
  assert.equal(await refused.textContent(), 'Nobody is named whose discard it was. Choose the discarder.');
  const [said, button] = [await refused.boundingBox(), await form.locator('.main').boundingBox()];
  assert.ok(said.height > 10 && button.y - said.y - said.height < 20, `${said.y} ${button.y}`);
  await group('Discarder').getByRole('radio', { name: /^B/ }).check();
  assert.equal(await refused.textContent(), '');
});

test('a riichi that is not marked tenpai at a draw is asked about until it is tenpai or a penalty', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { sitDown, fill, form } = sheet(page);
  await sitDown('makopi-house');
  const draw = { outcome: 'Exhaustive draw', riichi: ['B', 'C'] };
  await fill(draw);
  const asked = form.getByText('not marked tenpai');
  const penalty = 'If a riichi was found noten, add that penalty below.';
  assert.equal(await asked.textContent(), `Declared riichi, but not marked tenpai: B (South), C (West). ${penalty}`);
  await fill({ ...draw, tenpai: ['C'] });
  assert.equal(await asked.textContent(), `Declared riichi, but not marked tenpai: B (South). ${penalty}`);
  await fill({ ...draw, tenpai: ['C'], penalties: [['B', 'Noten riichi']] });
  assert.equal(await asked.count(), 0);
  await expectAccessible(page);
});

test('four riichi that are not all marked are asked about', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { sitDown, fill, choose, group, form, press, stands } = sheet(page);
  await sitDown('tenhou');
  await fill({ outcome: 'Abortive draw', riichi: ['A', 'C'] });
  const asked = form.getByText('riichi is not marked for');
  assert.equal(await asked.count(), 0);
  await choose('Kind of abortive draw', 'Four riichi');
  assert.equal(await asked.textContent(), 'Four riichi, but riichi is not marked for B, D. Mark it above.');
  for (const name of [/^B/, /^D/]) await group('Who declared riichi').getByRole('checkbox', { name }).check();
  assert.equal(await asked.count(), 0);
  await press('Add this hand');
  assert.deepEqual((await stands()).held, [24_000, 24_000, 24_000, 24_000]);
});

test('a penalty is nobody’s and of no kind until both are chosen', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { sitDown, choose, press, problems, form, played } = sheet(page);
  await sitDown('makopi-house');
  await choose('Outcome', 'Ended by a chombo');
  await press('Add a penalty');
  const row = form.locator('.penalty');
  await press('Add this hand');
  assert.ok((await problems()).includes('“Penalty 1, Who is penalised” is still open. Choose it.'));
  await row.getByLabel('Who is penalised').selectOption('2');
  await press('Add this hand');
  assert.ok((await problems()).includes('“Penalty 1, Kind of penalty” is still open. Choose it.'));
  assert.equal(await played.count(), 0);
  await page.reload();
  await row.getByLabel('Kind of penalty').selectOption('chombo');
  await press('Add this hand');
  assert.match(await played.first().innerText(), /Chombo: C/);
});

test('what the rule set does not have is not offered', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { sitDown, within, choose, form } = sheet(page);
  await sitDown('makopi-house');
  const outcomes = () => form.getByRole('group', { name: 'Outcome' }).locator('label').allInnerTexts();
  const rules = within.getByRole('combobox', { name: 'Rules', exact: true });
  assert.deepEqual(await outcomes(), ['Win', 'Exhaustive draw', 'Ended by a chombo']);
  await rules.selectOption('tenhou');
  assert.deepEqual(await outcomes(), ['Win', 'Exhaustive draw', 'Abortive draw']);
  await choose('Outcome', 'Abortive draw');
  const kinds = () => form.getByRole('group', { name: 'Kind of abortive draw' }).locator('label').allInnerTexts();
  assert.equal((await kinds()).length, 5);
  await form.getByRole('checkbox', { name: 'D (North)' }).check();
  await rules.selectOption('web-tile');
  assert.equal(await form.getByRole('radio', { name: 'Win', exact: true }).isChecked(), true);
  await choose('Outcome', 'Abortive draw');
  assert.deepEqual(await kinds(), ['Four kans']);
  assert.equal(await form.getByRole('button', { name: 'Add a penalty' }).count(), 0);
  assert.equal(await form.locator('.segment:has(input[type="checkbox"])').count(), 2);
});

test('a hand is entered with the keyboard alone', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { stands, form } = sheet(page);
  const { keyboard } = page;
  await form.getByRole('radio', { name: 'Win', exact: true }).focus();
  await keyboard.press('ArrowRight');
  // Past the riichi of everybody to the first who may be tenpai.
  for (let at = 0; at < 5; at++) await keyboard.press('Tab');
  await keyboard.press('Space');
  await form.getByRole('button', { name: 'Add this hand' }).focus();
  await keyboard.press('Enter');
  assert.deepEqual(await stands(), { hand: 'East 1, 1 honba', held: [38_000, 34_000, 34_000, 34_000] });
});

const START = { ja: '東1局', en: 'East 1', zh: '东1局' };

for (const [lang, hand] of Object.entries(START)) {
  for (const scheme of ['light', 'dark']) {
    test(`axe finds nothing, and a phone is wide enough: ${lang}, ${scheme}`, async (t) => {
      const page = await open(t, { lang, scheme, width: 360 });
      const { within, form, played } = sheet(page);
      assert.equal(await within.locator('.now strong').textContent(), hand);
      await within.locator('.settings summary').click();
      await form.getByRole('radio').nth(1).check();
      await form.getByRole('checkbox').last().check();
      await form.locator('.main').click();
      await played.locator('summary').click();
      await expectAccessible(page);
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
    });
  }
}

test('names of any letters are shown as they are, and none makes the page wider than a phone', async (t) => {
  const page = await open(t, { lang: 'en', width: 360 });
  const { within, press, choose, form } = sheet(page);
  const names = ['<img src=x onerror=alert(1)>&amp;', 'שלום עולם', '👩‍👩‍👧‍👦🀄️😀', 'W'.repeat(40)];
  await within.locator('.settings summary').click();
  for (const [at, name] of names.entries()) await within.getByLabel(`Name of player ${at + 1}`).fill(name);
  await choose('Outcome', 'Exhaustive draw');
  await press('Add this hand');
  await press('End the game here');
  assert.equal(await form.count(), 0);
  // What is written from the right stands by itself among what is written from the left.
  const shown = names.with(1, `\u2068${names[1]}\u2069`);
  assert.deepEqual(await within.locator('.seats .who').allTextContents(), shown);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
  await press('Go on with the game');
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 360);
});

test('adding a hand moves nothing above the sheet', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { sitDown, add, form } = sheet(page);
  await sitDown('makopi-house');
  const before = await form.boundingBox();
  await add({ from: 'B', wins: [{ who: 'A', han: 5 }] });
  await page.evaluate(() => scrollTo(0, 0));
  const { x, y } = await form.boundingBox();
  assert.deepEqual({ x, y }, { x: before.x, y: before.y });
});

test('on paper the sheet has its lines and nothing to touch', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { sitDown, add, form, played, within } = sheet(page);
  await sitDown('makopi-house');
  await add({ from: 'B', wins: [{ who: 'A', han: 5 }] });
  await page.emulateMedia({ media: 'print' });
  assert.equal(await form.isVisible(), false);
  assert.equal(await within.locator('.keep').isVisible(), false);
  assert.equal(await within.locator('.chart').isVisible(), true);
  assert.ok((await played.locator('.lines table').boundingBox()).height > 10);
});
