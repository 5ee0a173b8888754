import { fromFiles, onceEach, type Shape } from '../languages.ts';
import type { ja } from './ja.ts';

/** The words of the house rules, which only those need who look at them or have changed them. */
export type OptionWords = Shape<typeof ja>;

export const optionWordsIn = onceEach(
  fromFiles<OptionWords>({
    ja: () => import('./ja.ts'),
    en: () => import('./en.ts'),
    zh: () => import('./zh.ts'),
  }),
);
