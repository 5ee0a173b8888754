// Values that nobody should ask the engine with. Each arbitrary gives functions that make the value: fast-check itself
// looks into values, which some of these do not bear.
import fc from 'fast-check';
import { textOf } from './tiles.mjs';

const fail = () => {
  throw new Error('not to be read');
};

function revoked(target) {
  const { proxy, revoke } = Proxy.revocable(target, {});
  revoke();
  return proxy;
}

/** Proxies whose every trap throws. */
const hostile = (target) => new Proxy(target, new Proxy({}, { get: () => fail }));

const withGetter = (key) => Object.defineProperty({}, key, { get: fail, enumerable: true });

/** Objects that throw when they are looked into. */
export const throwing = fc.constantFrom(
  ...[{}, [], () => 0].flatMap((target) => [() => revoked(target), () => hostile(target)]),
  ...['rules', 'concealed', 'by', 'type', 'base', 'set', 'toString', '0'].map((key) => () => withGetter(key)),
  () => ({ [Symbol.toPrimitive]: fail, toString: fail, valueOf: fail }),
);

/** Values that are long: what is done with them must not take long. */
export const LONG = [
  ...[() => '1'.repeat(100_000), () => '('.repeat(16_000), () => '🀇'.repeat(7_000), () => `${'1'.repeat(16_000)}m`],
  ...[() => new Array(2 ** 32 - 1), () => new Array(100_000), () => Array(5000).fill('riichi')],
  ...[() => Array(5000).fill(0), () => Array(300).fill({ type: 'pon', tiles: '111m' }), () => new Uint8Array(100_000)],
  ...[() => Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`key${i}`, i]))],
  ...[() => new Float64Array(3_000_000), () => Array(5000).fill('tenhou')],
];

/** Values of other kinds that are never part of a request. */
const OTHER = [
  ...[undefined, null, Number.NaN, Number.POSITIVE_INFINITY, -0, 0.5, 2 ** 31, -(2 ** 31), 2 ** 53, 10n, Symbol('x')],
  ...['', '0', 'constructor', '__proto__', '\ud83c', '\0', '1m', 'tenhou', -1, 4, 255, true],
  ...[() => 0, class {}, new Date(0), /x/, new Map([['rules', 'tenhou']]), new Set([1]), new Error('x')],
  ...[new WeakMap(), Promise.resolve(1), new ArrayBuffer(8), Object('tenhou'), Object(1), Object.create(null)],
];

/** Everything that fast-check knows of. */
const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
  withUnicodeString: true,
});

export const strange = fc.oneof(
  { arbitrary: anything.map((value) => () => value), weight: 12 },
  { arbitrary: fc.constantFrom(...OTHER.map((value) => () => value)), weight: 10 },
  { arbitrary: throwing, weight: 8 },
  { arbitrary: fc.constantFrom(...LONG), weight: 1 },
);

/** What a page or a program could send by mistake: any JSON. */
export const json = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom(null, 0, -1, 4, 1.5, 1e300, '', 'x', '0m', 'f', 'E', true, [], {}, [null], [[]], [0, 1, 2, 3]),
);

/** Paths to every value inside a request. */
function pathsOf(value, path = []) {
  const inside =
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, each]) => pathsOf(each, [...path, key]))
      : [];
  return path.length > 0 ? [path, ...inside] : inside;
}

const KEYS = [
  ...['rules', 'concealed', 'melds', 'win', 'seat', 'round', 'flags', 'dora', 'ura', 'flowers', 'honba', 'deposits'],
  ...['points', 'discards', 'liable', 'lack', 'active', 'extra', '__proto__', 'base', 'set'],
];

/** A copy of the request in which one thing is another value, missing, or there besides. */
export function damaged(request, dice, value) {
  const out = structuredClone(request);
  if (dice.chance(0.25)) {
    Object.defineProperty(out, dice.pick(KEYS), { value, enumerable: true, configurable: true, writable: true });
    return out;
  }
  const path = dice.pick(pathsOf(out));
  const key = path.at(-1);
  const holder = path.slice(0, -1).reduce((at, each) => at[each], out);
  if (dice.chance(0.15)) {
    delete holder[key];
  } else if (typeof holder[key] === 'string' && dice.chance(0.4)) {
    const text = holder[key];
    const at = dice.below(text.length + 1);
    holder[key] =
      text.slice(0, at) +
      dice.pick([...'0123456789mpszfECx ', '🀇', '\ud83c', textOf(['5m'])]) +
      text.slice(at + dice.below(2));
  } else {
    holder[key] = value;
  }
  return out;
}
