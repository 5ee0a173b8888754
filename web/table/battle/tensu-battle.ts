import { html, nothing, type TemplateResult } from 'lit';
import type { Engine } from 'tensu';
import { optionWordsIn } from '../../text/options/words.ts';
import { type BattleWords, battleWordsIn } from '../../text/table/battle/languages.ts';
import { Loaded } from '../../widget/loaded.ts';
import { KeptElement } from '../keeping/kept-element.ts';
import { tools } from '../keeping/tools.ts';
import type { Context } from './context.ts';
import { type Battle, emptyBattle, MOST_ACTIONS, readBattle } from './state/battle.ts';
import { type Course, courseOf, winnersOf } from './state/course.ts';
import { actionOf, emptyDraft, nextDraft } from './state/draft.ts';
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
export class TensuBattle extends KeptElement<Battle, BattleWords> {
  static override styles = styles;

  private readonly optionTexts = new Loaded(optionWordsIn, () => this.requestUpdate());
  private draft = emptyDraft();

  constructor() {
    super({ name: 'battle', empty: emptyBattle, read: readBattle }, battleWordsIn);
  }

  protected override willUpdate(): void {
    super.willUpdate();
    this.optionTexts.need(this.vocabulary.lang);
  }

  private contextWith(engine: Engine, own: BattleWords, phrases: TablePhrases, course: Course): Context {
    const { draft, edit, kept } = this;
    const ctx: Context = {
      ...{ phrases, own, engine, course, draft, edit, battle: kept.value },
      tried: actionOf(engine, draft, winnersOf(course.counted)),
      sketch: (change) => {
        this.draft = { ...this.draft, ...change };
        this.requestUpdate();
      },
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
    const { tried, phrases, own, battle } = ctx;
    const told = forecast(ctx);
    if ('code' in tried || 'refusal' in told || battle.actions.length >= MOST_ACTIONS) {
      this.say('refusal' in told ? told.refusal : own.full);
      return;
    }
    this.edit({ actions: [...battle.actions, tried] });
    this.draft = nextDraft(this.draft);
    this.say(phrases.fill(own.added, { name: actionName(ctx, tried) }));
  }

  /** The focus of a step that was taken back goes to the one that follows, or to the last, or to the form. */
  private async handOn(step: number): Promise<void> {
    await this.updateComplete;
    const steps = [...this.renderRoot.querySelectorAll<HTMLElement>('.timeline > li > button')];
    const next = steps[step] ?? steps.at(-1) ?? this.renderRoot.querySelector<HTMLElement>('.add-action');
    next?.focus();
  }

  protected override render(): TemplateResult | typeof nothing {
    const own = this.texts.known?.value;
    const known = this.vocabulary.phrases(true);
    const options = this.optionTexts.known?.value;
    if (!own || !known || !options) return nothing;
    if (!this.engine) return this.withoutEngine(known, own.again);
    const phrases = new TablePhrases(known.lang, known.words, options, own, this.kept.value.names);
    const course = courseOf(this.engine, this.kept.value);
    if ('code' in course) return this.withoutRules(phrases, own, phrases.problem(course));
    return this.sheet(this.contextWith(this.engine, own, phrases, course));
  }

  private sheet(ctx: Context): TemplateResult {
    const { own, phrases } = ctx;
    const said = this.said(own);
    return html`
      <div class="sheet" lang=${phrases.lang}>
        <div class="entry">${seats(ctx)} ${act(ctx)} ${options(ctx)}</div>
        <div class="story">${timeline(ctx)} ${outcome(ctx)} ${fourSettings(ctx)} ${this.toolsFor(phrases, own)}</div>
        <p class="bar" role="status">${phrases.sentences([said, standing(ctx)])}</p>
      </div>
    `;
  }

  private toolsFor(phrases: TablePhrases, own: BattleWords): TemplateResult {
    const { kept, say, toCopy } = this;
    return tools({ phrases, words: own.keep, kept, file: 'tensu-battle.json', say, toCopy });
  }

  /** What was taken over may have options that this version does not know. */
  private withoutRules(phrases: TablePhrases, own: BattleWords, problem: string): TemplateResult {
    const reset = () => this.edit({ set: {} });
    return html`
      <p class="refusal" role="status">${problem}</p>
      <button type="button" class="quiet" @click=${reset}>${phrases.options.panel.resetOptions}</button>
      ${this.toolsFor(phrases, own)}
    `;
  }
}
