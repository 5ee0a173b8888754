import type { Plan, Problem } from 'tensu';
import type { OptionWords } from '../../text/options/words.ts';
import type { TableWords } from '../../text/round/words.ts';
import type { TournamentWords } from '../../text/table/tournament/languages.ts';
import type { Phrases } from '../../widget/phrases.ts';
import type { House } from '../../widget/state/house.ts';
import { inSentence } from '../keeping/name.ts';
import type { Round, Slot } from './state/bracket.ts';
import type { Tournament } from './state/tournament.ts';

/** What the parts of the page show, and what they may do. */
export interface Context {
  readonly phrases: Phrases<TableWords>;
  readonly options: OptionWords;
  readonly own: TournamentWords;
  readonly tournament: Tournament;
  /** The rule sets that say how a tournament goes. */
  readonly houses: readonly string[];
  /** The one that is chosen. */
  readonly house: House;
  /** How the rounds go, or why so many players make no tournament. */
  readonly plan: Plan | Problem;
  readonly rounds: readonly Round[];
  readonly edit: (change: Partial<Tournament>, run?: string) => void;
  readonly say: (text: string) => void;
}

/** The fewest points that the rules allow anybody. */
export const leastOf = (house: House): number => (house.is('floor_zero') ? 0 : Number.NEGATIVE_INFINITY);

/** What a player is called. */
export const playerName = ({ own, phrases, tournament }: Context, player: number): string =>
  inSentence(tournament.names[player] ?? '') || phrases.fill(own.player, { number: player + 1 });

/** A player, or the table that the player comes from. */
export function slotName(ctx: Context, { player, from }: Slot): string {
  if (player !== undefined) return playerName(ctx, player);
  return ctx.phrases.fill(ctx.own.comesFrom, { table: from?.table ?? '', rank: from?.rank ?? '' });
}
