// A whole hand on one line, for attributes, links and commands:
//   234p55s (123m) [7777z] 5s win=tsumo seat=1 round=S flags=riichi,ippatsu dora=3m honba=1
//   rules=makopi-house;kiriage=false
// Melds: (123m) chi, (555z) pon, (5555z) open kan, [5555z] concealed kan, (555z+5z) added kan. `<1 ` before a tile of a
// meld marks the called one and how many seats back it came from; `<1` behind all of them names the seat alone, `< `
// before a tile the tile alone. Where the tiles do not tell the type it stands before them: (chi:555z).
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "problem.hpp"
#include "request.hpp"

namespace tensu {

/// The words of a line, in the order they are written.
enum class LineKey : std::uint8_t {
  win,
  from,
  seat,
  round,
  flags,
  dora,
  ura,
  flowers,
  honba,
  deposits,
  points,
  discards,
  liable,
  lack,
  active,
  melds,
  rules,
};
inline constexpr std::array<const char*, 17> kLineKeys = {
    "win",      "from",   "seat",     "round",  "flags", "dora",   "ura",   "flowers", "honba",
    "deposits", "points", "discards", "liable", "lack",  "active", "melds", "rules"};

/// No tile or seat was marked in a meld.
inline constexpr int kUnmarked = -1;

struct LineMeld {
  MeldType type{};
  std::u16string tiles;
  /// How many seats back the tile came from, or kUnmarked.
  int seatsBack = kUnmarked;
  /// The called tile, empty when none is marked.
  std::u16string called;
};

struct LineWord {
  LineKey key{};
  std::u16string value;
};

struct Line {
  std::u16string concealed;
  std::vector<LineMeld> melds;
  std::vector<LineWord> words;
};

/// Takes a line apart. False, with problems, for a bracket that does not close or stands alone (bad_notation with its
/// position in `text`), a word that is none of the above (bad_value) or stands twice (bad_value). Tiles and values are
/// not looked into: scoring does that.
[[nodiscard]] bool parseLine(std::u16string_view text, Line& out, Problems& problems);

/// The opposite of parseLine, exactly: parsing the text gives the same line.
[[nodiscard]] std::u16string formatLine(const Line& line);

}  // namespace tensu
