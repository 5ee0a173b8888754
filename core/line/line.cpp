#include "line/line.hpp"

#include <algorithm>
#include <bit>

#include "rules/house.hpp"
#include "tiles/notation.hpp"

namespace tensu {
namespace {

/// Ranks, suit letters and signs may be full-width.
constexpr char16_t narrow(char16_t c) noexcept {
  return c >= u'\uFF01' && c <= u'\uFF5E' ? static_cast<char16_t>(c - u'\uFF01' + u'!') : c;
}
constexpr bool isRank(char16_t c) noexcept {
  return narrow(c) >= u'0' && narrow(c) <= u'9';
}
constexpr std::u16string_view kSuitLetters = u"mpsz\uFF4D\uFF50\uFF53\uFF5A";
constexpr bool isSuitLetter(char16_t c) noexcept {
  return kSuitLetters.find(c) != std::u16string_view::npos;
}

constexpr std::u16string_view kBrackets = u"()[]\uFF08\uFF09\uFF3B\uFF3D";

constexpr std::u16string_view kMarks = u"<\uFF1C";

constexpr char16_t kFirstHalf = u'\xD83C';
/// Whether a tile goes on behind it: its suit or its other half is to come.
constexpr bool isOpen(char16_t c) noexcept {
  return isRank(c) || c == kFirstHalf;
}

/// The type that the tiles of a meld show: four alike are a kan, three alike a pon, anything else a chi.
MeldType typeShown(std::u16string_view tiles) noexcept {
  TileList list;
  NotationFault fault;
  if (!parseTiles(tiles, list, fault)) {
    return MeldType::chi;
  }
  const bool flower = (list.codes & codeBit(kFlower)) != 0;
  const bool alike = !flower && std::has_single_bit(kindsOf(list.codes));
  if (list.total == 4) {
    return MeldType::kan;
  }
  return alike ? MeldType::pon : MeldType::chi;
}

/// A tile as it is written: a rank and a letter, one character, or the two halves of one.
using OneTile = StaticVector<char16_t, 2>;

std::u16string_view viewOf(const OneTile& tile) noexcept {
  return {tile.begin(), tile.size()};
}

/// The tile that the digit at `at` stands for, `2m` in `123m`; a tile of one character is itself. `letter`: where the
/// next suit letter stands.
OneTile tileAt(std::u16string_view tiles, std::size_t at, std::size_t letter) {
  OneTile tile;
  if (at >= tiles.size()) {
    return tile;
  }
  const bool rank = isRank(tiles[at]);
  const bool pair = tiles[at] == kFirstHalf;
  const std::size_t second = rank ? letter : pair ? at + 1 : tiles.size();
  if (rank && second >= tiles.size()) {
    return tile;
  }
  tile.push_back(tiles[at]);
  if (second < tiles.size()) {
    tile.push_back(tiles[second]);
  }
  return tile;
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
LineMeld readMeld(std::u16string_view inside, bool square, LineText& tiles) {
  LineMeld meld;
  const std::size_t start = tiles.size();
  const std::size_t length = typeBefore(inside, meld.type);
  const bool typed = length > 0;
  inside.remove_prefix(length);
  bool added = false;
  const std::size_t lastLetter = inside.find_last_of(kSuitLetters);
  std::size_t marked = std::u16string_view::npos;
  for (std::size_t at = 0; at < inside.size(); ++at) {
    if (narrow(inside[at]) == u'<') {
      const bool seat = at + 1 < inside.size() && isRank(inside[at + 1]);
      meld.seatsBack = seat ? narrow(inside[++at]) - u'0' : meld.seatsBack;
      const bool beforeTile = at + 1 < inside.size() && isSpace(inside[at + 1]);
      at += beforeTile ? 1 : 0;
      marked = beforeTile ? tiles.size() - start : marked;
    } else if (narrow(inside[at]) == u'+') {
      added = true;
      // 555z+5z is written 5555z in one piece.
      const bool again = lastLetter != std::u16string_view::npos && lastLetter > at && tiles.size() > start;
      if (again && tiles.view().back() == inside[lastLetter]) {
        tiles.takeBack();
      }
    } else {
      tiles.add(inside[at]);
    }
  }
  meld.tiles = tiles.from(start);
  const std::size_t calledStart = tiles.size();
  tiles.add(viewOf(tileAt(meld.tiles, marked, meld.tiles.find_first_of(kSuitLetters, marked))));
  meld.called = tiles.from(calledStart);
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
    if (text_.size() > kLongestLine) {
      tooLong(kLongestLine);
      return false;
    }
    while (at_ < text_.size()) {
      const char16_t c = narrow(text_[at_]);
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
    out_.concealed = out_.concealedText.view();
    return problems_.empty();
  }

private:
  void fail(std::size_t position, Word why, Code code = Code::bad_notation) noexcept {
    problems_.add(code, Field::text,
                  details(number(DetailKey::position, static_cast<std::int64_t>(position)), reason(why)));
  }
  void tooLong(std::size_t position) noexcept { fail(position, Word::out_of_range, Code::bad_value); }

  void meld(bool square) {
    // No bracket stands inside another.
    const std::size_t end = std::min(text_.find_first_of(kBrackets, at_ + 1), text_.size());
    const char16_t behind = end < text_.size() ? narrow(text_[end]) : u')';
    if (end == text_.size() || behind != (square ? u']' : u')')) {
      fail(at_, Word::unclosed);
      at_ = behind == u'(' || behind == u'[' || end == text_.size() ? end : end + 1;
      return;
    }
    if (out_.melds.size() == kMostLineMelds) {
      tooLong(at_);
      at_ = text_.size();
      return;
    }
    const std::u16string_view inside = text_.substr(at_ + 1, end - at_ - 1);
    if (const std::size_t second = inside.find_first_of(kMarks, inside.find_first_of(kMarks) + 1);
        second < inside.size()) {
      fail(at_ + 1 + second, Word::twice, Code::bad_value);
    }
    out_.melds.push_back(readMeld(inside, square, out_.meldText));
    at_ = end + 1;
    concealedBefore_ = false;
  }

  void piece() {
    const std::size_t start = at_;
    while (at_ < text_.size() && !isSpace(text_[at_]) && kBrackets.find(text_[at_]) == std::u16string_view::npos) {
      ++at_;
    }
    const std::u16string_view piece = text_.substr(start, at_ - start);
    if (const std::size_t equals = piece.find(u'='); equals != std::u16string_view::npos) {
      word(start, piece.substr(0, equals), piece.substr(equals + 1));
      concealedBefore_ = false;
      return;
    }
    // Pieces that a space alone parts stay parted: the notation allows spaces between groups. So do the two halves of
    // a group or a tile, whatever stands between.
    const bool open = out_.concealedText.size() > 0 && isOpen(out_.concealedText.view().back());
    out_.concealedText.add(concealedBefore_ || open ? u" " : u"");
    out_.concealedText.add(piece);
    concealedBefore_ = true;
  }

  void word(std::size_t position, std::u16string_view key, std::u16string_view value) {
    const auto found =
        std::find_if(kLineKeys.begin(), kLineKeys.end(), [key](const char* id) { return same(key, id); });
    const auto which = static_cast<LineKey>(found - kLineKeys.begin());
    const bool known = found != kLineKeys.end() && (which != LineKey::melds || value.empty());
    const bool twice = known && std::any_of(out_.words.begin(), out_.words.end(),
                                            [which](const LineWord& word) { return word.key == which; });
    if (!known || twice) {
      fail(position, known ? Word::twice : Word::unknown, Code::bad_value);
      return;
    }
    out_.words.push_back({which, value});
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
std::size_t placeOf(std::u16string_view called, std::u16string_view tiles) {
  std::size_t letter = 0;
  for (std::size_t at = 0; !called.empty() && at < tiles.size(); ++at) {
    letter = letter <= at ? tiles.find_first_of(kSuitLetters, at) : letter;
    if (sameTile(viewOf(tileAt(tiles, at, letter)), called)) {
      return at;
    }
  }
  return std::u16string_view::npos;
}

/// `5555z` as `555z+5z`; other spellings get the plus at the end.
void addWithPlus(std::u16string_view tiles, LineText& out) {
  const std::size_t size = tiles.size();
  const bool plain = size >= 3 && isSuitLetter(tiles[size - 1]) && std::all_of(tiles.begin(), tiles.end() - 1, isRank);
  const std::size_t before = plain ? size - 2 : size;
  out.add(tiles.substr(0, before));
  if (plain) {
    out.add(tiles[size - 1]);
  }
  out.add(u'+');
  out.add(tiles.substr(before));
}

/// Marks the called tile and its seat in the tiles that begin at `start`.
void mark(const LineMeld& meld, std::size_t start, LineText& out) {
  const std::size_t place = placeOf(meld.called, out.from(start));
  const char16_t sign[] = {u'<', static_cast<char16_t>(u'0' + meld.seatsBack)};
  const std::u16string_view seat(sign, meld.seatsBack == kUnmarked ? 1 : 2);
  if (place != std::u16string_view::npos) {
    out.insert(start + place, u" ");
    out.insert(start + place, seat);
  } else if (meld.seatsBack != kUnmarked) {
    out.add(seat);
  }
}

bool isOneTile(std::u16string_view tile) noexcept {
  TileList list;
  NotationFault fault;
  return parseTiles(tile, list, fault) && list.total == 1;
}

void addId(const char* id, LineText& out) {
  for (; *id != '\0'; ++id) {
    out.add(static_cast<char16_t>(*id));
  }
}

void writeMeld(const LineMeld& meld, LineText& out) {
  const bool square = meld.type == MeldType::ankan;
  // Behind a plus the tiles are grouped otherwise: what is called of them and is no tile would be another part of them.
  const bool added = meld.type == MeldType::kakan && (meld.called.empty() || isOneTile(meld.called));
  out.add(square ? u'[' : u'(');
  // Tiles that begin like a type would be taken for it.
  MeldType other{};
  if (typeBefore(meld.tiles, other) > 0 || (!square && !added && typeShown(meld.tiles) != meld.type)) {
    addId(kMeldTypeIds[static_cast<std::size_t>(meld.type)], out);
    out.add(u':');
  }
  const std::size_t start = out.size();
  if (added) {
    addWithPlus(meld.tiles, out);
  } else {
    out.add(meld.tiles);
  }
  mark(meld, start, out);
  out.add(square ? u']' : u')');
}

void writeWord(const LineWord& word, LineText& out) {
  addId(kLineKeys[static_cast<std::size_t>(word.key)], out);
  out.add(u'=');
  for (const char16_t unit : word.value) {
    if (!isSpace(unit)) {
      out.add(unit);
    }
  }
}

void addSpace(LineText& out) {
  out.add(out.size() == 0 ? u"" : u" ");
}

}  // namespace

void LineText::add(std::u16string_view text) noexcept {
  for (const char16_t unit : text) {
    add(unit);
  }
}

void LineText::insert(std::size_t at, std::u16string_view text) noexcept {
  const std::size_t end = size();
  if (text.size() > kMost - end) {
    return;
  }
  add(text);
  std::copy_backward(units_.begin() + at, units_.begin() + end, units_.end());
  std::copy(text.begin(), text.end(), units_.begin() + at);
}

bool parseLine(std::u16string_view text, Line& out, Problems& problems) {
  return LineReader(text, out, problems).read();
}

void formatLine(const Line& line, LineText& out) {
  out.clear();
  out.add(line.concealed);
  for (const LineMeld& meld : line.melds) {
    addSpace(out);
    writeMeld(meld, out);
  }
  for (std::size_t key = 0; key < kLineKeys.size(); ++key) {
    for (const LineWord& word : line.words) {
      if (static_cast<std::size_t>(word.key) == key) {
        addSpace(out);
        writeWord(word, out);
      }
    }
  }
}

}  // namespace tensu
