import { html, nothing, type TemplateResult } from 'lit';
import type { House } from '../../../widget/state/house.ts';
import { placesOf } from '../state/game.ts';
import { changePenalty, type PenaltyEntry, type PenaltyKind, type Place } from '../state/hand.ts';
import type { SheetContext } from './context.ts';
import { placeName, selectField } from './controls.ts';
import { describedBy, problemsAt } from './problems.ts';

const KINDS: PenaltyKind[] = ['chombo', 'noten-riichi', 'empty-chi', 'empty-pon', 'empty-kan', 'dead-hand'];

/** A rule set with penalties says in its options how they go together with a win. */
export const hasPenalties = (house: House): boolean =>
  house.description.options.some(({ group }) => group === 'penalties');

/** The penalties of the hand, one row each. */
export function penaltiesForm(ctx: SheetContext): TemplateResult | typeof nothing {
  const { session, words } = ctx;
  const { penalties } = session.entered.draft;
  if (!hasPenalties(session.played.house) && penalties.length === 0) return nothing;
  const add = () => session.edit({ penalties: [...penalties, { place: 0, kind: 'chombo' }] });
  return html`
    <fieldset class="penalties">
      <legend>${words.entry.penalties}</legend>
      ${problemsAt(ctx, 'penalties')} ${penalties.map((penalty, at) => penaltyRow(ctx, penalty, at))}
      <button type="button" class="quiet" @click=${add}>${words.entry.addPenalty}</button>
    </fieldset>
  `;
}

function penaltyRow(ctx: SheetContext, { place, kind }: PenaltyEntry, at: number): TemplateResult {
  const { session, words, phrases } = ctx;
  const { draft } = session.entered;
  const change = (penalty: Partial<PenaltyEntry>) => session.edit(changePenalty(draft, at, penalty));
  const places = placesOf(session.played.house).map((value) => ({ value: `${value}`, label: placeName(ctx, value) }));
  const kinds = KINDS.map((value) => ({ value, label: phrases.name(words.offence, value) }));
  const label = phrases.fill(words.entry.removePenalty, { count: at + 1 });
  return html`
    <div class="fields penalty" role="group" aria-describedby=${describedBy(ctx, `penalty-${at}`)} aria-label=${phrases.fill(phrases.words.item.penalties, { count: at + 1 })}>
      ${selectField(words.entry.offender, places, `${place}`, (value) => change({ place: Number(value) as Place }))}
      ${selectField(words.entry.offence, kinds, kind, (value) => change({ kind: value as PenaltyKind }))}
      <button
        type="button"
        class="quiet"
        aria-label=${label}
        title=${label}
        @click=${() => session.edit({ penalties: draft.penalties.toSpliced(at, 1) })}
      >
        ×
      </button>
    </div>
    ${problemsAt(ctx, `penalty-${at}`)}
  `;
}
