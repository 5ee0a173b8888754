// What every command works with: the engine, the words, where the output goes and how it may look.
import type { Engine, Seat } from 'tensu';
import { type Language, languageOf, type Words } from '../../web/text/languages.ts';
import type { OptionWords } from '../../web/text/options/words.ts';
import { Phrases } from '../../web/widget/phrases.ts';
import type { Arguments } from './arguments.ts';
import { LANGUAGES } from './commands.ts';
import type { CommandWords } from './text/index.ts';

export interface Context {
  engine: Engine;
  args: Arguments;
  lang: Language;
  /** The words of the pages, as `wordsWith` has them. */
  words: Words;
  /** Those of the rule sets' options. */
  options: OptionWords;
  /** What the command says besides. */
  text: CommandWords;
  style: Style;
  /** Both say false when what reads them should be waited for. */
  write(output: string | Uint8Array): boolean;
  warn(text: string): boolean;
}

/** What each of these may look like. */
export type Style = Record<'strong' | 'faint' | 'good' | 'bad', (text: string) => string>;

/** The words of the pages; where their refusals speak of a form, those of the command. */
export const wordsWith = (words: Words, { refusal, because }: CommandWords): Words => ({
  ...words,
  refusal: { ...words.refusal, ...refusal },
  because: { ...words.because, ...because },
});

/** The words for one rule set. In Sichuan seats are named from `dealer` on. */
export function phrasesFor(
  { engine, lang, words, options }: Pick<Context, 'engine' | 'lang' | 'words' | 'options'>,
  base: string,
  dealer: Seat = 0,
): Phrases {
  const family = engine.rules().find(({ id }) => id === base)?.family;
  const { place } = words;
  const turned = dealer === 0 ? words : { ...words, place: [...place.slice(-dealer), ...place.slice(0, -dealer)] };
  return new Phrases(lang, turned, family === 'sichuan', options);
}

/** The language asked for, else the first that the environment names; of one without words, English. */
export function languageFrom(asked: string | undefined, env: NodeJS.ProcessEnv): Language {
  const tag = asked ?? (env.LC_ALL || env.LC_MESSAGES || env.LANG || '');
  const own = tag.split(/[_.@-]/)[0]?.toLowerCase() ?? '';
  return (LANGUAGES as readonly string[]).includes(own) ? languageOf(own) : 'en';
}
