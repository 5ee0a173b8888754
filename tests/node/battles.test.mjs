// Battles of random and damaged actions: what counts balances, and what cannot be is named at its step.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { loadEngine } from 'tensu';
import { runnerImport } from 'vite';

const load = async (name) => {
  const path = fileURLToPath(new URL(`../../web/table/battle/state/${name}.ts`, import.meta.url));
  return (await runnerImport(path)).module;
};
const [
  { emptyBattle, readBattle },
  { courseOf },
  { underSettings },
  { mayWin },
  { actionOf, emptyDraft },
  { readEntered, shareBattle },
] = await Promise.all(['battle', 'course', 'settings', 'passed', 'draft', 'entered'].map(load));
const engine = await loadEngine();

const seat = fc.integer({ min: 0, max: 3 });
const events = ['kong-bloom', 'after-kong', 'rob-kong', 'last-tile', 'heaven', 'earth'];
const flags = fc.oneof(fc.constant([]), fc.constant([]), fc.subarray(events, { maxLength: 2 }));
const win = fc.record({
  ...{ seat, flags, base: fc.constantFrom(1, 2, 4, 8, 3) },
  win: fc.oneof(fc.constant({ by: 'tsumo' }), fc.record({ by: fc.constant('ron'), from: seat })),
});
const hand = fc.oneof(
  fc.constantFrom({ ready: false }, { ready: true, base: 8 }, { ready: false, pig: true }, { ready: true, base: 3 }),
  fc.record({ concealed: fc.constantFrom('1112345678999m', '147m258p369s1122s', '12m'), lack: fc.constant('p') }),
);
const seated = fc.tuple(seat, hand).map(([place, held]) => ({ ...held, seat: place }));
/** Once each of two, three or four places. */
const everybody = fc
  .tuple(fc.subarray([0, 1, 2, 3], { minLength: 2 }), fc.array(hand, { minLength: 4, maxLength: 4 }))
  .map(([places, hands]) => places.map((place, at) => ({ ...hands[at], seat: place })));
const action = fc.oneof(
  fc.record({ type: fc.constant('kong'), seat, kind: fc.constantFrom('ankan', 'kakan') }),
  fc.record({ type: fc.constant('kong'), seat, kind: fc.constant('kan'), from: seat }),
  fc.record({ type: fc.constant('win'), wins: fc.array(win, { minLength: 1, maxLength: 3 }) }),
  fc.record({ type: fc.constant('wall-end'), hands: fc.array(seated, { maxLength: 4 }) }),
  fc.record({ type: fc.constant('wall-end'), hands: everybody }),
);
const battles = fc.record({
  names: fc.constant(['', 'a', '', '']),
  dealer: seat,
  points: fc.constant([10, 0, -10, 0]),
  set: fc.constantFrom({}, { pig_to: 'everyone' }, { after_kong_refund: 'transfer', refund_to: 'all_payers' }),
  actions: fc.array(action, { maxLength: 12 }),
});
const SAMPLE = { numRuns: 300, seed: 1 };
const sum = (numbers) => numbers.reduce((all, number) => all + number, 0);

test('the steps of a battle add up to what it comes to, and every step balances', () => {
  let [counted, refused] = [0, 0];
  for (const battle of fc.sample(battles, SAMPLE)) {
    const { value: read } = readBattle(structuredClone(battle));
    assert.equal(JSON.stringify(read), JSON.stringify(battle));
    const { steps, settled, counted: actions } = courseOf(engine, read);
    assert.equal(steps.length, battle.actions.length);
    assert.equal(steps.filter(({ problem }) => !problem).length, actions.length);
    for (const { deltas, problem, lines } of steps) {
      assert.equal(sum(deltas), 0);
      const byLines = deltas.map((_, place) =>
        sum(lines.map(({ from, to, points }) => (to === place ? points : 0) - (from === place ? points : 0))),
      );
      assert.deepEqual(deltas, byLines);
      if (problem) assert.deepEqual([lines.length, deltas.some(Boolean)], [0, false]);
    }
    const together = [0, 1, 2, 3].map((place) => sum(steps.map(({ deltas }) => deltas[place])));
    assert.deepEqual(together, settled.deltas);
    counted += actions.length;
    refused += steps.length - actions.length;
  }
  assert.ok(counted > 300 && refused > 300, `${counted} counted, ${refused} refused`);
});

test('under each of the four settings the hand and its wall’s end balance, and one of each is in force', () => {
  let compared = 0;
  for (const battle of fc.sample(battles, SAMPLE)) {
    const settings = underSettings(engine, battle, courseOf(engine, battle));
    if (settings.length === 0) continue;
    compared += 1;
    assert.deepEqual(
      settings.map(({ key }) => key),
      ['event_cap', 'refund_scope', 'refund_to', 'pig_to'],
    );
    for (const { values } of settings) {
      assert.equal(values.filter(({ now }) => now).length, 1);
      for (const { deltas, atWallEnd } of values) assert.deepEqual([sum(deltas), sum(atWallEnd)], [0, 0]);
    }
  }
  assert.ok(compared > 3, `${compared} with a wall's end`);
});

test('a damaged record is nothing, or can be gone through', () => {
  const whole = fc.sample(battles, { numRuns: 60, seed: 2 });
  const anything = fc.sample(fc.anything(), { numRuns: 60, seed: 3 });
  for (const [index, battle] of whole.entries()) {
    for (const key of Object.keys(battle)) {
      const found = readBattle({ ...battle, [key]: anything[index] });
      if ('value' in found) courseOf(engine, found.value);
    }
    const actions = [...battle.actions, { ...battle.actions[0], wins: anything[index], seat: anything[index] }];
    const found = readBattle({ ...battle, actions });
    if ('value' in found) courseOf(engine, found.value);
  }
  for (const value of ['', [], null, undefined, 5]) assert.deepEqual(readBattle(value), { fault: '' });
});

const KONG = { type: 'kong', seat: 0, kind: 'kan', from: 1 };
const WIN = { seat: 0, win: { by: 'ron', from: 1 }, base: 2 };
const actions = (...all) => ({ actions: all });
const wins = (change) => actions(KONG, { type: 'win', wins: [WIN, { ...WIN, seat: 2, ...change }] });
const hands = (hand) => actions({ type: 'wall-end', hands: [{ seat: 3, ready: true, base: 1, ...hand }] });
/** What is changed of a sound record, by where that is said to be wrong. */
const FAULTS = {
  names: [{ names: undefined }, { names: ['', '', ''] }, { names: 'abcd' }],
  'names[2]': [{ names: ['', '', null, ''] }, { names: ['', '', 'x'.repeat(21), ''] }],
  dealer: [{ dealer: 4 }, { dealer: '0' }, { dealer: null }],
  'points[1]': [{ points: [0, 1e300, 0, 0] }, { points: [0, 0.5, 0, 0] }, { points: [0, '0', 0, 0] }],
  set: [{ set: [] }, { set: null }],
  'set.pig_to': [{ set: { pig_to: {} } }],
  actions: [{ actions: {} }, { actions: Array(21).fill(KONG) }],
  'actions[0]': [actions(null), actions([])],
  'actions[0].type': [actions({ ...KONG, type: 'draw' }), actions({ ...KONG, type: undefined })],
  'actions[1].seat': [actions(KONG, { ...KONG, seat: -1 })],
  'actions[0].from': [actions({ ...KONG, from: null })],
  'actions[0].late': [actions({ ...KONG, late: 1 })],
  'actions[1].wins[1].win.from': [wins({ win: { by: 'ron' } })],
  'actions[1].wins[1].win.by': [wins({ win: { by: 'gift' } })],
  'actions[1].wins[1].base': [wins({ base: undefined }), wins({ base: 1e9 })],
  'actions[1].wins[1].concealed': [wins({ concealed: 5 })],
  'actions[1].wins[1].melds[0].tiles': [wins({ concealed: '1m', melds: [{ type: 'pon' }] })],
  'actions[0].hands[0].ready': [hands({ ready: 'yes' })],
  'actions[0].hands[0].pig': [hands({ pig: 0 })],
};

test('a record that is wrong anywhere is not taken, and says where', () => {
  const sound = { ...emptyBattle(), ...actions(KONG, { type: 'win', wins: [WIN] }) };
  assert.deepEqual(readBattle(sound), { value: sound });
  for (const [fault, changes] of Object.entries(FAULTS))
    for (const change of changes)
      assert.deepEqual(readBattle({ ...sound, ...change }), { fault }, JSON.stringify(change));
});

/** What is changed of the action in the form, by where that is said to be wrong. */
const DRAFT_FAULTS = {
  draft: [null, []],
  'draft.type': [{ type: 'draw' }],
  'draft.kong': [{ kong: undefined }],
  'draft.kong.from': [{ kong: { late: false, tile: '', from: 4 } }],
  'draft.kong.tile': [{ kong: { late: false, tile: 5 } }],
  'draft.win.flags': [{ win: {} }, { win: { flags: Array(7).fill('rob-kong') } }],
  'draft.winners': [{ winners: [] }],
  'draft.winners[0].base': [{ winners: Array(4).fill({ wins: true, by: 'base', text: '', base: 3 }) }],
  'draft.winners[0].passed': [{ winners: Array(4).fill({ wins: true, by: 'base', text: '', passed: -1 }) }],
  'draft.hands[0].text': [{ hands: Array(4).fill({ by: 'tiles', text: '1m'.repeat(51) }) }],
  'draft.hands[0].lack': [{ hands: Array(4).fill({ by: 'tiles', text: '', lack: 'z' }) }],
  'draft.hands[0].known': [{ hands: Array(4).fill({ by: 'known', text: '', known: 16 }) }],
};

test('the action in the form is kept, is checked when it is read again, and is given to nobody', () => {
  const empty = { ...emptyBattle(), draft: emptyDraft() };
  assert.deepEqual(readEntered(emptyBattle()), { value: empty });
  assert.deepEqual(shareBattle(empty), emptyBattle());
  const winners = empty.draft.winners.with(2, { wins: true, by: 'tiles', text: '123m', lack: 'p', passed: 2 });
  const hands = empty.draft.hands.with(1, { by: 'known', text: '', known: 'pig' });
  const draft = {
    type: 'win',
    kong: { late: true, tile: '1m' },
    win: { by: 'ron', from: 1, flags: [] },
    winners,
    hands,
  };
  assert.deepEqual(readEntered(structuredClone({ ...empty, draft })), { value: { ...empty, draft } });
  for (const [fault, changes] of Object.entries(DRAFT_FAULTS))
    for (const change of changes) {
      const changed = change === null || Array.isArray(change) ? change : { ...draft, ...change };
      assert.deepEqual(readEntered({ ...empty, draft: changed }), { fault }, JSON.stringify(change));
    }
});

test('of an action that nobody has chosen whole, the first open choice is named', () => {
  const empty = emptyDraft();
  const [kong, win] = [
    { ...empty, type: 'kong' },
    { ...empty, type: 'win' },
  ];
  const ron = { ...win, win: { ...win.win, by: 'ron', from: 1 } };
  const winner = (change) => ({ ...ron, winners: ron.winners.with(2, { ...ron.winners[2], wins: true, ...change }) });
  const open = [
    [empty, { open: 'kind' }],
    [kong, { open: 'whoKongs' }],
    [{ ...kong, kong: { ...kong.kong, seat: 0 } }, { open: 'kindOfKong' }],
    [{ ...kong, kong: { ...kong.kong, seat: 0, kind: 'kan' } }, { open: 'whoDiscards' }],
    [win, { open: 'way' }],
    [{ ...win, win: { ...win.win, by: 'ron' } }, { open: 'whoPays' }],
    [ron, { open: 'whoWins' }],
    [winner({}), { open: 'base', seat: 2 }],
    [
      { ...empty, type: 'wall-end' },
      { open: 'state', seat: 1 },
    ],
  ];
  for (const [draft, answer] of open) assert.deepEqual(actionOf(engine, draft, [0]), answer);
  assert.deepEqual(actionOf(engine, winner({ base: 4 }), [0]), {
    type: 'win',
    wins: [{ seat: 2, win: { by: 'ron', from: 1 }, base: 4 }],
  });
});

test('a known win after a pass is judged like a hand of the same worth', () => {
  const ron = { by: 'ron', from: 0 };
  const known = { seat: 1, win: ron, base: 2 };
  const tiles = { seat: 1, win: ron, concealed: '111m222m333s444s5m5m', lack: 'p' };
  for (const passed of [0, 1, 2, 3, 8]) {
    const around = { income: 2, left: [] };
    assert.deepEqual(
      mayWin(engine, emptyBattle(), known, passed, around),
      mayWin(engine, emptyBattle(), tiles, passed, around),
    );
  }
});

test('a written hand takes its lack suit from the line or from the choice, and its melds by the seat', () => {
  const draft = { ...emptyDraft(), type: 'win', win: { by: 'ron', from: 0, flags: [] } };
  const by = (written) => ({
    ...draft,
    winners: draft.winners.with(2, { ...draft.winners[2], wins: true, by: 'tiles', ...written }),
  });
  const made = actionOf(engine, by({ text: '234m55s (<1 222m) 5s win=tsumo seat=0', lack: 's' }), []);
  assert.equal(made.wins[0].lack, 's');
  assert.equal(made.wins[0].melds[0].from, 1);
  assert.equal(actionOf(engine, by({ text: '234m lack=p', lack: 's' }), []).wins[0].lack, 'p');
  assert.deepEqual(actionOf(engine, by({ text: '234m' }), []).detail, { reason: 'missing' });
});
