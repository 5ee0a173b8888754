import { fromFiles, onceEach, type Shape } from '../languages.ts';
import type { ja } from './ja.ts';

/** What practice asks and answers. */
export type PracticeWords = Shape<typeof ja>;

export const practiceWordsIn = onceEach(
  fromFiles<PracticeWords>({
    ja: () => import('./ja.ts'),
    en: () => import('./en.ts'),
    zh: () => import('./zh.ts'),
  }),
);
