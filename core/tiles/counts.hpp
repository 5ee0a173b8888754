// How many copies of each kind: one word a suit, three bits a rank.
#pragma once

#include <array>
#include <cstdint>

#include "tiles/tile.hpp"

namespace tensu {

/// The ranks of one suit, three bits each, rank 1 lowest; the honours are the fourth suit.
using SuitCounts = std::uint32_t;

inline constexpr int kBitsPerRank = 3;
inline constexpr SuitCounts kRankMask = 7;

[[nodiscard]] constexpr int countAt(SuitCounts counts, int rank) noexcept {
  return static_cast<int>(counts >> (rank * kBitsPerRank) & kRankMask);
}
[[nodiscard]] constexpr SuitCounts atRank(SuitCounts copies, int rank) noexcept {
  return copies << (rank * kBitsPerRank);
}
/// The lowest bit of each rank.
inline constexpr SuitCounts kEachRank = 0111111111;

/// The lowest bit of each rank that has at least so many copies (1 to 4).
[[nodiscard]] constexpr SuitCounts ranksWith(SuitCounts counts, int copies) noexcept {
  const SuitCounts four = counts >> 2;
  const SuitCounts two = counts >> 1;
  switch (copies) {
    case 1:
      return (counts | two | four) & kEachRank;
    case 2:
      return (two | four) & kEachRank;
    case 3:
      return ((two & counts) | four) & kEachRank;
    default:
      return four & kEachRank;
  }
}

/// The lowest bits of the ranks moved together: bit r for rank r. They close up in pairs, fours and eights.
[[nodiscard]] constexpr std::uint32_t together(SuitCounts eachRank) noexcept {
  std::uint32_t bits = eachRank;
  bits = (bits | bits >> 2) & 0x10C30C3;
  bits = (bits | bits >> 4) & 0x100F00F;
  bits = (bits | bits >> 8) & 0x10000FF;
  return (bits | bits >> 16) & 0x1FF;
}

/// The sum over all ranks: pairs of fields are folded together, so that no field overflows (at most 7 a rank).
[[nodiscard]] constexpr int tilesIn(SuitCounts counts) noexcept {
  const SuitCounts paired = (counts & 0007070707) + (counts >> 3 & 0007070707);
  return static_cast<int>((paired & 077) + (paired >> 6 & 077) + (paired >> 12 & 077) + (paired >> 18 & 077) +
                          (counts >> 24 & 07));
}

/// Where each kind is counted, so that no tile asks for a division: its suit, and one copy at its place.
struct CountPlace {
  std::uint8_t suit = 0;
  SuitCounts one = 0;
};
inline constexpr std::array<CountPlace, kKinds> kCountPlaces = [] {
  std::array<CountPlace, kKinds> places{};
  for (std::size_t kind = 0; kind < kKinds; ++kind) {
    places[kind] = {static_cast<std::uint8_t>(kind / kRanks), atRank(1, static_cast<int>(kind % kRanks))};
  }
  return places;
}();

/// All four suits in two words, and above each suit how many of its tiles are red: so a hand is counted in registers.
struct CodeWords {
  std::uint64_t low = 0;
  std::uint64_t high = 0;
};
inline constexpr int kBitsPerSuitWord = 32;
inline constexpr int kRedShift = kRanks * kBitsPerRank;
inline constexpr std::array<CodeWords, kTileCodes> kCodeWords = [] {
  std::array<CodeWords, kTileCodes> all{};
  for (std::uint8_t code = 0; code < kFlower; ++code) {
    const Kind kind = kindOf(code);
    const std::uint64_t red = isRedFive(code) ? std::uint64_t{1} << kRedShift : 0;
    const std::uint64_t one = (red | kCountPlaces[kind].one) << (suitOf(kind) % 2 * kBitsPerSuitWord);
    (suitOf(kind) < 2 ? all[code].low : all[code].high) = one;
  }
  return all;
}();

/// Copies of every kind, up to seven of one (a hand may be asked about a fifth copy).
class Counts {
public:
  constexpr Counts() noexcept = default;
  /// The tiles of these codes, at most seven of a kind and none a flower; `reds` gets how many are red fives.
  constexpr Counts(const TileCode* codes, std::size_t number, int& reds) noexcept {
    CodeWords sum;
    for (std::size_t i = 0; i < number; ++i) {
      sum.low += kCodeWords[codes[i]].low;
      sum.high += kCodeWords[codes[i]].high;
    }
    constexpr std::uint64_t kOneSuit = (std::uint64_t{1} << kBitsPerSuitWord) - 1;
    const std::array<std::uint64_t, kSuits + 1> words = {sum.low & kOneSuit, sum.low >> kBitsPerSuitWord,
                                                         sum.high & kOneSuit, sum.high >> kBitsPerSuitWord};
    reds = 0;
    for (std::size_t suit = 0; suit < words.size(); ++suit) {
      suits_[suit] = static_cast<SuitCounts>(words[suit] & ((std::uint64_t{1} << kRedShift) - 1));
      reds += static_cast<int>(words[suit] >> kRedShift);
    }
  }
  [[nodiscard]] constexpr int operator[](int kind) const noexcept {
    return countAt(suits_[static_cast<std::size_t>(suitOf(kind))], rankOf(kind));
  }
  [[nodiscard]] constexpr SuitCounts suit(int suit) const noexcept { return suits_[static_cast<std::size_t>(suit)]; }
  constexpr void add(int kind, SuitCounts copies = 1) noexcept {
    const CountPlace& place = kCountPlaces[static_cast<std::size_t>(kind)];
    suits_[place.suit] += copies * place.one;
  }
  constexpr void remove(int kind, SuitCounts copies = 1) noexcept {
    const CountPlace& place = kCountPlaces[static_cast<std::size_t>(kind)];
    suits_[place.suit] -= copies * place.one;
  }
  constexpr Counts& operator+=(const Counts& other) noexcept {
    for (std::size_t suit = 0; suit < suits_.size(); ++suit) {
      suits_[suit] += other.suits_[suit];
    }
    return *this;
  }
  [[nodiscard]] constexpr int total() const noexcept {
    return tilesIn(suits_[0]) + tilesIn(suits_[1]) + tilesIn(suits_[2]) + tilesIn(suits_[3]);
  }
  /// The kinds of which at least `copies` are here (1 to 4).
  [[nodiscard]] constexpr KindMask atLeast(int copies) const noexcept {
    KindMask mask = 0;
    for (std::size_t suit = 0; suit < suits_.size(); ++suit) {
      mask |= KindMask{together(ranksWith(suits_[suit], copies))} << (suit * kRanks);
    }
    return mask;
  }
  friend constexpr bool operator==(const Counts&, const Counts&) noexcept = default;

private:
  std::array<SuitCounts, kSuits + 1> suits_{};
};

}  // namespace tensu
