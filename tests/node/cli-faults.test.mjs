// What the command says to wrong arguments and wrong input: it names the argument and says what to do.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { command, tensu } from './support/command.mjs';

const HAND = '234m345p5678s666z5s';

/** Wrong arguments, and what the message names. */
const FAULTS = [
  [['scor'], 'scor', 'score'],
  [['constructor'], 'constructor'],
  [['score', HAND, '--constructor'], '--constructor'],
  [['help', 'toString'], 'COMMAND'],
  [['score'], 'HAND'],
  [['score', '123m4x'], 'HAND', '123m4x'],
  [['score', HAND, '--riich'], '--riich', '--riichi'],
  [['score', HAND, '--nonsense'], '--nonsense'],
  [['score', HAND, '--dora'], '--dora'],
  [['score', HAND, '--dora', '--riichi'], '--dora'],
  [['score', HAND, '--dora', '9x'], '--dora'],
  [['score', HAND, '--riichi=yes'], '--riichi'],
  [['score', HAND, '--ippatsu'], '--ippatsu'],
  [['score', HAND, '--ron'], '--from'],
  [['score', HAND, '--from', 'X'], '--from', 'E, S, W, N'],
  [['score', HAND, '--tsumo', '--from', 'S'], '--tsumo', '--from'],
  [['score', HAND, '--rules', 'foo'], '--rules', 'makopi-house'],
  [['score', HAND, '--option', 'kiriag=true'], '--option kiriag', 'kiriage'],
  [['score', HAND, '--option', 'kiriage=3'], '--option kiriage', 'true, false'],
  [['score', HAND, '--option', 'honba=-1'], '--option honba', '0–'],
  [['score', HAND, '--option', 'kiriage'], '--option', 'KEY=VALUE'],
  [['score', HAND, '--honba', 'x'], '--honba', '“x”'],
  [['score', HAND, '--points', '1,b'], '--points', '“b” is no whole number. Write'],
  [['score', HAND, '--active', '0,7'], '--active', '“7”'],
  [['score', HAND, '--melds', '(123m'], '--melds', 'Close it'],
  [['score', HAND, '--melds', '5s'], '--melds', '“5s” is more than melds'],
  [['score', HAND, '--melds', 'win=ron from=1'], '--melds', 'in brackets'],
  [['waits', HAND, '--melds', 'abc'], '--melds', 'in brackets'],
  [['score', HAND, '--melds', ''], '--melds', 'in brackets'],
  [['score', HAND, '--points', '1,2'], '--points', 'Correct it'],
  [['score', HAND, '--foo'], '--foo: this command has no such option. See --help.'],
  [['score', HAND, '--option', 'foo=1'], '--option foo: these rules have no such option. “'],
  [['score', HAND, '--rules', 'makopi-house seat=1'], '--rules', '“makopi-house seat=1”'],
  [['score', HAND, '--rules', 'makopi-house;kiriage=7'], '--rules kiriage', 'true, false'],
  [['score', `${HAND} rules=foo`, '--option', 'kiriage=true'], 'HAND', 'tensu rules'],
  [['score', `${HAND} foo=bar`], 'HAND', 'not known here'],
  [['score', `${HAND} seat=9`], 'HAND', 'Write another'],
  [['score', `${HAND} flags=riichi,foo`], 'HAND: “Conditions (2)”'],
  [['compare', HAND, '--option', 'kiriage=true'], '--option', '--rules'],
  [['rules', '--option', 'kiriage=true'], '--option', 'RULES'],
  [['rules', 'tenhou;honba=x'], 'RULES honba'],
  [['score', HAND, '--lang', 'xx'], '--lang', 'ja, en, zh'],
  [['rules', 'foo'], 'RULES', 'makopi-house'],
  [['rules', 'tenhou', 'more'], 'more'],
  [['settle'], 'FILE'],
  [['settle', '/nowhere/at-all'], 'FILE', 'ENOENT'],
  [['settle', command], 'FILE'],
  [['batch', '--columns', 'han,fo'], '--columns', 'fo'],
  [['batch', '--jobs', '0'], '--jobs'],
  [['batch', '--header'], '--header', '--columns'],
  [['batch', '--rules', 'tenhou;foo=1'], '--rules foo'],
  [['batch', '/nowhere/at-all'], 'FILE', 'ENOENT'],
  [['batch', '/'], 'FILE', 'EISDIR'],
  [['from', 'mjlo', 'x'], 'FORMAT', 'mjlog'],
  [['from', 'mjlog'], 'FILE'],
  [['from', 'mjlog', command], 'FILE', 'mjlog'],
  [['completion', 'tcsh'], 'SHELL', 'bash'],
  [['help', 'scor'], 'COMMAND', 'score'],
];

for (const [args, ...named] of FAULTS) {
  test(`wrong: tensu ${args.map((arg) => arg.replace(command, 'A-SCRIPT')).join(' ')}`, async () => {
    const { status, stdout, stderr } = await tensu(args);
    assert.equal(status, 2);
    assert.equal(stdout, '');
    assert.match(stderr, /^tensu: .*[.?]$/m);
    for (const name of named) assert.ok(stderr.includes(name), `${name} in ${stderr}`);
    assert.doesNotMatch(stderr, /undefined|\{\w+\}|\n {4}at /);
  });
}

/** What is wrong, and the whole name of where it stands: an option only where it was given or is lacking. */
const PLACES = [
  [['345p5678s666z5s (111m) (22x)'], 'HAND'],
  [['345p5678s666z5s (111m)', '--melds', '(22x)'], '--melds'],
  [['345p5678s666z5s (22x)', '--melds', '(111m)'], 'HAND'],
  [['345p5678s666z5s (22x'], 'HAND'],
  [[`${HAND} honba=x`], 'HAND'],
  [[`${HAND} honba=x`, '--honba', '1'], 'HAND'],
  [[`${HAND} honba=-1`], 'HAND'],
  [[`${HAND} honba=-1`, '--honba', '1000001'], '--honba'],
  [[`${HAND} dora=9x`, '--dora', '9z'], '--dora'],
  [[`${HAND} rules=tenhou;noten=1`], 'HAND'],
  [[`${HAND} rules=tenhou;noten=1`, '--option', 'kiriage=true'], 'HAND'],
  [[`${HAND} rules=tenhou;noten=1;noten=2`], 'HAND'],
  [[`${HAND} flags=ippatsu`], 'HAND'],
  [[HAND, '--ippatsu'], '--ippatsu'],
  [[`${HAND} win=rob`], 'HAND'],
  [[`${HAND} win=ron from=9`], 'HAND'],
  [[HAND, '--ron'], '--from'],
];

test('what is wrong is named by the argument that it stands in', async () => {
  for (const [args, place] of PLACES) {
    const { status, stderr } = await tensu(['score', ...args]);
    assert.equal(status, 2, args.join(' '));
    for (const line of stderr.match(/^tensu: .*$/gm))
      assert.ok(line.startsWith(`tensu: ${place}: `), `${args}: ${line}`);
  }
});

test('what a file or an argument says cannot command the terminal', async () => {
  const rogue = '\u001b[2J\u009b\ntensu: all is well';
  const line = JSON.stringify({ rules: 'tenhou', concealed: HAND, win: { by: 'tsumo' }, [rogue]: 1 });
  for (const [args, input] of [
    [['score', HAND, '--rules', rogue]],
    [['score', `${HAND}(${rogue.replaceAll('\n', '')}`]],
    [['score', '--lang', rogue, HAND]],
    [['batch'], `${line}\n`],
    [['settle', '-'], JSON.stringify({ rules: 'tenhou', outcome: { type: 'stopped' }, [rogue]: 1 })],
    [['from', 'mjai', rogue]],
  ]) {
    const { stderr } = await tensu(args, { input });
    assert.match(stderr, /^tensu: /);
    assert.doesNotMatch(stderr, /[^\n\P{Cc}]/u);
    assert.doesNotMatch(stderr, /^tensu: all is well/m);
  }
});

test('a mark shows where tiles cannot be read', async () => {
  for (const [args, written] of [
    [['234m (3m'], '234m (3m'],
    [['234m', '--melds', '5z (3m'], '5z (3m'],
  ]) {
    const { stderr } = await tensu(['score', ...args]);
    const [, line, mark] = stderr.split('\n');
    assert.equal(line.trim(), written);
    assert.equal(mark.indexOf('^'), line.indexOf('('));
  }
});

test('what is no hand at the table is refused by what it lacks', async () => {
  for (const [input, said] of Object.entries({
    '[]': 'FILE: “-” holds no hand in JSON.',
    '{"outcome":{"type":"stopped"}}': 'FILE: rules: none are named.',
    '{"rules":"tenhou"}': 'FILE: outcome: “Outcome” is missing. Write it.',
    '{"rules":"tenhou","outcome":{"type":"wins","wins":[{}]}}':
      'FILE: outcome.wins[0].seat: “Win 1, Winner” is missing.',
    '{"rules":"tenhou","outcome":{"type":"exhaustive","tenpai":[]},"more":1}':
      'FILE: more: “more”: this is not known here.',
  })) {
    const { status, stdout, stderr } = await tensu(['settle', '-'], { input });
    assert.deepEqual([status, stdout], [2, ''], input);
    assert.ok(stderr.startsWith(`tensu: ${said}`), stderr);
  }
});

/** Words and fields that are not known, and those that are named instead. */
const UNKNOWN = [
  [['settle', '-'], { outcome: { type: 'exhastive' } }, 'wins, exhaustive, abortive, stopped, battle'],
  [['settle', '-'], { outcome: { type: 'abortive', kind: 'x' } }, /Known here: four-winds, /],
  [
    ['settle', '-'],
    { outcome: { type: 'wins', wins: [{ seat: 1, win: { by: 'rob' }, han: 1, fu: 30 }] } },
    'tsumo, ron',
  ],
  [['settle', '-'], { outcome: { type: 'stopped', why: 1 } }, 'type'],
  [['settle', '-'], { outcome: { type: 'stopped' }, penalties: [{ seat: 0, kind: 'x' }] }, /Known here: chombo, /],
  [['batch', '--strict'], { concealed: '123m', win: { by: 'tsumo', form: 1 } }, 'by, from'],
  [
    ['batch', '--strict'],
    { concealed: '123m', win: { by: 'tsumo' }, constructor: 1 },
    /Known here: rules, concealed, melds, /,
  ],
  [
    ['batch', '--strict'],
    { concealed: '123m', melds: [{ type: 'chii', tiles: '1m' }], win: { by: 'tsumo' } },
    'chi, pon, ',
  ],
  [['batch', '--strict'], { concealed: '123m', win: { by: 'tsumo' }, flags: ['riich'] }, /Known here: riichi, /],
  [['batch', '--strict'], { concealed: '123m', win: { by: 'tsumo' }, lack: 'x' }, 'm, p, s'],
];

for (const [args, fields, known] of UNKNOWN) {
  const input = JSON.stringify({ rules: fields.lack ? 'mahjchina-sichuan' : 'tenhou', ...fields });
  test(`what could stand in place of what is not known: ${input}`, async () => {
    const { status, stderr } = await tensu(args, { input });
    assert.equal(status, 2);
    assert.match(stderr, typeof known === 'string' ? new RegExp(`Known here: ${known}`) : known);
  });
}

test('nothing is listed where anything may stand, or where what is written is known elsewhere', async () => {
  for (const fields of [{ outcome: 3 }, { outcome: { type: 'stopped' }, honba: -1 }]) {
    const { stderr } = await tensu(['settle', '-'], { input: JSON.stringify({ rules: 'tenhou', ...fields }) });
    assert.doesNotMatch(stderr, /Known here/);
  }
  const elsewhere = { rules: 'mahjchina-sichuan', concealed: '123m', win: { by: 'tsumo' }, flags: ['riichi'] };
  const { stderr } = await tensu(['batch'], { input: JSON.stringify(elsewhere) });
  assert.match(stderr, /flags/);
  assert.doesNotMatch(stderr, /Known here/);
});

test('the winner cannot be the discarder', async () => {
  const { status, stderr } = await tensu(['score', '234m345p5678s666z5s', '--seat', 'S', '--from', '1']);
  assert.equal(status, 2);
  assert.equal(stderr, 'tensu: --from: S is the winner, too. Name the seat that discarded.\n');
});

test('a package without its engine, or with a damaged one, is said to be so', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'tensu-'));
  t.after(() => rmSync(folder, { recursive: true }));
  cpSync(dirname(dirname(command)), folder, { recursive: true });
  const run = () =>
    spawnSync(process.execPath, [join(folder, 'command/tensu.js'), 'rules', '--lang', 'en'], { encoding: 'utf8' });
  const wasm = join(folder, 'tensu.wasm');
  rmSync(wasm);
  const missing = run();
  writeFileSync(wasm, 'nothing');
  const damaged = run();
  for (const [{ status, stdout, stderr }, reason] of [
    [missing, 'ENOENT'],
    [damaged, 'tensu.wasm cannot be loaded'],
  ]) {
    assert.deepEqual([status, stdout], [2, '']);
    assert.equal(stderr, `tensu: the engine cannot be loaded (${reason}). Install the package anew.\n`);
  }
});

for (const lang of ['ja', 'en', 'zh']) {
  test(`what is wrong with an argument is set off alike, whoever found it: ${lang}`, async () => {
    const colon = lang === 'en' ? ': ' : '：';
    for (const [args, input, start] of [
      [['score', HAND, '--honba', 'x'], '', 'tensu: --honba'],
      [['score', HAND, '--seat', 'S', '--flowers', '3'], '', 'tensu: --flowers'],
      [['settle', '-'], '{"rules":"tenhou"}', `tensu: FILE${colon}outcome`],
      [['batch', '--strict', '--rules', 'tenhou'], '{"win":{"by":"tsumo"}}', `concealed`],
    ]) {
      const { status, stderr } = await tensu([...args, '--lang', lang], { input });
      assert.equal(status, 2);
      assert.ok(stderr.includes(`${start}${colon}`), stderr);
    }
  });

  test(`a bad line of a file of hands in words: ${lang}`, async () => {
    const { stderr } = await tensu(['batch', '--lang', lang], { input: '{\n' });
    assert.doesNotMatch(stderr, /undefined|\{\w+\}/);
    assert.match(stderr, /1/);
  });
}
