// The drawn tiles as they were last looked at. No font of the system is in them, so that they are the same everywhere.
// `UPDATE_REFERENCES=1 node --test tests/web/references.test.mjs` takes them anew, to be looked at before they are kept.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { useSite } from './browser.mjs';
import { theirPage } from './their-page.mjs';

const open = useSite();
/** The edges of a drawing may be smoothed a little differently. */
const MOST_DIFFERENT = 0.01;

const SHEETS = {
  tiles: '123456789m123456789p123456789s1234567z0m0p0sf',
  melds: '11m34p (<1 123m) (7<2 77z) [5555s] (55<3 5p+0p) 5p win=tsumo',
};

/** The share of pixels that differ clearly, worked out in the page, which can read pictures. */
const difference = (page, pictures) =>
  page.evaluate(async (pictures) => {
    const [one, other] = await Promise.all(
      pictures.map(async (picture) => {
        const image = new Image();
        image.src = `data:image/png;base64,${picture}`;
        await image.decode();
        const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
        context.drawImage(image, 0, 0);
        return context.getImageData(0, 0, image.width, image.height);
      }),
    );
    if (one.width !== other.width || one.height !== other.height) return 1;
    const apart = (at) => [0, 1, 2].some((channel) => Math.abs(one.data[at + channel] - other.data[at + channel]) > 48);
    const pixels = one.width * one.height;
    let count = 0;
    for (let pixel = 0; pixel < pixels; pixel++) if (apart(pixel * 4)) count++;
    return count / pixels;
  }, pictures);

for (const [name, hand] of Object.entries(SHEETS)) {
  for (const corners of ['', 'corners']) {
    const file = fileURLToPath(new URL(`references/${name}${corners && '-corners'}.png`, import.meta.url));
    test(`the drawings are as they were: ${name} ${corners}`, async (t) => {
      const page = await open(t, { lang: 'en' });
      const written = hand.replaceAll('<', '&lt;');
      await theirPage(page, `<p><tensu-hand hand="${written}" lang="en" ${corners}></tensu-hand></p>`);
      await page.locator('tensu-hand [part=tiles]').waitFor();
      if (corners) await page.locator('tensu-hand #i-1').waitFor({ state: 'attached' });
      const taken = await page.locator('tensu-hand [part=tiles]').screenshot();
      if (process.env.UPDATE_REFERENCES) writeFileSync(file, taken);
      const share = await difference(
        page,
        [taken, readFileSync(file)].map((picture) => picture.toString('base64')),
      );
      assert.ok(share <= MOST_DIFFERENT, `${(share * 100).toFixed(2)} % of the pixels differ`);
    });
  }
}
