// mjai: a line of JSON for each event.
import type { Wind } from 'tensu';
import type { Tile } from '../../../web/widget/state/tiles.ts';
import { PlayedHand, type RecordedWin, type Stated } from './played.ts';
import { NotARecord, ThreePlayers, tenhouRules } from './rules.ts';

interface Event {
  type?: string;
  actor?: number;
  target?: number;
  pai?: string;
  consumed?: string[];
  names?: string[];
  /** Whether there are red fives. */
  aka_flag?: boolean;
  bakaze?: string;
  honba?: number;
  kyotaku?: number;
  oya?: number;
  dora_marker?: string;
  tehais?: string[][];
  ura_markers?: string[];
  uradora_markers?: string[];
  fan?: number;
  fu?: number;
  deltas?: number[];
}

const HONOURS = 'ESWNPFC';
/** A yakuman is stated as this many han. */
const YAKUMAN_HAN = 100;
const CALLS = { chi: 'chi', pon: 'pon', daiminkan: 'kan' } as const;

/** `5mr` is a red five; winds and dragons are `E S W N P F C`. */
function tileOf(pai: string): Tile {
  const honour = HONOURS.indexOf(pai);
  if (pai.length === 1 && honour >= 0) return `${honour + 1}z`;
  const [, rank, suit, red] = /^([1-9])([mps])(r?)$/.exec(pai) ?? [];
  if (!rank) throw new Error(`there is no tile ${pai}`);
  return `${red ? 0 : rank}${suit}`;
}

const tilesOf = (list: string[] = []): Tile[] => list.map(tileOf);

export function readMjai(text: string): RecordedWin[] {
  const hands: PlayedHand[] = [];
  // Not every program says whether there are red fives: then they are there if one is seen.
  let reds = /"5[mps]r"/.test(text);
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const events = lines.map(readEvent);
  // One that was cut off would lack wins without saying so.
  if (events[0]?.type !== 'start_game' || events.at(-1)?.type !== 'end_game') throw new NotARecord();
  for (const event of events) {
    reds = event.aka_flag ?? reds;
    take(hands, event, reds);
  }
  if (hands.length === 0) throw new NotARecord();
  return hands.flatMap(({ won }) => won);
}

function readEvent(line: string): Event {
  let event: Event;
  try {
    event = JSON.parse(line);
  } catch {
    throw new NotARecord();
  }
  if (typeof event?.type !== 'string') throw new NotARecord();
  if (event.names?.length === 3 || event.tehais?.length === 3) throw new ThreePlayers();
  return event;
}

function take(hands: PlayedHand[], event: Event, reds: boolean): void {
  const { type, actor = 0, pai = '', consumed } = event;
  if (type === 'start_kyoku') hands.push(deal(event, reds));
  const hand = hands.at(-1);
  if (!hand) return;
  switch (type) {
    case 'tsumo':
      hand.draw(actor, tileOf(pai));
      return;
    case 'dahai':
      hand.discard(actor, tileOf(pai));
      return;
    case 'reach':
      hand.riichi(actor);
      return;
    case 'chi':
    case 'pon':
    case 'daiminkan':
      hand.call(actor, CALLS[type], [tileOf(pai), ...tilesOf(consumed)], tileOf(pai));
      return;
    case 'ankan':
      hand.kan(actor, 'ankan', tilesOf(consumed));
      return;
    case 'kakan':
      hand.kan(actor, 'kakan', [tileOf(pai)]);
      return;
    case 'dora':
      hand.turnDora(tileOf(event.dora_marker ?? ''));
      return;
    case 'hora':
      hand.win(actor, event.target ?? actor, tilesOf(event.ura_markers ?? event.uradora_markers), statedIn(event));
  }
}

function deal(event: Event, reds: boolean): PlayedHand {
  const { bakaze = 'E', oya = 0, honba = 0, kyotaku = 0, dora_marker = '', tehais = [] } = event;
  return new PlayedHand({
    rules: tenhouRules({ reds, kuitan: true }),
    round: bakaze as Wind,
    dealer: oya,
    honba,
    sticks: kyotaku,
    hands: tehais.map(tilesOf),
    dora: [tileOf(dora_marker)],
  });
}

/** Not every program states the worth. */
function statedIn({ fan, fu, deltas }: Event): Stated {
  const yakuman = fan === undefined ? 0 : Math.floor(fan / YAKUMAN_HAN);
  return { ...(yakuman > 0 ? { yakuman } : { han: fan, fu }), deltas };
}
