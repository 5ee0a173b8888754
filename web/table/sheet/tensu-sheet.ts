import { html, nothing, type TemplateResult } from 'lit';
import { optionWordsIn } from '../../text/options/words.ts';
import type { TableWords } from '../../text/round/words.ts';
import { type SheetWords, sheetWordsIn } from '../../text/table/sheet/words.ts';
import { Loaded } from '../../widget/loaded.ts';
import type { Phrases } from '../../widget/phrases.ts';
import { download } from '../../widget/state/files.ts';
import { KeptElement, type Texts } from '../keeping/kept-element.ts';
import { button, tools } from '../keeping/tools.ts';
import { lineFor, taken } from './calculator.ts';
import { sheetCsv } from './csv.ts';
import { Speech } from './speech.ts';
import { type Entered, emptyEntered } from './state/entered.ts';
import { readEntered, shareGame, writeEntered } from './state/saved.ts';
import { SheetSession } from './state/session.ts';
import { styles } from './styles/index.ts';
import { type Calculating, calculatorDialog } from './view/calculator.ts';
import { pointsByHand } from './view/chart.ts';
import type { SheetContext } from './view/context.ts';
import { entryForm } from './view/entry.ts';
import { finalRanks } from './view/final.ts';
import { handList } from './view/hands.ts';
import { settings } from './view/settings.ts';
import { standing } from './view/standing.ts';
import { steps } from './view/steps.ts';

/**
 * A score sheet for a game of riichi: hands are entered one after the other and settled by the rules of the table. It
 * is kept on the device, and opens the game that is in the fragment of the page's address.
 *
 * @attribute lang - `ja`, `en` or `zh`; otherwise the language of the page around it
 */
export class TensuSheet extends KeptElement<Entered, SheetWords> {
  static override styles = styles;

  private readonly optionWords = new Loaded(optionWordsIn, () => this.requestUpdate());
  private opened?: SheetSession;
  private calculating?: Calculating;
  /** The win that the calculator was opened for last. */
  private calculated = 0;
  /** What has the focus, and what is around it. */
  private around: Element[] = [];

  constructor() {
    super(
      { name: 'sheet', empty: emptyEntered, read: readEntered, write: writeEntered, share: shareGame },
      sheetWordsIn,
    );
  }

  private get session(): SheetSession | undefined {
    if (this.engine) this.opened ??= new SheetSession(this.engine, this.kept, () => this.requestUpdate());
    return this.opened;
  }

  protected override willUpdate(): void {
    super.willUpdate();
    if (Object.keys(this.kept.value.game.set).length > 0) this.optionWords.need(this.vocabulary.lang);
    const focused = this.shadowRoot?.activeElement;
    this.around = focused ? [focused, ...ancestorsOf(focused)] : [];
  }

  private contextWith(
    session: SheetSession,
    phrases: Phrases<TableWords>,
    { own: words, keep }: Texts<SheetWords>,
  ): SheetContext {
    const speech = new Speech(phrases, words, session.entered.game);
    const notice = this.said(phrases, keep);
    return { session, phrases, words, speech, notice, calculate: this.calculate, correct: this.correct };
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
    const texts = this.texts.known?.value;
    const phrases = this.vocabulary.phrases(false, this.optionWords.known?.value);
    if (!texts || !phrases) return nothing;
    const { session } = this;
    if (!session) return html`<div class="wait">${this.withoutEngine(phrases, texts.keep)}</div>`;
    const ctx = this.contextWith(session, phrases, texts);
    return html`
      <div class="sheet" lang=${phrases.lang}>
        <div class="play">${settings(ctx)} ${standing(ctx)} ${steps(ctx)} ${entryForm(ctx)}</div>
        <div class="record">
          ${finalRanks(ctx)} ${handList(ctx)} ${pointsByHand(ctx)} ${this.toolsFor(ctx, texts)}
        </div>
        ${calculatorDialog(ctx, this.calculating, this.calculator)}
      </div>
    `;
  }

  private toolsFor(ctx: SheetContext, { own, keep }: Texts<SheetWords>): TemplateResult {
    const { kept, say, toCopy } = this;
    const { phrases, session } = ctx;
    const csv = () => download('tensu-sheet.csv', 'text/csv', sheetCsv(ctx));
    const [files, after] = [button(own.keep.exportCsv, csv), button(own.keep.anew, session.startAnew)];
    return tools({ phrases, keep, kept, file: 'tensu-sheet', say, toCopy, files, after });
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
