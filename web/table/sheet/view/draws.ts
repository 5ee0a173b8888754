import { html, nothing, type TemplateResult } from 'lit';
import type { House } from '../../../widget/state/house.ts';
import { choose } from '../../../widget/view/controls.ts';
import { placesOf } from '../state/game.ts';
import type { AbortKind } from '../state/hand.ts';
import type { SheetContext } from './context.ts';
import { placeName, placeSwitches } from './controls.ts';
import { hasPenalties } from './penalties.ts';
import { problemsAt } from './problems.ts';

/** Abortive draws with the option that a rule set has them by. */
const ABORTS: [AbortKind, string][] = [
  ['four-winds', 'abort_four_winds'],
  ['four-kans', 'abort_four_kans'],
  ['four-riichi', 'abort_four_riichi'],
  ['nine-terminals', 'abort_nine_terminals'],
];

/** The kinds of abortive draw that a rule set has. */
export function abortsOf(house: House): AbortKind[] {
  const kinds = ABORTS.flatMap(([kind, key]) => (house.is(key) ? [kind] : []));
  return house.option('triple_ron')?.value === 'abort' ? [...kinds, 'triple-ron'] : kinds;
}

/** Who was tenpai at the end of the wall, and whose discards are a nagashi mangan. */
export function exhaustiveForm(ctx: SheetContext): TemplateResult {
  const { session, words } = ctx;
  const { tenpai, nagashi } = session.entered.draft;
  const hasNagashi = session.played.house.description.yaku.some(({ id, on }) => id === 'nagashi-mangan' && on);
  return html`
    ${placeSwitches(ctx, words.entry.tenpai, tenpai, 'tenpai', (places) => session.edit({ tenpai: places }))}
    ${
      hasNagashi || nagashi.length > 0
        ? placeSwitches(ctx, words.entry.nagashi, nagashi, 'nagashi', (places) => session.edit({ nagashi: places }))
        : nothing
    }
    ${riichiNoten(ctx)}
  `;
}

/** A riichi is tenpai, or was none: the sheet takes both, and asks which it was. */
function riichiNoten(ctx: SheetContext): TemplateResult | typeof nothing {
  const { session, words, phrases } = ctx;
  const { riichi, tenpai, penalties } = session.entered.draft;
  const said = penalties.filter(({ kind }) => kind === 'noten-riichi').map(({ place }) => place);
  const noten = riichi.filter((place) => !tenpai.includes(place) && !said.includes(place));
  if (noten.length === 0) return nothing;
  const places = phrases.list(noten.map((place) => placeName(ctx, place)));
  const penalty = hasPenalties(session.played.house) ? words.entry.riichiNotenPenalty : '';
  return html`<p class="hint">${phrases.fill(words.entry.riichiNoten, { places })} ${penalty}</p>`;
}

export function abortiveForm(ctx: SheetContext): TemplateResult {
  const { session, words, phrases } = ctx;
  const kinds = abortsOf(session.played.house).map((value) => ({ value, label: phrases.name(words.abort, value) }));
  return html`
    ${choose('abort', words.entry.abort, kinds, session.entered.draft.abort, (abort) => session.edit({ abort }))}
    ${fourRiichi(ctx)} ${problemsAt(ctx, 'abort')}
  `;
}

/** Every riichi of the hand leaves a stick, so one that is not marked is asked about. */
function fourRiichi({ session, words, phrases, speech }: SheetContext): TemplateResult | typeof nothing {
  const { riichi, abort } = session.entered.draft;
  const open = placesOf(session.played.house).filter((place) => !riichi.includes(place));
  if (abort !== 'four-riichi' || open.length === 0) return nothing;
  const places = phrases.list(open.map((place) => speech.name(place)));
  return html`<p class="hint">${phrases.fill(words.entry.fourRiichi, { places })}</p>`;
}
