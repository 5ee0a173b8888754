import { onceEach, type Shape } from '../languages.ts';
import type { ja } from './ja.ts';

/** The words of the house rules, which only those need who look at them or have changed them. */
export type OptionWords = Shape<typeof ja>;

export const optionWordsIn = onceEach<OptionWords>({
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  en: () => import('./en.ts').then(({ en }) => en),
  zh: () => import('./zh.ts').then(({ zh }) => zh),
});
