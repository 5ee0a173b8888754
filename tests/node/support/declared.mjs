// Whether an answer is of the shape that the interface declares for its function.
import assert from 'node:assert/strict';
import { validatorOf } from './schema.mjs';

const REFUSED = ['Refused'];
/** The definitions that describe what a function answers; a list is one of its elements. */
const ANSWERS = {
  rules: { list: 'RuleSetInfo' },
  describe: { one: ['Description', ...REFUSED] },
  score: { one: ['Result'] },
  compare: { list: 'Result' },
  waits: { one: ['Waits', ...REFUSED] },
  discards: { list: 'Discard', one: REFUSED },
  ready: { one: ['Ready', ...REFUSED] },
  points: { one: ['Points', ...REFUSED] },
  table: { list: 'TableCell', one: REFUSED },
  settle: { one: ['RoundResult', ...REFUSED] },
  canWin: { one: ['CanWin', ...REFUSED] },
  plan: { one: ['Plan', ...REFUSED] },
};
/** Asserts that `answer` is one that the engine's function of this name may give. */
export function assertDeclared(name, answer) {
  switch (name) {
    case 'pack':
      assert.ok(answer instanceof Uint8Array);
      return;
    case 'scorePacked':
    case 'scoreMany':
      assert.ok(answer instanceof Int32Array && answer.length % 5 === 0);
      return;
    case 'formatLine':
      assert.equal(typeof answer, 'string');
      return;
    case 'parseLine':
      // A line need not hold every field of a request.
      assert.ok(typeof answer.concealed === 'string' || validatorOf('Refused')(answer));
      return;
    default:
      assertDescribed(name, answer);
  }
}

function assertDescribed(name, answer) {
  assert.ok(ANSWERS[name], `what does ${name} answer?`);
  const { list, one = [] } = ANSWERS[name];
  const isListed = list && Array.isArray(answer) && answer.every((each) => validatorOf(list)(each));
  const fits = isListed || one.some((definition) => validatorOf(definition)(answer));
  assert.ok(fits, `${name} answered ${JSON.stringify(answer)?.slice(0, 500)}`);
}
