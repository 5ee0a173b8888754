// Every concealed hand that is complete, whatever it was won with: the highest tile is taken for the winning one.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <vector>

#include "shape/readings.hpp"
#include "support/suits.hpp"
#include "tiles/hand.hpp"

namespace tensu::test {

inline constexpr int kStandardHands = 11'498'658;
/// With seven pairs that are no four sets and a pair, and thirteen orphans.
inline constexpr int kCompleteHands = 16'873'619;

/// The tiles of one suit as they stand in a hand.
struct SuitTiles {
  std::array<TileCode, kHandTiles> codes{};
  std::size_t count = 0;
};
using SuitTilesBySize = std::array<std::array<std::vector<SuitTiles>, 2>, kMaxMelds + 1>;

/// Complete suits by how many sets they are, without and with a pair.
[[nodiscard]] SuitTilesBySize completeTilesOf(int suit);

inline void append(Hand& hand, const SuitTiles& tiles) {
  std::copy_n(tiles.codes.begin(), tiles.count, hand.concealed.begin() + hand.concealedCount);
  hand.concealedCount = static_cast<std::uint8_t>(hand.concealedCount + tiles.count);
}

/// Calls `use(hand)` for every hand of four sets and a pair, each once.
template <class Use>
void forEachStandardHand(Use use) {
  const std::array<SuitTilesBySize, 4> suits = {completeTilesOf(0), completeTilesOf(1), completeTilesOf(2),
                                                completeTilesOf(kSuits)};
  const auto from = [&](const auto& again, std::size_t suit, std::size_t sets, std::size_t pairs,
                        const Hand& sofar) -> void {
    if (suit == suits.size()) {
      if (sets == 0 && pairs == 0) {
        use(sofar);
      }
      return;
    }
    // The last suit takes what is left.
    for (std::size_t here = suit + 1 == suits.size() ? sets : 0; here <= sets; ++here) {
      for (std::size_t pair = suit + 1 == suits.size() ? pairs : 0; pair <= pairs; ++pair) {
        for (const SuitTiles& tiles : suits[suit][here][pair]) {
          Hand hand = sofar;
          append(hand, tiles);
          again(again, suit + 1, sets - here, pairs - pair, hand);
        }
      }
    }
  };
  from(from, 0, kMaxMelds, 1, Hand{});
}

/// Calls `use(hand)` for every hand of seven different pairs.
template <class Use>
void forEachSevenPairs(Use use) {
  const auto from = [&](const auto& again, int kind, int pairs, const Hand& sofar) -> void {
    if (pairs == 0) {
      use(sofar);
      return;
    }
    for (int next = kind; next <= kKinds - pairs; ++next) {
      Hand hand = sofar;
      append(hand, {{static_cast<TileCode>(next), static_cast<TileCode>(next)}, 2});
      again(again, next + 1, pairs - 1, hand);
    }
  };
  from(from, 0, 7, Hand{});
}

/// Calls `use(hand)` for every complete hand, each once.
template <class Use>
void forEachCompleteHand(Use use) {
  forEachStandardHand(use);
  forEachSevenPairs([&use](const Hand& hand) {
    if (!isStandard(concealedCounts(hand))) {
      use(hand);
    }
  });
  for (int pair = 0; pair < kKinds; ++pair) {
    Hand hand;
    for (int kind = 0; kind < kKinds && (kOrphans & maskOf(pair)) != 0; ++kind) {
      const std::size_t copies = (kOrphans & maskOf(kind)) == 0 ? 0 : kind == pair ? 2 : 1;
      append(hand, {{static_cast<TileCode>(kind), static_cast<TileCode>(kind)}, copies});
    }
    if (hand.concealedCount > 0) {
      use(hand);
    }
  }
}

/// How often each han came with each fu, as one number that any other count would change.
class WorthCensus {
public:
  void add(int han, int fu) { ++counts_[static_cast<std::size_t>(han)][static_cast<std::size_t>(fu / 5)]; }
  [[nodiscard]] std::uint64_t of(int han, int fu) const {
    return counts_[static_cast<std::size_t>(han)][static_cast<std::size_t>(fu / 5)];
  }
  [[nodiscard]] std::uint64_t checksum() const;

private:
  /// Up to six yakuman of 13 han each, and 130 fu in steps of five.
  std::array<std::array<std::uint64_t, 27>, 79> counts_{};
};

}  // namespace tensu::test
