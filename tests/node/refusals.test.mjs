// What is refused, by which field, with which details; all of a stage at once, and nothing of the stages behind it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { loadEngine } from 'tensu';
import { requestsOf } from './support/cases.mjs';
import { always, rolled } from './support/dice.mjs';
import { handMaker } from './support/hands.mjs';
import { damaged, json } from './support/strange.mjs';

const engine = await loadEngine();

const CLOSED = {
  rules: { base: 'tenhou', set: { kiriage: false } },
  concealed: '123m567p234999s4m4m',
  win: { by: 'ron', from: 2 },
  seat: 1,
  flags: ['riichi'],
  dora: '1p',
  ura: '2p',
};
const MELDED = {
  ...CLOSED,
  concealed: '123m678p44m55p5p',
  melds: [{ type: 'pon', tiles: '999s' }],
  flags: [],
  ura: '',
};
const FLOWERS = { ...CLOSED, rules: { base: 'web-tile', set: { flowers: true } }, win: { by: 'tsumo' }, ura: '' };
const SICHUAN = {
  rules: 'mahjchina-sichuan',
  concealed: '123456m234p78p55m9p',
  lack: 's',
  win: { by: 'ron', from: 1 },
};

const problemsOf = (hand) => engine.score(hand).problems ?? [];

/** What is wrong, and the one problem that it is refused with. */
const SINGLE = [
  // Stage 1
  [CLOSED, { rules: 'nowhere' }, 'bad_rules', 'rules', { reason: 'unknown-rules' }],
  [CLOSED, { rules: 5 }, 'bad_rules', 'rules', { reason: 'wrong-kind' }],
  [
    CLOSED,
    { rules: { base: 'tenhou', set: { nothing: 1 } } },
    'bad_rules',
    'rules.set.nothing',
    { reason: 'unknown-option' },
  ],
  [
    CLOSED,
    { rules: { base: 'tenhou', set: { min_han: 5 } } },
    'bad_rules',
    'rules.set.min_han',
    { reason: 'out-of-range' },
  ],
  [CLOSED, { rules: { base: 'tenhou', set: { kazoe: 1 } } }, 'bad_rules', 'rules.set.kazoe', { reason: 'wrong-kind' }],
  // Stage 2
  [CLOSED, { seat: 4 }, 'bad_value', 'seat', { reason: 'out-of-range', min: 0, max: 3 }],
  [CLOSED, { seat: '1' }, 'bad_value', 'seat', { reason: 'wrong-kind', min: 0, max: 3 }],
  [CLOSED, { round: 'X' }, 'bad_value', 'round', { reason: 'wrong-kind', min: 0, max: 3 }],
  [CLOSED, { honba: -1 }, 'bad_value', 'honba', { reason: 'out-of-range', min: 0, max: 1_000_000 }],
  [CLOSED, { honba: 1_000_001 }, 'bad_value', 'honba', { reason: 'out-of-range', min: 0, max: 1_000_000 }],
  // The first and the last number that the engine is told as it is, and those past them.
  ...[-0x7fff_fffe, 0x7fff_ffff].map((honba) => [
    ...[CLOSED, { honba }],
    ...['bad_value', 'honba', { reason: 'out-of-range', min: 0, max: 1_000_000 }],
  ]),
  ...[-0x7fff_ffff, 0x8000_0000].map((honba) => [
    ...[CLOSED, { honba }],
    ...['bad_value', 'honba', { reason: 'wrong-kind', min: 0, max: 1_000_000 }],
  ]),
  [CLOSED, { deposits: 0.5 }, 'bad_value', 'deposits', { reason: 'wrong-kind', min: 0, max: 1_000_000 }],
  [CLOSED, { points: [1, 2, 3] }, 'bad_value', 'points', { reason: 'wrong-number', expected: 4 }],
  [CLOSED, { points: [1, 2, 'x', 4] }, 'bad_value', 'points[2]'],
  [CLOSED, { liable: 1 }, 'bad_value', 'liable', { reason: 'out-of-range' }],
  [CLOSED, { liable: 4 }, 'bad_value', 'liable', { reason: 'out-of-range', min: 0, max: 3 }],
  [CLOSED, { win: undefined }, 'bad_value', 'win', { reason: 'missing' }],
  [CLOSED, { win: 'ron' }, 'bad_value', 'win', { reason: 'wrong-kind' }],
  [CLOSED, { win: { from: 2 } }, 'bad_value', 'win.by', { reason: 'missing' }],
  [CLOSED, { win: { by: 'Ron', from: 2 } }, 'bad_value', 'win.by', { reason: 'unknown' }],
  [CLOSED, { win: { by: 'ron' } }, 'no_discarder', 'win.from'],
  [CLOSED, { win: { by: 'ron', from: null } }, 'no_discarder', 'win.from'],
  [CLOSED, { win: { by: 'ron', from: 1 } }, 'no_discarder', 'win.from'],
  [CLOSED, { win: { by: 'ron', from: 4 } }, 'no_discarder', 'win.from'],
  [CLOSED, { flags: 'riichi' }, 'bad_value', 'flags', { reason: 'unknown' }],
  [CLOSED, { flags: ['riichi', 'Riichi'] }, 'bad_value', 'flags[1]', { reason: 'unknown' }],
  [CLOSED, { flags: ['heaven', 'riichi'] }, 'bad_value', 'flags', { reason: 'unknown', flag: 'heaven' }],
  [CLOSED, { concealed: undefined }, 'bad_value', 'concealed', { reason: 'missing' }],
  [CLOSED, { concealed: 5 }, 'bad_value', 'concealed', { reason: 'wrong-kind' }],
  [CLOSED, { dora: null }, 'bad_value', 'dora', { reason: 'wrong-kind' }],
  [CLOSED, { winds: 'E' }, 'bad_value', 'winds', { reason: 'unknown' }],
  // A name that would mean something to what puts it in its place.
  [CLOSED, { '$&': 1 }, 'bad_value', '$&', { reason: 'unknown' }],
  [CLOSED, { win: { by: 'ron', from: 2, tile: '4m' } }, 'bad_value', 'win.tile', { reason: 'unknown' }],
  [CLOSED, { melds: 'none' }, 'bad_value', 'melds', { reason: 'wrong-kind' }],
  [MELDED, { melds: [null] }, 'bad_value', 'melds[0]', { reason: 'unknown' }],
  [MELDED, { melds: [{ tiles: '999s' }] }, 'bad_value', 'melds[0].type', { reason: 'missing' }],
  [MELDED, { melds: [{ type: 'pon' }] }, 'bad_value', 'melds[0].tiles', { reason: 'missing' }],
  [MELDED, { melds: [{ type: 'pon', tiles: '999s', kind: 1 }] }, 'bad_value', 'melds[0].kind', { reason: 'unknown' }],
  [
    MELDED,
    { melds: [{ type: 'pon', tiles: '999s', from: 'x' }] },
    'bad_value',
    'melds[0].from',
    { reason: 'wrong-kind' },
  ],
  ...['', ' ', '99s'].map((called) => [
    ...[MELDED, { melds: [{ type: 'pon', tiles: '999s', called }] }],
    ...['bad_value', 'melds[0].called', { reason: 'wrong-number' }],
  ]),
  [SICHUAN, { lack: undefined }, 'bad_value', 'lack', { reason: 'missing' }],
  [SICHUAN, { lack: 'z' }, 'bad_value', 'lack', { reason: 'unknown' }],
  [SICHUAN, { active: [0, 1, 4] }, 'bad_value', 'active[2]', { reason: 'unknown' }],
  [SICHUAN, { flags: ['riichi'] }, 'bad_value', 'flags', { reason: 'unknown', flag: 'riichi' }],
  // Stage 3
  [CLOSED, { dora: '1pf' }, 'tile_kind', 'dora', { tile: 'f' }],
  [CLOSED, { flowers: 1 }, 'tile_kind', 'flowers', { tile: 'f' }],
  [CLOSED, { rules: 'wcoom-riichi', concealed: '123m067p234999s4m4m' }, 'tile_kind', 'concealed', { tile: '0p' }],
  [CLOSED, { concealed: '123m567p234999s4m' }, 'tile_count', 'concealed', { count: 13, expected: 14 }],
  [MELDED, { concealed: '123m678p44m55p' }, 'tile_count', 'concealed', { count: 13, expected: 14 }],
  [CLOSED, { concealed: '123m567p99999s44m4m' }, 'too_many_copies', 'concealed', { tile: '9s', count: 5, max: 4 }],
  [FLOWERS, { flowers: 2, dora: 'fff' }, 'too_many_copies', 'flowers', { tile: 'f', count: 5, max: 4 }],
  [FLOWERS, { dora: 'fffff' }, 'too_many_copies', 'dora', { tile: 'f', count: 5, max: 4 }],
  [CLOSED, { concealed: '5555p67p234999s4m4m' }, 'too_many_copies', 'concealed', { tile: '5p', count: 4, max: 3 }],
  [MELDED, { melds: [{ type: 'pung', tiles: '999s' }] }, 'bad_meld', 'melds[0].type', { reason: 'unknown' }],
  [MELDED, { melds: [{ type: 'chi', tiles: '999s' }] }, 'bad_meld', 'melds[0].tiles', { reason: 'not-a-run' }],
  [MELDED, { melds: [{ type: 'pon', tiles: '789s' }] }, 'bad_meld', 'melds[0].tiles', { reason: 'not-alike' }],
  [MELDED, { melds: [{ type: 'kan', tiles: '999s' }] }, 'bad_meld', 'melds[0].tiles', { reason: 'wrong-number' }],
  [
    MELDED,
    { melds: [{ type: 'pon', tiles: '999s', from: 1 }] },
    'bad_meld',
    'melds[0].from',
    { reason: 'not-from-here' },
  ],
  [
    MELDED,
    { melds: [{ type: 'chi', tiles: '789s', from: 2 }] },
    'bad_meld',
    'melds[0].from',
    { reason: 'not-from-here' },
  ],
  [
    MELDED,
    { melds: [{ type: 'ankan', tiles: '9999s', from: 0 }] },
    'bad_meld',
    'melds[0].from',
    { reason: 'not-called' },
  ],
  [
    MELDED,
    { melds: [{ type: 'pon', tiles: '999s', called: '8s' }] },
    'bad_meld',
    'melds[0].called',
    { reason: 'not-among' },
  ],
  [CLOSED, { ura: '23p' }, 'too_many_indicators', 'ura', { reason: 'more-ura-than-dora', count: 2, max: 1 }],
  [CLOSED, { dora: '123456p', ura: '' }, 'too_many_indicators', 'dora', { reason: 'too-many-dora', count: 6, max: 5 }],
  [
    CLOSED,
    { rules: 'web-tile', seat: 1, win: { by: 'tsumo' }, dora: '12p', ura: '12p' },
    'too_many_indicators',
    'ura',
    { reason: 'one-ura', count: 2, max: 1 },
  ],
  [CLOSED, { flags: ['riichi', 'haitei'] }, 'flag_conflict', 'flags', { flag: 'haitei', other: 'ron' }],
  [
    CLOSED,
    { flags: ['riichi', 'double-riichi'] },
    'flag_conflict',
    'flags',
    { flag: 'riichi', other: 'double-riichi' },
  ],
  [CLOSED, { flags: [] }, 'flag_conflict', 'ura', { flag: 'riichi', other: 'ura' }],
  [SICHUAN, { concealed: '123456m234p789p5m1z' }, 'tile_kind', 'concealed', { tile: '1z' }],
  [SICHUAN, { concealed: '123456m234p78s55m9s' }, 'lack_suit_remains', 'concealed', { tiles: '789s' }],
  [
    SICHUAN,
    { concealed: '123456m234p5m5m', melds: [{ type: 'pon', tiles: '111s' }] },
    'lack_suit_meld',
    'melds[0].tiles',
  ],
  [
    SICHUAN,
    { concealed: '123456m234p5m5m', melds: [{ type: 'chi', tiles: '789p' }] },
    'chi_not_allowed',
    'melds[0].type',
  ],
  [SICHUAN, { active: [0, 2, 3] }, 'not_active', 'win.from', { seat: 1 }],
  [SICHUAN, { active: [1, 2, 3] }, 'not_active', 'active', { seat: 0 }],
  [SICHUAN, { active: [0], win: { by: 'tsumo' } }, 'no_payers', 'active'],
  [SICHUAN, { flags: ['rob-kong', 'last-tile'] }, 'flag_conflict', 'flags', { flag: 'rob-kong', other: 'last-tile' }],
  // Stage 4
  [CLOSED, { concealed: '123m567p234999s4m5m' }, 'not_winning', 'concealed', { away: 1 }],
  [CLOSED, { concealed: '147m258p369s12345z', flags: [], ura: '' }, 'not_winning', 'concealed', { away: 7 }],
  [SICHUAN, { concealed: '123456m234p789p56m' }, 'not_winning', 'concealed', { away: 1 }],
  // Stage 5
  [CLOSED, { discards: '14m9p' }, 'furiten', 'discards', { reason: 'own-discards', tiles: '14m' }],
  [CLOSED, { flags: ['riichi', 'missed'] }, 'furiten', 'flags', { reason: 'passed' }],
  [MELDED, {}, 'no_yaku', 'concealed', { han: 0, needed: 1 }],
  [CLOSED, { rules: { base: 'tenhou', set: { min_han: 2 } } }, 'below_minimum_han', 'concealed', { han: 1, needed: 2 }],
];

for (const [base, wrong, code, field, detail] of SINGLE) {
  test(`${code} ${field}: ${JSON.stringify(wrong)}`, () => {
    const [problem, ...others] = problemsOf({ ...base, ...wrong });
    assert.deepEqual([problem?.code, problem?.field], [code, field]);
    if (detail || problem.detail?.reason === undefined) {
      assert.deepEqual(problem.detail, detail);
    }
    assert.deepEqual(others, []);
  });
}

test('every code but those of rounds and records is among them', () => {
  const elsewhere = ['bad_notation', 'bad_action', 'bad_outcome', 'bad_packed'];
  const here = SINGLE.map(([, , code]) => code);
  assert.deepEqual(
    engine.refusals.filter((code) => !here.includes(code)),
    elsewhere,
  );
});

/** A text, the UTF-16 position of what is no tile in it, and why. */
const NOTATION = [
  ['123x', 0, 'no-suit'],
  ['x123m', 0, 'no-tile'],
  ['123m4', 4, 'no-suit'],
  ['123m8z', 4, 'no-such-rank'],
  ['123m190z', 5, 'no-such-rank'],
  ['1 23m', 0, 'space-inside'],
  ['123m 45 p', 5, 'space-inside'],
  ['123m\u300045\u3000p', 5, 'space-inside'],
  ['🀇🀈🀉x', 6, 'no-tile'],
  ['🀇1🀈', 2, 'no-suit'],
  ['🀇\ufe0e🀈\ufe0f12', 6, 'no-suit'],
  ['🀢🀩🀪', 4, 'no-tile'],
  ['１２３ｍ８ｚ', 4, 'no-such-rank'],
  ['１２３ｍ４５', 4, 'no-suit'],
  ['東南x', 2, 'no-tile'],
  ['ESWNPFCe', 7, 'no-tile'],
  ['2f', 0, 'no-suit'],
  ['ff-', 2, 'no-tile'],
  ['\ud83c', 0, 'no-tile'],
  ['1m\ud83c1m', 2, 'no-tile'],
  ['1m\0', 2, 'no-tile'],
  ['123M', 0, 'no-suit'],
  ['٣m', 0, 'no-tile'],
];

test('a text that is no tile is refused with its UTF-16 position', () => {
  for (const [text, position, reason] of NOTATION) {
    const expected = (field) => [{ code: 'bad_notation', field, detail: { position, reason } }];
    for (const field of ['concealed', 'dora', 'ura', 'discards']) {
      assert.deepEqual(problemsOf({ ...CLOSED, [field]: text }), expected(field), JSON.stringify(text));
    }
    const pon = { type: 'pon', tiles: '999s' };
    const [at, called] = [
      { ...MELDED, melds: [pon, { ...pon, tiles: text }] },
      { ...MELDED, melds: [{ ...pon, called: text }] },
    ].map(problemsOf);
    assert.deepEqual(at, expected('melds[1].tiles'));
    assert.deepEqual(called, expected('melds[0].called'));
  }
});

test('tiles in their other spellings are the same tiles', () => {
  const same = [
    ['123m567p234999s4m4m', '１２３ｍ５６７ｐ２３４９９９ｓ４ｍ４ｍ'],
    ['123m567p234999s4m4m', '🀇🀈🀉🀝🀞🀟🀑🀒🀓🀘🀘🀘🀊🀊'],
    ['123m567p234999s4m4m', '123m 567p\u3000234999s\t4m 4m'],
    ['19m19p19s12345677z', '19m19p19sESWNPFCC'],
    ['19m19p19s12345677z', '19m19p19s東南西北白發中中'],
    ['19m19p19s12345677z', '19m19p19s东南西北白発中🀄'],
    ['19m19p19s12345677z', '🀇🀏🀙🀡🀐🀘🀀🀁🀂🀃🀆🀅🀄🀄'],
  ];
  for (const [plain, other] of same) {
    const result = engine.score({ ...CLOSED, concealed: plain });
    assert.ok(result.ok);
    assert.deepEqual(engine.score({ ...CLOSED, concealed: other }), result, other);
  }
});

/** Stages by the codes that only they have, with one way each to be refused there. */
const STAGES = [
  [
    { rules: { base: 'tenhou', set: { nothing: 1, min_han: 5 } } },
    ['bad_rules rules.set.nothing', 'bad_rules rules.set.min_han'],
  ],
  [
    { round: 'X', honba: -1, win: { by: 'ron' }, dora: '1x', discards: '8z', extra: 1 },
    [
      ...['no_discarder win.from', 'bad_value round', 'bad_notation dora', 'bad_notation discards', 'bad_value honba'],
      'bad_value extra',
    ],
  ],
  [
    { concealed: '123m567p234999s4m0m0m', flags: ['riichi', 'tenhou', 'haitei'], flowers: 2, ura: '23p' },
    [
      ...['tile_kind flowers', 'tile_count concealed', 'too_many_copies concealed', 'too_many_indicators ura'],
      // Tenhou besides riichi, late, by ron and not the dealer; haitei by ron.
      ...Array(5).fill('flag_conflict flags'),
    ],
  ],
  [{ concealed: '123m567p234999s4m5m' }, ['not_winning concealed']],
  [{ concealed: '123m567p234999s4m4m', flags: [], ura: '', discards: '4m' }, ['furiten discards', 'no_yaku concealed']],
];
const named = (problems) => problems.map(({ code, field }) => `${code} ${field}`).sort();

test('all problems of a stage are told at once', () => {
  for (const [wrong, expected] of STAGES) {
    assert.deepEqual(named(problemsOf({ ...CLOSED, ...wrong })), [...expected].sort());
  }
});

test('of many keys that nothing has the first are told', () => {
  const keys = (count) => Array.from({ length: count }, (_, i) => `key${i}`);
  const object = (count) => Object.fromEntries(keys(count).map((key) => [key, 1]));
  const fields = (hand) => problemsOf(hand).map(({ field }) => field);
  for (const count of [5, 32]) assert.deepEqual(fields({ ...CLOSED, ...object(count) }), keys(count));
  assert.deepEqual(fields({ ...CLOSED, ...object(33) }), keys(32));
  const inRules = (count) => ({ ...CLOSED, rules: { ...CLOSED.rules, ...object(count) } });
  const named = (count) => keys(count).map((key) => `rules.${key}`);
  for (const count of [3, 128]) assert.deepEqual(fields(inRules(count)), named(count));
  assert.deepEqual(fields(inRules(129)), named(128));
});

test('later stages are not reached', () => {
  for (const [i, [first, expected]] of STAGES.entries()) {
    for (const [later] of STAGES.slice(i + 1)) {
      // What the earlier stage says of a field is kept.
      const both = { ...CLOSED, ...later, ...first };
      assert.deepEqual(named(problemsOf(both)), [...expected].sort());
    }
  }
});

test('a refusal names its rule set as far as it is known, and what was met', () => {
  const ok = engine.score(CLOSED);
  assert.deepEqual(ok.checks.map(({ id }) => id).sort(), ['complete-shape', 'has-yaku', 'minimum-han', 'not-furiten']);
  assert.equal(engine.score({ ...CLOSED, seat: 9 }).rules, 'tenhou');
  assert.equal(engine.score({ ...CLOSED, rules: { base: 'tenhou', set: { x: 1 } } }).rules, 'tenhou');
  assert.equal(engine.score({ ...CLOSED, rules: 'nowhere' }).rules, undefined);
  const furiten = engine.score({ ...CLOSED, discards: '4m' });
  assert.deepEqual(
    furiten.checks.map(({ id, ok: met }) => [id, met]),
    [
      ['complete-shape', true],
      ['not-furiten', false],
      ['has-yaku', true],
      ['minimum-han', true],
    ],
  );
  const sichuan = engine.score({ ...SICHUAN, lack: 'p' });
  assert.equal(sichuan.checks.find(({ id }) => id === 'lack-suit-cleared').ok, false);
});

/** Whether a path such as `melds[0].tiles` leads to something. A key may itself hold what else parts the steps. */
function isThere(value, path) {
  if (path === '') {
    return value !== undefined;
  }
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const steps = Object.keys(value).flatMap((key) => [key, `.${key}`, `[${key}]`].map((step) => [step, key]));
  return steps.some(([step, key]) => path.startsWith(step) && isThere(value[key], path.slice(step.length)));
}

/** Whether the last step of a path is all that is missing. */
function leadsSomewhere(hand, field) {
  const parent = field.replace(/(\.|^)\w+$|\[\d+\]$/, '');
  return isThere(hand, field) || isThere(hand, parent);
}

/** Problems of a field that is not there: what is missing, or what a number of it would have to be. */
const OF_MISSING = /^(missing|wrong-kind|wrong-number|unknown)$/;

test('the field of every problem is in the request, or names what is missing', () => {
  const check = (hand) => {
    for (const { code, field, detail } of problemsOf(hand)) {
      const said = `${code} ${field} ${JSON.stringify(hand)}`;
      assert.ok(leadsSomewhere(hand, field), said);
      assert.ok(isThere(hand, field) || code === 'no_discarder' || OF_MISSING.test(detail?.reason), said);
    }
  };
  for (const hand of requestsOf('score')) {
    check(hand);
  }
  const parts = fc.tuple(
    rolled(handMaker(engine)),
    rolled((dice) => dice),
    json,
  );
  always(parts, 4000, ([hand, dice, value]) => check(damaged(hand, dice, value)));
});
