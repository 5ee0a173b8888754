// A whole hand on one line, for attributes, links and commands:
//   234p55s (123m) [7777z] 5s win=tsumo seat=1 round=S flags=riichi,ippatsu dora=3m honba=1
//   rules=makopi-house;kiriage=false
// Melds: (123m) chi, (555z) pon, (5555z) open kan, [5555z] concealed kan, (555z+5z) added kan. `<1 ` before a tile of a
// meld marks the called one and how many seats back it came from; `<1` behind all of them names the seat alone, `< `
// before a tile the tile alone. Where the tiles do not tell the type it stands before them: (chi:555z). Digits, suit
// letters, brackets, `<` and `+` may be full-width.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/static_vector.hpp"
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

/// Longer texts are no lines: a hand needs some hundred characters.
inline constexpr std::size_t kLongestLine = 16 * 1024;
/// No hand has as many melds by far.
inline constexpr std::size_t kMostLineMelds = 255;

/// A text that is put together, as far as there is room.
class LineText {
public:
  /// A line may be written with a space and a type more for each meld than it was read with.
  static constexpr std::size_t kMost = kLongestLine + 8 * kMostLineMelds;

  void clear() noexcept { units_.clear(); }
  void add(char16_t unit) noexcept { units_.push_back(unit); }
  void add(std::u16string_view text) noexcept;
  void takeBack() noexcept { units_.pop_back(); }
  /// Puts a text before the unit at `at`.
  void insert(std::size_t at, std::u16string_view text) noexcept;
  [[nodiscard]] std::size_t size() const noexcept { return units_.size(); }
  [[nodiscard]] std::u16string_view from(std::size_t start) const noexcept {
    return {units_.begin() + start, units_.size() - start};
  }
  [[nodiscard]] std::u16string_view view() const noexcept { return from(0); }

private:
  StaticVector<char16_t, kMost> units_;
};

struct LineMeld {
  MeldType type{};
  std::u16string_view tiles;
  /// How many seats back the tile came from, or kUnmarked.
  int seatsBack = kUnmarked;
  /// The called tile, empty when none is marked.
  std::u16string_view called;
};

struct LineWord {
  LineKey key{};
  std::u16string_view value;
};

/// A line's parts: views of the text that was read, or of what was put together from it, so that a line stays where it
/// is.
struct Line {
  Line() = default;
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;

  std::u16string_view concealed;
  StaticVector<LineMeld, kMostLineMelds> melds;
  StaticVector<LineWord, kLineKeys.size()> words;
  LineText concealedText;
  LineText meldText;
};

/// Takes a line apart; `out` has to be new. False, with problems that have their position in `text`, for a bracket that
/// does not close or stands alone (bad_notation), a word that is none of the above or stands twice, `melds` with a
/// value, as the melds stand in brackets, a second mark in a meld, and a text of more than kLongestLine or
/// kMostLineMelds (bad_value). Tiles and other values are not looked into: scoring does that, and finds a space where a
/// meld or a word stood within a group of tiles.
[[nodiscard]] bool parseLine(std::u16string_view text, Line& out, Problems& problems);

/// The opposite of parseLine, exactly: of a line that was parsed, parsing the text gives the same one. What `out` held
/// is gone.
void formatLine(const Line& line, LineText& out);

}  // namespace tensu
