import type { Phrases } from '../phrases.ts';
import type { Derived, Session } from '../state/session.ts';

type Place = 'target' | 'roving' | 'standing' | 'digits' | 'offered';
type FromSession =
  | 'entry'
  | 'houses'
  | 'own'
  | Place
  | 'typed'
  | 'typedProblem'
  | 'notice'
  | 'canUndo'
  | 'canRedo'
  | 'comparing';
type OnHand = 'put' | 'remove' | 'crown' | 'spell' | 'stand' | 'offer' | 'take';
type Own = 'keepOwn' | 'dropOwn' | 'importOwn';
type Compare = 'compare' | 'setComparing';
type Acts = Compare | Own | 'edit' | 'undo' | 'redo' | OnHand | 'aim' | 'rove' | 'type' | 'tidy' | 'say';

/** What the parts of the page show, and what they may do. */
export interface Context extends Derived, Readonly<Pick<Session, FromSession | Acts>> {
  readonly phrases: Phrases;
  readonly corners: boolean;
  readonly setCorners: (corners: boolean) => void;
  /** The hand and its result for a chat. */
  readonly plain: () => string;
  /** The address of the hand, where the page has one for it. */
  readonly link?: () => string;
}
