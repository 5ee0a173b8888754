import { html, nothing, type TemplateResult } from 'lit';
import type { Seat } from 'tensu';
import { choose, numberField } from '../../../widget/view/controls.ts';
import type { Context } from '../context.ts';
import { SEATS } from '../state/battle.ts';
import { BASES, MOST_PASSED, type WinnerDraft } from '../state/draft.ts';
import { written } from './written.ts';

/** The events of a win by tsumo, and those of one by ron. */
const FLAGS = {
  tsumo: ['kong-bloom', 'last-tile', 'heaven', 'earth'],
  ron: ['rob-kong', 'after-kong', 'last-tile'],
};

/** How one tile was won, by whom, and what each win is worth. */
export function winFields(ctx: Context): TemplateResult {
  const { phrases, own, draft, sketch } = ctx;
  const { reason } = phrases.words;
  const { win, winners } = draft;
  const ways = (['ron', 'tsumo'] as const).map((value) => ({ value, label: reason[value] }));
  const seats = SEATS.map((seat) => ({ value: seat, label: phrases.seat(seat) }));
  const payers = seats.map((seat) => ({ ...seat, disabled: winners[seat.value]?.wins }));
  const known = (by: 'ron' | 'tsumo') => win.flags.filter((flag) => FLAGS[by].includes(flag));
  return html`
    <div class="fields">
      ${choose('by', phrases.words.field.win, ways, win.by, (by) => sketch({ win: { ...win, by, flags: known(by) } }))}
      ${
        win.by === 'ron'
          ? choose('from', own.whoPays, payers, win.from, (from) => sketch({ win: { ...win, from } }))
          : nothing
      }
      ${win.by ? events(ctx, win.by) : nothing} ${whoWins(ctx)}
    </div>
    ${win.flags.includes('rob-kong') ? html`<p class="hint">${own.robHint}</p>` : nothing}
    ${SEATS.filter((seat) => winners[seat]?.wins).map((seat) => worth(ctx, seat))}
  `;
}

function events({ phrases, own, draft, sketch }: Context, by: 'ron' | 'tsumo'): TemplateResult {
  const { win } = draft;
  const toggle = (flag: string) => () => {
    const flags = win.flags.includes(flag) ? win.flags.filter((other) => other !== flag) : [...win.flags, flag];
    sketch({ win: { ...win, flags } });
  };
  return html`
    <fieldset class="choices">
      <legend>${own.events}</legend>
      <div class="segments">
        ${FLAGS[by].map(
          (flag) => html`
            <label class="segment">
              <input type="checkbox" .checked=${win.flags.includes(flag)} @change=${toggle(flag)} />
              <span>${phrases.name(phrases.words.flag, flag)}</span>
            </label>
          `,
        )}
      </div>
    </fieldset>
  `;
}

function whoWins(ctx: Context): TemplateResult {
  const { phrases, own, draft } = ctx;
  return html`
    <fieldset class="choices">
      <legend>${own.whoWins}</legend>
      <div class="segments">
        ${SEATS.map((seat) => {
          const wins = draft.winners[seat]?.wins ?? false;
          return html`
            <label class="segment">
              <input type="checkbox" .checked=${wins} @change=${() => toggleWinner(ctx, seat)} />
              <span>${phrases.seat(seat)}</span>
            </label>
          `;
        })}
      </div>
    </fieldset>
  `;
}

/** Nobody wins on their own tile: whose it was is open again. A tile that was drawn has one winner. */
function toggleWinner({ draft, sketch }: Context, seat: Seat): void {
  const { win, winners } = draft;
  const wins = !winners[seat]?.wins;
  const alone = wins && win.by === 'tsumo';
  const from = win.from === seat ? undefined : win.from;
  sketch({
    win: { ...win, from },
    winners: winners.map((winner, at) =>
      at === seat ? { ...winner, wins } : alone ? { ...winner, wins: false } : winner,
    ),
  });
}

function changeWinner({ draft, sketch }: Context, seat: Seat, change: Partial<WinnerDraft>): void {
  sketch({ winners: draft.winners.with(seat, { ...(draft.winners[seat] as WinnerDraft), ...change }) });
}

function worth(ctx: Context, seat: Seat): TemplateResult {
  const { phrases, own, draft } = ctx;
  const winner = draft.winners[seat] as WinnerDraft;
  const set = (change: Partial<WinnerDraft>) => changeWinner(ctx, seat, change);
  const ways = (['base', 'tiles'] as const).map((value) => ({
    value,
    label: { base: own.byBase, tiles: own.byTiles }[value],
  }));
  const bases = BASES.map((value) => ({ value, label: phrases.number(value) }));
  const passed = { label: own.passed, value: winner.passed, min: 0, max: MOST_PASSED };
  return html`
    <fieldset class="hand">
      <legend>${phrases.fill(own.winOf, { seat: phrases.seat(seat) })}</legend>
      <div class="fields">
        ${choose(`worth-${seat}`, own.enteredBy, ways, winner.by, (by) => set({ by }))}
        ${
          winner.by === 'base'
            ? choose(`base-${seat}`, phrases.words.field.base, bases, winner.base, (base) => set({ base }))
            : written(ctx, { id: `win-${seat}`, label: own.tiles }, winner, set)
        }
        ${draft.win.by === 'ron' ? numberField(passed, (value) => set({ passed: value })) : nothing}
      </div>
    </fieldset>
  `;
}
