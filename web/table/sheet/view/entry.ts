import { html, nothing, type TemplateResult } from 'lit';
import { choose } from '../../../widget/view/controls.ts';
import { placesOf } from '../state/game.ts';
import type { OutcomeKind } from '../state/hand.ts';
import { byPlaces } from '../state/play.ts';
import type { SheetContext } from './context.ts';
import { placeSwitches } from './controls.ts';
import { abortiveForm, abortsOf, exhaustiveForm } from './draws.ts';
import { hasPenalties, penaltiesForm } from './penalties.ts';
import { problemsAt, problemsTold } from './problems.ts';
import { winsForm } from './wins.ts';

/** The form for one hand: the next of the game, or an earlier one that is corrected. */
export function entryForm(ctx: SheetContext): TemplateResult | typeof nothing {
  const { session, words, speech, phrases } = ctx;
  const { before, entered } = session;
  if (!before) return nothing;
  const { draft, correcting } = entered;
  const title = correcting === undefined ? words.entry.title : words.entry.correcting;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    session.add();
  };
  return html`
    <form class="entry" aria-labelledby="entry-title" novalidate @submit=${submit}>
      <h2 id="entry-title" tabindex="-1">${phrases.fill(title, { hand: speech.hand(before) })}</h2>
      ${choose('outcome', words.entry.outcome, outcomes(ctx), draft.outcome, (outcome) => session.edit({ outcome }))}
      ${placeSwitches(ctx, words.entry.riichi, draft.riichi, 'riichi', (riichi) => session.edit({ riichi }))}
      ${outcomeForm(ctx)} ${penaltiesForm(ctx)} ${problemsAt(ctx, 'rest')} ${preview(ctx)}
      <div>
        <p class="refusal" role="status">${problemsTold(ctx)}</p>
        <p class="row">
          <button type="submit" class="main">${correcting === undefined ? words.entry.add : words.entry.save}</button>
          ${correcting === undefined ? nothing : correctionButtons(ctx, correcting)}
        </p>
      </div>
    </form>
    ${correcting === undefined && entered.game.hands.length > 0 ? endButton(ctx) : nothing}
  `;
}

const endButton = ({ session, words }: SheetContext) => html`
  <p class="row"><button type="button" class="quiet" @click=${() => session.end(true)}>${words.final.endHere}</button></p>
`;

const correctionButtons = ({ session, words }: SheetContext, at: number) => html`
  <button type="button" class="quiet" @click=${session.leave}>${words.entry.leave}</button>
  <button type="button" class="quiet" @click=${() => session.takeOut(at)}>${words.entry.takeOut}</button>
`;

function outcomes({ session, words }: SheetContext) {
  const { house } = session.played;
  const { outcome } = session.entered.draft;
  const here: Record<OutcomeKind, boolean> = {
    wins: true,
    exhaustive: true,
    abortive: abortsOf(house).length > 0,
    stopped: hasPenalties(house),
  };
  return (Object.keys(here) as OutcomeKind[])
    .filter((kind) => here[kind] || kind === outcome)
    .map((value) => ({ value, label: words.entry.outcomes[value] }));
}

function outcomeForm(ctx: SheetContext): TemplateResult | typeof nothing {
  switch (ctx.session.entered.draft.outcome) {
    case 'wins':
      return winsForm(ctx);
    case 'exhaustive':
      return exhaustiveForm(ctx);
    case 'abortive':
      return abortiveForm(ctx);
    case 'stopped':
      return nothing;
  }
}

/** What the hand changes, before it is added. */
function preview({ session, words, speech, phrases }: SheetContext): TemplateResult {
  const { preview, before, played } = session;
  const settled = preview?.ok && before ? byPlaces(preview.deltas, before.dealer) : undefined;
  return html`
    <div class="preview">
      <h3>${words.entry.preview}</h3>
      ${
        settled
          ? html`
              <ul class="deltas">
                ${placesOf(played.house).map((place) => deltaOf(speech.name(place), settled[place] ?? 0, phrases))}
              </ul>
            `
          : html`<p class="hint">${words.entry.nothingYet}</p>`
      }
    </div>
  `;
}

/** A gain or a loss by its name. */
export const deltaOf = (name: string, delta: number, phrases: SheetContext['phrases']) => html`
  <li class=${tone(delta)}><span class="who">${name}</span> <span class="delta">${phrases.signed(delta)}</span></li>
`;

const tone = (delta: number): string => (delta > 0 ? 'gain' : delta < 0 ? 'loss' : 'even');
