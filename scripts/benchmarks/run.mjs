// Takes every measure and prints it. node scripts/benchmarks/run.mjs HANDS.jsonl [--json] [--web]
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { loadEngine } from 'tensu';
import { measureBatch } from './batch.mjs';
import { measureMajiang } from './majiang.mjs';
import { measurePage } from './page.mjs';
import { median } from './rate.mjs';
import { measureWasm } from './wasm.mjs';

const [file, ...options] = process.argv.slice(2);
const json = options.includes('--json');

function report({ name, value, unit }) {
  if (json) console.log(JSON.stringify({ name, value, unit }));
  else console.log(`${name.padEnd(14)}${value.toLocaleString('en').padStart(14)} ${unit}`);
}

const startMs = (times) => ({ name: 'start-ms', value: Number(median(times).toFixed(1)), unit: 'ms' });

/** Only hands that score: a refusal costs less. */
const engine = await loadEngine();
const hands = readFileSync(file, 'utf8')
  .split('\n')
  .filter(Boolean)
  .map((line) => JSON.parse(line))
  .filter(({ call, request }) => call === 'score' && engine.score(request).ok)
  .map(({ request }) => request);
if (hands.length === 0) {
  console.error(`bench: ${file} holds no hand that scores`);
  process.exit(1);
}

function inNode() {
  const start = `const start = performance.now();
    import('tensu').then((m) => m.loadEngine()).then(() => console.log(performance.now() - start))`;
  const times = Array.from({ length: 7 }, () => Number(execFileSync(process.execPath, ['-e', start])));
  return [...measureWasm(engine, hands), startMs(times)];
}

async function inChromium() {
  const { launchChromium } = await import('../chromium.mjs');
  const { serve } = await import('../serve.mjs');
  const { server, address } = await serve('.');
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    const blank = `${address}scripts/benchmarks/blank.html`;
    const times = [];
    for (let i = 0; i < 7; i++) {
      await page.goto(blank);
      times.push(
        await page.evaluate(async () => {
          const start = performance.now();
          await (await import('/dist/package/index.js')).loadEngine();
          return performance.now() - start;
        }),
      );
    }
    const speeds = await page.evaluate(async (hands) => {
      const { loadEngine } = await import('/dist/package/index.js');
      const { measureWasm } = await import('/scripts/benchmarks/wasm.mjs');
      return measureWasm(await loadEngine(), hands);
    }, hands);
    return [...speeds, startMs(times), ...(await measurePage(browser))];
  } finally {
    await browser.close();
    server.close();
  }
}

execFileSync('build/native/tensu_bench', [file], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
  .forEach((line) => {
    report(JSON.parse(line));
  });
for (const measure of options.includes('--web') ? await inChromium() : inNode()) report(measure);
/** What is fetched of an engine: the .wasm and all the script around it. */
for (const [name, files] of [
  ['engine-gz', ['index.js', 'tensu.wasm']],
  ['hand-gz', ['hand.js', 'tensu-hand.wasm']],
]) {
  const sizes = files.map((file) => gzipSync(readFileSync(`dist/package/${file}`), { level: 9 }).length);
  report({ name, value: sizes[0] + sizes[1], unit: 'bytes' });
}
measureMajiang(hands).forEach(report);
if (!options.includes('--web')) measureBatch(engine, hands).forEach(report);
