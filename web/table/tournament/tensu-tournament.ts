import { html, LitElement, nothing, type TemplateResult } from 'lit';
import type { Engine, Problem } from 'tensu';
import { type TournamentWords, tournamentWordsIn } from '../../text/table/tournament/languages.ts';
import { sharedEngine } from '../../widget/engine.ts';
import { Loaded } from '../../widget/loaded.ts';
import type { Phrases } from '../../widget/phrases.ts';
import { Vocabulary } from '../../widget/vocabulary.ts';
import { Kept } from '../keeping/kept.ts';
import { tools } from '../keeping/tools.ts';
import type { Context } from './context.ts';
import { bracketOf } from './state/bracket.ts';
import { emptyTournament, readTournament, type Tournament } from './state/tournament.ts';
import { styles } from './styles.ts';
import { bracket } from './view/bracket.ts';
import { podium, standing } from './view/podium.ts';
import { roundsTable } from './view/rounds.ts';
import { setup } from './view/setup.ts';

/**
 * The bracket of a tournament by the rules of its house, with the results that are entered.
 *
 * @attribute lang - `ja`, `en` or `zh`; otherwise the language of the page around it
 */
export class TensuTournament extends LitElement {
  static override styles = styles;
  static override properties = { lang: {} };

  override lang = '';
  private readonly vocabulary = new Vocabulary(this);
  private readonly texts = new Loaded(tournamentWordsIn, () => this.requestUpdate());
  private readonly kept = new Kept<Tournament>(
    this,
    { name: 'tournament', empty: emptyTournament, read: readTournament },
    (arrival) => {
      this.said = ({ keep }) => keep[arrival];
    },
  );
  private engine?: Engine;
  private failed = false;
  /** What is said last, in the language that is read when it is said. */
  private said: (own: TournamentWords) => string = () => '';
  private toCopy?: string;

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

  private readonly say = (text: string, toCopy?: string): void => {
    this.said = () => text;
    this.toCopy = toCopy;
    this.requestUpdate();
  };

  private readonly edit: Context['edit'] = (change, run) => {
    this.say('');
    this.kept.edit(change, run);
  };

  private contextWith(engine: Engine, phrases: Phrases, own: TournamentWords): Context {
    const tournament = this.kept.value;
    const answer = engine.plan(tournament.count, tournament.rules);
    const plan = answer.ok ? answer : (answer.problems[0] as Problem);
    const rounds = 'code' in plan ? [] : bracketOf(plan, tournament);
    return { phrases, own, tournament, plan, rounds, edit: this.edit };
  }

  protected override render(): TemplateResult | typeof nothing {
    const own = this.texts.known?.value;
    const phrases = this.vocabulary.phrases();
    if (!own || !phrases) return nothing;
    const { ui } = phrases.words;
    if (!this.engine) {
      const again = html`<button type="button" class="quiet" @click=${this.start}>${own.again}</button>`;
      return html`<p class="hint" role="status">${this.failed ? ui.tableFailed : ui.loading}</p>${this.failed ? again : nothing}`;
    }
    const ctx = this.contextWith(this.engine, phrases, own);
    const { kept, say, toCopy } = this;
    return html`
      <div class="sheet" lang=${phrases.lang}>
        ${setup(ctx)}
        ${'code' in ctx.plan ? nothing : html`<section class="panel"><h2>${own.rounds}</h2>${roundsTable(ctx, ctx.plan)}<p class="hint">${own.restHint}</p></section> ${bracket(ctx)}`}
        ${podium(ctx)} ${tools({ phrases, words: own.keep, kept, file: 'tensu-tournament.json', say, toCopy })}
        <p class="bar" role="status">${phrases.sentences([this.said(own), standing(ctx)])}</p>
      </div>
    `;
  }
}
