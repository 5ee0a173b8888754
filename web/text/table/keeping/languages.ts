import { fromFiles, onceEach, type Shape } from '../../languages.ts';
import type { ja } from './ja.ts';

/** What the pages that keep a record say of it. */
export type KeepWords = Shape<typeof ja>;

export const keepWordsIn = onceEach(
  fromFiles<KeepWords>({
    ja: () => import('./ja.ts'),
    en: () => import('./en.ts'),
    zh: () => import('./zh.ts'),
  }),
);
