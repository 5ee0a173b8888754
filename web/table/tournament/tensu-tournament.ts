import { html, nothing, type TemplateResult } from 'lit';
import type { Engine, Problem } from 'tensu';
import { type TournamentWords, tournamentWordsIn } from '../../text/table/tournament/languages.ts';
import type { Phrases } from '../../widget/phrases.ts';
import { KeptElement } from '../keeping/kept-element.ts';
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
export class TensuTournament extends KeptElement<Tournament, TournamentWords> {
  static override styles = styles;

  constructor() {
    super({ name: 'tournament', empty: emptyTournament, read: readTournament }, tournamentWordsIn);
  }

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
    if (!this.engine) return this.withoutEngine(phrases, own.again);
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
