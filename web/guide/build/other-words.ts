import type { Language } from '../../text/languages.ts';
import { LANGUAGES } from './language.ts';

/** By what other words a part of the pages is looked for: its language's, and the Japanese ones, which players write too. */
export function otherWords(lang: Language): Record<string, string> {
  const { search, words } = LANGUAGES.ja;
  if (lang === 'ja') return search;
  const found = { ...LANGUAGES[lang].search };
  const add = (place: string, more: string) => {
    found[place] = [found[place], more].filter(Boolean).join(' ');
  };
  for (const [id, name] of Object.entries({ ...words.yaku, ...words.row })) add(`yaku/#${id}`, name);
  for (const [place, more] of Object.entries(search)) add(place, more);
  return found;
}
