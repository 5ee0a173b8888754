// Which circumstances exclude each other: every pair of flags in every situation, held against a list of their own.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEngine } from 'tensu';

const engine = await loadEngine();

const LATE = ['rinshan', 'chankan', 'haitei', 'houtei', 'kanburi'];
const RIICHI = ['riichi', 'double-riichi'];
const FIRST_DRAW = ['tenhou', 'chiihou', 'renhou', 'shiisanpuutaa'];
const FLAGS = [...RIICHI, 'ippatsu', ...LATE, ...FIRST_DRAW, 'nagashi-mangan'];

/** Flags that exclude each other, whatever the rules. */
const EXCLUDED = [
  ['riichi', ['double-riichi']],
  ['ippatsu', ['rinshan', 'kanburi']],
  ['rinshan', ['haitei']],
  ['chankan', ['houtei', 'kanburi']],
  ['tenhou', [...RIICHI, 'chiihou', ...LATE]],
  ['chiihou', [...RIICHI, ...LATE]],
  ['renhou', ['riichi', ...LATE]],
  ['shiisanpuutaa', [...RIICHI, 'ippatsu', ...LATE]],
  ['nagashi-mangan', ['ippatsu', ...FIRST_DRAW, ...LATE]],
];
/** What a flag cannot be with, besides other flags. */
const HINDERED = [
  ['riichi', ['open-meld']],
  ['double-riichi', ['open-meld']],
  ['ippatsu', ['no-riichi']],
  ['rinshan', ['ron', 'no-kan']],
  ['chankan', ['tsumo', 'same-tile']],
  ['haitei', ['ron']],
  ['houtei', ['tsumo']],
  ['kanburi', ['tsumo']],
  ['tenhou', ['ron', 'child', 'meld']],
  ['chiihou', ['dealer', 'meld']],
  ['renhou', ['meld']],
  ['shiisanpuutaa', ['ron', 'meld']],
  ['nagashi-mangan', ['ron', 'simple-discarded']],
];

/** What depends on the options of the rule set. */
function ofOptions({ chiihouBy, renhouScope, isTwo }, { win, seat }) {
  const hindered = [];
  const excluded = [];
  hindered.push(['chiihou', chiihouBy === 'tsumo' ? ['ron'] : ['tsumo', 'other-discarder']]);
  if (renhouScope === 'ron') {
    hindered.push(['renhou', ['tsumo', 'dealer']]);
    excluded.push(['renhou', ['double-riichi', 'tenhou', 'chiihou']]);
  } else if (win.by === 'tsumo' || win.from < seat) {
    excluded.push(['renhou', ['double-riichi']]);
  }
  if (isTwo) {
    hindered.push(['nagashi-mangan', ['meld']]);
  }
  return { hindered, excluded };
}

function situationOf({ win, seat, melds, discards, flags }) {
  const open = melds.some(({ type }) => type !== 'ankan');
  return new Set([
    win.by,
    seat === 0 ? 'dealer' : 'child',
    ...(melds.length > 0 ? ['meld'] : []),
    ...(open ? ['open-meld'] : []),
    ...(melds.some(({ tiles }) => tiles.length === 5) ? [] : ['no-kan']),
    ...(RIICHI.some((flag) => flags.includes(flag)) ? [] : ['no-riichi']),
    ...(win.by === 'ron' && win.from !== 0 ? ['other-discarder'] : []),
    ...(/[2-8][mps]/.test(discards) ? ['simple-discarded'] : []),
    // The hands below win on their pair.
    'same-tile',
  ]);
}

/** Every conflict of a hand as `flag × other`, two flags in the order of the alphabet. */
function expectedConflicts(hand, rules) {
  const now = situationOf(hand);
  const { hindered, excluded } = ofOptions(rules, hand);
  const has = (flag) => hand.flags.includes(flag);
  const byFlag = [...EXCLUDED, ...excluded].flatMap(([flag, others]) =>
    others.filter((other) => has(flag) && has(other)).map((other) => [flag, other].sort().join(' × ')),
  );
  const bySituation = [...HINDERED, ...hindered].flatMap(([flag, words]) =>
    words.filter((word) => has(flag) && now.has(word)).map((word) => `${flag} × ${word}`),
  );
  return [...new Set([...byFlag, ...bySituation])].sort();
}

function conflictsOf(hand) {
  const { problems = [] } = engine.score(hand);
  return problems
    .filter(({ code }) => code === 'flag_conflict')
    .map(({ detail: { flag, other } }) => (FLAGS.includes(other) ? [flag, other].sort() : [flag, other]).join(' × '))
    .sort();
}

/** Hands by their melds: none, a concealed kan, an open one, a pon. */
const HANDS = [
  { concealed: '123m567p234999s4m4m', melds: [] },
  { concealed: '123m567p234s4m4m', melds: [{ type: 'ankan', tiles: '9999s' }] },
  { concealed: '123m567p234s4m4m', melds: [{ type: 'kan', tiles: '9999s' }] },
  { concealed: '123m567p234s4m4m', melds: [{ type: 'pon', tiles: '999s' }] },
];
const WINS = [{ by: 'tsumo' }, ...[0, 1, 2, 3].map((from) => ({ by: 'ron', from }))];

function* situations(players) {
  for (const hand of HANDS) {
    for (const seat of players === 2 ? [0, 1] : [0, 2]) {
      for (const win of WINS.filter(({ from = 0 }) => from < players)) {
        if (win.from !== seat) {
          yield { ...hand, seat, win };
        }
      }
    }
  }
}

function* pairs() {
  for (const [i, first] of FLAGS.entries()) {
    for (const second of FLAGS.slice(i)) {
      yield first === second ? [first] : [first, second];
    }
  }
}

const RULES = [
  { id: 'tenhou', chiihouBy: 'tsumo', renhouScope: 'ron' },
  { id: 'wcoom-ema-riichi', chiihouBy: 'tsumo', renhouScope: 'ron' },
  { id: 'web-tile', chiihouBy: 'ron', renhouScope: 'first_round', isTwo: true },
  { id: 'makopi-house', chiihouBy: 'ron', renhouScope: 'first_round' },
];

for (const rules of RULES) {
  test(`${rules.id}, chiihou by ${rules.chiihouBy}, renhou ${rules.renhouScope}: every pair of flags`, () => {
    const set = { chiihou_by: rules.chiihouBy, renhou_scope: rules.renhouScope };
    for (const situation of situations(rules.isTwo ? 2 : 4)) {
      for (const flags of pairs()) {
        for (const discards of flags.includes('nagashi-mangan') ? ['19m1z', '195m1z'] : ['']) {
          const hand = { ...situation, rules: { base: rules.id, set }, flags, discards };
          assert.deepEqual(conflictsOf(hand), expectedConflicts(hand, rules), JSON.stringify(hand));
        }
      }
    }
  });
}

test('three flags conflict as their pairs do', () => {
  const [rules] = RULES;
  for (const situation of situations(4)) {
    for (const [i, first] of FLAGS.entries()) {
      const flags = [first, FLAGS[(i + 3) % FLAGS.length], FLAGS[(i + 7) % FLAGS.length]];
      const hand = { ...situation, rules: 'tenhou', flags, discards: '' };
      assert.deepEqual(conflictsOf(hand), expectedConflicts(hand, rules), JSON.stringify(hand));
    }
  }
});

const SICHUAN_FLAGS = ['kong-bloom', 'after-kong', 'rob-kong', 'last-tile', 'heaven', 'earth'];
const SICHUAN_EXCLUDED = [
  ['rob-kong', ['last-tile']],
  ['heaven', ['kong-bloom', 'last-tile']],
  ['earth', ['kong-bloom', 'last-tile']],
];
const SICHUAN_HINDERED = [
  ['rob-kong', ['tsumo', 'same-tile']],
  ['kong-bloom', ['ron', 'no-kan']],
  ['after-kong', ['tsumo']],
  ['heaven', ['ron', 'child', 'meld']],
  ['earth', ['ron', 'dealer', 'meld']],
];

test('Sichuan: every pair of events', () => {
  const expected = (hand) => {
    const now = situationOf(hand);
    const has = (flag) => hand.flags.includes(flag);
    const found = (rows, isNow) =>
      rows.flatMap(([flag, others]) =>
        others.filter((other) => has(flag) && isNow(other)).map((other) => [flag, other]),
      );
    const byFlag = found(SICHUAN_EXCLUDED, has).map((pair) => pair.sort().join(' × '));
    return [...byFlag, ...found(SICHUAN_HINDERED, (word) => now.has(word)).map((pair) => pair.join(' × '))].sort();
  };
  const got = (hand) =>
    (engine.score(hand).problems ?? [])
      .map(({ code, detail: { flag, other } = {} }) => {
        assert.equal(code, 'flag_conflict');
        return (SICHUAN_FLAGS.includes(other) ? [flag, other].sort() : [flag, other]).join(' × ');
      })
      .sort();
  const hands = [
    { concealed: '123456m234p789p5m5m', melds: [] },
    { concealed: '123456m234p5m5m', melds: [{ type: 'ankan', tiles: '9999p' }] },
    { concealed: '123456m234p5m5m', melds: [{ type: 'pon', tiles: '999p' }] },
  ];
  for (const each of hands) {
    for (const win of [{ by: 'tsumo' }, { by: 'ron', from: 1 }]) {
      for (const seat of [0, 2]) {
        for (const first of SICHUAN_FLAGS) {
          for (const second of SICHUAN_FLAGS) {
            const hand = { ...each, win, seat, lack: 's', flags: [first, second], rules: 'mahjchina-sichuan' };
            assert.deepEqual(got(hand), expected(hand), JSON.stringify(hand));
          }
        }
      }
    }
  }
});

test('a robbed kong or kan cannot be of a tile that the hand holds besides', () => {
  const robs = (concealed) =>
    conflictsOf({ rules: 'tenhou', concealed, win: { by: 'ron', from: 1 }, flags: ['chankan'] });
  assert.deepEqual(robs('123m567p23499s78m9m'), []);
  assert.deepEqual(robs('123m567p23499s99m9m'), ['chankan × same-tile']);
  assert.deepEqual(robs('12m567p23499s789m3m'), []);
});

test('a concealed kan is robbed by thirteen orphans alone, where the rule set lets them', () => {
  const robs = (concealed, robsAnkan) => {
    const rules = { base: 'makopi-house', set: { kokushi_robs_ankan: robsAnkan } };
    return conflictsOf({ rules, concealed, win: { by: 'ron', from: 1 }, flags: ['chankan-ankan'] });
  };
  assert.deepEqual(robs('19m19p19s1234566z7z', true), []);
  assert.deepEqual(robs('19m19p19s1234566z7z', false), ['chankan-ankan × not-orphans']);
  assert.deepEqual(robs('123m567p23499s78m9m', true), ['chankan-ankan × not-orphans']);
});
