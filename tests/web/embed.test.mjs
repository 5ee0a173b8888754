import assert from 'node:assert/strict';
import { test } from 'node:test';
import { expectAccessible, useSite } from './browser.mjs';
import { theirPage } from './their-page.mjs';

const open = useSite();

const hands = (page) => page.locator('tensu-hand [role=img]');
const loaded = (page) => page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

for (const scheme of ['light', 'dark']) {
  test(`tiles stand in running text without the engine, ${scheme}`, async (t) => {
    const page = await open(t, { scheme });
    const written = '23m０p東 (23&lt;1 4p) [7777z] (&lt;3 555s+0s) win=tsumo flags=riichi';
    await theirPage(page, `<p>Such as <tensu-hand hand="${written}"></tensu-hand> and no more.</p>`);
    // Until the words are there a hand is called as it was written.
    await page.getByRole('img', { name: '2 man' }).waitFor();
    assert.equal(
      await hands(page).getAttribute('aria-label'),
      [
        '2 man, 3 man, red 5 pin, East',
        'Chi 2 pin, 3 pin, 4 pin',
        'Concealed kan red, red, red, red',
        'Added kan 5 sou, 5 sou, 5 sou, red 5 sou',
      ].join(', '),
    );
    const drawn = await page
      .locator('tensu-hand use:not(.corner)')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
    assert.deepEqual(drawn, '#2m #3m #0p #1z #4p #2p #3p #back #7z #7z #back #5s #5s #0s #5s'.split(' '));
    const missing = (drawings) =>
      page
        .locator('tensu-hand')
        .evaluate(
          ({ shadowRoot }, drawings) =>
            [...shadowRoot.querySelectorAll(drawings)].filter(
              (use) => !shadowRoot.getElementById(use.getAttribute('href').slice(1)),
            ).length,
          drawings,
        );
    assert.equal(await missing('use:not(.corner)'), 0);
    await page.locator('tensu-hand').evaluate((hand) => hand.setAttribute('corners', ''));
    await page.locator('tensu-hand #i-2').waitFor({ state: 'attached' });
    assert.equal(await missing('use'), 0);
    assert.ok(!(await loaded(page)).some((name) => name.endsWith('.wasm')));
    await expectAccessible(page);
  });
}

test('the winning tile of a complete hand stands apart, a changed hand is drawn anew, what is no hand stays', async (t) => {
  const page = await open(t);
  await theirPage(page, '<p><tensu-hand hand="234567m345p66678s" lang="zh"></tensu-hand></p>');
  assert.equal(await page.locator('tensu-hand .won use:not(.corner)').getAttribute('href'), '#8s');
  const write = (hand) =>
    page.locator('tensu-hand').evaluate((element, text) => {
      element.hand = text;
      return element.updateComplete;
    }, hand);
  await write('1z');
  await page.getByRole('img', { name: '东', exact: true }).waitFor();
  assert.equal(await page.locator('tensu-hand use').first().getAttribute('href'), '#1z');
  await write('not a hand');
  await page.getByText('not a hand').waitFor();
  assert.equal(await page.locator('tensu-hand svg').count(), 0);
  await write('2z');
  assert.equal(await page.locator('tensu-hand symbol#\\32 z').count(), 1);
});

test('words follow the language of the page around, also when it changes and from within a shadow', async (t) => {
  const page = await open(t);
  const element = '<tensu-calculator rules="tenhou"></tensu-calculator>';
  await theirPage(page, `${element}<div lang="zh">${element}<p id="host"></p></div>`);
  await page.evaluate((text) => {
    const root = document.querySelector('#host').attachShadow({ mode: 'open' });
    root.innerHTML = text;
  }, element);
  const languages = async (...wanted) =>
    page.waitForFunction((expected) => {
      const all = [...document.querySelectorAll('tensu-calculator')];
      all.push(document.querySelector('#host').shadowRoot.querySelector('tensu-calculator'));
      const now = all.map((each) => each.shadowRoot.querySelector('.calculator')?.lang);
      return now.join() === expected;
    }, wanted.join());
  await languages('en', 'zh', 'zh');
  await page.evaluate(() => {
    document.querySelector('div').lang = 'ja';
  });
  await languages('en', 'ja', 'ja');
  await page.evaluate(() => {
    document.documentElement.lang = 'zh';
  });
  await languages('zh', 'ja', 'ja');
});

test('the yaku of a rule set are a table, with its changed options', async (t) => {
  const page = await open(t);
  await theirPage(page, '<tensu-table rules="makopi-house;tanyao_closed=2"></tensu-table>');
  const row = (name) =>
    page.locator('tensu-table tr').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await row('Pinfu').waitFor();
  assert.deepEqual(await row('All simples (tanyao)').locator('td').allTextContents(), ['2 han', '1 han']);
  assert.deepEqual(await row('Pinfu').locator('td').allTextContents(), ['1 han', '–']);
  assert.deepEqual(await row('Thirteen orphans (kokushi)').locator('td').allTextContents(), ['Yakuman']);
  await expectAccessible(page);
});

test('rules that there are not are told instead of a table', async (t) => {
  const page = await open(t);
  await theirPage(
    page,
    '<tensu-table rules="nobody"></tensu-table><tensu-table rules="tenhou;honba=no"></tensu-table>',
  );
  await page.getByText(/^nobody: .*\S/).waitFor();
  await page.getByText(/^tenhou;honba=no: .*\S/).waitFor();
  assert.equal(await page.locator('tensu-table table').count(), 0);
  await expectAccessible(page);
});

for (const scheme of ['light', 'dark']) {
  test(`the payments of a rule set are a table, ${scheme}`, async (t) => {
    const page = await open(t, { scheme });
    await theirPage(page, '<tensu-table show="payments" rules="wcoom-riichi"></tensu-table>');
    const table = (name) => page.getByRole('table', { name });
    const row = (seat, name) =>
      table(seat)
        .locator('tr')
        .filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    assert.match(await row('Child', '30 fu').innerText(), /2,000\s+500 \/ 1,000/);
    assert.match(await row('Dealer', '30 fu').innerText(), /2,900\s+1,000 all/);
    assert.match(await row('Dealer', 'Yakuman').innerText(), /48,000\s+16,000 all/);
    await expectAccessible(page);
  });
}

test('Sichuan has the table of its hands', async (t) => {
  const page = await open(t);
  await theirPage(page, '<tensu-table show="payments" rules="mahjchina-sichuan"></tensu-table>', 'zh');
  await page.getByRole('rowheader', { name: '龙七对' }).waitFor();
  assert.equal(await page.locator('tensu-table tbody tr').count(), 9);
});
