import { fields, list, oneOf, text, whole, yesOrNo } from '../../keeping/check.ts';
import { flags, kongKind, LONGEST_TILES, lack, seat } from './action.ts';
import { SEATS } from './battle.ts';
import { BASES, MOST_PASSED } from './draft.ts';

const tiles = text(LONGEST_TILES);
const winner = fields(
  { wins: yesOrNo, by: oneOf('base', 'tiles'), text: tiles },
  { lack, base: oneOf(...BASES), passed: whole(0, MOST_PASSED) },
);
const hand = fields({ by: oneOf('known', 'tiles'), text: tiles }, { lack, known: oneOf(...BASES, 'unready', 'pig') });

/** Looks through an action as far as it is made up. Whether it can be is said when it is to be added. */
export const draftCheck = fields(
  {
    kong: fields({ late: yesOrNo, tile: tiles }, { seat, kind: kongKind, from: seat }),
    win: fields({ flags }, { by: oneOf('ron', 'tsumo'), from: seat }),
    winners: list(winner, SEATS.length, SEATS.length),
    hands: list(hand, SEATS.length, SEATS.length),
  },
  { type: oneOf('kong', 'win', 'wall-end') },
);
