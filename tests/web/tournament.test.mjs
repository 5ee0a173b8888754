// The bracket of a tournament in a browser: who plays, rests and goes on is worked out by hand here.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { expectAccessible, useSite } from './browser.mjs';

const open = useSite({ path: 'tournament/', ready: 'tensu-tournament .setup' });

/** What one does with the bracket, in the words of one who uses it. */
function bracket(page) {
  const within = page.locator('tensu-tournament');
  const pick = (group, name) =>
    within.getByRole('group', { name: group, exact: true }).getByRole('radio', { name, exact: true }).check();
  const texts = (around, what) => around.locator(what).allTextContents();
  return {
    ...{ within, pick },
    said: within.getByRole('status'),
    press: (name) => within.getByRole('button', { name, exact: true }).click(),
    entrants: (count) => within.getByLabel('Entrants').fill(String(count)),
    /** The rounds in numbers: players, tables, byes, how many go on from a table, how many in all. */
    numbers: async () =>
      Promise.all(
        (await within.locator('.plan tbody tr').all()).map(async (row) => (await texts(row, 'td')).map(Number)),
      ),
    /** The cards of a round from the top, as the names in them. */
    cards: async (round) => {
      const cards = await within.getByRole('region', { name: round, exact: true }).locator('.card').all();
      return Promise.all(
        cards.map(async (card) => {
          const title = await card.locator('h4').textContent();
          const names = title === 'Byes' ? await texts(card, 'li') : await texts(card, '.name');
          return [title, names.map((name) => name.replace('Player ', '').trim())];
        }),
      );
    },
    /** Enters the points of players in a round. */
    points: async (round, points) => {
      const around = within.getByRole('region', { name: round, exact: true });
      for (const [name, value] of Object.entries(points)) {
        await around.getByLabel(`Points of ${name}`, { exact: true }).fill(String(value));
        await page.keyboard.press('Tab');
      }
    },
    place: (round, name, value) =>
      within
        .getByRole('region', { name: round, exact: true })
        .getByLabel(`Place of ${name}`, { exact: true })
        .selectOption(String(value)),
    through: async (round) =>
      (await texts(within.getByRole('region', { name: round, exact: true }), '.through .name')).map((name) =>
        name.replace('Player ', '').trim(),
      ),
  };
}

test('four entrants of a shootout play the final at once', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { entrants, numbers, cards, points, within } = bracket(page);
  await entrants(4);
  assert.deepEqual(await numbers(), [[4, 1, 0, 1, 1]]);
  assert.deepEqual(await cards('Final'), [['Table 1', ['1', '2', '3', '4']]]);
  await points('Final', { 'Player 1': 1, 'Player 2': 2, 'Player 3': 4, 'Player 4': 3 });
  await within.getByRole('heading', { name: 'Player 3 wins the tournament.' }).waitFor();
  assert.deepEqual(
    await within.locator('.podium li').allTextContents(),
    [3, 4, 2, 1].map((number) => `Player ${number}`),
  );
});

test('six entrants: one table, and two who rest', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { entrants, numbers, cards, points, through } = bracket(page);
  await entrants(6);
  assert.deepEqual(await numbers(), [
    [6, 1, 2, 2, 4],
    [4, 1, 0, 1, 1],
  ]);
  assert.deepEqual(await cards('Round 1'), [
    ['Byes', ['1', '2']],
    ['Table 1', ['3', '4', '5', '6']],
  ]);
  assert.deepEqual(await cards('Final'), [['Table 1', ['1', '2', 'Table 1, place 1', 'Table 1, place 2']]]);
  // The fourth and the sixth have the same: the seat nearer the first dealer is ahead.
  await points('Round 1', { 'Player 3': 0, 'Player 4': 30000, 'Player 5': 45000, 'Player 6': 30000 });
  assert.deepEqual(await through('Round 1'), ['4', '5']);
  assert.deepEqual(await cards('Final'), [['Table 1', ['1', '2', '5', '4']]]);
});

test('points fall below zero only where the rules let them', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { pick, entrants, points, through, within } = bracket(page);
  await entrants(8);
  await points('Round 1', { 'Player 1': 30000, 'Player 2': -100, 'Player 3': 45000, 'Player 4': 25100 });
  const [refusal, field] = [within.locator('.card .refusal'), within.getByLabel('Points of Player 2', { exact: true })];
  assert.equal(await refusal.textContent(), 'By these rules points never fall below 0. Enter 0 or more.');
  assert.equal(await field.getAttribute('aria-invalid'), 'true');
  assert.equal(await field.getAttribute('aria-describedby'), await refusal.getAttribute('id'));
  assert.deepEqual(await through('Round 1'), []);
  await expectAccessible(page);
  await pick('Rules', 'Makopi house tournament');
  assert.equal(await refusal.count(), 0);
  assert.deepEqual(await through('Round 1'), ['1', '3']);
  await pick('Rules', 'WCOOM riichi');
  await points('Round 1', { 'Player 2': 0 });
  assert.equal(await refusal.count(), 0);
  assert.deepEqual(await through('Round 1'), ['1', '3']);
});

test('what is no whole number does not stay in sight, and why is said', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { entrants, points, cards, said, within } = bracket(page);
  await entrants(4);
  const field = within.getByLabel('Points of Player 1', { exact: true });
  await points('Final', { 'Player 1': 25000 });
  for (const typed of ['1.5', '99999999999', '1e', '--']) {
    await field.fill('');
    await field.pressSequentially(typed);
    await page.keyboard.press('Tab');
    await said.getByText('“Points of Player 1” takes a whole number up to 1,000,000,000.').waitFor();
    assert.equal(await field.inputValue(), '25000', typed);
  }
  await points('Final', { 'Player 2': 0 });
  assert.equal(await said.textContent(), '0 of 1 table is played.');
  assert.equal((await cards('Final')).length, 1);
});

test('six digits and a sign are seen whole, on the screen and on paper', async (t) => {
  const page = await open(t, { lang: 'en', width: 360 });
  const { pick, entrants, points, within } = bracket(page);
  await pick('Rules', 'Makopi house tournament');
  await entrants(4);
  await points('Final', { 'Player 1': -108800, 'Player 2': 188800, 'Player 3': -100000, 'Player 4': 100000 });
  for (const media of ['screen', 'print']) {
    await page.emulateMedia({ media });
    for (const name of ['Player 1', 'Player 2']) {
      const field = within.getByLabel(`Points of ${name}`, { exact: true });
      await field.scrollIntoViewIfNeeded();
      const { x, y, width, height } = await field.boundingBox();
      const clip = { x: x + 2, y: y + 8, width: width - 4, height: height - 16 };
      const seen = await page.screenshot({ clip });
      // A field with more room than anything needs shows no more of it.
      await field.evaluate(({ style }) => style.setProperty('inline-size', '12rem'));
      assert.ok(seen.equals(await page.screenshot({ clip })), `${media}, ${name}`);
      await field.evaluate(({ style }) => style.removeProperty('inline-size'));
    }
  }
});

test('points that do not add up to those at the start are asked about, and count', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { entrants, points, within, cards } = bracket(page);
  await entrants(8);
  const asked = within.locator('.card .sum');
  await points('Round 1', { 'Player 1': 30000, 'Player 2': 20000, 'Player 3': 25100 });
  assert.equal(await asked.count(), 0, 'only of a whole table');
  await points('Round 1', { 'Player 4': 25000 });
  assert.match(await asked.innerText(), /^These points add up to 100,100; four who begin with 25,000 have 100,000\./);
  assert.deepEqual((await cards('Final'))[0][1].slice(0, 2), ['1', '3']);
  await points('Round 1', { 'Player 3': 25000 });
  assert.equal(await asked.count(), 0);
});

test('what no source says is marked as assumed', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { pick, entrants, numbers, points, within } = bracket(page);
  await entrants(5);
  assert.deepEqual((await numbers())[0], [5, 1, 1, 3, 4]);
  const marks = async () => {
    const rules = await within.locator('.facts li').allTextContents();
    return Object.fromEntries(rules.map((text) => /^\s*(.*\S)\s+(stated|assumed)\b/.exec(text).slice(1)));
  };
  const wcoom = await marks();
  assert.equal(wcoom['With five players three go on from the one table'], 'assumed');
  assert.equal(wcoom['With an odd number one fewer goes on from one table'], 'assumed');
  assert.equal(wcoom['The top two of a table go on'], 'stated');
  const tie = within.locator('.card .status');
  await points('Round 1', { 'Player 2': 10, 'Player 3': 10, 'Player 4': 20, 'Player 5': 30 });
  assert.equal(await tie.textContent(), 'assumed');
  await pick('Rules', 'Makopi house tournament');
  await entrants(6);
  assert.equal((await marks())['Round 1 the top two go on, round 2 the winner only, the final takes all'], 'stated');
  await points('Round 1', { 'Player 6': 10 });
  assert.equal(await tie.textContent(), 'stated');
});

test('ten entrants: who rested in the first round plays in the second', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { entrants, numbers, cards, points, within, said } = bracket(page);
  await entrants(10);
  assert.deepEqual(await numbers(), [
    [10, 2, 2, 2, 6],
    [6, 1, 2, 2, 4],
    [4, 1, 0, 1, 1],
  ]);
  assert.deepEqual(await cards('Round 1'), [
    ['Byes', ['1', '2']],
    ['Table 1', ['3', '4', '5', '6']],
    ['Table 2', ['7', '8', '9', '10']],
  ]);
  await points('Round 1', { 'Player 3': 10, 'Player 4': 40, 'Player 5': 20, 'Player 6': 30 });
  await said.getByText('1 of 4 tables are played.').waitFor();
  await points('Round 1', { 'Player 7': 40, 'Player 8': 30, 'Player 9': 20, 'Player 10': 10 });
  assert.deepEqual(await cards('Round 2'), [
    ['Table 1', ['1', '2', '4', '6']],
    ['Byes', ['7', '8']],
  ]);
  await points('Round 2', { 'Player 1': 10, 'Player 2': 20, 'Player 4': 40, 'Player 6': 30 });
  assert.deepEqual(await cards('Final'), [['Table 1', ['4', '6', '7', '8']]]);
  await points('Final', { 'Player 4': 10, 'Player 6': 20, 'Player 7': 40, 'Player 8': 30 });
  await said.getByText('Player 7 wins the tournament.').waitFor();
  // A result corrected later seats another in the final, which waits for that player's points.
  await points('Round 1', { 'Player 9': 90 });
  assert.deepEqual(await cards('Final'), [['Table 1', ['4', '6', '9', '7']]]);
  assert.equal(await within.locator('.podium').count(), 0);
});

test('an odd number: one table sends fewer', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { entrants, points, through } = bracket(page);
  await entrants(7);
  await points('Round 1', { 'Player 4': 1, 'Player 5': 2, 'Player 6': 3, 'Player 7': 4 });
  assert.deepEqual(await through('Round 1'), ['7']);
});

test('eight in the house tournament, by places, to the winner', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { pick, numbers, cards, place, within, said } = bracket(page);
  await pick('Rules', 'Makopi house tournament');
  await pick('Enter results as', 'places');
  await within.getByLabel('Names, one a line').fill('Aki\nBen\nChie\nDai\nEmi\nFumi\nGo\nHana');
  await page.keyboard.press('Tab');
  assert.deepEqual(await numbers(), [
    [8, 2, 0, 2, 4],
    [4, 1, 0, 1, 1],
  ]);
  const enter = async (round, places) => {
    for (const [name, value] of Object.entries(places)) await place(round, name, value);
  };
  await enter('Round 1', { Aki: 1, Ben: 1, Chie: 3, Dai: 4 });
  await within.getByText('Enter each place from 1 to 4 once.').waitFor();
  await enter('Round 1', { Aki: 2, Emi: 4, Fumi: 3, Go: 2, Hana: 1 });
  assert.deepEqual(await cards('Final'), [['Table 1', ['Ben', 'Aki', 'Hana', 'Go']]]);
  await enter('Final', { Ben: 2, Aki: 3, Hana: 4, Go: 1 });
  await said.getByText('Go wins the tournament.').waitFor();
});

test('where the number leaves out a round of the rules, it is said', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { pick, entrants, within, numbers } = bracket(page);
  const said = within.locator('.facts').getByText('not all of these rounds are played');
  await entrants(8);
  assert.equal(await said.count(), 0, 'a shootout has one kind of round');
  await pick('Rules', 'Makopi house tournament');
  for (const [players, stages] of [
    [7, [1]],
    [8, [2]],
    [9, [2, 1]],
  ]) {
    await entrants(players);
    await within.locator('.plan').getByText(String(players), { exact: true }).first().waitFor();
    assert.deepEqual(
      (await numbers()).slice(0, -1).map((row) => row[3]),
      stages,
    );
    assert.equal(await said.count(), stages.length < 2 ? 1 : 0);
  }
});

test('a number that does not fit is refused with those that do', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { pick, entrants, within, press, numbers } = bracket(page);
  await pick('Rules', 'Makopi house tournament');
  await entrants(5);
  await within.locator('.refusal').getByText('The nearest numbers are 4 and 6.').waitFor();
  assert.equal(await within.locator('.bracket').count(), 0);
  await press('Make it 6');
  assert.deepEqual((await numbers())[0], [6, 1, 2, 2, 4]);
  await entrants(33);
  await within.locator('.refusal').getByText('takes 4 to 32 players').waitFor();
  await pick('Rules', 'WCOOM riichi');
  assert.equal(await within.locator('.refusal').count(), 0);
  await entrants(2001);
  await within.locator('.refusal').getByText('takes 4 to 2000 players').waitFor();
});

test('a lot seats the same players in another order, without results', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { entrants, points, press, cards, within } = bracket(page);
  await entrants(40);
  const before = (await cards('Round 1')).flatMap(([, names]) => names);
  await points('Round 1', { 'Player 1': 5 });
  await press('Draw the order by lot');
  const after = (await cards('Round 1')).flatMap(([, names]) => names);
  assert.notDeepEqual(after, before);
  assert.deepEqual(after.toSorted(), before.toSorted());
  assert.equal(await within.getByLabel('Points of Player 1', { exact: true }).inputValue(), '');
});

test('it is kept, undone, and given on by a link and a file', async (t) => {
  const page = await open(t, { lang: 'en', permissions: ['clipboard-read', 'clipboard-write'] });
  const { entrants, points, press, cards, within, through, said } = bracket(page);
  await entrants(6);
  await points('Round 1', { 'Player 3': 10, 'Player 4': 20, 'Player 5': 30, 'Player 6': 40 });
  await page.reload();
  await within.locator('.through').first().waitFor();
  assert.deepEqual(await through('Round 1'), ['5', '6']);
  await press('Undo');
  assert.deepEqual(await through('Round 1'), []);
  await page.reload();
  await within.locator('.bracket').waitFor();
  await press('Redo');
  assert.deepEqual(await through('Round 1'), ['5', '6']);

  await press('Copy link');
  await said.getByText('Copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const waiting = page.waitForEvent('download');
  await press('Export (JSON)');
  const file = readFileSync(await (await waiting).path());
  await press('New tournament');
  assert.equal((await cards('Round 1')).length, 2);
  await press('Undo');
  assert.deepEqual(await through('Round 1'), ['5', '6']);
  await press('Redo');
  await page.goto(link);
  await said.getByText('the record of the link').waitFor();
  assert.deepEqual(await through('Round 1'), ['5', '6']);
  await press('Undo');
  const give = (buffer) =>
    within.locator('input[type="file"]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  for (const [content, why] of [
    ['[]', 'holds no record of this page'],
    [String(file).slice(0, -9), 'holds no record of this page'],
    [JSON.stringify({ ...JSON.parse(file), points: [{ 2: '10' }] }), 'points[0].2 is not as it should be'],
    [JSON.stringify({ ...JSON.parse(file), count: 1e300 }), 'count is not as it should be'],
  ]) {
    await give(Buffer.from(content));
    await said.getByText(why).waitFor();
    assert.deepEqual(await through('Round 1'), []);
  }
  await give(file);
  await within.locator('.through').first().waitFor();
});

test('the ways between the rounds lead from card to card', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { entrants, within } = bracket(page);
  await entrants(10);
  const shapes = await within
    .locator('.ways')
    .evaluateAll((all) => all.map((way) => way.querySelectorAll('path').length));
  // Byes and two tables into a table and byes: three ways; then the table and the byes into the final.
  assert.deepEqual(shapes, [3, 2]);
  const [[card], drawn] = await Promise.all(
    ['.round:first-child .card:nth-child(2)', '.ways path'].map((what) =>
      within.locator(what).evaluateAll((all) =>
        all.map((each) => {
          const { y, height } = each.getBoundingClientRect();
          return { top: y, middle: y + height / 2, bottom: y + height };
        }),
      ),
    ),
  );
  const { top, bottom } = drawn[1];
  assert.ok(
    [top, bottom].some((end) => Math.abs(end - card.middle) < 2),
    `${top} to ${bottom}, not ${card.middle}`,
  );
});

test('two thousand entrants are seated', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { entrants, within } = bracket(page);
  await entrants(2000);
  await within.locator('.plan tbody tr').nth(9).waitFor();
  assert.equal(await within.locator('.bracket .round').first().locator('.card').count(), 500);
});

for (const [lang, scheme] of [
  ['ja', 'dark'],
  ['en', 'light'],
  ['zh', 'dark'],
]) {
  test(`axe finds nothing and nothing is wider than a phone: ${lang}, ${scheme}`, async (t) => {
    const page = await open(t, { lang, scheme, width: 360 });
    const within = page.locator('tensu-tournament');
    const points = [{ 2: 10, 3: 20, 4: 30, 5: 30 }];
    const entered = { rules: 'wcoom-riichi', count: 10, names: ['Aki'], by: 'points', points, places: [] };
    const buffer = Buffer.from(JSON.stringify(entered));
    await within.locator('input[type="file"]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
    await within.locator('.through').first().waitFor();
    await expectAccessible(page);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
    await page.setViewportSize({ width: 1280, height: 900 });
    await within.locator('.setup input[type="number"]').fill('3');
    await within.locator('.refusal').waitFor();
    await expectAccessible(page);
  });
}
