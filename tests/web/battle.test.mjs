// The ledger of the blood battle in a browser; every number is worked out by hand in the tables here.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { expectAccessible, useSite } from './browser.mjs';

const open = useSite({ path: 'battle/', ready: 'tensu-battle .act' });

/** What one does with the ledger, in the words of one who uses it. The places are called 1 to 4. */
function ledger(page) {
  const within = page.locator('tensu-battle');
  const group = (name) => within.getByRole('group', { name, exact: true });
  const pick = (name, choice) => group(name).getByRole('radio', { name: choice, exact: true }).check();
  const tick = (name, choice) => group(name).getByRole('checkbox', { name: choice, exact: true }).check();
  const add = () => within.getByRole('button', { name: 'Add', exact: true }).click();
  const numbers = (texts) => texts.map((text) => Number(text.replace('−', '-').replace(/[^\d-]/g, '')));
  const step = (number) => within.locator('.timeline > li').nth(number - 1);
  return {
    ...{ within, group, pick, tick, add, step },
    said: within.getByRole('status'),
    press: (name) => within.getByRole('button', { name, exact: true }).click(),
    deltas: async (around) => numbers(await around.locator('.delta').allTextContents()),
    running: async (around) => numbers(await around.locator('.running').allTextContents()),
    lines: (around) =>
      around
        .locator('.lines tbody tr')
        .evaluateAll((rows) => rows.map((row) => row.textContent.replace(/\s+/g, ' ').trim())),
    kong: async (seat, kind, from) => {
      await pick('Action', 'Kong');
      await pick('Who made the kong', `Seat ${seat}`);
      await pick('Kind of kong', kind);
      if (from) await pick('Whose discard it was', `Seat ${from}`);
    },
    /** `wins` are places with their bases. */
    win: async (wins, { from, events = [] } = {}) => {
      await pick('Action', 'Win');
      await pick('Way of winning', from ? 'Ron' : 'Tsumo');
      if (from) await pick('Whose tile it was (of a robbed kong: who added it)', `Seat ${from}`);
      for (const event of events) await tick('Conditions', event);
      for (const [seat, base] of Object.entries(wins)) {
        await tick('Who won', `Seat ${seat}`);
        await group(`The win of Seat ${seat}`)
          .getByRole('radio', { name: String(base), exact: true })
          .check();
      }
    },
    /** `states` are places with what is known of their hands. */
    wallEnd: async (states) => {
      await pick('Action', 'End of the wall');
      for (const [seat, state] of Object.entries(states))
        await group(`Seat ${seat}`).getByRole('radio', { name: state, exact: true }).check();
    },
  };
}

/** A whole battle: what is entered, what it moves at the four places, and what they hold then. */
const BATTLE = [
  // A concealed kong: 2 from each of the three others.
  { enter: ({ kong }) => kong(1, 'Concealed kong'), deltas: [6, -2, -2, -2], points: [6, -2, -2, -2] },
  // An exposed kong: 2 from who discarded the tile.
  { enter: ({ kong }) => kong(2, 'Exposed kong', 1), deltas: [-2, 2, 0, 0], points: [4, 0, -2, -2] },
  // Two win the tile that the first adds: base 8 stays at the cap of 8, base 1 doubles to 2. The kong pays nothing.
  {
    enter: ({ win }) => win({ 3: 1, 4: 8 }, { from: 1, events: ['Robbing a kong'] }),
    deltas: [-10, 0, 2, 8],
    points: [-6, 0, 0, 6],
  },
  // The first is a pig: 8 to the second, the only other who has not won, who also gets back the 2 of the first kong.
  {
    enter: ({ wallEnd }) => wallEnd({ 1: 'Flower pig', 2: 'ready, 2' }),
    deltas: [-10, 10, 0, 0],
    points: [-16, 10, 0, 6],
  },
];

async function playOut(page) {
  const hand = ledger(page);
  for (const [at, { enter, deltas, points }] of BATTLE.entries()) {
    await enter(hand);
    await hand.add();
    await hand.step(at + 1).waitFor();
    assert.deepEqual(await hand.deltas(hand.step(at + 1)), deltas);
    assert.deepEqual(await hand.running(hand.step(at + 1)), points);
  }
  return hand;
}

test('a battle with kongs, a robbed kong won by two, and the end of the wall', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, step, lines, deltas, running } = await playOut(page);
  assert.deepEqual(await lines(step(1)), [
    'Seat 2 → Seat 1 Kong 2',
    'Seat 3 → Seat 1 Kong 2',
    'Seat 4 → Seat 1 Kong 2',
  ]);
  assert.deepEqual(await lines(step(3)), ['Seat 1 → Seat 3 Ron 2', 'Seat 1 → Seat 4 Ron 8']);
  assert.deepEqual(await lines(step(4)), ['Seat 1 → Seat 2 Kong given back 2', 'Seat 1 → Seat 2 Flower pig 8']);
  assert.equal(await step(3).locator('.gone').count(), 2);
  assert.deepEqual(await deltas(within.locator('.outcome')), [-16, 10, 0, 6]);
  assert.deepEqual(await running(within.locator('.outcome')), [-16, 10, 0, 6]);
  // Both first wins were on a tile of the first place: the nearest winner after it deals next.
  await within.getByText('Seat 3 deals next.').waitFor();
});

test('nothing is chosen at first, and what is open is asked for and not added', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, said, pick, tick, add, step } = ledger(page);
  const asks = async (what) => {
    await add();
    await said.getByText(`“${what}” is still open. Choose it.`).waitFor();
    await within.locator('#foretold').getByText(`“${what}” is still open.`).waitFor();
    assert.equal(await within.locator('.timeline > li').count(), 0);
  };
  assert.equal(await within.locator('.act input:checked').count(), 0);
  await asks('Action');
  await pick('Action', 'Kong');
  assert.equal(await within.locator('.act input:checked').count(), 1);
  await asks('Who made the kong');
  await pick('Who made the kong', 'Seat 1');
  await asks('Kind of kong');
  await pick('Kind of kong', 'Exposed kong');
  await asks('Whose discard it was');
  await pick('Action', 'Win');
  await asks('Way of winning');
  await pick('Way of winning', 'Ron');
  await asks('Whose tile it was (of a robbed kong: who added it)');
  await pick('Whose tile it was (of a robbed kong: who added it)', 'Seat 1');
  await asks('Who won');
  await tick('Who won', 'Seat 2');
  await asks('The win of Seat 2, Base');
  await pick('Action', 'End of the wall');
  await asks('Seat 1, At the end of the wall');
  await pick('Action', 'Kong');
  await pick('Whose discard it was', 'Seat 2');
  // Two clicks in a row add one kong: what was chosen for it is open again.
  await within.getByRole('button', { name: 'Add', exact: true }).dblclick();
  await step(1).waitFor();
  assert.equal(await within.locator('.timeline > li').count(), 1);
});

test('nothing is asked for before something was to be added, and a refusal goes once it is mended', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, said, pick, add, kong, step } = ledger(page);
  const form = within.locator('#foretold');
  const asked = async () => (await form.textContent()).trim();
  assert.equal(await asked(), '');
  const before = (await form.boundingBox()).height;
  await pick('Action', 'Kong');
  assert.equal(await asked(), '');
  await add();
  assert.match(await asked(), /“Who made the kong” is still open/);
  assert.equal((await form.boundingBox()).height, before);
  await said.getByText('“Who made the kong” is still open').waitFor();
  await pick('Who made the kong', 'Seat 2');
  assert.match(await asked(), /“Kind of kong” is still open/);
  assert.match(await said.textContent(), /^Going on\. Seat 1: 0, Seat 2: 0, /);
  await kong(2, 'Concealed kong');
  await add();
  await step(1).waitFor();
  assert.equal(await asked(), '');
});

test('nobody makes a kong of their own discard', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { kong, pick, group, add, step } = ledger(page);
  await kong(3, 'Exposed kong', 2);
  const discarder = (seat) => group('Whose discard it was').getByRole('radio', { name: `Seat ${seat}`, exact: true });
  assert.equal(await discarder(3).isDisabled(), true);
  await pick('Who made the kong', 'Seat 2');
  assert.equal(await discarder(2).isDisabled(), true);
  assert.equal(await group('Whose discard it was').locator('input:checked').count(), 0);
  await discarder(3).check();
  await add();
  await step(1).getByText('Seat 2: Exposed kong with the tile of Seat 3').waitFor();
});

test('nobody wins on their own tile', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { win, tick, group, add, said } = ledger(page);
  const payer = group('Whose tile it was (of a robbed kong: who added it)');
  await win({ 3: 2 }, { from: 1 });
  assert.equal(await payer.getByRole('radio', { name: 'Seat 3', exact: true }).isDisabled(), true);
  await tick('Who won', 'Seat 1');
  assert.equal(await payer.locator('input:checked').count(), 0);
  await add();
  await said.getByText('“Whose tile it was (of a robbed kong: who added it)” is still open.').waitFor();
});

test('a tile that was drawn has one winner', async (t) => {
  const { win, tick, group } = ledger(await open(t, { lang: 'en' }));
  await win({ 1: 2 });
  await tick('Who won', 'Seat 3');
  const won = group('Who won').getByRole('checkbox', { checked: true });
  assert.equal(await won.count(), 1);
  assert.equal(await group('Who won').getByRole('checkbox', { name: 'Seat 3', exact: true }).isChecked(), true);
});

test('two who win one tile are told from the word for winning, and a seat from its points', async (t) => {
  const page = await open(t, { lang: 'zh' });
  const win = { by: 'ron', from: 2 };
  const wins = [0, 1].map((seat) => ({ seat, win, base: 1 }));
  const start = { names: ['', '', '', ''], dealer: 0, points: [0, 0, 0, 0], set: {} };
  const buffer = Buffer.from(JSON.stringify({ ...start, actions: [{ type: 'win', wins }] }));
  const { within, step, said, lines, pick } = ledger(page);
  await within.locator('input[type="file"]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await step(1).getByText('座位1、座位2胡座位3点的炮').waitFor();
  assert.match(await said.textContent(), /进行中。座位1：1、座位2：1、座位3：−2、座位4：0。$/);
  // What riichi calls 荣和, 大明杠 and 索 is here what players of Sichuan call it.
  assert.deepEqual(await lines(step(1)), ['座位3 → 座位1 点炮 1', '座位3 → 座位2 点炮 1']);
  await pick('动作', '杠');
  await pick('杠的种类', '明杠');
  assert.equal(await within.locator('.act option').last().textContent(), '九条');
});

test('three who win one tile are named in one list', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { win, add, step } = ledger(page);
  await win({ 1: 1, 3: 2, 4: 4 }, { from: 2, events: ['Robbing a kong'] });
  await add();
  await step(1).getByText('Seat 1, Seat 3 and Seat 4: the added kong of Seat 2 robbed').waitFor();
});

test('Undo is beside the form, and keeps the focus when it is used up', async (t) => {
  const page = await open(t, { lang: 'en', width: 360 });
  const { within, kong, add } = ledger(page);
  const undo = within.getByRole('button', { name: 'Undo', exact: true });
  assert.equal(await undo.getAttribute('aria-disabled'), 'true');
  await kong(1, 'Concealed kong');
  await add();
  const [form, button] = [await within.locator('.act').boundingBox(), await undo.boundingBox()];
  assert.ok(button.y - form.y - form.height < 40, `${button.y}`);
  await undo.focus();
  await page.keyboard.press('Enter');
  assert.equal(await within.locator('.timeline > li').count(), 0);
  assert.equal(await undo.getAttribute('aria-disabled'), 'true');
  assert.equal(await undo.evaluate((one) => one.matches(':focus')), true);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  assert.equal(await within.locator('.timeline > li').count(), 1);
});

test('a robbed kong is said to be no action of its own', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, win } = ledger(page);
  await win({ 2: 1 }, { from: 1 });
  assert.equal(await within.getByText('no action of its own').count(), 0);
  await win({}, { from: 1, events: ['Robbing a kong'] });
  await within.getByText('no action of its own').waitFor();
});

/** With one setting changed: the whole battle at the four places, and the end of the wall alone. */
const SETTINGS = {
  // The doubling of base 8 counts: 16 for the fourth place.
  'outside the cap': { all: [-24, 10, 0, 14], end: [-10, 10, 0, 0] },
  // The second place, though ready, gives back 2 to the first.
  'all who have not won': { all: [-14, 8, 0, 6], end: [-8, 8, 0, 0] },
  // The first gives back its kong to the winners, too.
  'all who paid': { all: [-20, 10, 2, 8], end: [-14, 10, 2, 2] },
  // The pig pays the winners, too.
  'all others': { all: [-32, 10, 8, 14], end: [-26, 10, 8, 8] },
};
const PRESET = { all: [-16, 10, 0, 6], end: [-10, 10, 0, 0] };

test('the four settings stand side by side', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within } = await playOut(page);
  const rows = await within.locator('.compared-settings tbody tr:not(.group)').evaluateAll((all) =>
    all.map((row) => {
      const read = (cell) => cell.textContent.replaceAll('−', '-').trim().split(/\s+/).map(Number);
      const cells = [...row.querySelectorAll('td')].map(read);
      const numbers = { all: cells.map(([whole]) => whole), end: cells.map(([, end]) => end) };
      return { now: row.hasAttribute('aria-current'), name: row.querySelector('th').textContent.trim(), numbers };
    }),
  );
  const now = rows.filter((row) => row.now);
  assert.equal(now.length, 4);
  for (const { numbers } of now) assert.deepEqual(numbers, PRESET);
  const others = rows.filter((row) => !row.now).map(({ name, numbers }) => [name, numbers]);
  assert.deepEqual(Object.fromEntries(others), SETTINGS);
});

test('once three have won the hand is over, and the same table goes on with the next', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, win, add, press, deltas, running } = ledger(page);
  await within.getByLabel('Name of Seat 4').fill('Dai');
  for (const winner of [1, 2, 3]) {
    await win({ [winner]: 2 });
    await add();
  }
  await within.getByText('This hand is over.').waitFor();
  assert.equal(await within.locator('.act h2').evaluate((title) => title.matches(':focus')), true);
  assert.equal(await within.getByRole('button', { name: 'Add', exact: true }).count(), 0);
  // A tsumo of base 2 is 3 from each who has not won.
  assert.deepEqual(await deltas(within.locator('.outcome')), [9, 3, -3, -9]);
  assert.equal(await within.locator('.compared-settings [aria-current]').count(), 4);
  await press('Next hand of this table');
  assert.equal(await within.locator('.timeline > li').count(), 0);
  assert.deepEqual(await running(within.locator('.outcome')), [9, 3, -3, -9]);
  assert.equal(await within.getByLabel('Name of Seat 4').inputValue(), 'Dai');
  await press('Undo');
  assert.equal(await within.locator('.timeline > li').count(), 3);
  await press('Take back action 3');
  await within.getByRole('button', { name: 'Add', exact: true }).waitFor();
});

test('an option changes the battle, and the comparison with it', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, deltas } = await playOut(page);
  await within.locator('details.options > summary').click();
  await within.locator('#option-pig_to').selectOption({ index: 1 });
  assert.deepEqual(await deltas(within.locator('.outcome')), [-32, 10, 8, 14]);
  await within.locator('.outcome').getByText('Flower pigs pay: all others').waitFor();
  await within.locator('details.options').getByRole('button').first().click();
  assert.deepEqual(await deltas(within.locator('.outcome')), [-16, 10, 0, 6]);
});

test('an impossible action is refused in words and not added', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, said, kong, win, add } = ledger(page);
  await win({ 4: 1 }, { from: 2 });
  await add();
  await kong(4, 'Concealed kong');
  await within.locator('.act .refusal').getByText('Seat 4 has already won').waitFor();
  await add();
  await said.getByText('Seat 4 has already won').waitFor();
  assert.equal(await within.locator('.timeline > li').count(), 1);
  await win({ 1: 2 }, { from: 4 });
  await within.locator('.act .refusal').waitFor();
});

test('an action that lost what it rests on is refused at its step, and the others count on', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, kong, win, add, step, press, deltas } = ledger(page);
  await kong(2, 'Concealed kong');
  await add();
  await win({ 2: 1 }, { events: ['Draw after own kong'] });
  await add();
  await kong(1, 'Added kong');
  await add();
  // The kong: 2 from each. The win on its replacement tile: 1 × 2 and 1 more from each. Then 1 from the two still there.
  assert.deepEqual(await deltas(within.locator('.outcome')), [-2 - 3 + 2, 6 + 9, -2 - 3 - 1, -2 - 3 - 1]);
  await press('Take back action 1');
  assert.equal(await within.evaluate(({ shadowRoot }) => shadowRoot.activeElement.textContent), 'Take back');
  await step(1).locator('.refusal').getByText('needs a kong just before').waitFor();
  assert.deepEqual(await deltas(within.locator('.outcome')), [3, -1, -1, -1]);
  await press('Undo');
  assert.equal(await within.locator('.timeline .refusal').count(), 0);
  assert.deepEqual(await deltas(within.locator('.outcome')), [-3, 15, -6, -6]);
});

test('a win by its tiles, written or picked in the calculator', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, pick, tick, group, add, step, deltas } = ledger(page);
  await pick('Action', 'Win');
  await pick('Way of winning', 'Tsumo');
  await tick('Who won', 'Seat 3');
  const hand = group('The win of Seat 3');
  await hand.getByRole('radio', { name: 'tiles' }).check();
  await within.locator('.act .refusal').waitFor();
  // One suit is worth 4, four of a tile double it, and every one pays 1 more.
  const line = hand.getByLabel('Hand on one line');
  await line.fill('11123456789999m');
  await hand.getByRole('group', { name: 'Lack suit' }).getByRole('radio').nth(1).check();
  await within.locator('.act .hint').getByText('Seat 3: +27').waitFor();
  await hand.getByText('Pick the tiles in the calculator').click();
  const calculator = hand.locator('tensu-calculator');
  await calculator.locator('.notation input').fill('123m456m789m222s55s');
  assert.equal(await line.inputValue(), '123456789m22255s');
  await add();
  await step(1).locator('tensu-hand').waitFor();
  assert.deepEqual(await deltas(step(1)), [-2, -2, 6, -2]);
});

test('the calculator begins with the line that is written, and gives back nothing but tiles', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, pick, tick, group } = ledger(page);
  await pick('Action', 'Win');
  await pick('Way of winning', 'Tsumo');
  await tick('Who won', 'Seat 1');
  const hand = group('The win of Seat 1');
  await hand.getByRole('radio', { name: 'tiles' }).check();
  const line = hand.getByLabel('Hand on one line');
  await line.fill('123m456m789m55p222p lack=s');
  await hand.getByText('Pick the tiles in the calculator').click();
  const calculator = hand.locator('tensu-calculator');
  const tiles = calculator.locator('.slots button');
  await tiles.nth(13).waitFor();
  for (const part of ['.rules', '.situation', '.result', '.options', '.scope', '.bar'])
    assert.equal(await calculator.locator(part).isVisible(), false, part);
  await tiles.last().click();
  assert.equal(await line.inputValue(), '123456789m2255p');
  await calculator.locator('.key[data-tile="5p"]').click();
  assert.equal(await line.inputValue(), '123456789m22555p');
  const lack = hand.getByRole('group', { name: 'Lack suit' });
  assert.equal(await lack.getByRole('radio', { name: 'Sou' }).isChecked(), true);
  // What is written while it is open is in it, too, and nothing at all empties it.
  await line.fill('11m');
  await line.blur();
  assert.equal(await tiles.count(), 2);
  await line.fill('');
  await line.blur();
  assert.equal(await tiles.count(), 0);
  // Another winner's begins with that winner's.
  await within.getByRole('radio', { name: 'Ron', exact: true }).check();
  await line.fill('99m');
  await tick('Who won', 'Seat 2');
  await group('Who won').getByRole('checkbox', { name: 'Seat 1', exact: true }).uncheck();
  await group('The win of Seat 2').getByRole('radio', { name: 'tiles' }).check();
  assert.equal(await within.locator('.pick[open]').count(), 0);
});

test('the hands at the end of the wall by their tiles', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, group, wallEnd, add, step, deltas, lines } = ledger(page);
  await wallEnd({ 3: 'not ready', 4: 'not ready' });
  // Nine waits in one suit, the best with a root: base 8. Three suits: a pig. The others are not ready.
  for (const [seat, tiles] of Object.entries({ 1: '1112345678999m', 2: '147m258p369s1122s' })) {
    const hand = group(`Seat ${seat}`);
    await hand.getByRole('radio', { name: 'tiles' }).check();
    await hand.getByLabel('Hand on one line').fill(tiles);
    await hand.getByRole('group', { name: 'Lack suit' }).getByRole('radio').nth(1).check();
  }
  await add();
  await step(1).getByText('Seat 1: ready, 8').waitFor();
  await step(1).getByText('Seat 2: Flower pig').waitFor();
  assert.equal(await step(1).locator('tensu-hand').count(), 2);
  // The pig pays 8 to each, the two who are not ready 8 each to the one who is.
  assert.deepEqual(await deltas(step(1)), [24, -24, 0, 0]);
  assert.equal((await lines(step(1))).length, 5);
  await within.getByText('Seat 1 deals again.').waitFor();
});

test('options of another version are refused in words, and can be put back', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, press } = ledger(page);
  const battle = { names: ['', '', '', ''], dealer: 0, points: [0, 0, 0, 0], set: { gone: true }, actions: [] };
  const buffer = Buffer.from(JSON.stringify(battle));
  await within.locator('input[type="file"]').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await within.getByRole('status').getByText('that the rule set does not have').waitFor();
  await press('Reset all');
  await within.locator('.act').waitFor();
});

test('a win that was passed up forbids one that brings no more', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, win, group, add, pick } = ledger(page);
  await win({ 2: 2 }, { from: 1 });
  const passed = group('The win of Seat 2').getByLabel('Highest income passed up');
  await passed.fill('2');
  await within.locator('.act .refusal').getByText('gets 2 but needs 3').waitFor();
  await add();
  assert.equal(await within.locator('.timeline > li').count(), 0);
  await passed.fill('1');
  await within.locator('.act').getByText('gets 2 and needs 2').waitFor();
  const hand = group('The win of Seat 2');
  await hand.getByRole('radio', { name: 'tiles' }).check();
  await hand.getByLabel('Hand on one line').fill('111m222m333s444s5m5m');
  await hand.getByRole('group', { name: 'Lack suit' }).getByRole('radio').nth(1).check();
  await within.locator('.act').getByText('gets 2 and needs 2').waitFor();
  await passed.fill('4');
  await within.locator('.act .refusal').getByText('gets 2 but needs 5').waitFor();
  await pick('Way of winning', 'Tsumo');
  assert.equal(await within.locator('.act .refusal').count(), 0);
});

test('what was entered is there after the page is loaded again, undone and redone', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, press, running } = await playOut(page);
  await press('Undo');
  assert.equal(await within.locator('.timeline > li').count(), 3);
  await page.reload();
  await within.locator('.timeline > li').nth(2).waitFor();
  await press('Redo');
  await within.locator('.timeline > li').nth(3).waitFor();
  assert.deepEqual(await running(within.locator('.outcome')), [-16, 10, 0, 6]);
  await page.reload();
  await within.locator('.timeline > li').nth(3).waitFor();
  for (let left = 3; left >= 0; left--) {
    await press('Undo');
    assert.equal(await within.locator('.timeline > li').count(), left);
  }
});

test('the action in the form is there after a reload and in another language, and goes with the hand', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, pick, win, wallEnd, group, add, press, step } = ledger(page);
  await win({ 2: 4 }, { from: 1, events: ['Last tile'] });
  await wallEnd({ 1: 'Flower pig' });
  const hand = group('Seat 3');
  await hand.getByRole('radio', { name: 'tiles' }).check();
  await hand.getByLabel('Hand on one line').fill('1112345678999m');
  await page.goto(page.url().replace('/en/', '/zh/'));
  await within.getByRole('group', { name: '座位3' }).getByRole('textbox').waitFor();
  assert.equal(await within.getByRole('group', { name: '座位3' }).getByRole('textbox').inputValue(), '1112345678999m');
  await page.goBack();
  await page.reload();
  await win({});
  assert.equal(await group('The win of Seat 2').getByRole('radio', { name: '4', exact: true }).isChecked(), true);
  assert.equal(await group('Conditions').getByRole('checkbox', { name: 'Last tile' }).isChecked(), true);
  await within.getByRole('radio', { name: 'Ron', exact: true }).check();
  await group('Whose tile it was (of a robbed kong: who added it)').getByRole('radio', { name: 'Seat 1' }).check();
  await add();
  await step(1).waitFor();
  // What was chosen for the win is open again, the hands of the wall's end are not, and a step back brings all back.
  await pick('Action', 'End of the wall');
  await hand.getByRole('radio', { name: 'state' }).check();
  await wallEnd({ 3: 'ready, 1', 4: 'not ready' });
  assert.equal(await group('Seat 1').getByRole('radio', { name: 'Flower pig' }).isChecked(), true);
  await add();
  await press('Next hand of this table');
  assert.equal(await within.locator('.act input:checked').count(), 0);
  await press('Undo');
  await press('Undo');
  assert.equal(await group('Seat 3').getByRole('radio', { name: 'ready, 1' }).isChecked(), true);
});

test('a link and a file give the battle to somebody else', async (t) => {
  const page = await open(t, { lang: 'en', permissions: ['clipboard-read', 'clipboard-write'] });
  const { within, press } = await playOut(page);
  await within.getByLabel('Name of Seat 1').fill('Aki');
  await press('Copy link');
  await within.getByRole('status').getByText('Copied').waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const waiting = page.waitForEvent('download');
  await press('Export (JSON)');
  const file = readFileSync(await (await waiting).path(), 'utf8');
  assert.equal(JSON.parse(file).actions.length, 4);

  await press('New table');
  assert.equal(await within.locator('.timeline > li').count(), 0);
  await page.goto(link);
  await within.locator('.timeline').getByText('Aki: Concealed kong').waitFor();
  await within.getByRole('status').getByText('the record of the link').waitFor();
  await press('Undo');
  assert.equal(await within.locator('.timeline > li').count(), 0);
  const give = (buffer) =>
    within.locator('input[type="file"]').setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer });
  const broken = JSON.parse(file);
  delete broken.actions[1].kind;
  for (const [content, why] of [
    ['[]', 'holds no record of this page'],
    [file.slice(0, -5), 'holds no record of this page'],
    ['{"actions":[{"type":"kong"}]}', 'names is not as it should be'],
    [JSON.stringify(broken), 'actions[1].kind is not as it should be'],
    [JSON.stringify({ ...broken, version: 2 }), 'version is not as it should be'],
  ]) {
    await give(Buffer.from(content));
    await within.getByRole('status').getByText(why).waitFor();
    assert.equal(await within.locator('.timeline > li').count(), 0);
  }
  await give(Buffer.from(file));
  await within.locator('.timeline > li').nth(3).waitFor();
});

test('the whole battle goes by the keyboard alone', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, step } = ledger(page);
  const { keyboard } = page;
  // In a row of which nothing is chosen Space takes the first; the arrows go on from there.
  await within.getByRole('group', { name: 'Action', exact: true }).getByRole('radio').first().focus();
  await keyboard.press('Space');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await keyboard.press('ArrowRight');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await step(1).getByText('Seat 2: Concealed kong').waitFor();
});

for (const [lang, scheme] of [
  ['ja', 'light'],
  ['en', 'dark'],
  ['zh', 'light'],
]) {
  test(`axe finds nothing and nothing is wider than a phone: ${lang}, ${scheme}`, async (t) => {
    const page = await open(t, { lang, scheme, width: 360 });
    const actions = [
      { type: 'kong', seat: 0, kind: 'ankan', tile: '1m' },
      { type: 'win', wins: [{ seat: 0, win: { by: 'tsumo' }, concealed: '11123456789999m', lack: 'p' }] },
      { type: 'kong', seat: 0, kind: 'ankan' },
      { type: 'wall-end', hands: [1, 2, 3].map((seat) => ({ seat, ready: seat === 1, base: seat === 1 ? 4 : 0 })) },
    ];
    const names = ['W'.repeat(20), 'm'.repeat(20), '', 'שלום'];
    const battle = { names, dealer: 0, points: [0, 0, 0, 0], set: {}, actions };
    const within = page.locator('tensu-battle');
    const buffer = Buffer.from(JSON.stringify(battle));
    await within
      .locator('input[type="file"]')
      .setInputFiles({ name: 'battle.json', mimeType: 'application/json', buffer });
    await within.locator('.compared-settings').waitFor();
    await expectAccessible(page);
    await within.locator('.timeline > li > button').last().click();
    await within.locator('.act .segment').nth(2).click();
    await within.locator('.act .hand').first().locator('.segment').nth(1).click();
    await expectAccessible(page);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  });
}
