import assert from 'node:assert/strict';
import { test } from 'node:test';
import { calculator, expectAccessible, useSite } from './browser.mjs';

const open = useSite();
const HAND = '234567m345p66678s';

test('what more han would bring is said', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, result, flag } = calculator(page);
  const next = () => result.locator('.next-step').textContent();
  await write(`${HAND} win=ron from=1 rules=makopi-house`);
  assert.equal(await next(), '1 more han would be 3 han 30 fu, 5,800 points.');
  await write(`${HAND} win=tsumo seat=1 dora=1m1m2m rules=makopi-house`);
  assert.equal(await result.locator('.headline').innerText(), 'Haneman 6 han 20 fu\n3,000 / 6,000 points');
  assert.equal(await next(), '2 more han would be Baiman, 4,000 / 8,000 points.');
  await write(`${HAND} win=tsumo rules=makopi-house`);
  assert.equal(await next(), '1 more han would be 4 han 20 fu, 2,600 points from each.');
  await flag('Tenhou').click();
  assert.equal(await result.locator('.next-step').count(), 0);
});

test('a reading that lost says by what', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { write, result } = calculator(page);
  const lost = result.locator('.alternatives li');
  await write('111222333m99p456p win=ron from=1 rules=makopi-house');
  assert.match(await lost.first().textContent(), /2 han 30 fu, 2,900 points, 20 fu fewer/);
  await write('223344m556677p88s win=tsumo seat=1 rules=tenhou');
  assert.match(await lost.first().textContent(), /1 han fewer/);
  await write('11122233344455m win=tsumo lack=p rules=mahjchina-sichuan');
  assert.match(await lost.first().textContent(), /worth less/);
});

test('an index in the corner of the tiles, as the reader left it', async (t) => {
  const page = await open(t, { lang: 'en' });
  const { within, write } = calculator(page);
  const corners = within.locator('.key .corner');
  const shown = () => corners.first().evaluate((one) => getComputedStyle(one).display !== 'none');
  await write(HAND);
  assert.equal(await shown(), false);
  await within.getByRole('checkbox', { name: 'Index in the corner' }).check();
  assert.equal(await shown(), true);
  assert.equal(await corners.count(), 37);
  await within.locator('#i-1').waitFor({ state: 'attached' });
  const missing = await within.evaluate(({ shadowRoot }) =>
    [...shadowRoot.querySelectorAll('use')]
      .map((use) => use.getAttribute('href'))
      .filter((name) => !shadowRoot.getElementById(name.slice(1))),
  );
  assert.deepEqual(missing, []);
  await expectAccessible(page);
  await page.reload();
  await corners.first().waitFor();
  assert.equal(await shown(), true);
});

test('the index stays where it comes before the words of the page', async (t) => {
  const page = await open(t, { lang: 'en' });
  const theirs = await page.context().newPage();
  await theirs.addInitScript(() => localStorage.setItem('tensu-corners', 'true'));
  const drawn = theirs.waitForResponse(/tensu-corners/);
  await theirs.route(/\/assets\/en-/, async (route) => {
    await (await drawn).finished();
    await route.continue();
  });
  await theirs.goto(page.url());
  await calculator(theirs).within.locator('.key .corner').first().waitFor();
});

test('hand, result and lines are printed on one sheet', async (t) => {
  const page = await open(t, { lang: 'en', scheme: 'dark' });
  const { write, within, flag } = calculator(page);
  await write(`${HAND} win=tsumo seat=1 round=S flags=riichi dora=1m honba=2 deposits=1 rules=makopi-house`);
  const sheet = await page.pdf({ format: 'A4' });
  assert.equal(sheet.toString('latin1').match(/\/Type\s*\/Page\b/g).length, 1);
  await page.emulateMedia({ media: 'print' });
  for (const part of ['.tray', '.headline', '.lines', '.yaku', '.sets', '.rules'])
    assert.ok(await within.locator(part).first().isVisible(), part);
  for (const part of ['.picker', '.options', '.share', '.bar'])
    assert.ok(!(await within.locator(part).first().isVisible()), part);
  assert.ok(await flag('Riichi').isVisible());
  assert.ok(!(await flag('Ippatsu').isVisible()));
});
