#include "tiles/notation.hpp"

namespace tensu {
namespace {

constexpr int kNone = -1;

/// 0–9, also full-width, else kNone.
constexpr int digitOf(char16_t c) noexcept {
  if (c >= u'0' && c <= u'9') {
    return c - u'0';
  }
  return c >= u'\uFF10' && c <= u'\uFF19' ? c - u'\uFF10' : kNone;
}

/// 0–3 for m p s z, also full-width, else kNone. Looked up, as no processor can guess which suit comes next.
constexpr int suitLetter(char16_t c) noexcept {
  constexpr char16_t kFirst = u'm';
  constexpr std::array<std::int8_t, 14> kSuitOf = {0, -1, -1, 1, -1, -1, 2, -1, -1, -1, -1, -1, -1, 3};
  static_assert(kFirst + kSuitOf.size() - 1 == u'z');
  const char16_t narrow = c >= u'\uFF41' && c <= u'\uFF5A' ? static_cast<char16_t>(c - u'\uFF41' + u'a') : c;
  const auto place = static_cast<std::size_t>(narrow) - kFirst;
  return place < kSuitOf.size() ? kSuitOf[place] : kNone;
}

/// A tile that one character names by itself, else kNone.
constexpr int singleCharacter(char16_t c) noexcept {
  switch (c) {
    case u'E':
    case u'東':
    case u'东':
      return kEast;
    case u'S':
    case u'南':
      return kEast + 1;
    case u'W':
    case u'西':
      return kEast + 2;
    case u'N':
    case u'北':
      return kNorth;
    case u'P':
    case u'白':
      return kWhite;
    case u'F':
    case u'發':
    case u'発':
    case u'发':
      return kGreen;
    case u'C':
    case u'中':
      return kRed;
    case u'f':
      return kFlower;
    default:
      return kNone;
  }
}

/// The tile of U+1F000 + `low`, else kNone. The block lists winds, red, green, white, man, sou, pin, flowers and
/// seasons.
constexpr int unicodeTile(char16_t low) noexcept {
  const int index = low - 0xDC00;
  if (index < 4) {
    return kEast + index;
  }
  if (index < 7) {
    return kRed - (index - 4);
  }
  if (index < 16) {
    return index - 7;
  }
  if (index < 25) {
    return 18 + index - 16;
  }
  if (index < 34) {
    return 9 + index - 25;
  }
  return index < 42 ? static_cast<int>(kFlower) : kNone;
}

constexpr int kRanksOfHonours = 7;

/// The tile of a written rank, else kNone: no suit has a rank above 9, the honours none above 7 and no 0.
constexpr int tileOf(int digit, int suit) noexcept {
  if (suit == kSuits) {
    return digit >= 1 && digit <= kRanksOfHonours ? kEast + digit - 1 : kNone;
  }
  return digit == 0 ? kRedFive + suit : suit * kRanks + digit - 1;
}

/// The same by suit and digit, ready to be looked up.
constexpr auto kTileOf = [] {
  std::array<std::array<std::int8_t, kRanks + 1>, kSuits + 1> tiles{};
  for (std::size_t suit = 0; suit < tiles.size(); ++suit) {
    for (std::size_t digit = 0; digit < tiles[suit].size(); ++digit) {
      tiles[suit][digit] = static_cast<std::int8_t>(tileOf(static_cast<int>(digit), static_cast<int>(suit)));
    }
  }
  return tiles;
}();

class Reader {
public:
  Reader(std::u16string_view text, TileList& out, NotationFault& fault) noexcept
      : text_(text), out_(out), fault_(fault) {}

  bool read() noexcept {
    while (at_ < text_.size()) {
      const char16_t c = text_[at_];
      if (isSpace(c)) {
        ++at_;
      } else if (!(digitOf(c) != kNone ? group() : single(c))) {
        return false;
      }
    }
    return true;
  }

private:
  bool fail(std::size_t position, Word reason) noexcept {
    fault_ = {static_cast<int>(position), reason};
    return false;
  }

  /// Digits, and behind them the suit of them all.
  bool group() noexcept {
    std::size_t end = at_;
    while (end < text_.size() && digitOf(text_[end]) != kNone) {
      ++end;
    }
    const char16_t behind = end < text_.size() ? text_[end] : u'\0';
    const int suit = suitLetter(behind);
    if (suit == kNone) {
      return fail(at_, isSpace(behind) ? Word::space_inside : Word::no_suit);
    }
    for (; at_ < end; ++at_) {
      const int tile = kTileOf[static_cast<std::size_t>(suit)][static_cast<std::size_t>(digitOf(text_[at_]))];
      if (tile == kNone) {
        return fail(at_, Word::no_such_rank);
      }
      out_.add(static_cast<TileCode>(tile));
    }
    ++at_;
    return true;
  }

  bool single(char16_t c) noexcept {
    int tile = singleCharacter(c);
    std::size_t length = 1;
    if (c == u'\xD83C' && at_ + 1 < text_.size() && text_[at_ + 1] >= 0xDC00) {
      tile = unicodeTile(text_[at_ + 1]);
      length = 2;
      const char16_t next = at_ + 2 < text_.size() ? text_[at_ + 2] : u'\0';
      length += next == u'\uFE0E' || next == u'\uFE0F' ? 1 : 0;
    }
    if (tile == kNone) {
      return fail(at_, Word::no_tile);
    }
    out_.add(static_cast<TileCode>(tile));
    at_ += length;
    return true;
  }

  std::u16string_view text_;
  TileList& out_;
  NotationFault& fault_;
  std::size_t at_ = 0;
};

}  // namespace

bool parseTiles(std::u16string_view text, TileList& out, NotationFault& fault) noexcept {
  return Reader(text, out, fault).read();
}

}  // namespace tensu
