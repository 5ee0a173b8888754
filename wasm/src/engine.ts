// The functions of the interface over the module's buffers. What is given may be anything: of the wrong kind, without
// end, or an object that throws when it is looked into; only the last makes a function throw, which safe.ts catches.
import type { Glue } from '#glue';
import type {
  CanWin,
  Description,
  Discard,
  Engine,
  HandRequest,
  Plan,
  Points,
  PointsQuery,
  Problem,
  Ready,
  Refused,
  Result,
  RoundRequest,
  RoundResult,
  RuleSetInfo,
  Rules,
  TableCell,
  Waits,
} from '../tensu.d.ts';
import { Decoder } from './decode.ts';
import { HAND_NUMBERS, HandEncoder, isObject, placeAmong, truthOf } from './encode.ts';
import { LONGEST_LINE, readRequest, writeRequest } from './line.ts';
import { RoundFeeder } from './round.ts';
import { type BadRules, type ReadyRules, RuleShelf } from './rules.ts';
import { safe } from './safe.ts';
import { readSettlement } from './settlement.ts';
import { codesText, tileText } from './tiles.ts';
import { bytesOf, Memory, Reader, Writer, wholeOf } from './wire.ts';

const WORTH_NUMBERS = 5;
const LINE_NUMBERS = 160;
const POINT_NUMBERS = 8;
const PLAN_NUMBERS = 2;
/** More rule sets or hands in one call than anybody has, but few enough to be answered. */
const MOST_COMPARED = 4096;
const MOST_HANDS = 2 ** 22;

type Fields = Record<string, unknown>;

/** A request without a hand: `bad_value`. */
const REFUSED: Fields = { rules: 'tenhou' };

export function createEngine(glue: Glue): Engine {
  return safe(new TensuEngine(glue));
}

class TensuEngine implements Engine {
  readonly refusals: readonly string[];
  readonly version: string;
  private readonly ids;
  private readonly memory: Memory;
  private readonly decoder: Decoder;
  private readonly encoder: HandEncoder;
  private readonly feeder: RoundFeeder;
  private readonly infos: RuleSetInfo[];
  private readonly shelf: RuleShelf;

  constructor(private readonly glue: Glue) {
    this.ids = glue.ids();
    this.memory = new Memory(glue);
    this.decoder = new Decoder(this.ids);
    this.encoder = new HandEncoder(this.ids);
    this.feeder = new RoundFeeder(glue, this.memory, this.ids);
    this.infos = glue.rules() as RuleSetInfo[];
    this.shelf = new RuleShelf(glue, this.memory, this.decoder, this.infos);
    this.refusals = Object.freeze([...this.ids.codes]);
    this.version = this.ids.version;
  }

  rules(): RuleSetInfo[] {
    return this.infos.map((info) => ({ ...info }));
  }

  describe(rules: Rules): Description | Refused {
    const found = this.shelf.find(rules);
    if (!found.ok) {
      return refused(found);
    }
    const raw = this.glue.describe(found.slot) as Omit<Description, 'tiles'> & { tiles: number[] };
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
    return this.ask(hand, this.glue._tensu_waits, (from, found) => ({
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
    return this.ask(hand, this.glue._tensu_discards, (from) => this.decoder.discards(from));
  }

  ready(hand: HandRequest): Ready | Refused {
    return this.ask(hand, this.glue._tensu_ready, (from) => this.decoder.ready(from));
  }

  settle(round: RoundRequest): RoundResult | Refused {
    const fields = fieldsOf(round);
    const found = this.shelf.find(fields.rules);
    if (!found.ok) {
      return refused(found);
    }
    const pieces = this.feeder.feed(found.slot, fields);
    this.glue._tensu_roundSettle(found.slot);
    const from = new Reader(this.memory.output);
    return from.flag()
      ? readSettlement(from, this.decoder, found.base)
      : { ok: false, problems: this.decoder.problemsIn(from, pieces) };
  }

  canWin(hand: HandRequest, passed: number): CanWin | Refused {
    const call = (slot: number) => this.glue._tensu_canWin(slot, wholeOf(passed));
    return this.ask(hand, call, (from) => ({ ok: from.flag(), income: from.wide(), needed: from.wide() }));
  }

  plan(entrants: number, rules: Rules): Plan | Refused {
    const found = this.shelf.find(rules);
    if (!found.ok) {
      return refused(found);
    }
    new Writer(this.memory.input, PLAN_NUMBERS).whole(entrants);
    this.glue._tensu_plan(found.slot);
    return this.answer((from) => this.decoder.plan(from));
  }

  points(rules: Rules, win: PointsQuery): Points | Refused {
    const found = this.shelf.find(rules);
    if (!found.ok) {
      return refused(found);
    }
    const { han, fu, yakuman, dealer, by } = fieldsOf(win);
    const out = new Writer(this.memory.input, POINT_NUMBERS);
    for (const value of [han, fu, yakuman]) {
      out.whole(value);
    }
    out.number(truthOf(dealer));
    out.number(placeAmong(['tsumo', 'ron'], by));
    this.glue._tensu_points(found.slot);
    return this.answer((from) => this.decoder.points(from));
  }

  table(rules: Rules): TableCell[] | Refused {
    const found = this.shelf.find(rules);
    if (!found.ok) {
      return refused(found);
    }
    if (this.infos.find((info) => info.id === found.base)?.family !== 'riichi') {
      return { ok: false, problems: [{ code: 'bad_rules', field: 'rules', detail: { reason: 'not-here' } }] };
    }
    return this.glue.table(found.slot).map(({ fu, han, dealer, ron, each }) => ({
      fu,
      han,
      seat: dealer ? 'dealer' : 'child',
      by: ron ? 'ron' : 'tsumo',
      // A child's tsumo is printed child first: 300/500.
      text: each.length === 0 ? '–' : [...each].reverse().join('/'),
    }));
  }

  pack(hands: HandRequest[]): Uint8Array {
    const list = listOf(hands);
    const size = this.ids.recordBytes;
    const packed = new Uint8Array(list.length * size);
    for (let i = 0; i < list.length; i++) {
      this.packInto(list, i, 0);
      packed.set(this.memory.records.subarray(0, size), i * size);
    }
    return packed;
  }

  scorePacked(packed: Uint8Array): Int32Array {
    // What is no bytes is a damaged record, as a single byte is. Those of another realm are no Uint8Array of this one.
    const bytes = ArrayBuffer.isView(packed) ? bytesOf(packed) : new Uint8Array(1);
    const size = this.ids.recordBytes;
    // A piece at the end that is no whole record is a damaged one, also where zeros would make it whole.
    const count = Math.ceil(bytes.length / size);
    const worths = new Int32Array(count * WORTH_NUMBERS);
    const atOnce = this.memory.records.length / size;
    for (let first = 0; first < count; first += atOnce) {
      const number = Math.min(atOnce, count - first);
      const whole = Math.min(number, Math.floor(bytes.length / size) - first) * size;
      const { records } = this.memory;
      records.set(bytes.subarray(first * size, first * size + whole));
      records.fill(0, whole, number * size);
      this.takeWorths(worths, first, number);
    }
    return worths;
  }

  scoreMany(hands: HandRequest[]): Int32Array {
    const list = listOf(hands);
    const worths = new Int32Array(list.length * WORTH_NUMBERS);
    const atOnce = this.memory.records.length / this.ids.recordBytes;
    for (let first = 0; first < list.length; first += atOnce) {
      const number = Math.min(atOnce, list.length - first);
      for (let i = 0; i < number; i++) {
        this.packInto(list, first + i, i);
      }
      this.takeWorths(worths, first, number);
    }
    return worths;
  }

  parseLine(text: string): HandRequest | Refused {
    if (typeof text !== 'string' || text.length > LONGEST_LINE) {
      const detail = { reason: typeof text === 'string' ? 'out-of-range' : 'wrong-kind' };
      return { ok: false, problems: [{ code: 'bad_value', field: 'text', detail }] };
    }
    new Writer(this.memory.input, LINE_NUMBERS).text(text, LONGEST_LINE);
    this.glue._tensu_readLine();
    return this.answer((from) => readRequest(from, this.ids, (rules) => this.playersOf(rules)));
  }

  formatLine(hand: HandRequest): string {
    const out = new Writer(this.memory.input, LINE_NUMBERS);
    writeRequest(out, fieldsOf(hand), this.ids, (rules) => this.playersOf(rules));
    this.glue._tensu_writeLine();
    return new Reader(this.memory.output).text();
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
    this.glue._tensu_score(found.slot, Number(adapt));
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

  private encode(hand: Fields): void {
    this.encoder.write(new Writer(this.memory.input, HAND_NUMBERS), hand);
  }

  private ask<T>(
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
  private answer<T>(read: (from: Reader) => T): T | Refused {
    const from = new Reader(this.memory.output);
    return from.flag() ? read(from) : { ok: false, problems: this.problems(from) };
  }

  private problems(from: Reader): Problem[] {
    return this.decoder.problems(from, this.encoder.unknownKeys);
  }

  /** One hand that cannot be read is refused for itself, and the others are packed. */
  private packInto(hands: unknown[], index: number, place: number): void {
    try {
      this.packHand(fieldsOf(hands[index]), place);
    } catch {
      this.packHand(REFUSED, place);
    }
  }

  private packHand(hand: Fields, place: number): void {
    const found = this.shelf.find(hand.rules);
    if (!found.ok) {
      this.glue._tensu_packBadRules(place);
      return;
    }
    this.encode(hand);
    this.glue._tensu_pack(found.slot, place);
  }

  private takeWorths(worths: Int32Array, first: number, number: number): void {
    this.glue._tensu_scoreRecords(number);
    worths.set(this.memory.output.subarray(0, number * WORTH_NUMBERS), first * WORTH_NUMBERS);
  }
}

/** Anything that is no object has no fields. */
function fieldsOf(value: unknown): Fields {
  return isObject(value) ? value : {};
}

/** The hands of a list; what is no list, or has no end, is one that is refused. */
function listOf(hands: unknown): unknown[] {
  try {
    if (Array.isArray(hands) && hands.length <= MOST_HANDS) {
      return hands;
    }
  } catch {
    // Not even a list that can be read.
  }
  return [REFUSED];
}

function refused(rules: BadRules): Refused {
  return { ok: false, problems: rules.problems };
}
