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

/** An engine of all functions, or of some. */
export function safe<Part extends Partial<Engine> & Pick<Engine, 'refusals' | 'version'>>(engine: Part): Part {
  const { refusals, version } = engine;
  const functions: Record<string, unknown> = {};
  for (const [name, unreadable] of Object.entries(UNREADABLE)) {
    const own = engine[name as keyof Functions] as ((first: unknown, second: unknown) => unknown) | undefined;
    if (!own) {
      continue;
    }
    const call = own.bind(engine);
    functions[name] = (first: unknown, second: unknown) => {
      try {
        return call(first, second);
      } catch {
        return unreadable();
      }
    };
  }
  return { ...(functions as Part), refusals, version };
}
