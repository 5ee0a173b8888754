import { type Check, fields, isObject, list, oneOf, text, whole, yesOrNo } from '../../keeping/check.ts';

/** More than a written hand, its melds or its events ever have. */
export const LONGEST_TILES = 100;
const MOST_MELDS = 4;
const MOST_FLAGS = 6;
const MOST_BASE = 1000;

export const seat = oneOf(0, 1, 2, 3);
export const kongKind = oneOf('kan', 'ankan', 'kakan');
export const lack = oneOf('m', 'p', 's');
const base = whole(0, MOST_BASE);
const tiles = text(LONGEST_TILES);
export const flags = list(tiles, MOST_FLAGS);
const meld = fields({ type: tiles, tiles }, { from: seat, called: tiles });
const hand = { concealed: tiles };
const around = { melds: list(meld, MOST_MELDS), lack };

const KINDS: Record<string, Check> = {
  kong: fields({ seat, kind: kongKind }, { from: seat, late: yesOrNo, tile: tiles }),
  win: fields({ wins: list(win, 3, 1) }),
  'wall-end': fields({ hands: list(wallHand, 4) }),
};

/** Whether something is written like an action, so that it can be shown. */
export function action(value: unknown, at: string): string | undefined {
  return (
    fields({ type: oneOf(...Object.keys(KINDS)) })(value, at) ?? KINDS[(value as { type: string }).type]?.(value, at)
  );
}

function win(value: unknown, at: string): string | undefined {
  const way: Record<string, Check> =
    isObject(value) && isObject(value.win) && value.win.by === 'ron' ? { from: seat } : {};
  const worth = byTiles(value) ? hand : { base };
  return fields({ seat, win: fields({ by: oneOf('ron', 'tsumo'), ...way }), ...worth }, { ...around, flags })(
    value,
    at,
  );
}

function wallHand(value: unknown, at: string): string | undefined {
  const known = byTiles(value) ? hand : { ready: yesOrNo };
  return fields({ seat, ...known }, { ...around, base, pig: yesOrNo })(value, at);
}

const byTiles = (value: unknown): boolean => isObject(value) && value.concealed !== undefined;
