#include "riichi/fu.hpp"

#include <array>
#include <bit>

namespace tensu::riichi {
namespace {

/// Of some triplets and kans together, without a loop: 2 each, twice that of orphans, twice of concealed ones, four
/// times of kans. Each factor counts the sets that have it once more.
int setsFu(const View& view, KindMask sets) noexcept {
  const auto doubled = [&view](KindMask some) {
    const KindMask concealed = some & view.reading.concealedTriplets;
    return std::popcount(some) + std::popcount(some & kOrphans) + std::popcount(concealed) +
           std::popcount(concealed & kOrphans);
  };
  return 2 * (doubled(sets) + 3 * doubled(sets & view.hand.kans));
}

int pairFu(const View& view) noexcept {
  const Kind pair = view.reading.pair;
  if (pair == view.hand.seatWind && pair == view.hand.roundWind) {
    return view.rules.doubleWindFu;
  }
  return isValuePair(pair, view.hand) ? 2 : 0;
}

/// The item of a wait that some rule set pays for, by the wait.
constexpr std::array<FuId, 7> kWaitItems = {
    FuId::base, FuId::wait_kanchan, FuId::wait_penchan, FuId::wait_shanpon, FuId::wait_tanki, FuId::base, FuId::base};
static_assert(kWaitItems.size() == kWaitIds.size());

/// Whether this rule set pays for the wait.
bool paysWait(const View& view) noexcept {
  constexpr unsigned kAlways = 1U << static_cast<unsigned>(Wait::kanchan) | 1U << static_cast<unsigned>(Wait::penchan);
  const Wait other = view.rules.waitFu == WaitFu::usual ? Wait::tanki : Wait::shanpon;
  const unsigned paid = kAlways | 1U << static_cast<unsigned>(other);
  return (paid >> static_cast<unsigned>(view.reading.wait) & 1) != 0;
}

/// Takes no items: only the sum is wanted.
struct NoItems {
  void operator()(FuId, int, Kind) const noexcept {}
  void sets(const View&) const noexcept {}
};

struct ItemList {
  void operator()(FuId id, int fu, Kind kind) noexcept { items.push_back({id, static_cast<std::int16_t>(fu), kind}); }
  void sets(const View& view) noexcept {
    for (KindMask left = view.reading.triplets; left != 0; left &= left - 1) {
      const auto kind = static_cast<Kind>(std::countr_zero(left));
      (*this)((view.hand.kans & maskOf(kind)) != 0 ? FuId::kan : FuId::triplet, setsFu(view, maskOf(kind)), kind);
    }
  }
  FuItems items;
};

/// Hands the triplets and kans to `take.sets(view)`, each other item to `take(id, fu, kind)`, and returns the sum.
template <class Take>
int forEachItem(const View& view, bool pinfu, Take& take) noexcept {
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
  sum += setsFu(view, view.reading.triplets);
  take.sets(view);
  if (const int fu = pairFu(view); fu != 0) {
    add(FuId::pair, fu, view.reading.pair);
  }
  const bool rinshanWithout = view.hand.flags.has(Flag::rinshan) && !view.rules.rinshanTsumoFu;
  if (!ron && !pinfu && !rinshanWithout) {
    add(FuId::tsumo, 2);
  }
  if (paysWait(view)) {
    add(kWaitItems[static_cast<std::size_t>(view.reading.wait)], 2);
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
  NoItems none;
  const int sum = forEachItem(view, pinfu, none);
  return view.reading.shape == Shape::seven_pairs ? sum : (sum + 9) / 10 * 10;
}

FuItems fuItemsOf(const View& view, bool pinfu) noexcept {
  ItemList list;
  forEachItem(view, pinfu, list);
  return list.items;
}

}  // namespace tensu::riichi
