import { type Language, languageOf } from '../text/languages.ts';

/** The language of an element: its own, else that of the page around it, else that of the reader. */
export const languageFor = (element: HTMLElement): Language =>
  languageOf(element.lang || element.parentElement?.closest<HTMLElement>('[lang]')?.lang || navigator.language);
