// One hand under many rule sets: the same as scoring it under each, but for the changes that the checks name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEngine } from 'tensu';
import { requestsOf } from './support/cases.mjs';
import { always, rolled } from './support/dice.mjs';
import { handMaker } from './support/hands.mjs';
import { textOf, tilesOf } from './support/tiles.mjs';

const engine = await loadEngine();
const ids = (family) =>
  engine
    .rules()
    .filter((info) => info.family === family)
    .map(({ id }) => id);
const CHANGES = ['red-as-plain', 'plain-as-red', 'seat-moved'];

/** Every list of tiles in turn order replaced by what `change` makes of it. */
function changeLists(hand, change, keys) {
  const out = { ...hand };
  for (const key of keys) {
    if (key === 'melds' && hand.melds) {
      out.melds = hand.melds.map((meld) => {
        const called = meld.called === undefined ? {} : { called: change(meld.called, true) };
        return { ...meld, tiles: change(meld.tiles), ...called };
      });
    } else if (typeof hand[key] === 'string') {
      out[key] = change(hand[key]);
    }
  }
  return out;
}

const LISTS = ['concealed', 'melds', 'dora', 'ura'];

/** What the check `red-as-plain` says: every red five of the suit is a plain one. */
function redAsPlain(hand, red) {
  const plain = `5${red[1]}`;
  const change = (text) => textOf(tilesOf(text).map((tile) => (tile === red ? plain : tile)));
  return changeLists(hand, change, [...LISTS, 'discards']);
}

/** What `plain-as-red` says: the first plain fives of the suit are the red ones. */
function plainAsRed(hand, red, count) {
  let left = count;
  const change = (text, isCalled) =>
    textOf(tilesOf(text).map((tile) => (tile === `5${red[1]}` && !isCalled && left-- > 0 ? red : tile)));
  return changeLists(hand, change, LISTS);
}

/** What `seat-moved` says: the winner sits at `seat`, everybody else is the other one. */
function seatMoved(hand, seat) {
  const winner = hand.seat ?? 0;
  const moved = (old) => (old === undefined ? undefined : old === winner ? seat : 1 - seat);
  const out = { ...hand, seat };
  if (hand.win.by === 'ron') {
    out.win = { by: 'ron', from: moved(hand.win.from) };
  }
  if (hand.liable !== undefined) {
    out.liable = moved(hand.liable);
  }
  if (hand.melds) {
    out.melds = hand.melds.map((meld) => (meld.from === undefined ? meld : { ...meld, from: moved(meld.from) }));
  }
  if (hand.points?.length === 4) {
    const other = hand.win.by === 'ron' ? hand.win.from : winner === 0 ? 1 : 0;
    const points = [hand.points[winner], hand.points[other]];
    out.points = seat === 0 ? points : points.reverse();
  }
  return out;
}

function changedBy(checks, hand) {
  let out = hand;
  for (const { id, detail } of checks) {
    if (id === 'seat-moved') {
      out = seatMoved(out, detail.seat);
    } else if (id === 'red-as-plain') {
      out = redAsPlain(out, detail.tile);
    } else if (id === 'plain-as-red') {
      out = plainAsRed(out, detail.tile, detail.count);
    }
  }
  return out;
}

/** Asserts that comparing under these rules says what scoring says; returns the ids of what was changed. */
function sameAsScore(hand, rules) {
  const [compared] = engine.compare(hand, [rules]);
  const changes = compared.checks.filter(({ id }) => CHANGES.includes(id));
  const rest = { ...compared, checks: compared.checks.filter(({ id }) => !CHANGES.includes(id)) };
  assert.ok(changes.every(({ ok }) => ok));
  assert.deepEqual(rest, engine.score({ ...changedBy(changes, hand), rules }), JSON.stringify({ rules, changes }));
  return changes.map(({ id }) => id);
}

for (const family of ['riichi', 'sichuan']) {
  test(`${family}: compare is score but for what its checks name`, () => {
    const seen = new Set();
    always(rolled(handMaker(engine, ids(family))), 3000, ({ rules, ...hand }) => {
      for (const id of ids(family)) {
        for (const change of sameAsScore(hand, id)) {
          seen.add(change);
        }
      }
      sameAsScore(hand, rules);
    });
    assert.deepEqual([...seen].sort(), family === 'riichi' ? [...CHANGES].sort() : []);
  });
}

test('without rule sets those of the family are compared, in the order of rules()', () => {
  const { rules, ...hand } = requestsOf('score').find((each) => each.rules === 'tenhou');
  const compared = (request) => engine.compare(request).map((result) => result.rules);
  assert.deepEqual(compared(hand), ids('riichi'));
  assert.deepEqual(compared({ ...hand, rules }), ids('riichi'));
  const sichuan = requestsOf('score').find((each) => each.rules === 'mahjchina-sichuan');
  assert.deepEqual(compared(sichuan), ids('sichuan'));
  assert.deepEqual(compared({ ...sichuan, rules: undefined }), ids('sichuan'));
});

test('rule sets that are asked for are answered one by one, also those that do not exist', () => {
  const hand = { concealed: '123m567p234999s4m4m', win: { by: 'tsumo' } };
  const asked = ['tenhou', 'nowhere', { base: 'web-tile', set: { min_han: 9 } }, 'mahjchina-sichuan', 'tenhou'];
  const results = engine.compare(hand, asked);
  assert.deepEqual(
    results.map(({ ok, rules }) => [ok, rules]),
    [
      [true, 'tenhou'],
      [false, undefined],
      [false, 'web-tile'],
      [false, 'mahjchina-sichuan'],
      [true, 'tenhou'],
    ],
  );
  for (const [i, rules] of asked.entries()) {
    assert.deepEqual(results[i], engine.score({ ...hand, rules }));
  }
  assert.deepEqual(engine.compare(hand, []), []);
});

test('a fourth plain five is the red one only while there is room for it', () => {
  const compare = (concealed) => engine.compare({ concealed, win: { by: 'tsumo' } }, ['makopi-house'])[0];
  const noteOf = ({ checks }) => checks.find(({ id }) => id === 'plain-as-red');
  const four = compare('345555m234p23499s');
  assert.deepEqual(noteOf(four), { id: 'plain-as-red', ok: true, detail: { tile: '0m', count: 1 } });
  assert.equal(four.dora.aka, 1);
  const five = compare('0345555m234p2399s');
  assert.equal(noteOf(five), undefined);
  assert.deepEqual(
    five.problems.map(({ code }) => code),
    ['too_many_copies'],
  );
});
