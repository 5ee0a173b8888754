import { html, LitElement, type TemplateResult } from 'lit';
import type { Engine } from 'tensu';
import type { Language } from '../../text/languages.ts';
import { tableWordsIn } from '../../text/round/words.ts';
import { type KeepWords, keepWordsIn } from '../../text/table/keeping/languages.ts';
import { Loaded } from '../../widget/loaded.ts';
import type { Phrases } from '../../widget/phrases.ts';
import { Vocabulary } from '../../widget/vocabulary.ts';
import { tableEngine } from '../engine.ts';
import { type Keeping, Kept } from './kept.ts';
import { arrivalSaid } from './tools.ts';

/** The words of a page beside those of the calculator. */
export interface Texts<W> {
  readonly own: W;
  readonly keep: KeepWords;
}

/** An element in which something is entered that is kept, and worked out by the engine. */
export abstract class KeptElement<T extends object, W> extends LitElement {
  static override properties = { lang: {} };

  override lang = '';
  protected readonly vocabulary = new Vocabulary(this, tableWordsIn);
  protected readonly texts: Loaded<Texts<W>, Language>;
  protected readonly kept: Kept<T>;
  protected engine?: Engine;
  /** What is said last, in the language that is read when it is said. */
  protected said: (phrases: Phrases, keep: KeepWords) => string = () => '';
  protected toCopy?: string;
  private failed = false;

  constructor(keeping: Keeping<T>, words: (language: Language) => Promise<W>) {
    super();
    const load = async (language: Language): Promise<Texts<W>> => {
      const both: [Awaited<W>, KeepWords] = await Promise.all([words(language), keepWordsIn(language)]);
      return { own: both[0], keep: both[1] };
    };
    this.texts = new Loaded(load, () => this.requestUpdate());
    this.kept = new Kept(this, keeping, {
      arrived: (fault) => {
        this.said = (phrases, keep) => arrivalSaid(phrases, keep, fault);
      },
      changed: () => this.say(''),
    });
  }

  override connectedCallback(): void {
    super.connectedCallback();
    this.start();
  }

  private readonly start = async (): Promise<void> => {
    this.engine = await tableEngine().catch(() => undefined);
    this.failed = !this.engine;
    if (this.engine) this.kept.open(this.engine);
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

  /** What stands here until the engine is there, with a way to ask for it once more. */
  protected withoutEngine({ words: { ui } }: Phrases, keep: KeepWords): TemplateResult {
    if (!this.failed) return html`<p class="hint" role="status">${ui.loading}</p>`;
    const button = html`<button type="button" class="quiet" @click=${this.start}>${keep.again}</button>`;
    return html`<p class="hint" role="status">${ui.tableFailed}</p>${button}`;
  }
}
