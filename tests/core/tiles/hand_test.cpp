#include "tiles/hand.hpp"

#include "support/tiles.hpp"

namespace tensu::test {
namespace {

Hand handWith(std::initializer_list<Meld> melds, std::u16string_view concealed = u"11m") {
  Hand hand;
  for (const TileCode code : codesOf(concealed)) {
    hand.concealed[hand.concealedCount++] = code;
  }
  for (const Meld& meld : melds) {
    hand.melds[hand.meldCount++] = meld;
  }
  return hand;
}

constexpr Kind kTwoMan = 1;

}  // namespace

TEST_CASE("melds hold their tiles", "[tiles]") {
  CHECK(meldCounts(handWith({{.type = MeldType::chi, .first = kTwoMan}})) == countsOf(u"234m"));
  CHECK(meldCounts(handWith({{.type = MeldType::pon, .first = kTwoMan}})) == countsOf(u"222m"));
  for (const MeldType kan : {MeldType::kan, MeldType::ankan, MeldType::kakan}) {
    CHECK(meldCounts(handWith({{.type = kan, .first = kRed}})) == countsOf(u"7777z"));
    CHECK(isKan(kan));
    CHECK(holdsKan(handWith({{.type = kan, .first = kRed}})));
  }
  CHECK_FALSE(holdsKan(handWith({{.type = MeldType::pon, .first = kRed}, {.type = MeldType::chi, .first = kTwoMan}})));
  CHECK_FALSE(holdsKan(handWith({})));
}

TEST_CASE("only a concealed kan leaves a hand closed", "[tiles]") {
  for (const MeldType open : {MeldType::chi, MeldType::pon, MeldType::kan, MeldType::kakan}) {
    CHECK(isOpen(open));
    CHECK(holdsOpenMeld(handWith({{.type = MeldType::ankan, .first = kRed}, {.type = open, .first = kTwoMan}})));
  }
  CHECK_FALSE(holdsOpenMeld(handWith({{.type = MeldType::ankan, .first = kRed}})));
  CHECK_FALSE(holdsOpenMeld(handWith({})));
}

TEST_CASE("concealed tiles are counted with the winning tile, red fives as fives", "[tiles]") {
  const Hand hand = handWith({}, u"0m5m5p1z");
  CHECK(concealedCounts(hand) == countsOf(u"55m5p1z"));
  CHECK(hand.winningTile() == kEast);
}

TEST_CASE("a hand counted once has its melds, its red fives and its kinds", "[tiles]") {
  Hand hand = handWith({{.type = MeldType::chi, .first = kTwoMan}, {.type = MeldType::ankan, .first = kRed}});
  hand.concealed = {static_cast<TileCode>(kRedFive + 2), 4, 13, kEast};
  hand.concealedCount = 4;
  const HandCounts counts(hand);
  CHECK(counts.concealed == countsOf(u"5m5p5s1z"));
  CHECK(counts.all == countsOf(u"2345m5p5s17777z"));
  CHECK(counts.reds == RedFiveCounts{0, 0, 1});
  CHECK(counts.kinds == countsOf(u"2345m5p5s17z").atLeast(1));
  hand.meldCount = 0;
  CHECK(HandCounts(hand).all == counts.concealed);
}

TEST_CASE("another copy of the winning tile in hand or melds", "[tiles]") {
  CHECK(holdsAnotherWinningTile(handWith({}, u"1m1m")));
  CHECK(holdsAnotherWinningTile(handWith({}, u"0m5m")));
  CHECK_FALSE(holdsAnotherWinningTile(handWith({}, u"2m1m")));
  CHECK_FALSE(holdsAnotherWinningTile(handWith({}, u"1m")));
  const auto chi = [](Kind first) { return Meld{.type = MeldType::chi, .first = first}; };
  for (Kind first = 0; first < 7; ++first) {
    CHECK(holdsAnotherWinningTile(handWith({chi(first)}, u"9p4m")) == (first >= 1 && first <= 3));
  }
  CHECK(holdsAnotherWinningTile(handWith({{.type = MeldType::pon, .first = 3}}, u"9p4m")));
  CHECK_FALSE(holdsAnotherWinningTile(handWith({{.type = MeldType::pon, .first = 2}}, u"9p4m")));
}

}  // namespace tensu::test
