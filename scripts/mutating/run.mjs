// node scripts/mutating/run.mjs COUNT SEED: see scripts/mutate.
import { execFileSync, spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { chanceFrom } from '../chance.mjs';
import { described, sitesOf } from './sites.mjs';
import { writeSource } from './source.mjs';

const WANTED = 95;
const SOURCE = 'build/mutate/source';
const BUILD = 'build/mutate/build';
/** The quickest that catch most come first. Tests of shapes alone know nothing of what is changed, and take long. */
const STAGES = [
  '[independent]',
  '[cases],[riichi],[sichuan],[ledger],[points],[plan],[tournament]',
  '~[exhaustive]~[independent]~[shape]~[tiles]~[line]',
];
const [count, seed] = process.argv.slice(2).map(Number);

/** The same shuffle for the same seed on every machine. */
function sample(list, number, seed) {
  const next = chanceFrom(seed);
  const items = [...list];
  for (let i = items.length - 1; i > 0; i--) {
    const other = next(i + 1);
    [items[i], items[other]] = [items[other], items[i]];
  }
  return items.slice(0, number);
}

const files = ['riichi', 'sichuan', 'ledger'].flatMap((folder) =>
  readdirSync(`core/${folder}`)
    .filter((file) => file.endsWith('.cpp'))
    .sort()
    .map((file) => `core/${folder}/${file}`),
);
const flags = ['-std=c++20', '-Icore', '-Ibuild/native/generated', '-DTENSU_VERSION="0"'];
const all = sitesOf(files, flags).flatMap((site) => site.changes.map((change) => ({ site, change })));
const mutants = sample(all, count, seed).map((mutant, i) => ({ ...mutant, id: i + 1 }));
console.log(`${all.length} mutants there are, ${mutants.length} of them are tried`);

writeSource(SOURCE, mutants);
const build = ['-S', SOURCE, '-B', BUILD, '-G', 'Ninja', '-DCMAKE_BUILD_TYPE=Release', '-DCMAKE_CXX_FLAGS=-w'];
execFileSync('cmake', build, { stdio: 'ignore' });
execFileSync('cmake', ['--build', BUILD, '--target', 'tensu_tests'], { stdio: ['ignore', 'ignore', 'inherit'] });

/** Whether some stage of the tests fails, breaks off or does not end; `limit` in milliseconds. */
function isCaught(id, limit) {
  const env = { ...process.env, TENSU_MUTANT: String(id) };
  return STAGES.some((stage) => {
    const run = spawnSync(`${BUILD}/tensu_tests`, ['--abort', stage], { env, timeout: limit, stdio: 'ignore' });
    return run.status !== 0;
  });
}

const start = Date.now();
if (isCaught(0, 600_000)) {
  throw new Error('the tests fail without any mutant');
}
const limit = 5 * (Date.now() - start) + 10_000;

const explained = JSON.parse(readFileSync(new URL('survivors.json', import.meta.url), 'utf8'));
const KEY = ['file', 'line', 'at', 'becomes'];
const whyOf = (mutant) => explained.find((each) => KEY.every((key) => each[key] === mutant[key]))?.why;
const shown = ({ file, number, at, line, code, becomes }) =>
  `${file}:${number}: ${line}\n    ${code} (at ${at}) → ${becomes}`;

const survivors = [];
mutants.forEach((mutant, i) => {
  if (!isCaught(mutant.id, limit)) {
    const found = described(mutant);
    survivors.push({ ...found, why: whyOf(found) });
    console.log(`survived: ${shown(found)}`);
  }
  if ((i + 1) % 50 === 0) {
    console.log(`${i + 1} tried, ${i + 1 - survivors.length} caught`);
  }
});
writeFileSync('build/mutate/survivors.json', `${JSON.stringify(survivors, null, 2)}\n`);

const open = survivors.filter(({ why }) => why === undefined);
const percent = (100 * (mutants.length - survivors.length)) / mutants.length;
console.log(`${percent.toFixed(1)} % caught, at least ${WANTED} are asked for; ${survivors.length} survived`);
for (const each of open) {
  console.log(`not explained: ${shown(each)}`);
}
process.exitCode = percent >= WANTED && open.length === 0 ? 0 : 1;
