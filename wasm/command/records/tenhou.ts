// The JSON of tenhou.net/6: for each hand what every place took and put down, in lists of their own.
import type { Wind } from 'tensu';
import type { Tile } from '../../../web/widget/state/tiles.ts';
import { PlayedHand, type RecordedWin, type Stated, WINDS } from './played.ts';
import { NotARecord, ThreePlayers, tenhouRules } from './rules.ts';

const PLAYERS = 4;
const RED = 50;
/** The tile just drawn is discarded. */
const DRAWN = 60;
/** In place of a discard, after an open kan. */
const NONE = 0;

/**
 * Tenhou's own name of a table without open all simples: a letter of the table and the length of the game, and no 喰 behind
 * them. Others write their records in this form, too, under other names.
 */
const NO_KUITAN = /^.?[東南]赤?速?\d*$/;

/** A tile, or a call: digits of tiles with a letter before the called one. */
type Move = number | string;

interface Log {
  rule?: { disp?: string; aka?: number; aka51?: number };
  log?: unknown[][];
}

/** Names of yaku as the records have them; the others are named as the page names them. */
const YAKU: Record<string, string> = {
  門前清自摸和: 'menzen-tsumo',
  立直: 'riichi',
  両立直: 'double-riichi',
  一発: 'ippatsu',
  槍槓: 'chankan',
  嶺上開花: 'rinshan',
  海底摸月: 'haitei',
  河底撈魚: 'houtei',
  平和: 'pinfu',
  断幺九: 'tanyao',
  一盃口: 'iipeikou',
  '自風 東': 'seat-wind',
  '自風 南': 'seat-wind',
  '自風 西': 'seat-wind',
  '自風 北': 'seat-wind',
  '場風 東': 'round-wind',
  '場風 南': 'round-wind',
  '場風 西': 'round-wind',
  '場風 北': 'round-wind',
  '役牌 白': 'haku',
  '役牌 發': 'hatsu',
  '役牌 中': 'chun',
  七対子: 'chiitoitsu',
  混全帯幺九: 'chanta',
  一気通貫: 'ittsuu',
  三色同順: 'sanshoku-doujun',
  三色同刻: 'sanshoku-doukou',
  三槓子: 'sankantsu',
  対々和: 'toitoi',
  三暗刻: 'sanankou',
  小三元: 'shousangen',
  混老頭: 'honroutou',
  二盃口: 'ryanpeikou',
  純全帯幺九: 'junchan',
  混一色: 'honitsu',
  清一色: 'chinitsu',
  人和: 'renhou',
  天和: 'tenhou',
  地和: 'chiihou',
  大三元: 'daisangen',
  四暗刻: 'suuankou',
  四暗刻単騎: 'suuankou',
  字一色: 'tsuuiisou',
  緑一色: 'ryuuiisou',
  清老頭: 'chinroutou',
  九蓮宝燈: 'chuuren',
  純正九蓮宝燈: 'chuuren',
  国士無双: 'kokushi',
  国士無双１３面: 'kokushi',
  大四喜: 'daisuushii',
  小四喜: 'shousuushii',
  四槓子: 'suukantsu',
};

export function readTenhou(text: string): RecordedWin[] {
  let log: Log;
  try {
    log = JSON.parse(text);
  } catch {
    throw new NotARecord();
  }
  const { rule = {}, log: hands } = log ?? {};
  if (!Array.isArray(hands) || hands.length === 0) throw new NotARecord();
  const { disp = '', aka, aka51 } = rule;
  if (disp.includes('三')) throw new ThreePlayers();
  const reds = aka === undefined && aka51 === undefined ? disp.includes('赤') : Boolean(aka || aka51);
  const rules = tenhouRules({ reds, kuitan: !NO_KUITAN.test(disp) });
  return hands.flatMap((hand) => new Replay(hand as unknown[][], rules).wins());
}

/** 11 to 19 are man, 21 and 31 on pin and sou, 41 to 47 honours, 51 to 53 the red fives. */
function tileOf(number: number): Tile {
  const suit = Math.floor(number / 10);
  const rank = number - 10 * suit;
  if (!Number.isInteger(number) || rank < 1 || number > RED + 3 || suit < 1 || (suit === 4 && rank > 7)) {
    throw new NotARecord();
  }
  return number > RED ? `0${'mps'[rank - 1]}` : `${rank}${'mpsz'[suit - 1]}`;
}

const tilesIn = (digits: string): Tile[] => (digits.match(/../g) ?? []).map((two) => tileOf(Number(two)));

/** The called tile stands behind the letter; how many tiles are before it says from whom it came. */
function readCall(call: string): { letter: string; called: Tile; tiles: Tile[]; before: number } {
  const [, front = '', letter = '', back = ''] = /^(\d*)([a-z])(\d*)$/.exec(call) ?? [];
  const tiles = tilesIn(front + back);
  return { letter, called: tilesIn(back)[0] ?? '', tiles, before: front.length / 2 };
}

/** Puts the lists of the four places back into the order of play. */
class Replay {
  private readonly hand: PlayedHand;
  private readonly dealer: number;
  private readonly taken: Move[][];
  private readonly put: Move[][];

  constructor(
    private readonly raw: unknown[][],
    rules: ReturnType<typeof tenhouRules>,
  ) {
    const [number = 0, honba = 0, sticks = 0] = raw[0] as number[];
    const places = [0, 1, 2, 3].map((place) => raw.slice(4 + place * 3, 7 + place * 3));
    this.taken = places.map(([, taken]) => [...(taken as Move[])]);
    this.put = places.map(([, , put]) => [...(put as Move[])]);
    this.dealer = number % PLAYERS;
    this.hand = new PlayedHand({
      rules,
      round: WINDS[Math.floor(number / PLAYERS)] as Wind,
      dealer: this.dealer,
      honba,
      sticks,
      hands: places.map(([dealt]) => (dealt as number[]).map(tileOf)),
      dora: (raw[2] as number[]).map(tileOf),
    });
  }

  wins(): RecordedWin[] {
    const [kind, ...results] = outcomeOf(this.raw);
    if (typeof kind !== 'string') throw new NotARecord();
    if (kind !== '和了') return [];
    this.play();
    const ura = (this.raw[3] as number[]).map(tileOf);
    for (let i = 0; i + 1 < results.length; i += 2) {
      const [place = 0, from = 0, , worth, ...yaku] = results[i + 1] as [number, number, number, string, ...string[]];
      this.hand.win(place, from, ura, { ...statedIn(String(worth), yaku), deltas: results[i] as number[] });
    }
    return this.hand.won;
  }

  private play(): void {
    let place: number | undefined = this.dealer;
    while (place !== undefined) place = this.turn(place);
  }

  /** Whose turn is next, if anybody's. */
  private turn(place: number): number | undefined {
    const taken = this.taken[place]?.shift();
    if (taken === undefined) return undefined;
    let drawn = '';
    if (typeof taken === 'number') {
      drawn = tileOf(taken);
      this.hand.draw(place, drawn);
    } else {
      this.call(place, taken);
    }
    const move = this.put[place]?.shift();
    if (move === undefined) return undefined;
    // The next thing taken is the replacement.
    if (move === NONE || (typeof move === 'string' && /[ak]/.test(move))) {
      if (move !== NONE) this.kan(place, String(move));
      return place;
    }
    return this.next(place, this.discard(place, move, drawn));
  }

  private call(place: number, call: string): void {
    const { letter, called, tiles } = readCall(call);
    const type = ({ c: 'chi', p: 'pon', m: 'kan' } as const)[letter];
    if (!type) throw new NotARecord();
    this.hand.call(place, type, tiles, called);
  }

  private kan(place: number, call: string): void {
    const { letter, called, tiles } = readCall(call);
    this.hand.kan(place, letter === 'a' ? 'ankan' : 'kakan', letter === 'a' ? tiles : [called]);
  }

  private discard(place: number, move: Move, drawn: Tile): Tile {
    const riichi = typeof move === 'string' && move.startsWith('r');
    const number = Number(riichi ? move.slice(1) : move);
    const tile = number === DRAWN ? drawn : tileOf(number);
    if (riichi) this.hand.riichi(place);
    this.hand.discard(place, tile);
    return tile;
  }

  /** Who called the discard, else the place that follows. A pon or kan goes before a chi. */
  private next(place: number, tile: Tile): number {
    const following = (place + 1) % PLAYERS;
    const callers = [1, 2, 3].map((step) => (place + step) % PLAYERS).filter((other) => this.calls(other, place, tile));
    return callers.find((other) => !String(this.taken[other]?.[0]).startsWith('c')) ?? callers[0] ?? following;
  }

  private calls(place: number, from: number, tile: Tile): boolean {
    const move = this.taken[place]?.[0];
    if (typeof move !== 'string') return false;
    const { letter, called, before } = readCall(move);
    // From the left the called tile is first, from across second, from the right last.
    const back = before === 0 ? 1 : before === 1 ? 2 : 3;
    return called === tile && (place - from + PLAYERS) % PLAYERS === (letter === 'c' ? 1 : back);
  }
}

/** What became of the hand is its last entry. */
const outcomeOf = (raw: unknown[][]): unknown[] => raw.at(-1) ?? [];

/** `30符3飜2000点`, `満貫8000点`, `役満32000点`; yaku as `立直(1飜)`, `大三元(役満)`. */
function statedIn(worth: string, yaku: string[]): Stated {
  const named = yaku.map((text) => /^(.*)\((?:(\d+)飜|役満)\)$/.exec(text));
  const ids = named.flatMap((match) => YAKU[match?.[1] ?? ''] ?? []);
  const limits = named.filter((match) => match && match[2] === undefined).length;
  const han = named.reduce((sum, match) => sum + Number(match?.[2] ?? 0), 0);
  const fu = /(\d+)符/.exec(worth)?.[1];
  const known = limits > 0 ? { yakuman: limits } : { han, ...(fu === undefined ? {} : { fu: Number(fu) }) };
  return { ...known, yaku: [...new Set(ids)] };
}
