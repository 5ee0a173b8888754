import type { Engine, HandRequest, Rules } from 'tensu';
import type { GuideWords } from '../../text/guide/languages.ts';
import type { OptionWords } from '../../text/options/words.ts';
import { Phrases } from '../../widget/phrases.ts';
import { writeFragment } from '../../widget/state/fragment.ts';
import { infoOf } from '../../widget/state/house.ts';

/** The words that figures speak with. */
export interface Speaker {
  readonly phrases: Phrases;
  readonly guide: GuideWords;
}

/** What the figures of a page need besides: the engine, and the way to the calculator. */
export interface Teller extends Speaker {
  readonly options: OptionWords;
  readonly engine: Engine;
  /** The address of the home page, relative to the page. */
  readonly home: string;
  /** Whether the page has a calculator of its own to load its examples into. */
  readonly calculator: boolean;
  /** The rule set of hands that name none. */
  readonly rules: string;
}

/** A hand written on one line, under the rule set of the page unless it names another. */
export function readHand({ engine, rules }: Teller, line: string): HandRequest {
  const read = engine.parseLine(line);
  if ('problems' in read) throw new Error(`no hand: ${line} (${JSON.stringify(read.problems)})`);
  return { ...read, rules: read.rules || rules, win: read.win ?? { by: 'tsumo' } };
}

/** The hand on one line with its rule set, as the calculator loads it. */
export const lineOf = ({ engine }: Teller, hand: HandRequest): string => engine.formatLine(hand);

/** The calculator with this hand: that of the page, where a script loads it, or the one of the home page. */
export const addressOf = ({ calculator, home, phrases }: Teller, line: string): string =>
  calculator ? '#calculator' : home + writeFragment(line, phrases.lang);

export const playersOf = ({ engine }: Pick<Teller, 'engine'>, rules: Rules): number =>
  infoOf(engine, rules)?.players ?? 4;

export const isSichuan = ({ engine }: Pick<Teller, 'engine'>, rules: Rules): boolean =>
  infoOf(engine, rules)?.family === 'sichuan';

/** For a hand under another rule set than the page's: in Sichuan the seats have other names. */
export function tellerOf(teller: Teller, rules: Rules): Teller {
  const { lang, words, options } = teller.phrases;
  return { ...teller, phrases: new Phrases(lang, words, isSichuan(teller, rules), options) };
}
