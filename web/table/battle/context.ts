import type { Action, Engine, Problem } from 'tensu';
import type { BattleWords } from '../../text/table/battle/languages.ts';
import type { Battle } from './state/battle.ts';
import type { Course } from './state/course.ts';
import type { Draft, Open } from './state/draft.ts';
import type { Entered } from './state/entered.ts';
import type { TablePhrases } from './table-phrases.ts';

/** What the parts of the page show, and what they may do. */
export interface Context {
  readonly phrases: TablePhrases;
  readonly own: BattleWords;
  readonly engine: Engine;
  readonly battle: Battle;
  readonly course: Course;
  readonly draft: Draft;
  /** Whether it was to be added and could not be. */
  readonly refused: boolean;
  /** What the draft would be, added to those that count. */
  readonly tried: Action | Problem | Open;
  readonly edit: (change: Partial<Entered>, run?: string) => void;
  readonly sketch: (change: Partial<Draft>) => void;
  readonly add: () => void;
  readonly remove: (step: number) => void;
}
