import type { CSSResult, LitElement, ReactiveController } from 'lit';
import { optionWordsIn } from '../text/options/words.ts';
import { practiceWordsIn } from '../text/practice/words.ts';
import { Loaded } from './loaded.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What most people never look at, or not at once; it does not come with the calculator itself. */
export class Parts implements ReactiveController {
  readonly panel = this.part(() => import('./parts/panel.ts'));
  readonly practice = this.part(() => import('./parts/practice.ts'));
  readonly closer = this.part(() => import('./parts/closer.ts'));
  readonly permalink = this.part(() => import('./permalink.ts'));
  readonly practiceWords = new Loaded(practiceWordsIn, () => this.host.requestUpdate());
  readonly optionWords = new Loaded(optionWordsIn, () => this.host.requestUpdate());
  /** The words of the options are wanted, in whichever language is read; set once, it stays so. */
  wordsNeeded = false;

  constructor(
    private readonly host: LitElement,
    private readonly vocabulary: Vocabulary,
  ) {
    host.addController(this);
  }

  /** The house rules were looked at and have not come, they or their words. */
  get panelFailed(): boolean {
    return this.panel.failed || this.optionWords.failed;
  }

  /** Somebody looks at the house rules: what has not come is asked for again. */
  async needPanel(): Promise<void> {
    this.wordsNeeded = true;
    await Promise.all([this.panel.need(), this.optionWords.need(this.vocabulary.lang)]);
    if (this.panelFailed) this.host.requestUpdate();
  }

  /** Somebody looks at a part: what has not come is asked for again. */
  async need<T>(part: Loaded<T>): Promise<T | undefined> {
    const come = await part.need();
    if (part.failed) this.host.requestUpdate();
    return come;
  }

  /** Hands by chance, with the words to ask about them. */
  async needPractice(): Promise<typeof import('./parts/practice.ts') | undefined> {
    const [part, words] = await Promise.all([this.practice.need(), this.practiceWords.need(this.vocabulary.lang)]);
    return words && part;
  }

  /** Once the calculator is used all of it comes in a quiet moment, so that nothing is missing without the network. */
  readonly fetchAll = (): void => {
    const fetch = () => {
      this.needPanel();
      this.needPractice();
      this.closer.need();
    };
    if ('requestIdleCallback' in window) requestIdleCallback(fetch);
    else setTimeout(fetch, 1000);
  };

  hostUpdate(): void {
    if (this.wordsNeeded) this.optionWords.need(this.vocabulary.lang);
    if (this.practice.known) this.practiceWords.need(this.vocabulary.lang);
  }

  private part<T extends object>(load: () => Promise<T>): Loaded<T> {
    return new Loaded(load, (part: { styles?: CSSResult }) => {
      adopt(this.host, part.styles);
      this.host.requestUpdate();
    });
  }
}

/** Style sheets that come later go after those that are there, which the strict policy allows. */
export function adopt({ shadowRoot }: LitElement, styles: CSSResult | undefined): void {
  if (shadowRoot && styles?.styleSheet) shadowRoot.adoptedStyleSheets.push(styles.styleSheet);
}
