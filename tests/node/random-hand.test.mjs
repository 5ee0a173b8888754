// Hands by chance, from numbers that are the same each time.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { loadEngine } from 'tensu';
import { runnerImport } from 'vite';
import { Dice } from './support/dice.mjs';

const part = async (name) =>
  (await runnerImport(fileURLToPath(new URL(`../../web/widget/state/${name}.ts`, import.meta.url)))).module;
const { emptyEntry } = await part('entry');
const { fit } = await part('fit');
const { openHouse } = await part('house');
const { Luck } = await part('luck');
const { randomHand } = await part('random-hand');
const engine = await loadEngine();

function luckFrom(seed) {
  const dice = new Dice(seed);
  return new Luck(() => dice.roll());
}

const HANDS = 150;
/** Hands under a rule set as they come, with what they are worth. */
function draw(rules, set = {}) {
  const luck = luckFrom(7);
  const entry = { ...emptyEntry(rules), changed: { [rules]: set } };
  const house = openHouse(engine, rules, set);
  return Array.from({ length: HANDS }, () => {
    const drawn = randomHand(engine, entry, house, luck);
    assert.ok(drawn, rules);
    const fitted = fit(drawn, house);
    assert.deepEqual(fitted.aside, { tiles: [], melds: [], flags: [], fields: [] });
    assert.deepEqual([...fitted.notes], [], JSON.stringify(drawn));
    const score = engine.score(fitted.request);
    assert.ok(score.ok, JSON.stringify(score.problems));
    return { drawn, score };
  });
}

const share = (hands, holds) => hands.filter(holds).length / hands.length;
const within = (part, low, high, what) => assert.ok(part > low && part < high, `${what}: ${part}`);
const isRed = ({ drawn }) =>
  [drawn.hand, ...drawn.melds.map(({ tiles }) => tiles)].flat().some((tile) => tile[0] === '0');

for (const rules of ['makopi-house', 'tenhou', 'wcoom-riichi', 'web-tile']) {
  test(`${rules}: every hand wins, some reach a limit, now and then one is a yakuman`, () => {
    const hands = draw(rules);
    within(
      share(hands, ({ score }) => score.yakuman > 0),
      0.005,
      0.15,
      'yakuman',
    );
    within(
      share(hands, ({ score }) => score.limit !== '' && score.yakuman === 0),
      0.1,
      0.6,
      'limits',
    );
    within(
      share(hands, ({ drawn }) => drawn.melds.length > 0),
      0.1,
      0.7,
      'melds',
    );
    assert.ok(share(hands, ({ drawn }) => drawn.by === 'ron') > 0.2);
  });
}

test('red fives come where the rule set has them, and only there', () => {
  within(share(draw('makopi-house'), isRed), 0.1, 0.7, 'red fives');
  within(share(draw('web-tile', { red_fives: 'two_pin_yaku' }), isRed), 0.05, 0.7, 'red 5 pin');
  assert.equal(share(draw('wcoom-riichi'), isRed), 0);
  assert.equal(share(draw('mahjchina-sichuan'), isRed), 0);
});

test('Sichuan: hands of every row, with roots, some over the cap', () => {
  const hands = draw('mahjchina-sichuan');
  const rows = new Set(hands.map(({ score }) => score.pattern.id));
  assert.ok(rows.size >= 5, [...rows].join());
  within(
    share(hands, ({ score }) => score.roots > 0),
    0.05,
    0.8,
    'roots',
  );
  within(
    share(hands, ({ score }) => score.uncapped > 8),
    0.02,
    0.4,
    'over the cap',
  );
});
