import type { Engine, Problem } from 'tensu';
import { flagConflicts } from './availability.ts';
import { type Entry, emptyEntry, type Target } from './entry.ts';
import { type Fitted, fit } from './fit.ts';
import { House, openHouse } from './house.ts';
import { readLine, writeTiles } from './line.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import type { Tile } from './tiles.ts';

const FIRST_RULES = 'makopi-house';

export interface Notice {
  place: 'picker' | 'flags' | 'share';
  text: string;
  /** What the person is to copy by hand. */
  copy?: string;
}

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
  /** The hand as it stands in the field, which may be half a tile. */
  typed = '';
  typedProblem?: Problem;
  notice?: Notice;
  houses: string[] = [];
  derived: Derived = waiting(this.entry, 'loading');
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
    this.entry = { ...this.entry, rules };
    this.settle(false);
  }

  /** Takes a hand on one line from the page around the calculator. */
  setLine(line: string): void {
    this.typed = line;
    this.given = line;
    if (!this.engine) return;
    this.given = undefined;
    this.read(line);
    if (!this.typedProblem) this.write();
    this.settle(false);
  }

  readonly edit = (change: Partial<Entry>): void => {
    this.entry = { ...this.entry, ...change };
    if ('hand' in change || 'melds' in change) this.write();
    this.settle(true);
  };

  readonly type = (text: string): void => {
    this.typed = text;
    this.given = undefined;
    this.read(text);
    this.settle(true);
  };

  /** Leaves in the field what was taken from it, once the person is done with it. */
  readonly tidy = (): void => {
    if (this.typedProblem) return;
    this.write();
    this.changed(false);
  };

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
      this.entry = { ...entry, rules: FIRST_RULES };
      this.derive();
      return;
    }
    const fitted = fit(entry, house);
    const conflicts = flagConflicts(engine, fitted, house);
    this.derived = { house, fitted, conflicts, outcome: outcomeOf(engine, fitted, drawsNow(fitted)) };
    this.keepInReach(house);
  }

  /** What the new rule set does not have cannot stay chosen. */
  private keepInReach(house: House): void {
    if (!house.kinds.includes(this.roving)) this.roving = house.kinds[0] ?? '1m';
    if (house.sichuan && ['chi', 'dora', 'ura', 'discards'].includes(this.target)) this.target = 'hand';
  }
}

const drawsNow = ({ request }: Fitted): boolean => request.flags?.includes('nagashi-mangan') ?? false;

/** Until the engine is there the page shows the tiles that most rule sets have. */
function waiting(entry: Entry, kind: 'loading' | 'failed'): Derived {
  const tiles = '123456789m123456789p123456789s1234567z';
  const description = { yaku: [], facts: [], options: [], tiles };
  const house = new House({ id: entry.rules, family: 'riichi', players: 4 }, description, description);
  return { house, fitted: fit(entry, house), outcome: { kind }, conflicts: new Map() };
}
