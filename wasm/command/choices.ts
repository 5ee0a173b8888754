// What a request may say in a place, by the JSON Schema that the package comes with.
import { readFileSync } from 'node:fs';

interface Place {
  $ref?: string;
  anyOf?: Place[];
  properties?: Record<string, Place>;
  items?: Place;
  enum?: unknown[];
  const?: unknown;
}
type Definitions = Record<string, Place>;

export type RequestKind = 'HandRequest' | 'RoundRequest';

let read: Definitions | undefined;

/** Asked for only when something is refused. */
function definitions(): Definitions {
  read ??= JSON.parse(readFileSync(new URL('../schema.json', import.meta.url), 'utf8')).definitions as Definitions;
  return read;
}

/**
 * The words that a field of a request may hold, or the fields beside it where there is none of its name. None where it
 * may hold anything. `field` is written as problems name it, like `outcome.actions[0].type`.
 */
export function choicesAt(request: RequestKind, field: string): string[] {
  const steps = field.split(/[.[]/);
  const name = steps.pop() ?? '';
  const around = steps.reduce(inside, meant({ $ref: `#/definitions/${request}` }));
  const here = inside(around, name);
  const words = here.flatMap((place) => place.enum ?? place.const ?? []);
  const fields = here.length > 0 ? [] : around.flatMap(({ properties = {} }) => Object.keys(properties));
  return [...new Set([...words, ...fields].filter((word) => typeof word === 'string'))];
}

/** All that a step leads to: the field of a name, or the items of a list for `0]`. */
function inside(places: Place[], step: string): Place[] {
  const next = ({ properties, items }: Place) => (step.endsWith(']') ? items : own(properties, step)) ?? [];
  return places.flatMap(next).flatMap(meant);
}

const own = (properties: Place['properties'], name: string) =>
  properties && Object.hasOwn(properties, name) ? properties[name] : undefined;

/** A place without its references and alternatives. */
function meant(place: Place): Place[] {
  if (place.anyOf) return place.anyOf.flatMap(meant);
  const named = place.$ref && definitions()[place.$ref.replace('#/definitions/', '')];
  return named ? meant(named) : [place];
}
