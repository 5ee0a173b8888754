import type { Engine, Problem } from 'tensu';
import { type Blocked, flagConflicts, meldFrom, whyNot } from './availability.ts';
import { type Compared, compareHand } from './compare.ts';
import { keep } from './device.ts';
import {
  addTile,
  crownTile,
  type Entry,
  emptyEntry,
  isMeldKind,
  removeTile,
  type Target,
  type TileRow,
} from './entry.ts';
import { type Fitted, fit, HAND_SIZE, sizeOf } from './fit.ts';
import { History } from './history.ts';
import { House, openHouse } from './house.ts';
import { readLine, writeTiles } from './line.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import {
  isKnown,
  OWN_RULES_KEY,
  type OwnRules,
  readOwnRules,
  recallOwnRules,
  withOwnRules,
  writeOwnRules,
} from './own-rules.ts';
import { answerOf, type Guess, isRight, keepStreak, type Practice, recallStreak } from './practice.ts';
import { randomHand } from './random-hand.ts';
import type { Tile } from './tiles.ts';

const FIRST_RULES = 'makopi-house';

export interface Notice {
  place: 'picker' | 'flags' | 'share' | 'own-rules';
  text: string;
  /** What the person is to copy by hand. */
  copy?: string;
}

/** Fields that are written: every key in them is a change, and all of them together are one step back. */
const WRITTEN: readonly string[] = ['honba', 'deposits', 'flowers', 'points', 'changed'];

/** What follows from an entry under its rule set. */
export interface Derived {
  house: House;
  fitted: Fitted;
  outcome: Outcome;
  conflicts: Map<string, Problem>;
}

/** What one calculator holds: what was entered and where the person is, with everything that follows from it. */
export class Session {
  entry: Entry = emptyEntry(FIRST_RULES);
  target: Target = 'hand';
  roving: Tile = '1m';
  /** The tile of the hand that the Tab key reaches, by its place in sight. */
  standing = HAND_SIZE;
  /** Digits that wait for their suit. */
  digits = '';
  /** The hand as it stands in the field, which may be half a tile. */
  typed = '';
  typedProblem?: Problem;
  /** The page around the calculator asked for a rule set that there is not. */
  private rulesProblem?: Problem;
  notice?: Notice;
  /** The tile whose sets are offered. */
  offered?: Tile;
  /** In practice the result waits for a guess. */
  practice?: Practice;
  /** Whether the hand is shown under the other rule sets too. */
  comparing = false;
  houses: string[] = [];
  own: OwnRules[] = recallOwnRules();
  derived: Derived = waiting(this.entry, 'loading');
  private readonly history = new History<Entry>();
  private engine?: Engine;
  /** A line that came before the engine. */
  private given?: string;

  /** `entered` says whether something was entered, or only looked at. */
  constructor(private readonly changed: (entered: boolean) => void) {}

  get line(): string {
    return this.engine?.formatLine(this.derived.fitted.request) ?? '';
  }

  start(engine: Engine): void {
    this.engine = engine;
    this.houses = engine.rules().map(({ id }) => id);
    this.derive();
    if (this.given !== undefined) {
      this.setLine(this.given);
      return;
    }
    if (this.typed) this.read(this.typed);
    else this.write();
    this.settle(false);
  }

  fail(): void {
    this.derived = waiting(this.entry, 'failed');
    this.changed(false);
  }

  setRules(rules: string): void {
    this.rulesProblem = undefined;
    this.entry = { ...this.entry, rules };
    this.settle(false);
  }

  /** Takes a hand on one line from the page around the calculator. */
  setLine(line: string): void {
    this.typed = line;
    this.given = line;
    if (!this.engine) return;
    this.given = undefined;
    if (this.entry.hand.length + this.entry.melds.length > 0) this.history.add(this.entry);
    // A line is the whole hand: nothing of an earlier one stays but the rule set and its options.
    this.entry = { ...emptyEntry(this.entry.rules), changed: this.entry.changed };
    this.read(line);
    if (!this.typedProblem) this.write();
    this.settle(false);
  }

  readonly edit = (change: Partial<Entry>): void => {
    const keys = Object.keys(change).join();
    this.rulesProblem = undefined;
    this.history.add(this.entry, WRITTEN.includes(keys) ? keys : '');
    this.entry = { ...this.entry, ...change };
    if ('hand' in change || 'melds' in change) this.write();
    this.settle(true);
  };

  readonly remove = (row: TileRow, at: number): void => this.edit(removeTile(this.entry, row, at));

  /** Puts tiles where the next ones go, as one step; the first that cannot go there ends it. */
  readonly put = (tiles: readonly Tile[]): { tile: Tile; why: Blocked } | undefined => {
    const before = this.entry;
    const stuck = tiles.find((tile) => !this.place(tile));
    if (this.entry !== before) {
      this.history.add(before);
      if (isMeldKind(this.target)) this.target = 'hand';
      this.write();
      this.settle(true);
    }
    const why = stuck && whyNot(stuck, this.target, this.derived.fitted, this.derived.house);
    return stuck && why ? { tile: stuck, why } : undefined;
  };

  private place(tile: Tile): boolean {
    const { entry, target } = this;
    const { fitted, house } = this.derived;
    if (whyNot(tile, target, fitted, house)) return false;
    const meld = isMeldKind(target) ? meldFrom(tile, target, fitted, house) : undefined;
    const change = isMeldKind(target) ? meld && { melds: [...entry.melds, meld] } : addTile(entry, target, tile);
    this.entry = { ...entry, ...change };
    this.derive();
    return true;
  }

  /** Makes a tile of a complete hand the winning one. */
  readonly crown = (at: number): void => {
    if (sizeOf(this.derived.fitted) >= HAND_SIZE) this.edit(crownTile(this.entry, at));
  };

  get canUndo(): boolean {
    return this.history.hasPast;
  }

  get canRedo(): boolean {
    return this.history.hasFuture;
  }

  readonly undo = (): void => this.restore(this.history.back(this.entry));

  readonly redo = (): void => this.restore(this.history.forth(this.entry));

  private restore(entry: Entry | undefined): void {
    if (!entry) return;
    this.entry = entry;
    this.write();
    this.settle(true);
  }

  readonly spell = (digits: string): void => {
    this.digits = digits;
    this.changed(false);
  };

  readonly stand = (at: number): void => {
    this.standing = at;
    this.changed(false);
  };

  readonly type = (text: string): void => {
    this.typed = text;
    this.given = undefined;
    this.history.add(this.entry, 'typed');
    this.read(text);
    this.settle(true);
  };

  /** Leaves in the field what was taken from it, once the person is done with it. */
  readonly tidy = (): void => {
    if (this.typedProblem) return;
    this.write();
    this.changed(false);
  };

  readonly offer = (tile: Tile | undefined): void => {
    this.offered = tile;
    this.notice = undefined;
    this.changed(false);
  };

  /** Takes one of the sets that were offered. */
  readonly take = (change: Partial<Entry>): void => {
    this.offered = undefined;
    this.edit(change);
  };

  /** Puts in a hand by chance. */
  readonly shuffle = (): void => {
    const drawn = this.engine && randomHand(this.engine, this.entry, this.derived.house);
    if (drawn) this.edit(drawn);
  };

  /** Begins with the next hand, or ends. */
  readonly practise = (on: boolean): void => {
    if (on) this.shuffle();
    this.practice = on ? { streak: recallStreak(this.entry.rules) } : undefined;
    this.changed(false);
  };

  readonly answer = (guess: Guess): void => {
    const { outcome, fitted } = this.derived;
    if (!this.practice || outcome.kind !== 'score') return;
    const right = isRight(guess, answerOf(outcome.score, fitted.request.seat ?? 0));
    const streak = right ? this.practice.streak + 1 : 0;
    this.practice = { streak, guess };
    keepStreak(this.entry.rules, streak);
    this.changed(false);
  };

  /** Whether the result must not be seen yet. */
  get hidden(): boolean {
    return this.derived.outcome.kind === 'score' && this.practice !== undefined && !this.practice.guess;
  }

  /** Keeps the changed options under a name; answers whether the device keeps them beyond this visit. */
  readonly keepOwn = (name: string): boolean => {
    const { rules, changed } = this.entry;
    return this.setOwn(withOwnRules(this.own, { name, base: rules, set: changed[rules] ?? {} }));
  };

  readonly dropOwn = (name: string): void => {
    this.setOwn(this.own.filter((own) => own.name !== name));
  };

  /** Takes over the rules in the text that the engine knows, and answers how many they are. */
  readonly importOwn = (text: string): number => {
    const { engine } = this;
    const read = engine ? (readOwnRules(text) ?? []).filter((own) => isKnown(engine, own)) : [];
    if (read.length > 0) this.setOwn(read.reduce(withOwnRules, this.own));
    return read.length;
  };

  private setOwn(own: OwnRules[]): boolean {
    this.own = own;
    this.changed(false);
    return keep(OWN_RULES_KEY, writeOwnRules(own));
  }

  readonly setComparing = (comparing: boolean): void => {
    if (comparing === this.comparing) return;
    this.comparing = comparing;
    this.changed(false);
  };

  readonly compare = (): Compared[] =>
    this.engine ? compareHand(this.engine, this.entry, this.derived.house.info.family) : [];

  readonly aim = (target: Target): void => {
    this.target = target;
    this.notice = undefined;
    this.changed(false);
  };

  readonly rove = (tile: Tile): void => {
    this.roving = tile;
    this.changed(false);
  };

  readonly say = (place: Notice['place'], text: string, copy?: string): void => {
    this.notice = { place, text, copy };
    this.changed(false);
  };

  private read(text: string): void {
    if (!this.engine) return;
    const read = readLine(this.engine, text, this.entry);
    this.typedProblem = 'code' in read ? read : undefined;
    if (!('code' in read)) this.entry = { ...this.entry, ...read };
  }

  private write(): void {
    this.typedProblem = undefined;
    if (this.engine) this.typed = writeTiles(this.engine, this.entry);
  }

  private settle(entered: boolean): void {
    this.notice = undefined;
    // A hand that was changed is no longer the one that was asked about.
    this.practice = undefined;
    this.derive();
    this.changed(entered);
  }

  private derive(): void {
    const { engine, entry } = this;
    if (!engine) {
      this.derived = waiting(entry, this.derived.outcome.kind === 'failed' ? 'failed' : 'loading');
      return;
    }
    const house = openHouse(engine, entry.rules, entry.changed[entry.rules]);
    if (!house) {
      this.rulesProblem = { code: 'bad_rules', field: 'rules', detail: { reason: 'unknown-rules' } };
      this.entry = { ...entry, rules: FIRST_RULES };
      this.derive();
      return;
    }
    const fitted = fit(entry, house);
    const conflicts = flagConflicts(engine, fitted, house);
    const problem = this.typedProblem ?? this.rulesProblem;
    const outcome = problem ? refusedFor(problem) : outcomeOf(engine, fitted, drawsNow(fitted));
    this.derived = { house, fitted, conflicts, outcome };
    this.keepInReach(house);
  }

  /** What the new rule set does not have cannot stay chosen. */
  private keepInReach(house: House): void {
    if (this.offered && !house.kinds.includes(this.offered)) this.offered = undefined;
    if (!house.kinds.includes(this.roving)) this.roving = house.kinds[0] ?? '1m';
    if (house.sichuan && ['chi', 'dora', 'ura', 'discards'].includes(this.target)) this.target = 'hand';
  }
}

/** What was entered and could not be read: no older hand may be shown as if it were this one. */
const refusedFor = (problem: Problem): Outcome => ({ kind: 'refused', problems: [problem], checks: [], discards: [] });

const drawsNow = ({ request }: Fitted): boolean => request.flags?.includes('nagashi-mangan') ?? false;

/** Until the engine is there the page shows the tiles that most rule sets have. */
function waiting(entry: Entry, kind: 'loading' | 'failed'): Derived {
  const tiles = '123456789m123456789p123456789s1234567z';
  const description = { yaku: [], facts: [], options: [], tiles };
  const house = new House({ id: entry.rules, family: 'riichi', players: 4 }, description, description);
  return { house, fitted: fit(entry, house), outcome: { kind }, conflicts: new Map() };
}
