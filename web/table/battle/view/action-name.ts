import type { Action, Result, WallHand, Win } from 'tensu';
import { rulesOf } from '../../../widget/state/house.ts';
import { scoreName } from '../../../widget/summary.ts';
import type { Context } from '../context.ts';
import { RULES } from '../state/battle.ts';

type Naming = Pick<Context, 'phrases' | 'own'>;

/** An action in one sentence. */
export function actionName(ctx: Naming, action: Action): string {
  if (action.type === 'kong') return kongName(ctx, action);
  return action.type === 'win' ? winName(ctx, action.wins) : ctx.own.wallEnd;
}

function kongName({ phrases, own }: Naming, { seat, kind, from, late, tile }: Extract<Action, { type: 'kong' }>) {
  const template = { kan: own.kongFrom, ankan: own.kongOwn, kakan: own.kongOwn }[kind];
  const parts = { seat: phrases.seat(seat), from: from === undefined ? '' : phrases.seat(from) };
  const said = phrases.fill(template, { ...parts, kind: phrases.words.meld[kind] });
  return phrases.list([said, tile ? phrases.tiles(tile) : '', late ? own.late : ''].filter(Boolean));
}

function winName({ phrases, own }: Naming, wins: readonly Win[]): string {
  const names = wins.map(({ seat = 0 }) => phrases.seat(seat));
  const seats = [phrases.list(names.slice(0, -1)), ...names.slice(-1)].filter(Boolean).join(own.and);
  const { win, flags = [] } = wins[0] as Win;
  if (win.by === 'tsumo') return withFlags(phrases, phrases.fill(own.wonByTsumo, { seats }), flags);
  const template = flags.includes('rob-kong') ? own.robbed : own.wonByRon;
  const said = phrases.fill(template, { seats, from: phrases.seat(win.from) });
  return withFlags(
    phrases,
    said,
    flags.filter((flag) => flag !== 'rob-kong'),
  );
}

const withFlags = (phrases: Naming['phrases'], said: string, flags: readonly string[]): string =>
  phrases.list([said, ...flags.map((flag) => phrases.name(phrases.words.flag, flag))]);

/** What a win is worth before its events: its row, roots and base, or the base alone where no more is known. A hand that
 * is refused is worth nothing. */
export function worthName({ phrases, own }: Naming, win: Win, hand: Result | null | undefined): string {
  const { ui } = phrases.words;
  if (!('concealed' in win)) return phrases.fill(own.base, { base: win.base ?? '' });
  if (!hand?.ok) return '';
  const roots = hand.roots ? phrases.fill(ui.roots, { count: hand.roots }) : '';
  const base = phrases.fill(own.base, { base: hand.base });
  return phrases.list([scoreName(phrases, hand), roots, base].filter(Boolean));
}

/** What a hand is at the wall's end: a pig, ready with its highest base, or not ready; nothing where it is refused. */
export function stateName({ engine, battle, phrases, own }: Context, hand: WallHand): string {
  const rules = rulesOf(RULES, battle.set);
  const state = 'concealed' in hand ? engine.ready({ ...hand, rules, win: { by: 'tsumo' } }) : hand;
  if ('problems' in state) return '';
  if (state.pig) return phrases.words.reason['flower-pig'];
  return state.ready ? phrases.fill(own.readyWith, { base: state.base ?? '' }) : own.unready;
}
