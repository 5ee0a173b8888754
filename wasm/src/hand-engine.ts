// The functions of the interface about one hand over the engine's buffers. What is given may be anything: of the wrong
// kind, without end, or an object that throws when it is looked into; only the last makes a function throw, which
// safe.ts catches.

import type { HandEngine } from '../hand.d.ts';
import type {
  Description,
  Discard,
  HandRequest,
  Points,
  PointsQuery,
  Problem,
  Ready,
  Refused,
  Result,
  RuleSetInfo,
  Rules,
  TableCell,
  Waits,
} from '../tensu.d.ts';
import { Decoder } from './decode.ts';
import { HAND_NUMBERS, HandEncoder, isObject, placeAmong, truthOf } from './encode.ts';
import type { Cell, HandExports, Ids } from './exports.d.ts';
import { type Fields, KnownKeys } from './keys.ts';
import { LONGEST_LINE, readRequest, writeRequest } from './line.ts';
import { type BadRules, type ReadyRules, RuleShelf } from './rules.ts';
import { safe } from './safe.ts';
import { codesText, tileText } from './tiles.ts';
import { Memory, Reader, Writer } from './wire.ts';

const LINE_NUMBERS = 160;
const POINT_NUMBERS = 8;
const POINT_KEYS = new KnownKeys(['han', 'fu', 'yakuman', 'dealer', 'by']);
const MOST_UNKNOWN = 32;
/** More rule sets in one call than anybody has, but few enough to be answered. */
const MOST_COMPARED = 4096;

/** `start` gives the exports of a new instance each time. */
export function createHandEngine(start: () => HandExports): HandEngine {
  return safe<HandEngine>(() => new OneHand(start()));
}

export class OneHand<Exports extends HandExports = HandExports> implements HandEngine {
  readonly refusals: readonly string[];
  readonly version: string;
  protected readonly ids: Ids;
  protected readonly memory: Memory;
  protected readonly decoder: Decoder;
  protected readonly shelf: RuleShelf;
  private readonly encoder: HandEncoder;
  private readonly infos: RuleSetInfo[];

  constructor(protected readonly exports: Exports) {
    this.memory = new Memory(exports);
    exports.tensu_ids();
    this.ids = this.value() as Ids;
    exports.tensu_ruleSets();
    this.infos = this.value() as RuleSetInfo[];
    this.decoder = new Decoder(this.ids);
    this.encoder = this.makeEncoder();
    this.shelf = this.makeShelf(this.infos);
    this.refusals = Object.freeze([...this.ids.codes]);
    this.version = this.ids.version;
  }

  protected makeEncoder(): HandEncoder {
    return new HandEncoder(this.ids);
  }
  protected makeShelf(infos: RuleSetInfo[]): RuleShelf {
    return new RuleShelf(this.exports, this.memory, this.decoder, infos);
  }

  rules(): RuleSetInfo[] {
    return this.infos.map((info) => ({ ...info }));
  }

  describe(rules: Rules): Description | Refused {
    const found = this.shelf.find(rules);
    if (!found.ok) {
      return refused(found);
    }
    this.exports.tensu_describe(found.slot);
    const raw = this.value() as Omit<Description, 'tiles'> & { tiles: number[] };
    return { ...raw, tiles: codesText(raw.tiles) };
  }

  score(hand: HandRequest): Result {
    return this.scoreUnder(fieldsOf(hand), fieldsOf(hand).rules, false);
  }

  compare(hand: Omit<HandRequest, 'rules'>, rules?: Rules[]): Result[] {
    const fields = fieldsOf(hand);
    const asked: unknown[] = Array.isArray(rules) ? rules : rules === undefined ? this.rulesFor(fields) : [rules];
    if (asked.length > MOST_COMPARED) {
      const detail = { reason: 'out-of-range', max: MOST_COMPARED };
      return [{ ok: false, problems: [{ code: 'bad_value', field: 'rules', detail }], checks: [] }];
    }
    // A place that is left empty is asked for too.
    return Array.from(asked, (each) => this.scoreUnder(fields, each, true));
  }

  waits(hand: HandRequest): Waits | Refused {
    return this.ask(hand, this.exports.tensu_waits, (from, found) => ({
      shanten: from.number(),
      waits: from.list(() => {
        const tile = tileText(from.number());
        const left = from.number();
        const ron = this.decoder.score(from, found.base, this.encoder.unknownKeys);
        return { tile, left, ron, tsumo: this.decoder.score(from, found.base, this.encoder.unknownKeys) };
      }),
    }));
  }

  discards(hand: HandRequest): Discard[] | Refused {
    return this.ask(hand, this.exports.tensu_discards, (from) => this.decoder.discards(from));
  }

  ready(hand: HandRequest): Ready | Refused {
    return this.ask(hand, this.exports.tensu_ready, (from) => this.decoder.ready(from));
  }

  points(rules: Rules, win: PointsQuery): Points | Refused {
    const found = this.shelf.find(rules);
    if (!found.ok) {
      return refused(found);
    }
    const fields = fieldsOf(win);
    const { han, fu, yakuman, dealer, by } = fields;
    const out = new Writer(this.memory.input, POINT_NUMBERS);
    for (const value of [han, fu, yakuman]) {
      out.whole(value);
    }
    out.number(truthOf(dealer));
    out.number(placeAmong(['tsumo', 'ron'], by));
    this.exports.tensu_points(found.slot);
    const points = this.answer((from) => this.decoder.points(from));
    const unknown = POINT_KEYS.unknownIn(fields).slice(0, MOST_UNKNOWN);
    if (unknown.length === 0) {
      return points;
    }
    const others = unknown.map((field): Problem => ({ code: 'bad_value', field, detail: { reason: 'unknown' } }));
    return { ok: false, problems: 'problems' in points ? [...points.problems, ...others] : others };
  }

  table(rules: Rules): TableCell[] | Refused {
    const found = this.shelf.find(rules);
    if (!found.ok) {
      return refused(found);
    }
    if (this.infos.find((info) => info.id === found.base)?.family !== 'riichi') {
      return { ok: false, problems: [{ code: 'bad_rules', field: 'rules', detail: { reason: 'not-here' } }] };
    }
    this.exports.tensu_table(found.slot);
    return (this.value() as Cell[]).map(({ fu, han, dealer, ron, each }) => ({
      fu,
      han,
      seat: dealer ? 'dealer' : 'child',
      by: ron ? 'ron' : 'tsumo',
      // A child's tsumo is printed child first: 300/500.
      text: each.length === 0 ? '–' : [...each].reverse().join('/'),
    }));
  }

  parseLine(text: string): HandRequest | Refused {
    if (typeof text !== 'string' || text.length > LONGEST_LINE) {
      const detail = { reason: typeof text === 'string' ? 'out-of-range' : 'wrong-kind' };
      return { ok: false, problems: [{ code: 'bad_value', field: 'text', detail }] };
    }
    new Writer(this.memory.input, LINE_NUMBERS).text(text, LONGEST_LINE);
    this.exports.tensu_readLine();
    return this.answer((from) => readRequest(from, this.ids, (rules) => this.playersOf(rules)));
  }

  formatLine(hand: HandRequest): string {
    const out = new Writer(this.memory.input, LINE_NUMBERS);
    writeRequest(out, fieldsOf(hand), this.ids, (rules) => this.playersOf(rules));
    this.exports.tensu_writeLine();
    const line = new Reader(this.memory.output).text().replace(/\s/g, ' ');
    // What no line can hold must not make another hand of it: behind what is no tile it is refused as well.
    return this.worth(hand) === this.worth(this.parseLine(line)) ? line : `? ${line}`;
  }

  /** All that is said of a hand, also where its own rules are none. */
  private worth(hand: unknown): string {
    return JSON.stringify([this.score(hand as HandRequest), this.compare(hand as HandRequest)]);
  }

  private scoreUnder(hand: Fields, rules: unknown, adapt: boolean): Result {
    const found = this.shelf.find(rules);
    if (!found.ok) {
      const { problems } = found;
      return found.base === undefined
        ? { ok: false, problems, checks: [] }
        : { ok: false, rules: found.base, problems, checks: [] };
    }
    this.encode(hand);
    this.exports.tensu_score(found.slot, Number(adapt));
    return this.decoder.score(new Reader(this.memory.output), found.base, this.encoder.unknownKeys);
  }

  /** Rule sets of the hand's family: that of its own rules, else Sichuan where it names a lack suit. */
  private rulesFor(hand: Fields): string[] {
    const base = isObject(hand.rules) ? hand.rules.base : hand.rules;
    const own = this.infos.find((info) => info.id === base)?.family;
    const family = own ?? (hand.lack === undefined ? 'riichi' : 'sichuan');
    return this.infos.filter((info) => info.family === family).map((info) => info.id);
  }

  private playersOf(rules: unknown): number {
    const base = isObject(rules) ? rules.base : rules;
    return this.infos.find((info) => info.id === base)?.players ?? 4;
  }

  protected encode(hand: Fields): void {
    this.encoder.write(new Writer(this.memory.input, HAND_NUMBERS), hand);
  }

  protected ask<T>(
    hand: unknown,
    call: (slot: number) => void,
    read: (from: Reader, found: ReadyRules) => T,
  ): T | Refused {
    const fields = fieldsOf(hand);
    const found = this.shelf.find(fields.rules);
    if (!found.ok) {
      return refused(found);
    }
    this.encode(fields);
    call(found.slot);
    return this.answer((from) => read(from, found));
  }

  /** An answer that says first whether there is one. */
  protected answer<T>(read: (from: Reader) => T): T | Refused {
    const from = new Reader(this.memory.output);
    return from.flag() ? read(from) : { ok: false, problems: this.problems(from) };
  }

  /** An answer to what is asked once. */
  protected value(): unknown {
    return new Reader(this.memory.output).value();
  }

  private problems(from: Reader): Problem[] {
    return this.decoder.problems(from, this.encoder.unknownKeys);
  }
}

/** Anything that is no object has no fields. */
export function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

export function refused(rules: BadRules): Refused {
  return { ok: false, problems: rules.problems };
}
