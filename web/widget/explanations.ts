import type { LitElement, ReactiveController } from 'lit';
import type { Language } from '../text/languages.ts';
import { type YakuNotes, yakuNotesIn } from '../text/yaku/notes.ts';
import { Loaded } from './loaded.ts';

/** A table of the notes and an id in it, such as `yaku.riichi`. */
export type NoteId = `${keyof YakuNotes}.${string}`;

/** Which rows of a result are explained. The sentences come when the first of them is asked for. */
export class Explanations implements ReactiveController {
  private readonly open = new Set<NoteId>();
  private readonly notes = new Loaded(yakuNotesIn, () => this.host.requestUpdate());

  constructor(
    private readonly host: LitElement,
    private readonly language: () => Language,
  ) {
    host.addController(this);
  }

  /** The sentences were asked for and have not come. */
  get failed(): boolean {
    return this.notes.failed;
  }

  isOpen(id: NoteId): boolean {
    return this.open.has(id);
  }

  /** Nothing while the sentences are on their way. */
  sentence(id: NoteId): string | undefined {
    const [table, key] = id.split('.') as [keyof YakuNotes, string];
    return (this.notes.known?.value[table] as Record<string, string> | undefined)?.[key];
  }

  async toggle(id: NoteId): Promise<void> {
    if (!this.open.delete(id)) this.open.add(id);
    this.host.requestUpdate();
    if (!(await this.notes.need(this.language()))) this.host.requestUpdate();
  }

  hostUpdate(): void {
    if (this.open.size > 0 && !this.failed) this.notes.need(this.language());
  }
}
