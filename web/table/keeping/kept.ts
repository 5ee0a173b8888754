import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { keep, recall } from '../../widget/state/device.ts';
import { History } from '../../widget/state/history.ts';
import { hasFragment, readFragment, writeFragment } from './link.ts';

/** How what is entered is kept: under which name, what is there at first, and how a text of it is read. */
export interface Keeping<T> {
  name: string;
  empty: () => T;
  /** Nothing where the text is something else. */
  read: (text: string) => T | undefined;
}

/** How what was taken over from a link fared. */
export type Arrival = 'taken' | 'damaged';

/** What is entered on a page, with the way back through it; kept on the device, and given on as a link or a file. */
export class Kept<T> implements ReactiveController {
  value: T;
  /** Whether the device keeps it beyond this visit. */
  safe = true;
  private readonly history = new History<T>();

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly keeping: Keeping<T>,
    private readonly arrived: (arrival: Arrival) => void,
  ) {
    const text = recall(keeping.name);
    this.value = (text !== null && keeping.read(text)) || keeping.empty();
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('hashchange', this.follow);
    this.follow();
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.follow);
  }

  get canUndo(): boolean {
    return this.history.hasPast;
  }

  get canRedo(): boolean {
    return this.history.hasFuture;
  }

  /** Changes in a row with the same `run` are one step back. */
  readonly edit = (change: Partial<T>, run = ''): void => {
    this.history.add(this.value, run);
    this.set({ ...this.value, ...change });
  };

  readonly undo = (): void => this.restore(this.history.back(this.value));

  readonly redo = (): void => this.restore(this.history.forth(this.value));

  readonly clear = (): void => this.take(this.keeping.empty());

  get text(): string {
    return JSON.stringify(this.value, null, 2);
  }

  /** The address of the page with all of it. */
  readonly link = async (): Promise<string> => {
    const fragment = await writeFragment(this.keeping.name, JSON.stringify(this.value));
    return new URL(fragment, location.href).href;
  };

  /** Takes over a text; answers whether it could be read. */
  readonly import = (text: string): boolean => {
    const value = this.keeping.read(text);
    if (value) this.take(value);
    return value !== undefined;
  };

  /** What was there before is one step back. */
  private take(value: T): void {
    this.history.add(this.value);
    this.set(value);
  }

  private restore(value: T | undefined): void {
    if (value) this.set(value);
  }

  private set(value: T): void {
    this.value = value;
    this.safe = keep(this.keeping.name, JSON.stringify(value));
    // What the address holds is no longer what is seen.
    if (hasFragment(this.keeping.name, location.hash))
      history.replaceState(history.state, '', location.pathname + location.search);
    this.host.requestUpdate();
  }

  /** Shows what a link holds. The device keeps the reader's own until this is changed. */
  private readonly follow = async (): Promise<void> => {
    const { name, read } = this.keeping;
    if (!hasFragment(name, location.hash)) return;
    const text = await readFragment(name, location.hash);
    const value = text === undefined ? undefined : read(text);
    if (value) {
      this.history.add(this.value);
      this.value = value;
    }
    this.arrived(value ? 'taken' : 'damaged');
    this.host.requestUpdate();
  };
}
