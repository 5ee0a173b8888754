import type { Engine } from 'tensu';
import type { OptionSet, OptionValue } from '../../../widget/state/entry.ts';
import { rulesOf } from '../../../widget/state/house.ts';
import { type Battle, RULES } from './battle.ts';
import { type Course, settle } from './course.ts';

/** The settings of a table that the source names; the others are open points. */
const SETTINGS = ['event_cap', 'refund_scope', 'refund_to', 'pig_to'] as const;

export interface UnderSetting {
  value: OptionValue;
  now: boolean;
  /** Of the whole hand, and of the wall's end alone. */
  deltas: number[];
  atWallEnd: number[];
}

export interface Setting {
  key: string;
  values: UnderSetting[];
}

/** The same hand under each value of the four settings, all else as it is; nothing before it is over. */
export function underSettings(engine: Engine, battle: Battle, course: Course): Setting[] {
  const wall = course.counted.findIndex(({ type }) => type === 'wall-end');
  const end = wall < 0 ? course.counted.length : wall;
  const description = engine.describe(rulesOf(RULES, battle.set));
  if (!course.settled.next || !('options' in description)) return [];
  return SETTINGS.map((key) => {
    const option = description.options.find((each) => each.key === key);
    const values = (option?.choices ?? []).map((value): UnderSetting => {
      const set: OptionSet = { ...battle.set, [key]: value };
      const before = settle(engine, battle, course.counted.slice(0, end), set);
      const after = settle(engine, battle, course.counted, set);
      const deltas = after.ok ? after.deltas : [];
      const atWallEnd = before.ok ? deltas.map((delta, seat) => delta - (before.deltas[seat] ?? 0)) : [];
      return { value, now: option?.value === value, deltas, atWallEnd };
    });
    return { key, values };
  });
}
