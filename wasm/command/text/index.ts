import type { Language, Shape } from '../../../web/text/languages.ts';
import type { ja } from './ja.ts';

/** What the command says besides the words of the page. Japanese sets the keys, as in web/text. */
export type CommandWords = Shape<typeof ja>;

const FILES: Record<Language, () => Promise<CommandWords>> = {
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  en: () => import('./en.ts').then(({ en }) => en),
  zh: () => import('./zh.ts').then(({ zh }) => zh),
};

export const commandWordsIn = (language: Language): Promise<CommandWords> => FILES[language]();
