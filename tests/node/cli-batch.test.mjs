// `tensu batch` is a filter: in order, however the input is split, with little memory, and it ends cleanly.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, createWriteStream, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { loadEngine } from 'tensu';
import { requestsOf } from './support/cases.mjs';
import { command, start, tensu } from './support/command.mjs';

const engine = await loadEngine();
const requests = requestsOf('score');
const lines = requests.map((hand) => JSON.stringify(hand));
const input = `${lines.join('\n')}\n`;
const results = requests.map((hand) => JSON.stringify(engine.score(hand)));
const output = `${results.join('\n')}\n`;
const WIN = '{"rules":"tenhou","concealed":"234m345p5678s666z5s","win":{"by":"tsumo"}}';
const COLUMNS = 'ok,code,rules,han,fu,limit,yakuman,yaku,dora,base,pattern,roots,total,deltas';

/** Numbers of the lines that standard error names. */
const named = (stderr) => [...stderr.matchAll(/^tensu: line (\d+): .+[.]$/gm)].map(([, line]) => Number(line));

test('every result is that of the engine, in order, by one thread and by several', async () => {
  for (const jobs of [1, 3]) {
    const { status, stdout } = await tensu(['batch', '--jobs', String(jobs)], { input });
    assert.equal(status, 0);
    assert.equal(stdout, output, `${jobs} jobs`);
  }
});

test('a file is read as standard input is', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'tensu-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'requests.jsonl');
  writeFileSync(file, input);
  assert.equal((await tensu(['batch', file])).stdout, output);
});

test('lines in the one-line form, with the rules that they do not name', async () => {
  const hands = requests.filter((hand) => typeof hand.rules === 'string').slice(0, 200);
  const written = hands.map((hand) => engine.formatLine(hand)).filter(Boolean);
  const { stdout } = await tensu(['batch'], { input: `${written.join('\n')}\r\n\n` });
  const wanted = written.map((line) => {
    const read = engine.parseLine(line);
    return JSON.stringify('problems' in read ? { ...read, checks: [] } : engine.score(read));
  });
  assert.deepEqual(stdout.trimEnd().split('\n'), wanted);
  const bare = await tensu(['batch', '--rules', 'makopi-house;kiriage=false'], {
    input: '234m345p5678s666z5s win=tsumo',
  });
  assert.equal(JSON.parse(bare.stdout).rules, 'makopi-house');
});

test('any split of the input at the ends of lines gives the same output', async () => {
  const some = lines.filter((_, i) => i % 4 === 0);
  const { length } = some;
  for (const options of [[], ['--columns', 'han,total']]) {
    const whole = await tensu(['batch', ...options], { input: some.join('\n') });
    for (const at of [
      [1, length - 1],
      [Math.floor(length / 3), Math.floor(length / 2)],
    ]) {
      const parts = [some.slice(0, at[0]), some.slice(at[0], at[1]), some.slice(at[1])];
      const outputs = await Promise.all(parts.map((part) => tensu(['batch', ...options], { input: part.join('\n') })));
      assert.equal(outputs.map(({ stdout }) => stdout).join(''), whole.stdout, `${at}`);
    }
  }
});

test('however the bytes arrive', async () => {
  const text = `${WIN}\n{"rules":"天鳳"}\n${WIN}\n`;
  const child = start(['batch']);
  let stdout = '';
  child.stdout.setEncoding('utf8').on('data', (piece) => {
    stdout += piece;
  });
  for (const byte of Buffer.from(text)) child.stdin.write(Buffer.from([byte]));
  child.stdin.end();
  await once(child, 'close');
  assert.equal(stdout, (await tensu(['batch'], { input: text })).stdout);
  assert.equal(stdout.split('\n').length, 4);
});

test('columns hold what the results hold, quickly found or not', async () => {
  const all = await tensu(['batch', '--columns', COLUMNS, '--header'], { input });
  const rows = all.stdout.trimEnd().split('\n');
  assert.equal(rows.shift(), COLUMNS);
  for (const [i, hand] of requests.entries()) {
    const result = engine.score(hand);
    const row = Object.fromEntries(rows[i].split(',').map((value, k) => [COLUMNS.split(',')[k], value]));
    assert.equal(row.ok, String(result.ok));
    assert.equal(row.code, result.ok ? '' : result.problems[0].code);
    if (!result.ok) {
      assert.equal(row.han + row.total, '');
      continue;
    }
    assert.deepEqual([row.han, row.fu, row.yakuman].map(Number), [result.han, result.fu, result.yakuman]);
    assert.equal(row.yaku, result.yaku.map(({ id }) => id).join(' '));
    assert.equal(Number(row.total), result.deltas[hand.seat ?? 0]);
    assert.equal(row.deltas, result.deltas.join(' '));
    assert.equal(row.pattern, result.pattern?.id ?? '');
  }
  const quick = await tensu(['batch', '--columns', 'total,ok,code,fu,base,han', '--tsv'], { input });
  const places = ['total', 'ok', 'code', 'fu', 'base', 'han'].map((column) => COLUMNS.split(',').indexOf(column));
  assert.deepEqual(
    quick.stdout.trimEnd().split('\n'),
    rows.map((row) => places.map((place) => row.split(',')[place]).join('\t')),
  );
  assert.equal(quick.stderr, all.stderr);
});

test('a total of more than 32 bits is the same in every choice of columns', async () => {
  const line = '19m19p19s1234567z1m win=tsumo honba=1000000 deposits=1000000 rules=tenhou;honba=3000';
  const { deltas } = engine.score(engine.parseLine(line));
  assert.ok(deltas[0] > 2 ** 31);
  for (const columns of ['ok,total', 'ok,total,yaku']) {
    const { stdout } = await tensu(['batch', '--columns', columns], { input: `${line}\n` });
    assert.equal(stdout.trim().split(',')[1], String(deltas[0]), columns);
  }
});

test('a bad line is named and has its result, and the rest goes on', async () => {
  const text = `${WIN}\n{"rules":\n\n${WIN}\n123m4\n${WIN.replace('234m', '2m')}\n123m456p789s1122z3z win=tsumo rules=tenhou\n[]\nnull\n`;
  for (const options of [[], ['--jobs', '2'], ['--columns', 'ok,han'], ['--columns', 'ok,yaku']]) {
    const { status, stdout, stderr } = await tensu(['batch', ...options], { input: text });
    assert.equal(status, 0);
    assert.deepEqual(named(stderr), [2, 5, 6, 8, 9], options.join());
    assert.match(stderr, /^tensu: 5 lines could not be read\.$/m);
    const written = stdout.trimEnd().split('\n');
    assert.equal(written.length, 8, 'a result for each line that is not empty');
    if (options[0] === '--columns') continue;
    const parsed = written.map((line) => JSON.parse(line));
    assert.deepEqual(
      parsed.map(({ ok }) => ok),
      [true, false, true, false, false, false, false, false],
    );
    for (const { ok, problems, checks } of parsed) assert.ok(ok || (problems.length > 0 && Array.isArray(checks)));
  }
});

test('--strict ends before the first bad line', async () => {
  const text = `${WIN}\n${WIN}\n{"rules":\n${WIN}\n`.padEnd(1 << 20, `${WIN}\n`);
  for (const options of [[], ['--jobs', '2'], ['--columns', 'han'], ['--columns', 'yaku']]) {
    const { status, stdout, stderr } = await tensu(['batch', '--strict', ...options], { input: text });
    assert.equal(status, 2);
    assert.equal(stdout.split('\n').length, 3, options.join());
    assert.deepEqual(named(stderr), [3]);
  }
});

test('a line without end is refused and takes no room', async () => {
  const long = `${WIN}\n{"rules":"${'x'.repeat(8 << 20)}"}\n${WIN}\n`;
  const { stdout, stderr } = await tensu(['batch'], { input: long });
  assert.deepEqual(named(stderr), [2]);
  assert.deepEqual(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).ok),
    [true, false, true],
  );
});

test('no part of a line that is too long is taken for a hand', async () => {
  const blanks = ' '.repeat(1_300_000);
  const hand = '234m345p5678s666z5s win=tsumo rules=tenhou';
  for (const long of [
    WIN.replace('}}', `}${blanks},"honba":5}`),
    WIN + blanks,
    `${hand}${blanks}JUNK`,
    `JUNK${blanks}${hand}`,
    `${blanks}${hand}`,
  ]) {
    for (const text of [`${WIN}\n${long}\n${WIN}\n`, `${WIN}\n\n${long}`]) {
      const { stdout, stderr } = await tensu(['batch', '--columns', 'ok'], { input: text });
      assert.equal(stdout, text.endsWith('\n') ? 'true\nfalse\ntrue\n' : 'true\nfalse\n');
      assert.deepEqual(named(stderr), [text.endsWith('\n') ? 2 : 3]);
    }
  }
  const fitting = `${hand}${' '.repeat((1 << 20) - hand.length)}`;
  assert.equal((await tensu(['batch', '--columns', 'ok'], { input: `${fitting}\n${fitting}` })).stdout, 'true\ntrue\n');
});

test('what reads the output may stop reading', async () => {
  const child = start(['batch', '--jobs', '2']);
  let stderr = '';
  child.stderr.on('data', (text) => {
    stderr += text;
  });
  child.stdin.on('error', () => {});
  child.stdin.write(input.repeat(20));
  await once(child.stdout, 'data');
  child.stdout.destroy();
  const [status] = await once(child, 'exit');
  assert.equal(status, 0);
  assert.doesNotMatch(stderr, /EPIPE/);
});

for (const [signal, number] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
]) {
  test(`${signal} ends it at the end of a line`, async () => {
    for (const jobs of ['1', '2']) {
      const child = start(['batch', '--jobs', jobs]);
      let stdout = '';
      child.stdin.on('error', () => {});
      child.stderr.resume();
      child.stdin.write(input + WIN.slice(0, 20));
      child.stdout.setEncoding('utf8').on('data', (piece) => {
        if (stdout === '') child.kill(signal);
        stdout += piece;
      });
      const [status] = await once(child, 'close');
      assert.equal(status, number);
      assert.ok(stdout.endsWith('\n'));
      assert.equal(output.startsWith(stdout), true, 'and nothing is left out before it');
    }
  });
}

test('at a signal it ends though nothing comes, by whatever way it reads', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'tensu-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const pipe = join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  for (const args of [[], [pipe]]) {
    for (const jobs of ['1', '2']) {
      const child = start(['batch', '--jobs', jobs, ...args]);
      child.stdin.on('error', () => {});
      const source = args.length > 0 ? createWriteStream(pipe).on('error', () => {}) : child.stdin;
      source.write(`${WIN}\n${WIN}`);
      await once(child.stdout, 'data');
      child.kill('SIGTERM');
      const [status] = await once(child, 'exit');
      assert.equal(status, 143, `${args.length} ${jobs}`);
      source.destroy();
    }
  }
});

test('what it says ends at the end of a line at a signal, too', async () => {
  const child = start(['batch', '--columns', 'ok']);
  let stderr = '';
  child.stdin.on('error', () => {});
  child.stdout.resume();
  child.stdin.write('{"rules":\n'.repeat(100_000));
  child.stderr.setEncoding('utf8').on('data', (piece) => {
    if (stderr === '') child.kill('SIGINT');
    stderr += piece;
  });
  const [status] = await once(child, 'close');
  assert.equal(status, 130);
  assert.match(stderr, /\ntensu: [\d,]+ lines could not be read\.\n$/);
});

test('nor does it wait for who reads neither its results nor what it says', async () => {
  for (const quiet of ['stdout', 'stderr']) {
    const child = start(['batch', '--jobs', '2']);
    child.stdin.on('error', () => {});
    child[quiet === 'stdout' ? 'stderr' : 'stdout'].resume();
    // More than fits between the two.
    const line = quiet === 'stdout' ? WIN : '{"rules":';
    child.stdin.write(`${line}\n`.repeat(20_000));
    child[quiet].once('readable', () => child.kill('SIGINT'));
    const [status] = await once(child, 'exit');
    assert.equal(status, 130, quiet);
  }
});

test('that nobody reads what it says any more does not end it', async () => {
  const child = start(['batch', '--columns', 'ok']);
  let rows = '';
  child.stdout.setEncoding('utf8').on('data', (piece) => {
    rows += piece;
  });
  child.stderr.once('data', () => child.stderr.destroy());
  child.stdin.end('{"rules":\n'.repeat(100_000));
  const [status] = await once(child, 'close');
  assert.equal(status, 0);
  assert.equal(rows, 'false\n'.repeat(100_000));
});

test('what cannot be written is said and ends it', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'tensu-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'requests.jsonl');
  writeFileSync(file, `${WIN}\n`.repeat(3));
  // A kilobyte is less than one result: the rest of it must not be lost in silence.
  for (const [limit, target, reason] of [
    ['unlimited', '/dev/full', 'ENOSPC'],
    ['1', join(folder, 'out'), 'EFBIG'],
  ]) {
    const run = `ulimit -f ${limit}; exec "$0" "$1" batch --lang en "$2" > "$3"`;
    const { status, stderr } = spawnSync('bash', ['-c', run, process.execPath, command, file, target], {
      encoding: 'utf8',
    });
    assert.equal(status, 2);
    assert.equal(stderr, `tensu: the output cannot be written (${reason}). Make room, or write elsewhere.\n`);
  }
});

test('a refused line is named with its field, or told which rules it lacks', async () => {
  const input = `${WIN.replace('}}', '},"seat":7}')}\n234m345p5678s666z5s win=tsumo\n`;
  const { stderr } = await tensu(['batch'], { input });
  assert.match(stderr, /^tensu: line 1: seat: .+[.]\ntensu: line 2: It names no rules[.] .+ --rules[.]\n/);
});

test('whatever bytes come, a line is a line', async () => {
  const bytes = Buffer.concat([
    Buffer.from(`\ufeff${WIN}\r\n\r\n\0\n`),
    Buffer.from([0xff, 0xfe, 0x0a]),
    Buffer.from(`{"rules":"tenhou","concealed":"\ud800"}\n${WIN}`),
  ]);
  const { status, stdout, stderr } = await tensu(['batch', '--columns', 'ok,total'], { input: bytes });
  assert.equal(status, 0);
  assert.equal(stdout, 'true,3900\nfalse,\nfalse,\nfalse,\ntrue,3900\n');
  assert.deepEqual(named(stderr), [3, 4, 5]);
  assert.deepEqual(await tensu(['batch']), { status: 0, stdout: '', stderr: '' });
});

test('an unknown column is refused with those that there are', async () => {
  const { status, stderr } = await tensu(['batch', '--columns', 'han,points']);
  assert.equal(status, 2);
  assert.equal(stderr, `tensu: --columns: “points” is none of them. Choose one of ${COLUMNS.replaceAll(',', ', ')}.\n`);
});

/** How much memory a process has ever had, in MiB. */
const peakOf = (pid) => Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

test('memory does not grow with the input', async () => {
  const block = `${WIN}\n`.repeat(10_000);
  // A small heap is soon as full as it may be.
  const child = start(['batch', '--columns', 'total'], {
    NODE_OPTIONS: '--max-old-space-size=48 --max-semi-space-size=1',
  });
  child.stdout.resume();
  const write = async (times) => {
    for (let i = 0; i < times; i++) if (!child.stdin.write(block)) await once(child.stdin, 'drain');
  };
  await write(10);
  const early = peakOf(child.pid);
  await write(70);
  const late = peakOf(child.pid);
  child.stdin.end();
  const [status] = await once(child, 'close');
  assert.equal(status, 0);
  const bytes = (block.length * 70) / 2 ** 20;
  assert.ok(late - early < bytes / 3, `${early} MiB, then ${late} MiB after ${bytes} MiB more`);
});

test('it does not read on while nobody reads its output', async () => {
  const child = start(['batch', '--jobs', '2']);
  child.stderr.resume();
  let drained = true;
  // Far more than it may have under way, were it to read all of it.
  for (let i = 0; drained && i < 300; i++) {
    drained = child.stdin.write(input) || (await Promise.race([once(child.stdin, 'drain'), wait(3000, false)]));
  }
  assert.equal(drained, false);
  child.stdout.resume();
  if (child.stdin.writableNeedDrain) await once(child.stdin, 'drain');
  child.stdin.end();
  const [status] = await once(child, 'close');
  assert.equal(status, 0);
});

/** What a terminal shows of a batch with these arguments. */
const onTerminal = (rest) =>
  spawnSync('script', ['-qec', `${process.execPath} ${command} batch --lang en ${rest}`, '/dev/null'], {
    encoding: 'utf8',
    env: { ...process.env, SHELL: '/bin/bash' },
  }).stdout;

test('a terminal shows how far it is', (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'tensu-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'requests.jsonl');
  writeFileSync(file, `${WIN}\n${WIN}\n`);
  const run = (source) => onTerminal(`${source} > ${join(folder, 'out')}`);
  assert.match(run(file), /█{24} 100% {2}2 lines, [\d,]+ a second/);
  assert.match(run(`< ${file}`), /█{24} 100% {2}2 lines/);
  assert.match(run(`- < <(cat ${file})`), /\r\S*2 lines, [\d,]+ a second/);
  assert.equal(readFileSync(join(folder, 'out'), 'utf8').split('\n').length, 3);
});

test('what is said on a terminal has lines of its own', () => {
  // Opened like a file, it cannot be read at its start.
  assert.match(onTerminal('/proc/self/mem > /dev/null'), /a second\r\ntensu: FILE: [^\r]+EIO[^\r]+\r\n$/);
  const slow = `<(sleep 1; echo '{') > /dev/null`;
  const shown = onTerminal(slow).replaceAll('\r\x1b[K', 'CLEARED ');
  assert.match(shown, /a secondCLEARED tensu: line 1: [^\r]+\r\nCLEARED 1 line, /);
});

test('a folder as standard input is no input', () => {
  const folder = openSync('/', 'r');
  const { status, stderr } = spawnSync(process.execPath, [command, 'batch'], {
    stdio: [folder, 'pipe', 'pipe'],
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C' },
  });
  closeSync(folder);
  assert.equal(status, 2);
  assert.match(stderr, /^tensu: FILE: “-” cannot be read \(EISDIR\)/);
});

test('what a line lacks is said in words of the command', async () => {
  const { stderr } = await tensu(['batch', '--rules', 'tenhou'], { input: '234m345p5678s666z5s\n' });
  assert.match(stderr, /^tensu: line 1: win: “Way of winning” is missing\. Write it\.\n/);
});
