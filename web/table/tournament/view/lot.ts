import { Luck } from '../../../widget/state/luck.ts';
import { type Context, playerName } from '../context.ts';

/** The names in an order by lot; who has none takes the number along as a name. */
export function byLot(ctx: Context): string[] {
  const luck = new Luck();
  const names = Array.from({ length: ctx.tournament.count }, (_, player) => playerName(ctx, player));
  for (let last = names.length - 1; last > 0; last--) {
    const drawn = luck.upTo(last + 1);
    [names[last], names[drawn]] = [names[drawn] as string, names[last] as string];
  }
  return names;
}
