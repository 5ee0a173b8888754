// How many copies of each kind: three bits a rank, two suits a word.
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

/// The sum over all ranks, at most 63: fields are added in pairs, so that none overflows, and a product adds the pairs.
[[nodiscard]] constexpr int tilesIn(SuitCounts counts) noexcept {
  const SuitCounts paired = (counts & 0707070707) + (counts >> kBitsPerRank & 0007070707);
  return static_cast<int>(paired * 0101010101 >> 24 & 077);
}

/// Two suits side by side, man and pin or sou and honours: what is asked of every rank is asked of both at once.
using SuitPair = std::uint64_t;
inline constexpr int kBitsPerSuit = 32;

[[nodiscard]] constexpr SuitPair inBoth(SuitCounts bits) noexcept {
  return bits | SuitPair{bits} << kBitsPerSuit;
}

/// The lowest bit of each rank that has at least so many copies (1 to 5).
[[nodiscard]] constexpr SuitPair ranksWith(SuitPair counts, int copies) noexcept {
  constexpr SuitPair kLowest = inBoth(kEachRank);
  const SuitPair four = counts >> 2;
  const SuitPair two = counts >> 1;
  switch (copies) {
    case 1:
      return (counts | two | four) & kLowest;
    case 2:
      return (two | four) & kLowest;
    case 3:
      return ((two & counts) | four) & kLowest;
    case 4:
      return four & kLowest;
    default:
      return (two | counts) & four & kLowest;
  }
}

/// The lowest bits of the ranks moved together: bit r of each half for rank r. They close up in pairs, fours and
/// eights, the ninth last; no mask lets through what the upper half loses to the lower one.
[[nodiscard]] constexpr SuitPair together(SuitPair eachRank) noexcept {
  SuitPair bits = eachRank;
  bits = (bits | bits >> 2) & inBoth(0x10C30C3);
  bits = (bits | bits >> 4) & inBoth(0x100F00F);
  return ((bits | bits >> 8) & inBoth(0xFF)) | (bits >> 16 & inBoth(0x100));
}

/// Where a kind or code is counted, so that no tile asks for a division. Above the ranks of each suit stands how many
/// of its tiles are red.
struct CountPlace {
  std::array<SuitPair, 2> one{};
};
inline constexpr int kRedShift = kRanks * kBitsPerRank;
inline constexpr std::array<CountPlace, kTileCodes> kCountPlaces = [] {
  std::array<CountPlace, kTileCodes> places{};
  for (std::uint8_t code = 0; code < kFlower; ++code) {
    const int kind = kindOf(code);
    const SuitPair red = isRedFive(code) ? SuitPair{1} << kRedShift : 0;
    const auto pair = static_cast<std::size_t>(suitOf(kind) / 2);
    places[code].one[pair] = (red | atRank(1, rankOf(kind))) << (suitOf(kind) % 2 * kBitsPerSuit);
  }
  return places;
}();

/// Red fives by suit.
using RedFiveCounts = std::array<int, kSuits>;

/// Copies of every kind, up to seven of one (a hand may be asked about a fifth copy).
class Counts {
public:
  constexpr Counts() noexcept = default;
  /// The first so many of these codes, none of them a flower; `reds` gets how many are red fives. More than seven of a
  /// kind spoil the counts: `total()` is then less than `number`. All places are gone through, those behind counting
  /// for nothing: a loop that ends at another place for each hand would be guessed wrongly by the processor.
  template <std::size_t Places>
  constexpr Counts(const std::array<TileCode, Places>& codes, std::size_t number, RedFiveCounts& reds) noexcept {
    SuitPair first = 0;
    SuitPair second = 0;
    for (std::size_t i = 0; i < Places; ++i) {
      const CountPlace& place = kCountPlaces[i < number ? codes[i] : kFlower];
      first += place.one[0];
      second += place.one[1];
    }
    constexpr SuitPair kAllRanks = inBoth((SuitCounts{1} << kRedShift) - 1);
    constexpr SuitPair kRedBits = (SuitPair{1} << (kBitsPerSuit - kRedShift)) - 1;
    reds = {static_cast<int>(first >> kRedShift & kRedBits),
            static_cast<int>(first >> (kRedShift + kBitsPerSuit) & kRedBits),
            static_cast<int>(second >> kRedShift & kRedBits)};
    pairs_ = {first & kAllRanks, second & kAllRanks};
  }
  [[nodiscard]] constexpr int operator[](int kind) const noexcept { return countAt(suit(suitOf(kind)), rankOf(kind)); }
  [[nodiscard]] constexpr SuitCounts suit(int suit) const noexcept {
    return static_cast<SuitCounts>(pairs_[static_cast<std::size_t>(suit / 2)] >> (suit % 2 * kBitsPerSuit));
  }
  constexpr void add(int kind, SuitCounts copies = 1) noexcept {
    const CountPlace& place = kCountPlaces[static_cast<std::size_t>(kind)];
    pairs_[0] += copies * place.one[0];
    pairs_[1] += copies * place.one[1];
  }
  constexpr void remove(int kind, SuitCounts copies = 1) noexcept {
    const CountPlace& place = kCountPlaces[static_cast<std::size_t>(kind)];
    pairs_[0] -= copies * place.one[0];
    pairs_[1] -= copies * place.one[1];
  }
  constexpr Counts& operator+=(const Counts& other) noexcept {
    pairs_[0] += other.pairs_[0];
    pairs_[1] += other.pairs_[1];
    return *this;
  }
  /// All tiles: neighbouring ranks are added, then suits, then ranks again, so that a product can add the three sums.
  [[nodiscard]] constexpr int total() const noexcept {
    constexpr SuitPair kEven = inBoth(0707070707);
    constexpr SuitPair kOdd = inBoth(0007070707);
    const SuitPair odd = (pairs_[0] >> kBitsPerRank & kOdd) + (pairs_[1] >> kBitsPerRank & kOdd);
    const SuitPair both = (pairs_[0] & kEven) + (pairs_[1] & kEven) + odd;
    const SuitPair ranks = (both + (both >> kBitsPerSuit)) & 07777777777;
    const SuitPair sums = (ranks & 07700770077) + (ranks >> 6 & 00000770077);
    return static_cast<int>(sums * 0100010001 >> 24 & 07777);
  }
  /// Whether at least `copies` of some kind are here (1 to 5).
  [[nodiscard]] constexpr bool hasAtLeast(int copies) const noexcept {
    return (ranksWith(pairs_[0], copies) | ranksWith(pairs_[1], copies)) != 0;
  }
  /// The kinds of which at least `copies` are here (1 to 5).
  [[nodiscard]] constexpr KindMask atLeast(int copies) const noexcept {
    const SuitPair first = together(ranksWith(pairs_[0], copies));
    const SuitPair second = together(ranksWith(pairs_[1], copies));
    constexpr SuitPair kFirst = (SuitPair{1} << kBitsPerSuit) - 1;
    constexpr int kClosed = kBitsPerSuit - kRanks;
    return (first & kFirst) | first >> kClosed | ((second & kFirst) | second >> kClosed) << (2 * kRanks);
  }
  friend constexpr bool operator==(const Counts&, const Counts&) noexcept = default;

private:
  std::array<SuitPair, 2> pairs_{};
};

}  // namespace tensu
