import { keep, recall } from '../../widget/state/device.ts';
import type { History } from '../../widget/state/history.ts';
import type { Read } from './kept.ts';

/** How many characters of steps are kept; the nearest come first. */
const MOST_TEXT = 500_000;

/** How steps are written: they never change, and each is kept again with every step after it. */
const texts = new WeakMap<object, string>();

/** Keeps the way back and forth on the device, as far as there is room; false where the device keeps nothing. */
export function keepSteps<T extends object>(
  name: string,
  { past, future }: History<T>,
  write: (value: T) => object,
): boolean {
  let room = MOST_TEXT;
  const nearest = (values: readonly T[]) => {
    const list: string[] = [];
    for (const value of values.toReversed()) {
      const text = texts.get(value) ?? JSON.stringify(write(value));
      texts.set(value, text);
      room -= text.length;
      if (room < 0) break;
      list.unshift(text);
    }
    return `[${list.join(',')}]`;
  };
  return keep(stepsKey(name), `{"past":${nearest(past)},"future":${nearest(future)}}`);
}

/** The steps that are kept, as far from now as they can be read. */
export function recallSteps<T>(name: string, read: (written: unknown) => Read<T>): { past: T[]; future: T[] } {
  try {
    const { past, future } = JSON.parse(recall(stepsKey(name)) ?? '') as { past: unknown[]; future: unknown[] };
    return { past: readable(past, read), future: readable(future, read) };
  } catch {
    return { past: [], future: [] };
  }
}

function readable<T>(steps: readonly unknown[], read: (written: unknown) => Read<T>): T[] {
  const found = steps.map(read);
  const values = found.slice(found.findLastIndex((each) => 'fault' in each) + 1);
  return values.map((each) => (each as { value: T }).value);
}

export const stepsKey = (name: string): string => `${name}-steps`;
