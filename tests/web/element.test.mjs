import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { calculator, POLICY, partsCome, useSite } from './browser.mjs';

const open = useSite();

test('attributes set the rule set, the language and the hand', async (t) => {
  const page = await open(t, { lang: 'en' });
  const second = page.locator('tensu-calculator').nth(1);
  await page.evaluate(() => {
    const element = document.createElement('tensu-calculator');
    element.setAttribute('rules', 'wcoom-riichi');
    element.setAttribute('lang', 'zh');
    element.setAttribute('hand', '234567m345p66678s win=tsumo flags=riichi');
    document.querySelector('main').append(element);
  });
  await second.scrollIntoViewIfNeeded();
  await second.locator('.headline').waitFor();
  assert.equal(await second.locator('.rules select').inputValue(), 'wcoom-riichi');
  assert.match(await second.locator('.headline').textContent(), /满贯/);
  assert.equal(
    await second
      .locator('.flag[aria-pressed=true]')
      .textContent()
      .then((text) => text.trim()),
    '立直',
  );
});

test('the same hand and rule set can be set again after something else was entered', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, written, rules, write } = calculator(page);
  const set = (attributes) =>
    within.evaluate((element, attributes) => {
      for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    }, attributes);
  const example = { rules: 'wcoom-riichi', hand: '234567m345p66678s' };
  await set(example);
  await rules('tenhou');
  await write('11122233344455m');
  await set(example);
  await page.waitForFunction(() => document.querySelector('tensu-calculator').shadowRoot.querySelector('.headline'));
  assert.equal(await written(), example.hand);
  assert.equal(await within.locator('.rules select').inputValue(), 'wcoom-riichi');
  await rules('tenhou');
  await set({ hand: example.hand });
  assert.equal(await written(), example.hand);
  assert.equal(await within.locator('.rules select').inputValue(), 'tenhou');
});

test('the page around hears of every change and every score', async (t) => {
  const page = await open(t, { lang: 'en' });
  await page.evaluate(() => {
    window.heard = [];
    for (const type of ['tensu-change', 'tensu-score'])
      document.addEventListener(type, ({ detail }) => window.heard.push([type, detail]));
  });
  await calculator(page).write('234567m345p66678s');
  const heard = await page.evaluate(() => window.heard);
  const [, change] = heard.find(([type]) => type === 'tensu-change');
  const [, score] = heard.find(([type]) => type === 'tensu-score');
  assert.match(change.hand, /^234567m345p66678s/);
  assert.equal(score.han, 2);
});

test('several calculators share one engine, which comes once', async (t) => {
  const page = await open(t);
  const wasm = () =>
    page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.wasm')).length);
  assert.equal(await wasm(), 1);
  await page.evaluate(() => {
    const second = document.createElement('tensu-calculator');
    document.querySelector('main').append(second);
    second.scrollIntoView();
  });
  const options = page.locator('tensu-calculator').nth(1).locator('.rules select option');
  await options.nth(1).waitFor({ state: 'attached' });
  assert.equal(await wasm(), 1);
});

test('everything works without the network once it was used', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, rules, result, openOptions } = calculator(page);
  await write('234567m345p66678s');
  await partsCome(page, 'en');
  await page.context().setOffline(true);
  await rules('wcoom-riichi');
  await openOptions();
  assert.equal(await result.locator('.headline .worth').textContent(), '5,800 points');
});

const SCOPE = {
  ja: [/この端末の中/, /和了を認める裁定でもありません/, /複数の和了/],
  en: [
    /on this device; the engine loads once/,
    /no coins and no rank, and no approval of a win/,
    /several winners or draws/,
  ],
  zh: [/在本机进行/, /不是对和牌的认可/, /多家和牌/],
};

for (const [lang, sentences] of Object.entries(SCOPE)) {
  test(`the element says what its numbers are, before a hand is entered: ${lang}`, async (t) => {
    const page = await open(t, { lang });
    const said = await calculator(page).within.locator('.scope').innerText();
    for (const sentence of sentences) assert.match(said, sentence);
  });
}

test('the pages lead to each other', async (t) => {
  const page = await open(t);
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'Hand', exact: true }).waitFor();
  await page.getByRole('link', { name: '简体中文' }).click();
  await page.getByRole('heading', { name: '状况' }).waitFor();
  await page.getByRole('link', { name: '日本語' }).click();
  await page.getByRole('heading', { name: '状況' }).waitFor();
});

test('a page of somebody else needs one script, the wasm beside it, and one element', async (t) => {
  const page = await open(t);
  const widget = (name) => fileURLToPath(new URL(`../../dist/widget/${name}`, import.meta.url));
  await page.route('**/theirs/*', (route) => {
    const name = new URL(route.request().url()).pathname.split('/').pop();
    if (name !== 'rules.html') return route.fulfill({ path: widget(name) });
    const body = '<!doctype html><html lang="zh"><title>x</title><script type="module" src="tensu.js"></script>'.concat(
      '<tensu-calculator rules="tenhou" lang="en" hand="234567m345p66678s"></tensu-calculator>',
    );
    return route.fulfill({ contentType: 'text/html', headers: { 'content-security-policy': POLICY }, body });
  });
  await page.goto(new URL('theirs/rules.html', page.url()).href);
  assert.equal(await calculator(page).result.locator('.headline .worth').textContent(), '2,900 points');
});

test('an engine that does not come is said, and is asked for again when touched', async (t) => {
  const page = await open(t, { lang: 'en' });
  const theirs = await page.context().newPage();
  await theirs.route('**/*.wasm', (route) => route.abort(), { times: 1 });
  await theirs.goto(page.url());
  const { result, within, write } = calculator(theirs);
  await result.getByText('could not be loaded').waitFor();
  await within.locator('.notation input').click();
  await within.locator('.rules option').nth(1).waitFor({ state: 'attached' });
  await write('234567m345p66678s');
  assert.equal(await result.locator('.headline .worth').textContent(), '2,900 points');
});

test('the focus of a tile that is touched away goes to its neighbour', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { hand, write } = calculator(page);
  await write('12m (<1 555z)');
  await hand.last().click();
  assert.equal(await page.evaluate(() => document.activeElement.shadowRoot.activeElement.ariaLabel), 'Remove 1 man');
});
