import { onceEach, type Shape } from '../languages.ts';
import type { ja } from './ja.ts';

/** What practice asks and answers. */
export type PracticeWords = Shape<typeof ja>;

export const practiceWordsIn = onceEach<PracticeWords>({
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  en: () => import('./en.ts').then(({ en }) => en),
  zh: () => import('./zh.ts').then(({ zh }) => zh),
});
