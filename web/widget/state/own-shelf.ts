import { keep } from './device.ts';
import { OWN_RULES_KEY, type OwnRules, recallOwnRules, writeOwnRules } from './own-rules.ts';

/** The reader's own rules, kept on the device. */
export class OwnShelf {
  own: OwnRules[] = recallOwnRules();

  constructor(private readonly changed: () => void) {}

  /** Answers whether the device keeps them beyond this visit. */
  readonly setOwn = (own: OwnRules[]): boolean => {
    this.own = own;
    this.changed();
    return keep(OWN_RULES_KEY, writeOwnRules(own));
  };
}
