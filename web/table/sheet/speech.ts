import type { Problem, RoundResult, Score, Seat } from 'tensu';
import type { TableWords } from '../../text/round/words.ts';
import type { SheetWords } from '../../text/table/sheet/words.ts';
import { Phrases } from '../../widget/phrases.ts';
import { scoreName } from '../../widget/summary.ts';
import { valueName } from '../../widget/view/option-words.ts';
import { inSentence } from '../keeping/name.ts';
import type { Game } from './state/game.ts';
import type { HandEntry, Place, WinEntry } from './state/hand.ts';
import { byPlaces, type PlayedHand, type Situation } from './state/play.ts';
import { placeOf } from './state/request.ts';

/** Phrases that call the seats of a hand by who sits there. */
class NamedSeats extends Phrases<TableWords> {
  constructor(
    { lang, words, options }: Phrases<TableWords>,
    private readonly nameOf: (seat: Seat) => string,
  ) {
    super(lang, words, false, options);
  }

  override seat(seat: Seat): string {
    return this.nameOf(seat);
  }
}

/** What a game and its hands are called. */
export class Speech {
  constructor(
    readonly phrases: Phrases<TableWords>,
    readonly words: SheetWords,
    private readonly game: Game,
  ) {}

  name(place: Place): string {
    return inSentence(this.game.names[place] ?? '') || this.phrases.fill(this.words.player, { count: place + 1 });
  }

  names(places: readonly Place[]): string {
    return this.phrases.list(places.map((place) => this.name(place)));
  }

  /** The wind round with the number of its dealer, and the counters where there are any. */
  hand({ round, dealer, honba }: Situation): string {
    const { phrases, words } = this;
    const count = dealer + 1;
    const hand = phrases.fill(words.handName, { wind: phrases.words.wind[round], count });
    if (honba === 0) return hand;
    const counters = phrases.fill(phrases.words.ui.honbaCount, { count: honba });
    return phrases.fill(words.handWithHonba, { hand, honba: counters });
  }

  /** What happened in a hand: one phrase for each win or draw, for riichi and penalties. */
  told({ entry, result }: PlayedHand): string[] {
    const { phrases, words } = this;
    const hands = result.ok ? result.hands : undefined;
    return [
      ...this.outcome(entry, hands),
      ...(entry.riichi.length > 0 ? [phrases.fill(words.hands.riichi, { names: this.names(entry.riichi) })] : []),
      ...entry.penalties.map(({ place = 0, kind = '' }) =>
        phrases.fill(words.hands.penalty, { kind: phrases.name(words.offence, kind), name: this.name(place) }),
      ),
    ];
  }

  private outcome(entry: HandEntry, hands: RoundResult['hands']): string[] {
    const { phrases, words } = this;
    const { outcomes } = words.entry;
    switch (entry.outcome) {
      case 'wins':
        return entry.wins.map((win, at) => this.win(entry, win, hands?.[at]?.ok ? hands[at] : undefined));
      case 'exhaustive': {
        const { tenpai, nagashi } = entry;
        const ready = phrases.fill(words.hands.tenpai, { names: this.names(tenpai) });
        const without = nagashi.length > 0 ? phrases.fill(words.hands.nagashi, { names: this.names(nagashi) }) : '';
        return [outcomes.exhaustive, tenpai.length > 0 ? ready : words.hands.nobody, without].filter(Boolean);
      }
      case 'abortive':
        return [phrases.list([outcomes.abortive, phrases.name(words.abort, entry.abort ?? '')])];
      case 'stopped':
        return [outcomes.stopped];
    }
  }

  private win({ by, from }: HandEntry, win: WinEntry, score: Score | undefined): string {
    const { phrases, words } = this;
    const { place = 0 } = win;
    const discarder = from ?? (place === 0 ? 1 : 0);
    const values = { winner: this.name(place), from: this.name(discarder), worth: this.worth(win, score) };
    return phrases.fill(by === 'ron' ? words.hands.ron : words.hands.tsumo, values);
  }

  private worth({ han = 0, fu, yakuman }: WinEntry, score: Score | undefined): string {
    const { phrases } = this;
    const { ui, limit } = phrases.words;
    if (score) {
      const yaku = score.yaku.map(({ id }) => phrases.name(phrases.words.yaku, id));
      return phrases.list([scoreName(phrases, score), ...yaku]);
    }
    if (yakuman) return yakuman > 1 ? phrases.fill(ui.manyYakuman, { count: yakuman }) : limit.yakuman;
    const counted = phrases.fill(ui.han, { han });
    return han < 5 && fu !== undefined ? `${counted} ${phrases.fill(ui.fu, { fu })}` : counted;
  }

  /** Why a hand is refused, with the names of those who sit where the engine counts seats. */
  problem(problem: Problem, dealer: Place, players: number): string {
    return this.named(dealer, players).problem(problem);
  }

  /** Phrases for a hand with this dealer that call its seats by the names of those who sit there. */
  named(dealer: Place, players: number): Phrases<TableWords> {
    return new NamedSeats(this.phrases, (seat) => this.name(placeOf(seat, dealer, players)));
  }

  /** What every place gains or loses by a hand. */
  deltas(result: RoundResult, dealer: Place): string {
    const { phrases } = this;
    const deltas = byPlaces(result.deltas, dealer);
    return phrases.list(deltas.map((delta, place) => `${this.name(place as Place)} ${phrases.signed(delta)}`));
  }

  /** What comes after the last hand. */
  next(last: PlayedHand | undefined, now: Situation | undefined): string {
    const { phrases, words } = this;
    if (!last?.result.ok) return '';
    if (!now) return words.hands.over;
    const values = { hand: this.hand(now), name: this.name(now.dealer) };
    return phrases.fill(last.result.next?.replay ? words.hands.again : words.hands.next, values);
  }

  /** The rule set by its name, and whether it is changed. */
  rules(): string {
    const { phrases, words, game } = this;
    const rules = phrases.name(phrases.words.rules, game.rules);
    return Object.keys(game.set).length > 0 ? phrases.fill(words.settings.changedRules, { rules }) : rules;
  }

  /** The options of the rule set that are changed, with their values; nothing until their words are there. */
  changedOptions(): string {
    const { phrases } = this;
    if (!phrases.options) return '';
    return phrases.list(
      Object.entries(this.game.set).map(
        ([key, value]) => `${phrases.optionName(key)}${this.words.colon}${valueName(phrases, key, value)}`,
      ),
    );
  }
}
