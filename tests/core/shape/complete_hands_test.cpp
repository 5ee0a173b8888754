// Every complete hand there is, and only those.
#include "support/complete_hands.hpp"

#include "riichi/score.hpp"
#include "rules/house.hpp"
#include "shape/distance.hpp"
#include "shape/readings.hpp"
#include "support/tiles.hpp"

namespace tensu::test {
namespace {

bool isComplete(const Counts& counts) {
  return isStandard(counts) || isSevenPairs(counts) || isThirteenOrphans(counts);
}

/// Scores tiles as a self-drawn closed hand of South's, which always has a yaku.
class Table {
public:
  Table() : rules_(houseOf(u"tenhou")->rules), worths_(riichi::worthsOf(rules_.riichi)) {}

  /// False when the hand is no win.
  bool score(Hand hand, riichi::Counted& best) {
    riichi::Score score;
    Problems problems;
    hand.seat = 1;
    const bool ok = riichi::score(hand, HandCounts(hand), rules_, worths_, false, score, problems, nullptr);
    best = score.best;
    return ok && score.best.points > 0;
  }

  bool scores(const Counts& counts) {
    Hand hand;
    for (int kind = 0; kind < kKinds; ++kind) {
      for (int i = counts[kind]; i > 0; --i) {
        hand.concealed[hand.concealedCount++] = static_cast<TileCode>(kind);
      }
    }
    riichi::Counted best;
    return score(hand, best);
  }

private:
  RuleSet rules_;
  riichi::YakuWorths worths_;
};

}  // namespace

TEST_CASE("every complete hand is recognised and scored", "[shape][exhaustive]") {
  Table table;
  int standard = 0;
  int all = 0;
  int missed = 0;
  WorthCensus census;
  forEachStandardHand([&standard](const Hand&) { ++standard; });
  forEachCompleteHand([&](const Hand& hand) {
    riichi::Counted best;
    const bool scored = isComplete(concealedCounts(hand)) && table.score(hand, best);
    ++all;
    missed += scored ? 0 : 1;
    census.add(best.han, best.fu);
  });
  CHECK(missed == 0);
  CHECK(standard == kStandardHands);
  CHECK(all == kCompleteHands);
  // Seven pairs and nothing else but tsumo; pinfu and tsumo alone.
  CHECK(census.of(3, 25) == 5'224'138);
  CHECK(census.of(2, 20) == 102'286);
  CHECK(census.checksum() == 0x6016834E457F07E0);
}

TEST_CASE("among random hands exactly the complete ones are recognised", "[shape]") {
  Table table;
  Dice dice(21);
  int complete = 0;
  int wrong = 0;
  for (int round = 0; round < 200000; ++round) {
    // Hands from the wall are next to never complete, so that every other one is a complete hand with 0 to 2 tiles
    // changed, or pairs.
    Copies34 copies = round % 2 == 0 ? drawn(dice, 14) : completeHand(dice);
    if (round % 8 == 3) {
      copies = {};
      while (tilesOf(copies) < 14) {
        copies[static_cast<std::size_t>(dice.roll(kKinds))] = 2;
      }
    } else if (round % 8 == 5) {
      copies = plain(countsOf(u"19m19p19s1234567z"));
      ++copies[static_cast<std::size_t>(dice.roll(kKinds))];
    }
    disturb(dice, copies, round % 2 == 0 ? 0 : dice.roll(3));
    const Counts counts = packed(copies);
    const bool expected = plainlyStandard(copies) || plainlyPairs(copies, false) || plainlyOrphans(copies);
    complete += expected ? 1 : 0;
    wrong += isComplete(counts) == expected && table.scores(counts) == expected ? 0 : 1;
    if (round % 16 < 2) {
      wrong += (distanceOf(counts, Goal{}).missing == 0) == expected ? 0 : 1;
    }
  }
  CHECK(wrong == 0);
  CHECK(complete > 20000);
}

}  // namespace tensu::test
