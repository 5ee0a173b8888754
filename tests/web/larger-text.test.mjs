// Larger text, as one sets it in the browser: on a phone no page gets wider than the screen.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { useBrowser } from './browser.mjs';
import { PAGES } from './pages.mjs';

const started = useBrowser();
const WIDTH = 360;
const LANGUAGES = ['ja', 'en', 'zh'];
const KINDS = [...new Set(PAGES.map(({ slug }) => slug))];

/** What says that an element of the page shows what it is for. */
const READY = {
  'tensu-calculator': '.rules option:nth-child(2)',
  'tensu-sheet': '.tools',
  'tensu-battle': '.tools',
  'tensu-tournament': '.tools',
};

/** Every page of a kind is tried a little larger, and one of them, each time in the next language, at twice the size. */
const sizesOf = ({ slug, lang }) => (LANGUAGES[KINDS.indexOf(slug) % LANGUAGES.length] === lang ? [130, 200] : [130]);

/** In the page: how wide it is with this size of text, and on how many lines its name stands. */
async function measured(size) {
  document.documentElement.style.fontSize = `${size}%`;
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const name = document.createRange();
  name.selectNodeContents(document.querySelector('.brand a').firstChild);
  return { width: document.documentElement.scrollWidth, lines: name.getClientRects().length };
}

/** In the page: boxes of tables without a name, or whose being reached by the keyboard is not just that they scroll. */
function wrongStops() {
  const scrolls = (box) => box.scrollWidth > box.clientWidth;
  return [...document.querySelectorAll('main .scroll')]
    .filter((box) => !box.ariaLabel || scrolls(box) !== (box.tabIndex === 0))
    .map((box) => box.outerHTML.slice(0, 80));
}

describe('with larger text', { concurrency: 2 }, () => {
  for (const { path, html, ...kind } of PAGES) {
    test(`${path || 'home'}: is no wider than a phone`, async (t) => {
      const page = await started.browser.newPage({
        viewport: { width: WIDTH, height: 800 },
        serviceWorkers: 'block',
      });
      t.after(() => page.close());
      await page.goto(started.address + path);
      for (const [element, ready] of Object.entries(READY)) {
        if (!html.includes(`<${element}`)) continue;
        await page.locator(element).first().scrollIntoViewIfNeeded();
        await page.locator(`${element} ${ready}`).first().waitFor({ state: 'attached' });
      }
      for (const size of sizesOf(kind)) {
        assert.deepEqual(await page.evaluate(measured, size), { width: WIDTH, lines: 1 }, `${size} %`);
        assert.deepEqual(await page.evaluate(wrongStops), [], `${size} %`);
      }
    });
  }
});
