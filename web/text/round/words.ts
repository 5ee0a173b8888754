import { fromFiles, onceEach, type Shape, type Words, wordsIn } from '../languages.ts';
import type { ja } from './ja.ts';

/** What only a whole round, a tournament or a file of records can say and refuse, beside the words of the calculator. */
export type RoundWords = Shape<typeof ja>;

/** The words of the calculator and of a round. */
export type TableWords = Words & RoundWords;

const roundWordsIn = fromFiles<RoundWords>({
  ja: () => import('./ja.ts'),
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
});

/** The same groups have words of both. */
export function withRound(words: Words, round: RoundWords): TableWords {
  const groups = Object.entries(round).map(([name, own]) => [
    name,
    { ...(words[name as keyof Words] as object), ...own },
  ]);
  return { ...words, ...Object.fromEntries(groups) };
}

export const tableWordsIn = onceEach(async (language) =>
  withRound(...(await Promise.all([wordsIn(language), roundWordsIn(language)]))),
);
