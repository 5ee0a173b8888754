import MiniSearch from 'minisearch';
import type { SearchEntry } from '../build/search-entries.ts';
import { folded, terms } from './terms.ts';

export type Found = SearchEntry & { id: number };

/** Words of a question that say nothing of what it is about. */
const EMPTY_WORDS = new Set('a an and are can do does for how i in is my of the to what when who'.split(' '));
/** How much the pages are looked for: yaku most; a page for programmers names everything and is seldom meant. */
const WEIGHTS: [RegExp, number][] = [
  [/(^|\/)yaku\//, 1.5],
  [/(^|\/)(programs|embed)\//, 0.3],
];
const weightOf = (url: string): number => WEIGHTS.find(([pages]) => pages.test(url))?.[1] ?? 1;

/** The parts of pages, ready to be searched; what names a part is worth more than what it says. */
export function indexOf(entries: SearchEntry[]): MiniSearch<Found> {
  const index = new MiniSearch<Found>({
    fields: ['heading', 'also', 'page', 'text'],
    storeFields: ['url', 'page', 'heading', 'text'],
    tokenize: terms,
    searchOptions: {
      boost: { heading: 4, also: 4, page: 2 },
      boostDocument: (_id, _term, stored) => weightOf(String(stored?.url)),
      combineWith: 'AND',
      // Romanised words are spelt in several ways.
      fuzzy: (term) => (/^[a-z]{5,}$/.test(term) ? 0.2 : false),
      prefix: true,
      processTerm: (term) => (EMPTY_WORDS.has(term) ? null : term),
    },
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));
  return index;
}

/** A heading without what its brackets add. */
const named = (heading: string): string =>
  folded(heading)
    .replace(/[(（].*/s, '')
    .trim();

/** The parts that a question finds: those that have it for their name, then what fits best. */
export function find(index: MiniSearch<Found>, query: string): Found[] {
  const found = index.search(query) as unknown as Found[];
  const asked = folded(query).trim();
  return [
    ...found.filter(({ heading }) => named(heading) === asked),
    ...found.filter(({ heading }) => named(heading) !== asked),
  ];
}
