// Requests as numbers. Nothing is judged here: what has the wrong kind is passed on as such, and the engine refuses it.
import type { Ids } from './exports.d.ts';
import { type Fields, KnownKeys } from './keys.ts';
import { ABSENT, GIVEN, MISSING, UNUSABLE, WRONG, type Writer, wholeOf } from './wire.ts';

/** Numbers kept for a hand: its fields, eight melds of four, and the places that could not be taken over. */
export const HAND_NUMBERS = 160;
const MOST_MELDS = 8;
export const MOST_PLAYERS = 4;
const MOST_UNUSABLE = 32;
/** Longer lists are no flags, seats, points or melds of a hand. */
const MOST_LISTED = 1024;
const UNKNOWN_TYPE = -1;

/** The fields in the order that wire.cpp reads them. */
export const HAND_ORDER = [
  'seat',
  'round',
  'win',
  'flags',
  'flowers',
  'honba',
  'deposits',
  'points',
  'liable',
  'lack',
  'active',
  'concealed',
  'dora',
  'ura',
  'discards',
  'melds',
];
export const HAND_KEYS = [...HAND_ORDER, 'rules'];
/** Stands where a meld is refused as a whole, so that those behind it keep their places. */
const NO_MELD: Fields = { type: 'chi', tiles: '' };
const MELD_KEYS = new KnownKeys(['type', 'tiles', 'from', 'called']);
const WIN_KEYS = new KnownKeys(['by', 'from']);
export const WINDS = 'ESWN';
const SUITS = 'mps';

/** Lists have no fields, and may have more keys than can be gone through. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value) && !ArrayBuffer.isView(value);
}

/** A list that is short enough to be looked through. */
function isList(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.length <= MOST_LISTED;
}

/** What every request has: fields that cannot be taken over, keys that nothing has, ways of winning and flags. */
export class RequestEncoder<Known extends Ids = Ids> {
  private readonly flags: Map<string, number>;
  private readonly field: Map<string, number>;
  private unusable: number[] = [];
  /** Paths of keys that no request has, by the index that a problem names. */
  unknownKeys: string[] = [];

  constructor(protected readonly ids: Known) {
    this.flags = new Map(ids.flags.map((id, i) => [id, i]));
    this.field = new Map(ids.fields.map((path, i) => [path, i]));
  }

  protected begin(): void {
    // Most requests have neither: then there is nothing to begin anew.
    if (this.unusable.length > 0) {
      this.unusable = [];
      this.unknownKeys = [];
    }
  }

  /** The fields of a piece; one that has none is refused as a whole. */
  protected take(given: unknown): Fields {
    this.begin();
    if (isObject(given)) {
      return given;
    }
    this.refuse('');
    return {};
  }

  /** Comes last: what was refused while the other fields were written. */
  protected end(out: Writer): void {
    out.number(this.unusable.length / 2);
    for (const number of this.unusable) {
      out.number(number);
    }
  }

  protected refuse(path: string, index = 0): void {
    if (this.unusable.length < 2 * MOST_UNUSABLE) {
      this.unusable.push(this.field.get(path) as number, index);
    }
  }

  protected noteUnknown(object: Fields, keys: KnownKeys, prefix: string): void {
    this.note(keys.unknownIn(object), prefix);
  }

  protected note(unknown: readonly string[], prefix: string): void {
    for (const key of unknown) {
      if (this.unknownKeys.length < MOST_UNUSABLE) {
        this.refuse('@', this.unknownKeys.length);
        this.unknownKeys.push(prefix + key);
      }
    }
  }

  protected win(out: Writer, win: unknown): void {
    if (!isObject(win)) {
      out.number(win === undefined ? ABSENT : WRONG);
      out.number(MISSING);
      out.number(MISSING);
      return;
    }
    this.noteUnknown(win, WIN_KEYS, 'win.');
    out.number(GIVEN);
    out.number(win.by === undefined ? MISSING : win.by === 'tsumo' ? 0 : win.by === 'ron' ? 1 : UNUSABLE);
    out.whole(win.from);
  }

  protected flagBits(flags: unknown): number {
    if (flags === undefined) {
      return 0;
    }
    if (!isList(flags)) {
      this.refuse('flags');
      return 0;
    }
    let bits = 0;
    for (let i = 0; i < flags.length; i++) {
      const bit = this.flags.get(flags[i] as string);
      if (bit === undefined) {
        this.refuse('flags[#]', i);
      } else {
        bits |= 1 << bit;
      }
    }
    return bits;
  }
}

/** What the fields of a request are called in the engine's numbers. */
export class HandEncoder extends RequestEncoder {
  private readonly meldTypes: Map<string, number>;

  constructor(
    ids: Ids,
    private readonly keys = new KnownKeys(HAND_KEYS, HAND_ORDER),
  ) {
    super(ids);
    this.meldTypes = new Map(ids.meldTypes.map((id, i) => [id, i]));
  }

  write(out: Writer, hand: Fields, keys = this.keys): void {
    this.begin();
    const unknown: string[] = [];
    const values = keys.valuesIn(hand, unknown);
    this.note(unknown, '');
    this.fields(out, values);
    this.end(out);
  }

  private fields(out: Writer, inOrder: unknown[]): void {
    const [
      seat,
      round,
      win,
      flags,
      flowers,
      honba,
      deposits,
      points,
      liable,
      lack,
      active,
      concealed,
      dora,
      ura,
      discards,
      melds,
    ] = inOrder;
    out.whole(seat);
    out.number(placeIn(WINDS, round));
    this.win(out, win);
    out.number(this.flagBits(flags));
    out.whole(flowers);
    out.whole(honba);
    out.whole(deposits);
    this.points(out, points);
    out.whole(liable);
    out.number(placeIn(SUITS, lack));
    this.active(out, active);
    out.text(concealed);
    out.text(dora);
    out.text(ura);
    out.text(discards);
    this.melds(out, melds);
  }

  private points(out: Writer, points: unknown): void {
    const list = isList(points) ? points : [];
    out.number(points === undefined ? ABSENT : isList(points) ? GIVEN : WRONG);
    out.number(list.length);
    for (let i = 0; i < MOST_PLAYERS; i++) {
      out.whole(list[i]);
    }
  }

  private active(out: Writer, active: unknown): void {
    if (!isList(active)) {
      out.number(active === undefined ? ABSENT : WRONG);
      out.number(0);
      return;
    }
    let seats = 0;
    for (let i = 0; i < active.length; i++) {
      const seat = wholeOf(active[i]);
      if (seat >= 0 && seat < MOST_PLAYERS) {
        seats |= 1 << seat;
      } else {
        this.refuse('active[#]', i);
      }
    }
    out.number(GIVEN);
    out.number(seats);
  }

  private melds(out: Writer, melds: unknown): void {
    if (!isList(melds)) {
      out.number(melds === undefined ? ABSENT : WRONG);
      out.number(0);
      out.number(0);
      return;
    }
    const kept = Math.min(melds.length, MOST_MELDS);
    out.number(GIVEN);
    out.number(melds.length);
    out.number(kept);
    // By index: a place that is left empty is no meld either.
    for (let i = 0; i < kept; i++) {
      this.meld(out, this.fieldsOfMeld(melds[i], i));
    }
  }

  private fieldsOfMeld(meld: unknown, index: number): Fields {
    if (!isObject(meld)) {
      this.refuse('melds[#]', index);
      return NO_MELD;
    }
    this.noteUnknown(meld, MELD_KEYS, `melds[${index}].`);
    return meld;
  }

  private meld(out: Writer, meld: Fields): void {
    const { type } = meld;
    const known = typeof type === 'string' ? (this.meldTypes.get(type) ?? UNKNOWN_TYPE) : UNUSABLE;
    out.number(type === undefined ? MISSING : known);
    out.text(meld.tiles);
    out.whole(meld.from);
    out.text(meld.called);
  }
}

/** The place of a one-letter text, or what says that it is missing or none of them. */
export function placeIn(letters: string, value: unknown): number {
  if (value === undefined) {
    return MISSING;
  }
  const place = typeof value === 'string' && value.length === 1 ? letters.indexOf(value) : -1;
  return place < 0 ? UNUSABLE : place;
}

/** How a list is there, and how many items it has. */
export function counted(out: Writer, list: unknown): void {
  out.number(list === undefined ? ABSENT : Array.isArray(list) ? GIVEN : WRONG);
  out.number(Array.isArray(list) ? Math.min(list.length, 0x7fff_ffff) : 0);
}

export function truthOf(value: unknown): number {
  return value === undefined ? MISSING : typeof value === 'boolean' ? Number(value) : UNUSABLE;
}

/** The place of a text among ids, or what says that it is missing or none of them. */
export function placeAmong(ids: string[], value: unknown): number {
  if (value === undefined) {
    return MISSING;
  }
  const place = typeof value === 'string' ? ids.indexOf(value) : -1;
  return place < 0 ? UNUSABLE : place;
}
