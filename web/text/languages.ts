import type { ja } from './ja.ts';

export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** Every word of the page. Japanese sets the keys, so a language that lacks one does not compile. */
export type Words = Shape<typeof ja>;
export type Language = 'ja' | 'en' | 'zh';

/** Each language is a file of its own, so that nobody loads those that are not read. */
const FILES: Record<Language, () => Promise<Words>> = {
  ja: () => import('./ja.ts').then(({ ja }) => ja),
  en: () => import('./en.ts').then(({ en }) => en),
  zh: () => import('./zh.ts').then(({ zh }) => zh),
};

/** Loads the texts of a language, once for all of a page. A load that failed may be tried again. */
export function onceEach<T>(files: Record<Language, () => Promise<T>>): (language: Language) => Promise<T> {
  const loading = new Map<Language, Promise<T>>();
  return (language) => {
    const texts =
      loading.get(language) ??
      files[language]().catch((error: unknown) => {
        loading.delete(language);
        throw error;
      });
    loading.set(language, texts);
    return texts;
  };
}

export const wordsIn = onceEach(FILES);

/** The page's language for a language tag: its own, or Japanese. */
export function languageOf(tag: string): Language {
  const found = (Object.keys(FILES) as Language[]).find((language) => tag.toLowerCase().split('-')[0] === language);
  return found ?? 'ja';
}
