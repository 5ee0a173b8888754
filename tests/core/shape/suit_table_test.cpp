#include "shape/suit_table.hpp"

#include "shape/groupings.hpp"
#include "support/suits.hpp"
#include "support/tiles.hpp"

namespace tensu::test {
namespace {

bool isSame(const Grouping& a, const Grouping& b) {
  return a.sequences == b.sequences && a.triplets == b.triplets && a.pair == b.pair;
}

bool isKnown(SuitCounts counts, bool honours) {
  SuitGrouping only;
  return suitTable().find(counts, honours, only);
}

/// What groupSuit finds is the only way, or the table has nothing.
bool agrees(SuitCounts counts, bool honours) {
  SuitGrouping known;
  if (!suitTable().find(counts, honours, known)) {
    return true;
  }
  SuitGroupings ways;
  groupSuit(counts, tilesIn(counts) % 3 == 2, honours, ways);
  return ways.size() == 1 && ways[0].bits() == known.bits();
}

}  // namespace

TEST_CASE("a suit of the table has one way, and it is that", "[shape]") {
  int wrong = 0;
  int known = 0;
  const auto look = [&](SuitCounts counts, bool honours) {
    wrong += agrees(counts, honours) ? 0 : 1;
    known += isKnown(counts, honours) ? 1 : 0;
  };
  forEachSuit(9, [&](SuitCounts counts) { look(counts, false); });
  forEachSuit(7, [&](SuitCounts counts) { look(counts, true); });
  CHECK(wrong == 0);
  // Some of the suits that could be here have the place of another.
  CHECK(known > 1500);
}

TEST_CASE("no tiles, a pair and a set are in the table", "[shape]") {
  for (const bool honours : {false, true}) {
    CHECK(isKnown(0, honours));
    for (int rank = 0; rank < 7; ++rank) {
      CHECK(isKnown(atRank(2, rank), honours));
      CHECK(isKnown(atRank(3, rank), honours));
    }
  }
  CHECK(isKnown(atRank(1, 0) + atRank(1, 1) + atRank(1, 2), false));
  CHECK_FALSE(isKnown(atRank(1, 0) + atRank(1, 1) + atRank(1, 2), true));
}

TEST_CASE("a hand of suits of the table is parted as it is suit by suit", "[shape]") {
  Dice dice(21);
  int found = 0;
  for (int round = 0; round < 20000; ++round) {
    Copies34 copies = completeHand(dice, dice.roll(5));
    disturb(dice, copies, dice.roll(4) / 3);
    const Counts counts = packed(copies);
    Grouping only;
    if (!suitTable().find(counts, only)) {
      continue;
    }
    ++found;
    std::array<SuitGroupings, kSuits + 1> suits;
    REQUIRE(groupSuits(counts, suits));
    Grouping expected;
    for (int suit = 0; suit <= kSuits; ++suit) {
      REQUIRE(suits[static_cast<std::size_t>(suit)].size() == 1);
      addSuit(expected, suits[static_cast<std::size_t>(suit)][0], suit);
    }
    CHECK(isSame(only, expected));
  }
  CHECK(found > 5000);
}

TEST_CASE("suits that are sets, but not one pair in all, are no hand of the table", "[shape]") {
  Grouping out;
  CHECK(suitTable().find(countsOf(u"123m456p789s11z"), out));
  CHECK_FALSE(suitTable().find(countsOf(u"123m456p789s111z"), out));
  CHECK_FALSE(suitTable().find(countsOf(u"11m456p789s11z"), out));
  CHECK_FALSE(suitTable().find(countsOf(u"124m456p789s11z"), out));
}

TEST_CASE("which sequences hold a tile", "[shape]") {
  Dice dice(22);
  for (int round = 0; round < 2000; ++round) {
    Sequences sequences;
    for (int left = dice.roll(5); left > 0; --left) {
      const int kind = dice.roll(kSuitedKinds);
      sequences.add(kind - (rankOf(kind) < 7 ? 0 : 2));
    }
    for (int kind = 0; kind < kSuitedKinds; ++kind) {
      unsigned expected = 0;
      for (int below = 0; below <= 2; ++below) {
        const int rank = rankOf(kind) - below;
        const bool starts = rank >= 0 && rank < 7 && sequences.at(kind - below) > 0;
        expected |= starts ? 1U << (2 - below) : 0U;
      }
      CHECK(sequences.holding(kind) == expected);
    }
  }
}

}  // namespace tensu::test
