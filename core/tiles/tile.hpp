// Tile kinds, the codes of single tiles, and masks over kinds.
#pragma once

#include <array>
#include <cstdint>

namespace tensu {

/// A kind of tile: 0–8 man 1–9, 9–17 pin, 18–26 sou, 27–33 East South West North white green red.
using Kind = std::uint8_t;
/// A single tile: a kind, or 34–36 the red five of man, pin, sou, or 37 a flower.
using TileCode = std::uint8_t;
/// A set of kinds, bit k for kind k.
using KindMask = std::uint64_t;
/// A set of codes, bit c for code c.
using CodeMask = std::uint64_t;

inline constexpr int kKinds = 34;
inline constexpr int kSuitedKinds = 27;
inline constexpr int kTileCodes = 38;
inline constexpr int kRanks = 9;
inline constexpr int kSuits = 3;
inline constexpr TileCode kRedFive = 34;
inline constexpr TileCode kFlower = 37;
inline constexpr int kCopies = 4;

inline constexpr Kind kEast = 27;
inline constexpr Kind kNorth = 30;
inline constexpr Kind kWhite = 31;
inline constexpr Kind kGreen = 32;
inline constexpr Kind kRed = 33;

[[nodiscard]] constexpr KindMask maskOf(int kind) noexcept {
  return KindMask{1} << kind;
}
[[nodiscard]] constexpr CodeMask codeBit(int code) noexcept {
  return CodeMask{1} << code;
}
[[nodiscard]] constexpr bool isSuited(int kind) noexcept {
  return kind < kSuitedKinds;
}
/// 0–3 for man, pin, sou and the honours. A ninth, exact for every number up to 511: this is asked so often that a
/// division, however the compiler writes it, would be felt.
[[nodiscard]] constexpr int suitOf(int kind) noexcept {
  return static_cast<int>(static_cast<unsigned>(kind) * 57 >> 9);
}
/// 0–8 for the ranks 1–9 of a suit; among the honours 0–6 in the order East … red.
[[nodiscard]] constexpr int rankOf(int kind) noexcept {
  return kind - kRanks * suitOf(kind);
}
[[nodiscard]] constexpr bool isRedFive(TileCode code) noexcept {
  return code >= kRedFive && code < kFlower;
}
/// The kind of a tile that is no flower; a red five is a five.
[[nodiscard]] constexpr Kind kindOf(TileCode code) noexcept {
  return isRedFive(code) ? static_cast<Kind>((code - kRedFive) * kRanks + 4) : code;
}

/// In place of a kind where there is none; more than any.
inline constexpr Kind kNoKind = 255;
inline constexpr KindMask kAllKinds = (KindMask{1} << kKinds) - 1;

/// The kinds of these codes; a flower is of none.
[[nodiscard]] constexpr KindMask kindsOf(CodeMask codes) noexcept {
  KindMask kinds = codes & kAllKinds;
  for (TileCode red = kRedFive; red < kFlower; ++red) {
    kinds |= (codes >> red & 1) << kindOf(red);
  }
  return kinds;
}

/// Whether tiles of a suit that start at this kind hold a five: a run of three, or tiles alike.
[[nodiscard]] constexpr bool holdsFive(int first, bool run) noexcept {
  return isSuited(first) && rankOf(first) <= 4 && rankOf(first) + (run ? 2 : 0) >= 4;
}

inline constexpr KindMask kMan = 0x1FF;
inline constexpr KindMask kPin = kMan << 9;
inline constexpr KindMask kSou = kMan << 18;
inline constexpr KindMask kHonours = KindMask{0x7F} << 27;
inline constexpr KindMask kWinds = KindMask{0xF} << 27;
inline constexpr KindMask kDragons = KindMask{0x7} << 31;
/// All kinds of a suit (0–3).
[[nodiscard]] constexpr KindMask kindsOfSuit(int suit) noexcept {
  return suit == kSuits ? kHonours : kMan << (suit * kRanks);
}
inline constexpr KindMask kTerminals = 0x101 | 0x101 << 9 | 0x101 << 18;
inline constexpr KindMask kOrphans = kTerminals | kHonours;
inline constexpr KindMask kSimples = (kMan | kPin | kSou) & ~kTerminals;

/// The kind that each indicator points at: 9 leads to 1, North to East, white to green to red to white; a flower to
/// nothing here.
inline constexpr std::array<Kind, kTileCodes> kDoraAfter = [] {
  std::array<Kind, kTileCodes> after{};
  for (TileCode code = 0; code < kFlower; ++code) {
    const Kind kind = kindOf(code);
    const bool last = isSuited(kind) ? rankOf(kind) == kRanks - 1 : kind == kNorth || kind == kRed;
    const int first = isSuited(kind) ? kind - rankOf(kind) : kind == kNorth ? kEast : kWhite;
    after[code] = static_cast<Kind>(last ? first : kind + 1);
  }
  return after;
}();

}  // namespace tensu
