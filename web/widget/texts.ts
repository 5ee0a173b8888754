import type { Language } from '../text/languages.ts';

/** Texts in the language that is read, loaded when they are first asked for. */
export class Texts<T> {
  /** Those that came last: while another language is on its way, the one before. */
  known?: { lang: Language; texts: T };
  private asked?: { lang: Language; arrived: Promise<boolean> };

  constructor(
    private readonly load: (language: Language) => Promise<T>,
    private readonly changed: () => void,
  ) {}

  /** Answers whether the texts of the language have come; those that have not are asked for again the next time. */
  need(lang: Language): Promise<boolean> {
    if (lang === this.known?.lang) return Promise.resolve(true);
    if (this.asked?.lang !== lang) this.asked = { lang, arrived: this.fetch(lang) };
    return this.asked.arrived;
  }

  private async fetch(lang: Language): Promise<boolean> {
    const texts = await this.load(lang).catch(() => undefined);
    this.asked = undefined;
    if (!texts) return false;
    this.known = { lang, texts };
    this.changed();
    return true;
  }
}
