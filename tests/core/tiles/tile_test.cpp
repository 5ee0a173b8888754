#include "tiles/tile.hpp"

#include "support/tiles.hpp"

namespace tensu::test {

TEST_CASE("an indicator points at the next tile of its suit, wind or dragon", "[tiles]") {
  // The 34 kinds in order, and below each the one it points at: 9 leads to 1, North to East, white green red white.
  const auto indicators = codesOf(u"123456789m123p");
  const auto next = codesOf(u"234567891m234p");
  for (std::size_t i = 0; i < indicators.size(); ++i) {
    CHECK(kDoraAfter[indicators[i]] == next[i]);
  }
  CHECK(kDoraAfter[codesOf(u"9p")[0]] == codesOf(u"1p")[0]);
  CHECK(kDoraAfter[codesOf(u"9s")[0]] == codesOf(u"1s")[0]);
  CHECK(kDoraAfter[codesOf(u"8s")[0]] == codesOf(u"9s")[0]);
  const auto honours = codesOf(u"1234567z");
  const auto after = codesOf(u"2341675z");
  for (std::size_t i = 0; i < honours.size(); ++i) {
    CHECK(kDoraAfter[honours[i]] == after[i]);
  }
}

TEST_CASE("every kind is pointed at by exactly one kind", "[tiles]") {
  KindMask reached = 0;
  for (Kind kind = 0; kind < kKinds; ++kind) {
    const Kind next = kDoraAfter[kind];
    CHECK(suitOf(next) == suitOf(kind));
    reached |= maskOf(next);
  }
  CHECK(reached == (KindMask{1} << kKinds) - 1);
}

TEST_CASE("suit and rank are quotient and remainder by nine for every number that a kind or code can be", "[tiles]") {
  for (int kind = 0; kind <= 255; ++kind) {
    CHECK(suitOf(kind) == kind / 9);
    CHECK(rankOf(kind) == kind % 9);
  }
}

TEST_CASE("a red five points where a five does", "[tiles]") {
  for (std::uint8_t suit = 0; suit < kSuits; ++suit) {
    CHECK(kDoraAfter[kRedFive + suit] == suit * 9 + 5);
  }
}

TEST_CASE("a red five is a five of its suit", "[tiles]") {
  for (std::uint8_t suit = 0; suit < kSuits; ++suit) {
    const auto red = static_cast<TileCode>(kRedFive + suit);
    CHECK(isRedFive(red));
    CHECK(kindOf(red) == suit * 9 + 4);
  }
  CHECK_FALSE(isRedFive(kFlower));
  CHECK_FALSE(isRedFive(kRed));
  CHECK(kindOf(kRed) == kRed);
}

TEST_CASE("the groups of kinds", "[tiles]") {
  CHECK(kMan == kindsOf(u"123456789m"));
  CHECK(kPin == kindsOf(u"123456789p"));
  CHECK(kSou == kindsOf(u"123456789s"));
  CHECK(kHonours == kindsOf(u"1234567z"));
  CHECK(kWinds == kindsOf(u"1234z"));
  CHECK(kDragons == kindsOf(u"567z"));
  CHECK(kTerminals == kindsOf(u"19m19p19s"));
  CHECK(kOrphans == kindsOf(u"19m19p19s1234567z"));
  CHECK(kSimples == (kindsOf(u"2345678m2345678p") | kindsOf(u"2345678s")));
}

}  // namespace tensu::test
