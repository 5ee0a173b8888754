// What comes only when it is needed, and may not come.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, useSite } from './browser.mjs';

const open = useSite();

/** A file beside the script, also when it is asked for again by another address. */
const part = (name) => new RegExp(`/tensu-${name}\\.js(\\?\\d+)?$`);

/** A page on which these files can be held back and let through again. */
async function cutOff(t, files) {
  const page = await open(t, { lang: 'en' });
  const theirs = await page.context().newPage();
  let cut = false;
  await theirs.route(files, (route) => (cut ? route.abort() : route.continue()));
  await theirs.goto(page.url());
  await theirs.locator('tensu-calculator .rules option').nth(1).waitFor({ state: 'attached' });
  return { theirs, cut: (off) => (cut = off) };
}

for (const [what, files] of [
  ['they', part('panel')],
  ['their words', part('options-en')],
]) {
  test(`house rules that do not come, or ${what}, are said to be missing, and are asked for again`, async (t) => {
    const { theirs, cut } = await cutOff(t, files);
    const summary = theirs.locator('tensu-calculator details.options > summary');
    const options = theirs.locator('tensu-calculator details.options');
    cut(true);
    await summary.click();
    await options.getByText('could not be loaded').waitFor();
    cut(false);
    await summary.click();
    await summary.click();
    await options.getByRole('checkbox', { name: 'Counted yakuman' }).waitFor();
  });
}

test('words that do not come are asked for again, without anything being touched', async (t) => {
  const page = await open(t, { lang: 'en' });
  const theirs = await page.context().newPage();
  await theirs.route(part('en'), (route) => route.abort(), { times: 2 });
  const asked = [];
  theirs.on('requestfailed', (request) => asked.push(request.url().split('/').at(-1)));
  await theirs.goto(page.url());
  await theirs.locator('tensu-calculator').getByLabel('Rules').waitFor();
  // A browser may remember that a file did not come from an address.
  assert.deepEqual(asked, ['tensu-en.js', 'tensu-en.js?1']);
});

test('a hand by chance that cannot come is said, and is dealt the next time', async (t) => {
  const { theirs, cut } = await cutOff(t, part('practice'));
  const { press, result, hand } = calculator(theirs);
  cut(true);
  await press('Random hand');
  await result.getByText('could not be loaded').waitFor();
  assert.equal(await hand.count(), 0);
  cut(false);
  await press('Random hand');
  await result.locator('.headline').waitFor();
});

test('changed options are named when their words come, in the language that is read then', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, within } = calculator(page);
  await write('234567m345p66678s rules=makopi-house;kiriage=false');
  await within.locator('.chip').getByText('kiriage').waitFor();
  await within.evaluate((element) => element.setAttribute('lang', 'ja'));
  await within.locator('.chip').getByText('切り上げ').waitFor();
});

/** A page whose address has a hand, and what lets the file through that follows it. */
async function heldAddress(t, answer) {
  const page = await open(t, { lang: 'en' });
  const theirs = await page.context().newPage();
  let free;
  const freed = new Promise((resolve) => {
    free = resolve;
  });
  await theirs.route(part('permalink'), async (route) => answer(route, freed));
  await theirs.goto(`${page.url()}#hand=19m19p19s12345677z&lang=en`);
  await theirs.locator('tensu-calculator .rules option').nth(1).waitFor({ state: 'attached' });
  return { theirs, free, seen: calculator(theirs) };
}

test('the hand of an address that can be read late does not replace what was entered', async (t) => {
  const { theirs, free, seen } = await heldAddress(t, (route, freed) => freed.then(() => route.continue()));
  await seen.write('234567m345p66678s');
  await seen.result.locator('.headline').waitFor();
  free();
  await seen.result.getByRole('button', { name: 'Copy link' }).waitFor();
  await theirs.waitForURL(/234567m345p66678s/);
  assert.equal(await seen.hand.count(), 14);
  assert.match(await seen.within.locator('.notation input').inputValue(), /234567m/);
});

test('an address that cannot be followed is said, and asked for again with the next entry', async (t) => {
  let cut = true;
  const { theirs, seen } = await heldAddress(t, (route) => (cut ? route.abort() : route.continue()));
  await seen.result.getByText('could not be loaded').waitFor();
  cut = false;
  await seen.write('234567m345p66678s');
  await seen.result.getByRole('button', { name: 'Copy link' }).waitFor();
  await theirs.waitForURL(/234567m345p66678s/);
});

test('an address is followed no longer when it is not wanted', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { hand, within } = calculator(page);
  const follow = (text) =>
    page.evaluate(async (text) => {
      const followed = new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
      location.hash = `hand=${text}`;
      await followed;
      await new Promise(requestAnimationFrame);
    }, text);
  await follow('19m');
  await hand.nth(1).waitFor();
  await within.evaluate((element) => element.removeAttribute('permalink'));
  await follow('123m');
  assert.equal(await hand.count(), 2);
});
