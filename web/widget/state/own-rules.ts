import { recall } from './device.ts';
import type { Entry, OptionSet } from './entry.ts';

/** A rule set with changed options under a name of the reader's. */
export interface OwnRules {
  name: string;
  base: string;
  set: OptionSet;
}

/** What the value of a choice among rule sets begins with where it is one of the reader's own. */
export const OWN = 'own:';
export const OWN_RULES_KEY = 'own-rules';
export const LONGEST_NAME = 60;

export const recallOwnRules = (): OwnRules[] => readOwnRules(recall(OWN_RULES_KEY) ?? '[]') ?? [];

export const writeOwnRules = (list: readonly OwnRules[]): string => JSON.stringify(list, null, 2);

/** Reads what was written, or nothing where it is something else. */
export function readOwnRules(text: string): OwnRules[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) && list.every(isOwnRules) ? list : undefined;
  } catch {
    return undefined;
  }
}

function isOwnRules(item: unknown): item is OwnRules {
  const { name, base, set } = (item ?? {}) as Partial<OwnRules>;
  const named = typeof name === 'string' && name.trim() !== '' && name.length <= LONGEST_NAME;
  return named && typeof base === 'string' && typeof set === 'object' && set !== null;
}

/** The own rules that are in force now. */
export function ownRulesInForce(
  list: readonly OwnRules[],
  { rules, changed }: Pick<Entry, 'rules' | 'changed'>,
): OwnRules | undefined {
  const inOrder = (set: OptionSet = {}) => JSON.stringify(Object.entries(set).sort());
  return list.find(({ base, set }) => base === rules && inOrder(set) === inOrder(changed[rules]));
}
