import type { Rules } from 'tensu';
import { rulesOf } from '../../../widget/state/house.ts';
import { emptyGame, type Game } from './game.ts';
import { emptyHand, type HandEntry } from './hand.ts';

/** What was entered on the sheet: the game, the hand in the form, and which earlier one that is. */
export interface Entered {
  game: Game;
  draft: HandEntry;
  correcting?: number;
  /** What was in the form before an earlier hand was opened there. */
  waiting?: HandEntry;
}

export const emptyEntered = (): Entered => ({ game: emptyGame(), draft: emptyHand() });

export const rulesOfGame = ({ rules, set }: Game): Rules => rulesOf(rules, set);
