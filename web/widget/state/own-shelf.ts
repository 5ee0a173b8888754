import type { HandEngine } from 'tensu/hand';
import { keep } from './device.ts';
import type { Entry } from './entry.ts';
import {
  isKnown,
  OWN_RULES_KEY,
  type OwnRules,
  readOwnRules,
  recallOwnRules,
  withOwnRules,
  writeOwnRules,
} from './own-rules.ts';

/** The reader's own rules, kept on the device. */
export class OwnShelf {
  own: OwnRules[] = recallOwnRules();

  constructor(
    private readonly changed: () => void,
    private readonly entry: () => Entry,
    private readonly engine: () => HandEngine | undefined,
  ) {}

  /** Keeps the changed options under a name; answers whether the device keeps them beyond this visit. */
  readonly keepOwn = (name: string): boolean => {
    const { rules, changed } = this.entry();
    return this.set(withOwnRules(this.own, { name, base: rules, set: changed[rules] ?? {} }));
  };

  readonly dropOwn = (name: string): void => {
    this.set(this.own.filter((own) => own.name !== name));
  };

  /** Takes over the rules in the text that the engine knows, and answers how many they are. */
  readonly importOwn = (text: string): number => {
    const engine = this.engine();
    const read = engine ? (readOwnRules(text) ?? []).filter((own) => isKnown(engine, own)) : [];
    if (read.length > 0) this.set(read.reduce(withOwnRules, this.own));
    return read.length;
  };

  private set(own: OwnRules[]): boolean {
    this.own = own;
    this.changed();
    return keep(OWN_RULES_KEY, writeOwnRules(own));
  }
}
