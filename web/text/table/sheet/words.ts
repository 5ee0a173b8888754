import { onceEach, type Shape } from '../../languages.ts';
import type { ja } from './ja.ts';

/** What the score sheet says besides the words that it shares with the calculator. */
export type SheetWords = Shape<typeof ja>;

export const sheetWordsIn = onceEach<SheetWords>({
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  en: () => import('./en.ts').then(({ en }) => en),
  zh: () => import('./zh.ts').then(({ zh }) => zh),
});
