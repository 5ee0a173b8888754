// What holds in every state, however wide the page is and whatever the reader has set.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, useSite } from './browser.mjs';
import { STATES } from './states.mjs';

const open = useSite();

/** 640 px is a window of 1,280 px at 200 %; 320 px the narrowest that pages are asked to fit. */
const WIDTHS = [1280, 640, 320];
const LEAST_TARGET = 24;

/** The parts that stand out of the page to the right. */
const outside = (page) =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector('tensu-calculator');
    const out = [...shadowRoot.querySelectorAll('*')]
      .filter((part) => !part.closest('svg, .visually-hidden') && part.getBoundingClientRect().right > innerWidth + 0.5)
      .map((part) => part.outerHTML.slice(0, 80));
    return document.scrollingElement.scrollWidth > innerWidth ? ['the page scrolls', ...out] : out;
  });

/** What can be touched and is smaller than a finger needs; a choice is as large as its label. */
const small = (page) =>
  page.evaluate((least) => {
    const { shadowRoot } = document.querySelector('tensu-calculator');
    return [...shadowRoot.querySelectorAll('button, input, select, summary, textarea, a')]
      .filter((control) => control.checkVisibility())
      .map((control) => [control, control.getBoundingClientRect()])
      .filter(([, { width, height }]) => width < least || height < least)
      .map(([control, { width, height }]) => `${control.outerHTML.slice(0, 80)} ${width} × ${height}`);
  }, LEAST_TARGET);

const moving = (page) =>
  page.evaluate(() => {
    const { shadowRoot } = document.querySelector('tensu-calculator');
    return [...shadowRoot.querySelectorAll('*')].filter((part) => {
      const { transitionDuration, animationName } = getComputedStyle(part);
      return /[1-9]/.test(transitionDuration) || animationName !== 'none';
    }).length;
  });

for (const [name, reach] of Object.entries(STATES)) {
  test(`${name}: fits every width, can be touched, and keeps still where that is asked for`, async (t) => {
    const page = await open(t, { lang: 'en', reducedMotion: 'reduce' });
    await reach(calculator(page));
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      assert.deepEqual(await outside(page), [], `${width} px`);
      assert.deepEqual(await small(page), [], `${width} px`);
    }
    assert.equal(await moving(page), 0);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    assert.ok((await moving(page)) > 0);
  });
}

for (const [lang, name] of [
  ['ja', '立直'],
  ['zh', '立直'],
]) {
  test(`the widest words fit the narrowest page: ${lang}`, async (t) => {
    const page = await open(t, { lang, width: 320 });
    const { write, openOptions, flag, result } = calculator(page);
    await openOptions();
    await write('11m (<1 123m) (<3 222p) [3333s] (555z+5z) win=tsumo dora=9m4z honba=12 deposits=3 rules=makopi-house');
    await flag(name).click({ force: true });
    for (const opener of await result.locator('.explain').all()) await opener.click();
    assert.deepEqual(await outside(page), []);
    assert.deepEqual(await small(page), []);
  });
}

for (const [width, height] of [
  [360, 740],
  [1280, 800],
]) {
  test(`nothing moves when the words and the engine come: ${width} px`, async (t) => {
    const page = await open(t, { lang: 'en', width });
    const theirs = await page.context().newPage();
    await theirs.setViewportSize({ width, height });
    await theirs.route('**/*.wasm', async (route) => {
      await theirs.locator('tensu-calculator .result').waitFor();
      await route.continue();
    });
    await theirs.addInitScript(() => {
      window.moved = [];
      const note = ({ value, sources }) => moved.push(`${value} ${sources.map(({ node }) => node?.className).join()}`);
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type: 'layout-shift',
        buffered: true,
      });
    });
    await theirs.goto(page.url());
    await theirs.locator('tensu-calculator .rules option').nth(1).waitFor({ state: 'attached' });
    await theirs.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    assert.deepEqual(await theirs.evaluate(() => moved), []);
  });
}

test('in forced colours what is chosen, disabled and focused can be told', async (t) => {
  const page = await open(t, { lang: 'en', forcedColors: 'active' });
  const { write, flag, within, key } = calculator(page);
  await write('234567m345p66678s win=tsumo flags=riichi rules=makopi-house');
  const style = (control, property) => control.evaluate((one, property) => getComputedStyle(one)[property], property);
  assert.notEqual(
    await style(flag('Riichi'), 'backgroundColor'),
    await style(flag('Passed up a win'), 'backgroundColor'),
  );
  assert.equal(await style(flag('Robbing a kan'), 'borderTopStyle'), 'dashed');
  const radio = within.getByRole('group', { name: 'Won by' }).getByRole('radio', { name: 'Tsumo' });
  const [chosen, other] = await radio.evaluate((input) => {
    const colour = (label) => getComputedStyle(label.querySelector('span')).backgroundColor;
    return [...input.closest('.segments').children].map(colour).reverse();
  });
  assert.notEqual(chosen, other);
  // A tile keeps its own ground, so that what is drawn on it can be read.
  assert.notEqual(await style(key('1m').locator('.face'), 'backgroundColor'), 'rgba(0, 0, 0, 0)');
  await flag('Riichi').focus();
  await page.keyboard.press('Tab');
  assert.notEqual(
    await within
      .locator(':focus-visible')
      .last()
      .evaluate((one) => getComputedStyle(one).outlineStyle),
    'none',
  );
});

test('no mark of an option breaks in two on a phone', async (t) => {
  const page = await open(t, { width: 360 });
  await calculator(page).openOptions();
  const lines = await page.locator('tensu-calculator .options .status').evaluateAll((marks) =>
    marks
      .filter((mark) => mark.checkVisibility())
      .map((mark) => {
        const text = document.createRange();
        text.selectNodeContents(mark);
        return new Set([...text.getClientRects()].map(({ top }) => top)).size;
      }),
  );
  assert.ok(lines.length > 50);
  assert.deepEqual([...new Set(lines)], [1]);
});
