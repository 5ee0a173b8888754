// The suits that most hands are made of, each with the one way to part it: looking them up takes no guesses of the
// processor, as a search does at every tile.
#pragma once

#include "shape/readings.hpp"

namespace tensu {

class SuitTable {
public:
  SuitTable() noexcept;

  /// The only way to part the tiles of a suit into sets, and a pair where their number leaves one; nothing when they
  /// are not here.
  [[nodiscard]] const SuitGrouping* find(SuitCounts counts, bool honours) const noexcept {
    const std::uint32_t key = keyOf(counts, honours);
    const Entry& entry = entries_[placeOf(key)];
    return entry.key == key ? &entry.grouping : nullptr;
  }

  /// The only way to part these tiles into sets and one pair. False when they are not here: a suit has many tiles, or
  /// several ways or none.
  [[nodiscard]] bool find(const Counts& counts, Grouping& out) const noexcept {
    bool known = true;
    int pairs = 0;
    for (int suit = 0; suit <= kSuits; ++suit) {
      const std::uint32_t key = keyOf(counts.suit(suit), suit == kSuits);
      const Entry& entry = entries_[placeOf(key)];
      known &= entry.key == key;
      pairs += entry.grouping.pair() != kNoKind ? 1 : 0;
      addSuit(out, entry.grouping, suit);
    }
    return known && pairs == 1;
  }

private:
  struct Entry {
    /// 0 is no key.
    std::uint32_t key = 0;
    SuitGrouping grouping;
  };
  static constexpr int kBits = 13;

  [[nodiscard]] static constexpr std::uint32_t keyOf(SuitCounts counts, bool honours) noexcept {
    return counts | std::uint32_t{1} << 30 | std::uint32_t{honours} << 31;
  }
  [[nodiscard]] static constexpr std::size_t placeOf(std::uint32_t key) noexcept {
    return (key * 0x9E3779B1U) >> (32 - kBits);
  }

  void addSets(SuitCounts counts, int left, int firstSet, bool honours) noexcept;
  void addWithPairs(SuitCounts counts, bool honours) noexcept;
  void add(SuitCounts counts, bool withPair, bool honours) noexcept;

  std::array<Entry, std::size_t{1} << kBits> entries_{};
};

/// Made when it is first asked for.
[[nodiscard]] const SuitTable& suitTable() noexcept;

}  // namespace tensu
