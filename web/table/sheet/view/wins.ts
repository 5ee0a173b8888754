import { html, nothing, type TemplateResult } from 'lit';
import type { House } from '../../../widget/state/house.ts';
import { choose } from '../../../widget/view/controls.ts';
import { hasRiichi } from '../calculator.ts';
import { placesOf } from '../state/game.ts';
import { addWin, changeWin, type Place, takePlace, type WinEntry, winBy } from '../state/hand.ts';
import type { SheetContext } from './context.ts';
import { placeName, selectField } from './controls.ts';
import { describedBy, problemsAt } from './problems.ts';

const FU = [20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110];
/** From here on the fu make no difference. */
const LIMIT_HAN = 5;
const MOST_HAN = 13;
const MOST_YAKUMAN = 6;

/** Who won, from whom, and what each hand is worth. */
export function winsForm(ctx: SheetContext): TemplateResult {
  const { session, phrases, words } = ctx;
  const { draft } = session.entered;
  const { house } = session.played;
  const { reason, ui } = phrases.words;
  const ways = (['ron', 'tsumo'] as const).map((value) => ({ value, label: reason[value] }));
  const more = draft.by === 'ron' && draft.wins.length < house.players - 1;
  return html`
    <div class="fields">
      ${choose('by', ui.wonBy, ways, draft.by, (by) => session.edit(winBy(draft, by)))}
      ${draft.by === 'ron' && house.players > 2 ? discarder(ctx) : nothing}
    </div>
    ${problemsAt(ctx, 'wins')} ${draft.wins.map((win, at) => winForm(ctx, win, at))}
    ${
      more
        ? html`
            <button type="button" class="quiet" @click=${() => session.edit(addWin(draft))}>
              ${words.entry.addWinner}
            </button>
          `
        : nothing
    }
  `;
}

function discarder(ctx: SheetContext): TemplateResult {
  const { session, words } = ctx;
  const { draft } = session.entered;
  const choices = placesOf(session.played.house).map(
    (value): { value: Place | undefined; label: string; disabled: boolean } => ({
      value,
      label: placeName(ctx, value),
      disabled: draft.wins.some(({ place }) => place === value),
    }),
  );
  return choose('from', words.entry.discarder, choices, draft.from, (from) => session.edit({ from }));
}

function winForm(ctx: SheetContext, win: WinEntry, at: number): TemplateResult {
  const { session, phrases, words } = ctx;
  const { draft } = session.entered;
  const choices = placesOf(session.played.house).map((value): { value: Place | undefined; label: string } => ({
    value,
    label: placeName(ctx, value),
  }));
  const takeOut = () => session.edit({ wins: draft.wins.toSpliced(at, 1) });
  return html`
    <div class="win" role="group" aria-describedby=${describedBy(ctx, `win-${at}`)} aria-label=${phrases.fill(phrases.words.item.wins, { count: at + 1 })}>
      ${choose(`winner-${at}`, words.entry.winnerOf, choices, win.place, (place) => place !== undefined && session.edit(takePlace(draft, at, place)))}
      ${win.tiles === undefined ? worth(ctx, win, at) : html`${tiles(ctx, win, at)} ${riichiUnmarked(ctx, win)}`}
      ${problemsAt(ctx, `win-${at}`)}
      ${
        draft.wins.length > 1
          ? html`
              <button type="button" class="quiet" @click=${takeOut}>
                ${phrases.fill(words.entry.removeWinner, { count: at + 1 })}
              </button>
            `
          : nothing
      }
    </div>
  `;
}

/** Han and fu, or yakuman; and the way to the tiles. */
function worth(ctx: SheetContext, win: WinEntry, at: number): TemplateResult {
  const { session, phrases, words } = ctx;
  const change = (worth: Partial<WinEntry>) => session.edit(changeWin(session.entered.draft, at, worth));
  const pick = (value: string) => {
    const [, kind, count] = /^([hy])(\d+)$/.exec(value) ?? [];
    const number = count === undefined ? undefined : Number(count);
    change({ han: kind === 'h' ? number : undefined, yakuman: kind === 'y' ? number : undefined });
  };
  const value = win.yakuman ? `y${win.yakuman}` : win.han ? `h${win.han}` : '';
  const needsFu = !win.yakuman && (win.han ?? 0) < LIMIT_HAN;
  const choice = { value: '', label: words.entry.choose };
  const fus = [choice, ...FU.map((fu) => ({ value: String(fu), label: phrases.fill(phrases.words.ui.fu, { fu }) }))];
  return html`
    <div class="fields">
      ${selectField(words.entry.han, [choice, ...hans(ctx), ...yakumans(ctx, session.played.house)], value, pick)}
      ${selectField(
        words.entry.fu,
        fus,
        needsFu ? String(win.fu ?? '') : '',
        (fu) => change({ fu: fu ? Number(fu) : undefined }),
        !needsFu,
      )}
      <button type="button" class="quiet" @click=${() => ctx.calculate(at)}>${words.entry.byTiles}</button>
    </div>
  `;
}

/** From five han on with the limit that the rule set makes of them. */
function hans({ session, phrases, words }: SheetContext) {
  const { limit, ui } = phrases.words;
  return Array.from({ length: MOST_HAN }, (_, index) => {
    const han = index + 1;
    const answer = session.engine.points(session.rules, { han, fu: 30, dealer: false, by: 'ron' });
    const reached = han >= LIMIT_HAN && 'limit' in answer ? phrases.name(limit, answer.limit) : '';
    const label = reached ? phrases.fill(words.entry.hanLimit, { han, limit: reached }) : phrases.fill(ui.han, { han });
    return { value: `h${han}`, label };
  });
}

function yakumans({ phrases }: SheetContext, house: House) {
  const { limit, ui } = phrases.words;
  const most = house.is('yakuman_stack') ? MOST_YAKUMAN : 1;
  return Array.from({ length: most }, (_, index) => ({
    value: `y${index + 1}`,
    label: index === 0 ? limit.yakuman : phrases.fill(ui.manyYakuman, { count: index + 1 }),
  }));
}

/** A riichi leaves its stick only where it is marked, so one that the tiles have and nobody marked is asked about. */
function riichiUnmarked({ session, words, phrases, speech }: SheetContext, { tiles = '', place }: WinEntry) {
  const hand = session.engine.parseLine(tiles);
  const marked = place === undefined || session.entered.draft.riichi.includes(place);
  if (marked || 'problems' in hand || !hasRiichi(hand)) return nothing;
  return html`<p class="hint">${phrases.fill(words.entry.riichiUnmarked, { place: speech.name(place) })}</p>`;
}

function tiles(ctx: SheetContext, { tiles, place, liable }: WinEntry, at: number): TemplateResult {
  const { session, words, phrases } = ctx;
  const { draft } = session.entered;
  const others = placesOf(session.played.house).filter((other) => other !== place);
  const seats = others.map((value): { value: Place | undefined; label: string } => ({
    value,
    label: placeName(ctx, value),
  }));
  const nobody = { value: undefined, label: phrases.words.ui.nobody };
  const drop = () => session.edit(changeWin(draft, at, { tiles: undefined, liable: undefined }));
  return html`
    <p class="tiles-line"><tensu-hand hand=${tiles} lang=${phrases.lang}></tensu-hand></p>
    ${
      session.played.house.is('pao')
        ? choose(`liable-${at}`, words.entry.liable, [nobody, ...seats], liable, (seat) =>
            session.edit(changeWin(draft, at, { liable: seat })),
          )
        : nothing
    }
    <p class="row">
      <button type="button" class="quiet" @click=${() => ctx.calculate(at)}>${words.entry.changeTiles}</button>
      <button type="button" class="quiet" @click=${drop}>${words.entry.dropTiles}</button>
    </p>
  `;
}
