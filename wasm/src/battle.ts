// The actions of a battle as numbers, and the hands at the wall's end whose tiles are not told.
import { counted, placeAmong, RequestEncoder, truthOf } from './encode.ts';
import type { Ids, TableIds } from './exports.d.ts';
import { KnownKeys } from './keys.ts';
import type { Writer } from './wire.ts';

const ACTION_KEYS: Record<string, KnownKeys> = {
  kong: new KnownKeys(['type', 'seat', 'kind', 'from', 'late', 'tile']),
  win: new KnownKeys(['type', 'wins']),
  'wall-end': new KnownKeys(['type', 'hands']),
};
const WALL_KEYS = new KnownKeys(['seat', 'ready', 'base', 'pig']);

/** Writes the fields in the order that wire_round.cpp reads them. */
export class ActionEncoder extends RequestEncoder<Ids & TableIds> {
  writeAction(out: Writer, given: unknown): void {
    const action = this.take(given);
    const type = placeAmong(this.ids.actionTypes, action.type);
    const keys = ACTION_KEYS[this.ids.actionTypes[type] ?? ''];
    if (keys) {
      this.noteUnknown(action, keys, '');
    }
    out.number(type);
    out.whole(action.seat);
    out.number(placeAmong(this.ids.meldTypes, action.kind));
    out.whole(action.from);
    out.number(truthOf(action.late));
    out.text(action.tile);
    counted(out, action.wins);
    counted(out, action.hands);
    this.end(out);
  }

  writeWallHand(out: Writer, given: unknown): void {
    const hand = this.take(given);
    this.noteUnknown(hand, WALL_KEYS, '');
    out.whole(hand.seat);
    out.number(truthOf(hand.ready));
    out.whole(hand.base);
    out.number(truthOf(hand.pig));
    this.end(out);
  }
}
