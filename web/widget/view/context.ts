import type { Explanations } from '../explanations.ts';
import type { Parts } from '../parts.ts';
import type { Phrases } from '../phrases.ts';
import type { Derived } from '../state/derived.ts';
import type { Session } from '../state/session.ts';

/** What the page takes from the session and its parts: what to show, and what may be done. */
const ENTRY = [
  ...(['entry', 'houses', 'typed', 'typedProblem', 'canUndo', 'canRedo', 'edit', 'undo', 'redo', 'put'] as const),
  ...(['remove', 'crown', 'take', 'type', 'tidy', 'ask', 'shuffle'] as const),
];
const PLACE = [
  ...(['target', 'roving', 'standing', 'digits', 'offered', 'notice', 'comparing', 'unfolded'] as const),
  ...(['spell', 'stand', 'offer', 'aim', 'rove', 'say', 'setComparing', 'unfold'] as const),
];
const SHELF = ['own', 'changeOwn'] as const;
const PRACTICE = ['practice', 'hidden', 'practise', 'answer'] as const;

type Shared = Readonly<
  Pick<Session, (typeof ENTRY)[number]> &
    Pick<Session['place'], (typeof PLACE)[number]> &
    Pick<Session['shelf'], (typeof SHELF)[number]> &
    Pick<Session['practising'], (typeof PRACTICE)[number]>
>;

/** What comes from the element around. */
interface Around {
  readonly phrases: Phrases;
  readonly explanations: Pick<Explanations, 'isOpen' | 'sentence' | 'failed' | 'toggle'>;
  readonly parts: Parts;
  /** The address of a page that has an anchor for every yaku. */
  readonly guide: string;
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
  const { place, shelf, practising } = session;
  return {
    ...session.derived,
    ...pick(session, ENTRY),
    ...pick(place, PLACE),
    ...pick(shelf, SHELF),
    ...pick(practising, PRACTICE),
    ...around,
  };
}

const pick = <T, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
