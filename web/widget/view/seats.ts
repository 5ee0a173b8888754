import type { Seat } from 'tensu';
import type { Context } from './context.ts';

export const seatsOf = (ctx: Context): Seat[] => Array.from({ length: ctx.house.players }, (_, seat) => seat as Seat);

/** The winner's seat as the rule set reads it. */
export const winnerOf = (ctx: Context): Seat => ctx.fitted.request.seat ?? 0;
