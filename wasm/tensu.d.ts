/**
 * The interface of the Tensu engine: what goes in, what comes out.
 *
 * Tiles are written in mpsz: `123m456p789s11z`, `0m 0p 0s` for red fives, `1z`–`7z` for East, South, West, North,
 * white, green and red, `f` for a flower. No input makes a function throw: what cannot be scored is answered with
 * `ok: false` and the problems found.
 */

/**
 * 0–3 = East, South, West, North of the hand, 0 is the dealer; in Sichuan, too, where there are no winds. Only in a whole
 * Sichuan hand (`settle`) seats are places at the table and `dealerSeat` is one of them.
 */
export type Seat = 0 | 1 | 2 | 3;
export type Wind = 'E' | 'S' | 'W' | 'N';

/** A rule set by its id, or one with some of its options changed (see `describe`). */
export type Rules = string | { base: string; set: Record<string, boolean | number | string> };

/** `kan` is an open kan 大明槓, `ankan` a concealed one 暗槓, `kakan` an added one 加槓. */
export interface Meld {
  type: 'chi' | 'pon' | 'kan' | 'ankan' | 'kakan';
  tiles: string;
  /** Who discarded the called tile. A chi comes only from the seat before, a concealed kan from nobody. */
  from?: Seat;
  /** The tile taken, one of `tiles`. */
  called?: string;
}

export type WinBy = { by: 'tsumo' } | { by: 'ron'; from: Seat };

/** Own fields that can be seen count, and what an object of a class inherits. Whether others do is not promised. */
export interface HandRequest {
  rules: Rules;
  /** The concealed tiles, the winning tile last. */
  concealed: string;
  melds?: Meld[];
  win: WinBy;
  /** The winner, 0 by default. */
  seat?: Seat;
  /** The round wind, 'E' by default. */
  round?: Wind;
  /**
   * Riichi family: `riichi double-riichi ippatsu rinshan chankan haitei houtei tenhou chiihou renhou kanburi
   * shiisanpuutaa nagashi-mangan chankan-ankan missed`. Sichuan: `kong-bloom after-kong rob-kong last-tile heaven earth`.
   */
  flags?: string[];
  /** Dora indicators, at most five. */
  dora?: string;
  /** Ura dora indicators, only with riichi. */
  ura?: string;
  /** Flowers set aside, where the rule set has them. */
  flowers?: number;
  /** Counters on the table, a whole number from 0 to 1,000,000. */
  honba?: number;
  /** 1,000-point sticks on the table, the winner's own too; a whole number from 0 to 1,000,000. */
  deposits?: number;
  /** Whole numbers, one a seat; may be negative. Needed only where a floor applies. */
  points?: number[];
  /** The winner's own discards, to find furiten. */
  discards?: string;
  /** The seat that is liable (包) for daisangen or daisuushii. */
  liable?: Seat;
  /** Sichuan: the suit that the winner named as lacking. */
  lack?: 'm' | 'p' | 's';
  /** Sichuan: the seats that have not won yet, the winner among them; all by default. */
  active?: Seat[];
}

export type Account = Seat | 'pot' | 'outside';

/** `points` is above 0 and goes from `from` to `to`. */
export interface LedgerLine {
  from: Account;
  to: Account;
  points: number;
  reason: string;
  /** In a battle: the index of the action that the line belongs to. */
  step?: number;
}

/** A win whose worth is known without its tiles. */
export interface KnownWin {
  seat: Seat;
  win: WinBy;
  /** Riichi family: `han`, below 5 with its `fu`, or `yakuman`, which goes before. */
  han?: number;
  /** 20, 25, 30, 40 and so on. */
  fu?: number;
  /** How many add up; one at most where they do not. */
  yakuman?: number;
  /** Sichuan: the capped base 基本点, 1, 2, 4 or 8. */
  base?: number;
  /** Sichuan: the events, as in a hand. */
  flags?: string[];
}

/** A hand, whose `rules` are not looked at, or a known win. */
export type Win = (Omit<HandRequest, 'rules'> & { rules?: Rules }) | KnownWin;

/** A hand at the wall's end: 13 tiles, or what is known of it. A ready one needs its highest base. */
export type WallHand =
  | { seat: Seat; concealed: string; melds?: Meld[]; lack: 'm' | 'p' | 's' }
  | { seat: Seat; ready: boolean; base?: number; pig?: boolean };

/** One thing that happens in a battle and moves points. */
export type Action =
  /** `from` discarded the tile of an exposed kong. `late`: an added one made with a tile held since an earlier turn. */
  | { type: 'kong'; seat: Seat; kind: 'kan' | 'ankan' | 'kakan'; from?: Seat; late?: boolean; tile?: string }
  /** Several ron on one tile, or one tsumo. A robbed kong is the win with the flag `rob-kong`, no action of its own. */
  | { type: 'win'; wins: Win[] }
  /** Everybody who has not won, once. */
  | { type: 'wall-end'; hands: WallHand[] };

export type Outcome =
  /** One, two or three ron on the same tile, or one tsumo. */
  | { type: 'wins'; wins: Win[] }
  | { type: 'exhaustive'; tenpai: Seat[]; nagashi?: Seat[] }
  | { type: 'abortive'; kind: 'four-winds' | 'four-kans' | 'four-riichi' | 'nine-terminals' | 'triple-ron' }
  /** Ended by a chombo alone. */
  | { type: 'stopped' }
  /** Sichuan: the actions in their order, so far or to the end. */
  | { type: 'battle'; actions: Action[] };

export interface Penalty {
  seat: Seat;
  kind: 'chombo' | 'noten-riichi' | 'empty-chi' | 'empty-pon' | 'empty-kan' | 'dead-hand';
}

/** A whole hand at the table. Its rules, honba, pot and points stand for those of the hands in it. */
export interface RoundRequest {
  rules: Rules;
  /** Before the hand, one a seat. Needed where nobody falls below zero. */
  points?: number[];
  /** Counters, 0 by default. */
  honba?: number;
  /** Points on the table, 0 by default. */
  pot?: number;
  /** 'E' by default; only for `next.round`. */
  round?: Wind;
  /** Points for each rank, best first, and for the first besides; only for `next.final`. */
  uma?: number[];
  oka?: number;
  /** The dealer's place at the table and that of the game's first dealer; 0 by default. */
  dealerSeat?: Seat;
  firstDealer?: Seat;
  lastHand?: boolean;
  /** Who declared in this hand: their sticks go to the pot first. */
  riichi?: Seat[];
  outcome: Outcome;
  penalties?: Penalty[];
}

export interface Next {
  /** The next dealer's place. */
  dealer: Seat;
  dealerStays: boolean;
  honba: number;
  /** The same hand is played again. */
  replay: boolean;
  gameOver: boolean;
  round: Wind;
  /** Places, best first, and what each place has with uma and oka: when the game is over and points are given. */
  ranks?: Seat[];
  final?: number[];
}

export interface RoundResult {
  ok: true;
  lines: LedgerLine[];
  deltas: number[];
  /** After the hand, where they were given before it. */
  points?: number[];
  pot: number;
  /** Absent in a battle that is not over. */
  next?: Next;
  /** The wins in the order of the request, with the lines that each has here; null for a known one. */
  hands?: (Result | null)[];
}

export interface CanWin {
  /** Whether the win is allowed. */
  ok: boolean;
  income: number;
  /** What the income must reach. */
  needed: number;
}

export interface PlannedRound {
  entrants: number;
  /** Tables of four. */
  tables: number;
  /** Who sits at no table and goes on all the same. */
  byes: number;
  /** How many are left after the round. */
  advancing: number;
  perTable: number;
}

export interface Plan {
  ok: true;
  rounds: PlannedRound[];
}

/** Why something was refused. `field` is a path such as `melds[0].tiles`; positions in `detail` are UTF-16 indices. */
export interface Problem {
  code: string;
  field: string;
  detail?: Record<string, number | string>;
}

export interface ReadingSet {
  type: 'seq' | 'tri' | 'kan' | 'pair' | 'tile';
  tiles: string;
  /** Called from another player. */
  open: boolean;
  /** Completed by the winning tile. */
  won: boolean;
}

export interface Reading {
  shape: 'standard' | 'seven-pairs' | 'thirteen-orphans' | 'unconnected' | 'none';
  sets: ReadingSet[];
  wait: 'ryanmen' | 'kanchan' | 'penchan' | 'shanpon' | 'tanki' | 'kokushi-13' | 'none';
}

/** One thing that the rule set asks of a hand, or one thing that was read differently. */
export interface Check {
  id: string;
  ok: boolean;
  detail?: Record<string, number | string>;
}

export type Limit = '' | 'mangan' | 'haneman' | 'baiman' | 'sanbaiman' | 'yakuman';

export interface Score {
  ok: true;
  /** The id of the base rule set. */
  rules: string;
  reading: Reading;
  /** What was counted, in the rule set's order. */
  yaku: { id: string; han: number; limit?: string }[];
  dora: { dora: number; ura: number; aka: number; flower: number };
  han: number;
  fu: number;
  fuItems: { id: string; fu: number; tiles?: string }[];
  limit: Limit;
  /** How many yakuman add up. */
  yakuman: number;
  /** Riichi family: base points. Sichuan: the capped base 基本点. */
  base: number;
  /** Sichuan only, as are `roots`, `uncapped`, `value` and `events`. */
  pattern?: { id: string; base: number };
  roots?: number;
  uncapped?: number;
  value?: number;
  events?: string[];
  /** Who pays whom, line by line; `deltas` is their sum by seat (two seats in a two-player game). */
  lines: LedgerLine[];
  deltas: number[];
  checks: Check[];
  /** Readings of the same tiles that lost, best first, at most five. */
  alternatives: { reading: Reading; han: number; fu: number; points: number }[];
}

export interface Refusal {
  ok: false;
  rules?: string;
  problems: Problem[];
  checks: Check[];
}

export type Result = Score | Refusal;

/** What a function that names it answers where it cannot do what was asked. */
export interface Refused {
  ok: false;
  problems: Problem[];
}

export type Status = 'stated' | 'assumed';

export interface RuleOption {
  key: string;
  type: 'bool' | 'int' | 'choice';
  value: boolean | number | string;
  choices?: (boolean | number | string)[];
  min?: number;
  max?: number;
  step?: number;
  group: string;
  /** Whether it changes the score of one hand, the settlement of a round, or only play. */
  effect: 'score' | 'settle' | 'play';
  /** Another key that is chosen together with this one. */
  linked?: string;
  /** Whether the source says that it can be chosen. */
  status: Status;
  /** Whether the source says which value is the preset. */
  valueStatus: Status;
}

export interface Description {
  yaku: { id: string; closed: number; open: number; limit?: string; on: boolean; status: Status }[];
  /** Sichuan only. */
  rows?: { id: string; value: number }[];
  /** Rules that are neither an option nor a yaku. */
  facts: { id: string; status: Status }[];
  options: RuleOption[];
  /** The kinds of tile in play. */
  tiles: string;
}

export interface RuleSetInfo {
  id: string;
  family: 'riichi' | 'sichuan';
  players: number;
  variantOf?: string;
}

export interface Waits {
  /** Tiles away from ready: 0 is ready (聴牌). */
  shanten: number;
  waits: { tile: string; left: number; ron: Result; tsumo: Result }[];
}

export interface Discard {
  tile: string;
  shanten: number;
  /** The tiles that bring the hand nearer. */
  accepts: string;
  left: number;
}

export interface Ready {
  ready: boolean;
  pig: boolean;
  waits: string[];
  base: number;
}

export interface PointsQuery {
  han: number;
  fu: number;
  yakuman?: number;
  dealer: boolean;
  by: 'ron' | 'tsumo';
}

export interface Points {
  limit: Limit;
  /** `[total]` by ron and with two players, `[each]` for a dealer's tsumo, `[dealer, child]` for a child's. */
  payments: number[];
}

export interface TableCell {
  fu: number;
  han: number;
  seat: 'dealer' | 'child';
  by: 'ron' | 'tsumo';
  text: string;
}

export interface Engine {
  rules(): RuleSetInfo[];
  /** The whole rule set as data. */
  describe(rules: Rules): Description | Refused;
  score(hand: HandRequest): Result;
  /** One hand under many rule sets, by default those of its family. What had to be read differently is a check. */
  compare(hand: Omit<HandRequest, 'rules'>, rules?: Rules[]): Result[];
  /** The waits of 13 tiles and what each is worth. `win.by` and its tile are ignored; a ron comes from `win.from`, else the next seat. */
  waits(hand: HandRequest): Waits | Refused;
  /** What to discard from 14 tiles: nearest to a win first, then most tiles left. */
  discards(hand: HandRequest): Discard[] | Refused;
  /** Sichuan: 13 tiles at the wall's end. */
  ready(hand: HandRequest): Ready | Refused;
  /** A whole hand at the table: who pays whom, line by line, and what comes next. */
  settle(round: RoundRequest): RoundResult | Refused;
  /** Sichuan 見逃し: `passed` is the highest income declined since one's own last draw. A tsumo always may. */
  canWin(hand: HandRequest, passed: number): CanWin | Refused;
  /** How a tournament of so many gets to its final table. */
  plan(entrants: number, rules: Rules): Plan | Refused;
  /** What a known number of han and fu pays. */
  points(rules: Rules, win: PointsQuery): Points | Refused;
  /** The printed payment table; `–` where a combination cannot be, then the limit rows with fu 0. */
  table(rules: Rules): TableCell[] | Refused;
  /**
   * Fixed-size records that any engine of this version reads. What `parseLine` refused is refused here, too. What is no list,
   * or one of more than 4,194,304, is one record that is refused.
   */
  pack(hands: (HandRequest | Refused)[]): Uint8Array;
  /**
   * `[code, han, fu, base, winner's delta]` for each record; code 0 = scored, else 1 + an index into `refusals`. In Sichuan
   * the row of the pattern, by its place in `describe`, stands for han and the roots for fu. The delta is held within 32
   * bits. What is no bytes is one record that is damaged.
   */
  scorePacked(packed: Uint8Array): Int32Array;
  /** `pack` and `scorePacked` in one. A hand that cannot be read is refused; a list that runs out of room gives nothing. */
  scoreMany(hands: (HandRequest | Refused)[]): Int32Array;
  /** The refusal codes by number. */
  readonly refusals: readonly string[];
  /** A hand as one line has it. Nothing is filled in: where the line names no rules or no way of winning, they are not there. */
  parseLine(text: string): HandRequest | Refused;
  /**
   * A hand on one line, without a line break in it. Where no line can hold all of it, such as a key that no hand has or a
   * called tile that the meld has not, it begins with a `?`, so that it is refused as the hand is.
   */
  formatLine(hand: HandRequest): string;
  readonly version: string;
}

/**
 * Loads an engine; every call loads another. Without an argument the `.wasm` beside the module is used, and a relative
 * address is taken from there. Rejects only when the `.wasm` cannot be had, with the cause.
 */
export function loadEngine(wasm?: string | URL | ArrayBuffer | ArrayBufferView): Promise<Engine>;
