import { en } from './en.ts';
import { ja } from './ja.ts';
import { zh } from './zh.ts';

type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** Every word of the page. Japanese sets the keys, so a language that lacks one does not compile. */
export type Words = Shape<typeof ja>;
export type Language = 'ja' | 'en' | 'zh';

export const WORDS: Record<Language, Words> = { ja, en, zh };

/** The page's language for a language tag: its own, or Japanese. */
export function languageOf(tag: string): Language {
  const found = (Object.keys(WORDS) as Language[]).find((language) => tag.toLowerCase().split('-')[0] === language);
  return found ?? 'ja';
}
