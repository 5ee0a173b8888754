// The engine as it is given out: own functions that may be passed on alone, and none of them throws.
import type { Engine, Refusal, Refused } from '../tensu.d.ts';

type Functions = {
  [Key in keyof Engine as Engine[Key] extends (...args: never[]) => unknown ? Key : never]: Engine[Key];
};

/** What was asked cannot even be read: a getter that throws, a proxy that was revoked. */
const refused = (): Refused => ({
  ok: false,
  problems: [{ code: 'bad_value', field: '', detail: { reason: 'wrong-kind' } }],
});
const refusal = (): Refusal => ({ ...refused(), checks: [] });

/** What each function then answers. */
const UNREADABLE: { [Key in keyof Functions]: () => ReturnType<Functions[Key]> } = {
  rules: () => [],
  describe: refused,
  score: refusal,
  compare: () => [refusal()],
  waits: refused,
  discards: refused,
  ready: refused,
  settle: refused,
  canWin: refused,
  plan: refused,
  points: refused,
  table: refused,
  pack: () => new Uint8Array(),
  scorePacked: () => new Int32Array(),
  scoreMany: () => new Int32Array(),
  parseLine: refused,
  formatLine: () => '',
};

/** How deep calls are made within calls: a getter of what is asked may ask in turn. */
const DEEPEST = 8;

/**
 * An engine of all functions, or of some. For each depth of calls there is one: what is asked while a request is read
 * must not be written over it.
 */
export function safe<Part extends Partial<Engine> & Pick<Engine, 'refusals' | 'version'>>(make: () => Part): Part {
  const engines: (Part | undefined)[] = [make()];
  const { refusals, version } = engines[0] as Part;
  let depth = 0;
  const call = (name: keyof Functions, unreadable: () => unknown) => (first: unknown, second: unknown) => {
    if (depth === DEEPEST) {
      return unreadable();
    }
    const mine = depth++;
    let engine: Part | undefined;
    try {
      engine = engines[mine] ?? make();
      // It is put back when the call has ended: one that was broken off is not what it was.
      engines[mine] = undefined;
      const answer = (engine as unknown as Functions)[name](first as never, second as never);
      engines[mine] = engine;
      return answer;
    } catch (error) {
      if (!breaksOff(error)) {
        engines[mine] = engine;
      }
      return unreadable();
    } finally {
      depth = mine;
    }
  };
  const functions = Object.entries(UNREADABLE)
    .filter(([name]) => name in (engines[0] as Part))
    .map(([name, unreadable]) => [name, call(name as keyof Functions, unreadable)]);
  return { ...(Object.fromEntries(functions) as Part), refusals, version };
}

/**
 * Whether a call may have been broken off within the engine, which is then not what it was: it had no room left on the
 * stack of whoever called, or is broken. What is thrown may be anything, and so may looking at it.
 */
export function breaksOff(error: unknown): boolean {
  try {
    const tooDeep = error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
    return tooDeep || error instanceof WebAssembly.RuntimeError;
  } catch {
    return true;
  }
}
