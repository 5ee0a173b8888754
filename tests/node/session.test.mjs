// What the calculator makes of a hand is the hand: nothing that counts is lost on the way through its fields.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadEngine } from 'tensu';
import { runnerImport } from 'vite';
import { caseFiles, casesOf } from './support/cases.mjs';

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
const { module: sessions } = await runnerImport(at('web/widget/state/session.ts'));
const engine = await loadEngine();

function sessionWith(line) {
  const session = new sessions.Session(() => {});
  session.start(engine);
  session.setLine(line);
  return session;
}

/** Among the refusals are fields that no calculator would write. */
const files = caseFiles.filter((name) => name !== 'refusals.jsonl');

for (const file of files) {
  test(`every hand of ${file} that wins is scored the same through the calculator`, () => {
    for (const { id, call, request } of casesOf(file)) {
      if (call !== 'score') continue;
      const direct = engine.score(request);
      if (!direct.ok) continue;
      const { outcome } = sessionWith(engine.formatLine(request)).derived;
      assert.equal(outcome.kind, 'score', `${id} ${JSON.stringify(outcome)}`);
      const { yaku, deltas, han, fu, base, pattern } = outcome.score;
      assert.deepEqual(
        { yaku, deltas, han, fu, base, pattern },
        {
          yaku: direct.yaku,
          deltas: direct.deltas,
          han: direct.han,
          fu: direct.fu,
          base: direct.base,
          pattern: direct.pattern,
        },
        id,
      );
    }
  });
}

test('a hand taken through every rule set comes back as it was', () => {
  const line = engine.formatLine({
    rules: 'makopi-house',
    concealed: '05677m345p111z',
    melds: [{ type: 'pon', tiles: '555z', from: 3 }],
    seat: 2,
    win: { by: 'ron', from: 1 },
    round: 'S',
    flags: ['houtei'],
    dora: '1z5m',
    honba: 3,
    deposits: 2,
    discards: '9m',
  });
  const session = sessionWith(line);
  const before = session.line;
  for (const { id } of engine.rules()) session.edit({ rules: id });
  session.edit({ rules: 'makopi-house' });
  assert.equal(session.line, before);
  assert.equal(before, line);
});

test('changed options stay with their rule set', () => {
  const session = sessionWith('234567m345p66678s rules=makopi-house;kiriage=false');
  assert.deepEqual(session.derived.house.changedKeys, ['kiriage']);
  session.edit({ rules: 'tenhou' });
  assert.deepEqual(session.derived.house.changedKeys, []);
  session.edit({ rules: 'makopi-house' });
  assert.deepEqual(session.derived.house.changedKeys, ['kiriage']);
});

const SCORED = '123m456p789s11122z win=tsumo seat=2 flags=riichi rules=makopi-house';

test('beside text that cannot be read no older result stays', () => {
  for (const text of ['hello', '12', 'honba=-1', 'rules=nope 1m', '[1111z']) {
    const session = sessionWith(SCORED);
    session.type(text);
    assert.equal(session.derived.outcome.kind, 'refused', text);
    assert.deepEqual(session.derived.outcome.problems, [session.typedProblem]);
    session.type('123m456p789s11122z');
    assert.equal(session.derived.outcome.kind, 'score', text);
  }
});

test('a line from outside is the whole hand, and an empty one clears it', () => {
  const session = sessionWith(SCORED);
  session.setLine('123m456p789s11122z');
  const { request } = session.derived.fitted;
  assert.deepEqual([request.seat ?? 0, request.flags ?? []], [0, []]);
  session.setLine('');
  assert.equal(session.derived.outcome.kind, 'empty');
});

test('a rule set that there is not is refused, and forgotten with the next', () => {
  const session = sessionWith(SCORED);
  session.setRules('zzz');
  assert.equal(session.derived.outcome.problems[0].code, 'bad_rules');
  session.setRules('tenhou');
  assert.equal(session.derived.outcome.kind, 'score');
});

test('what is entered after an unknown rule set is scored, under the rules that are named or the first', () => {
  const after = (act) => {
    const session = sessionWith(SCORED);
    session.setRules('zzz');
    act(session);
    return [session.derived.outcome.kind, session.entry.rules];
  };
  assert.deepEqual(
    after((session) => session.setLine('234m345p5678s666z5s win=tsumo rules=tenhou')),
    ['score', 'tenhou'],
  );
  // A line from the page that names no rules is not what the page asked for.
  assert.equal(after((session) => session.setLine('234m345p5678s666z5s win=tsumo'))[0], 'refused');
  for (const act of [
    (session) => session.type('234m345p5678s666z5s win=tsumo'),
    (session) => session.edit({ honba: 1 }),
    (session) => {
      session.edit({ honba: 1 });
      session.setRules('zzz');
      session.undo();
    },
  ]) {
    assert.deepEqual(after(act), ['score', 'makopi-house']);
  }
});

test('a number out of bounds is refused, not left out', () => {
  const session = sessionWith(SCORED);
  for (const honba of [-2, 1.5, 99_999_999]) {
    session.edit({ honba });
    assert.equal(session.derived.outcome.problems[0].field, 'honba');
  }
});

test('plain fives beyond those there are become red ones', () => {
  const noted = (line) => {
    const { outcome, fitted } = sessionWith(line).derived;
    return [outcome.kind, fitted.hand.filter(({ tile }) => tile === '0p').length, [...fitted.notes]];
  };
  const rules = 'rules=web-tile;red_fives=two_pin_dora win=tsumo';
  assert.deepEqual(noted(`123m55567p111s222z ${rules}`), ['score', 1, ['plain-as-red']]);
  assert.deepEqual(noted(`123m555567p11s222z ${rules}`), ['score', 2, ['plain-as-red']]);
  assert.deepEqual(noted(`123m05567p111s222z ${rules}`), ['score', 1, []]);
  assert.deepEqual(noted('123m555567p11s222z rules=tenhou win=tsumo'), ['score', 1, ['plain-as-red']]);
});

test('why a tile cannot go into a meld is said also after melds were made', () => {
  const session = sessionWith('55s');
  session.place.target = 'pon';
  assert.deepEqual(session.put(['1m', '5s']), { tile: '5s', why: 'not-enough-left' });
  assert.equal(session.entry.melds.length, 1);
  assert.equal(session.place.target, 'hand');
});
