#include "line/line.hpp"

#include <algorithm>

#include "rules/house.hpp"
#include "tiles/notation.hpp"

namespace tensu {
namespace {

constexpr bool isDigit(char16_t c) noexcept {
  return c >= u'0' && c <= u'9';
}
/// Ranks and suit letters may be full-width.
constexpr bool isRank(char16_t c) noexcept {
  return isDigit(c) || (c >= u'\uFF10' && c <= u'\uFF19');
}
constexpr std::u16string_view kSuitLetters = u"mpsz\uFF4D\uFF50\uFF53\uFF5A";
constexpr bool isSuitLetter(char16_t c) noexcept {
  return kSuitLetters.find(c) != std::u16string_view::npos;
}

constexpr bool isBracket(char16_t c) noexcept {
  return c == u'(' || c == u')' || c == u'[' || c == u']';
}

/// The type that the tiles of a meld show: four alike are a kan, three alike a pon, anything else a chi.
MeldType typeShown(std::u16string_view tiles) noexcept {
  TileList list;
  NotationFault fault;
  if (!parseTiles(tiles, list, fault)) {
    return MeldType::chi;
  }
  const bool alike = list.total > 0 && std::all_of(list.tiles.begin(), list.tiles.end(), [&list](TileCode code) {
                       return code != kFlower && list.tiles[0] != kFlower && kindOf(code) == kindOf(list.tiles[0]);
                     });
  if (list.total == 4) {
    return MeldType::kan;
  }
  return alike ? MeldType::pon : MeldType::chi;
}

/// The tile that the digit at `at` stands for, `2m` in `123m`; a tile of one character is itself. `letter`: where the
/// next suit letter stands.
std::u16string tileAt(std::u16string_view tiles, std::size_t at, std::size_t letter) {
  if (at >= tiles.size()) {
    return {};
  }
  if (!isRank(tiles[at])) {
    const bool pair = tiles[at] == u'\xD83C' && at + 1 < tiles.size();
    return std::u16string(tiles.substr(at, pair ? 2 : 1));
  }
  return letter < tiles.size() ? std::u16string{tiles[at], tiles[letter]} : std::u16string();
}

/// The length of a type and its colon at the start of a meld, 0 where none stands there.
std::size_t typeBefore(std::u16string_view inside, MeldType& type) noexcept {
  const std::size_t colon = inside.find(u':');
  for (std::size_t i = 0; colon != std::u16string_view::npos && i < kMeldTypeIds.size(); ++i) {
    if (same(inside.substr(0, colon), kMeldTypeIds[i])) {
      type = static_cast<MeldType>(i);
      return colon + 1;
    }
  }
  return 0;
}

/// What stands between the brackets of a meld.
LineMeld readMeld(std::u16string_view inside, bool square) {
  LineMeld meld;
  const std::size_t length = typeBefore(inside, meld.type);
  const bool typed = length > 0;
  inside.remove_prefix(length);
  bool added = false;
  const std::size_t lastLetter = inside.find_last_of(kSuitLetters);
  std::size_t marked = std::u16string::npos;
  for (std::size_t at = 0; at < inside.size(); ++at) {
    if (inside[at] == u'<') {
      const bool seat = at + 1 < inside.size() && isDigit(inside[at + 1]);
      meld.seatsBack = seat ? inside[++at] - u'0' : meld.seatsBack;
      const bool beforeTile = at + 1 < inside.size() && inside[at + 1] == u' ';
      at += beforeTile ? 1 : 0;
      marked = beforeTile ? meld.tiles.size() : marked;
    } else if (inside[at] == u'+') {
      added = true;
      // 555z+5z is written 5555z in one piece.
      const bool again = lastLetter != std::u16string_view::npos && lastLetter > at && !meld.tiles.empty();
      if (again && isSuitLetter(meld.tiles.back()) && meld.tiles.back() == inside[lastLetter]) {
        meld.tiles.pop_back();
      }
    } else {
      meld.tiles.push_back(inside[at]);
    }
  }
  meld.called = tileAt(meld.tiles, marked, meld.tiles.find_first_of(kSuitLetters, marked));
  if (!typed) {
    meld.type = square ? MeldType::ankan : added ? MeldType::kakan : typeShown(meld.tiles);
  }
  return meld;
}

class LineReader {
public:
  LineReader(std::u16string_view text, Line& out, Problems& problems) noexcept
      : text_(text), out_(out), problems_(problems) {}

  bool read() {
    while (at_ < text_.size()) {
      const char16_t c = text_[at_];
      if (isSpace(c)) {
        ++at_;
      } else if (c == u'(' || c == u'[') {
        meld(c == u'[');
      } else if (c == u')' || c == u']') {
        fail(at_++, Word::unclosed);
      } else {
        piece();
      }
    }
    return problems_.empty();
  }

private:
  void fail(std::size_t position, Word why) noexcept {
    problems_.add(Code::bad_notation, Field::text,
                  details(number(DetailKey::position, static_cast<std::int64_t>(position)), reason(why)));
  }

  void meld(bool square) {
    // No bracket stands inside another.
    const std::size_t end = text_.find_first_of(u"()[]", at_ + 1);
    if (end == std::u16string_view::npos || text_[end] != (square ? u']' : u')')) {
      fail(at_, Word::unclosed);
      const bool opens = end != std::u16string_view::npos && (text_[end] == u'(' || text_[end] == u'[');
      at_ = end == std::u16string_view::npos ? text_.size() : opens ? end : end + 1;
      return;
    }
    out_.melds.push_back(readMeld(text_.substr(at_ + 1, end - at_ - 1), square));
    at_ = end + 1;
    concealedBefore_ = false;
  }

  void piece() {
    const std::size_t start = at_;
    while (at_ < text_.size() && !isSpace(text_[at_]) && !isBracket(text_[at_])) {
      ++at_;
    }
    const std::u16string_view piece = text_.substr(start, at_ - start);
    if (const std::size_t equals = piece.find(u'='); equals != std::u16string_view::npos) {
      word(start, piece.substr(0, equals), piece.substr(equals + 1));
      concealedBefore_ = false;
      return;
    }
    // Pieces that a space alone parts stay parted: the notation allows spaces between groups.
    out_.concealed += concealedBefore_ ? u" " : u"";
    out_.concealed += piece;
    concealedBefore_ = true;
  }

  void word(std::size_t position, std::u16string_view key, std::u16string_view value) {
    const auto found =
        std::find_if(kLineKeys.begin(), kLineKeys.end(), [key](const char* id) { return same(key, id); });
    const auto which = static_cast<LineKey>(found - kLineKeys.begin());
    const bool known = found != kLineKeys.end();
    const bool twice = known && std::any_of(out_.words.begin(), out_.words.end(),
                                            [which](const LineWord& word) { return word.key == which; });
    if (!known || twice) {
      problems_.add(Code::bad_value, Field::text,
                    details(number(DetailKey::position, static_cast<std::int64_t>(position)),
                            reason(known ? Word::twice : Word::unknown)));
      return;
    }
    out_.words.push_back({which, std::u16string(value)});
  }

  std::u16string_view text_;
  Line& out_;
  Problems& problems_;
  std::size_t at_ = 0;
  bool concealedBefore_ = false;
};

/// Whether two texts are the same single tile, however they are spelled.
bool sameTile(std::u16string_view a, std::u16string_view b) noexcept {
  TileList first;
  TileList second;
  NotationFault fault;
  return a == b || (parseTiles(a, first, fault) && parseTiles(b, second, fault) && first.total == 1 &&
                    second.total == 1 && first.tiles[0] == second.tiles[0]);
}

/// Where in `tiles` the called tile stands, or npos.
std::size_t placeOf(const std::u16string& called, const std::u16string& tiles) {
  std::size_t letter = 0;
  for (std::size_t at = 0; !called.empty() && at < tiles.size(); ++at) {
    letter = letter <= at ? tiles.find_first_of(kSuitLetters, at) : letter;
    if (sameTile(tileAt(tiles, at, letter), called)) {
      return at;
    }
  }
  return std::u16string::npos;
}

/// `5555z` as `555z+5z`; other spellings get the plus at the end.
std::u16string withPlus(const std::u16string& tiles) {
  const std::size_t size = tiles.size();
  const bool plain = size >= 3 && isSuitLetter(tiles[size - 1]) && std::all_of(tiles.begin(), tiles.end() - 1, isRank);
  if (!plain) {
    return tiles + u"+";
  }
  return tiles.substr(0, size - 2) + tiles[size - 1] + u"+" + tiles.substr(size - 2);
}

std::u16string meldText(const LineMeld& meld) {
  const bool square = meld.type == MeldType::ankan;
  const bool added = meld.type == MeldType::kakan;
  std::u16string tiles = added ? withPlus(meld.tiles) : meld.tiles;
  const std::size_t place = placeOf(meld.called, tiles);
  const std::u16string seat =
      meld.seatsBack == kUnmarked ? std::u16string() : std::u16string{static_cast<char16_t>(u'0' + meld.seatsBack)};
  if (place != std::u16string::npos) {
    tiles.insert(place, u"<" + seat + u" ");
  } else if (!seat.empty()) {
    tiles += u"<" + seat;
  }
  std::u16string out{square ? u'[' : u'('};
  // Tiles that begin like a type would be taken for it.
  MeldType other{};
  if (typeBefore(tiles, other) > 0 || (!square && !added && typeShown(meld.tiles) != meld.type)) {
    for (const char* c = kMeldTypeIds[static_cast<std::size_t>(meld.type)]; *c != '\0'; ++c) {
      out.push_back(static_cast<char16_t>(*c));
    }
    out.push_back(u':');
  }
  return out + tiles + (square ? u']' : u')');
}

void append(std::u16string& out, const std::u16string& piece) {
  if (!piece.empty()) {
    out += out.empty() ? u"" : u" ";
    out += piece;
  }
}

}  // namespace

bool parseLine(std::u16string_view text, Line& out, Problems& problems) {
  return LineReader(text, out, problems).read();
}

std::u16string formatLine(const Line& line) {
  std::u16string out;
  append(out, line.concealed);
  for (const LineMeld& meld : line.melds) {
    append(out, meldText(meld));
  }
  for (std::size_t key = 0; key < kLineKeys.size(); ++key) {
    for (const LineWord& word : line.words) {
      if (static_cast<std::size_t>(word.key) == key) {
        std::u16string text;
        for (const char* c = kLineKeys[key]; *c != '\0'; ++c) {
          text.push_back(static_cast<char16_t>(*c));
        }
        text.push_back(u'=');
        std::copy_if(word.value.begin(), word.value.end(), std::back_inserter(text),
                     [](char16_t c) { return !isSpace(c); });
        append(out, text);
      }
    }
  }
  return out;
}

}  // namespace tensu
