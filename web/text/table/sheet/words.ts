import { fromFiles, onceEach, type Shape } from '../../languages.ts';
import type { ja } from './ja.ts';

/** What the score sheet says besides the words that it shares with the calculator. */
export type SheetWords = Shape<typeof ja>;

export const sheetWordsIn = onceEach(
  fromFiles<SheetWords>({
    ja: () => import('./ja.ts'),
    en: () => import('./en.ts'),
    zh: () => import('./zh.ts'),
  }),
);
