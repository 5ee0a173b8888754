import { html, nothing, type TemplateResult } from 'lit';
import type { Engine } from 'tensu';
import { optionWordsIn } from '../../text/options/words.ts';
import { type BattleWords, battleWordsIn } from '../../text/table/battle/languages.ts';
import { Loaded } from '../../widget/loaded.ts';
import { KeptElement, type Texts } from '../keeping/kept-element.ts';
import { button, steps, tools } from '../keeping/tools.ts';
import type { Context } from './context.ts';
import { MOST_ACTIONS } from './state/battle.ts';
import { type Course, courseOf, winnersOf } from './state/course.ts';
import { actionOf, nextDraft } from './state/draft.ts';
import { type Entered, emptyEntered, readEntered, shareBattle } from './state/entered.ts';
import { styles } from './styles.ts';
import { TablePhrases } from './table-phrases.ts';
import { act } from './view/act.ts';
import { actionName } from './view/action-name.ts';
import { forecast } from './view/foretold.ts';
import { fourSettings } from './view/four-settings.ts';
import { options } from './view/options.ts';
import { outcome, standing } from './view/outcome.ts';
import { seats } from './view/seats.ts';
import { timeline } from './view/timeline.ts';

/**
 * A hand of the Sichuan blood battle, action by action.
 *
 * @attribute lang - `ja`, `en` or `zh`; otherwise the language of the page around it
 */
export class TensuBattle extends KeptElement<Entered, BattleWords> {
  static override styles = styles;

  private readonly optionTexts = new Loaded(optionWordsIn, () => this.requestUpdate());
  /** Whether the draft was to be added and could not be: from then on the form says what is still open. */
  private refused = false;
  /** The button of the form, while it has the focus. */
  private pressed?: Element;

  constructor() {
    const write = (entered: Entered) => entered;
    super({ name: 'battle', empty: emptyEntered, read: readEntered, write, share: shareBattle }, battleWordsIn);
  }

  protected override willUpdate(): void {
    super.willUpdate();
    this.optionTexts.need(this.vocabulary.lang);
    this.pressed = this.shadowRoot?.activeElement?.closest('.add-action') ?? undefined;
  }

  private contextWith(engine: Engine, own: BattleWords, phrases: TablePhrases, course: Course): Context {
    const { kept, refused } = this;
    const { edit, note } = kept;
    const { draft } = kept.value;
    const ctx: Context = {
      ...{ phrases, own, engine, course, draft, refused, edit, battle: kept.value },
      tried: actionOf(engine, draft, winnersOf(course.counted)),
      sketch: (change) => note({ draft: { ...kept.value.draft, ...change } }),
      add: () => this.add(ctx),
      remove: (step) => {
        const actions = kept.value.actions.filter((_, at) => at !== step);
        edit({ actions });
        this.say(phrases.fill(own.removed, { number: step + 1 }));
        this.handOn(step);
      },
    };
    return ctx;
  }

  /** An action that cannot be is not added, and the reason is said. */
  private add(ctx: Context): void {
    const { tried, phrases, own, battle, draft } = ctx;
    const told = forecast(ctx);
    if ('open' in tried || 'code' in tried || !('deltas' in told) || battle.actions.length >= MOST_ACTIONS) {
      this.refused = true;
      this.say('open' in told ? told.open : 'refusal' in told ? told.refusal : own.full);
      return;
    }
    this.refused = false;
    this.kept.edit({ actions: [...battle.actions, tried], draft: nextDraft(draft) });
    this.say(phrases.fill(own.added, { name: actionName(ctx, tried) }));
  }

  /** The button that was pressed goes when the hand is over, or when the next one begins. */
  protected override updated(): void {
    if (this.pressed && !this.pressed.isConnected) this.renderRoot.querySelector<HTMLElement>('.act h2')?.focus();
  }

  /** The focus of a step that was taken back goes to the one that follows, or to the last, or to the form. */
  private async handOn(step: number): Promise<void> {
    await this.updateComplete;
    const steps = [...this.renderRoot.querySelectorAll<HTMLElement>('.timeline > li > button')];
    const next = steps[step] ?? steps.at(-1) ?? this.renderRoot.querySelector<HTMLElement>('.add-action');
    next?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const texts = this.texts.known?.value;
    const known = this.vocabulary.phrases(true);
    const options = this.optionTexts.known?.value;
    if (!texts || !known || !options) return nothing;
    const { own, keep } = texts;
    if (!this.engine) return this.withoutEngine(known, keep);
    const phrases = new TablePhrases(known.lang, known.words, options, own, this.kept.value.names);
    const course = courseOf(this.engine, this.kept.value);
    if ('code' in course) return this.withoutRules(phrases, texts, phrases.problem(course));
    return this.sheet(this.contextWith(this.engine, own, phrases, course), texts);
  }

  private sheet(ctx: Context, texts: Texts<BattleWords>): TemplateResult {
    const { phrases } = ctx;
    const said = this.said(phrases, texts.keep);
    return html`
      <div class="sheet" lang=${phrases.lang}>
        <div class="entry">${seats(ctx)} ${act(ctx)} ${this.stepsFor(phrases)} ${options(ctx)}</div>
        <div class="story">${timeline(ctx)} ${outcome(ctx)} ${fourSettings(ctx)} ${this.toolsFor(phrases, texts)}</div>
        <p class="bar" role="status">${phrases.sentences([said, standing(ctx)])}</p>
      </div>
    `;
  }

  private toolsFor(phrases: TablePhrases, { own, keep }: Texts<BattleWords>): TemplateResult {
    const { kept, say, toCopy } = this;
    return tools({ phrases, keep, kept, file: 'tensu-battle', say, toCopy, after: button(own.anew, kept.clear) });
  }

  /** Beside the form, since the tools stand below all actions. */
  private stepsFor(phrases: TablePhrases): TemplateResult {
    return html`<div class="share steps">${steps(phrases, this.kept)}</div>`;
  }

  /** What was taken over may have options that this version does not know. */
  private withoutRules(phrases: TablePhrases, texts: Texts<BattleWords>, problem: string): TemplateResult {
    const reset = () => this.kept.edit({ set: {} });
    return html`
      <p class="refusal" role="status">${problem}</p>
      ${button(phrases.options.panel.resetOptions, reset)} ${this.stepsFor(phrases)} ${this.toolsFor(phrases, texts)}
    `;
  }
}
