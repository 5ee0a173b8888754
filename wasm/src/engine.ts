// The functions of the interface besides those about one hand: the table, tournaments, many hands at once.
import type {
  CanWin,
  Engine,
  HandRequest,
  Plan,
  Refused,
  RoundRequest,
  RoundResult,
  RuleSetInfo,
  Rules,
} from '../tensu.d.ts';
import { HAND_KEYS, HAND_ORDER, HandEncoder } from './encode.ts';
import type { Exports, TableIds } from './exports.d.ts';
import { fieldsOf, OneHand, refused } from './hand-engine.ts';
import type { Fields } from './keys.ts';
import { ManyHandKeys, ManyRules } from './many.ts';
import { RoundFeeder } from './round.ts';
import type { RuleShelf } from './rules.ts';
import { breaksOff, safe } from './safe.ts';
import { readSettlement } from './settlement.ts';
import { bytesOf, Reader, Writer, wholeOf } from './wire.ts';

const WORTH_NUMBERS = 5;
const PLAN_NUMBERS = 2;
/** More hands in one call than anybody has, but few enough to be answered. */
const MOST_HANDS = 2 ** 22;

/** A request without a hand: `bad_value`. */
const REFUSED: Fields = { rules: 'tenhou' };

/** `start` gives the exports of a new instance each time. */
export function createEngine(start: () => Exports): Engine {
  return safe<Engine>(() => new TensuEngine(start()));
}

class TensuEngine extends OneHand<Exports> implements Engine {
  private readonly feeder: RoundFeeder;
  private readonly records: Uint8Array;
  private readonly recordBytes: number;

  constructor(exports: Exports) {
    super(exports);
    exports.tensu_tableIds();
    const ids = { ...this.ids, ...(this.value() as TableIds) };
    this.recordBytes = ids.recordBytes;
    this.feeder = new RoundFeeder(exports, this.memory, ids);
    this.records = new Uint8Array(exports.memory.buffer, exports.tensu_records(), exports.tensu_recordsLength());
  }

  protected override makeEncoder(): HandEncoder {
    return new HandEncoder(this.ids, new ManyHandKeys(HAND_KEYS, HAND_ORDER));
  }
  protected override makeShelf(infos: RuleSetInfo[]): RuleShelf {
    return new ManyRules(this.exports, this.memory, this.decoder, infos);
  }

  settle(round: RoundRequest): RoundResult | Refused {
    const fields = fieldsOf(round);
    const found = this.shelf.find(fields.rules);
    if (!found.ok) {
      return refused(found);
    }
    const pieces = this.feeder.feed(found.slot, fields);
    this.exports.tensu_roundSettle(found.slot);
    const from = new Reader(this.memory.output);
    return from.flag()
      ? readSettlement(from, this.decoder, found.base)
      : { ok: false, problems: this.decoder.problemsIn(from, pieces) };
  }

  canWin(hand: HandRequest, passed: number): CanWin | Refused {
    const call = (slot: number) => this.exports.tensu_canWin(slot, wholeOf(passed));
    return this.ask(hand, call, (from) => ({ ok: from.flag(), income: from.wide(), needed: from.wide() }));
  }

  plan(entrants: number, rules: Rules): Plan | Refused {
    const found = this.shelf.find(rules);
    if (!found.ok) {
      return refused(found);
    }
    new Writer(this.memory.input, PLAN_NUMBERS).whole(entrants);
    this.exports.tensu_plan(found.slot);
    return this.answer((from) => this.decoder.plan(from));
  }

  pack(hands: HandRequest[]): Uint8Array {
    const list = listOf(hands);
    const size = this.recordBytes;
    const packed = new Uint8Array(list.length * size);
    for (let i = 0; i < list.length; i++) {
      this.packInto(list, i, 0);
      packed.set(this.records.subarray(0, size), i * size);
    }
    return packed;
  }

  scorePacked(packed: Uint8Array): Int32Array {
    // What is no bytes is a damaged record, as a single byte is. Those of another realm are no Uint8Array of this one.
    const bytes = ArrayBuffer.isView(packed) ? bytesOf(packed) : new Uint8Array(1);
    const size = this.recordBytes;
    // A piece at the end that is no whole record is a damaged one, also where zeros would make it whole.
    const count = Math.ceil(bytes.length / size);
    const worths = new Int32Array(count * WORTH_NUMBERS);
    const atOnce = this.records.length / size;
    for (let first = 0; first < count; first += atOnce) {
      const number = Math.min(atOnce, count - first);
      const whole = Math.min(number, Math.floor(bytes.length / size) - first) * size;
      const records = this.records;
      records.set(bytes.subarray(first * size, first * size + whole));
      records.fill(0, whole, number * size);
      this.takeWorths(worths, first, number);
    }
    return worths;
  }

  scoreMany(hands: HandRequest[]): Int32Array {
    const list = listOf(hands);
    const worths = new Int32Array(list.length * WORTH_NUMBERS);
    const atOnce = this.records.length / this.recordBytes;
    for (let first = 0; first < list.length; first += atOnce) {
      const number = Math.min(atOnce, list.length - first);
      for (let i = 0; i < number; i++) {
        this.packInto(list, first + i, i);
      }
      this.takeWorths(worths, first, number);
    }
    return worths;
  }

  /** One hand that cannot be read is refused for itself, and the others are packed; but for one that runs out of room. */
  private packInto(hands: unknown[], index: number, place: number): void {
    try {
      this.packHand(fieldsOf(hands[index]), place);
    } catch (error) {
      if (breaksOff(error)) {
        throw error;
      }
      this.packHand(REFUSED, place);
    }
  }

  private packHand(hand: Fields, place: number): void {
    const found = this.shelf.find(hand.rules);
    if (!found.ok) {
      this.exports.tensu_packBadRules(place);
      return;
    }
    this.encode(hand);
    this.exports.tensu_pack(found.slot, place);
  }

  private takeWorths(worths: Int32Array, first: number, number: number): void {
    this.exports.tensu_scoreRecords(number);
    worths.set(this.memory.output.subarray(0, number * WORTH_NUMBERS), first * WORTH_NUMBERS);
  }
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
