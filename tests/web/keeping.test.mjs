// What the device keeps for the pages of the table: what is damaged breaks none of them and is not lost.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { expectAccessible, useSite } from './browser.mjs';

/** Each page with a change that makes it keep what is entered, and a choice of its form that is no step back. */
const PAGES = {
  sheet: {
    open: useSite({ path: 'table/', ready: 'tensu-sheet .entry' }),
    change: async (page) => {
      await page.locator('.settings summary').click();
      await page.getByLabel('Name of player 1').fill('Aki');
    },
    draft: (page) =>
      page.getByRole('group', { name: 'Outcome', exact: true }).getByRole('radio', { name: 'Exhaustive draw' }),
  },
  battle: {
    open: useSite({ path: 'battle/', ready: 'tensu-battle .act' }),
    change: (page) => page.getByLabel('Name of Seat 1').fill('Aki'),
    draft: (page) => page.getByRole('group', { name: 'Action', exact: true }).getByRole('radio', { name: 'Kong' }),
  },
  tournament: {
    open: useSite({ path: 'tournament/', ready: 'tensu-tournament .setup' }),
    change: async (page) => {
      await page.getByLabel('Names, one a line').fill('Aki');
      await page.keyboard.press('Tab');
    },
  },
};

const DAMAGED = ['{"rules":', '[]', 'null', '{"hands":[{}],"actions":[{}],"points":[{"0":null}]}', '{"version":2}'];

for (const [name, { open, change, draft }] of Object.entries(PAGES)) {
  const kept = (page, key) => page.evaluate((key) => localStorage.getItem(`tensu-${key}`), key);
  const keep = (page, text) => page.evaluate(([key, text]) => localStorage.setItem(key, text), [`tensu-${name}`, text]);
  const unread = (page) => page.getByText('could not be read. It is set aside');

  test(`${name}: what is damaged is set aside, given out and let go of`, async (t) => {
    const page = await open(t, { lang: 'en' });
    assert.equal(await unread(page).count(), 0);
    for (const text of DAMAGED) {
      await keep(page, text);
      await page.reload();
      await unread(page).waitFor();
    }
    await expectAccessible(page);
    await change(page);
    assert.match(await kept(page, name), /"Aki"/);
    await page.reload();
    await unread(page).waitFor();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export what could not be read' }).click(),
    ]);
    assert.equal(readFileSync(await file.path(), 'utf8'), DAMAGED.join('\n'));
    await page.getByRole('button', { name: 'Delete what could not be read' }).click();
    assert.equal(await unread(page).count(), 0);
    await page.reload();
    await page.getByRole('button', { name: 'Undo' }).waitFor();
    assert.equal(await unread(page).count(), 0);
    assert.match(await kept(page, name), /"Aki"/);
  });

  test(`${name}: steps that are damaged are left out, and the way back goes as far as the others`, async (t) => {
    const page = await open(t, { lang: 'en' });
    await change(page);
    await page.evaluate((key) => {
      const { past } = JSON.parse(localStorage.getItem(key));
      localStorage.setItem(key, JSON.stringify({ past: [...past, { names: 5 }, ...past], future: 'none' }));
    }, `tensu-${name}-steps`);
    await page.reload();
    const undo = page.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    assert.equal(await undo.isEnabled(), false, 'a damaged future is no way');
    const whole = await kept(page, `${name}-steps`);
    await page.evaluate(
      ([key, text]) => localStorage.setItem(key, JSON.stringify({ ...JSON.parse(text), future: [] })),
      [`tensu-${name}-steps`, whole],
    );
    await page.reload();
    await undo.click();
    assert.doesNotMatch(await kept(page, name), /"Aki"/);
    assert.equal(await undo.isEnabled(), false);
  });

  test(`${name}: two windows show the same, and neither writes over the other`, async (t) => {
    const page = await open(t, { lang: 'en' });
    const other = await page.context().newPage();
    await other.goto(page.url());
    const undo = other.getByRole('button', { name: 'Undo' });
    await undo.waitFor();
    assert.equal(await undo.isEnabled(), false);
    // What one window keeps comes to the other in its own time.
    const comes = (window, there) =>
      window.waitForFunction(
        ([key, there]) => localStorage.getItem(key)?.includes('"Aki"') === there,
        [`tensu-${name}`, there],
      );
    await change(page);
    await comes(other, true);
    await undo.click();
    await comes(page, false);
    await page.getByRole('button', { name: 'Redo' }).click();
    await comes(other, true);
  });

  if (draft)
    test(`${name}: what is chosen in the form is seen in the other window, too`, async (t) => {
      const page = await open(t, { lang: 'en' });
      const other = await page.context().newPage();
      await other.goto(page.url());
      await draft(other).waitFor({ state: 'attached' });
      // Once the steps are kept a choice changes nothing of them.
      await change(page);
      await draft(page).check();
      await draft(other).and(other.locator(':checked')).waitFor({ state: 'attached' });
    });

  test(`${name}: a browser that cannot make a link says what to do instead`, async (t) => {
    const page = await open(t, { lang: 'en' });
    await page.evaluate(() => {
      delete globalThis.CompressionStream;
    });
    await page.getByRole('button', { name: 'Copy link' }).click();
    await page.getByText('This browser cannot make a link. Use “Export (JSON)” and send the file.').waitFor();
  });

  test(`${name}: what the keyboard comes to is in sight`, async (t) => {
    const page = await open(t, { lang: 'en', width: 360 });
    await page.locator('h1').click();
    let seen = 0;
    for (let at = 0; at < 40; at++) {
      await page.keyboard.press('Tab');
      const hidden = await page.evaluate((name) => {
        const { shadowRoot } = document.querySelector(`tensu-${name}`);
        const focused = shadowRoot.activeElement;
        // A region that scrolls may be higher than the screen; of a field of many lines the first is in sight.
        if (!focused?.matches('button, input, select, summary')) return undefined;
        const edge = shadowRoot.querySelector('.bar')?.getBoundingClientRect().top ?? innerHeight;
        return focused.getBoundingClientRect().bottom - Math.min(edge, innerHeight);
      }, name);
      if (hidden === undefined) continue;
      seen++;
      assert.ok(hidden <= 1, `${at}: ${hidden} px`);
    }
    assert.ok(seen > 10, `${seen} seen`);
  });

  test(`${name}: a browser that keeps nothing says so`, async (t) => {
    const page = await open(t, { lang: 'en' });
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await change(page);
    await page.getByText('This browser does not keep the record').waitFor();
  });

  test(`${name}: a link that is damaged, or unpacks without end, leaves all as it was`, async (t) => {
    const page = await open(t, { lang: 'en' });
    await change(page);
    const before = await kept(page, name);
    const packed = await page.evaluate(async () => {
      const stream = new Blob([new Uint8Array(40_000_000)]).stream().pipeThrough(new CompressionStream('deflate-raw'));
      const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
      const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
      return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
    });
    for (const fragment of ['nonsense', packed]) {
      await page.evaluate((hash) => location.assign(hash), `#${name}=${fragment}`);
      await page.getByText('The record of the link could not be read.').waitFor();
      assert.equal(await kept(page, name), before);
      await page.evaluate(() => location.assign('#'));
    }
  });
}
