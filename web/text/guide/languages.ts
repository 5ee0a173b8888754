import type { Shape } from '../languages.ts';
import type { ja } from './ja.ts';

/** What the pages of the guide say around their contents. A language that lacks a word does not compile. */
export type GuideWords = Shape<typeof ja>;
