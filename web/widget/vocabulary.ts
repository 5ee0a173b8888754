import type { LitElement, ReactiveController } from 'lit';
import { type Language, languageOf, type Words } from '../text/languages.ts';
import type { OptionWords } from '../text/options/words.ts';
import { Loaded } from './loaded.ts';
import { Phrases } from './phrases.ts';

const RETRY_MS = 2000;

/** What an element says, in the language of its own, of the page around it or of the reader. */
export class Vocabulary<Known extends Words = Words> implements ReactiveController {
  private readonly words: Loaded<Known, Language>;
  private readonly changes = new MutationObserver(() => this.host.requestUpdate());
  private retry?: ReturnType<typeof setTimeout>;

  constructor(
    private readonly host: LitElement,
    wordsIn: (language: Language) => Promise<Known>,
  ) {
    this.words = new Loaded(wordsIn, () => host.requestUpdate());
    host.addController(this);
  }

  get lang(): Language {
    const { host } = this;
    // An element may stand in the shadow of another.
    let around: (Node & { lang?: string; host?: Element }) | null | undefined = host;
    do around = around.parentNode ?? around.host;
    while (around && !around.lang);
    return languageOf(host.lang, around?.lang, ...navigator.languages);
  }

  hostConnected(): void {
    this.changes.observe(document, { attributeFilter: ['lang'], subtree: true });
  }

  hostDisconnected(): void {
    this.changes.disconnect();
  }

  /** Nothing until the first words are there; while another language is on its way, the one before. */
  phrases(sichuan = false, options?: OptionWords): Phrases<Known> | undefined {
    const { known } = this.words;
    return known && new Phrases(known.key, known.value, sichuan, options);
  }

  /** Without words nothing can be shown or touched, and so they are asked for again. */
  async hostUpdate(): Promise<void> {
    const { host } = this;
    if ((await this.words.need(this.lang)) || !host.isConnected) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => host.requestUpdate(), RETRY_MS);
  }
}
