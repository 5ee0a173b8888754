import { html, nothing, type TemplateResult } from 'lit';
import type { House } from '../../../widget/state/house.ts';
import { button } from '../../keeping/tools.ts';
import { placesOf } from '../state/game.ts';
import { changePenalty, MOST_PENALTIES, type PenaltyEntry, type PenaltyKind, type Place } from '../state/hand.ts';
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
  const add = () => session.edit({ penalties: [...penalties, {}] });
  return html`
    <fieldset class="penalties">
      <legend>${words.entry.penalties}</legend>
      ${problemsAt(ctx, 'penalties')} ${penalties.map((penalty, at) => penaltyRow(ctx, penalty, at))}
      ${penalties.length < MOST_PENALTIES ? button(words.entry.addPenalty, add) : nothing}
    </fieldset>
  `;
}

function penaltyRow(ctx: SheetContext, { place, kind }: PenaltyEntry, at: number): TemplateResult {
  const { session, words, phrases } = ctx;
  const { draft } = session.entered;
  const change = (penalty: Partial<PenaltyEntry>) => session.edit(changePenalty(draft, at, penalty));
  const open = { value: '', label: words.entry.choose };
  const seats = placesOf(session.played.house).map((value) => ({ value: `${value}`, label: placeName(ctx, value) }));
  const kinds = KINDS.map((value) => ({ value, label: phrases.name(words.offence, value) }));
  const sit = (value: string) => change({ place: value ? (Number(value) as Place) : undefined });
  const name = (value: string) => change({ kind: value ? (value as PenaltyKind) : undefined });
  const label = phrases.fill(words.entry.removePenalty, { count: at + 1 });
  return html`
    <div class="fields penalty" role="group" aria-describedby=${describedBy(ctx, `penalty-${at}`)} aria-label=${phrases.fill(phrases.words.item.penalties, { count: at + 1 })}>
      ${selectField(words.entry.offender, [open, ...seats], `${place ?? ''}`, sit)}
      ${selectField(words.entry.offence, [open, ...kinds], kind ?? '', name)}
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
