// Wins of one hand or of one action: what they say of each other, and those whose worth is known without tiles.
#pragma once

#include <span>

#include "rules/rule_set.hpp"
#include "table/request.hpp"
#include "tiles/hand.hpp"

namespace tensu::table {

/// What can be told of a win before its hand is scored.
struct WinFacts {
  /// kNobody where it says nothing usable, as is `from`.
  std::uint8_t seat = kNobody;
  std::uint8_t from = kNobody;
  bool hasWay = false;
  Win win = Win::tsumo;
  Flags flags;
  /// The winning tile, or kTileCodes where it is not known.
  TileCode tile = kTileCodes;

  /// Whether the seats and the way of winning are all there.
  [[nodiscard]] bool complete() const noexcept {
    return seat != kNobody && hasWay && (win == Win::tsumo || from != kNobody);
  }
};

[[nodiscard]] WinFacts factsOf(const HandRequest& request, int players) noexcept;
[[nodiscard]] WinFacts factsOf(const KnownWinRequest& request, int players) noexcept;

/// Why these wins cannot stand beside each other. `count` is how many there are, also those that are not handed over.
using Objections = StaticVector<Word, 8>;
[[nodiscard]] Objections objectionsTo(std::span<const WinFacts> wins, int count, int players) noexcept;
[[nodiscard]] bool onOneTile(std::span<const WinFacts> wins) noexcept;

/// The seat, the way of winning and, where it can be told, the worth of a known win: bad_value, no_discarder,
/// below_minimum_han. `base` is in base points, in Sichuan the capped base 1, 2, 4 or 8.
void readKnown(const KnownWinRequest& request, const RuleSet& rules, std::int32_t honba, int& base,
               Problems& problems) noexcept;

/// Whether a Sichuan base is one that a hand can have.
[[nodiscard]] constexpr bool isBase(std::int32_t base) noexcept {
  return base == 1 || base == 2 || base == 4 || base == 8;
}

}  // namespace tensu::table
