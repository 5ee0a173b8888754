import { readFragment, type Shared, writeFragment } from './state/fragment.ts';

/** Browsers allow only so many changes of the address in a while. */
const PAUSE = 250;

/** Keeps a hand and the fragment of the page's address in step, both ways. */
export class Permalink {
  private waiting?: ReturnType<typeof setTimeout>;

  constructor(private readonly arrived: (shared: Shared) => void) {}

  /** Follows the address, and takes the hand that it has now unless another was entered already. */
  open(entered: boolean): void {
    addEventListener('hashchange', this.read);
    if (!entered) this.read();
  }

  close(): void {
    removeEventListener('hashchange', this.read);
    clearTimeout(this.waiting);
  }

  /** The address of the page with this hand. */
  linkTo(hand: string, lang: string): string {
    return new URL(writeFragment(hand, lang), location.href).href;
  }

  write(hand: string, lang: string): void {
    clearTimeout(this.waiting);
    this.waiting = setTimeout(() => history.replaceState(history.state, '', this.linkTo(hand, lang)), PAUSE);
  }

  private readonly read = (): void => {
    clearTimeout(this.waiting);
    const shared = readFragment(location.hash);
    if (shared.hand !== undefined) this.arrived(shared);
  };
}
