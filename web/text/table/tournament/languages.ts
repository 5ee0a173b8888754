import { onceEach, type Shape } from '../../languages.ts';
import type { ja } from './ja.ts';

/** What the page of the tournament says besides the words of the calculator. */
export type TournamentWords = Shape<typeof ja>;

export const tournamentWordsIn = onceEach<TournamentWords>({
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  en: () => import('./en.ts').then(({ en }) => en),
  zh: () => import('./zh.ts').then(({ zh }) => zh),
});
