// How the calculator feels: loaded on a simulated phone, and used on this machine.
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';
import { median } from './rate.mjs';

const FOLDER = 'dist/widget/';
const TYPES = { html: 'text/html', css: 'text/css', js: 'text/javascript', wasm: 'application/wasm' };
/** A phone four times slower than this machine, on a network of 1.6 Mbit/s that takes 150 ms there and back. */
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };
const LOADS = 5;
const PRESSES = 30;

/** The widget's files, compressed as a server on the network would send them. */
async function serveCompressed() {
  const files = new Map(
    readdirSync(FOLDER).map((name) => [`/${name}`, gzipSync(readFileSync(FOLDER + name), { level: 9 })]),
  );
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url, 'http://localhost');
    const body = files.get(pathname);
    if (!body) return response.writeHead(404).end();
    const type = TYPES[pathname.split('.').pop()];
    response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' }).end(body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', done));
  return { server, address: `http://127.0.0.1:${server.address().port}/embed.html` };
}

/** Runs in the page before its own scripts: notes when it is painted, ready, busy and shifted. */
function note() {
  const noted = { paint: 0, ready: 0, blocking: 0, shift: 0 };
  const watch = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.paint = startTime;
  });
  watch('longtask', ({ duration }) => {
    noted.blocking += duration - 50;
  });
  watch('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) noted.shift += value;
  });
  const look = () => {
    const root = document.querySelector('tensu-calculator')?.shadowRoot;
    // The rule sets come from the engine.
    if (root?.querySelector('.rules option + option')) noted.ready = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
  window.noted = noted;
}

async function load(browser, address) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  await page.addInitScript(note);
  await page.goto(`${address}?lang=ja`);
  await page.waitForFunction(() => noted.ready > 0 && noted.paint > 0);
  // What comes right after may still shift or block.
  await page.waitForTimeout(1000);
  const noted = await page.evaluate(() => noted);
  await context.close();
  return noted;
}

/** From a key that completes a hand to the page laid out with its result. */
async function press(browser, address) {
  const page = await browser.newPage();
  await page.goto(`${address}?lang=en&hand=234567m345p6678s`);
  const calculator = page.locator('tensu-calculator');
  await calculator.locator('.waits').waitFor();
  await calculator.locator('.key').first().focus();
  await page.evaluate(() => {
    const element = document.querySelector('tensu-calculator');
    window.times = [];
    // The calculator has taken the key by the time that it comes up here.
    addEventListener('keydown', async ({ key, timeStamp }) => {
      await element.updateComplete;
      element.getBoundingClientRect();
      if (key === 's') times.push(performance.now() - timeStamp);
    });
  });
  for (let i = 0; i < PRESSES; i++) {
    await page.keyboard.press('6');
    await page.keyboard.press('s');
    await calculator.locator('.headline').waitFor();
    await page.keyboard.press('Backspace');
    await calculator.locator('.waits').waitFor();
  }
  const times = await page.evaluate(() => times);
  await page.close();
  return median(times);
}

/** Every load is the best of some, as other work on this machine only slows it; a key is the middle of some presses. */
export async function measurePage(browser) {
  const { server, address } = await serveCompressed();
  try {
    const loads = [];
    for (let i = 0; i < LOADS; i++) loads.push(await load(browser, address));
    const best = (what) => Math.min(...loads.map((noted) => noted[what]));
    return [
      { name: 'paint-ms', value: Math.round(best('paint')), unit: 'ms' },
      { name: 'ready-ms', value: Math.round(best('ready')), unit: 'ms' },
      { name: 'blocking-ms', value: Math.round(best('blocking')), unit: 'ms' },
      { name: 'layout-shift', value: Number(best('shift').toFixed(4)), unit: 'CLS' },
      { name: 'key-ms', value: Number((await press(browser, address)).toFixed(1)), unit: 'ms' },
    ];
  } finally {
    server.close();
  }
}
