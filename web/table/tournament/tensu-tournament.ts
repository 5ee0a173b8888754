import { html, nothing, type TemplateResult } from 'lit';
import type { Engine, Problem } from 'tensu';
import { type OptionWords, optionWordsIn } from '../../text/options/words.ts';
import type { TableWords } from '../../text/round/words.ts';
import { type TournamentWords, tournamentWordsIn } from '../../text/table/tournament/languages.ts';
import { Loaded } from '../../widget/loaded.ts';
import type { Phrases } from '../../widget/phrases.ts';
import { type House, openHouse } from '../../widget/state/house.ts';
import { KeptElement } from '../keeping/kept-element.ts';
import { button, steps, tools } from '../keeping/tools.ts';
import { type Context, leastOf } from './context.ts';
import { bracketOf } from './state/bracket.ts';
import { emptyTournament, readTournament, type Tournament, tournamentsOf } from './state/tournament.ts';
import { styles } from './styles.ts';
import { bracket } from './view/bracket.ts';
import { podium, standing } from './view/podium.ts';
import { roundsPanel } from './view/rounds.ts';
import { setup } from './view/setup.ts';

/**
 * The bracket of a tournament by the rules of its house, with the results that are entered.
 *
 * @attribute lang - `ja`, `en` or `zh`; otherwise the language of the page around it
 */
export class TensuTournament extends KeptElement<Tournament, TournamentWords> {
  static override styles = styles;

  private readonly optionTexts = new Loaded(optionWordsIn, () => this.requestUpdate());

  constructor() {
    const itself = (tournament: Tournament) => tournament;
    super(
      { name: 'tournament', empty: emptyTournament, read: readTournament, write: itself, share: itself },
      tournamentWordsIn,
    );
  }

  protected override willUpdate(): void {
    super.willUpdate();
    this.optionTexts.need(this.vocabulary.lang);
  }

  private contextWith(
    engine: Engine,
    phrases: Phrases<TableWords>,
    own: TournamentWords,
    options: OptionWords,
  ): Context {
    const { value: tournament, edit } = this.kept;
    const house = openHouse(engine, tournament.rules, {}) as House;
    const answer = engine.plan(tournament.count, tournament.rules);
    const plan = answer.ok ? answer : (answer.problems[0] as Problem);
    const rounds = 'code' in plan ? [] : bracketOf(plan, tournament, leastOf(house));
    const houses = tournamentsOf(engine);
    return { phrases, own, options, tournament, houses, house, plan, rounds, edit, say: this.say };
  }

  protected override render(): TemplateResult | typeof nothing {
    const texts = this.texts.known?.value;
    const phrases = this.vocabulary.phrases();
    const options = this.optionTexts.known?.value;
    if (!texts || !phrases || !options) return nothing;
    const { own, keep } = texts;
    if (!this.engine) return this.withoutEngine(phrases, keep);
    const ctx = this.contextWith(this.engine, phrases, own, options);
    const { kept, say, toCopy } = this;
    const [before, after] = [steps(phrases, kept), button(own.anew, kept.clear)];
    return html`
      <div class="sheet" lang=${phrases.lang}>
        ${setup(ctx)} ${'code' in ctx.plan ? nothing : html`${roundsPanel(ctx, ctx.plan)} ${bracket(ctx)}`} ${podium(ctx)}
        ${tools({ phrases, keep, kept, file: 'tensu-tournament', say, toCopy, before, after })}
        <p class="bar" role="status">${phrases.sentences([this.said(phrases, keep), standing(ctx)])}</p>
      </div>
    `;
  }
}
