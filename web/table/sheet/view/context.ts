import type { TableWords } from '../../../text/round/words.ts';
import type { SheetWords } from '../../../text/table/sheet/words.ts';
import type { Phrases } from '../../../widget/phrases.ts';
import type { Speech } from '../speech.ts';
import type { SheetSession } from '../state/session.ts';

/** What the parts of the sheet show, and what they may do. */
export interface SheetContext {
  readonly session: SheetSession;
  readonly phrases: Phrases<TableWords>;
  readonly words: SheetWords;
  readonly speech: Speech;
  /** What became of a file or a link. */
  readonly notice: string;
  /** Opens the calculator for one of the wins in the form. */
  readonly calculate: (win: number) => void;
  /** Opens a hand of the game in the form and goes there. */
  readonly correct: (hand: number) => void;
}
