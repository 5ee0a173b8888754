import type { LitElement, ReactiveController } from 'lit';
import { type Language, languageOf, type Words, wordsIn } from '../text/languages.ts';
import { Phrases } from './phrases.ts';

/** What an element says, in the language of its own, of the page around it or of the reader. */
export class Vocabulary implements ReactiveController {
  private known?: { lang: Language; words: Words };
  private asked?: Language;

  constructor(private readonly host: LitElement) {
    host.addController(this);
  }

  get lang(): Language {
    const { host } = this;
    const around = host.parentElement?.closest<HTMLElement>('[lang]')?.lang;
    return languageOf(host.lang || around || navigator.language);
  }

  /** Nothing until the first words are there; while another language is on its way, the one before. */
  phrases(sichuan = false): Phrases | undefined {
    return this.known && new Phrases(this.known.lang, this.known.words, sichuan);
  }

  hostUpdate(): void {
    const { lang } = this;
    if (lang !== this.known?.lang && lang !== this.asked) this.load(lang);
  }

  private async load(lang: Language): Promise<void> {
    this.asked = lang;
    const words = await wordsIn(lang).catch(() => undefined);
    this.asked = undefined;
    if (!words) return;
    this.known = { lang, words };
    this.host.requestUpdate();
  }
}
