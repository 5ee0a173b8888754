#include "riichi/score.hpp"

#include <algorithm>
#include <bit>
#include <span>

#include "base/sort.hpp"
#include "ledger/payment.hpp"
#include "riichi/circumstances.hpp"
#include "riichi/waits.hpp"
#include "shape/distance.hpp"
#include "shape/groupings.hpp"

namespace tensu::riichi {
namespace {

int copiesAfter(std::span<const TileCode> indicators, const Counts& all) noexcept {
  int sum = 0;
  for (const TileCode indicator : indicators) {
    sum += indicator == kFlower ? 0 : all[kDoraAfter[indicator]];
  }
  return sum;
}

int flowersAmong(std::span<const TileCode> indicators) noexcept {
  return static_cast<int>(std::count(indicators.begin(), indicators.end(), kFlower));
}

/// Each flower set aside is a dora, and one more for each indicator that is a flower.
Dora doraOf(const Hand& hand, const HandView& view, const RiichiRules& rules) noexcept {
  const std::span dora{hand.dora.data(), hand.doraCount};
  const std::span ura{hand.ura.data(), hand.uraCount};
  return {copiesAfter(dora, view.all), copiesAfter(ura, view.all),
          rules.redFives == RedFives::two_pin_yaku ? 0 : view.reds,
          hand.flowers * (1 + flowersAmong(dora) + flowersAmong(ura))};
}

/// Whether `a` is listed before `b`: more yaku first, then the earlier one of the table.
bool listedBefore(YakuMask a, YakuMask b) noexcept {
  if (std::popcount(a) != std::popcount(b)) {
    return std::popcount(a) > std::popcount(b);
  }
  const YakuMask differing = a ^ b;
  return (a & differing & (~differing + 1)) != 0;
}

/// Most points; then a named hand, more han, more fu, the longer list, the order of the table.
bool isBetter(const Counted& a, const Counted& b) noexcept {
  if (a.points != b.points) return a.points > b.points;
  if (a.named != b.named) return a.named;
  if (a.han != b.han) return a.han > b.han;
  if (a.fu != b.fu) return a.fu > b.fu;
  return listedBefore(a.yaku, b.yaku);
}

/// Goes through every reading and keeps what is worth most.
class Scorer {
public:
  Scorer(const Hand& hand, const HandCounts& counts, const RuleSet& rules, const YakuWorths& worths,
         bool withAlternatives, Score& out) noexcept
      : hand_(hand),
        rules_(rules.riichi),
        worths_(worths),
        view_(viewOf(hand, counts)),
        out_(out),
        terms_{rules.players, hand.seat == 0, hand.win, rules.riichi.twoPlayerTsumo},
        minimum_(minimumHan(rules.riichi, hand.honba)),
        withAlternatives_(withAlternatives) {
    dora_ = doraOf(hand, view_, rules_);
    inEveryReading_ = holdingInEveryReading(view_, rules_);
  }

  void run() noexcept {
    if (isNagashi()) {
      plain(Shape::none, Wait::none);
      return;
    }
    forEachGrouping(view_.concealed, [this](const Grouping& grouping) { standard(grouping); });
    if (hand_.meldCount > 0) {
      return;
    }
    if (isSevenPairs(view_.concealed)) {
      plain(Shape::seven_pairs, Wait::tanki);
    }
    if (isThirteenOrphans(view_.concealed)) {
      plain(Shape::thirteen_orphans, view_.concealed[view_.winningKind] == 2 ? Wait::kokushi13 : Wait::tanki);
    }
    if (firstDrawUncalled() && isUnconnected(view_.concealed)) {
      plain(Shape::unconnected, Wait::none);
    }
  }

  [[nodiscard]] bool complete() const noexcept { return complete_; }
  [[nodiscard]] bool found() const noexcept { return found_; }
  /// The most han of yaku in any reading, for a hand that has too few.
  [[nodiscard]] int mostHan() const noexcept { return mostHan_; }
  [[nodiscard]] int minimum() const noexcept { return minimum_; }

  void finish() noexcept { out_.dora = out_.best.named ? Dora{} : dora_; }

private:
  [[nodiscard]] bool isNagashi() const noexcept {
    return hand_.has(Flag::nagashi_mangan) && (worths_.on & maskOf(Yaku::nagashi_mangan)) != 0;
  }

  /// By tsumo these all say that it was the first draw and nothing was called.
  [[nodiscard]] bool firstDrawUncalled() const noexcept {
    return hand_.win == Win::tsumo && Flags(hand_.flags).any(kFirstDraw) &&
           (worths_.on & maskOf(Yaku::shiisanpuutaa)) != 0;
  }

  void plain(Shape shape, Wait wait) noexcept {
    Reading reading;
    reading.shape = shape;
    reading.wait = wait;
    count(reading);
  }

  /// Every place that the winning tile can have in a grouping, one reading for each kind of wait.
  void standard(const Grouping& grouping) noexcept {
    Reading reading;
    reading.shape = Shape::standard;
    reading.pair = grouping.pair;
    reading.sequences = grouping.sequences + view_.meldSequences;
    reading.triplets = grouping.triplets | view_.meldTriplets;
    reading.concealedTriplets = reading.triplets & ~view_.openTriplets;
    const Kind tile = view_.winningKind;
    if (grouping.pair == tile) {
      reading.wait = Wait::tanki;
      count(reading);
    }
    waitsInSequences(reading, grouping.sequences, tile);
    if ((grouping.triplets & maskOf(tile)) != 0) {
      reading.wait = Wait::shanpon;
      reading.concealedTriplets &= hand_.win == Win::ron ? ~maskOf(tile) : ~KindMask{0};
      count(reading);
    }
  }

  void waitsInSequences(Reading& reading, Sequences concealed, Kind tile) noexcept {
    if (!isSuited(tile)) {
      return;
    }
    unsigned seen = 0;
    for (unsigned left = concealed.holding(tile); left != 0; left &= left - 1) {
      const Wait wait = waitInSequence(tile - 2 + std::countr_zero(left), tile);
      if ((seen >> static_cast<unsigned>(wait) & 1) == 0) {
        seen |= 1U << static_cast<unsigned>(wait);
        reading.wait = wait;
        count(reading);
      }
    }
  }

  /// A hand without sets is worth its name and nothing else; thirteen orphans have no fu that han could count.
  [[nodiscard]] YakuMask countingIn(Shape shape) const noexcept {
    switch (shape) {
      case Shape::thirteen_orphans:
        return worths_.yakuman | worths_.named;
      case Shape::unconnected:
        return maskOf(Yaku::shiisanpuutaa);
      case Shape::none:
        return maskOf(Yaku::nagashi_mangan);
      default:
        return ~YakuMask{0};
    }
  }

  void count(const Reading& reading) noexcept {
    complete_ = true;
    const View view{view_, reading, rules_};
    const YakuMask held = inEveryReading_ | holdingInReading(view);
    const YakuMask yaku = withoutReplaced(held & worths_.on & countingIn(reading.shape), rules_);
    if ((yaku & worths_.yakuman) != 0) {
      countYakuman(view, yaku & worths_.yakuman);
      return;
    }
    countHan(view, yaku & ~worths_.named);
    if ((yaku & worths_.named) != 0) {
      countNamed(view, yaku & worths_.named);
    }
  }

  void countYakuman(const View& view, YakuMask yaku) noexcept {
    int units = 1;
    if (rules_.yakumanStack) {
      units = 0;
      for (YakuMask left = yaku; left != 0; left &= left - 1) {
        units += unitsOf(static_cast<Yaku>(std::countr_zero(left)), view);
      }
    }
    Counted& counted = begin(view.reading, yaku);
    counted.han = kYakumanHan * units;
    counted.yakuman = units;
    counted.named = true;
    keep(counted, {Limit::yakuman, kYakumanBase * units});
  }

  /// Named hands below a yakuman never add to anything.
  void countNamed(const View& view, YakuMask yaku) noexcept {
    for (YakuMask left = yaku; left != 0; left &= left - 1) {
      const auto which = static_cast<Yaku>(std::countr_zero(left));
      const Limit limit = worths_.limit[static_cast<std::size_t>(which)];
      Counted& counted = begin(view.reading, maskOf(which));
      counted.han = riichi::hanOf(limit);
      counted.named = true;
      keep(counted, {limit, baseOf(limit)});
    }
  }

  void countHan(const View& view, YakuMask yaku) noexcept {
    const int yakuHan = hanOf(yaku, view_, worths_);
    mostHan_ = std::max(mostHan_, yakuHan);
    if (yakuHan < minimum_) {
      return;
    }
    Counted& counted = begin(view.reading, yaku);
    counted.han = yakuHan + dora_.total();
    counted.fu = fuOf(view, (yaku & maskOf(Yaku::pinfu)) != 0);
    const Worth worth = countedWorth(counted.han, counted.fu, rules_);
    counted.yakuman = worth.limit == Limit::yakuman ? 1 : 0;
    keep(counted, worth);
  }

  /// The first reading is written down where it stays, as most hands have one alone.
  [[nodiscard]] Counted& begin(const Reading& reading, YakuMask yaku) noexcept {
    Counted& counted = found_ ? rival_ : out_.best;
    counted = {reading, yaku};
    return counted;
  }

  void keep(Counted& counted, const Worth& worth) noexcept {
    counted.limit = worth.limit;
    counted.base = worth.base;
    counted.points = ledger::gainOf(worth.base, terms_);
    if (!found_) {
      found_ = true;
      return;
    }
    const bool better = isBetter(counted, out_.best);
    if (withAlternatives_) {
      keepAmongBest(out_.alternatives, better ? out_.best : counted, isBetter);
    }
    if (better) {
      out_.best = counted;
    }
  }

  const Hand& hand_;
  const RiichiRules& rules_;
  const YakuWorths& worths_;
  HandView view_;
  YakuMask inEveryReading_;
  Score& out_;
  Counted rival_;
  ledger::WinTerms terms_;
  Dora dora_;
  int minimum_;
  int mostHan_ = 0;
  bool withAlternatives_;
  bool complete_ = false;
  bool found_ = false;
};

void note(Checks* checks, CheckId id, bool ok, Details list = {}) noexcept {
  if (checks != nullptr) {
    checks->push_back({id, ok, list});
  }
}

/// A ron is barred when a win was passed, and when a waiting tile lies among the own discards.
void checkFuriten(const Hand& hand, const RuleSet& rules, Problems& problems, Checks* checks) noexcept {
  const bool passed = hand.win == Win::ron && hand.has(Flag::missed);
  const KindMask discarded = discardedWaits(hand, rules);
  const Details byPassing = details(reason(Word::passed));
  const Details byDiscards = details(reason(Word::own_discards), kinds(discarded));
  if (passed) {
    problems.add(Code::furiten, Field::flags, byPassing);
  }
  if (discarded != 0) {
    problems.add(Code::furiten, Field::discards, byDiscards);
  }
  note(checks, CheckId::not_furiten, !passed && discarded == 0,
       passed           ? byPassing
       : discarded != 0 ? byDiscards
                        : Details{});
}

bool refuseIncomplete(const Hand& hand, Problems& problems, Checks* checks) noexcept {
  const Details away = details(number(DetailKey::away, distanceOf(concealedCounts(hand), goalOf(hand)).missing));
  problems.add(Code::not_winning, Field::concealed, away);
  note(checks, CheckId::complete_shape, false, away);
  return false;
}

}  // namespace

bool score(const Hand& hand, const HandCounts& counts, const RuleSet& rules, const YakuWorths& worths,
           bool withAlternatives, Score& out, Problems& problems, Checks* checks) noexcept {
  Scorer scorer(hand, counts, rules, worths, withAlternatives, out);
  scorer.run();
  if (!scorer.complete()) {
    return refuseIncomplete(hand, problems, checks);
  }
  scorer.finish();
  // Nagashi mangan and unconnected tiles win without sets: there is no complete shape to speak of.
  const Shape shape = scorer.found() ? out.best.reading.shape : Shape::standard;
  if (shape != Shape::none && shape != Shape::unconnected) {
    note(checks, CheckId::complete_shape, true);
  }
  checkFuriten(hand, rules, problems, checks);
  const bool hasYaku = scorer.found() || scorer.mostHan() > 0;
  note(checks, CheckId::has_yaku, hasYaku);
  if (!scorer.found()) {
    const Details list = details(number(DetailKey::han, scorer.mostHan()), number(DetailKey::needed, scorer.minimum()));
    problems.add(hasYaku ? Code::below_minimum_han : Code::no_yaku, Field::concealed, list);
    note(checks, CheckId::minimum_han, false, list);
  } else {
    note(checks, CheckId::minimum_han, true, details(number(DetailKey::needed, scorer.minimum())));
  }
  return problems.empty();
}

}  // namespace tensu::riichi
