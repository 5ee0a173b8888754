import { onceEach, type Shape } from '../../languages.ts';
import type { ja } from './ja.ts';

/** What the pages that keep a record say of it. */
export type KeepWords = Shape<typeof ja>;

export const keepWordsIn = onceEach<KeepWords>({
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  en: () => import('./en.ts').then(({ en }) => en),
  zh: () => import('./zh.ts').then(({ zh }) => zh),
});
