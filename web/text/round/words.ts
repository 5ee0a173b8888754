import { type Language, onceEach, type Shape, type Words, wordsIn } from '../languages.ts';
import type { ja } from './ja.ts';

/** What only a whole round, a tournament or a file of records can say and refuse, beside the words of the calculator. */
export type RoundWords = Shape<typeof ja>;

/** The words of the calculator and of a round. */
export type TableWords = Words & RoundWords;

const FILES: Record<Language, () => Promise<RoundWords>> = {
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  en: () => import('./en.ts').then(({ en }) => en),
  zh: () => import('./zh.ts').then(({ zh }) => zh),
};

/** The same groups have words of both. */
export function withRound(words: Words, round: RoundWords): TableWords {
  const groups = Object.entries(round).map(([name, own]) => [
    name,
    { ...(words[name as keyof Words] as object), ...own },
  ]);
  return { ...words, ...Object.fromEntries(groups) };
}

const both = (language: Language) => async () =>
  withRound(...(await Promise.all([wordsIn(language), FILES[language]()])));

export const tableWordsIn = onceEach<TableWords>({ ja: both('ja'), en: both('en'), zh: both('zh') });
