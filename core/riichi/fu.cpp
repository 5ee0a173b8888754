#include "riichi/fu.hpp"

#include <bit>

namespace tensu::riichi {
namespace {

int tripletFu(const View& view, Kind kind) noexcept {
  const KindMask mask = maskOf(kind);
  int fu = 2;
  fu *= (mask & kOrphans) != 0 ? 2 : 1;
  fu *= (mask & view.reading.concealedTriplets) != 0 ? 2 : 1;
  fu *= (mask & view.hand.kans) != 0 ? 4 : 1;
  return fu;
}

int pairFu(const View& view) noexcept {
  const Kind pair = view.reading.pair;
  if (pair == view.hand.seatWind && pair == view.hand.roundWind) {
    return view.rules.doubleWindFu;
  }
  return isValuePair(pair, view.hand) ? 2 : 0;
}

/// The item of a wait that this rule set pays for, or nothing.
bool waitItem(const View& view, FuId& id) noexcept {
  const bool usual = view.rules.waitFu == WaitFu::usual;
  switch (view.reading.wait) {
    case Wait::kanchan:
      id = FuId::wait_kanchan;
      return true;
    case Wait::penchan:
      id = FuId::wait_penchan;
      return true;
    case Wait::tanki:
      id = FuId::wait_tanki;
      return usual;
    case Wait::shanpon:
      id = FuId::wait_shanpon;
      return !usual;
    default:
      return false;
  }
}

/// Hands each item to `take(id, fu, kind)` and returns the sum.
template <class Take>
int forEachItem(const View& view, bool pinfu, Take take) noexcept {
  int sum = 0;
  const auto add = [&sum, &take](FuId id, int fu, Kind kind = kNoKind) {
    sum += fu;
    take(id, fu, kind);
  };
  if (view.reading.shape == Shape::seven_pairs) {
    add(FuId::chiitoitsu, view.rules.chiitoiFu);
    return sum;
  }
  const bool ron = view.hand.win == Win::ron;
  const bool closedRon = view.hand.closed && ron;
  add(closedRon ? FuId::closed_ron : FuId::base, closedRon ? 30 : 20);
  for (KindMask left = view.reading.triplets; left != 0; left &= left - 1) {
    const auto kind = static_cast<Kind>(std::countr_zero(left));
    add((view.hand.kans & maskOf(kind)) != 0 ? FuId::kan : FuId::triplet, tripletFu(view, kind), kind);
  }
  if (const int fu = pairFu(view); fu != 0) {
    add(FuId::pair, fu, view.reading.pair);
  }
  const bool rinshanWithout = view.hand.flags.has(Flag::rinshan) && !view.rules.rinshanTsumoFu;
  if (!ron && !pinfu && !rinshanWithout) {
    add(FuId::tsumo, 2);
  }
  if (FuId id{}; waitItem(view, id)) {
    add(id, 2);
  }
  if (ron && !view.hand.closed && sum == 20 && view.rules.openPinfuFu) {
    add(FuId::open_pinfu, 2);
  }
  return sum;
}

}  // namespace

int fuOf(const View& view, bool pinfu) noexcept {
  if (view.reading.shape != Shape::standard && view.reading.shape != Shape::seven_pairs) {
    return 0;
  }
  const int sum = forEachItem(view, pinfu, [](FuId, int, Kind) {});
  return view.reading.shape == Shape::seven_pairs ? sum : (sum + 9) / 10 * 10;
}

FuItems fuItemsOf(const View& view, bool pinfu) noexcept {
  FuItems items;
  forEachItem(view, pinfu, [&items](FuId id, int fu, Kind kind) {
    items.push_back({id, static_cast<std::int16_t>(fu), kind});
  });
  return items;
}

}  // namespace tensu::riichi
