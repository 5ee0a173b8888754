// Tiles in writing: mpsz and its other spellings, as UTF-16 the way a page holds its text.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "problem.hpp"
#include "tiles/tile.hpp"

namespace tensu {

/// The tiles of a text in the order written.
struct TileList {
  static constexpr std::size_t kKept = 16;
  /// The first tiles, and nothing behind them; a longer text is still counted in full.
  std::array<TileCode, kKept> tiles{};
  std::array<std::uint16_t, kTileCodes> copies{};
  /// Bit c for each code c that is here.
  CodeMask codes = 0;
  int total = 0;

  [[nodiscard]] constexpr std::span<TileCode> kept() noexcept {
    return {tiles.data(), std::min(static_cast<std::size_t>(total), kKept)};
  }
  [[nodiscard]] constexpr std::span<const TileCode> kept() const noexcept {
    return {tiles.data(), std::min(static_cast<std::size_t>(total), kKept)};
  }
  constexpr void add(TileCode code) noexcept {
    if (static_cast<std::size_t>(total) < kKept) {
      tiles[static_cast<std::size_t>(total)] = code;
    }
    ++total;
    codes |= codeBit(code);
    if (copies[code] < UINT16_MAX) {
      ++copies[code];
    }
  }
};

/// Why a text is no tiles, and where: `position` is a UTF-16 index from 0.
struct NotationFault {
  int position = 0;
  Word reason{};
};

/// What may stand between groups of tiles.
[[nodiscard]] constexpr bool isSpace(char16_t c) noexcept {
  return c == u' ' || c == u'\t' || c == u'\n' || c == u'\r' || c == u'\u00A0' || c == u'\u3000';
}

/// Reads `123m456p789s11z`, `0m` for a red five, `f` for a flower; also full-width digits, spaces between groups,
/// Unicode tiles, 東南西北白發中 and the capitals E S W N P F C. False, and `fault` set, at the first thing that is no
/// tile.
[[nodiscard]] bool parseTiles(std::u16string_view text, TileList& out, NotationFault& fault) noexcept;

}  // namespace tensu
