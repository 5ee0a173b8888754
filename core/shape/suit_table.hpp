// The suits that most hands are made of, each with the one way to part it: looking them up takes no guesses of the
// processor, as a search does at every tile.
#pragma once

#include "shape/readings.hpp"

namespace tensu {

class SuitTable {
public:
  SuitTable() noexcept;

  /// The only way to part the tiles of a suit into sets, and a pair where their number leaves one. False when they are
  /// not here.
  [[nodiscard]] bool find(SuitCounts counts, bool honours, SuitGrouping& out) const noexcept {
    const std::uint32_t key = keyOf(counts, honours);
    const std::uint64_t entry = entries_[placeOf(key)];
    out = SuitGrouping(entry & ((std::uint64_t{1} << SuitGrouping::kBits) - 1));
    return entry >> SuitGrouping::kBits == key;
  }

  /// The only way to part these tiles into sets and one pair. False when they are not here: a suit has many tiles, or
  /// several ways or none.
  [[nodiscard]] bool find(const Counts& counts, Grouping& out) const noexcept {
    bool known = true;
    int pairs = 0;
    for (int suit = 0; suit <= kSuits; ++suit) {
      SuitGrouping grouping;
      known &= find(counts.suit(suit), suit == kSuits, grouping);
      pairs += grouping.pair() != kNoKind ? 1 : 0;
      addSuit(out, grouping, suit);
    }
    return known && pairs == 1;
  }

private:
  static constexpr int kPlaceBits = 13;
  /// Above the counts of nine ranks: whether they are honours, and a bit that tells every key from no entry.
  static constexpr int kKeyBits = kRanks * kBitsPerRank + 2;
  static_assert(kKeyBits + SuitGrouping::kBits <= 64, "an entry is one number: its key above its grouping");

  [[nodiscard]] static constexpr std::uint32_t keyOf(SuitCounts counts, bool honours) noexcept {
    return counts | std::uint32_t{honours} << (kKeyBits - 2) | std::uint32_t{1} << (kKeyBits - 1);
  }
  [[nodiscard]] static constexpr std::size_t placeOf(std::uint32_t key) noexcept {
    return (key * 0x9E3779B1U) >> (32 - kPlaceBits);
  }

  void addSets(SuitCounts counts, int left, int firstSet, bool honours) noexcept;
  void addWithPairs(SuitCounts counts, bool honours) noexcept;
  void add(SuitCounts counts, bool withPair, bool honours) noexcept;

  /// 0 where there is none.
  std::array<std::uint64_t, std::size_t{1} << kPlaceBits> entries_{};
};

/// Made when it is first asked for.
[[nodiscard]] const SuitTable& suitTable() noexcept;

}  // namespace tensu
