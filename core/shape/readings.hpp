// Every way in which tiles form four sets and a pair.
#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>

#include "base/static_vector.hpp"
#include "tiles/counts.hpp"
#include "tiles/tile.hpp"

namespace tensu {

enum class Shape : std::uint8_t { standard, seven_pairs, thirteen_orphans, unconnected, none };
inline constexpr std::array<const char*, 5> kShapeIds = {"standard", "seven-pairs", "thirteen-orphans", "unconnected",
                                                         "none"};

enum class Wait : std::uint8_t { ryanmen, kanchan, penchan, shanpon, tanki, kokushi13, none };
inline constexpr std::array<const char*, 7> kWaitIds = {"ryanmen", "kanchan",    "penchan", "shanpon",
                                                        "tanki",   "kokushi-13", "none"};

inline constexpr int kSequenceStarts = 7;
inline constexpr int kBitsPerSuitOfSequences = kSequenceStarts * kBitsPerRank;

/// A number of sequences for each of the 21 places where one can start: three bits each, seven places a suit.
class Sequences {
public:
  constexpr Sequences() noexcept = default;
  constexpr explicit Sequences(std::uint64_t bits) noexcept : bits_(bits) {}

  [[nodiscard]] static constexpr int shiftOf(int kind) noexcept {
    return suitOf(kind) * kBitsPerSuitOfSequences + rankOf(kind) * kBitsPerRank;
  }
  constexpr void add(int kind) noexcept { bits_ += std::uint64_t{1} << shiftOf(kind); }
  [[nodiscard]] constexpr int at(int kind) const noexcept { return static_cast<int>(bits_ >> shiftOf(kind) & 7); }
  /// One bit, the lowest of its place, for each place with at least so many sequences (1 to 4).
  [[nodiscard]] constexpr std::uint64_t atLeast(int number) const noexcept {
    const std::uint64_t four = bits_ >> 2;
    const std::uint64_t two = bits_ >> 1;
    switch (number) {
      case 1:
        return (bits_ | two | four) & kLowest;
      case 2:
        return (two | four) & kLowest;
      case 3:
        return ((two & bits_) | four) & kLowest;
      default:
        return four & kLowest;
    }
  }
  /// Which sequences hold a suited kind: bit 0 for one that starts two ranks below it, bit 1 one rank below, bit 2
  /// there.
  [[nodiscard]] constexpr unsigned holding(int kind) const noexcept {
    constexpr int kTwoPlaces = 2 * kBitsPerRank;
    // By rank: only where a sequence of the same suit can start.
    constexpr std::array<std::uint8_t, kRanks> kStarts = {4, 6, 7, 7, 7, 7, 7, 3, 1};
    const int shift = shiftOf(kind);
    const std::uint64_t near = shift < kTwoPlaces ? bits_ << (kTwoPlaces - shift) : bits_ >> (shift - kTwoPlaces);
    const std::uint64_t any = near | near >> 1 | near >> 2;
    const std::uint64_t together = (any & 1) | (any >> 2 & 2) | (any >> 4 & 4);
    return static_cast<unsigned>(together) & kStarts[static_cast<std::size_t>(rankOf(kind))];
  }
  [[nodiscard]] constexpr bool none() const noexcept { return bits_ == 0; }
  friend constexpr Sequences operator+(Sequences a, Sequences b) noexcept { return Sequences(a.bits_ + b.bits_); }
  friend constexpr Sequences operator-(Sequences a, Sequences b) noexcept { return Sequences(a.bits_ - b.bits_); }
  friend constexpr bool operator==(Sequences, Sequences) noexcept = default;

private:
  static constexpr std::uint64_t kLowest = 0111111111111111111111;
  std::uint64_t bits_ = 0;
};

/// One way to part concealed tiles into sets and a pair.
struct Grouping {
  Sequences sequences;
  KindMask triplets = 0;
  Kind pair = kNoKind;
};

/// One way to part the tiles of one suit, in one number that is handed on in a register: the places where sequences
/// start, three bits each, the ranks of triplets, and above them the rank of the pair from 1 on, or 0.
class SuitGrouping {
public:
  /// So many bits the number has.
  static constexpr int kBits = kBitsPerSuitOfSequences + kRanks + 4;

  constexpr SuitGrouping() noexcept = default;
  constexpr explicit SuitGrouping(std::uint64_t bits) noexcept : bits_(bits) {}
  [[nodiscard]] constexpr std::uint64_t bits() const noexcept { return bits_; }
  [[nodiscard]] constexpr std::uint64_t sequences() const noexcept { return bits_ & ((kOne << kTriplets) - 1); }
  [[nodiscard]] constexpr KindMask triplets() const noexcept {
    return bits_ >> kTriplets & ((kOne << (kPair - kTriplets)) - 1);
  }
  /// Its rank, or kNoKind.
  [[nodiscard]] constexpr Kind pair() const noexcept {
    // Without a pair one less than nothing is more than any kind.
    return static_cast<Kind>(std::min((bits_ >> kPair) - kOne, std::uint64_t{kNoKind}));
  }
  [[nodiscard]] constexpr SuitGrouping withSequences(int rank, int number) const noexcept {
    return SuitGrouping(bits_ + (static_cast<std::uint64_t>(number) << (rank * kBitsPerRank)));
  }
  [[nodiscard]] constexpr SuitGrouping withTriplet(int rank) const noexcept {
    return SuitGrouping(bits_ | kOne << (kTriplets + rank));
  }
  [[nodiscard]] constexpr SuitGrouping withPair(int rank) const noexcept {
    return SuitGrouping(bits_ | static_cast<std::uint64_t>(rank + 1) << kPair);
  }

private:
  static constexpr std::uint64_t kOne = 1;
  static constexpr int kTriplets = kBitsPerSuitOfSequences;
  static constexpr int kPair = kTriplets + kRanks;
  std::uint64_t bits_ = 0;
};

/// No suit of at most 14 tiles has more ways than this (checked over all of them by a test).
inline constexpr std::size_t kMaxSuitGroupings = 8;
using SuitGroupings = StaticVector<SuitGrouping, kMaxSuitGroupings>;

/// Every way to part the tiles of a suit into sets, and a pair when `withPair`, sequences before triplets before the
/// pair at the lowest rank that can be either; `honours` form no sequences.
void groupSuit(SuitCounts counts, bool withPair, bool honours, SuitGroupings& out) noexcept;

constexpr void addSuit(Grouping& to, const SuitGrouping& from, int suit) noexcept {
  to.sequences = to.sequences + Sequences(from.sequences() << (suit * kBitsPerSuitOfSequences % 64));
  to.triplets |= from.triplets() << (suit * kRanks);
  // Nothing is the most, here too: which suit holds the pair nobody could guess.
  to.pair = static_cast<Kind>(std::min<int>(to.pair, from.pair() + suit * kRanks));
}

/// Whether the tiles of one suit are sets, and a pair where `withPair`.
[[nodiscard]] bool isSuitComplete(SuitCounts tiles, bool withPair, bool honours) noexcept;
/// Whether these are seven different pairs.
[[nodiscard]] bool isSevenPairs(const Counts& counts) noexcept;
/// Whether these are seven pairs where four of a kind count as two.
[[nodiscard]] bool isSevenPairsWithFours(const Counts& counts) noexcept;
/// Whether these are all thirteen orphans and a second copy of one.
[[nodiscard]] bool isThirteenOrphans(const Counts& counts) noexcept;
/// Whether these are one pair and twelve other tiles, no two of a suit nearer than three ranks (十三不搭).
[[nodiscard]] bool isUnconnected(const Counts& counts) noexcept;

/// How a winning tile completes a sequence that starts at `start`.
[[nodiscard]] constexpr Wait waitInSequence(int start, int tile) noexcept {
  if (tile == start + 1) {
    return Wait::kanchan;
  }
  const bool edge = tile == start ? rankOf(start) == kSequenceStarts - 1 : rankOf(start) == 0;
  return edge ? Wait::penchan : Wait::ryanmen;
}

}  // namespace tensu
