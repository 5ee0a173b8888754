// A hand on one line and back, exactly.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { loadEngine } from 'tensu';
import { runnerImport } from 'vite';
import { requestsOf } from './support/cases.mjs';
import { always, rolled } from './support/dice.mjs';
import { handMaker } from './support/hands.mjs';
import { validatorOf } from './support/schema.mjs';

const engine = await loadEngine();
const hands = rolled(handMaker(engine));
const isRequest = validatorOf('HandRequest');
const roundTrip = (hand) => engine.parseLine(engine.formatLine(hand));

/** What a line can hold: values of the declared kinds, called tiles that are in their melds, words without spaces. */
function fitsOneLine(hand) {
  const { problems = [] } = engine.score(hand);
  const unreadable = ({ code, field }) => /^bad_(rules|value|notation)$/.test(code) || field.endsWith('called');
  if (!isRequest(hand) || problems.some(unreadable)) {
    return false;
  }
  const words = [hand.dora, hand.ura, hand.discards];
  return !words.some((word) => /\s/.test(word)) && !/\s\s|^\s|\s$/.test(hand.concealed);
}

test('parseLine undoes formatLine for every case', () => {
  const all = ['score', 'ready'].flatMap(requestsOf);
  const fitting = all.filter(fitsOneLine);
  assert.ok(fitting.length > 0.8 * all.length);
  for (const hand of fitting) {
    assert.deepEqual(roundTrip(hand), hand, engine.formatLine(hand));
  }
});

test('parseLine undoes formatLine for every hand', () => {
  always(hands, 5000, (hand) => assert.deepEqual(roundTrip(hand), hand, engine.formatLine(hand)));
});

test('formatLine undoes parseLine for every line that it wrote', () => {
  always(hands, 2000, (hand) => {
    const line = engine.formatLine(hand);
    assert.equal(engine.formatLine(engine.parseLine(line)), line);
  });
});

const LINES = [
  '234p55s (123m) [7777z] 5s win=tsumo seat=1 round=S flags=riichi,ippatsu dora=3m honba=1 rules=makopi-house;kiriage=false',
];

test('the line of the interface is understood, and written in the order of its words', () => {
  const hand = engine.parseLine(LINES[0]);
  assert.deepEqual(hand, {
    rules: { base: 'makopi-house', set: { kiriage: false } },
    concealed: '234p55s5s',
    melds: [
      { type: 'chi', tiles: '123m' },
      { type: 'ankan', tiles: '7777z' },
    ],
    win: { by: 'tsumo' },
    seat: 1,
    round: 'S',
    flags: ['riichi', 'ippatsu'],
    dora: '3m',
    honba: 1,
  });
  assert.deepEqual(roundTrip(hand), hand);
  const written = engine.formatLine(hand);
  assert.equal(engine.formatLine(engine.parseLine(written)), written);
});

test('melds in every form', () => {
  const meldOf = (text, words = '') => engine.parseLine(`11m ${text} ${words}`).melds[0];
  assert.deepEqual(meldOf('(123m)'), { type: 'chi', tiles: '123m' });
  assert.deepEqual(meldOf('(555z)'), { type: 'pon', tiles: '555z' });
  assert.deepEqual(meldOf('(5555z)'), { type: 'kan', tiles: '5555z' });
  assert.deepEqual(meldOf('[5555z]'), { type: 'ankan', tiles: '5555z' });
  assert.deepEqual(meldOf('(555z+5z)'), { type: 'kakan', tiles: '5555z' });
  assert.deepEqual(meldOf('(<1 123m)'), { type: 'chi', tiles: '123m', from: 3, called: '1m' });
  assert.deepEqual(meldOf('(1<1 23m)', 'seat=2'), { type: 'chi', tiles: '123m', from: 1, called: '2m' });
  assert.deepEqual(meldOf('(55<3 0p)'), { type: 'pon', tiles: '550p', from: 1, called: '0p' });
  // Where nobody sits is not guessed: scoring refuses it.
  assert.deepEqual(meldOf('(123m<7)'), { type: 'chi', tiles: '123m', from: 7 });
  assert.deepEqual(meldOf('(<1 123m)', 'seat=1 rules=web-tile'), { type: 'chi', tiles: '123m', from: 0, called: '1m' });
});

/** Requests of every kind of field, each there or not, whether they make sense or not. */
function wellFormed() {
  const seat = fc.constantFrom(0, 1, 2, 3);
  const spellings = ['123m', '55z', '中中中', '🀇🀈🀉', '１２３ｍ', 'ESWN', '東南', '0p5p5p', '9m9m', '777z', '1s', ''];
  const tiles = fc.array(fc.constantFrom(...spellings), { maxLength: 4 }).map((parts) => parts.join(''));
  const number = fc.integer({ min: -(2 ** 31) + 2, max: 2 ** 31 - 1 });
  const value = fc.oneof(fc.boolean(), number, fc.constantFrom('off', 'none', 'as_printed', ''));
  const key = fc.constantFrom('kiriage', 'yaku.pinfu', 'min_han', 'wait_fu', '__proto__', 'constructor', '');
  const set = fc.dictionary(key, value, { maxKeys: 4 });
  const base = fc.constantFrom('tenhou', 'web-tile', 'mahjchina-sichuan', 'nowhere', '');
  const rules = fc.oneof(base, fc.record({ base, set }));
  const types = fc.constantFrom('chi', 'pon', 'kan', 'ankan', 'kakan');
  const MELDS = [
    '123m',
    '340p',
    '555z',
    '5550s',
    '5555z',
    '中中中',
    '🀇🀈🀉',
    '4m5m6m',
    '55m',
    '1z1z1z1z',
    '１２３ｍ',
    '05m5m',
  ];
  const calls = { '123m': '2m', '340p': '0p', '555z': '5z', '5550s': '0s', 中中中: '中', '🀇🀈🀉': '🀈', '4m5m6m': '5m' };
  const meld = fc
    .record({ type: types, tiles: fc.constantFrom(...MELDS), from: fc.option(seat), isCalled: fc.boolean() })
    .map(({ type, tiles, from, isCalled }) => ({
      type,
      tiles,
      ...(from !== null && { from }),
      ...(isCalled && calls[tiles] && { called: calls[tiles] }),
    }));
  const flags = fc.array(fc.constantFrom('riichi', 'chankan-ankan', 'kong-bloom', 'nothing-known'), { maxLength: 3 });
  const win = fc.oneof(
    fc.constant({ by: 'tsumo' }),
    fc.record({ by: fc.constant('ron'), from: seat }),
    fc.record({ from: seat }),
    fc.constantFrom({ by: 'other' }, { by: '' }),
  );
  const fields = { rules, win, seat, flags, dora: tiles, ura: tiles, flowers: number, honba: number, deposits: number };
  const more = {
    round: fc.constantFrom('E', 'S', 'W', 'N', 'X'),
    melds: fc.array(meld, { maxLength: 5 }),
    points: fc.array(number, { maxLength: 5 }),
    discards: tiles,
    liable: seat,
    lack: fc.constantFrom('m', 'p', 's', 'z'),
    active: fc.array(seat, { maxLength: 4 }),
  };
  const all = fc.record({ concealed: tiles, ...fields, ...more }, { requiredKeys: ['concealed'] });
  // Plain objects, without the null prototypes that fast-check likes to try.
  return all.map((hand) => structuredClone(hand));
}

test('parseLine undoes formatLine for any fields, whether they make sense or not', () => {
  always(wellFormed(), 8000, (hand) => {
    assert.deepEqual(roundTrip(hand), hand, engine.formatLine(hand));
  });
});

test('a called tile that is spelled otherwise than in its meld is kept', () => {
  const melds = [
    { type: 'pon', tiles: '555z', from: 2, called: '白' },
    { type: 'chi', tiles: '１２３ｍ', from: 3, called: '2m' },
    { type: 'chi', tiles: '🀇🀈🀉', from: 3, called: '2m' },
  ];
  const [white, wide, faces] = roundTrip({ concealed: '11m', melds }).melds;
  assert.deepEqual(white, { type: 'pon', tiles: '555z', from: 2, called: '5z' });
  assert.deepEqual(wide, { type: 'chi', tiles: '１２３ｍ', from: 3, called: '２ｍ' });
  assert.deepEqual(faces, { type: 'chi', tiles: '🀇🀈🀉', from: 3, called: '🀈' });
});

const problemsOf = (line) => {
  const { ok, problems } = engine.parseLine(line);
  return ok === false ? problems : undefined;
};

test('what is no line is refused with its position', () => {
  const at = (line) =>
    problemsOf(line)?.map(({ code, field, detail }) => [code, field, detail.position, detail.reason]);
  assert.deepEqual(at('11m (123m'), [['bad_notation', 'text', 4, 'unclosed']]);
  assert.deepEqual(at('🀇🀇 [5555z'), [['bad_notation', 'text', 5, 'unclosed']]);
  assert.deepEqual(at('11m [123m) 55z'), [['bad_notation', 'text', 4, 'unclosed']]);
  assert.deepEqual(at('11m (123m (456m) [55z)'), [
    ['bad_notation', 'text', 4, 'unclosed'],
    ['bad_notation', 'text', 17, 'unclosed'],
  ]);
  assert.deepEqual(at('11m )'), [['bad_notation', 'text', 4, 'unclosed']]);
  assert.deepEqual(at('11m win=tsumo win=ron'), [['bad_value', 'text', 14, 'twice']]);
  assert.deepEqual(at('11m wind=E'), [['bad_value', 'text', 4, 'unknown']]);
  assert.deepEqual(at('11m ] wind=E win=ron'), [
    ['bad_notation', 'text', 4, 'unclosed'],
    ['bad_value', 'text', 6, 'unknown'],
  ]);
  assert.deepEqual(problemsOf('11m honba=x'), [
    { code: 'bad_value', field: 'honba', detail: { reason: 'wrong-kind' } },
  ]);
  assert.deepEqual(problemsOf('11m rules=tenhou;kazoe=true;kazoe=false'), [
    { code: 'bad_rules', field: 'rules.set.kazoe', detail: { reason: 'twice' } },
  ]);
  assert.deepEqual(problemsOf('11m points=1,x,3,4')?.[0].field, 'points');
  assert.deepEqual(at('345p (<1 2<2 22m)'), [['bad_value', 'text', 10, 'twice']]);
  assert.deepEqual(at('11m melds=junk'), [['bad_value', 'text', 4, 'unknown']]);
  for (const value of [undefined, null, 7, {}, ['11m']]) {
    assert.equal(problemsOf(value)?.[0].detail.reason, 'wrong-kind');
  }
});

test('tiles that a meld or a word parts are refused as those that a space parts', () => {
  for (const between of [' ', '(222m)', ' (222m) ', ' win=tsumo ', ' (222m) seat=1 [7777z]']) {
    const { problems } = engine.score(engine.parseLine(`345p5678${between}s666z5s rules=tenhou`));
    const [{ code, field, detail }] = problems;
    assert.deepEqual([code, field, detail.reason], ['bad_notation', 'concealed', 'space-inside'], between);
  }
});

test('full-width signs are read as those of a line', () => {
  assert.deepEqual(engine.parseLine('１１ｍ　（１＜１　２３ｍ）［５５５５ｚ］（５５５ｓ＋５ｓ） win=tsumo'), {
    concealed: '１１ｍ',
    melds: [
      { type: 'chi', tiles: '１２３ｍ', from: 3, called: '２ｍ' },
      { type: 'ankan', tiles: '５５５５ｚ' },
      { type: 'kakan', tiles: '５５５５ｓ' },
    ],
    win: { by: 'tsumo' },
  });
});

test('<tensu-hand> reads full-width signs, too, before the engine has come', async () => {
  const path = fileURLToPath(new URL('../../web/widget/state/read-tiles.ts', import.meta.url));
  const { readTiles } = (await runnerImport(path)).module;
  const narrow = readTiles('11m (1<1 23m) [5555z] (555s+5s) win=tsumo');
  assert.equal(narrow.melds[2].kind, 'kakan');
  assert.deepEqual(readTiles('１１ｍ　（１＜１　２３ｍ）［５５５５ｚ］（５５５ｓ＋５ｓ） win=tsumo'), narrow);
});

const WIN = { rules: 'tenhou', concealed: '234m345p5678s666z5s', win: { by: 'tsumo' } };
const PON = { type: 'pon', tiles: '222m', from: 2 };
const open = (meld) => ({ ...WIN, concealed: '345p5678s666z5s', melds: [{ ...PON, ...meld }] });

/** Hands that are refused, for what no line can hold. */
const NO_LINE = [
  ...['234m345p5678s666z5s honba=5', '345p5678s666z5s (234m)', '345p5678s666z5s（234m）', '234m345p5678s666z5s\u2028'],
  ...['234m345p5678\ns666z5s', `234m345p5678s666z5s${' '.repeat(20000)}x`],
].map((concealed) => ({ ...WIN, concealed }));
NO_LINE.push(
  ...['tsu mo', 'tsumo honba=5', 'tsumo(222m)', ['tsumo']].map((by) => ({ ...WIN, win: { by } })),
  ...[['riichi,ippatsu'], ['riichi', ''], ['riichi '], [null], 'riichi', null].map((flags) => ({ ...WIN, flags })),
  ...['tenhou;kiriage=true', 'tenhou;', { base: 'tenhou' }].map((rules) => ({ ...WIN, rules })),
  ...[{ kiriage: 'true' }, { honba: '300' }, { 'kiriage=true;kazoe': true }, { kiriage: [true] }].map((set) => ({
    ...WIN,
    rules: { base: 'tenhou', set },
  })),
  ...['3 5m', '3m(2m)', '3m honba=5', ['3m'], null].map((dora) => ({ ...WIN, dora })),
  ...['5', true, null, [5]].map((honba) => ({ ...WIN, honba })),
  ...[null, 'x', {}, [null], ['(222m)'], [{ type: 'pong', tiles: '222m' }]].map((melds) => ({ ...WIN, melds })),
  ...[{ seat: '1' }, { seat: null }, { round: 'E ' }, { liable: null }, { points: [1, 2, '3', 4] }, { junk: 1 }].map(
    (fields) => ({ ...WIN, ...fields }),
  ),
  ...['222m) honba=5 (', '<1 222m', '22+2m', '22\n2m', '222m) (234m'].map((tiles) => open({ tiles })),
  ...['x', 12, -1, 1.5, '2', null].map((from) => open({ from })),
  ...['3m', '', '2m(', 5, null].map((called) => open({ called })),
);

test('a refused hand is no other one on its line', () => {
  for (const hand of NO_LINE) {
    const name = JSON.stringify(hand).slice(0, 200);
    assert.equal(engine.score(hand).ok, false, name);
    const line = engine.formatLine(hand);
    assert.doesNotMatch(line, /[\n\r\u2028]/, name);
    assert.equal(engine.score(engine.parseLine(line)).ok, false, `${name} ${line}`);
    if (hand.rules !== WIN.rules) continue;
    // Whoever reads a line may add the rules that it does not name.
    const bare = engine.parseLine(engine.formatLine({ ...hand, rules: undefined }));
    assert.equal(engine.score({ ...bare, rules: WIN.rules }).ok, false, `${name} without its rules`);
  }
});

test('a hand with line breaks between its tiles stands on one line', () => {
  const broken = { ...open({ tiles: '2m\n22m' }), concealed: '345p\r\n5678s666z\n5s', dora: '3m\n4m' };
  const line = engine.formatLine(broken);
  assert.doesNotMatch(line, /[\n\r]/);
  assert.deepEqual(engine.score(engine.parseLine(line)), engine.score(broken));
  assert.equal(engine.score(broken).ok, true);
});

test('any text is parsed or refused, and what is parsed stays as it is', () => {
  const pieces = [
    '(',
    ')',
    '[',
    ']',
    '<',
    '<1 ',
    '+',
    ':',
    ' ',
    '=',
    ';',
    ',',
    '5z',
    '123m',
    'chi:',
    'rules=',
    'win=ron',
  ];
  const words = [
    'melds=',
    'from=2',
    'points=1,2',
    'flags=',
    'seat=9',
    '🀇',
    '\ud83c',
    '\0',
    '０',
    '\u3000',
    '-1',
    '1e9',
  ];
  const texts = fc.oneof(
    fc.string({ unit: fc.constantFrom(...pieces, ...words), maxLength: 12 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
  );
  always(texts, 10000, (text) => {
    const hand = engine.parseLine(text);
    if (hand.ok !== false) {
      assert.equal(typeof hand.concealed, 'string');
      const line = engine.formatLine(hand);
      assert.deepEqual(engine.parseLine(line), engine.parseLine(engine.formatLine(engine.parseLine(line))));
    }
  });
});

test('a line of any length is answered', () => {
  for (const piece of ['1', '()', '(', '123m ', '[<1 +]', '=', 'a=b ', '+5m', '(<1 🀇)']) {
    for (const length of [1, 100, 2000, 2666, 8000, 8192, 16000, 100000]) {
      const line = piece.repeat(length);
      const answer = engine.parseLine(line);
      const melds = piece.endsWith(')') || piece.endsWith(']') ? length : 0;
      if (line.length <= 16000 && melds > 255) {
        const detail = { position: piece.length * 255, reason: 'out-of-range' };
        assert.deepEqual(answer.problems, [{ code: 'bad_value', field: 'text', detail }]);
      } else if (line.length > 16000) {
        assert.deepEqual(answer.problems, [{ code: 'bad_value', field: 'text', detail: { reason: 'out-of-range' } }]);
      } else if (answer.ok !== false) {
        const [first, ...others] = answer.melds ?? [];
        assert.equal(answer.melds?.length ?? 0, melds);
        assert.ok(others.every((meld) => isDeepStrictEqual(meld, first)));
      }
    }
  }
});

test('a request that is too long for a line gives one that can still be read', () => {
  const long = '1'.repeat(20000);
  const melds = Array(20).fill({ type: 'kakan', tiles: long, called: long, from: 1 });
  for (const hand of [
    { concealed: long, melds },
    { concealed: '', dora: long, ura: long, rules: long },
  ]) {
    const line = engine.formatLine(hand);
    assert.ok(line.length <= 16000 && !line.includes('\0'));
    assert.notEqual(engine.parseLine(line).ok, false);
  }
  const brackets = engine.formatLine({ concealed: '(', melds: [{ type: 'pon', tiles: ')' }] });
  assert.equal(engine.parseLine(brackets).ok, false);
});

test('a list is written as far as a line can hold one', () => {
  const flags = Array.from({ length: 300 }, (_, i) => `flag${i}`);
  for (const count of [9, 256])
    assert.deepEqual(roundTrip({ concealed: '11m', flags: flags.slice(0, count) }).flags, flags.slice(0, count));
  assert.deepEqual(roundTrip({ concealed: '11m', flags }).flags, flags.slice(0, 256));
});

test('a win from nobody names no discarder, in whatever way it is said', () => {
  for (const from of [undefined, null]) {
    assert.equal(engine.formatLine({ concealed: '11m', win: { by: 'ron', from } }), '11m win=ron');
  }
});

test('every option of every rule set fits in a line', () => {
  for (const { id } of engine.rules()) {
    const set = Object.fromEntries(engine.describe(id).options.map(({ key, value }) => [key, value]));
    const hand = { rules: { base: id, set }, concealed: '11m' };
    assert.deepEqual(roundTrip(hand), hand);
  }
});
