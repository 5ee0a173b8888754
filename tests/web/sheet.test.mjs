// Whole games on the score sheet; every number is worked out by hand from the rules of the table.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { useSite } from './browser.mjs';
import { SHEET, sheet } from './score-sheet.mjs';

const open = useSite(SHEET);

/** Adds one hand after the other; after each the table stands as it was worked out. */
async function playOut(page, hands) {
  const { add, stands } = sheet(page);
  for (const [hand, next, held] of hands) {
    await add(hand);
    assert.deepEqual(await stands(), { hand: next, held });
  }
}

/** 35,000 each. A chombo by a child is 8,000 off the table, and the hand is played again. */
const EAST_GAME = [
  // B takes 5,200 from C and the own stick back.
  [{ riichi: ['B'], from: 'C', wins: [{ who: 'B', han: 3, fu: 40 }] }, 'East 2', [35_000, 40_200, 29_800, 35_000]],
  // D's stick comes back, C's 8,000 leave the table.
  [
    { outcome: 'Ended by a chombo', riichi: ['D'], penalties: [['C', 'Chombo']] },
    'East 2',
    [35_000, 40_200, 21_800, 35_000],
  ],
  // A pays the dealer B 2,900 and D 8,000; B is nearer and takes D's stick, and stays.
  [
    {
      riichi: ['D'],
      from: 'A',
      wins: [
        { who: 'D', han: 5 },
        { who: 'B', han: 2, fu: 30 },
      ],
    },
    'East 2, 1 honba',
    [24_100, 44_100, 21_800, 42_000],
  ],
  // C's nagashi is paid like a mangan: 4,000 by the dealer B, 2,000 by A and D; B is noten and gives up the deal.
  [{ outcome: 'Exhaustive draw', tenpai: ['A'], nagashi: ['C'] }, 'East 3, 2 honba', [22_100, 40_100, 29_800, 40_000]],
  // The dealer C gets 2,000 and 200 from each.
  [{ by: 'Tsumo', wins: [{ who: 'C', han: 3, fu: 30 }] }, 'East 3, 3 honba', [19_900, 37_900, 36_400, 37_800]],
  // B and C pay 1,500 each.
  [{ outcome: 'Exhaustive draw', tenpai: ['A', 'D'] }, 'East 4, 4 honba', [21_400, 36_400, 34_900, 39_300]],
  // 1,000 and four counters of 300 from D, the last dealer.
  [{ from: 'D', wins: [{ who: 'A', han: 1, fu: 30 }] }, 'The game is over.', [23_600, 36_400, 34_900, 37_100]],
];

test('an East game of the Makopi house with a chombo, a double ron and a nagashi', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { sitDown, set, said, played, points, ranks, form } = sheet(page);
  await sitDown('makopi-house');
  for (const [rank, uma] of [15_000, 5000, -5000, -15_000].entries()) await set(`Uma of place ${rank + 1}`, uma);
  await set('Oka (for the first)', 20_000);
  await playOut(page, EAST_GAME);

  assert.equal(await form.count(), 0);
  assert.match(await said.textContent(), /^East 4, 4 honba: A \+2,200, B 0, C 0, D −2,200\. The game is over\.$/);
  assert.deepEqual(await ranks(), [
    'place 1\tD\t37,100\t72,100',
    'place 2\tB\t36,400\t41,400',
    'place 3\tC\t34,900\t29,900',
    'place 4\tA\t23,600\t8,600',
  ]);
  assert.deepEqual((await points())[4], '4 East 2, 1 honba\t22,100\t40,100\t29,800\t40,000');
  const double = played.nth(2);
  await double.getByText('Who pays whom').click();
  assert.deepEqual(await double.locator('tbody tr').allInnerTexts(), [
    'D\t→ Table\tRiichi stick\t1,000',
    'A\t→ B\tRon\t2,900',
    'Table\t→ B\tRiichi sticks\t1,000',
    'A\t→ D\tRon\t8,000',
  ]);
  assert.deepEqual(await double.locator('.told li').allTextContents(), [
    'D: ron on A, 5 han',
    'B: ron on A, 2 han 30 fu',
    'Riichi: D',
  ]);
  assert.match(await played.nth(1).innerText(), /to be replayed/);
});

test('WCOOM: nobody pays more than they hold, and who has nothing cannot declare riichi', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { sitDown, add, stands, fill, press, problems, refused, played, form } = sheet(page);
  await sitDown('wcoom-riichi');
  // Of 32,000 B has 25,000.
  await add({ from: 'B', wins: [{ who: 'D', yakuman: 1 }] });
  assert.deepEqual(await stands(), { hand: 'East 2', held: [25_000, 0, 25_000, 50_000] });
  await played.nth(0).getByText('Who pays whom').click();
  assert.deepEqual(await played.nth(0).locator('tbody tr').allInnerTexts(), [
    'B\t→ D\tRon\t32,000',
    'D\t→ B\tMore than the payer holds\t7,000',
  ]);

  await fill({ riichi: ['B'], outcome: 'Exhaustive draw', tenpai: ['B'] });
  await press('Add this hand');
  const why = 'B holds too little for a riichi: 1000 points are needed.';
  assert.deepEqual(await problems(), [why]);
  assert.equal(await refused.textContent(), why);
  assert.equal(await form.getByRole('checkbox', { name: 'B (East)' }).first().isChecked(), true);
  await form.getByRole('group', { name: 'Who declared riichi' }).getByRole('checkbox', { name: 'B (East)' }).uncheck();
  assert.deepEqual(await problems(), []);
  await press('Add this hand');
  // Each of the others pays 1,000; the dealer B was tenpai and stays.
  assert.deepEqual(await stands(), { hand: 'East 2, 1 honba', held: [24_000, 3000, 24_000, 49_000] });
});

/** 25,000 each; two players pay a tsumo in full. */
const TWO_PLAYERS = [
  [{ by: 'Tsumo', wins: [{ who: 'A', han: 1, fu: 30 }] }, 'East 1, 1 honba', [26_500, 23_500]],
  [{ wins: [{ who: 'A', han: 2, fu: 30 }] }, 'East 1, 2 honba', [29_700, 20_300]],
  // Both noten: 1,500 each go to the table.
  [{ outcome: 'Exhaustive draw' }, 'East 2, 3 honba', [28_200, 18_800]],
  [{ outcome: 'Exhaustive draw', tenpai: ['B'] }, 'East 2, 4 honba', [25_200, 21_800]],
  // 2,000, four counters of 300 and the 3,000 on the table.
  [{ wins: [{ who: 'B', han: 1, fu: 40 }] }, 'East 2, 5 honba', [22_000, 28_000]],
];

test('WEB TILE: two players to five counters, from where on one han is too little', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { sitDown, fill, press, problems, stands, form } = sheet(page);
  await sitDown('web-tile', 2);
  await playOut(page, TWO_PLAYERS);
  await fill({ by: 'Tsumo', wins: [{ who: 'B', han: 1, fu: 40 }] });
  await press('Add this hand');
  assert.deepEqual(await problems(form.locator('.win')), [
    'There is 1 han and 2 are needed. Dora do not count towards them.',
  ]);
  await fill({ by: 'Tsumo', wins: [{ who: 'B', han: 2, fu: 30 }] });
  await press('Add this hand');
  // 2,900 and five counters of 300.
  assert.deepEqual(await stands(), { hand: 'East 2, 6 honba', held: [17_600, 32_400] });
});
