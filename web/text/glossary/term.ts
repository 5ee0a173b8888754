import type { Language } from '../languages.ts';

/** What is called how, and what it means: a sentence or two that hold under every rule set. */
export interface Term {
  /** Lower-case kebab, the anchor of the term on its page. */
  id: string;
  /** The name with its reading, as players say it. */
  ja: { name: string; kana: string };
  en: string;
  zh: string;
  meaning: Record<Language, string>;
}

/** The terms of one subject. */
export interface TermGroup {
  /** The anchor of the group's heading, no term's id. */
  id: string;
  name: Record<Language, string>;
  terms: Term[];
}
