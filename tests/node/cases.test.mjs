// Every case of tests/cases on the wasm. tests/core runs the same ones natively, so that both builds agree.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadEngine } from 'tensu';
import { caseFiles, casesOf, differences } from './support/cases.mjs';

const SHOWN = 10;
const engine = await loadEngine();

/** What is wrong with the answer to one case, or nothing. */
function faultOf({ id, title, call, request, expected }) {
  const found = differences(expected, engine[call](request));
  return found.length > 0 ? `${id} ${title ?? ''}\n  ${found.join('\n  ')}\n  ${JSON.stringify(request)}` : undefined;
}

for (const file of caseFiles) {
  const cases = casesOf(file);
  test(`${file}: ${cases.length} cases`, () => {
    assert.ok(cases.length > 0, 'no cases');
    assert.equal(new Set(cases.map(({ id }) => id)).size, cases.length, 'two cases with one id');
    for (const { id, call } of cases) {
      assert.equal(typeof engine[call], 'function', `${id}: there is no ${call}`);
    }
    const faults = cases.map(faultOf).filter(Boolean);
    assert.equal(faults.length, 0, `${faults.length} failed\n${faults.slice(0, SHOWN).join('\n')}`);
  });
}

test('the runner finds a ledger that does not add up', () => {
  const line = { from: 1, to: 0, points: 0, reason: 'ron' };
  assert.equal(differences({}, { ok: true, lines: [line], deltas: [0, 0, 0, 0] }).length, 1);
  assert.equal(differences({}, { ok: true, lines: [{ ...line, points: 5 }], deltas: [5, 5, 0, 0] }).length, 2);
});

test('the runner finds what differs', () => {
  const got = { ok: false, problems: [{ code: 'no_yaku', field: 'concealed', detail: { han: 0 } }], checks: [] };
  assert.deepEqual(differences({ ok: false, code: 'no_yaku', deltas: null }, got), []);
  assert.equal(differences({ code: 'furiten' }, got).length, 1);
  assert.equal(differences({ code: 'no_yaku', field: 'win' }, got).length, 1);
  assert.equal(differences({ code: 'no_yaku', detail: { han: 1 } }, got).length, 1);
  assert.equal(differences({ yaku: ['riichi'] }, { yaku: [{ id: 'riichi' }, { id: 'pinfu' }] }).length, 1);
  const lines = [
    { from: 1, to: 0, points: 2, reason: 'kong', step: 0 },
    { from: 0, to: 1, points: 2, reason: 'kong-refund', step: 1 },
  ];
  const battle = { ok: true, lines, deltas: [0, 0] };
  const rows = [
    [2, -2],
    [0, 0],
    [-2, 2],
  ];
  assert.deepEqual(differences({ steps: rows }, battle), []);
  assert.equal(differences({ steps: rows.slice(0, 2) }, battle).length, 1);
  assert.equal(differences({ dora: { aka: 1 } }, { dora: { aka: 2, ura: 0 } }).length, 1);
});
