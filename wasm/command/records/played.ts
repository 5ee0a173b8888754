// A hand as it is played, move by move, up to its wins: what was done decides under which conditions a hand is won.
import type { HandRequest, Meld, Rules, Seat, Wind } from 'tensu';
import { arrange, joinTiles, plainOf, rankOf, suitOf, type Tile } from '../../../web/widget/state/tiles.ts';
import { NotARecord } from './rules.ts';

/** What a record says a win is worth; nothing where it does not say. */
export interface Stated {
  han?: number | undefined;
  fu?: number | undefined;
  yakuman?: number | undefined;
  /** Ids of yaku, in any order. */
  yaku?: string[] | undefined;
  /** What each seat gains, by the places at the table. */
  deltas?: number[] | undefined;
}

export interface RecordedWin {
  /** The round wind and the number of the hand in it, from 1. */
  round: Wind;
  number: number;
  honba: number;
  /** The winner's place at the table. */
  place: number;
  request: HandRequest;
  /** By the seats of the request. */
  stated: Stated;
}

export interface Start {
  rules: Rules;
  round: Wind;
  /** The dealer's place at the table. */
  dealer: number;
  honba: number;
  sticks: number;
  hands: Tile[][];
  dora: Tile[];
}

const PLAYERS = 4;
const DEALT = 13;
/** 136 tiles without the 14 of the dead wall and what is dealt. */
const DRAWS = 136 - 14 - PLAYERS * DEALT;
/** The winds of the rounds, in their order. */
export const WINDS: readonly Wind[] = ['E', 'S', 'W', 'N'];

interface Player {
  concealed: Tile[];
  melds: Meld[];
  discards: Tile[];
  riichi?: 'riichi' | 'double-riichi';
  ippatsu: boolean;
  liable?: number;
}

type LastMove =
  | { kind: 'start' }
  | { kind: 'draw' | 'discard' | 'kakan' | 'ankan'; place: number; tile: Tile; afterKan?: boolean };

/** What a damaged record says of the start would go on as the request's own. */
function check({ round, dealer, honba, sticks, hands }: Start): void {
  const counted = [dealer, honba, sticks].every((number) => Number.isInteger(number) && number >= 0);
  const dealt = hands.length === PLAYERS && hands.every(({ length }) => length === DEALT);
  if (!counted || !dealt || dealer >= PLAYERS || !WINDS.includes(round)) throw new NotARecord();
}

export class PlayedHand {
  private readonly players: Player[];
  private readonly dora: Tile[];
  private readonly wins: RecordedWin[] = [];
  private draws = 0;
  private sticks: number;
  private calls = 0;
  private last: LastMove = { kind: 'start' };
  private replacement = false;
  /** Declared, and not yet past the discard it was declared with. */
  private declared: number | undefined;

  /** Throws where no hand starts like this. */
  constructor(private readonly start: Start) {
    check(start);
    this.players = start.hands.map((hand) => ({
      concealed: [...hand],
      melds: [],
      discards: [],
      ippatsu: false,
    }));
    this.dora = [...start.dora];
    this.sticks = start.sticks;
  }

  draw(place: number, tile: Tile): void {
    this.accept();
    // A kan that nobody robbed ends every ippatsu.
    if (this.last.kind === 'kakan' || this.last.kind === 'ankan') this.interrupt();
    this.draws++;
    this.player(place).concealed.push(tile);
    this.last = { kind: 'draw', place, tile, afterKan: this.replacement };
    this.replacement = false;
  }

  discard(place: number, tile: Tile): void {
    const player = this.player(place);
    this.take(player, tile);
    player.discards.push(tile);
    if (this.declared !== place) player.ippatsu = false;
    this.last = { kind: 'discard', place, tile };
  }

  riichi(place: number): void {
    const player = this.player(place);
    const first = player.discards.length === 0 && this.calls === 0;
    player.riichi = first ? 'double-riichi' : 'riichi';
    player.ippatsu = true;
    this.declared = place;
  }

  /** A chi, a pon or an open kan of the last discard; `tiles` with the called one. */
  call(place: number, type: 'chi' | 'pon' | 'kan', tiles: Tile[], called: Tile): void {
    this.accept();
    this.interrupt();
    if (this.last.kind !== 'discard') throw new Error('there is no discard to call');
    const from = this.last.place;
    const player = this.player(place);
    const own = [...tiles];
    own.splice(own.indexOf(called), 1);
    for (const tile of own) this.take(player, tile);
    player.melds.push({ type, tiles: inOrder(tiles), from: this.seatOf(from), called });
    this.findLiable(player, from);
    this.replacement = type === 'kan';
  }

  /** A concealed kan of `tiles`, or `tiles` of one added to a pon. */
  kan(place: number, type: 'ankan' | 'kakan', tiles: Tile[]): void {
    const player = this.player(place);
    const [tile = ''] = tiles;
    for (const each of tiles) this.take(player, each);
    if (type === 'ankan') {
      player.melds.push({ type, tiles: inOrder(tiles) });
    } else {
      const pon = player.melds.find((meld) => meld.type === 'pon' && sameKind(meld.tiles, tile));
      if (!pon) throw new NotARecord();
      Object.assign(pon, { type, tiles: inOrder([...tilesOf(pon.tiles), tile]) });
    }
    this.last = { kind: type, place, tile };
    this.replacement = true;
  }

  turnDora(indicator: Tile): void {
    this.dora.push(indicator);
  }

  /** A win by tsumo where `from` is the winner, else by ron. `dora` are all indicators, where the record names them. */
  win(place: number, from: number, ura: Tile[], stated: Stated, dora: Tile[] = this.dora): void {
    const { round, dealer } = this.start;
    const { deltas } = stated;
    // Who discarded it is at the table, too.
    this.player(from);
    this.wins.push({
      round,
      number: dealer + 1,
      honba: this.start.honba,
      place,
      request: this.requestOf(place, from, dora, ura),
      stated: { ...stated, deltas: deltas?.map((_, seat) => deltas[(seat + dealer) % PLAYERS] ?? 0) },
    });
  }

  /** The wins so far, those on one tile in the order of turns, in which the first takes counters and sticks. */
  get won(): RecordedWin[] {
    return this.wins.map((win) => {
      const { by } = win.request.win;
      const first = by === 'tsumo' || this.wins.every((other) => this.turn(win) <= this.turn(other));
      return first ? win : { ...win, request: { ...win.request, honba: 0, deposits: 0 } };
    });
  }

  /** How many turns after the discarder the winner is. */
  private turn({ request: { seat = 0, win } }: RecordedWin): number {
    return win.by === 'ron' ? (seat - win.from + PLAYERS) % PLAYERS : 0;
  }

  private requestOf(place: number, from: number, dora: Tile[], ura: Tile[]): HandRequest {
    const player = this.player(place);
    const tsumo = place === from;
    const tile = this.last.kind === 'start' ? '' : this.last.tile;
    const concealed = [...player.concealed];
    // What was drawn is in the hand already, and comes last.
    if (tsumo) concealed.splice(concealed.lastIndexOf(tile), 1);
    const request: HandRequest = {
      rules: this.start.rules,
      concealed: joinTiles(arrange([...concealed, tile], (each) => each, true)),
      melds: player.melds,
      win: tsumo ? { by: 'tsumo' } : { by: 'ron', from: this.seatOf(from) },
      seat: this.seatOf(place),
      round: this.start.round,
      flags: this.flagsOf(player, tsumo),
      dora: joinTiles(dora),
      honba: this.start.honba,
      deposits: this.sticks,
      discards: joinTiles(player.discards),
    };
    if (player.riichi) request.ura = joinTiles(ura);
    if (player.liable !== undefined) request.liable = this.seatOf(player.liable);
    return request;
  }

  private flagsOf(player: Player, tsumo: boolean): string[] {
    const { last } = this;
    const flags: string[] = [];
    if (player.riichi) flags.push(player.riichi);
    if (player.riichi && player.ippatsu) flags.push('ippatsu');
    if (last.kind === 'kakan') flags.push('chankan');
    if (last.kind === 'ankan') flags.push('chankan-ankan');
    const afterKan = last.kind === 'draw' && last.afterKan;
    if (afterKan) flags.push('rinshan');
    if (this.draws === DRAWS && tsumo && !afterKan) flags.push('haitei');
    if (this.draws === DRAWS && last.kind === 'discard') flags.push('houtei');
    // A kan of the player's own counts among the calls, too, when its replacement is drawn.
    if (tsumo && this.calls === 0 && player.discards.length === 0) {
      flags.push(player === this.player(this.start.dealer) ? 'tenhou' : 'chiihou');
    }
    return flags;
  }

  /** The stick goes down when nobody wins on the discard that riichi was declared with. */
  private accept(): void {
    if (this.declared === undefined) return;
    this.sticks++;
    this.declared = undefined;
  }

  private interrupt(): void {
    this.calls++;
    for (const player of this.players) player.ippatsu = false;
  }

  /** Who gives the third set of dragons or the fourth of winds is liable for the yakuman. */
  private findLiable(player: Player, from: number): void {
    const ranks = player.melds.filter(({ tiles }) => tiles.endsWith('z')).map(({ tiles }) => rankOf(`${tiles[0]}z`));
    const newest = rankOf(`${player.melds.at(-1)?.tiles[0]}z`);
    if (!player.melds.at(-1)?.tiles.endsWith('z')) return;
    const dragons = ranks.filter((rank) => rank > 4).length;
    const winds = ranks.length - dragons;
    if ((newest > 4 && dragons === 3) || (newest <= 4 && winds === 4)) player.liable = from;
  }

  private take({ concealed }: Player, tile: Tile): void {
    const at = concealed.lastIndexOf(tile);
    if (at < 0) throw new Error(`there is no ${tile}`);
    concealed.splice(at, 1);
  }

  private player(place: number): Player {
    const player = this.players[place];
    if (!player) throw new Error(`there is no place ${place}`);
    return player;
  }

  private seatOf(place: number): Seat {
    return ((place - this.start.dealer + PLAYERS) % PLAYERS) as Seat;
  }
}

const inOrder = (tiles: Tile[]): string => joinTiles(arrange(tiles, (tile) => tile, false));

const tilesOf = (tiles: string): Tile[] => [...tiles.slice(0, -1)].map((rank) => rank + tiles.at(-1));

/** Whether a triplet is of this tile, red or not. */
const sameKind = (tiles: string, tile: Tile): boolean =>
  tilesOf(tiles).every((each) => plainOf(each) === plainOf(tile)) && suitOf(tile) === tiles.at(-1);
