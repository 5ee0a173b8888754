// Tiles for tests: read from text, drawn at random, and looked at in plain ways that share nothing with the engine.
#pragma once

#include <array>
#include <cstdint>
#include <random>
#include <string>
#include <string_view>
#include <vector>

#include "catch.hpp"
#include "tiles/counts.hpp"
#include "tiles/notation.hpp"
#include "tiles/tile.hpp"

namespace tensu::test {

/// Copies of each kind, as plain numbers.
using Copies34 = std::array<int, kKinds>;

inline std::vector<TileCode> codesOf(std::u16string_view text) {
  TileList list;
  NotationFault fault;
  REQUIRE(parseTiles(text, list, fault));
  REQUIRE(list.total == static_cast<int>(list.kept().size()));
  return {list.kept().begin(), list.kept().end()};
}

inline Counts countsOf(std::u16string_view text) {
  Counts counts;
  for (const TileCode code : codesOf(text)) {
    counts.add(kindOf(code));
  }
  return counts;
}

inline KindMask kindsOf(std::u16string_view text) {
  KindMask kinds = 0;
  for (const TileCode code : codesOf(text)) {
    kinds |= maskOf(kindOf(code));
  }
  return kinds;
}

inline Copies34 plain(const Counts& counts) {
  Copies34 copies{};
  for (int kind = 0; kind < kKinds; ++kind) {
    copies[static_cast<std::size_t>(kind)] = counts[kind];
  }
  return copies;
}

inline Counts packed(const Copies34& copies) {
  Counts counts;
  for (int kind = 0; kind < kKinds; ++kind) {
    counts.add(kind, static_cast<SuitCounts>(copies[static_cast<std::size_t>(kind)]));
  }
  return counts;
}

/// The same numbers on every machine: the engine of the standard, and no distribution, which is not fixed by it.
class Dice {
public:
  explicit Dice(std::uint32_t seed) : engine_(seed) {}
  /// 0 to `below` - 1.
  int roll(int below) { return static_cast<int>(engine_() % static_cast<std::uint32_t>(below)); }
  bool coin() { return roll(2) == 0; }
  template <class T>
  void shuffle(std::vector<T>& items) {
    for (std::size_t i = items.size(); i > 1; --i) {
      std::swap(items[i - 1], items[static_cast<std::size_t>(roll(static_cast<int>(i)))]);
    }
  }

private:
  std::mt19937 engine_;
};

/// Some tiles of the 136, as they come from a shuffled wall; only those of `kinds`.
Copies34 drawn(Dice& dice, int tiles, KindMask kinds = kAllKinds);

/// Four sets and a pair, or `sets` of them and a pair, put together at random within four copies of a kind; of whole
/// suits or the honours.
Copies34 completeHand(Dice& dice, int sets = 4, KindMask kinds = kAllKinds);

/// One of these kinds.
int anyOf(Dice& dice, KindMask kinds);

/// Changes some tiles of a hand for others at random, within four copies of a kind.
void disturb(Dice& dice, Copies34& hand, int tiles);

int tilesOf(const Copies34& copies);

/// Whether tiles are sets and a pair, tried out tile by tile.
bool plainlyStandard(Copies34 copies);
/// Whether tiles are seven pairs, all different unless `fours`.
bool plainlyPairs(const Copies34& copies, bool fours);
bool plainlyOrphans(const Copies34& copies);

/// Readable, for messages: `123m55z`.
std::string written(const Copies34& copies);

}  // namespace tensu::test
