import { en } from '../../text/en.ts';
import { en as guideEn } from '../../text/guide/en.ts';
import { ja as guideJa } from '../../text/guide/ja.ts';
import type { GuideWords } from '../../text/guide/languages.ts';
import { zh as guideZh } from '../../text/guide/zh.ts';
import { ja } from '../../text/ja.ts';
import type { Language, Words } from '../../text/languages.ts';
import { en as optionsEn } from '../../text/options/en.ts';
import { ja as optionsJa } from '../../text/options/ja.ts';
import type { OptionWords } from '../../text/options/words.ts';
import { zh as optionsZh } from '../../text/options/zh.ts';
import { en as searchEn } from '../../text/search/en.ts';
import { ja as searchJa } from '../../text/search/ja.ts';
import { zh as searchZh } from '../../text/search/zh.ts';
import { en as notesEn } from '../../text/yaku/en.ts';
import { ja as notesJa } from '../../text/yaku/ja.ts';
import type { YakuNotes } from '../../text/yaku/notes.ts';
import { zh as notesZh } from '../../text/yaku/zh.ts';
import { zh } from '../../text/zh.ts';

interface Tongue {
  words: Words;
  guide: GuideWords;
  notes: YakuNotes;
  options: OptionWords;
  /** Other words by which parts of the pages are looked for, by their address within the language. */
  search: Record<string, string>;
  /** The language tag of the pages. */
  tag: string;
  /** What the language calls itself. */
  name: string;
  /** The folder of its pages; Japanese is at the top. */
  folder: string;
}

export const LANGUAGES: Record<Language, Tongue> = {
  ja: {
    words: ja,
    guide: guideJa,
    notes: notesJa,
    options: optionsJa,
    search: searchJa,
    tag: 'ja',
    name: '日本語',
    folder: '',
  },
  en: {
    words: en,
    guide: guideEn,
    notes: notesEn,
    options: optionsEn,
    search: searchEn,
    tag: 'en',
    name: 'English',
    folder: 'en/',
  },
  zh: {
    words: zh,
    guide: guideZh,
    notes: notesZh,
    options: optionsZh,
    search: searchZh,
    tag: 'zh-Hans',
    name: '简体中文',
    folder: 'zh/',
  },
};
