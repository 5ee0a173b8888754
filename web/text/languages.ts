import type { ja } from './ja.ts';

export type Shape<T> = { readonly [K in keyof T]: T[K] extends string ? string : Shape<T[K]> };

/** Every word of the page. Japanese sets the keys, so a language that lacks one does not compile. */
export type Words = Shape<typeof ja>;
export type Language = 'ja' | 'en' | 'zh';

/** A file for each language, which holds its texts under its name. */
type Files<T> = { readonly [L in Language]: () => Promise<Readonly<Record<L, T>>> };

/** Each language is a file of its own, so that nobody loads those that are not read. */
const FILES: Files<Words> = {
  ja: () => import('./ja.ts'),
  en: () => import('./en.ts'),
  zh: () => import('./zh.ts'),
};

export const fromFiles =
  <T>(files: Files<T>) =>
  async (language: Language): Promise<T> =>
    ((await files[language]()) as Record<Language, T>)[language];

/** Loads the texts of a language, once for all of a page. A load that failed may be tried again. */
export function onceEach<T>(load: (language: Language) => Promise<T>): (language: Language) => Promise<T> {
  const loading = new Map<Language, Promise<T>>();
  return (language) => {
    const texts =
      loading.get(language) ??
      load(language).catch((error: unknown) => {
        loading.delete(language);
        throw error;
      });
    loading.set(language, texts);
    return texts;
  };
}

export const wordsIn = onceEach(fromFiles(FILES));

/** The first language of these tags that there are words in; English where there are in none. */
export function languageOf(...tags: readonly (string | undefined)[]): Language {
  const own = tags.map((tag) => tag?.toLowerCase().split('-')[0]);
  return (own.find((language) => language && Object.hasOwn(FILES, language)) as Language | undefined) ?? 'en';
}
