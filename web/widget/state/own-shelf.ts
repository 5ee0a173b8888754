import { keep, recall } from './device.ts';
import { OWN_RULES_KEY, type OwnRules, readOwnRules, recallOwnRules, writeOwnRules } from './own-rules.ts';

/** The reader's own rules, kept on the device. */
export class OwnShelf {
  own: OwnRules[] = recallOwnRules();
  private kept = true;

  constructor(private readonly changed: () => void) {}

  /**
   * Changes what the device keeps by now, as another window may have kept some since. Answers whether it keeps them
   * beyond this visit.
   */
  readonly changeOwn = (change: (own: OwnRules[]) => OwnRules[]): boolean => {
    const there = this.kept ? readOwnRules(recall(OWN_RULES_KEY) ?? '') : undefined;
    this.own = change(there ?? this.own);
    this.changed();
    this.kept = keep(OWN_RULES_KEY, writeOwnRules(this.own));
    return this.kept;
  };
}
