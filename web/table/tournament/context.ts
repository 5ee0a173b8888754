import type { Plan, Problem } from 'tensu';
import type { TournamentWords } from '../../text/table/tournament/languages.ts';
import type { Phrases } from '../../widget/phrases.ts';
import type { Round, Slot } from './state/bracket.ts';
import type { Tournament } from './state/tournament.ts';

/** What the parts of the page show, and what they may do. */
export interface Context {
  readonly phrases: Phrases;
  readonly own: TournamentWords;
  readonly tournament: Tournament;
  /** How the rounds go, or why so many players make no tournament. */
  readonly plan: Plan | Problem;
  readonly rounds: readonly Round[];
  readonly edit: (change: Partial<Tournament>, run?: string) => void;
}

/** What a player is called. */
export const playerName = ({ own, phrases, tournament }: Context, player: number): string =>
  tournament.names[player]?.trim() || phrases.fill(own.player, { number: player + 1 });

/** A player, or the table that the player comes from. */
export function slotName(ctx: Context, { player, from }: Slot): string {
  if (player !== undefined) return playerName(ctx, player);
  return ctx.phrases.fill(ctx.own.comesFrom, { table: from?.table ?? '', rank: from?.rank ?? '' });
}
