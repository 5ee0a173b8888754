// What a test does with the score sheet, in the words of one who keeps it.
import { readFileSync } from 'node:fs';

/** The page of the sheet, for `useSite`. */
export const SHEET = { path: 'table/', ready: 'tensu-sheet .entry' };

export const NAMES = ['A', 'B', 'C', 'D'];
const named = (name) => new RegExp(`^${name} \\(`);

/** The text of the file that `press` gives. */
export const download = async (page, press) => {
  const [file] = await Promise.all([page.waitForEvent('download'), press()]);
  return readFileSync(await file.path(), 'utf8');
};

export const sheet = (page) => {
  const within = page.locator('tensu-sheet');
  const form = within.locator('.entry');
  const group = (name) => form.getByRole('group', { name, exact: true });
  const choose = (legend, name) => group(legend).getByRole('radio', { name, exact: true }).check();
  const tick = async (legend, names) => {
    for (const name of names)
      await group(legend)
        .getByRole('checkbox', { name: named(name) })
        .check();
  };
  const press = (name) => within.getByRole('button', { name, exact: true }).click();

  /** Han by their number, yakuman by their name. */
  async function worth(win, { han, fu, yakuman }) {
    await win.getByLabel('Han or yakuman').selectOption(yakuman ? `y${yakuman}` : `h${han}`);
    if (fu) await win.getByRole('combobox', { name: 'Fu', exact: true }).selectOption(String(fu));
  }

  async function fillWins({ by = 'Ron', from, wins }) {
    await choose('Won by', by);
    for (let at = 1; at < wins.length; at++) await press('Another winner on the same tile');
    for (const [at, { who, ...known }] of wins.entries()) {
      const win = form.locator('.win').nth(at);
      await win.getByRole('radio', { name: named(who) }).check();
      await worth(win, known);
    }
    if (from)
      await group('Discarder')
        .getByRole('radio', { name: named(from) })
        .check();
  }

  async function fillPenalties(penalties) {
    for (const [at, [who, kind]] of penalties.entries()) {
      await press('Add a penalty');
      const row = form.locator('.penalty').nth(at);
      await row.getByLabel('Who is penalised').selectOption(String(NAMES.indexOf(who)));
      await row.getByLabel('Kind of penalty').selectOption({ label: kind });
    }
  }

  /** Fills in the result of a hand without adding it. */
  async function fill({ outcome = 'Win', riichi = [], tenpai = [], nagashi = [], penalties = [], ...win }) {
    await choose('Outcome', outcome);
    await tick('Who declared riichi', riichi);
    if (outcome === 'Win') await fillWins(win);
    if (tenpai.length > 0) await tick('Who was tenpai', tenpai);
    if (nagashi.length > 0) await tick('Who has nagashi mangan', nagashi);
    await fillPenalties(penalties);
  }

  return {
    ...{ within, form, group, choose, press, fill },
    /** Opens the settings and chooses a rule set and the names. */
    sitDown: async (rules, players = 4) => {
      await within.locator('.settings summary').click();
      await within.getByRole('combobox', { name: 'Rules', exact: true }).selectOption(rules);
      for (const [at, name] of NAMES.slice(0, players).entries()) {
        await within.getByLabel(`Name of player ${at + 1}`).fill(name);
      }
    },
    set: (label, value) => within.getByLabel(label, { exact: true }).fill(String(value)),
    add: async (hand) => {
      await fill(hand);
      await press('Add this hand');
    },
    preview: () => form.locator('.preview .delta').allTextContents(),
    /** The hand that is to be played, and what everybody holds. */
    stands: async () => ({
      hand: await within.locator('.now strong').textContent(),
      held: (await within.locator('.held').allTextContents()).map((text) => Number(text.replace(',', ''))),
    }),
    said: within.locator('.said'),
    refused: form.getByRole('status'),
    problems: (where = form) => where.locator('.problems li').allTextContents(),
    played: within.locator('.hands ol > li'),
    points: () => within.locator('.chart tbody tr').allInnerTexts(),
    ranks: () => within.locator('.final tbody tr').allInnerTexts(),
  };
};
