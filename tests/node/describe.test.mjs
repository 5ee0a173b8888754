// Rule sets as data: what `rules` and `describe` say, held against tables typed in here a second time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEngine } from 'tensu';
import { choicesOf, valuesOf } from './support/hands.mjs';

const engine = await loadEngine();
const infos = engine.rules();
const riichi = infos.filter(({ family }) => family === 'riichi').map(({ id }) => id);
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const SNAKE = /^[a-z0-9]+(_[a-z0-9]+)*$/;
const isUnique = (list) => new Set(list).size === list.length;

test('the rule sets in their order', () => {
  assert.deepEqual(infos, [
    { id: 'wcoom-riichi', family: 'riichi', players: 4 },
    { id: 'wcoom-ema-riichi', family: 'riichi', players: 4, variantOf: 'wcoom-riichi' },
    { id: 'makopi-house', family: 'riichi', players: 4 },
    { id: 'web-tile', family: 'riichi', players: 2 },
    { id: 'tenhou', family: 'riichi', players: 4 },
    { id: 'mahjchina-sichuan', family: 'sichuan', players: 4 },
  ]);
});

// The order of the table is that of the ids in the interface.
const YAKU =
  `riichi double-riichi ippatsu menzen-tsumo pinfu tanyao iipeikou haku hatsu chun seat-wind round-wind red-five
  rinshan chankan haitei houtei kanburi sanshoku-doujun ittsuu chanta chiitoitsu toitoi sanankou sanshoku-doukou sankantsu
  honroutou shousangen isshoku-sanjun sanrenkou ryanpeikou honitsu junchan uumensai chinitsu nagashi-mangan shiisanpuutaa
  renhou tenhou chiihou kokushi chuuren suuankou suukantsu ryuuiisou chinroutou tsuuiisou daisangen shousuushii daisuushii
  beni-kujaku banryoku-ittenkou daisharin isshoku-yonjun fuusetsu-getsuka`.split(/\s+/);

/** Closed and open han where every rule set that has the yaku agrees; the others are told below. */
const HAN = {
  '1/0': ['riichi', 'ippatsu', 'menzen-tsumo', 'pinfu', 'iipeikou'],
  '2/0': ['double-riichi', 'chiitoitsu'],
  '3/0': ['ryanpeikou'],
  '1/1': [
    ...['haku', 'hatsu', 'chun', 'seat-wind', 'round-wind', 'red-five', 'rinshan', 'chankan', 'haitei', 'houtei'],
    ...['kanburi', 'tanyao'],
  ],
  '2/1': ['sanshoku-doujun', 'ittsuu', 'chanta', 'isshoku-sanjun'],
  '2/2': ['toitoi', 'sanankou', 'sanshoku-doukou', 'sankantsu', 'honroutou', 'shousangen', 'sanrenkou'],
  '3/2': ['honitsu', 'junchan'],
  '5/5': ['uumensai'],
  '6/5': ['chinitsu'],
};
const OTHER_HAN = {
  'wcoom-riichi': { tanyao: '2/1', shousangen: '4/4' },
  'wcoom-ema-riichi': { tanyao: '1/0', shousangen: '4/4' },
  'makopi-house': {},
  'web-tile': { shousangen: '4/4' },
  tenhou: {},
};
const OLD_YAKUMAN = ['beni-kujaku', 'banryoku-ittenkou', 'daisharin', 'isshoku-yonjun', 'fuusetsu-getsuka'];
const OLD_YAKU = ['kanburi', 'isshoku-sanjun', 'sanrenkou', 'uumensai', 'shiisanpuutaa', ...OLD_YAKUMAN];
const OFF = {
  'wcoom-riichi': [...OLD_YAKU, 'red-five', 'sankantsu', 'nagashi-mangan', 'renhou'],
  'wcoom-ema-riichi': [...OLD_YAKU, 'red-five', 'sankantsu', 'nagashi-mangan'],
  'makopi-house': [...OLD_YAKU, 'red-five', 'renhou'],
  'web-tile': ['red-five', 'chankan'],
  tenhou: [...OLD_YAKU, 'red-five', 'renhou'],
};
const RENHOU = { 'wcoom-ema-riichi': 'yakuman', 'web-tile': 'baiman' };

function limitOf(rules, id) {
  if (id === 'renhou') {
    return RENHOU[rules];
  }
  return ['nagashi-mangan', 'shiisanpuutaa'].includes(id) ? 'mangan' : 'yakuman';
}

for (const id of riichi) {
  test(`${id}: the table of its yaku`, () => {
    const { yaku } = engine.describe(id);
    assert.deepEqual(
      yaku.map((each) => each.id),
      YAKU,
    );
    for (const row of yaku) {
      const han = OTHER_HAN[id][row.id] ?? Object.keys(HAN).find((each) => HAN[each].includes(row.id));
      assert.equal(`${row.closed}/${row.open}`, han ?? '0/0', row.id);
      assert.equal(row.limit, han ? undefined : limitOf(id, row.id), row.id);
      assert.equal(row.on, !OFF[id].includes(row.id), row.id);
      assert.match(row.status, /^(stated|assumed)$/);
    }
  });
}

test('wcoom-riichi does not say of a yaku that its list leaves out', () => {
  const statuses = Object.fromEntries(engine.describe('wcoom-riichi').yaku.map(({ id, status }) => [id, status]));
  assert.equal(statuses.sankantsu, 'assumed');
  assert.equal(statuses.kanburi, 'assumed');
  assert.equal(statuses.pinfu, 'stated');
  // It names the one of the variant.
  assert.equal(statuses.renhou, 'stated');
});

/** Key, kind of value, then the presets of wcoom, ema, makopi, web-tile and tenhou. */
const OPTIONS = [
  ['tanyao_closed', [1, 2], 2, 1, 1, 1, 1],
  ['kuitan', 'bool', true, false, true, true, true],
  ['shousangen', ['inside', 'plus'], 'inside', 'inside', 'plus', 'inside', 'plus'],
  ['renhou', ['off', 'mangan', 'baiman', 'yakuman'], 'off', 'yakuman', 'off', 'baiman', 'off'],
  ['renhou_scope', ['ron', 'first_round'], 'ron', 'ron', 'ron', 'first_round', 'ron'],
  ['chiihou_by', ['tsumo', 'ron'], 'tsumo', 'tsumo', 'tsumo', 'ron', 'tsumo'],
  ['wait_fu', ['usual', 'as_printed'], 'as_printed', 'as_printed', 'usual', 'usual', 'usual'],
  ['double_wind_fu', [2, 4], 4, 4, 4, 4, 4],
  ['chiitoi_fu', [25, 30], 25, 25, 25, 25, 25],
  ['pinfu_tsumo', 'bool', true, true, true, true, true],
  ['open_pinfu_fu', 'bool', true, true, true, true, true],
  ['rinshan_tsumo_fu', 'bool', true, true, true, true, true],
  ['kiriage', 'bool', false, false, true, false, false],
  ['kazoe', 'bool', true, true, true, true, true],
  ['yakuman_stack', 'bool', false, false, true, false, true],
  ['double_suuankou_tanki', 'bool', false, false, false, false, false],
  ['double_kokushi_13', 'bool', false, false, false, false, false],
  ['double_chuuren_9', 'bool', false, false, false, false, false],
  ['double_daisuushii', 'bool', false, false, false, false, false],
  ['min_han', { min: 1, max: 4, step: 1 }, 1, 1, 1, 1, 1],
  ['min_han_5honba', { min: 1, max: 4, step: 1 }, 1, 1, 1, 2, 1],
  ['honba', { min: 0, max: 3000, step: 300 }, 300, 300, 300, 300, 300],
  ['floor_zero', 'bool', true, true, false, false, false],
  ['red_fives', ['none', 'one_each', 'two_pin_dora', 'two_pin_yaku'], 'none', 'none', 'one_each', 'none', 'one_each'],
  ['flowers', 'bool', false, false, false, false, false],
  ['kan_ura', 'bool', true, true, true, false, true],
  ['kokushi_furiten', ['usual', 'own_tile'], 'usual', 'usual', 'usual', 'own_tile', 'usual'],
  ['kokushi_robs_ankan', 'bool', false, false, true, true, false],
  ['pao', 'bool', false, false, false, false, true],
  ['pao_scope', ['part', 'whole'], 'part', 'part', 'part', 'part', 'whole'],
  ['uumensai_form', ['strict', 'loose'], 'strict', 'strict', 'strict', 'strict', 'strict'],
  ['fuusetsu_wind', ['value', 'any'], 'value', 'value', 'value', 'value', 'value'],
  ['two_player_tsumo', ['full', 'split'], undefined, undefined, undefined, 'full', undefined],
];
const TABLE_OPTIONS = [
  ['multi_ron', ['all', 'nearest'], 'all', 'all', 'all', undefined, 'all'],
  ['triple_ron', ['all', 'abort'], 'all', 'all', 'all', undefined, 'abort'],
  ['dealer_stays_by', ['any_win', 'nearest_win'], 'any_win', 'any_win', 'nearest_win', 'any_win', 'any_win'],
  ['dealer_stays_tenpai', 'bool', true, true, true, true, true],
  ['nagashi', ['draw', 'win'], 'draw', 'draw', 'draw', 'win', 'draw'],
  ['noten', { min: 0, max: 6000, step: 600 }, 3000, 3000, 3000, 3000, 3000],
  ['abort_four_winds', 'bool', true, true, false, false, true],
  ['abort_four_riichi', 'bool', true, true, false, false, true],
  ['abort_four_kans', 'bool', true, true, false, true, true],
  ['abort_nine_terminals', 'bool', false, false, false, false, true],
  ['below_zero', ['play_on', 'game_over'], 'play_on', 'play_on', 'play_on', 'game_over', 'game_over'],
  ['chombo_with_win', ['by_source', 'both', 'excused'], undefined, undefined, 'by_source', undefined, undefined],
  ['end_points', 'int', 0, 0, 0, 0, 30000],
];
const PLAY_OPTIONS = [
  ['start_points', 'int', 25000, 25000, 35000, 25000, 25000],
  ['game', ['east', 'east_south', 'east_north'], 'east', 'east', 'east', 'east_south', 'east_south'],
  ['kuikae', 'bool', false, false, true, true, false],
];

/** What an option takes, in the words of the tables above. */
function kindOf(option, kind) {
  const { type, choices, min, max, step } = option;
  if (type === 'choice') {
    return choices;
  }
  return type === 'bool' || kind === 'int' ? type : { min, max, step };
}

const EFFECTS = [
  ['score', OPTIONS],
  ['settle', TABLE_OPTIONS],
  ['play', PLAY_OPTIONS],
];

for (const [place, id] of riichi.entries()) {
  test(`${id}: its options and their presets`, () => {
    const { options } = engine.describe(id);
    const known = new Set(YAKU.filter((yaku) => !['renhou', 'red-five'].includes(yaku)).map((yaku) => `yaku.${yaku}`));
    for (const [effect, rows] of EFFECTS) {
      for (const [key, kind, ...presets] of rows) {
        const option = options.find((each) => each.key === key);
        assert.equal(option?.value, presets[place], key);
        if (option) {
          known.add(key);
          assert.deepEqual(kindOf(option, kind), kind, key);
          assert.equal(option.effect, effect, key);
        }
      }
    }
    assert.deepEqual(options.map(({ key }) => key).sort(), [...known].sort());
    for (const { key, type, value, effect } of options.filter((option) => option.key.startsWith('yaku.'))) {
      assert.deepEqual(
        { type, value, effect },
        { type: 'bool', value: !OFF[id].includes(key.slice(5)), effect: 'score' },
      );
    }
  });
}

const SICHUAN_OPTIONS = {
  event_cap: ['inside', 'outside'],
  refund_scope: ['not_ready', 'all_nonwinners'],
  refund_to: ['nonwinners', 'all_payers'],
  pig_to: ['nonwinners', 'everyone'],
  event_value: ['double', 'plus_one'],
  after_kong_refund: ['none', 'refund', 'transfer'],
  late_added_kong: ['pays', 'free'],
  pig_definition: ['three_suits', 'lack_suit'],
  pig_pays_cha_jiao: [false, true],
  dead_wait: ['own_tiles', 'concealed_only'],
  multi_first_dealer: ['nearest', 'discarder'],
  heavenly: ['off', 'max'],
};

test('mahjchina-sichuan: its rows and options', () => {
  const { yaku, rows, options } = engine.describe('mahjchina-sichuan');
  assert.deepEqual(yaku, []);
  const values = { plain: 1, 'all-triplets': 2, flush: 4, 'flush-all-triplets': 8, 'golden-hook': 4 };
  const pairs = { 'seven-pairs': 4, 'flush-seven-pairs': 8, 'dragon-seven-pairs': 4 };
  const all = { ...values, 'flush-golden-hook': 8, ...pairs };
  assert.deepEqual(
    rows,
    Object.entries(all).map(([id, value]) => ({ id, value })),
  );
  assert.deepEqual(Object.fromEntries(options.map((option) => [option.key, choicesOf(option)])), SICHUAN_OPTIONS);
  for (const { key, value, effect, valueStatus, status } of options) {
    // The default comes first.
    assert.equal(value, SICHUAN_OPTIONS[key][0]);
    assert.equal(effect, ['event_cap', 'event_value', 'heavenly'].includes(key) ? 'score' : 'settle', key);
    const isSetting = ['event_cap', 'refund_scope', 'refund_to', 'pig_to'].includes(key);
    assert.equal(status, isSetting ? 'stated' : 'assumed', key);
    assert.equal(valueStatus, key === 'pig_definition' ? 'stated' : 'assumed', key);
  }
});

for (const { id, family } of infos) {
  test(`${id}: every id is stable and every mark one of two`, () => {
    const { yaku, rows = [], facts, options } = engine.describe(id);
    const ids = [...yaku, ...rows].map((each) => each.id);
    assert.ok(isUnique(ids) && ids.every((each) => KEBAB.test(each)));
    assert.equal(rows.length > 0, family === 'sichuan');
    assert.ok(facts.length > 0 && isUnique(facts.map((fact) => fact.id)));
    assert.ok(isUnique(options.map(({ key }) => key)));
    for (const fact of facts) {
      assert.match(fact.id, KEBAB);
      assert.match(fact.status, /^(stated|assumed)$/);
    }
    for (const { key, group, effect, status, valueStatus } of options) {
      assert.match(key.replace(/^yaku\./, ''), key.startsWith('yaku.') ? KEBAB : SNAKE);
      assert.match(group, KEBAB);
      assert.match(effect, /^(score|settle|play)$/);
      assert.match(`${status} ${valueStatus}`, /^(stated|assumed) (stated|assumed)$/);
    }
  });

  test(`${id}: the options that are set are what is described`, () => {
    const { options } = engine.describe(id);
    for (const option of options) {
      const choices = choicesOf(option);
      assert.ok(choices.includes(option.value), `${option.key}: ${option.value}`);
      assert.ok(isUnique(choices) && choices.length > 1);
      for (const value of choices.length > 20 ? [choices[0], choices.at(-1), choices[7]] : choices) {
        const set = { [option.key]: value };
        const described = engine.describe({ base: id, set });
        const changed = Object.entries(valuesOf(described)).filter(
          ([key, each]) => each !== valuesOf({ options })[key],
        );
        const expected = value === option.value ? [] : [option.key, ...(option.linked ? [option.linked] : [])];
        assert.deepEqual(changed.map(([key]) => key).sort(), expected.sort());
        assert.equal(valuesOf(described)[option.key], value);
      }
    }
  });
}

test('the tiles in play', () => {
  const tiles = (rules) => engine.describe(rules).tiles;
  const plain = '123456789m123456789p123456789s';
  assert.equal(tiles('wcoom-riichi'), `${plain}1234567z`);
  assert.equal(tiles('wcoom-ema-riichi'), `${plain}1234567z`);
  assert.equal(tiles('web-tile'), `${plain}1234567z`);
  assert.equal(tiles('makopi-house'), '0123456789m0123456789p0123456789s1234567z');
  assert.equal(tiles('tenhou'), tiles('makopi-house'));
  assert.equal(tiles('mahjchina-sichuan'), plain);
  const set = { flowers: true, red_fives: 'two_pin_yaku' };
  assert.equal(tiles({ base: 'web-tile', set }), '123456789m0123456789p123456789s1234567zf');
});

/** Values that an option does not take, and why. */
function wrongFor(option) {
  const odd = [null, [], {}, () => 0, Symbol('x'), 5n, new Date(0)];
  switch (option.type) {
    case 'bool':
      return [...odd, 0, 1, 'true', '', 'off'].map((value) => [value, /wrong-kind/]);
    case 'int': {
      const outside = [option.min - option.step, option.max + option.step, option.min + option.step + 0.5];
      const between = option.step > 1 ? [option.min + 1] : [];
      return [
        ...[...odd, true, String(option.value), Number.NaN].map((value) => [value, /wrong-kind/]),
        ...[...outside, ...between].map((value) => [value, /wrong-kind|out-of-range/]),
      ];
    }
    default:
      return [...odd, true, 99, 1.5, 'nothing', '', String(option.value).toUpperCase().padEnd(2, '_')].map((value) => [
        value,
        /wrong-kind|out-of-range/,
      ]);
  }
}

for (const { id } of infos) {
  test(`${id}: values that an option does not take are refused by its key`, () => {
    for (const option of engine.describe(id).options) {
      for (const [value, reason] of wrongFor(option)) {
        const { ok, problems } = engine.describe({ base: id, set: { [option.key]: value } });
        assert.equal(ok, false, `${option.key}: ${String(value)}`);
        assert.equal(problems.length, 1);
        const [{ code, field, detail }] = problems;
        assert.deepEqual([code, field], ['bad_rules', `rules.set.${option.key}`]);
        assert.match(detail.reason, reason, `${option.key}: ${String(value)}`);
      }
    }
  });
}

test('keys that a rule set does not have are refused, all of them at once', () => {
  const without = {
    'wcoom-riichi': ['two_player_tsumo', 'chombo_with_win', 'event_cap'],
    'makopi-house': ['two_player_tsumo', 'heavenly'],
    'web-tile': ['multi_ron', 'triple_ron', 'chombo_with_win', 'dead_wait'],
    tenhou: ['chombo_with_win', 'two_player_tsumo', 'pig_to'],
    'mahjchina-sichuan': ['kiriage', 'honba', 'yaku.riichi', 'red_fives'],
  };
  const nowhere = ['', 'Kiriage', 'kiriage ', 'yaku.', 'yaku.renhou', 'yaku.red-five', 'yaku.nothing', '__proto__'];
  for (const [base, keys] of Object.entries(without)) {
    const set = Object.fromEntries([...keys, ...nowhere].map((key) => [key, true]));
    const { problems } = engine.describe({ base, set });
    assert.deepEqual(
      problems,
      [...keys, ...nowhere].map((key) => ({
        code: 'bad_rules',
        field: `rules.set.${key}`,
        detail: { reason: 'unknown-option' },
      })),
    );
  }
});

test('rules that are none at all', () => {
  const unknown = { code: 'bad_rules', field: 'rules', detail: { reason: 'unknown-rules' } };
  for (const rules of [
    '',
    'nowhere',
    'TENHOU',
    'tenhou ',
    { base: 'nowhere', set: {} },
    { base: '', set: { kiriage: 1 } },
  ]) {
    assert.deepEqual(engine.describe(rules).problems, [unknown]);
  }
  const wrong = { code: 'bad_rules', field: 'rules', detail: { reason: 'wrong-kind' } };
  for (const rules of [undefined, null, 7, true, [], {}, { base: 'tenhou' }, { set: {} }, { base: 5, set: {} }]) {
    assert.deepEqual(engine.describe(rules).problems, [wrong]);
  }
  for (const set of [null, [], 'kiriage', 5, undefined]) {
    assert.deepEqual(engine.describe({ base: 'tenhou', set }).problems, [wrong]);
  }
  const fieldsOf = (rules) => engine.describe(rules).problems.map(({ field }) => field);
  const more = engine.describe({ base: 'tenhou', set: {}, extra: 1 });
  assert.deepEqual(more.problems, [{ code: 'bad_rules', field: 'rules.extra', detail: { reason: 'unknown' } }]);
  assert.deepEqual(fieldsOf({ base: 'tenhou', set: { x: 1 }, a: 1, b: 2 }), ['rules.set.x', 'rules.a', 'rules.b']);
  assert.deepEqual(fieldsOf({ base: 'nowhere', set: {}, a: 1 }), ['rules', 'rules.a']);
  assert.equal(engine.score({ rules: { base: 'tenhou', set: {}, a: 1 } }).rules, 'tenhou');
});

test('in web-tile the fu of seven pairs and tsumo pinfu are chosen together', () => {
  const { options } = engine.describe('web-tile');
  const linked = options.filter((option) => option.linked).map(({ key, linked: other }) => [key, other]);
  assert.deepEqual(linked, [
    ['chiitoi_fu', 'pinfu_tsumo'],
    ['pinfu_tsumo', 'chiitoi_fu'],
  ]);
  const pairOf = (set, base = 'web-tile') => {
    const described = engine.describe({ base, set });
    const { chiitoi_fu: fu, pinfu_tsumo: pinfu } = described.ok === false ? {} : valuesOf(described);
    return described.ok === false ? described.problems : [fu, pinfu];
  };
  assert.deepEqual(pairOf({ chiitoi_fu: 30 }), [30, false]);
  assert.deepEqual(pairOf({ pinfu_tsumo: false }), [30, false]);
  assert.deepEqual(pairOf({ chiitoi_fu: 25 }), [25, true]);
  assert.deepEqual(pairOf({ chiitoi_fu: 30, pinfu_tsumo: false }), [30, false]);
  assert.deepEqual(pairOf({ pinfu_tsumo: true, chiitoi_fu: 25 }), [25, true]);
  for (const set of [
    { chiitoi_fu: 30, pinfu_tsumo: true },
    { chiitoi_fu: 25, pinfu_tsumo: false },
    { pinfu_tsumo: false, chiitoi_fu: 25 },
  ]) {
    const [{ code, field, detail }] = pairOf(set);
    assert.deepEqual([code, detail], ['bad_rules', { reason: 'linked' }]);
    assert.match(field, /^rules\.set\.(chiitoi_fu|pinfu_tsumo)$/);
  }
  // Told beside what else is wrong; a value that is none at all makes no pair.
  const fieldsOf = (set) => pairOf(set).map(({ field, detail }) => `${field} ${detail.reason}`);
  assert.deepEqual(fieldsOf({ min_han: 9, chiitoi_fu: 30, pinfu_tsumo: true }), [
    'rules.set.min_han out-of-range',
    'rules.set.pinfu_tsumo linked',
  ]);
  assert.deepEqual(fieldsOf({ chiitoi_fu: 99, pinfu_tsumo: false }), ['rules.set.chiitoi_fu out-of-range']);
  assert.deepEqual(fieldsOf({ chiitoi_fu: 30, pinfu_tsumo: 1 }), ['rules.set.pinfu_tsumo wrong-kind']);
  for (const base of riichi.filter((id) => id !== 'web-tile')) {
    assert.ok(engine.describe(base).options.every((option) => option.linked === undefined));
    assert.deepEqual(pairOf({ chiitoi_fu: 30 }, base), [30, true]);
    assert.deepEqual(pairOf({ pinfu_tsumo: false }, base), [25, false]);
  }
});

/** What is assumed of a rule set, and some of what its source states. */
const MARKS = {
  'wcoom-riichi': {
    assumed: [
      'yakuman_stack',
      'abort_nine_terminals',
      'honba',
      'noten',
      'multi_ron',
      'dealer_stays_by',
      'start_points',
    ],
    stated: ['min_han', 'floor_zero', 'wait_fu', 'kazoe', 'kiriage', 'pinfu_tsumo', 'red_fives', 'abort_four_winds'],
  },
  'makopi-house': {
    assumed: ['wait_fu', 'double_wind_fu', 'triple_ron', 'nagashi', 'pao', 'kazoe'],
    stated: [
      'kuitan',
      'kiriage',
      'yakuman_stack',
      'red_fives',
      'min_han',
      'noten',
      'start_points',
      'dealer_stays_by',
    ].concat(['end_points', 'double_kokushi_13', 'double_chuuren_9']),
  },
  'web-tile': {
    assumed: ['chiitoi_fu', 'red_fives', 'flowers', 'kuitan', 'two_player_tsumo', 'honba', 'fuusetsu_wind'],
    stated: [
      'min_han_5honba',
      'kiriage',
      'renhou',
      'chiihou_by',
      'nagashi',
      'kokushi_robs_ankan',
      'below_zero',
      'noten',
    ],
  },
};

for (const [id, { assumed, stated }] of Object.entries(MARKS)) {
  test(`${id}: which presets its source states`, () => {
    const marks = Object.fromEntries(engine.describe(id).options.map(({ key, valueStatus }) => [key, valueStatus]));
    for (const key of [...assumed, ...stated]) {
      assert.equal(marks[key], assumed.includes(key) ? 'assumed' : 'stated', key);
    }
  });
}

/** Facts beside the options that a source states, and one that it does not. */
const FACTS = {
  'makopi-house': {
    stated: ['chombo-causes', 'noten-riichi-is-chombo', 'empty-chi-1000', 'empty-pon-kan-3000'],
    assumed: ['triple-ron-like-double'],
  },
  'web-tile': {
    stated: ['tenhou-not-after-kan', 'renhou-void-after-call'],
    assumed: ['flower-replacement-no-rinshan'],
  },
  'mahjchina-sichuan': { stated: ['root-doubles', 'cap-eight'], assumed: ['root-four-copies'] },
};

for (const [id, { stated, assumed }] of Object.entries(FACTS)) {
  test(`${id}: which facts its source states`, () => {
    const marks = Object.fromEntries(engine.describe(id).facts.map((fact) => [fact.id, fact.status]));
    for (const fact of stated) assert.equal(marks[fact], 'stated', fact);
    for (const fact of assumed) assert.equal(marks[fact], 'assumed', fact);
  });
}

test('web-tile: which choices its source offers', () => {
  const offered = engine
    .describe('web-tile')
    .options.filter(({ status }) => status === 'stated')
    .map(({ key }) => key);
  assert.deepEqual(offered.sort(), ['chiitoi_fu', 'flowers', 'game', 'kuitan', 'pinfu_tsumo', 'red_fives']);
});
