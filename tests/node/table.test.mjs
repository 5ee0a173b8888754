// Payments without tiles: the printed tables of WCOOM typed from its page, what no hand can have, and two players.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEngine } from 'tensu';

const engine = await loadEngine();
const WCOOM = 'wcoom-riichi';

/** Fu, then 1 to 4 han, as the page prints them. */
const PRINTED = {
  'dealer tsumo': `
    20 – 700 1300 2600
    25 – – 1600 3200
    30 500 1000 2000 3900
    40 700 1300 2600 4000
    50 800 1600 3200 4000
    60 1000 2000 3900 4000
    70 1200 2300 4000 4000
    80 1300 2600 4000 4000
    90 1500 2900 4000 4000
    100 1600 3200 4000 4000`,
  'dealer ron': `
    25 – 2400 4800 9600
    30 1500 2900 5800 11600
    40 2000 3900 7700 12000
    50 2400 4800 9600 12000
    60 2900 5800 11600 12000
    70 3400 6800 12000 12000
    80 3900 7700 12000 12000
    90 4400 8700 12000 12000
    100 4800 9600 12000 12000`,
  'child tsumo': `
    20 – 400/700 700/1300 1300/2600
    25 – – 800/1600 1600/3200
    30 300/500 500/1000 1000/2000 2000/3900
    40 400/700 700/1300 1300/2600 2000/4000
    50 400/800 800/1600 1600/3200 2000/4000
    60 500/1000 1000/2000 2000/3900 2000/4000
    70 600/1200 1200/2300 2000/4000 2000/4000
    80 700/1300 1300/2600 2000/4000 2000/4000
    90 800/1500 1500/2900 2000/4000 2000/4000
    100 800/1600 1600/3200 2000/4000 2000/4000`,
  'child ron': `
    25 – 1600 3200 6400
    30 1000 2000 3900 7700
    40 1300 2600 5200 8000
    50 1600 3200 6400 8000
    60 2000 3900 7700 8000
    70 2300 4500 8000 8000
    80 2600 5200 8000 8000
    90 2900 5800 8000 8000
    100 3200 6400 8000 8000`,
};
/** The han, what each pays a dealer, what child and dealer pay a child, by tsumo. */
const LIMITS = [
  ['mangan', [5], 4000, '2000/4000'],
  ['haneman', [6, 7], 6000, '3000/6000'],
  ['baiman', [8, 9, 10], 8000, '4000/8000'],
  ['sanbaiman', [11, 12], 12000, '6000/12000'],
  ['yakuman', [13, 14, 20], 16000, '8000/16000'],
];

/** Every cell of the printed tables: who, by what, fu, han, text. */
const CELLS = Object.entries(PRINTED).flatMap(([name, rows]) => {
  const [seat, by] = name.split(' ');
  return rows
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [fu, ...texts] = row.trim().split(' ');
      return texts.map((text, i) => ({ fu: Number(fu), han: i + 1, seat, by, text }));
    });
});

const textOf = ({ payments }) => [...payments].reverse().join('/');
const ask = (rules, { fu, han, seat, by, yakuman }) =>
  engine.points(rules, { han, fu, yakuman, dealer: seat === 'dealer', by });

test('every printed cell is paid so', () => {
  assert.equal(CELLS.length, 38 * 4);
  for (const cell of CELLS) {
    const answer = ask(WCOOM, cell);
    if (cell.text === '–') {
      assert.equal(answer.ok, false, JSON.stringify(cell));
      assert.deepEqual(answer.problems, [
        { code: 'bad_value', field: 'fu', detail: { reason: 'impossible', han: cell.han } },
      ]);
    } else {
      assert.equal(textOf(answer), cell.text, JSON.stringify(cell));
      assert.equal(answer.limit, /^(4000|8000|12000|2000\/4000)$/.test(cell.text) ? 'mangan' : '');
    }
  }
});

test('every printed limit is paid so', () => {
  for (const [limit, hans, dealer, child] of LIMITS) {
    for (const han of hans) {
      for (const fu of [0, 30, 110]) {
        const of = (seat, by) => ask(WCOOM, { fu, han, seat, by });
        assert.deepEqual(of('dealer', 'tsumo'), { limit, payments: [dealer] });
        assert.deepEqual([of('child', 'tsumo').limit, textOf(of('child', 'tsumo'))], [limit, child]);
        // By ron the discarder pays for all three.
        assert.deepEqual(of('dealer', 'ron'), { limit, payments: [3 * dealer] });
        const [fromChild, fromDealer] = child.split('/').map(Number);
        assert.deepEqual(of('child', 'ron'), { limit, payments: [2 * fromChild + fromDealer] });
      }
    }
  }
  assert.deepEqual(ask(WCOOM, { yakuman: 1, seat: 'dealer', by: 'ron' }), { limit: 'yakuman', payments: [48000] });
});

test('the table has every printed cell, and more of its kind', () => {
  const table = engine.table(WCOOM);
  for (const cell of CELLS) {
    const found = table.filter(({ fu, han, seat, by }) => isSame({ fu, han, seat, by }, cell));
    assert.deepEqual(found, [cell]);
  }
  const rest = table.filter((cell) => !CELLS.some((printed) => isSame(cell, printed)));
  for (const { fu, han, seat, by, text } of rest.filter((cell) => cell.fu > 0)) {
    const answer = ask(WCOOM, { fu, han, seat, by });
    assert.equal(answer.ok === false ? '–' : textOf(answer), text);
  }
});

const isSame = (a, b) => a.fu === b.fu && a.han === b.han && a.seat === b.seat && a.by === b.by;

test('the order of the table: child and dealer, ron and tsumo, fu and han; then the limits', () => {
  const order = [
    ['child', 'ron'],
    ['child', 'tsumo'],
    ['dealer', 'ron'],
    ['dealer', 'tsumo'],
  ];
  for (const { id, family } of engine.rules()) {
    if (family === 'riichi') {
      const table = engine.table(id);
      const fus = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];
      const counted = order.flatMap(([seat, by]) =>
        fus.flatMap((fu) => [1, 2, 3, 4].map((han) => [seat, by, fu, han])),
      );
      const limits = order.flatMap(([seat, by]) => [5, 6, 8, 11, 13].map((han) => [seat, by, 0, han]));
      assert.deepEqual(
        table.map(({ seat, by, fu, han }) => [seat, by, fu, han]),
        [...counted, ...limits],
      );
    }
  }
  const limitsOf = (id) =>
    engine
      .table(id)
      .slice(-20)
      .map(({ text }) => text);
  assert.deepEqual(limitsOf(WCOOM), [
    ...['8000', '12000', '16000', '24000', '32000'],
    ...LIMITS.map(([, , , child]) => child),
    ...['12000', '18000', '24000', '36000', '48000'],
    ...LIMITS.map(([, , dealer]) => String(dealer)),
  ]);
});

test('the table is what points says under every rule set', () => {
  const sets = [{}, { kiriage: true }, { kiriage: false }, { open_pinfu_fu: false }, { kazoe: false }];
  const pairs = [{ chiitoi_fu: 30 }, { pinfu_tsumo: false }];
  for (const { id } of engine.rules().filter(({ family }) => family === 'riichi')) {
    for (const set of [...sets, ...pairs]) {
      const rules = { base: id, set };
      for (const { fu, han, seat, by, text } of engine.table(rules)) {
        const answer = ask(rules, fu === 0 && han === 13 ? { yakuman: 1, seat, by } : { fu, han, seat, by });
        assert.equal(answer.ok === false ? '–' : textOf(answer), text, JSON.stringify({ rules, fu, han, seat, by }));
      }
    }
  }
});

test('two players: ron and tsumo pay the whole', () => {
  const whole = (seat, by, han, fu, set = {}) => ask({ base: 'web-tile', set }, { fu, han, seat, by }).payments;
  for (const by of ['ron', 'tsumo']) {
    assert.deepEqual(whole('child', by, 5, 30), [8000]);
    assert.deepEqual(whole('dealer', by, 5, 30), [12000]);
    assert.deepEqual(whole('child', by, 3, 30), [3900]);
    assert.deepEqual(whole('dealer', by, 3, 30), [5800]);
    assert.deepEqual(ask('web-tile', { yakuman: 1, seat: 'dealer', by }).payments, [48000]);
  }
  assert.deepEqual(whole('child', 'tsumo', 2, 20), [1300]);
  const split = { two_player_tsumo: 'split' };
  assert.deepEqual(whole('child', 'ron', 3, 30, split), [3900]);
  assert.deepEqual(whole('child', 'tsumo', 3, 30, split), [2000]);
  assert.deepEqual(whole('dealer', 'tsumo', 5, 30, split), [4000]);
  for (const { by, seat, text } of engine.table('web-tile')) {
    assert.ok(text === '–' || /^\d+$/.test(text), `${seat} ${by} ${text}`);
  }
});

test('kiriage lifts a base of 1,920', () => {
  const total = (rules, fu, han) => ask(rules, { fu, han, seat: 'child', by: 'ron' });
  for (const [fu, han, plain] of [
    [30, 4, 7700],
    [60, 3, 7700],
    [120, 2, 7700],
  ]) {
    assert.deepEqual(total(WCOOM, fu, han), { limit: '', payments: [plain] });
    assert.deepEqual(total('makopi-house', fu, han), { limit: 'mangan', payments: [8000] });
  }
});

test('above 13 han, and several yakuman', () => {
  const of = (rules, query) => ask(rules, { seat: 'child', by: 'ron', ...query });
  assert.equal(of(WCOOM, { han: 999, fu: 30 }).limit, 'yakuman');
  assert.deepEqual(of({ base: WCOOM, set: { kazoe: false } }, { han: 13, fu: 30 }), {
    limit: 'sanbaiman',
    payments: [24000],
  });
  assert.deepEqual(of('tenhou', { yakuman: 3 }), { limit: 'yakuman', payments: [96000] });
  // Where they do not add up there is only one.
  const [problem] = of(WCOOM, { yakuman: 2 }).problems;
  assert.deepEqual(problem, {
    code: 'bad_value',
    field: 'yakuman',
    detail: { reason: 'out-of-range', min: 1, max: 1 },
  });
});

test('what no hand can have is refused', () => {
  const impossible = [
    // Seven pairs are two han, three drawn; 20 fu are a drawn pinfu, which is two han.
    ['ron', 25, 1],
    ['tsumo', 25, 1],
    ['tsumo', 25, 2],
    ['tsumo', 20, 1],
    ...[1, 2, 3, 4].map((han) => ['ron', 20, han]),
  ];
  for (const [by, fu, han] of impossible) {
    const [problem] = ask(WCOOM, { fu, han, seat: 'child', by }).problems;
    assert.deepEqual(
      problem,
      { code: 'bad_value', field: 'fu', detail: { reason: 'impossible', han } },
      `${by} ${fu} ${han}`,
    );
  }
  // Without the two fu of an open hand that has none, 20 fu by ron are there; without tsumo pinfu no 20 fu are drawn.
  const of = (set, by, fu, han) => ask({ base: WCOOM, set }, { fu, han, seat: 'child', by });
  assert.deepEqual(of({ open_pinfu_fu: false }, 'ron', 20, 1).payments, [700]);
  assert.equal(of({ pinfu_tsumo: false }, 'tsumo', 20, 2).ok, false);
  assert.equal(of({ chiitoi_fu: 30 }, 'ron', 25, 2).ok, false);
});

test('what is no han, no fu, no seat is refused by its field', () => {
  const good = { han: 3, fu: 30, dealer: true, by: 'ron' };
  const fieldsOf = (query) => engine.points(WCOOM, query).problems?.map(({ code, field }) => `${code} ${field}`);
  assert.equal(fieldsOf(good), undefined);
  assert.equal(fieldsOf({ ...good, yakuman: 0 }), undefined);
  for (const han of [0, -1, 1000, 1.5, '3', null, undefined, Number.NaN]) {
    assert.deepEqual(fieldsOf({ ...good, han }), ['bad_value han'], String(han));
  }
  for (const fu of [0, 10, 21, 26, 35, 180, -30, 30.5, '30', null, undefined]) {
    assert.deepEqual(fieldsOf({ ...good, fu }), ['bad_value fu'], String(fu));
  }
  for (const yakuman of [-1, 2, 14, 0.5, '1', null]) {
    assert.deepEqual(fieldsOf({ ...good, yakuman }), ['bad_value yakuman'], String(yakuman));
  }
  for (const dealer of [0, 1, 'true', null, undefined]) {
    assert.deepEqual(fieldsOf({ ...good, dealer }), ['bad_value dealer'], String(dealer));
  }
  for (const by of ['Ron', '', 1, null, undefined]) {
    assert.deepEqual(fieldsOf({ ...good, by }), ['bad_value by'], String(by));
  }
  assert.deepEqual(fieldsOf({}), ['bad_value dealer', 'bad_value by', 'bad_value han']);
  const reasons = ({ problems }) => problems.map(({ detail }) => detail.reason);
  assert.deepEqual(reasons(engine.points(WCOOM, {})), ['missing', 'missing', 'missing']);
  assert.deepEqual(reasons(engine.points(WCOOM, { ...good, dealer: 1, by: 'Ron' })), ['wrong-kind', 'unknown']);
  assert.deepEqual(engine.points(WCOOM, { ...good, honba: 1 }).problems, [
    { code: 'bad_value', field: 'honba', detail: { reason: 'unknown' } },
  ]);
  assert.deepEqual(reasons(engine.points(WCOOM, { ...good, by: undefined, honba: 1 })), ['missing', 'unknown']);
  assert.deepEqual(fieldsOf(undefined), fieldsOf({}));
  assert.deepEqual(fieldsOf({ ...good, dealer: 1, fu: 26 }), ['bad_value dealer', 'bad_value fu']);
});

test('Sichuan has neither han nor fu', () => {
  const good = { han: 3, fu: 30, dealer: true, by: 'ron' };
  const refused = [{ code: 'bad_rules', field: 'rules' }];
  for (const answer of [engine.points('mahjchina-sichuan', good), engine.table('mahjchina-sichuan')]) {
    assert.deepEqual(
      answer.problems.map(({ code, field }) => ({ code, field })),
      refused,
    );
  }
  assert.equal(engine.table('nowhere').problems[0].code, 'bad_rules');
});

test('points agrees with the hands of every case that has han and fu', async () => {
  const { requestsOf } = await import('./support/cases.mjs');
  let compared = 0;
  for (const hand of requestsOf('score')) {
    const { ok, han, fu, yakuman, lines, limit } = engine.score(hand);
    const isPlain = ok && han > 0 && lines.every(({ reason }) => /^(ron|tsumo|honba|deposits)$/.test(reason));
    if (isPlain && !(limit && fu === 0 && yakuman === 0)) {
      const seat = hand.seat ?? 0;
      const { by } = hand.win;
      const { payments } = engine.points(hand.rules, { han, fu, yakuman, dealer: seat === 0, by });
      const paid = lines.filter(({ reason }) => reason === by).map(({ from, points }) => [from, points]);
      for (const [from, points] of paid) {
        const expected = payments.length === 2 ? payments[from === 0 ? 0 : 1] : payments[0];
        assert.equal(points, expected, JSON.stringify(hand));
      }
      compared++;
    }
  }
  assert.ok(compared > 1000);
});
