/**
 * Looks whether a value read from outside is what it should be. Answers where the first thing is that is not, as a path
 * such as `hands[2].wins[0].han`, which is empty for the whole; nothing where all of it is right.
 */
export type Check = (value: unknown, at: string) => string | undefined;

export type Fields = Record<string, unknown>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const when =
  (holds: (value: unknown) => boolean): Check =>
  (value, at) =>
    holds(value) ? undefined : at;

export const yesOrNo: Check = when((value) => typeof value === 'boolean');

export const oneOf = (...values: unknown[]): Check => when((value) => values.includes(value));

/** A whole number within bounds, which belong to them. */
export const whole = (least: number, most: number): Check =>
  when((value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most);

export const text = (longest: number): Check => when((value) => typeof value === 'string' && value.length <= longest);

export const list =
  (item: Check, most: number, least = 0): Check =>
  (value, at) => {
    if (!Array.isArray(value) || value.length > most || value.length < least) return at;
    return first(value, (each, index) => item(each, `${at}[${index}]`));
  };

/** An object with these fields, and with others as far as they are there. What it has besides is not looked at. */
export const fields =
  (needed: Record<string, Check>, open: Record<string, Check> = {}): Check =>
  (value, at) => {
    if (!isObject(value)) return at;
    const there = Object.entries(open).filter(([key]) => value[key] !== undefined);
    return first([...Object.entries(needed), ...there], ([key, check]) => check(value[key], within(at, key)));
  };

/** An object whose keys are a matter of its own. */
export const record =
  (key: RegExp, item: Check): Check =>
  (value, at) => {
    if (!isObject(value)) return at;
    return first(Object.entries(value), ([name, each]) =>
      key.test(name) ? item(each, within(at, name)) : within(at, name),
    );
  };

/** What is changed of a rule set; whether it has such options the engine says. */
export const optionSet = record(
  /./,
  when((value) => ['string', 'number', 'boolean'].includes(typeof value)),
);

const within = (at: string, key: string): string => (at ? `${at}.${key}` : key);

function first<T>(items: readonly T[], look: (item: T, index: number) => string | undefined): string | undefined {
  for (const [index, item] of items.entries()) {
    const found = look(item, index);
    if (found !== undefined) return found;
  }
  return undefined;
}
