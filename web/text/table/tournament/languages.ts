import { fromFiles, onceEach, type Shape } from '../../languages.ts';
import type { ja } from './ja.ts';

/** What the page of the tournament says besides the words of the calculator. */
export type TournamentWords = Shape<typeof ja>;

export const tournamentWordsIn = onceEach(
  fromFiles<TournamentWords>({
    ja: () => import('./ja.ts'),
    en: () => import('./en.ts'),
    zh: () => import('./zh.ts'),
  }),
);
