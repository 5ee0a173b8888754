// The command as a person uses it: what it prints, how it ends, and how it tells what it can do.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { loadEngine } from 'tensu';
import { command, tensu } from './support/command.mjs';

const engine = await loadEngine();
const COMMANDS = [
  'score',
  'waits',
  'discards',
  'compare',
  'rules',
  'settle',
  'batch',
  'from',
  'completion',
  'manual',
  'help',
];
const HAND = '234m345p5678s666z5s';

test('a hand is a table of what it is worth and who pays', async () => {
  const { status, stdout, stderr } = await tensu(['score', HAND, '--riichi', '--dora', '2m']);
  assert.equal(status, 0);
  assert.equal(stderr, '');
  for (const line of [
    /^Makopi house tournament {2}234m345p5678s666z5s$/m,
    /^Mangan 4 han 40 fu {2}4,000 points from each$/m,
    /^ {2}Riichi +1 han$/m,
    /^ {2}Triplet 666z +8 fu$/m,
    /^ {2}Sum +32 → 40 fu$/m,
    /^ {2}South → East {2}Tsumo {2}4,000$/m,
    /^ {2}East +\+12,000 {2}winner$/m,
  ]) {
    assert.match(stdout, line);
  }
});

test('columns stand under each other where letters are twice as wide', async () => {
  const { stdout } = await tensu(['score', HAND, '--riichi', '--lang', 'ja']);
  assert.match(stdout, /^ {2}立直 {10}1翻$/m);
  assert.match(stdout, /^ {2}門前清自摸和 {2}1翻$/m);
});

test('a Sichuan hand shows its row, its roots and the cap', async () => {
  const args = ['score', '112233m112233m22p', '--rules', 'mahjchina-sichuan', '--lack', 's'];
  const { status, stdout } = await tensu(args);
  assert.equal(status, 0);
  assert.match(stdout, /^ {2}Dragon seven pairs +4$/m);
  assert.match(stdout, /^ {2}3 roots +× 8$/m);
  assert.match(stdout, /^ {2}Base \(at most 8\) +8$/m);
});

test('--json is the answer of the engine', async () => {
  const hand = { rules: 'makopi-house', concealed: HAND, win: { by: 'tsumo' }, flags: ['riichi'], dora: '2m' };
  const { stdout } = await tensu(['score', HAND, '--riichi', '--dora', '2m', '--json']);
  assert.deepEqual(JSON.parse(stdout), engine.score(hand));
});

test('options and the one-line form say the same', async () => {
  const line =
    '234p55s (123m) [7777z] 34s5s win=ron from=1 seat=2 round=S flags=riichi honba=2 deposits=1 dora=3m rules=tenhou;kiriage=true';
  const options =
    '--ron --from S --seat W --round S --riichi --honba 2 --deposits 1 --dora 3m --rules tenhou --option kiriage=true';
  const one = await tensu(['score', line, '--json']);
  const other = await tensu(['score', '234p55s34s5s', '--melds', '(123m)[7777z]', ...options.split(' '), '--json']);
  assert.equal(other.stdout, one.stdout);
  assert.deepEqual(JSON.parse(one.stdout), engine.score(engine.parseLine(line)));
});

test('options go before what the line says, and every condition is one', async () => {
  const { stdout } = await tensu(['score', `${HAND} win=tsumo seat=1`, '--seat', '2', '--double-riichi', '--json']);
  assert.equal(JSON.parse(stdout).deltas[2] > 0, true);
  assert.equal(JSON.parse(stdout).yaku[0].id, 'double-riichi');
});

test('the exit status says whether it is a win', async () => {
  assert.equal((await tensu(['score', HAND])).status, 0);
  const none = await tensu(['score', '123m456p789s1122z3z']);
  assert.equal(none.status, 1);
  assert.match(none.stdout, /no complete hand/);
  assert.match(none.stdout, /^ {2}The tiles are a complete hand {2}not met$/m);
  assert.equal((await tensu(['score', '123m4x'])).status, 2);
  assert.equal((await tensu(['waits', '2345678m345p567s'])).status, 0);
  assert.equal((await tensu(['waits', '1379m1379p13579s'])).status, 1);
  assert.equal((await tensu(['compare', HAND])).status, 0);
  assert.equal((await tensu(['compare', '123m456p789s1122z3z'])).status, 1);
});

test('melds of several options stand together', async () => {
  const one = await tensu(['score', '234p55s34s5s', '--melds', '(123m)[7777z]', '--json']);
  const two = await tensu(['score', '234p55s34s5s', '--melds', '(123m)', '--melds', '[7777z]', '--json']);
  assert.equal(two.status, 0);
  assert.equal(two.stdout, one.stdout);
});

for (const lang of ['ja', 'en', 'zh']) {
  test(`every command tells how to use it: ${lang}`, async () => {
    const overview = await tensu(['--help', '--lang', lang]);
    assert.equal(overview.status, 0);
    for (const name of COMMANDS) {
      assert.match(overview.stdout, new RegExp(`^ {2}${name} +\\S`, 'm'));
      const { status, stdout } = await tensu([name, '--help', '--lang', lang]);
      assert.equal(status, 0);
      assert.match(stdout, new RegExp(`tensu ${name}`));
      assert.doesNotMatch(stdout, /undefined|\{\w+\}/);
      // Every option and argument has its words.
      const rows = stdout.split('\n').filter((line) => /^ {2}--[a-z-]+( [A-Z]|$| {2})/.test(line));
      for (const row of rows) assert.match(row, /\S {2,}\S/);
    }
  });
}

test('the language is that of the environment, in its order', async () => {
  const first = async (env) => (await tensu(['rules'], { env: { LC_ALL: '', ...env } })).stdout.split('\n')[2];
  assert.match(await first({ LANG: 'ja_JP.UTF-8' }), /まこぴ/);
  assert.match(await first({ LANG: 'ja_JP.UTF-8', LC_MESSAGES: 'en_GB' }), /Makopi/);
  assert.match(await first({ LANG: 'en_GB', LC_ALL: 'zh_CN.UTF-8' }), /[\u4e00-\u9fff]/);
  assert.match(await first({ LANG: 'C' }), /Makopi/);
});

test('there are colours in a terminal only, and not with NO_COLOR', async () => {
  const coloured = (text) => text.includes('\u001b[1m');
  assert.equal(coloured((await tensu(['score', HAND])).stdout), false);
  const inTerminal = (env) =>
    execFileSync('script', ['-qec', `${process.execPath} ${command} score ${HAND}`, '/dev/null'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, TERM: 'xterm', ...env },
    });
  assert.equal(coloured(inTerminal({})), true);
  assert.equal(coloured(inTerminal({ NO_COLOR: '1' })), false);
  assert.equal(coloured(inTerminal({ NO_COLOR: '' })), true);
  assert.equal(coloured(inTerminal({ TERM: 'dumb' })), false);
});

test('waits, discards and other rules as tables', async () => {
  const waits = await tensu(['waits', '2345678m345p567s', '--riichi']);
  assert.match(waits.stdout, /^ {2}2m +3 {2}3,900 points 2 han 40 fu {2}2,000 points from each 3 han 30 fu$/m);
  const discards = await tensu(['discards', '1247m1339p13789s5z', '--json']);
  const hand = { rules: 'makopi-house', concealed: '1247m1339p13789s5z', win: { by: 'tsumo' } };
  assert.deepEqual(JSON.parse(discards.stdout), engine.discards(hand));
  const compared = await tensu(['compare', '234m340p5678s666z5s', '--riichi']);
  for (const { id, family } of engine.rules()) {
    assert.equal(compared.stdout.includes(`  ${id} `), family === 'riichi');
  }
  assert.match(compared.stdout, /wcoom-riichi.*A red five was read as a plain one/);
  const two = await tensu(['compare', HAND, '--rules', 'tenhou', '--rules', 'wcoom-riichi', '--json']);
  assert.deepEqual(
    JSON.parse(two.stdout).map(({ rules }) => rules),
    ['tenhou', 'wcoom-riichi'],
  );
});

test('one rule set with several options is told apart', async () => {
  const args = ['compare', '234m456p345s66s67p8p', '--from', 'S', '--riichi', '--dora', '2m', '--option', 'honba=0'];
  const { stdout } = await tensu([...args, '--rules', 'tenhou', '--rules', 'tenhou;kiriage=true']);
  assert.match(stdout, /^ {2}tenhou;honba=0 {15}Tenhou {2}11,600 points/m);
  assert.match(stdout, /^ {2}tenhou;kiriage=true;honba=0 {2}Tenhou {2}12,000 points/m);
});

test('rules show every option with what its source says', async () => {
  const { options } = engine.describe('makopi-house');
  const { stdout } = await tensu(['rules', 'makopi-house']);
  for (const { key, value, valueStatus } of options) {
    const line = stdout.split('\n').find((each) => each.startsWith(`  ${key}=${value} `));
    assert.match(line ?? '', new RegExp(` ${valueStatus} `), key);
  }
  const changed = await tensu(['rules', 'makopi-house', '--option', 'kiriage=false', '--json']);
  assert.equal(JSON.parse(changed.stdout).options.find(({ key }) => key === 'kiriage').value, false);
});

test('a whole hand is settled from a file or from standard input', async () => {
  const round = {
    rules: 'tenhou',
    points: [25000, 25000, 25000, 25000],
    outcome: { type: 'exhaustive', tenpai: [0, 1] },
  };
  const input = JSON.stringify(round);
  const { status, stdout } = await tensu(['settle', '-'], { input });
  assert.equal(status, 0);
  assert.match(stdout, /^ {2}East +\+1,500 +25,000 +26,500$/m);
  assert.match(stdout, /^ {2}East round, 1 honba, dealer at place 0 \(counted from 0\)$/m);
  assert.deepEqual(JSON.parse((await tensu(['settle', '-', '--json'], { input })).stdout), engine.settle(round));
  const wrong = await tensu(['settle', '-'], { input: '{"rules":"tenhou","outcome":{"type":"nothing"}}' });
  assert.equal(wrong.status, 2);
  assert.match(wrong.stderr, /^tensu: FILE: outcome\.type: /);
});

test('the end of a game ranks the places', async () => {
  const points = [30000, 20000, 25000, 25000];
  const outcome = { type: 'exhaustive', tenpai: [] };
  const input = JSON.stringify({ rules: 'tenhou', points, dealerSeat: 3, lastHand: true, outcome });
  const { stdout } = await tensu(['settle', '-'], { input });
  assert.match(stdout, /^the game is over\n {2}rank 1 {2}place 3 \(counted from 0\) {2}\+30,000$/m);
});

test('in a battle seats are places, named from the dealer on', async () => {
  const tsumo = (seat) => ({ type: 'win', wins: [{ seat, win: { by: 'tsumo' }, base: 4 }] });
  const round = {
    rules: 'mahjchina-sichuan',
    dealerSeat: 2,
    outcome: { type: 'battle', actions: [tsumo(2), tsumo(3), tsumo(1)] },
  };
  const { status, stdout } = await tensu(['settle', '-'], { input: JSON.stringify(round) });
  assert.equal(status, 0);
  const { deltas, next } = engine.settle(round);
  const rows = ['Seat 3', 'Seat 4', 'Dealer', 'Seat 2'].map((name) =>
    stdout.search(new RegExp(`^ {2}${name} +[+−]`, 'm')),
  );
  assert.deepEqual(
    rows,
    rows.toSorted((a, b) => a - b),
  );
  assert.match(stdout, new RegExp(`^ {2}Dealer +\\+${deltas[2]}$`, 'm'));
  assert.match(stdout, /^ {2}Seat 2 → Dealer +Tsumo +5$/m);
  assert.match(stdout, new RegExp(`^Next hand\n {2}dealer at place ${next.dealer} `, 'm'));
  const again = { ...round, outcome: { type: 'battle', actions: [tsumo(3), tsumo(3)] } };
  const { stderr } = await tensu(['settle', '-'], { input: JSON.stringify(again) });
  assert.match(stderr, /: Seat 2 has already won/);
});

test('the version is that of the engine', async () => {
  assert.equal((await tensu(['--version'])).stdout, `${engine.version}\n`);
});

test('completions offer every command, option and rule set', async () => {
  for (const shell of ['bash', 'zsh', 'fish']) {
    const { stdout } = await tensu(['completion', shell]);
    for (const word of [...COMMANDS, 'kiriage', ...engine.rules().map(({ id }) => id), 'double-riichi', 'columns']) {
      assert.equal(stdout.includes(word), word !== 'kiriage', `${word} in ${shell}`);
    }
  }
});

test('zsh is told of no argument in words, which would keep it from completing options', async () => {
  const { stdout } = await tensu(['completion', 'zsh']);
  const operands = [...stdout.matchAll(/^ {6}'[*\d]:(\w+):(.*)'/gm)];
  assert.ok(operands.length > 8);
  for (const [, name, action] of operands) assert.match(action, /^(\(.*\)|_files)$/, name);
});

test('bash completes what was begun', async () => {
  const { stdout } = await tensu(['completion', 'bash']);
  const complete = (...words) =>
    execFileSync(
      'bash',
      ['-c', `${stdout}\nCOMP_WORDS=("$@") COMP_CWORD=$(($# - 1)); _tensu; echo "\${COMPREPLY[@]}"`, 'bash', ...words],
      {
        encoding: 'utf8',
      },
    ).trim();
  assert.equal(complete('tensu', 'sc'), 'score');
  assert.equal(complete('tensu', 'score', '--doub'), '--double-riichi');
  assert.equal(complete('tensu', 'score', '--rules', 'mak'), 'makopi-house');
  assert.equal(complete('tensu', 'from', 'mjl'), 'mjlog');
  // Where a file is wanted, nothing is in the way of the names of files.
  assert.equal(complete('tensu', 'settle', ''), '');
  assert.equal(complete('tensu', 'settle', '--j'), '--json');
  assert.equal(complete('tensu', '--l'), '--lang');
  assert.equal(complete('tensu', '--lang', ''), 'ja en zh');
  assert.equal(complete('tensu', '--lang', 'ja', 'sc'), 'score');
  assert.equal(complete('tensu', '--lang', 'ja', 'score', '--rules', 'mak'), 'makopi-house');
  // A value behind "=" comes as the shell parts it.
  assert.equal(complete('tensu', '--lang', '=', 'ja', 'sc'), 'score');
  assert.equal(complete('tensu', '--lang', '='), 'ja en zh');
  assert.equal(complete('tensu', '--lang', '=', 'ja', 'score', '--rules', '=', 'mak'), 'makopi-house');
  assert.equal(complete('tensu', 'score', '--seat', '='), 'E S W N');
  assert.equal(complete('tensu', 'score', 'seat', '=', 'mak'), '');
});

test('fish completes commands and options wherever the language stands', async (t) => {
  if (spawnSync('fish', ['--version']).error) return t.skip('there is no fish here');
  const { stdout } = await tensu(['completion', 'fish']);
  const script = `${stdout}\ncomplete -C $line`;
  const complete = (line) =>
    execFileSync('fish', ['--no-config', '-c', script], { encoding: 'utf8', env: { ...process.env, line } })
      .split('\n')
      .map((entry) => entry.split('\t')[0])
      .filter(Boolean);
  for (const before of ['', '--lang ja ', '--lang=ja ']) {
    assert.deepEqual(complete(`tensu ${before}sc`), ['score']);
    assert.deepEqual(complete(`tensu ${before}--ver`), ['--version']);
    assert.deepEqual(complete(`tensu ${before}score --doub`), ['--double-riichi']);
    assert.deepEqual(complete(`tensu ${before}score --rules mak`), ['makopi-house']);
  }
  assert.deepEqual(complete('tensu --lang '), ['en', 'ja', 'zh']);
  assert.deepEqual(complete('tensu score --doubl'), ['--double-riichi']);
});

test('the man page says of every command what help says', async () => {
  const { stdout } = await tensu(['manual']);
  assert.match(stdout, /^\.TH TENSU 1 /);
  for (const name of COMMANDS) assert.match(stdout, new RegExp(`^\\.SS tensu ${name}`, 'm'));
  assert.match(stdout, /^\.B \\-\\-honba N$/m);
  assert.match(stdout, /NO_COLOR/);
  // What man shows in a plain locale, too, without a word lost.
  assert.match(stdout, /^tensu score HAND\.\.\. \[OPTION\.\.\.\]$/m);
  assert.doesNotMatch(stdout, /…/);
});
