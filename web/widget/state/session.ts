import type { HandEngine, Problem } from 'tensu/hand';
import { type Blocked, meldFrom, whyNot } from './availability.ts';
import { type Derived, derive, withoutEngine } from './derived.ts';
import { addTile, crownTile, type Entry, emptyEntry, isMeldKind, removeTile, type TileRow } from './entry.ts';
import { HAND_SIZE, sizeOf } from './fit.ts';
import { History } from './history.ts';
import { FIRST_RULES, readRules } from './house.ts';
import { readLine, rulesChange, writeTiles } from './line.ts';
import { OwnShelf } from './own-shelf.ts';
import { Place } from './place.ts';
import { type Draw, Practising } from './practice.ts';
import type { Tile } from './tiles.ts';

/** Fields that are written: every key in them is a change, and all of them together are one step back. */
const WRITTEN: readonly string[] = ['honba', 'deposits', 'flowers', 'points', 'changed'];

/** What one calculator holds: what was entered, with everything that follows from it. */
export class Session {
  entry: Entry = emptyEntry(FIRST_RULES);
  /** The hand as it stands in the field, which may be half a tile. */
  typed = '';
  typedProblem?: Problem;
  houses: string[] = [];
  derived: Derived = withoutEngine(this.entry, 'loading');
  readonly place = new Place(() => this.changed(false));
  readonly shelf = new OwnShelf(() => this.changed(false));
  readonly practising = new Practising(
    () => this.changed(false),
    () => this.derived,
    (draw) => this.shuffle(draw),
  );
  /** The page around the calculator asked for a rule set that there is not. */
  private rulesProblem?: Problem;
  private readonly history = new History<Entry>();
  private engine?: HandEngine;
  /** A line and a rule set that came before the engine. */
  private given?: string;
  private givenRules?: string;

  /** `entered` says whether something was entered, or only looked at. */
  constructor(private readonly changed: (entered: boolean) => void) {}

  get line(): string {
    return this.engine?.formatLine(this.derived.fitted.request) ?? '';
  }

  start(engine: HandEngine): void {
    this.engine = engine;
    this.houses = engine.rules().map(({ id }) => id);
    if (this.givenRules) this.setRules(this.givenRules);
    this.update();
    if (this.given !== undefined) {
      this.setLine(this.given);
      return;
    }
    if (this.typed) this.read(this.typed);
    else this.write();
    this.settle(false);
  }

  fail(): void {
    this.derived = withoutEngine(this.entry, 'failed');
    this.changed(false);
  }

  /** Takes a rule set from the page around the calculator, with the options that are written with it. */
  setRules(text: string): void {
    this.rulesProblem = undefined;
    this.givenRules = this.engine ? undefined : text;
    // Without the engine the options cannot be read yet.
    const rules = this.engine ? readRules(this.engine, text) : text.replace(/;.*/, '');
    this.entry = { ...this.entry, ...rulesChange(rules, this.entry) };
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
    this.history.add(this.entry, WRITTEN.includes(keys) ? keys : '');
    this.entry = { ...this.entry, ...change };
    if ('hand' in change || 'melds' in change) this.write();
    this.settle(true);
  };

  readonly remove = (row: TileRow, at: number): void => this.edit(removeTile(this.entry, row, at));

  /** Puts tiles where the next ones go, as one step; the first that cannot go there ends it. */
  readonly put = (tiles: readonly Tile[]): { tile: Tile; why: Blocked } | undefined => {
    const before = this.entry;
    const { target } = this.place;
    const stuck = tiles.find((tile) => !this.putOne(tile));
    if (this.entry !== before) {
      this.history.add(before);
      if (isMeldKind(target)) this.place.target = 'hand';
      this.write();
      this.settle(true);
    }
    const why = stuck && whyNot(stuck, target, this.derived.fitted, this.derived.house);
    return stuck && why ? { tile: stuck, why } : undefined;
  };

  private putOne(tile: Tile): boolean {
    const { entry } = this;
    const { target } = this.place;
    const { fitted, house } = this.derived;
    if (whyNot(tile, target, fitted, house)) return false;
    const meld = isMeldKind(target) ? meldFrom(tile, target, fitted, house) : undefined;
    const change = isMeldKind(target) ? meld && { melds: [...entry.melds, meld] } : addTile(entry, target, tile);
    this.entry = { ...entry, ...change };
    this.update();
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

  readonly type = (text: string): void => {
    this.typed = text;
    this.given = undefined;
    this.history.add(this.entry, 'typed');
    this.read(text);
    this.settle(true);
  };

  /** Leaves in the field what was taken from it, once the person is done with it. */
  readonly tidy = (): void => {
    this.history.rest();
    if (this.typedProblem) return;
    this.write();
    this.changed(false);
  };

  /** Takes one of the sets that were offered. */
  readonly take = (change: Partial<Entry>): void => {
    this.place.offered = undefined;
    this.edit(change);
  };

  /** Puts in a hand by chance. */
  readonly shuffle = (draw: Draw): void => {
    const drawn = this.engine && draw(this.engine, this.entry, this.derived.house);
    if (drawn) this.edit(drawn);
  };

  /** What the engine says, where it is there. */
  readonly ask = <T>(question: (engine: HandEngine) => T): T | undefined => this.engine && question(this.engine);

  private read(text: string): void {
    if (!this.engine) return;
    const read = readLine(this.engine, text, this.entry);
    this.typedProblem = 'code' in read ? read : undefined;
    if ('code' in read) return;
    this.entry = { ...this.entry, ...read };
    if (read.rules) this.rulesProblem = undefined;
  }

  private write(): void {
    this.typedProblem = undefined;
    if (this.engine) this.typed = writeTiles(this.engine, this.entry);
  }

  private settle(entered: boolean): void {
    if (entered) this.rulesProblem = undefined;
    this.place.notice = undefined;
    this.practising.end();
    this.update();
    this.changed(entered);
  }

  private update(): void {
    const { engine } = this;
    if (!engine) {
      this.derived = withoutEngine(this.entry, this.derived.outcome.kind === 'failed' ? 'failed' : 'loading');
      return;
    }
    this.derived = this.deriveWith(engine) ?? this.withKnownRules(engine);
    this.place.keepWithin(this.derived.house);
  }

  private deriveWith(engine: HandEngine): Derived | undefined {
    return derive(engine, this.entry, this.typedProblem ?? this.rulesProblem);
  }

  private withKnownRules(engine: HandEngine): Derived {
    this.rulesProblem = { code: 'bad_rules', field: 'rules', detail: { reason: 'unknown-rules' } };
    this.entry = { ...this.entry, rules: FIRST_RULES };
    return this.deriveWith(engine) ?? withoutEngine(this.entry, 'failed');
  }
}
