// A hand and its circumstances after every check: plain numbers in a fixed size, ready to be scored or packed.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "base/static_vector.hpp"
#include "request.hpp"
#include "tiles/counts.hpp"
#include "tiles/flags.hpp"
#include "tiles/tile.hpp"

namespace tensu {

inline constexpr int kHandTiles = 14;
inline constexpr int kMaxMelds = 4;
inline constexpr int kMaxIndicators = 5;
/// In a field for a seat: nobody.
inline constexpr std::uint8_t kNobody = 255;

struct Meld {
  MeldType type{};
  /// The kind of a triplet or kan, the lowest of a sequence.
  Kind first = 0;
  /// How many of its tiles are red fives.
  std::uint8_t reds = 0;
  std::uint8_t from = kNobody;
};

[[nodiscard]] constexpr bool isKan(MeldType type) noexcept {
  return type != MeldType::chi && type != MeldType::pon;
}
/// How many tiles a meld of this type is.
[[nodiscard]] constexpr int tilesOf(MeldType type) noexcept {
  return isKan(type) ? 4 : 3;
}
/// Called from somebody: the hand is no longer closed.
[[nodiscard]] constexpr bool isOpen(MeldType type) noexcept {
  return type != MeldType::ankan;
}

/// Laid out without gaps, so that equal hands are equal byte for byte.
struct Hand {
  /// The winner's own discards.
  KindMask discards = 0;
  /// The winning tile last, where there is one.
  std::array<TileCode, kHandTiles> concealed{};
  std::uint8_t concealedCount = 0;
  std::uint8_t meldCount = 0;
  std::array<Meld, kMaxMelds> melds{};
  Win win = Win::tsumo;
  std::uint8_t from = kNobody;
  std::uint8_t seat = 0;
  /// 0–3 for E S W N.
  std::uint8_t round = 0;
  std::array<TileCode, kMaxIndicators> dora{};
  std::uint8_t doraCount = 0;
  std::array<TileCode, kMaxIndicators> ura{};
  std::uint8_t uraCount = 0;
  std::uint8_t flowers = 0;
  std::uint8_t liable = kNobody;
  /// 0–2 for man, pin, sou.
  std::uint8_t lack = 0;
  /// Bit s for the seat s.
  std::uint8_t active = 0xF;
  /// 1 when `points` are given.
  std::uint8_t hasPoints = 0;
  /// The seat that deals: 0, but in a whole Sichuan hand any place at the table.
  std::uint8_t dealer = 0;
  std::array<std::uint8_t, 2> unused{};
  std::uint32_t flags = 0;
  std::int32_t honba = 0;
  std::int32_t deposits = 0;
  std::array<std::int32_t, kMaxPlayers> points{};
  std::uint32_t unusedToo = 0;

  [[nodiscard]] constexpr TileCode winningTile() const noexcept {
    return concealed[static_cast<std::size_t>(concealedCount - 1)];
  }
  [[nodiscard]] constexpr bool has(Flag flag) const noexcept { return Flags(flags).has(flag); }
};

static_assert(std::is_trivially_copyable_v<Hand> && std::has_unique_object_representations_v<Hand>);

/// The concealed tiles by kind, the winning tile among them.
[[nodiscard]] constexpr Counts concealedCounts(const Hand& hand) noexcept {
  RedFiveCounts reds{};
  return Counts(hand.concealed, hand.concealedCount, reds);
}

constexpr void addMeld(Counts& counts, const Meld& meld) noexcept {
  if (meld.type == MeldType::chi) {
    counts.add(meld.first);
    counts.add(meld.first + 1);
    counts.add(meld.first + 2);
    return;
  }
  counts.add(meld.first, static_cast<SuitCounts>(tilesOf(meld.type)));
}

/// The tiles of the melds by kind.
[[nodiscard]] constexpr Counts meldCounts(const Hand& hand) noexcept {
  Counts counts;
  for (std::size_t i = 0; i < hand.meldCount; ++i) {
    addMeld(counts, hand.melds[i]);
  }
  return counts;
}

/// The tiles of a hand by kind, counted once for all who ask.
struct HandCounts {
  /// Red fives among the concealed tiles.
  RedFiveCounts reds{};
  Counts concealed;
  Counts all;
  /// Those that the whole hand holds.
  KindMask kinds = 0;

  constexpr explicit HandCounts(const Hand& hand) noexcept
      : concealed(hand.concealed, hand.concealedCount, reds), all(concealed) {
    if (hand.meldCount > 0) {
      all += meldCounts(hand);
    }
    kinds = all.atLeast(1);
  }
};

[[nodiscard]] constexpr bool holdsKan(const Hand& hand) noexcept {
  bool any = false;
  for (std::size_t i = 0; i < hand.meldCount; ++i) {
    any = any || isKan(hand.melds[i].type);
  }
  return any;
}

[[nodiscard]] constexpr bool holdsOpenMeld(const Hand& hand) noexcept {
  bool any = false;
  for (std::size_t i = 0; i < hand.meldCount; ++i) {
    any = any || isOpen(hand.melds[i].type);
  }
  return any;
}

/// Whether hand or melds hold a second copy of the winning tile: then nobody else can have made a kan of it.
[[nodiscard]] constexpr bool holdsAnotherWinningTile(const Hand& hand) noexcept {
  const int kind = kindOf(hand.winningTile());
  int copies = 0;
  for (std::size_t i = 0; i < hand.concealedCount; ++i) {
    copies += kindOf(hand.concealed[i]) == kind ? 1 : 0;
  }
  for (std::size_t i = 0; i < hand.meldCount; ++i) {
    const int first = hand.melds[i].first;
    const int last = first + (hand.melds[i].type == MeldType::chi ? 2 : 0);
    copies += kind >= first && kind <= last ? 1 : 0;
  }
  return copies > 1;
}

}  // namespace tensu
