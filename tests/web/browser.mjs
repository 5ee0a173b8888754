// A real Chromium on the built site, under the strict policy, cut off from every other place.
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { fileURLToPath } from 'node:url';
import { AxeBuilder } from '@axe-core/playwright';
import { launchChromium } from '../../scripts/chromium.mjs';
import { serve } from '../../scripts/serve.mjs';

/** What the elements ask of somebody else's page. */
export const POLICY =
  "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; connect-src 'self'";
/** The site can be installed and kept, too. */
export const SITE_POLICY = `${POLICY}; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'`;

export const SITE = fileURLToPath(new URL('../../dist/site', import.meta.url));
const PATHS = { ja: '', en: 'en/', zh: 'zh/' };

/** What says that the calculator has its engine. */
const CALCULATOR = { path: '', ready: 'tensu-calculator .rules option:nth-child(2)' };

/** Starts a browser and a server of the site for the tests of a file, which find both in what this gives. */
export function useBrowser() {
  const started = {};
  before(async () => {
    Object.assign(started, await serve(SITE));
    started.browser = await launchChromium();
  });
  after(async () => {
    await started.browser?.close();
    started.server?.close();
  });
  return started;
}

/** Starts a browser and a server for the tests of a file; `open` gives a page with what it is for ready. */
export function useSite({ path, ready } = CALCULATOR) {
  const started = useBrowser();

  /** `test` is the running test: when it ends the page must have printed no error and asked nobody else. */
  return async function open(test, { lang = 'ja', width = 1280, scheme = 'light', ...context } = {}) {
    const { browser, address } = started;
    const opened = await browser.newContext({
      viewport: { width, height: 800 },
      colorScheme: scheme,
      serviceWorkers: 'block',
      ...context,
    });
    const page = await opened.newPage();
    const faults = watch(page, address);
    const response = await page.goto(address + PATHS[lang] + path);
    assert.equal(response.headers()['content-security-policy'], SITE_POLICY);
    await page.locator(ready).waitFor({ state: 'attached' });
    test.after(async () => {
      await opened.close();
      assert.deepEqual(faults, []);
    });
    return page;
  };
}

export function watch(page, address) {
  const faults = [];
  page.on('console', (message) => {
    if (message.text() === 'Service Worker registration blocked by Playwright') return;
    // Chromium asks for the page's icon anew when the address changes, offline too.
    if (/\/icon[^/]*\.svg$/.test(message.location().url)) return;
    if (['error', 'warning'].includes(message.type())) faults.push(`${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(address) && !url.startsWith('data:')) faults.push(`asked ${url}`);
  });
  return faults;
}

/** What a test does with the calculator, in the words of one who uses it. */
export const calculator = (page) => {
  const within = page.locator('tensu-calculator');
  return {
    within,
    result: within.locator('.result'),
    said: within.getByRole('status'),
    write: (text) => within.locator('.notation input').fill(text),
    written: () => within.locator('.notation input').inputValue(),
    rules: (id) => within.locator('.rules select').selectOption(id),
    key: (tile) => within.locator(`.key[data-tile="${tile}"]`),
    target: (name) => within.locator('.targets').getByRole('button', { name, exact: true }),
    /** Touches what says of itself that it is disabled, to hear why. */
    touch: (control) => control.click({ force: true }),
    hand: within.locator('.slots button'),
    press: (name) => within.getByRole('button', { name, exact: true }).click(),
    flag: (name) => within.locator('.flags').getByRole('button', { name, exact: true }),
    choose: (group, name) =>
      within.getByRole('group', { name: group }).getByRole('radio', { name, exact: true }).check(),
    deltas: () => within.locator('.delta').allTextContents(),
    openOptions: async () => {
      await within.locator('details.options > summary').click();
      await within.locator('details.options fieldset').first().waitFor();
      for (const summary of await within.locator('details.options details > summary').all()) await summary.click();
    },
  };
};

/** The names of the scripts that a page has fetched. */
export const scripts = (page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name.split('/').pop())
      .filter((name) => name.endsWith('.js')),
  );

/**
 * Once the calculator is used its parts come, with the words of the options in the language that is read. A script that
 * has come is not enough: what it imports may still be on its way.
 */
export const partsCome = (page, lang) =>
  page.waitForFunction((lang) => {
    const { panel, practice, closer, optionWords, practiceWords } = document.querySelector('tensu-calculator').parts;
    const words = [optionWords, practiceWords].every(({ known }) => known?.key === lang);
    return words && [panel, practice, closer].every(({ known }) => known);
  }, lang);

/**
 * Fails on any violation that axe finds, of all its rules or of some. It runs within the page and writes down nothing of
 * what passes: carrying that out of a long page takes longer than finding it.
 */
export async function expectAccessible(page, rules) {
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html, any }) => `${html} ${any[0]?.message ?? ''}`).join('\n')}`,
  );
  assert.deepEqual(found, []);
}
