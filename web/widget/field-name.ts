import type { Seat } from 'tensu';
import type { Phrases } from './phrases.ts';

/** A part of a path such as `wins[1]`. */
interface Step {
  name: string;
  index?: number;
}

const stepsOf = (path: string): Step[] =>
  [...path.matchAll(/([^.[\]]+)(?:\[(\d+)\])?/g)].map(([, name = '', index]) =>
    index === undefined ? { name } : { name, index: Number(index) },
  );

/**
 * What a field is called by its path: `outcome.wins[1].win.from` is the discarder of the second win. A key that no
 * request has is called what its author called it.
 */
export function fieldName(phrases: Phrases, path: string): string {
  const { words } = phrases;
  const key = /^rules\.set\.(.+)$/.exec(path)?.[1];
  if (key) return phrases.optionName(key) || key;
  const steps = stepsOf(path);
  // Of a meld the sentence itself says what is wrong with it.
  const meld = steps.findIndex(({ name, index }) => name === 'melds' && index !== undefined);
  const told = meld < 0 ? steps : steps.slice(0, meld + 1);
  const names = told.map((step, at) => {
    const last = at === told.length - 1;
    if (step.index !== undefined) return itemName(phrases, told.slice(0, at + 1), step.index);
    return last ? plainName(phrases, told) : '';
  });
  return phrases.list(names.filter(Boolean)) || words.field.text;
}

/** One of a list: of points it is a seat's, of others the first, the second and so on. */
function itemName(phrases: Phrases, steps: Step[], index: number): string {
  const { item, ui } = phrases.words;
  const name = steps.at(-1)?.name ?? '';
  if (name === 'points') return phrases.list([plainName(phrases, steps), phrases.seat(index as Seat)]);
  const count = index + 1;
  const template = phrases.name(item, name);
  return template
    ? phrases.fill(template, { count })
    : phrases.fill(ui.itemOf, { name: plainName(phrases, steps), count });
}

/** The name by the longest end of the path that has one. */
function plainName(phrases: Phrases, steps: Step[]): string {
  const names = steps.map(({ name }) => name);
  for (let from = 0; from < names.length; from++) {
    const found = phrases.name(phrases.words.field, names.slice(from).join('.'));
    if (found) return found;
  }
  return names.at(-1) ?? '';
}
