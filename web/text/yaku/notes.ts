import { fromFiles, onceEach, type Shape } from '../languages.ts';
import type { ja } from './ja.ts';

/** A sentence for everything that a result can list: yaku, dora, limits, and the hands, events and parts of Sichuan. */
export type YakuNotes = Shape<typeof ja>;

export const yakuNotesIn = onceEach(
  fromFiles<YakuNotes>({
    ja: () => import('./ja.ts'),
    en: () => import('./en.ts'),
    zh: () => import('./zh.ts'),
  }),
);
