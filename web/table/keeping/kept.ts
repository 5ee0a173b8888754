import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Engine } from 'tensu';
import { forget, keep, recall, whenKeptElsewhere } from '../../widget/state/device.ts';
import { History } from '../../widget/state/history.ts';
import { isObject } from './check.ts';
import { hasFragment, readFragment, writeFragment } from './link.ts';
import { keepSteps, recallSteps, stepsKey } from './steps.ts';

/** What was read, or where it is not as it should be: a path, empty for the whole. */
export type Read<T> = { value: T } | { fault: string };

/** How what is entered is kept: under which name, what is there at first, and how it is read and written. */
export interface Keeping<T extends object> {
  name: string;
  empty: () => T;
  /** Checks all of what was written somewhere. */
  read: (written: unknown, engine: Engine) => Read<T>;
  /** What the device keeps of it. */
  write: (value: T) => object;
  /** What others get of it. */
  share: (value: T) => object;
}

/** What happens to what is kept otherwise than by a call. */
interface Events {
  /** What a link holds was taken over, or is wrong at `fault`. */
  arrived: (fault?: string) => void;
  changed: () => void;
}

/** The way in which records are written now. What names none was written in the first. */
const VERSION = 1;

/** What is entered on a page, with the way back through it; kept on the device, and given on as a link or a file. */
export class Kept<T extends object> implements ReactiveController {
  value: T;
  /** Whether the device keeps it beyond this visit. */
  safe = true;
  /** What the device held and could not be read: it stays there until the reader lets go of it. */
  unread = '';
  private history = new History<T>();
  /** How often the history had been changed when it was kept last; never yet is less than any. */
  private keptMoves = -1;
  private engine?: Engine;
  private stopHearing?: () => void;

  constructor(
    private readonly host: ReactiveControllerHost,
    private readonly keeping: Keeping<T>,
    private readonly events: Events,
  ) {
    this.value = keeping.empty();
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('hashchange', this.follow);
    const { name } = this.keeping;
    const stops = [name, stepsKey(name)].map((key) => whenKeptElsewhere(key, this.takeElsewhere));
    this.stopHearing = () => {
      for (const stop of stops) stop();
    };
    this.follow();
  }

  hostDisconnected(): void {
    removeEventListener('hashchange', this.follow);
    this.stopHearing?.();
  }

  /** Brings back what the device keeps, then what the address holds. */
  open(engine: Engine): void {
    if (this.engine) return;
    this.engine = engine;
    this.recall();
    this.follow();
  }

  private recall(): void {
    const { name } = this.keeping;
    const text = recall(name);
    const found = text === null ? undefined : this.read(text);
    if (found && 'value' in found) this.value = found.value;
    this.unread = recall(unreadKey(name)) ?? '';
    if (text !== null && found && 'fault' in found) this.setAside(text);
    const { past, future } = recallSteps(name, (written) => this.check(written));
    this.history = new History(past, future);
    this.keptMoves = -1;
  }

  /** What the same page in another window has changed is taken over, so that neither writes over the other. */
  private readonly takeElsewhere = (): void => {
    if (!this.engine || hasFragment(this.keeping.name, location.hash)) return;
    this.recall();
    this.events.changed();
  };

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

  /** Changes what is no step of its own. */
  readonly note = (change: Partial<T>): void => this.set({ ...this.value, ...change });

  readonly undo = (): void => this.restore(this.history.back(this.value));

  readonly redo = (): void => this.restore(this.history.forth(this.value));

  readonly clear = (): void => this.take(this.keeping.empty());

  /** What a file of it holds. */
  get text(): string {
    return JSON.stringify({ version: VERSION, ...this.keeping.share(this.value) }, null, 1);
  }

  /** The address of the page with all of it. */
  readonly link = async (): Promise<string> => {
    const text = JSON.stringify({ version: VERSION, ...this.keeping.share(this.value) });
    return new URL(await writeFragment(this.keeping.name, text), location.href).href;
  };

  /** Takes over a text, or answers where it is wrong; what was there stays one step back. */
  readonly import = (text: string): string | undefined => {
    const found = this.read(text);
    if ('fault' in found) return found.fault;
    this.take(found.value);
    return undefined;
  };

  /** Lets go of what could not be read. */
  readonly dropUnread = (): void => {
    this.unread = '';
    forget(unreadKey(this.keeping.name));
    this.set(this.value);
  };

  private take(value: T): void {
    this.history.add(this.value);
    this.set(value);
  }

  private restore(value: T | undefined): void {
    if (value) this.set(value);
  }

  private set(value: T): void {
    const { name, write } = this.keeping;
    this.value = value;
    this.safe = keep(name, JSON.stringify({ version: VERSION, ...write(value) }));
    // What is typed into a form is no step: then all of them would be written again as they are.
    if (this.keptMoves !== this.history.moves && keepSteps(name, this.history, write)) {
      this.keptMoves = this.history.moves;
    }
    // What the address holds is no longer what is seen.
    if (hasFragment(name, location.hash)) history.replaceState(history.state, '', location.pathname + location.search);
    this.events.changed();
    this.host.requestUpdate();
  }

  private read(text: string): Read<T> {
    try {
      return this.check(JSON.parse(text));
    } catch {
      return { fault: '' };
    }
  }

  private check(written: unknown): Read<T> {
    const version = isObject(written) ? (written.version ?? VERSION) : VERSION;
    if (version !== VERSION) return { fault: 'version' };
    return this.engine ? this.keeping.read(written, this.engine) : { fault: '' };
  }

  private setAside(text: string): void {
    if (!this.unread.includes(text)) this.unread = [this.unread, text].filter(Boolean).join('\n');
    keep(unreadKey(this.keeping.name), this.unread);
  }

  /** Shows what a link holds. The device keeps the reader's own until this is changed. */
  private readonly follow = async (): Promise<void> => {
    const { name } = this.keeping;
    if (!this.engine || !hasFragment(name, location.hash)) return;
    const text = await readFragment(name, location.hash);
    const found: Read<T> = text === undefined ? { fault: '' } : this.read(text);
    if ('value' in found) {
      this.history.add(this.value);
      this.value = found.value;
    }
    this.events.arrived('fault' in found ? found.fault : undefined);
    this.host.requestUpdate();
  };
}

const unreadKey = (name: string): string => `${name}-unread`;
