import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, expectAccessible, useSite } from './browser.mjs';

const open = useSite();
const HAND = '234567m345p66678s';
const RULES = 'rules=makopi-house;kiriage=false';
const LINE = `${HAND} win=tsumo seat=2 round=S flags=riichi dora=1m honba=2 ${RULES}`;

const fragment = (page) => page.evaluate(() => new URLSearchParams(location.hash.slice(1)).get('hand'));
const settled = (page) => page.waitForFunction(() => location.hash !== '');

test('the address holds the hand, and opens as the same hand', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, within, result } = calculator(page);
  await write(LINE);
  await settled(page);
  assert.equal(await fragment(page), LINE);

  const other = await page.context().newPage();
  await other.goto(page.url());
  const theirs = calculator(other);
  await theirs.result.locator('.headline').waitFor();
  assert.equal(await theirs.result.innerText(), await result.innerText());
  assert.equal(await theirs.within.locator('.changed-count').textContent(), '1 changed');
  assert.equal(await theirs.within.getByLabel('Honba').inputValue(), '2');
  assert.equal(await within.locator('.rules select').inputValue(), 'makopi-house');
});

test('a changed address is followed, its language too', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { result, written } = calculator(page);
  await page.evaluate((hand) => {
    location.hash = new URLSearchParams({ hand, lang: 'zh' });
  }, LINE);
  await result.getByRole('heading', { name: '结果' }).waitFor();
  assert.equal(await written(), HAND);
});

test('the hand goes along to the page of another language', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, result, written } = calculator(page);
  await write(LINE);
  await settled(page);
  await page.getByRole('link', { name: '日本語' }).click();
  await result.getByRole('heading', { name: '結果' }).waitFor();
  await result.locator('.headline').waitFor();
  assert.equal(await written(), HAND);
});

test('the link and the result in plain text are copied', async (t) => {
  const page = await open(t, { lang: 'en', permissions: ['clipboard-read', 'clipboard-write'] });
  const { write, press, result, said } = calculator(page);
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await write(HAND);
  await settled(page);
  await press('Copy link');
  await result.getByText('Copied.').waitFor();
  assert.equal(await said.textContent(), 'Copied.');
  assert.equal(await copied(), page.url());

  await press('Copy as text');
  assert.deepEqual((await copied()).split('\n'), [
    'Makopi house tournament',
    `${HAND} win=ron from=1 rules=makopi-house`,
    'Ron by East: 2 han 30 fu, 2,900 points. Pinfu, All simples (tanyao).',
    'East +2,900, South −2,900, West 0, North 0',
    page.url(),
  ]);
});

test('the line that stays in sight names the dora, and what the table adds', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, said } = calculator(page);
  await write('234067m340p66678s win=tsumo seat=2 honba=2 deposits=1 dora=1m');
  assert.equal(
    await said.textContent(),
    'Tsumo by West: Haneman 6 han 20 fu, 3,000 / 6,000 points (13,600 points with honba and sticks). ' +
      'Fully concealed tsumo, Pinfu, All simples (tanyao), Dora 1, Red five 2.',
  );
  await write('234067m340p66678s win=tsumo seat=2');
  assert.doesNotMatch(await said.textContent(), /honba|Dora/);
});

test('where the page may not copy, the text is there to be copied', async (t) => {
  const page = await open(t, { lang: 'en' });
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'));
  });
  const { write, press, within } = calculator(page);
  await write(HAND);
  await press('Copy as text');
  assert.match(await within.getByRole('textbox', { name: /Copy the text/ }).inputValue(), /2,900 points/);
  await expectAccessible(page);
});

test('a share sheet is offered where there is one', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, press, within } = calculator(page);
  await write('123m');
  assert.equal(await within.getByRole('button', { name: 'Share…' }).count(), 0);
  await page.evaluate(() => {
    navigator.share = async (data) => {
      window.shared = data;
    };
  });
  await write(HAND);
  await press('Share…');
  const shared = await page.evaluate(() => window.shared);
  assert.match(shared.text, /2,900 points/);
  assert.match(shared.url, /#hand=/);
});
