import { html, LitElement, type nothing, type TemplateResult } from 'lit';
import { optionWordsIn } from '../../text/options/words.ts';
import { sheetWordsIn } from '../../text/table/sheet/words.ts';
import { sharedEngine } from '../../widget/engine.ts';
import { Loaded } from '../../widget/loaded.ts';
import { Vocabulary } from '../../widget/vocabulary.ts';
import { hasFragment, readFragment } from '../keeping/link.ts';
import { lineFor, taken } from './calculator.ts';
import { Speech } from './speech.ts';
import { LINK } from './state/saved.ts';
import { SheetSession } from './state/session.ts';
import { styles } from './styles/index.ts';
import { type Calculating, calculatorDialog } from './view/calculator.ts';
import { pointsByHand } from './view/chart.ts';
import type { SheetContext } from './view/context.ts';
import { entryForm } from './view/entry.ts';
import { finalRanks } from './view/final.ts';
import { handList } from './view/hands.ts';
import { keeping } from './view/keep.ts';
import { settings } from './view/settings.ts';
import { standing } from './view/standing.ts';
import { steps } from './view/steps.ts';

/**
 * A score sheet for a game of riichi: hands are entered one after the other and settled by the rules of the table. It
 * is kept on the device, and opens the game that is in the fragment of the page's address.
 *
 * @attribute lang - `ja`, `en` or `zh`; otherwise the language of the page around it
 */
export class TensuSheet extends LitElement {
  static override styles = styles;
  static override properties = { lang: {} };

  override lang = '';
  private readonly vocabulary = new Vocabulary(this);
  private readonly texts = new Loaded(sheetWordsIn, () => this.requestUpdate());
  private readonly optionWords = new Loaded(optionWordsIn, () => this.requestUpdate());
  private session?: SheetSession;
  private failed = false;
  private calculating?: Calculating;
  /** The win that the calculator was opened for last. */
  private calculated = 0;
  /** What has the focus, and what is around it. */
  private around: Element[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener('hashchange', this.readAddress);
    this.start();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    removeEventListener('hashchange', this.readAddress);
  }

  private async start(): Promise<void> {
    if (this.session) return;
    const engine = await sharedEngine().catch(() => undefined);
    this.failed = !engine;
    if (engine) this.session = new SheetSession(engine, (edited) => this.follow(edited));
    await this.readAddress();
    this.requestUpdate();
  }

  /** A game that was changed is no longer the one of the address. */
  private follow(edited: boolean): void {
    if (edited && hasFragment(LINK, location.hash))
      history.replaceState(history.state, '', location.pathname + location.search);
    this.requestUpdate();
  }

  private readonly readAddress = async (): Promise<void> => {
    if (!this.session || !hasFragment(LINK, location.hash)) return;
    await this.texts.need(this.vocabulary.lang);
    const keep = this.texts.known?.value.keep;
    const text = await readFragment(LINK, location.hash);
    const shown = text !== undefined && this.session.show(text);
    this.session.say((shown ? keep?.linked : keep?.linkNotRead) ?? '');
  };

  protected override willUpdate(): void {
    this.texts.need(this.vocabulary.lang);
    if (Object.keys(this.session?.entered.game.set ?? {}).length > 0) this.optionWords.need(this.vocabulary.lang);
    const focused = this.shadowRoot?.activeElement;
    this.around = focused ? [focused, ...ancestorsOf(focused)] : [];
  }

  private get context(): SheetContext | undefined {
    const { session } = this;
    const phrases = this.vocabulary.phrases(false, this.optionWords.known?.value);
    const words = this.texts.known?.value;
    if (!session || !phrases || !words) return undefined;
    const speech = new Speech(phrases, words, session.entered.game);
    return { session, phrases, words, speech, calculate: this.calculate, correct: this.correct };
  }

  private readonly calculate = (win: number): void => {
    const entry = this.session?.entered.draft.wins[win];
    if (!this.session || !entry) return;
    this.calculated = win;
    this.calculating = { win, line: lineFor(this.session, entry) };
    this.requestUpdate();
  };

  private readonly correct = async (hand: number): Promise<void> => {
    this.session?.correct(hand);
    await this.updateComplete;
    this.focusOn('#entry-title');
  };

  private readonly calculator = {
    changed: ({ detail }: CustomEvent<{ hand: string }>): void => {
      if (this.calculating) this.calculating = { ...this.calculating, now: detail.hand, won: false };
      this.requestUpdate();
    },
    scored: ({ detail }: CustomEvent<{ ok: boolean }>): void => {
      if (this.calculating) this.calculating = { ...this.calculating, won: detail.ok };
      this.requestUpdate();
    },
    take: (): void => {
      const { session, calculating } = this;
      if (!session || !calculating?.won) return;
      session.edit(taken(session, calculating.win, calculating.now ?? calculating.line));
      this.calculator.close();
    },
    close: (): void => {
      this.calculating = undefined;
      this.requestUpdate();
    },
  };

  protected override render(): TemplateResult | typeof nothing {
    const ctx = this.context;
    const ui = this.vocabulary.phrases()?.words.ui;
    if (!ctx) return html`<p class="wait">${this.failed ? ui?.tableFailed : ui?.loading}</p>`;
    return html`
      <div class="sheet" lang=${ctx.phrases.lang}>
        <div class="play">${settings(ctx)} ${standing(ctx)} ${steps(ctx)} ${entryForm(ctx)}</div>
        <div class="record">${finalRanks(ctx)} ${handList(ctx)} ${pointsByHand(ctx)} ${keeping(ctx)}</div>
        ${calculatorDialog(ctx, this.calculating, this.calculator)}
      </div>
    `;
  }

  protected override updated(): void {
    const dialog = this.renderRoot.querySelector('dialog');
    if (this.calculating && dialog && !dialog.open) dialog.showModal();
    if (!this.calculating && dialog?.open) {
      dialog.close();
      this.renderRoot.querySelectorAll('.win')[this.calculated]?.querySelector('button')?.focus();
    } else if (this.around[0] && !this.around[0].isConnected) this.handOn();
  }

  /** The focus of what is gone goes to the last button of what was around it, at the game's end to the ranks. */
  private handOn(): void {
    const left = this.around.find((element) => element.isConnected && element.matches('fieldset, .win, form'));
    const button = left && [...left.querySelectorAll('button')].at(-1);
    if (button) button.focus();
    else this.focusOn('#final-title, #entry-title');
  }

  private focusOn(selector: string): void {
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }
}

function ancestorsOf({ parentElement }: Element): Element[] {
  return parentElement ? [parentElement, ...ancestorsOf(parentElement)] : [];
}
