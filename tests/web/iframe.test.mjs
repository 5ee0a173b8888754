// The calculator in an iframe, on a page of another origin.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { serve } from '../../scripts/serve.mjs';
import { calculator, POLICY, useSite } from './browser.mjs';

const open = useSite();
const WIDGET = fileURLToPath(new URL('../../dist/widget', import.meta.url));

/** Two origins: the page around from one server, the widget's files from another. */
async function embed(t, query) {
  const page = await open(t, { lang: 'en' });
  const widget = await serve(WIDGET);
  const folder = mkdtempSync(join(tmpdir(), 'tensu-'));
  const around = await serve(folder);
  t.after(() => {
    widget.server.close();
    around.server.close();
    rmSync(folder, { recursive: true });
  });
  const source = `${widget.address}embed.html?${query}`.replaceAll('&', '&amp;');
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><title>x</title><iframe title="x" width="360" src="${source}"></iframe>`,
  );
  const theirs = await page.context().newPage();
  await theirs.addInitScript(() => {
    window.heard = [];
    addEventListener('message', ({ data, origin }) => {
      heard.push({ data, origin });
      if (data.type === 'tensu-height') document.querySelector('iframe').height = data.height;
    });
  });
  await theirs.goto(around.address);
  const frame = theirs.frameLocator('iframe');
  await frame.locator('tensu-calculator .headline').waitFor();
  const height = () => theirs.evaluate(() => heard.at(-1).data.height);
  return { theirs, frame, height, heard: () => theirs.evaluate(() => heard), origin: new URL(widget.address).origin };
}

const HAND = new URLSearchParams({ rules: 'wcoom-riichi;kiriage=true', lang: 'zh', hand: '234567m345p66678s' });

test('the parameters of its address are the attributes of the calculator', async (t) => {
  const { frame } = await embed(t, `${HAND}&corners`);
  const { written } = calculator(frame);
  assert.equal(await written(), '234567m345p66678s');
  assert.equal(await frame.locator('.rules select').inputValue(), 'wcoom-riichi');
  assert.equal(await frame.locator('.chip').count(), 1);
  assert.match(await frame.locator('.headline').innerText(), /番/);
  assert.equal(await frame.locator('html').getAttribute('lang'), 'zh');
  assert.equal(
    await frame
      .locator('.key .corner')
      .first()
      .evaluate((one) => getComputedStyle(one).display),
    'inline',
  );
});

test('its height follows what is shown, and nothing else is told to the page around', async (t) => {
  const { theirs, frame, height, heard, origin } = await embed(t, HAND);
  const own = () => frame.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));
  const before = await height();
  assert.equal(before, await own());
  assert.equal(await frame.locator('html').evaluate((html) => html.scrollHeight <= html.clientHeight), true);
  await frame.locator('details.options > summary').click();
  await theirs.waitForFunction((before) => heard.at(-1).data.height > before + 100, before);
  assert.equal(await height(), await own());
  await frame.locator('details.options > summary').click();
  await theirs.waitForFunction((before) => heard.at(-1).data.height === before, before);

  await calculator(frame).hand.first().click();
  await calculator(frame).key('1z').click();
  for (const message of await heard()) {
    assert.equal(message.origin, origin);
    assert.deepEqual(Object.keys(message.data).sort(), ['height', 'type']);
    assert.equal(message.data.type, 'tensu-height');
  }
});

test('the page for an iframe keeps the strict policy and holds nothing inline', async (t) => {
  const { frame } = await embed(t, HAND);
  const policy = frame.locator('meta[http-equiv="Content-Security-Policy"]');
  assert.equal(await policy.getAttribute('content'), POLICY);
  assert.equal(await frame.locator('script:not([src]), style, [style], [onload]').count(), 0);
});
