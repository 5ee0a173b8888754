import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEngine } from 'tensu';
import { calculator, expectAccessible, useSite } from './browser.mjs';

const open = useSite();
const engine = await loadEngine();

/** What would be right for the hand that the page around hears of, and how often it has heard of a worth. */
async function listen(page) {
  await page.evaluate(() => {
    window.scores = 0;
    document.addEventListener('tensu-change', ({ detail }) => {
      window.hand = detail.hand;
    });
    document.addEventListener('tensu-score', () => window.scores++);
  });
  const answer = async () => {
    const score = engine.score(engine.parseLine(await page.evaluate(() => window.hand)));
    return { ...score, all: Math.max(...score.deltas) };
  };
  return { answer, heard: () => page.evaluate(() => window.scores) };
}

/** The text of what has the focus within the calculator, where it is in sight. */
const focused = (page) =>
  page.locator('tensu-calculator').evaluate(async (element) => {
    await element.updateComplete;
    const { activeElement } = element.shadowRoot;
    const { top, bottom } = activeElement.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight ? activeElement.textContent.trim() : '';
  });

const RULES = ['wcoom-riichi', 'makopi-house', 'web-tile', 'mahjchina-sichuan', 'tenhou'];

test('a random hand wins under every rule set, and can be undone', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { rules, press, result, written, hand } = calculator(page);
  await press('Random hand');
  await result.locator('.headline').waitFor();
  for (const id of RULES) {
    await rules(id);
    for (let i = 0; i < 5; i++) {
      const before = await written();
      await press('Random hand');
      assert.notEqual(await written(), before);
      assert.equal(await result.locator('.headline').count(), 1, id);
      assert.deepEqual(await result.locator('.asides').allInnerTexts(), [], id);
    }
  }
  assert.ok((await hand.count()) > 0);
  const last = await written();
  await press('Random hand');
  await press('Undo');
  assert.equal(await written(), last);
});

for (const scheme of ['light', 'dark']) {
  test(`practice asks before it shows, and counts the streak, ${scheme}`, async (t) => {
    const page = await open(t, { lang: 'en', scheme });
    const { answer, heard } = await listen(page);
    const { press, result, said, within } = calculator(page);
    const field = (name) => within.locator('.practice').getByLabel(name, { exact: true });
    await press('Practice');
    await said.getByText(/What is this hand worth/).waitFor();
    assert.equal(await result.locator('.headline').count(), 0);
    await expectAccessible(page);

    const right = await answer();
    assert.equal(await heard(), 0);
    await field('Han').fill(String(right.han));
    await field('Points in all').fill(String(right.all));
    await press('Check');
    assert.match(await result.locator('.practice').innerText(), /All right\..*1 right in a row/s);
    assert.equal(await result.locator('.practice .verdict').count(), 2);
    assert.equal(await result.locator('.headline').count(), 1);
    assert.equal(await heard(), 1);
    // The verdict is where the focus is, in sight and to be heard.
    assert.match(await focused(page), /^All right/);
    await expectAccessible(page);

    await press('Next hand');
    assert.equal(await result.locator('.headline').count(), 0);
    assert.equal(await heard(), 1);
    assert.match(await result.locator('.practice').innerText(), /1 right in a row/s);
    await press('Check');
    assert.equal(await field('Han').evaluate((input) => input.matches(':focus')), true);
    assert.equal(await result.locator('.headline').count(), 0);
    const { fu, all } = await answer();
    await field('Fu').fill(String(fu + 10));
    // A yakuman by chance has no fu to be wrong about.
    await field('Points in all').fill(String(all + 100));
    await page.keyboard.press('Enter');
    assert.match(await result.locator('.practice').innerText(), /Not quite.*, not \d+.*0 right in a row/s);
    assert.match(await focused(page), /^Not quite/);

    await press('Practice');
    assert.equal(await result.locator('.practice').count(), 0);
    assert.equal(await result.locator('.headline').count(), 1);
  });
}

test('a hand that is changed is asked about no longer; Sichuan asks for points', async (t) => {
  const page = await open(t, { lang: 'en', width: 360 });
  const { press, result, rules, hand, within } = calculator(page);
  await press('Practice');
  await within.locator('.practice').waitFor();
  await hand.last().click();
  assert.equal(await result.locator('.practice').count(), 0);
  await rules('mahjchina-sichuan');
  await press('Practice');
  assert.deepEqual(await within.locator('.practice label').allInnerTexts(), ['Points in all']);
});
