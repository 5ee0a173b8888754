import type { Explanations } from '../explanations.ts';
import type { Phrases } from '../phrases.ts';
import type { Derived, Session } from '../state/session.ts';

/** What the page takes from the session: what to show, and what may be done. */
const SHARED = [
  ...(['entry', 'houses', 'own', 'typed', 'typedProblem', 'notice', 'canUndo', 'canRedo'] as const),
  ...(['target', 'roving', 'standing', 'digits', 'offered', 'comparing', 'practice', 'hidden'] as const),
  ...(['edit', 'undo', 'redo', 'put', 'remove', 'crown', 'spell', 'offer', 'take', 'type', 'tidy'] as const),
  ...(['aim', 'rove', 'stand', 'say', 'compare', 'setComparing', 'keepOwn', 'dropOwn', 'importOwn'] as const),
  ...(['shuffle', 'practise', 'answer'] as const),
];
type Shared = Readonly<Pick<Session, (typeof SHARED)[number]>>;

/** What comes from the element around. */
interface Around {
  readonly phrases: Phrases;
  readonly explanations: Pick<Explanations, 'isOpen' | 'sentence' | 'failed' | 'toggle'>;
  readonly corners: boolean;
  readonly setCorners: (corners: boolean) => void;
  /** The hand and its result for a chat. */
  readonly plain: () => string;
  /** The address of the hand, where the page has one for it. */
  readonly link?: () => string;
}

/** What the parts of the page show, and what they may do. */
export interface Context extends Derived, Shared, Around {}

/** All of it as it is now. */
export function contextOf(session: Session, around: Around): Context {
  const shared = Object.fromEntries(SHARED.map((key) => [key, session[key]])) as unknown as Shared;
  return { ...session.derived, ...shared, ...around };
}
