// Records of games become requests, and what they state of each win is what the engine counts.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { loadEngine } from 'tensu';
import { runnerImport } from 'vite';
import { tensu } from './support/command.mjs';

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const engine = await loadEngine();
const { module: mjlog } = await runnerImport(at('../../wasm/command/records/mjlog-tiles.ts'));

const ENDINGS = { mjlog: 'mjlog', tenhou: 'tenhou.json', mjai: 'mjai.jsonl' };
const fileOf = (game, format) => at(`samples/${game}.${ENDINGS[format]}`);
const parsed = ({ stdout }) =>
  stdout
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

/** What is won in the games of samples/, in their order: conditions, han, fu or yakuman, and the winner's income. */
const WINS = {
  riichi: [
    { flags: ['riichi', 'ippatsu'], han: 7, fu: 20, income: 19000 },
    { flags: ['riichi'], han: 3, fu: 30, income: 6500 },
    { flags: [], han: 1, fu: 30, income: 3300 },
    { flags: ['double-riichi', 'ippatsu'], han: 5, fu: 30, income: 8000 },
    { flags: ['houtei'], han: 4, fu: 30, income: 11600 },
    { flags: ['haitei'], han: 5, fu: 20, income: 8000 },
  ],
  melds: [
    { flags: [], melds: ['chi 340m', 'pon 055s'], han: 5, fu: 30, income: 8000 },
    { flags: ['rinshan'], melds: ['kan 7777z'], han: 2, fu: 40, income: 3900 },
    { flags: ['chankan'], han: 3, fu: 40, income: 5500 },
    { flags: ['riichi', 'ippatsu'], melds: ['ankan 1111z'], han: 4, fu: 70, income: 9000 },
  ],
  yakuman: [
    { flags: ['tenhou'], yakuman: 1, income: 48000 },
    { flags: ['chiihou'], yakuman: 1, income: 32000 },
    { flags: [], melds: ['pon 555z', 'pon 666z', 'pon 777z'], liable: 1, yakuman: 1, income: 32300 },
    { flags: [], melds: ['pon 111z', 'pon 222z', 'pon 333z', 'pon 444z'], liable: 3, yakuman: 1, income: 32000 },
    { flags: [], yakuman: 1, income: 32000 },
    { flags: [], yakuman: 1, income: 32000 },
  ],
};

for (const [game, wins] of Object.entries(WINS)) {
  for (const format of Object.keys(ENDINGS)) {
    test(`${game}, as ${format}: every win is worth what the record states`, async () => {
      const { status, stdout, stderr } = await tensu(['from', format, fileOf(game, format)]);
      assert.equal(stderr, `${wins.length} wins, ${wins.length} as stated, 0 otherwise\n`);
      assert.equal(status, 0);
      parsed({ stdout }).forEach((request, i) => {
        const { flags, melds = [], income, liable, han, fu, yakuman = 0 } = wins[i];
        assert.deepEqual(request.flags, flags);
        assert.deepEqual(
          request.melds.map(({ type, tiles }) => `${type} ${tiles}`),
          melds,
        );
        assert.equal(request.liable, liable);
        const result = engine.score(request);
        assert.equal(result.deltas[request.seat], income);
        assert.equal(result.yakuman, yakuman);
        if (!yakuman) assert.deepEqual([result.han, result.fu], [han, fu]);
      });
    });
  }

  test(`${game}: every form gives the same requests, which a batch scores`, async () => {
    const outputs = await Promise.all(
      Object.keys(ENDINGS).map((format) => tensu(['from', format, fileOf(game, format)])),
    );
    for (const { stdout } of outputs) assert.equal(stdout, outputs[0].stdout);
    const { stdout } = await tensu(['batch', '--columns', 'ok,total'], { input: outputs[0].stdout });
    assert.deepEqual(
      stdout.trim().split('\n'),
      wins.map(({ income }) => `true,${income}`),
    );
  });
}

test('of two who win on one discard the first in turn takes counters and sticks', async () => {
  const requests = parsed(await tensu(['from', 'mjlog', fileOf('riichi', 'mjlog')]));
  const [first, second] = requests.slice(2, 4);
  assert.deepEqual([first.honba, first.deposits], [1, 2]);
  assert.deepEqual([second.honba, second.deposits], [0, 0]);
});

/** A sample with something changed in it, as a file. */
function changed(t, game, format, change) {
  const folder = mkdtempSync(join(tmpdir(), 'tensu-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'game');
  writeFileSync(file, change(readFileSync(fileOf(game, format), 'utf8')));
  return file;
}

test('a worth that is not the stated one is listed with both values', async (t) => {
  const CHANGES = {
    mjlog: (text) => text.replace('ten="40,5200,0"', 'ten="50,6400,0"'),
    tenhou: (text) => text.replace('40符3飜', '50符3飜'),
    mjai: (text) => text.replace('"fan":3,"fu":40', '"fan":3,"fu":50'),
  };
  for (const [format, change] of Object.entries(CHANGES)) {
    const file = changed(t, 'melds', format, change);
    const { status, stderr } = await tensu(['from', format, file]);
    assert.equal(status, 1, format);
    assert.match(stderr, /East3 1 honba, the win of West:\n {2}fu: the record says 50, counted 40\n/);
    assert.match(stderr, /^4 wins, 3 as stated, 1 otherwise$/m);
    const checked = parsed(await tensu(['from', format, file, '--json']));
    assert.deepEqual(
      checked.map(({ differences }) => differences),
      [{}, {}, { fu: { stated: 50, scored: 40 } }, {}],
    );
  }
});

test('payments and yaku are compared, too', async (t) => {
  const file = changed(t, 'riichi', 'mjlog', (text) =>
    text.replace('yaku="1,1,2,1,0,1,7,1,', 'yaku="1,1,0,1,7,2,').replace('190,', '191,'),
  );
  const { stderr } = await tensu(['from', 'mjlog', file]);
  assert.match(stderr, /yaku: the record says .*, counted .*ippatsu/);
  assert.match(stderr, /deltas: the record says 19100,/);
});

test('a record that was cut off is no record', async (t) => {
  const lines = (from, to) => (text) => text.split('\n').slice(from, to).join('\n');
  const cut = [
    ['mjlog', (text) => text.slice(0, 2500)],
    ['mjai', lines(0, 60)],
    ['mjai', lines(0, -2)],
    ['mjai', lines(1)],
    ['tenhou', (text) => text.replace(/,\["和了",\[[^\]]*\],\[[^\]]*\]\]/, '')],
  ];
  for (const [format, change] of cut) {
    const file = changed(t, 'riichi', format, change);
    assert.notEqual(readFileSync(file, 'utf8'), readFileSync(fileOf('riichi', format), 'utf8'));
    const { status, stdout } = await tensu(['from', format, file]);
    assert.deepEqual([status, stdout], [2, ''], `${format} ${change}`);
  }
});

test('files packed with gzip', async (t) => {
  const file = changed(t, 'melds', 'mjlog', (text) => gzipSync(text));
  assert.equal((await tensu(['from', 'mjlog', file])).status, 0);
});

test('files with a mark of their encoding, or with the line ends of Windows', async (t) => {
  for (const format of Object.keys(ENDINGS)) {
    const file = changed(t, 'melds', format, (text) => `\ufeff${text.replaceAll('\n', '\r\n')}`);
    assert.equal((await tensu(['from', format, file])).status, 0, format);
  }
});

test('the rules are those that the record names', async (t) => {
  const rulesOf = async (format, change) => {
    const output = await tensu(['from', format, changed(t, 'yakuman', format, change)]);
    return parsed(output)[0].rules;
  };
  const noReds = { base: 'tenhou', set: { red_fives: 'none' } };
  assert.deepEqual(await rulesOf('mjlog', (text) => text.replace('type="169"', 'type="171"')), noReds);
  const closed = { base: 'tenhou', set: { kuitan: false } };
  assert.deepEqual(await rulesOf('mjlog', (text) => text.replace('type="169"', 'type="173"')), closed);
  assert.deepEqual(await rulesOf('tenhou', (text) => text.replace('"aka":1', '"aka":0')), noReds);
  assert.deepEqual(await rulesOf('tenhou', (text) => text.replace('般南喰赤', '般南赤')), closed);
});

test('other rules than those of Tenhou', async () => {
  const args = ['from', 'mjlog', fileOf('melds', 'mjlog'), '--rules', 'makopi-house', '--option', 'kuitan=false'];
  const { status, stdout, stderr } = await tensu(args);
  for (const { rules } of parsed({ stdout })) assert.deepEqual(rules, { base: 'makopi-house', set: { kuitan: false } });
  assert.equal(status, 1);
  assert.match(stderr, /counted it is no win: There is no yaku/);
});

test('what is no record, or one of three players, is bad input', async (t) => {
  const three = [
    ['mjlog', (text) => text.replace('type="169"', 'type="185"'), 'three'],
    ['tenhou', (text) => text.replace('般南喰赤', '般三南喰赤'), 'three'],
    ['mjai', (text) => text.replace('"A","B","C","D"', '"A","B","C"'), 'three'],
    ['mjlog', (text) => text.replace('<D', '<D9'), 'mjlog'],
    ['tenhou', (text) => text.slice(0, 500), 'tenhou'],
    ['mjai', (text) => text.replace('"pai":"', '"pai":"x'), 'mjai'],
    ['mjai', () => '{"rules":"tenhou"}\n', 'mjai'],
    ['mjai', () => '{"type":"x"}\n', 'mjai'],
    ['mjai', () => '{"type":"start_game"}\n{"type":"end_game"}\n', 'mjai'],
    ['mjlog', () => '<mjloggm></mjloggm>', 'mjlog'],
    ['tenhou', () => 'null', 'tenhou'],
    ['tenhou', () => '{"log":[]}', 'tenhou'],
  ];
  for (const [format, change, named] of three) {
    const { status, stderr } = await tensu(['from', format, changed(t, 'melds', format, change)]);
    assert.equal(status, 2, `${format} ${change}`);
    assert.match(stderr, new RegExp(`^tensu: FILE: .*${named}`));
  }
});

/** What a hand cannot start with, a tile that there is not, a kan added to no pon, a seat or points that are no number. */
const DAMAGED = {
  mjlog: [
    (text) => text.replace(/(<INIT.*?)oya="0"/, '$1oya="4"'),
    (text) => text.replace(/(<INIT.*?)oya="0"/, '$1oya="x"'),
    (text) => text.replace(/seed="\d+,/, 'seed="16,'),
    (text) => text.replace(/hai0="\d+,/, 'hai0="'),
    (text) => text.replace(/fromWho="\d"/, 'fromWho="7"'),
    (text) => text.replace(/ sc="\d+,/, ' sc="?,'),
  ],
  tenhou: [
    (text) => text.replace('[[[0,0,0]', '[[[16,0,0]'),
    (text) => text.replace('[[[0,0,0]', '[[[0,-1,0]'),
    (text) => text.replace('[11,52,23', '[11,54,23'),
    (text) => text.replace('[11,52,23', '[11,48,23'),
    (text) => text.replace('[11,52,23', '[11,23'),
    (text) => text.replace('[3,2,3,', '[3,8,3,'),
  ],
  mjai: [
    (text) => text.replace('"bakaze":"E"', '"bakaze":"P"'),
    (text) => text.replace('"oya":0', '"oya":"0"'),
    (text) => text.replace('"honba":0', '"honba":null'),
    (text) => text.replace('"type":"pon","actor":2', '"type":"none","actor":2'),
  ],
};

test('a damaged record is no record, and none of its wins is written', async (t) => {
  for (const [format, changes] of Object.entries(DAMAGED)) {
    for (const change of changes) {
      const file = changed(t, 'melds', format, change);
      assert.notEqual(readFileSync(file, 'utf8'), readFileSync(fileOf('melds', format), 'utf8'), String(change));
      const { status, stdout, stderr } = await tensu(['from', format, file]);
      assert.deepEqual([status, stdout], [2, ''], `${format} ${change}`);
      assert.match(stderr, new RegExp(`^tensu: FILE: .* is no record of the form ${format}`));
    }
  }
});

/** Melds as mjlog codes them, worked out by hand from the bits: kind, copies, which was called, from whom. */
const CODES = [
  [42031, 'chi', [61, 65, 68], 68],
  [51243, 'pon', [132, 134, 135], 134],
  [43019, 'pon', [113, 114, 115], 113],
  [(101 << 8) | 2, 'kan', [100, 101, 102, 103], 101],
  [36 << 8, 'ankan', [36, 37, 38, 39], 36],
];

test('melds of mjlog are read bit by bit', () => {
  for (const [code, type, tiles, called] of CODES) {
    const meld = mjlog.decodeMeld(code);
    assert.deepEqual([meld.type, meld.tiles, meld.called], [type, tiles, called], String(code));
  }
});

test('a file that cannot be read is named, and the others are read', async (t) => {
  const broken = changed(t, 'melds', 'mjlog', (text) => text.slice(0, 900));
  const good = fileOf('melds', 'mjlog');
  const { status, stdout, stderr } = await tensu(['from', 'mjlog', broken, `${broken}.gone`, good]);
  assert.equal(status, 2);
  assert.equal(stdout, (await tensu(['from', 'mjlog', good])).stdout);
  assert.match(stderr, /^tensu: FILE: “.*” is no record .+\ntensu: FILE: “.*gone” cannot be read \(ENOENT\).+\n4 wins/);
});

test('rules of another game, or options that they do not have, are refused before anything is read', async () => {
  const FITTING = engine.rules().filter(({ family, players }) => family === 'riichi' && players === 4);
  assert.ok(FITTING.length > 2 && FITTING.length < engine.rules().length);
  for (const id of ['mahjchina-sichuan', 'web-tile']) {
    const { status, stdout, stderr } = await tensu(['from', 'mjlog', fileOf('melds', 'mjlog'), '--rules', id]);
    assert.deepEqual([status, stdout], [2, '']);
    const choices = FITTING.map((rules) => rules.id).join(', ');
    assert.equal(stderr, `tensu: --rules: “${id}” is none of them. Choose one of ${choices}.\n`);
  }
  const { status, stderr } = await tensu(['from', 'mjlog', 'a', 'b', '--option', 'kuitann=false']);
  assert.equal(status, 2);
  assert.equal(stderr.split('\n').length, 2, stderr);
});

test('a table of another house is no table of Tenhou without open all simples', async (t) => {
  const file = changed(t, 'melds', 'tenhou', (text) => text.replace('般南喰赤', '玉の間南'));
  for (const { rules } of parsed(await tensu(['from', 'tenhou', file]))) assert.equal(rules, 'tenhou');
});

test('mjai without red fives', async (t) => {
  const plain = changed(t, 'yakuman', 'mjai', (text) => text.replace('"aka_flag":true', '"aka_flag":false'));
  const noReds = { base: 'tenhou', set: { red_fives: 'none' } };
  for (const { rules } of parsed(await tensu(['from', 'mjai', plain]))) assert.deepEqual(rules, noReds);
  const silent = changed(t, 'melds', 'mjai', (text) => text.replace('"aka_flag":true', '"kyoku_first":4'));
  for (const { rules } of parsed(await tensu(['from', 'mjai', silent]))) assert.equal(rules, 'tenhou');
});
