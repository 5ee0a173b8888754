import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, expectAccessible, partsCome, scripts, useSite } from './browser.mjs';

const open = useSite();
const HAND = '234567m345p66678s win=tsumo flags=riichi dora=2m rules=makopi-house';
/** The files with explanations that were fetched. */
const explanations = async (page) => (await scripts(page)).filter((name) => name.startsWith('tensu-yaku-'));

/** The row of a name in the list of what counts, and the sentence below it. */
const listed = (page, name) => {
  const { result } = calculator(page);
  const opener = result.locator('.yaku').getByRole('button', { name, exact: true });
  const note = async () => result.locator(`#${await opener.getAttribute('aria-controls')}`);
  return { opener, note };
};

const SENTENCES = {
  ja: ['平和', /両面待ち/],
  en: ['Pinfu', /two-sided wait/],
  zh: ['平和', /两面听/],
};

for (const [lang, [name, sentence]] of Object.entries(SENTENCES)) {
  test(`a yaku says what it is, which comes when it is asked for: ${lang}`, async (t) => {
    const page = await open(t, { lang, width: 360, hasTouch: true });
    await calculator(page).write(HAND);
    await partsCome(page, lang);
    assert.deepEqual(await explanations(page), []);
    const { opener, note } = listed(page, name);
    assert.equal(await opener.getAttribute('aria-expanded'), 'false');
    await opener.tap();
    assert.equal(await opener.getAttribute('aria-expanded'), 'true');
    await (await note()).getByText(sentence).waitFor();
    assert.deepEqual(await explanations(page), [`tensu-yaku-${lang}.js`]);
    await expectAccessible(page);
    await opener.tap();
    assert.equal(await calculator(page).result.locator('.note').count(), 0);
  });
}

test('the keyboard opens every row; dora and the limit are explained too', async (t) => {
  const page = await open(t, { lang: 'en', scheme: 'dark' });
  await calculator(page).write(HAND);
  for (const [name, sentence] of [
    ['Riichi', /stick/],
    ['Dora', /indicator/],
    ['Mangan', /base is 2,000/],
  ]) {
    const { opener, note } = listed(page, name);
    await opener.focus();
    await page.keyboard.press('Enter');
    await (await note()).getByText(sentence).waitFor();
  }
  await expectAccessible(page);
});

test('every line of a Sichuan hand that is not plain arithmetic is explained', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, result } = calculator(page);
  await write('1122334455667m7m win=tsumo lack=p flags=last-tile rules=mahjchina-sichuan');
  const openers = result.locator('.yaku .explain');
  assert.deepEqual(
    (await openers.allInnerTexts()).map((text) => text.replace(/^\d+ /, '')),
    ['Full flush seven pairs', 'roots', 'Base (at most 8)', 'Last tile', 'Each pays (tsumo +1)'],
  );
  for (const opener of await openers.all()) await opener.click();
  await result.getByText('Seven pairs of one suit.').waitFor();
  const sentences = await result.locator('.note').allInnerTexts();
  assert.equal(new Set(sentences).size, 5);
});

test('sentences that do not come are said to be missing, and are asked for again', async (t) => {
  const page = await open(t, { lang: 'en' });
  const theirs = await page.context().newPage();
  let cut = false;
  await theirs.route(/\/tensu-yaku-en\.js(\?\d+)?$/, (route) => (cut ? route.abort() : route.continue()));
  await theirs.goto(page.url());
  await calculator(theirs).write(HAND);
  cut = true;
  const { opener, note } = listed(theirs, 'Pinfu');
  await opener.click();
  await (await note()).getByText('could not be loaded').waitFor();
  cut = false;
  await opener.click();
  await opener.click();
  await (await note()).getByText('two-sided wait').waitFor();
});
