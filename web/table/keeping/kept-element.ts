import { html, LitElement, type TemplateResult } from 'lit';
import type { Engine } from 'tensu';
import type { Language } from '../../text/languages.ts';
import { sharedEngine } from '../../widget/engine.ts';
import { Loaded } from '../../widget/loaded.ts';
import type { Phrases } from '../../widget/phrases.ts';
import { Vocabulary } from '../../widget/vocabulary.ts';
import { type Arrival, type Keeping, Kept } from './kept.ts';

/** What every page says of what it keeps. */
interface KeptWords {
  readonly keep: Readonly<Record<Arrival, string>>;
}

/** An element in which something is entered that is kept, and worked out by the engine. */
export abstract class KeptElement<T, W extends KeptWords> extends LitElement {
  static override properties = { lang: {} };

  override lang = '';
  protected readonly vocabulary = new Vocabulary(this);
  protected readonly texts: Loaded<W, Language>;
  protected readonly kept: Kept<T>;
  protected engine?: Engine;
  /** What is said last, in the language that is read when it is said. */
  protected said: (own: W) => string = () => '';
  protected toCopy?: string;
  private failed = false;

  constructor(keeping: Keeping<T>, words: (language: Language) => Promise<W>) {
    super();
    this.texts = new Loaded(words, () => this.requestUpdate());
    this.kept = new Kept(this, keeping, (arrival) => {
      this.said = ({ keep }) => keep[arrival];
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.start();
  }

  private readonly start = async (): Promise<void> => {
    this.engine = await sharedEngine().catch(() => undefined);
    this.failed = !this.engine;
    this.requestUpdate();
  };

  protected override willUpdate(): void {
    this.texts.need(this.vocabulary.lang);
  }

  protected readonly say = (text: string, toCopy?: string): void => {
    this.said = () => text;
    this.toCopy = toCopy;
    this.requestUpdate();
  };

  protected readonly edit = (change: Partial<T>, run?: string): void => {
    this.say('');
    this.kept.edit(change, run);
  };

  /** What stands here until the engine is there; `again` is on the button that asks for it once more. */
  protected withoutEngine({ words: { ui } }: Phrases, again: string): TemplateResult {
    if (!this.failed) return html`<p class="hint" role="status">${ui.loading}</p>`;
    const button = html`<button type="button" class="quiet" @click=${this.start}>${again}</button>`;
    return html`<p class="hint" role="status">${ui.tableFailed}</p>${button}`;
  }
}
