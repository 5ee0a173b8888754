import { fromFiles, onceEach, type Shape } from '../../languages.ts';
import type { ja } from './ja.ts';

/** What the page of the blood battle says besides the words of the calculator. */
export type BattleWords = Shape<typeof ja>;

export const battleWordsIn = onceEach(
  fromFiles<BattleWords>({
    ja: () => import('./ja.ts'),
    en: () => import('./en.ts'),
    zh: () => import('./zh.ts'),
  }),
);
