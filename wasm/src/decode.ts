// Answers as objects.
import type {
  Account,
  Check,
  Discard,
  LedgerLine,
  Limit,
  Plan,
  Points,
  Problem,
  Reading,
  Ready,
  Result,
} from '../tensu.d.ts';
import type { Ids } from './exports.d.ts';
import { kindsText, SET_TYPES, setText, tileText } from './tiles.ts';
import type { Reader } from './wire.ts';

/** A rule set of the Sichuan family: see Family in rule_set.hpp. */
export const SICHUAN = 1;
const POT = 4;
const NO_KIND = 255;
const KAN = 2;
const TRIPLET = 1;
const PAIR = 3;
/** The kinds of a detail's value: see Detail::Type in problem.hpp. */
const DETAIL_TILE = 1;
const DETAIL_KINDS = 2;
const DETAIL_FLAG = 3;
const DETAIL_WORD = 4;

type Details = Record<string, number | string>;

/** A part of a request that was handed over by itself: where it stands, and the paths of the keys that it cannot have. */
export interface Piece {
  path: string;
  unknownKeys: string[];
}

export class Decoder {
  constructor(private readonly ids: Ids) {}

  /** Of a request in one piece. */
  problems(from: Reader, unknownKeys: string[]): Problem[] {
    return this.problemsIn(from, [{ path: '', unknownKeys }]);
  }

  problemsIn(from: Reader, pieces: Piece[]): Problem[] {
    return from.list(() => {
      const { path, unknownKeys } = pieces[from.number()] as Piece;
      const code = this.ids.codes[from.number()] as string;
      const pattern = this.ids.fields[from.number()] as string;
      const index = from.number();
      const inside = pattern.replace('#', String(index)).replace('@', () => unknownKeys[index] ?? '');
      const field = path && inside ? `${path}.${inside}` : path + inside;
      const detail = this.details(from);
      return detail ? { code, field, detail } : { code, field };
    });
  }

  score(from: Reader, rules: string, names: string[]): Result {
    const ok = from.flag();
    const checks = this.checks(from);
    if (!ok) {
      return { ok, rules, problems: this.problems(from, names), checks };
    }
    const lines = from.list(() => this.line(from));
    const sichuan = from.number() === SICHUAN;
    const deltas = sumOf(lines, from.number());
    const reading = this.reading(from);
    return sichuan
      ? { ok, rules, reading, ...this.sichuan(from), lines, deltas, checks, alternatives: this.sichuanOthers(from) }
      : { ok, rules, reading, ...this.riichi(from), lines, deltas, checks, alternatives: this.riichiOthers(from) };
  }

  points(from: Reader): Points {
    return { limit: this.ids.limits[from.number()] as Limit, payments: from.list(() => from.wide()) };
  }

  plan(from: Reader): Plan {
    const rounds = from.list(() => ({
      entrants: from.number(),
      tables: from.number(),
      byes: from.number(),
      advancing: from.number(),
      perTable: from.number(),
    }));
    return { ok: true, rounds };
  }

  discards(from: Reader): Discard[] {
    return from.list(() => ({
      tile: tileText(from.number()),
      shanten: from.number(),
      accepts: kindsText(from.number(), from.number()),
      left: from.number(),
    }));
  }

  ready(from: Reader): Ready {
    const ready = from.flag();
    const pig = from.flag();
    const base = from.number();
    const waits = kindsText(from.number(), from.number());
    return { ready, pig, waits: apart(waits), base };
  }

  private details(from: Reader): Details | undefined {
    const count = from.number();
    if (count === 0) {
      return undefined;
    }
    const details: Details = {};
    for (let i = 0; i < count; i++) {
      const key = this.ids.detailKeys[from.number()] as string;
      details[key] = this.detail(from, from.number());
    }
    return details;
  }

  private detail(from: Reader, type: number): number | string {
    if (type === DETAIL_KINDS) {
      return kindsText(from.number(), from.number());
    }
    const value = from.wide();
    switch (type) {
      case DETAIL_TILE:
        return tileText(value);
      case DETAIL_FLAG:
        return this.ids.flags[value] as string;
      case DETAIL_WORD:
        return this.ids.words[value] as string;
      default:
        return value;
    }
  }

  private checks(from: Reader): Check[] {
    return from.list(() => {
      const id = this.ids.checks[from.number()] as string;
      const ok = from.flag();
      const detail = this.details(from);
      return detail ? { id, ok, detail } : { id, ok };
    });
  }

  line(from: Reader): LedgerLine {
    const payer = account(from.number());
    const payee = account(from.number());
    const reason = this.ids.reasons[from.number()] as string;
    return { from: payer, to: payee, points: from.wide(), reason };
  }

  private reading(from: Reader): Reading {
    const shape = this.ids.shapes[from.number()] as Reading['shape'];
    const wait = this.ids.waits[from.number()] as Reading['wait'];
    const sets = from.list(() => {
      const type = from.number();
      const tiles = setText(type, from.number(), from.number());
      return { type: SET_TYPES[type] as (typeof SET_TYPES)[number], tiles, open: from.flag(), won: from.flag() };
    });
    return { shape, sets, wait };
  }

  private riichi(from: Reader) {
    const yaku = from.list(() => {
      const id = this.ids.yaku[from.number()] as string;
      const han = from.number();
      const limit = this.ids.limits[from.number()] as string;
      return limit ? { id, han, limit } : { id, han };
    });
    const dora = { dora: from.number(), ura: from.number(), aka: from.number(), flower: from.number() };
    const han = from.number();
    const fu = from.number();
    const fuItems = from.list(() => this.fuItem(from));
    const limit = this.ids.limits[from.number()] as Limit;
    return { yaku, dora, han, fu, fuItems, limit, yakuman: from.number(), base: from.number() };
  }

  private fuItem(from: Reader) {
    const id = this.ids.fu[from.number()] as string;
    const fu = from.number();
    const kind = from.number();
    if (kind === NO_KIND) {
      return { id, fu };
    }
    const type = id === 'kan' ? KAN : id === 'pair' ? PAIR : TRIPLET;
    return { id, fu, tiles: setText(type, kind, 0) };
  }

  private riichiOthers(from: Reader) {
    return from.list(() => ({
      reading: this.reading(from),
      han: from.number(),
      fu: from.number(),
      points: from.number(),
    }));
  }

  private sichuan(from: Reader) {
    const row = this.ids.rows[from.number()] as string;
    const roots = from.number();
    const uncapped = from.number();
    const base = from.number();
    const value = from.number();
    const bits = from.number();
    return {
      yaku: [],
      dora: { dora: 0, ura: 0, aka: 0, flower: 0 },
      han: 0,
      fu: 0,
      fuItems: [],
      limit: '' as Limit,
      yakuman: 0,
      base,
      pattern: { id: row, base: uncapped / 2 ** roots },
      roots,
      uncapped,
      value,
      events: this.ids.flags.filter((_, i) => (bits >> i) & 1),
    };
  }

  private sichuanOthers(from: Reader) {
    return from.list(() => ({ reading: this.reading(from), han: 0, fu: 0, points: from.number() }));
  }
}

function account(number: number): Account {
  return number < POT ? (number as Account) : number === POT ? 'pot' : 'outside';
}

/** What the lines are for each seat. */
export function sumOf(lines: LedgerLine[], players: number): number[] {
  const deltas: number[] = new Array(players).fill(0);
  for (const { from, to, points } of lines) {
    if (typeof to === 'number') {
      deltas[to] = (deltas[to] as number) + points;
    }
    if (typeof from === 'number') {
      deltas[from] = (deltas[from] as number) - points;
    }
  }
  return deltas;
}

/** `14m2z` as `1m`, `4m`, `2z`. */
function apart(kinds: string): string[] {
  const tiles: string[] = [];
  let ranks = '';
  for (const c of kinds) {
    if (c >= '0' && c <= '9') {
      ranks += c;
    } else {
      tiles.push(...[...ranks].map((rank) => rank + c));
      ranks = '';
    }
  }
  return tiles;
}
