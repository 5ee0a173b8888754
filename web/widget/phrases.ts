import type { Account, Problem, Seat } from 'tensu';
import { fill, type Values } from '../text/fill.ts';
import type { Language, Words } from '../text/languages.ts';
import type { OptionWords } from '../text/options/words.ts';
import { fieldName } from './field-name.ts';
import { isRed, plainOf, rankOf, splitTiles, suitOf, type Tile } from './state/tiles.ts';

const MINUS = '−';

const formats = new Map<Language, Intl.NumberFormat>();

/** A format is slow to make: it is made once, and not before a number is shown. */
function formatOf(lang: Language): Intl.NumberFormat {
  const format = formats.get(lang) ?? new Intl.NumberFormat(lang);
  formats.set(lang, format);
  return format;
}

/** The words of one language, and what they make of the engine's ids and numbers. */
export class Phrases<Known extends Words = Words> {
  constructor(
    readonly lang: Language,
    readonly words: Known,
    /** Sichuan has places at the table instead of winds. */
    private readonly sichuan: boolean,
    /** Those of the house rules, where they are there. */
    readonly options?: OptionWords,
  ) {}

  number(value: number): string {
    return formatOf(this.lang).format(value).replace('-', MINUS);
  }

  signed(value: number): string {
    return value > 0 ? `+${this.number(value)}` : this.number(value);
  }

  points(value: number): string {
    return fill(this.words.ui.points, { points: this.number(value), n: value });
  }

  list(items: readonly string[]): string {
    return items.join(this.words.ui.comma);
  }

  /** Sentences one after the other, with a space where the language has spaces. */
  sentences(parts: readonly string[]): string {
    return parts.filter(Boolean).join(this.lang === 'en' ? ' ' : '');
  }

  tile(tile: Tile): string {
    const { tile: names } = this.words;
    if (tile === 'f') return names.f;
    if (isRed(tile)) return fill(names.red, { tile: this.tile(plainOf(tile)) });
    if (suitOf(tile) === 'z') return names.honours[rankOf(tile) - 1] ?? '';
    return fill(names[suitOf(tile) as 'm' | 'p' | 's'], { rank: names.ranks.charAt(rankOf(tile) - 1) });
  }

  tiles(tiles: string | readonly Tile[]): string {
    const list = typeof tiles === 'string' ? splitTiles(tiles) : tiles;
    return this.list(list.map((tile) => this.tile(tile)));
  }

  seat(seat: Seat): string {
    return (this.sichuan ? this.words.place[seat] : this.words.seat[seat]) ?? '';
  }

  account(account: Account): string {
    if (account === 'pot') return this.words.ui.pot;
    return account === 'outside' ? this.words.ui.outside : this.seat(account);
  }

  /** The name of an id in one of the tables of words. */
  name(table: object, id: string): string {
    return Object.hasOwn(table, id) ? String((table as Record<string, string>)[id]) : '';
  }

  fill(template: string, values: Values): string {
    return fill(template, values);
  }

  /** What an option of a rule set is called; but for the yaku nothing where the words of the options are not there. */
  optionName(key: string): string {
    if (key.startsWith('yaku.')) return this.name(this.words.yaku, key.slice('yaku.'.length));
    return this.name(this.options?.option ?? {}, key);
  }

  field(path: string): string {
    return fieldName(this, path);
  }

  /** A refusal as a sentence that says what to do. */
  problem({ code, field, detail = {} }: Problem): string {
    const values = { ...this.details(detail), field: this.field(field) };
    return fill(this.sentenceOf(code, detail), values);
  }

  /** The sentence of the sub-case where it has one, else that of the code. */
  private sentenceOf(code: string, { reason, other, flag, min }: NonNullable<Problem['detail']>): string {
    const { because, conflict, refusal, ui } = this.words;
    if (reason === 'unknown' && flag !== undefined) return ui.flagElsewhere;
    if (reason === 'out-of-range' && min === undefined) return this.name(refusal, code);
    const own = code === 'flag_conflict' ? this.name(conflict, String(other)) : this.name(because, String(reason));
    return own || this.name(refusal, code);
  }

  private details(detail: NonNullable<Problem['detail']>): Values {
    const named: Record<string, (value: string) => string> = {
      tile: (tile) => this.tiles(tile),
      tiles: (tiles) => this.tiles(tiles),
      flag: (flag) => this.flag(flag),
      other: (flag) => this.flag(flag),
      seat: (seat) => this.seat(Number(seat) as Seat),
      min: (min) => this.number(Number(min)),
      max: (max) => this.number(Number(max)),
    };
    return Object.fromEntries(
      Object.entries(detail).map(([key, value]) => [key, named[key] ? named[key](String(value)) : value]),
    );
  }

  /** What a flag conflicts with may be the way of winning or a field, too. */
  private flag(id: string): string {
    const { flag, reason, field } = this.words;
    return this.name(flag, id) || this.name(reason, id) || this.name(field, id);
  }
}
