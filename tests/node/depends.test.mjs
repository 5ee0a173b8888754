// Where an option of a rule set changes nothing, because what it belongs to is not there, the comparison says so.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { loadEngine } from 'tensu';
import { runnerImport } from 'vite';
import { requestsOf } from './support/cases.mjs';

const file = fileURLToPath(new URL('../../web/guide/figures/depends.ts', import.meta.url));
const { NEEDS, applies } = (await runnerImport(file)).module;
const engine = await loadEngine();
const houses = engine.rules().map((info) => ({ ...info, description: engine.describe(info.id) }));
const requests = ['score', 'settle'].flatMap((call) => requestsOf(call).map((request) => ({ call, request })));

const optionOf = ({ description }, key) => description.options.find((option) => option.key === key);
const othersOf = ({ value, choices = [true, false] }) => choices.filter((choice) => choice !== value);

/** Points below zero cannot come about where nobody falls below zero. */
const canBe = ({ request }) => !request.points?.some?.((points) => points < 0);

/** What comes of a hand: whether it is settled, and how. */
function outcome({ call, request }, rules) {
  const { ok, deltas, next, yaku } = engine[call]({ ...request, rules });
  return ok ? { deltas, next, yaku } : undefined;
}

for (const house of houses) {
  const lacking = Object.keys(NEEDS).filter((key) => optionOf(house, key) && !applies(house, key));

  test(`${house.id}: what does not apply changes no hand that can be settled`, () => {
    for (const key of lacking) {
      for (const value of othersOf(optionOf(house, key))) {
        for (const each of requests.filter(canBe)) {
          const before = outcome(each, house.id);
          const after = before && outcome(each, { base: house.id, set: { [key]: value } });
          if (after) assert.deepEqual(after, before, `${key}: ${JSON.stringify(each.request)}`);
        }
      }
    }
  });
}

for (const key of Object.keys(NEEDS)) {
  test(`${key} changes hands where it applies`, () => {
    const house = houses.find((each) => applies(each, key)) ?? assert.fail('it applies nowhere');
    const changes = ({ value, request }) =>
      !isDeepStrictEqual(outcome(request, house.id), outcome(request, { base: house.id, set: { [key]: value } }));
    const values = othersOf(optionOf(house, key));
    assert.ok(values.some((value) => requests.some((request) => changes({ value, request }))));
  });
}
