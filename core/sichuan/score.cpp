#include "sichuan/score.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "base/sort.hpp"
#include "shape/groupings.hpp"
#include "sichuan/circumstances.hpp"

namespace tensu::sichuan {
namespace {

constexpr Flags kEvents = Flags::of(Flag::kong_bloom, Flag::after_kong, Flag::rob_kong, Flag::last_tile);
constexpr Flags kHeavenly = Flags::of(Flag::heaven, Flag::earth);

/// Complete tiles: what hand and melds hold together.
struct Tiles {
  Counts concealed;
  Counts all;
  Kind winningKind = 0;
  int melds = 0;

  [[nodiscard]] bool flush() const noexcept {
    const KindMask kinds = all.atLeast(1);
    return (kinds & ~kMan) == 0 || (kinds & ~kPin) == 0 || (kinds & ~kSou) == 0;
  }
};

Tiles tilesOf(const Hand& hand) noexcept {
  Tiles tiles{concealedCounts(hand), meldCounts(hand), kindOf(hand.winningTile()), hand.meldCount};
  tiles.all += tiles.concealed;
  return tiles;
}

Row standardRow(const Tiles& tiles, const Grouping& grouping) noexcept {
  const bool flush = tiles.flush();
  if (tiles.melds == kMaxMelds) {
    return flush ? Row::flush_golden_hook : Row::golden_hook;
  }
  if (grouping.sequences.none()) {
    return flush ? Row::flush_all_triplets : Row::all_triplets;
  }
  return flush ? Row::flush : Row::plain;
}

Row pairsRow(const Tiles& tiles) noexcept {
  if (tiles.flush()) {
    return Row::flush_seven_pairs;
  }
  return tiles.concealed.atLeast(kCopies) != 0 ? Row::dragon_seven_pairs : Row::seven_pairs;
}

/// Where the winning tile stands in a grouping; it changes nothing of the worth.
Wait waitIn(const Grouping& grouping, Kind tile) noexcept {
  if (grouping.pair == tile) {
    return Wait::tanki;
  }
  if ((grouping.triplets & maskOf(tile)) != 0) {
    return Wait::shanpon;
  }
  const unsigned starts = grouping.sequences.holding(tile);
  return starts == 0 ? Wait::none : waitInSequence(tile - 2 + std::countr_zero(starts), tile);
}

/// More value first; at equal value the later row.
bool isBetter(const Read& a, const Read& b) noexcept {
  const int valueOfA = kRowValues[static_cast<std::size_t>(a.row)];
  const int valueOfB = kRowValues[static_cast<std::size_t>(b.row)];
  return std::pair(valueOfA, a.row) > std::pair(valueOfB, b.row);
}

/// Calls `use(read)` for every way to read the tiles.
template <class Use>
void forEachRead(const Tiles& tiles, Use use) noexcept {
  forEachGrouping(tiles.concealed, [&](const Grouping& grouping) {
    use(Read{standardRow(tiles, grouping), Shape::standard, waitIn(grouping, tiles.winningKind), grouping});
  });
  if (tiles.melds == 0 && isSevenPairsWithFours(tiles.concealed)) {
    use(Read{pairsRow(tiles), Shape::seven_pairs, Wait::tanki, {}});
  }
}

int rootsOf(const Counts& all) noexcept {
  return std::popcount(all.atLeast(kCopies));
}

int baseOf(const Tiles& tiles, const Read& read) noexcept {
  return std::min(kCap, kRowValues[static_cast<std::size_t>(read.row)] << rootsOf(tiles.all));
}

void keep(const Read& read, bool withAlternatives, bool& found, Score& out) noexcept {
  if (!found) {
    found = true;
    out.best = read;
    return;
  }
  Read lost = read;
  if (isBetter(read, out.best)) {
    lost = out.best;
    out.best = read;
  }
  if (withAlternatives) {
    keepAmongBest(out.alternatives, lost, isBetter);
  }
}

}  // namespace

Goal goalOf(const Hand& hand) noexcept {
  Goal goal;
  goal.sets = kMaxMelds - hand.meldCount;
  goal.foursArePairs = true;
  goal.thirteenOrphans = false;
  goal.usable = (kMan | kPin | kSou) & ~lackKinds(hand);
  goal.gone = meldCounts(hand);
  return goal;
}

bool score(const Hand& hand, const SichuanRules& rules, bool withAlternatives, Score& out, Problems& problems,
           Checks& checks) noexcept {
  const Tiles tiles = tilesOf(hand);
  bool found = false;
  forEachRead(tiles, [&](const Read& read) { keep(read, withAlternatives, found, out); });
  if (!found) {
    const Details away = details(number(DetailKey::away, distanceOf(tiles.concealed, goalOf(hand)).missing));
    problems.add(Code::not_winning, Field::concealed, away);
    checks.push_back({CheckId::complete_shape, false, away});
    return false;
  }
  checks.push_back({CheckId::complete_shape, true, {}});
  out.roots = rootsOf(tiles.all);
  out.uncapped = kRowValues[static_cast<std::size_t>(out.best.row)] << out.roots;
  out.base = std::min(kCap, out.uncapped);
  out.value = valueOf(out.uncapped, out.base, Flags(hand.flags), rules);
  return true;
}

int valueOf(int uncapped, int base, Flags flags, const SichuanRules& rules) noexcept {
  const int events = std::popcount((flags & kEvents).bits());
  const int from = rules.eventCap == EventCap::inside ? uncapped : base;
  int value = rules.eventValue == EventValue::plus_one ? from + events : from << events;
  if (rules.eventCap == EventCap::inside) {
    value = std::min(kCap, value);
  }
  const bool heavenly = rules.heavenly == Heavenly::max && flags.any(kHeavenly);
  return heavenly ? std::max(kCap, value) : value;
}

Flags listedEvents(Flags flags, const SichuanRules& rules) noexcept {
  const bool heavenly = rules.heavenly == Heavenly::max;
  return Flags((flags & kEvents).bits() | (heavenly ? (flags & kHeavenly).bits() : 0));
}

KindMask waitsOf(const Hand& hand, const SichuanRules& rules) noexcept {
  const Counts concealed = concealedCounts(hand);
  Goal goal = goalOf(hand);
  if ((concealed.atLeast(1) & ~goal.usable) != 0) {
    return 0;
  }
  if (rules.deadWait == DeadWait::concealed_only) {
    goal.gone = {};
  }
  return waitingKinds(concealed, goal);
}

Ready readyOf(const Hand& hand, const SichuanRules& rules) noexcept {
  const Counts concealed = concealedCounts(hand);
  Counts all = meldCounts(hand);
  all += concealed;
  const KindMask kinds = all.atLeast(1);
  Ready out;
  out.pig = rules.pigDefinition == PigDefinition::lack_suit
                ? (kinds & lackKinds(hand)) != 0
                : (kinds & kMan) != 0 && (kinds & kPin) != 0 && (kinds & kSou) != 0;
  out.waits = waitsOf(hand, rules);
  out.ready = out.waits != 0;
  for (KindMask left = out.waits; left != 0; left &= left - 1) {
    Tiles tiles{concealed, all, static_cast<Kind>(std::countr_zero(left)), hand.meldCount};
    tiles.concealed.add(tiles.winningKind);
    tiles.all.add(tiles.winningKind);
    forEachRead(tiles, [&](const Read& read) { out.base = std::max(out.base, baseOf(tiles, read)); });
  }
  return out;
}

}  // namespace tensu::sichuan
