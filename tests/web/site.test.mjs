// The site in a browser: every page, its examples, without a script, offline, from a folder, and a newer version of it.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { serve } from '../../scripts/serve.mjs';
import { expectAccessible, SITE, useBrowser, watch } from './browser.mjs';
import { examplesOf, PAGES } from './pages.mjs';

const started = useBrowser();

async function visit(t, path, options = {}) {
  const { browser, address } = started;
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    serviceWorkers: 'block',
    ...options,
  });
  const page = await context.newPage();
  const faults = watch(page, address);
  t.after(() => context.close());
  await page.goto(address + path);
  return { context, page, faults };
}

describe('every page', { concurrency: 2 }, () => {
  for (const { path, html } of PAGES) {
    test(`${path || 'home'}: is readable and accessible, by day and by night, narrow and wide`, async (t) => {
      const { page, faults } = await visit(t, path, { viewport: { width: 360, height: 800 }, colorScheme: 'dark' });
      assert.equal(
        await page.evaluate(() => document.documentElement.scrollWidth > innerWidth),
        false,
        'wider than the screen',
      );
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 1280, height: 900 });
      await expectAccessible(page, ['color-contrast']);
      assert.deepEqual(faults, []);
    });

    const examples = examplesOf(html);
    if (examples.length > 0 && html.includes('<tensu-calculator')) {
      test(`${path}: every example loads and gives what is printed`, async (t) => {
        const { page, faults } = await visit(t, path);
        const found = await page.evaluate(loadAll);
        assert.deepEqual(
          found,
          examples.map(({ won }) => won),
        );
        assert.deepEqual(faults, []);
      });
    }
  }

  for (const path of ['en/', 'en/tenhou/']) {
    test(`${path} says that its calculator could not be loaded, and loads it anew`, async (t) => {
      const { page } = await visit(t, 'en/glossary/');
      await page.route('**/widget/tensu.js', (route) => route.abort());
      await page.goto(new URL(path, started.address).href);
      await page.locator('tensu-calculator').scrollIntoViewIfNeeded();
      const notice = page.getByRole('status').filter({ hasText: 'could not be loaded' });
      await notice.waitFor();
      await expectAccessible(page);
      await page.unroute('**/widget/tensu.js');
      await notice.getByRole('button', { name: 'Reload' }).click();
      await page.locator('tensu-calculator').getByLabel('Rules').waitFor();
      assert.equal(await notice.isVisible(), false);
    });
  }

  test('an example of a page without a calculator opens in the calculator', async (t) => {
    const { page, faults } = await visit(t, 'en/yaku/');
    await page.locator('.yaku-entry:has(#pinfu) .load a').click();
    await page.waitForURL(/\/en\/#hand=/);
    await page.locator('tensu-calculator .headline').getByText('1,000').waitFor();
    assert.deepEqual(faults, []);
  });
});

/** In the page: loads one example after the other, and tells what the winner gains by each. */
async function loadAll() {
  const calculator = document.querySelector('tensu-calculator');
  const won = [];
  for (const link of document.querySelectorAll('a[data-hand]')) {
    const said = new Promise((resolve) => calculator.addEventListener('tensu-score', resolve, { once: true }));
    // Of a hand that is one tile short nothing is said.
    const silence = new Promise((resolve) => link.dataset.won === '' && setTimeout(resolve, 300));
    link.click();
    const result = (await Promise.race([said, silence]))?.detail;
    won.push(result?.ok ? String(Math.max(...result.deltas)) : '');
  }
  return won;
}

test('the figures can be read and switched without a script', async (t) => {
  const { page } = await visit(t, 'makopi-house/', { javaScriptEnabled: false });
  const states = page.locator('.point .state');
  assert.equal(await states.nth(0).isVisible(), true);
  assert.equal(await states.nth(1).isVisible(), false);
  await page.locator('.point .switch input').nth(1).check({ force: true });
  assert.equal(await states.nth(0).isVisible(), false);
  assert.equal(await states.nth(1).isVisible(), true);
});

test('without a script nothing is promised, and no room is left for what is missing', async (t) => {
  const { page } = await visit(t, 'en/corrections/', { javaScriptEnabled: false });
  assert.match(await page.locator('noscript').innerText(), /^The fields need JavaScript/);
  await page.goto(`${started.address}en/`);
  assert.equal((await page.locator('tensu-calculator').boundingBox()).height, 0);
  await page.goto(`${started.address}en/points/`);
  assert.equal(await page.locator('[data-print]').isVisible(), false);
});

for (const path of ['en/wcoom-riichi/', 'zh/points/']) {
  test(`${path}: no stop begins a line on a phone`, async (t) => {
    const { page } = await visit(t, path, { viewport: { width: 360, height: 800 } });
    const stops = await page.evaluate(stopsAfterThings);
    assert.ok(stops.length >= 5);
    assert.deepEqual(
      stops.filter(({ fallen }) => fallen).map(({ text }) => text),
      [],
    );
  });
}

/** In the page: the stops right after a mark or after drawn tiles, and whether each fell to the line below. */
function stopsAfterThings() {
  const things = [...document.querySelectorAll('main a.status, main .tiles[role="img"]')];
  return things.flatMap((thing) => {
    const next = thing.nextSibling;
    if (next?.nodeType !== Node.TEXT_NODE || !/^[.,:;。，、：；]/.test(next.data)) return [];
    const stop = document.createRange();
    stop.setStart(next, 0);
    stop.setEnd(next, 1);
    const fallen = stop.getBoundingClientRect().top > thing.getBoundingClientRect().bottom;
    return [{ text: thing.parentElement.textContent.trim().slice(0, 60), fallen }];
  });
}

test('only the rows that differ, without a script too', async (t) => {
  const { page } = await visit(t, 'compare/', { javaScriptEnabled: false });
  const alike = page.locator('.compare .alike').first();
  assert.equal(await alike.isVisible(), true);
  await page.locator('.only-differences').check();
  assert.equal(await alike.isVisible(), false);
  assert.equal(await page.locator('.compare tbody tr:not(.alike):not(.group)').first().isVisible(), true);
});

test('the comparison finds a row however its name is written', async (t) => {
  const { page } = await visit(t, 'compare/');
  await page.getByLabel('言葉で絞る').fill('食い断');
  await page.locator('.filter [role="status"]').getByText('1項目').waitFor();
  await page.getByRole('rowheader', { name: '喰い断' }).waitFor();
});

test('the comparison is printed without what chooses from it', async (t) => {
  const { page } = await visit(t, 'en/compare/');
  await page.emulateMedia({ media: 'print' });
  assert.equal(await page.locator('form.filter').isVisible(), false);
  assert.equal(await page.locator('table.compare').first().isVisible(), true);
});

test('what a table lacks has no value there', async (t) => {
  const { page } = await visit(t, 'en/compare/');
  const cells = (name) => page.locator('.compare tr', { has: page.getByRole('rowheader', { name, exact: true }) });
  const scope = await cells('Renhou is').getByRole('cell').allInnerTexts();
  assert.deepEqual(
    scope.map((text) => /–\s*does not apply/.test(text)),
    [true, false, true, false, true, true],
  );
  assert.match(await cells('Liability covers').getByRole('cell').nth(2).innerText(), /does not apply/);
});

for (const width of [360, 1280]) {
  test(`the comparison shows the tables and rows that are asked for, ${width} wide`, async (t) => {
    const { page, faults } = await visit(t, 'en/compare/', { viewport: { width, height: 900 } });
    const said = page.locator('.filter [role="status"]');
    const rows = page.locator('.compare tbody tr:not(.group):visible');
    await said.getByText('are shown').waitFor();
    const count = async () => {
      const [rules, yaku] = (await said.innerText()).match(/\d+/g).map(Number);
      assert.equal(rules + yaku, await rows.count());
      return rules + yaku;
    };
    const everything = await count();
    for (const name of ['WCOOM riichi, EMA asides', 'WEB TILE, two players', 'Sichuan blood battle (mahjchina)'])
      await page.getByLabel(name).uncheck();
    const ofThree = await count();
    assert.ok(ofThree < everything);
    assert.equal(await page.locator('.compare .group:visible', { hasText: 'Kongs' }).count(), 0);
    await page.getByLabel('Stated or assumed').selectOption('assumed');
    const assumed = await count();
    assert.ok(assumed > 0 && assumed < ofThree);
    for (const row of await rows.all()) assert.match(await row.innerText(), /assumed/);
    await page.getByLabel('Stated or assumed').selectOption('');
    await page.getByLabel('Only rows that differ').check();
    const different = await count();
    assert.ok(different > 0 && different < ofThree);
    await page.getByLabel('Containing the words').fill('ＲＥＤ fives');
    const [row] = await page
      .getByRole('row')
      .filter({ has: page.getByRole('rowheader', { name: 'Red fives' }) })
      .all();
    assert.equal(await row.getByRole('cell').count(), 3);
    await expectAccessible(page);
    assert.deepEqual(faults, []);
  });
}

test('the search finds what a page says, and says so when there is nothing', async (t) => {
  const { page, faults } = await visit(t, 'en/search/');
  await page.getByRole('searchbox').fill('thirteen orphans');
  await page.locator('.search li a').first().waitFor();
  assert.match(page.url(), /\?q=thirteen/);
  await page.getByRole('searchbox').fill('qqqq');
  await page.getByRole('status').getByText('Nothing found').waitFor();
  assert.equal(await page.locator('.search li').count(), 0);
  await page.getByRole('searchbox').fill('pinfu');
  await page.locator('.search li a').first().click();
  await page.waitForURL((url) => !url.pathname.endsWith('/search/'));
  assert.deepEqual(faults, []);
});

test('what is looked for goes along to another language', async (t) => {
  const { page, faults } = await visit(t, 'en/search/?q=pinfu');
  await page.locator('.search li a').first().waitFor();
  await page.getByRole('link', { name: '日本語' }).click();
  await page.waitForURL((url) => url.pathname === '/search/');
  assert.equal(await page.getByRole('searchbox').inputValue(), 'pinfu');
  await page.locator('.search li a', { hasText: '平和' }).first().waitFor();
  await page.getByRole('searchbox').fill('7700');
  await page.locator('.search li p').filter({ hasText: '7,700' }).first().waitFor();
  await page.getByRole('link', { name: '简体中文' }).click();
  await page.waitForURL(/\/zh\/search\/\?q=7700$/);
  assert.deepEqual(faults, []);
});

test('Japanese and Chinese are found by parts of words', async (t) => {
  const { page } = await visit(t, 'search/?q=%E4%B8%83%E5%AF%BE%E5%AD%90');
  await page.locator('.search li a', { hasText: '七対子' }).first().waitFor();
  await page.getByRole('searchbox').fill('連荘');
  // What was found is all there, and shows the words that were looked for.
  await page.locator('.search li', { hasText: '…' }).filter({ hasText: '連荘' }).nth(3).waitFor();
  const found = /\d+/.exec(await page.getByRole('status').first().innerText())[0];
  assert.equal(await page.locator('.search li').count(), Number(found));
  const term = page.locator('.search li a', { hasText: /›\s*連荘/ });
  assert.match(await term.getAttribute('href'), /glossary\/#dealer-stays$/);
});

test('what is counted is shown for the hand in the calculator', async (t) => {
  const { page, faults } = await visit(t, 'en/points/');
  await page.locator('tensu-calculator').scrollIntoViewIfNeeded();
  await page.locator('tensu-calculator .notation input').fill('1155m2288p3399s4z4z win=ron from=2 seat=1 rules=tenhou');
  await page.locator('[data-steps]').getByText('25 fu').first().waitFor();
  await page.locator('tensu-calculator .notation input').fill('1155m');
  await page.locator('[data-steps]').waitFor({ state: 'hidden' });
  assert.deepEqual(faults, []);
});

/** Presses the page's button to print, and holds what would be printed until `end`. */
async function printing(t, path) {
  const { page, faults } = await visit(t, path);
  await page.evaluate(() => {
    window.print = () => document.body.classList.add('asked');
  });
  const button = page.locator('[data-print]');
  await button.click();
  await page.locator('body.asked').waitFor();
  await page.emulateMedia({ media: 'print' });
  const shown = () =>
    page.locator('main > :visible').evaluateAll((parts) => parts.map(({ id, tagName }) => id || tagName));
  const end = async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  };
  return { page, faults, button, shown, end };
}

test('the button prints the tables of points alone, and the page is whole again after', async (t) => {
  const { page, faults, button, shown, end } = await printing(t, 'en/points/');
  const parts = await shown();
  assert.deepEqual([parts[0], parts.includes('tables'), parts.includes('table-tenhou')], ['H1', true, true]);
  assert.deepEqual([parts.includes('sichuan'), parts.includes('calculator')], [false, false]);
  await end();
  assert.ok((await shown()).includes('sichuan'));
  assert.equal(await button.evaluate((one) => one === document.activeElement), true);
  assert.equal(await page.locator('[data-printed]').count(), 0);
  assert.deepEqual(faults, []);
});

for (const path of PAGES.filter(({ html }) => html.includes('data-print="yaku')).map(({ path }) => path))
  test(`${path}: its rules are printed on three sheets at most`, async (t) => {
    const { page, faults, shown } = await printing(t, path);
    const parts = await shown();
    for (const id of ['yaku', 'rules', 'agree', 'source']) assert.ok(parts.includes(id), id);
    for (const id of ['point', 'examples', 'faq']) assert.ok(!parts.includes(id), id);
    // The width of A4 within its margins.
    await page.setViewportSize({ width: 718, height: 1000 });
    const wide = await page.evaluate(() => {
      const column = document.querySelector('main').offsetWidth / 2;
      // A table that goes on in the next column is as wide as both; its rows are not.
      return [...document.querySelectorAll('main tr')].filter((row) => row.offsetWidth > column).length;
    });
    assert.equal(wide, 0);
    const file = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sheets = file.match(/\/Type\s*\/Page\b/g).length;
    assert.ok(sheets >= 1 && sheets <= 3, `${sheets} sheets`);
    assert.deepEqual(faults, []);
  });

test('the explanation of a yaku leads to its place among all yaku', async (t) => {
  const { page, faults } = await visit(t, 'en/#hand=12367m567p23499s8m+win%3Dron+from%3D2+seat%3D1+rules%3Dtenhou');
  await page.locator('tensu-calculator').getByRole('button', { name: 'Pinfu' }).click();
  await page.locator('tensu-calculator').getByRole('link', { name: 'A hand, and its han by rule set' }).click();
  await page.waitForURL(/\/en\/yaku\/#pinfu$/);
  assert.deepEqual(faults, []);
});

test('the page of comparison shows a hand under every rule set of its family', async (t) => {
  const { page } = await visit(t, 'en/compare/');
  await page.locator('tensu-calculator').scrollIntoViewIfNeeded();
  await page.locator('tensu-calculator .compared tbody tr').nth(3).waitFor();
});

test('a snippet says what was chosen', async (t) => {
  const { page, faults } = await visit(t, 'en/embed/');
  await page.getByLabel('What to embed').selectOption('hand');
  await page.getByLabel('Hand', { exact: true }).fill('1m"<b>');
  assert.match(
    await page.locator('.snippets output').textContent(),
    /<tensu-hand hand="1m&quot;&lt;b&gt;"><\/tensu-hand>$/,
  );
  await page.getByLabel('What to embed').selectOption('table');
  assert.match(await page.locator('.snippets output').textContent(), /<tensu-table rules="wcoom-riichi" show="yaku">/);
  assert.deepEqual(faults, []);
});

test('a snippet with a hand that cannot be read says what is wrong with it', async (t) => {
  const { page, faults } = await visit(t, 'en/embed/');
  const hand = page.getByRole('textbox', { name: 'Hand', exact: true });
  const problem = page.locator('.snippets [role="alert"]');
  await page.getByLabel('What to embed').selectOption('hand');
  for (const [text, said] of [
    ['123x', 'something that is no tile'],
    ['123m', ''],
  ]) {
    await hand.fill(text);
    await page.locator(`[name="hand"][aria-invalid="${said !== ''}"]`).waitFor();
    await problem.getByText(said).waitFor({ state: 'attached' });
    assert.equal((await problem.innerText()) === '', said === '');
  }
  await page.getByLabel('What to embed').selectOption('calculator');
  await hand.fill('99999m123p456s777z');
  await page.locator('.snippets tensu-calculator').scrollIntoViewIfNeeded();
  await problem.getByText('9 man').waitFor();
  await hand.fill('123m win=tsumo');
  await page.locator('[name="hand"][aria-invalid="false"]').waitFor();
  assert.equal(await problem.innerText(), '');
  assert.deepEqual(faults, []);
});

test('a note of a mistake names the page one came from, and is not copied while it says nothing', async (t) => {
  const { page } = await visit(t, 'en/makopi-house/', { permissions: ['clipboard-read', 'clipboard-write'] });
  await page.getByRole('link', { name: 'Report a mistake on this page' }).click();
  const copy = page.getByRole('button', { name: 'Copy as text' });
  await page.getByRole('status').getByText('Say what is wrong').waitFor();
  assert.equal(await copy.getAttribute('aria-disabled'), 'true');
  await copy.click({ force: true });
  await page.getByLabel('What is wrong').fill('the honba');
  assert.equal(await page.locator('#note-said').innerText(), '');
  await copy.click();
  await page.getByRole('status').getByText('Copied').waitFor();
  assert.match(await page.evaluate(() => navigator.clipboard.readText()), /the honba/);
  assert.match(await page.locator('output').textContent(), /en\/makopi-house\/[\s\S]*the honba/);
});

test('a note of a mistake goes along to another language', async (t) => {
  const { page, faults } = await visit(t, 'en/corrections/?page=en%2Fpoints%2F');
  await page.getByLabel('What is wrong').fill('The & sign\nand 100%');
  await page.getByRole('link', { name: '日本語' }).click();
  await page.waitForURL((url) => url.pathname === '/corrections/' && url.hash === '');
  assert.equal(new URL(page.url()).search, '?page=en%2Fpoints%2F');
  const values = () => page.locator('.note-form [name]').evaluateAll((fields) => fields.map(({ value }) => value));
  assert.deepEqual(await values(), ['en/points/', 'The & sign\nand 100%', '']);
  assert.match(await page.locator('output').textContent(), /en\/points\/[\s\S]*The & sign/);
  await page.locator('[name="page"]').fill('');
  await page.getByRole('link', { name: '简体中文' }).click();
  await page.waitForURL((url) => url.pathname === '/zh/corrections/' && url.hash === '');
  assert.deepEqual(await values(), ['', 'The & sign\nand 100%', '']);
  assert.deepEqual(faults, []);
});

test('an address without a page says so and leads on', async (t) => {
  const { page } = await visit(t, 'no/such/page');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('link', { name: 'calculator' }).click();
  await page.waitForURL(/\/en\/$/);
});

test('the site works from a folder of another', async (t) => {
  const outer = mkdtempSync(join(tmpdir(), 'tensu-'));
  cpSync(SITE, join(outer, 'a/b'), { recursive: true });
  const inner = await serve(outer);
  t.after(() => {
    inner.server.close();
    rmSync(outer, { recursive: true });
  });
  const context = await started.browser.newContext();
  t.after(() => context.close());
  const page = await context.newPage();
  const faults = watch(page, `${inner.address}a/b/`);
  await page.goto(`${inner.address}a/b/zh/makopi-house/`);
  await page.locator('a[data-hand]').first().click();
  await page.locator('tensu-calculator .headline').first().waitFor();
  assert.deepEqual(faults, []);
});

describe('once visited', () => {
  /** A site of one's own that can go away and change, at a place on its host. */
  async function ownSite(t, place = '') {
    const folder = mkdtempSync(join(tmpdir(), 'tensu-'));
    cpSync(SITE, join(folder, place), { recursive: true });
    const own = await serve(folder);
    const context = await started.browser.newContext();
    t.after(async () => {
      await context.close();
      own.server.close();
      rmSync(folder, { recursive: true });
    });
    return { folder, own, page: await context.newPage() };
  }

  /** Until the pages of the language, what its search needs and its manifest are kept. */
  const kept = (page, lang) =>
    page.evaluate(
      async ([name, count]) => {
        const keys = async () => (await (await caches.open(`tensu-${name}`)).keys()).length;
        while ((await keys()) < count) await new Promise((again) => setTimeout(again, 100));
      },
      [lang, PAGES.filter((one) => one.lang === lang).length + 2],
    );

  test('the pages of the language are there without the server, the calculator too', async (t) => {
    const { own, page } = await ownSite(t);
    await page.goto(`${own.address}en/`);
    await kept(page, 'en');
    own.server.closeAllConnections();
    own.server.close();
    await page.goto(`${own.address}en/makopi-house/`);
    await page.locator('a[data-hand]').first().click();
    await page.locator('tensu-calculator .headline').first().waitFor();
    await page.goto(`${own.address}en/search/?q=pinfu`);
    await page.locator('.search li a').first().waitFor();
    await page.goto(`${own.address}zh/yaku/`);
    await page.getByText('not kept for reading offline').waitFor();
  });

  test('a page is found without the slash at its end and by its file, without the server', async (t) => {
    const { own, page } = await ownSite(t);
    await page.goto(`${own.address}en/`);
    await kept(page, 'en');
    own.server.closeAllConnections();
    own.server.close();
    for (const [asked, place] of [
      ['en/yaku#pinfu', 'en/yaku/#pinfu'],
      ['en/points/index.html', 'en/points/'],
      ['en/search?q=pinfu', 'en/search/?q=pinfu'],
      ['en/index.html', 'en/'],
    ]) {
      await page.goto(own.address + asked);
      assert.equal(page.url(), own.address + place);
      assert.equal(await page.locator('body').evaluate((body) => getComputedStyle(body).marginTop), '0px', 'no styles');
    }
  });

  test('in a folder of a host the page for what is not there has its styles and leads to the site', async (t) => {
    const { own, page } = await ownSite(t, 'a/b');
    const top = `${own.address}a/b/`;
    await page.goto(`${top}en/`);
    await kept(page, 'en');
    const missing = async () => {
      await page.goto(`${top}no/such/page`);
      assert.equal(await page.locator('body').evaluate((body) => getComputedStyle(body).marginTop), '0px');
      const links = await page.locator('a[href]').evaluateAll((all) => all.map(({ href }) => href));
      assert.deepEqual(
        links.filter((href) => !href.startsWith(top)),
        [],
      );
      await page.getByRole('link', { name: 'calculator' }).click();
      await page.waitForURL(`${top}en/`);
    };
    await missing();
    own.server.closeAllConnections();
    own.server.close();
    await missing();
  });

  test('a newer version is announced, and taken when asked for', async (t) => {
    const { folder, own, page } = await ownSite(t);
    await page.goto(`${own.address}en/`);
    await kept(page, 'en');
    const home = join(folder, 'en/index.html');
    writeFileSync(home, readFileSync(home, 'utf8').replace('<h1>', '<h1>Newer: '));
    const worker = join(folder, 'worker.js');
    writeFileSync(worker, readFileSync(worker, 'utf8').replace(/("url":"en\/","revision":")\w+/, '$1newer'));
    await page.reload();
    await page.getByRole('button', { name: 'Use it now' }).click();
    await page.getByRole('heading', { name: /^Newer/ }).waitFor();
  });
});
