// The case files of tests/cases, and what their `expected` asks of an answer.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';

const folder = new URL('../../cases/', import.meta.url);

export const caseFiles = readdirSync(folder)
  .filter((file) => file.endsWith('.jsonl'))
  .sort();

export function casesOf(file) {
  const lines = readFileSync(new URL(file, folder), 'utf8').split('\n');
  return lines.filter(Boolean).map((line) => JSON.parse(line));
}

/** The requests of every case with this call. */
export function requestsOf(call) {
  const requests = caseFiles.flatMap((file) =>
    casesOf(file)
      .filter((each) => each.call === call)
      .map(({ request }) => request),
  );
  assert.ok(requests.length > 0, `no case of ${call}`);
  return requests;
}

const unique = (list) => [...new Set(list)].sort();
const net = (lines = [], account) =>
  lines.reduce((sum, { from, to, points }) => sum + (to === account) * points - (from === account) * points, 0);

/** Whether a row of deltas moves points. */
const moves = (deltas) => deltas.some((delta) => delta !== 0);

/** The deltas of each step for each reason, in the order of the lines; where nothing moves there is none. */
function stepsOf({ lines = [], deltas = [] }) {
  const places = [...new Set(lines.map(({ step, reason }) => `${step} ${reason}`))];
  return places
    .map((place) => lines.filter(({ step, reason }) => `${step} ${reason}` === place))
    .map((group) => deltas.map((_, seat) => net(group, seat)))
    .filter(moves);
}

/** Keys whose meaning is not "the answer's field of that name equals this". */
const MEANINGS = {
  code: (want, got, { field, detail }) => {
    const same = (problem) =>
      problem.code === want &&
      (field === undefined || problem.field === field) &&
      (detail === undefined || isDeepStrictEqual(problem.detail, detail));
    return got.ok === false && got.problems.some(same) ? want : got.problems;
  },
  // Looked at together with the code.
  field: (want) => want,
  detail: (want) => want,
  yaku: (want, got) => (isDeepStrictEqual(unique(want), unique(got.yaku?.map(({ id }) => id) ?? [])) ? want : got.yaku),
  pattern: (_, got) => got.pattern?.id,
  row: (_, got) => got.pattern?.base,
  next_dealer: (want, got) => (want === null ? null : got.next?.dealer),
  outside: (_, got) => net(got.lines, 'outside'),
  waits: (want, got) => (isDeepStrictEqual(unique(want), unique(got.waits ?? [])) ? want : got.waits),
  steps: (want, got) => (isDeepStrictEqual(want.filter(moves), stepsOf(got)) ? want : stepsOf(got)),
  // No deltas belong to a refusal.
  deltas: (want, got) => (want === null && got.ok === false ? null : got.deltas),
};

/** Of an object only the keys that are expected are looked at. */
function part(want, have) {
  const isPlain = want !== null && typeof want === 'object' && !Array.isArray(want);
  return isPlain ? Object.fromEntries(Object.keys(want).map((key) => [key, have?.[key]])) : have;
}

/** What an answer has that its case does not expect, as texts. */
export function differences(expected, got) {
  const found = [];
  for (const [key, want] of Object.entries(expected)) {
    const have = MEANINGS[key] ? MEANINGS[key](want, got, expected) : part(want, got[key]);
    if (!isDeepStrictEqual(want, have)) {
      found.push(`${key}: expected ${JSON.stringify(want)}, got ${JSON.stringify(have)}`);
    }
  }
  return [...found, ...ledgerFaults(got)];
}

/** Points only move: every line moves some, and the deltas are their sum. */
export function ledgerFaults({ lines, deltas }) {
  if (!lines || !deltas) {
    return [];
  }
  const sums = deltas.map((_, seat) => net(lines, seat));
  const faults = lines.filter(({ points }) => !(Number.isSafeInteger(points) && points > 0)).map((line) => ({ line }));
  if (!isDeepStrictEqual(sums, deltas)) {
    faults.push({ sums, deltas });
  }
  if (deltas.reduce((a, b) => a + b, 0) + net(lines, 'pot') + net(lines, 'outside') !== 0) {
    faults.push({ lines, deltas });
  }
  return faults.map((fault) => `ledger: ${JSON.stringify(fault)}`);
}
