// The engine answers rightly whatever happens around its calls: a request that asks the engine while it is read, and
// callers that have no room left on their stack.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEngine } from 'tensu';
import { loadHandEngine } from 'tensu/hand';

const HAND = '234m345p5678s666z5s win=tsumo seat=1 round=S rules=tenhou flags=riichi';
const OTHER = '19m19p19s1234567z1m win=ron from=0 seat=2 rules=wcoom-riichi';

for (const [name, load] of Object.entries({ loadEngine, loadHandEngine })) {
  test(`${name}: a request may ask the engine while it is read`, async () => {
    const engine = await load();
    const hand = engine.parseLine(HAND);
    const expected = engine.score(hand);
    assert.equal(expected.ok, true);
    const asking = { ...hand };
    Object.defineProperty(asking, 'flags', {
      enumerable: true,
      get: () => {
        assert.equal(engine.score(engine.parseLine(OTHER)).yakuman, 1);
        return hand.flags;
      },
    });
    assert.deepEqual(engine.score(asking), expected);
    assert.equal(engine.formatLine(asking), engine.formatLine(hand));
    const lazy = {};
    for (const key of Object.keys(hand))
      Object.defineProperty(lazy, key, { enumerable: true, get: () => engine.parseLine(HAND)[key] });
    assert.deepEqual(engine.score(lazy), expected);
    if (engine.scoreMany) assert.deepEqual(engine.scoreMany([lazy, asking]), engine.scoreMany([hand, hand]));
    assert.deepEqual(engine.score(hand), expected);
  });

  test(`${name}: a request that asks itself without end is refused`, async () => {
    const engine = await load();
    const endless = { rules: 'tenhou', win: { by: 'tsumo' } };
    Object.defineProperty(endless, 'concealed', {
      enumerable: true,
      get: () => (engine.score(endless).ok ? '1m' : '2m'),
    });
    assert.equal(engine.score(endless).ok, false);
    assert.equal(engine.score(engine.parseLine(HAND)).ok, true);
  });

  test(`${name}: callers without room on their stack leave the engine as it was`, async () => {
    const engine = await load();
    const hand = engine.parseLine(HAND);
    const waiting = { rules: 'tenhou', concealed: '2345678m345p567s' };
    const dealt = { rules: 'tenhou', concealed: '1247m1339p13789s5z', win: { by: 'tsumo' } };
    const answers = () => [
      engine.score(hand),
      engine.waits(waiting),
      engine.discards(dealt),
      engine.describe('tenhou'),
    ];
    const expected = answers();
    const deeper = () => {
      engine.score(hand);
      deeper();
    };
    for (let i = 0; i < 40; i++) assert.throws(deeper, RangeError);
    assert.deepEqual(answers(), expected);
    for (let honba = 0; honba <= 3000; honba += 300) {
      const rules = { base: 'tenhou', set: { honba } };
      assert.equal(engine.score({ ...hand, rules }).ok, true);
    }
  });
}
