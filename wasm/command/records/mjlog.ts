// Tenhou's own records: XML whose elements hold nothing but attributes, one for each move.
import type { Wind } from 'tensu';
import type { Tile } from '../../../web/widget/state/tiles.ts';
import { decodeMeld, tileOf } from './mjlog-tiles.ts';
import { PlayedHand, type RecordedWin, type Stated, WINDS } from './played.ts';
import { NotARecord, ThreePlayers, tenhouRules } from './rules.ts';

type Attributes = Record<string, string>;

/** Bits of the kind of game. */
const NO_REDS = 0x02;
const NO_KUITAN = 0x04;
const THREE_PLAYERS = 0x10;

/** Draws and discards by place. */
const DRAWS = 'TUVW';
const DISCARDS = 'DEFG';

/** Yaku by their numbers; those of winds and of yakuman with a better wait are the same yaku here. */
const YAKU = [
  ...['menzen-tsumo', 'riichi', 'ippatsu', 'chankan', 'rinshan', 'haitei', 'houtei', 'pinfu', 'tanyao', 'iipeikou'],
  ...['seat-wind', 'seat-wind', 'seat-wind', 'seat-wind', 'round-wind', 'round-wind', 'round-wind', 'round-wind'],
  ...['haku', 'hatsu', 'chun', 'double-riichi', 'chiitoitsu', 'chanta', 'ittsuu', 'sanshoku-doujun'],
  ...['sanshoku-doukou', 'sankantsu', 'toitoi', 'sanankou', 'shousangen', 'honroutou', 'ryanpeikou', 'junchan'],
  ...['honitsu', 'chinitsu', 'renhou', 'tenhou', 'chiihou', 'daisangen', 'suuankou', 'suuankou', 'tsuuiisou'],
  ...['ryuuiisou', 'chinroutou', 'chuuren', 'chuuren', 'kokushi', 'kokushi', 'daisuushii', 'shousuushii', 'suukantsu'],
];

export function readMjlog(text: string): RecordedWin[] {
  // One that was cut off would lack wins without saying so.
  if (!/^\s*(<\?xml[^>]*>\s*)?<mjloggm[\s\S]*<\/mjloggm>\s*$/.test(text)) throw new NotARecord();
  const game = new Game();
  for (const [, name = '', rest = ''] of text.matchAll(/<([A-Za-z]+\d*)([^>]*)>/g)) {
    game.take(name, attributesOf(rest));
  }
  return game.wins();
}

function attributesOf(text: string): Attributes {
  return Object.fromEntries([...text.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key, value]));
}

function numbers(list = ''): number[] {
  const found = list === '' ? [] : list.split(',').map(Number);
  if (!found.every(Number.isInteger)) throw new NotARecord();
  return found;
}

/** The only number of an attribute. */
function number(text: string | undefined): number {
  const [first, ...others] = numbers(text);
  if (first === undefined || others.length > 0) throw new NotARecord();
  return first;
}

class Game {
  private readonly hands: PlayedHand[] = [];
  private type = 0;

  wins(): RecordedWin[] {
    if (this.hands.length === 0) throw new NotARecord();
    return this.hands.flatMap(({ won }) => won);
  }

  take(name: string, attributes: Attributes): void {
    const hand = this.hands.at(-1);
    switch (name) {
      case 'GO':
        this.type = number(attributes.type);
        if (this.type & THREE_PLAYERS) throw new ThreePlayers();
        return;
      case 'INIT':
        this.hands.push(this.deal(attributes));
        return;
      case 'N':
        if (hand) meld(hand, number(attributes.who), number(attributes.m), (id) => this.tile(id));
        return;
      case 'REACH':
        if (attributes.step === '1') hand?.riichi(number(attributes.who));
        return;
      case 'DORA':
        hand?.turnDora(this.tile(number(attributes.hai)));
        return;
      case 'AGARI':
        hand?.win(
          number(attributes.who),
          number(attributes.fromWho),
          this.tiles(attributes.doraHaiUra),
          statedIn(attributes),
          this.tiles(attributes.doraHai),
        );
        return;
      default:
        if (hand) this.move(hand, name);
    }
  }

  /** A draw or a discard: a letter for the place and the number of the tile. */
  private move(hand: PlayedHand, name: string): void {
    const [, letter = '', id = ''] = /^([A-Z])(\d+)$/.exec(name) ?? [];
    if (id === '') return;
    if (DRAWS.includes(letter)) hand.draw(DRAWS.indexOf(letter), this.tile(Number(id)));
    if (DISCARDS.includes(letter)) hand.discard(DISCARDS.indexOf(letter), this.tile(Number(id)));
  }

  private deal(attributes: Attributes): PlayedHand {
    const [hand = 0, honba = 0, sticks = 0, , , dora = 0] = numbers(attributes.seed);
    return new PlayedHand({
      rules: tenhouRules({ reds: !(this.type & NO_REDS), kuitan: !(this.type & NO_KUITAN) }),
      round: WINDS[Math.floor(hand / 4)] as Wind,
      dealer: number(attributes.oya),
      honba,
      sticks,
      hands: [0, 1, 2, 3].map((place) => this.tiles(attributes[`hai${place}`])),
      dora: [this.tile(dora)],
    });
  }

  private tile(id: number): Tile {
    return tileOf(id, !(this.type & NO_REDS));
  }

  private tiles(list: string | undefined): Tile[] {
    return numbers(list).map((id) => this.tile(id));
  }
}

function meld(hand: PlayedHand, place: number, code: number, tile: (id: number) => Tile): void {
  const { type, tiles, called, added } = decodeMeld(code);
  if (type === 'ankan') hand.kan(place, type, tiles.map(tile));
  else if (type === 'kakan') hand.kan(place, type, [tile(added)]);
  else hand.call(place, type, tiles.map(tile), tile(called));
}

/** `sc` holds points before and gained, place by place, in hundreds; `yaku` pairs of number and han, dora among them. */
function statedIn({ ten, yaku, yakuman, sc }: Attributes): Stated {
  const [fu] = numbers(ten);
  const pairs = numbers(yaku);
  const ids = pairs.filter((_, i) => i % 2 === 0);
  const han = pairs.filter((_, i) => i % 2 === 1).reduce((sum, each) => sum + each, 0);
  const limits = numbers(yakuman);
  const named = [...ids, ...limits].flatMap((id) => YAKU[id] ?? []);
  return {
    ...(limits.length > 0 ? { yakuman: limits.length } : { han, fu }),
    yaku: [...new Set(named)],
    deltas: numbers(sc).flatMap((value, i) => (i % 2 === 1 ? [value * 100] : [])),
  };
}
