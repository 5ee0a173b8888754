#include "tiles/notation.hpp"

#include "support/tiles.hpp"

namespace tensu::test {
namespace {

std::u16string lettersFor(int suit, char16_t base) {
  const char16_t letter = u"mpsz"[suit];
  return {static_cast<char16_t>(letter - u'a' + base)};
}

std::u16string digit(int number, char16_t zero) {
  return {static_cast<char16_t>(zero + number)};
}

/// The character of U+1F000 + `index`.
std::u16string tileCharacter(int index) {
  return {u'\xD83C', static_cast<char16_t>(0xDC00 + index)};
}

struct Fault {
  bool any = false;
  int position = 0;
  Word reason{};
};

Fault faultOf(const std::u16string& text) {
  TileList list;
  NotationFault fault;
  const bool read = parseTiles(text, list, fault);
  return {!read, fault.position, fault.reason};
}

void reads(const std::u16string& text, TileCode code) {
  const auto codes = codesOf(text);
  REQUIRE(codes.size() == 1);
  CHECK(codes[0] == code);
}

/// A fault is where it is, whatever stands before it.
void faultAt(const std::u16string& faulty, int offset, Word reason) {
  const std::u16string before[] = {u"",   u"1m",     u"123m 45p", u"東", u"\xD83C\xDC00", u"\xD83C\xDC04\xFE0F",
                                   u"　", u"f１２ｍ"};
  for (const auto& valid : before) {
    const Fault fault = faultOf(valid + faulty);
    REQUIRE(fault.any);
    CHECK(fault.position == static_cast<int>(valid.size()) + offset);
    CHECK(fault.reason == reason);
  }
}

}  // namespace

TEST_CASE("every tile in mpsz, with narrow and with full-width characters", "[tiles]") {
  for (const char16_t zero : {u'0', u'０'}) {
    for (const char16_t a : {u'a', u'ａ'}) {
      for (int kind = 0; kind < kKinds; ++kind) {
        reads(digit(rankOf(kind) + 1, zero) + lettersFor(suitOf(kind), a), static_cast<TileCode>(kind));
      }
      for (int suit = 0; suit < kSuits; ++suit) {
        reads(digit(0, zero) + lettersFor(suit, a), static_cast<TileCode>(kRedFive + suit));
      }
    }
  }
}

TEST_CASE("every tile as its Unicode character", "[tiles]") {
  // East South West North, red green white, man, sou, pin, four flowers, four seasons.
  const auto order = codesOf(u"1234765z1234567m");
  for (std::size_t i = 0; i < 7; ++i) {
    reads(tileCharacter(static_cast<int>(i)), order[i]);
  }
  for (int rank = 0; rank < kRanks; ++rank) {
    reads(tileCharacter(7 + rank), static_cast<TileCode>(rank));
    reads(tileCharacter(16 + rank), static_cast<TileCode>(18 + rank));
    reads(tileCharacter(25 + rank), static_cast<TileCode>(9 + rank));
  }
  for (int flower = 34; flower < 42; ++flower) {
    reads(tileCharacter(flower), kFlower);
  }
  reads(u"\U0001F000", kEast);
  reads(u"\U0001F021", 17);
  reads(u"\U0001F018", 26);
  reads(u"\U0001F004\uFE0F", kRed);
  reads(u"\U0001F004\uFE0E", kRed);
}

TEST_CASE("honours by name", "[tiles]") {
  const std::u16string names[] = {u"東", u"东", u"南", u"西", u"北", u"白", u"發", u"発", u"发",
                                  u"中", u"E",  u"S",  u"W",  u"N",  u"P",  u"F",  u"C",  u"f"};
  const TileCode codes[] = {kEast, kEast, 28, 29, kNorth, kWhite, kGreen, kGreen, kGreen,
                            kRed,  kEast, 28, 29, kNorth, kWhite, kGreen, kRed,   kFlower};
  for (std::size_t i = 0; i < std::size(names); ++i) {
    reads(names[i], codes[i]);
  }
}

TEST_CASE("spellings may be mixed, and stand in the order written", "[tiles]") {
  const auto codes = codesOf(u" 3m1m\t東E 50p\u00A0f\u30001z\n\U0001F010\r９ｓ");
  const std::vector<TileCode> expected = {2, 0, kEast, kEast, 13, 35, kFlower, kEast, 18, 26};
  CHECK(codes == expected);
}

TEST_CASE("no text is no tiles", "[tiles]") {
  CHECK(codesOf(u"").empty());
  CHECK(codesOf(u" \t\n").empty());
}

TEST_CASE("a long text is counted in full and its first tiles are kept", "[tiles]") {
  const std::u16string text = std::u16string(70000, u'1') + u"m2p";
  TileList list;
  NotationFault fault;
  REQUIRE(parseTiles(text, list, fault));
  CHECK(list.total == 70001);
  CHECK(list.copies[0] == UINT16_MAX);
  CHECK(list.copies[10] == 1);
  CHECK(list.kept().size() == TileList::kKept);
}

TEST_CASE("what is no tile is named with its place", "[tiles]") {
  for (const std::u16string rank : {u"0", u"8", u"9"}) {
    faultAt(rank + u"z", 0, Word::no_such_rank);
    faultAt(u"12" + rank + u"3z", 2, Word::no_such_rank);
  }
  faultAt(u"１８ｚ", 1, Word::no_such_rank);
  faultAt(u"12", 0, Word::no_suit);
  faultAt(u"1x", 0, Word::no_suit);
  faultAt(u"12f", 0, Word::no_suit);
  faultAt(u"12東", 0, Word::no_suit);
  faultAt(u"12\xD83C\xDC00", 0, Word::no_suit);
  faultAt(u"1M", 0, Word::no_suit);
  faultAt(u"1 m", 0, Word::space_inside);
  faultAt(u"12 3m", 0, Word::space_inside);
  faultAt(u"1\u3000m", 0, Word::space_inside);
  faultAt(u"z", 0, Word::no_tile);
  faultAt(u"M", 0, Word::no_tile);
  faultAt(u"-1m", 0, Word::no_tile);
  faultAt(u"1m,2m", 2, Word::no_tile);
  faultAt(u"一", 0, Word::no_tile);
  faultAt(u"\U0001F02A", 0, Word::no_tile);
  faultAt(u"\U0001F02B", 0, Word::no_tile);
  faultAt(u"\U0001F600", 0, Word::no_tile);
  faultAt(u"\xD83C", 0, Word::no_tile);
  faultAt(u"\xD83Cm", 0, Word::no_tile);
  faultAt(u"\xDC00", 0, Word::no_tile);
  faultAt(std::u16string(1, u'\0'), 0, Word::no_tile);
}

TEST_CASE("any two characters are read or refused within their text", "[tiles]") {
  const std::u16string some = u"0189mMzfEe東一 \u3000\xD83C\xDC00\xDC2B\xFE0F\uFFFF-";
  for (const char16_t a : some) {
    for (const char16_t b : some) {
      const Fault fault = faultOf({a, b});
      CHECK((!fault.any || (fault.position >= 0 && fault.position < 2)));
    }
  }
}

}  // namespace tensu::test
