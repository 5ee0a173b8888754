#include <set>
#include <tuple>

#include "shape/groupings.hpp"
#include "support/suits.hpp"
#include "support/tiles.hpp"

namespace tensu::test {
namespace {

using Way = std::tuple<std::uint32_t, int, int>;  // sequences, triplets, pair

/// Takes sequences from the lowest rank up; there is one way at most.
bool sequencesOf(SuitCounts rest, std::uint32_t& sequences) {
  sequences = 0;
  for (int rank = 0; rank < kRanks; ++rank) {
    const int number = countAt(rest, rank);
    if (number == 0) {
      continue;
    }
    if (rank > 6 || countAt(rest, rank + 1) < number || countAt(rest, rank + 2) < number) {
      return false;
    }
    const auto each = static_cast<SuitCounts>(number);
    rest -= atRank(each, rank) + atRank(each, rank + 1) + atRank(each, rank + 2);
    sequences += atRank(each, rank);
  }
  return true;
}

void waysWithout(SuitCounts rest, int pair, bool honours, std::set<Way>& ways) {
  int possible = 0;
  for (int rank = 0; rank < kRanks; ++rank) {
    possible |= (countAt(rest, rank) >= 3 ? 1 : 0) << rank;
  }
  // Every choice of triplets; what is left must be sequences.
  for (int chosen = possible;; chosen = (chosen - 1) & possible) {
    SuitCounts left = rest;
    for (int rank = 0; rank < kRanks; ++rank) {
      left -= (chosen >> rank & 1) != 0 ? atRank(3, rank) : 0;
    }
    std::uint32_t sequences = 0;
    if (honours ? left == 0 : sequencesOf(left, sequences)) {
      ways.insert({sequences, chosen, pair});
    }
    if (chosen == 0) {
      return;
    }
  }
}

std::set<Way> waysOf(SuitCounts counts, bool withPair, bool honours) {
  std::set<Way> ways;
  if (!withPair) {
    waysWithout(counts, kNoKind, honours, ways);
    return ways;
  }
  for (int rank = 0; rank < kRanks; ++rank) {
    if (countAt(counts, rank) >= 2) {
      waysWithout(counts - atRank(2, rank), rank, honours, ways);
    }
  }
  return ways;
}

/// Compares without a macro for each suit, of which there are hundreds of thousands.
bool agrees(SuitCounts counts, bool honours, std::size_t& most) {
  const int beyond = tilesIn(counts) % 3;
  if (beyond == 1) {
    return true;
  }
  const bool withPair = beyond == 2;
  const std::set<Way> expected = waysOf(counts, withPair, honours);
  SuitGroupings found;
  groupSuit(counts, withPair, honours, found);
  std::set<Way> have;
  for (const SuitGrouping& each : found) {
    have.insert(
        {static_cast<std::uint32_t>(each.sequences()), static_cast<std::uint16_t>(each.triplets()), each.pair()});
  }
  most = std::max(most, expected.size());
  return have == expected && found.size() == expected.size() &&
         isSuitComplete(counts, withPair, honours) == !expected.empty();
}

int waysOfHand(const Counts& counts) {
  int ways = 0;
  forEachGrouping(counts, [&ways](const Grouping&) { ++ways; });
  return ways;
}

}  // namespace

TEST_CASE("every suit is parted in every way, each once, and none has more ways than there is room for", "[shape]") {
  std::size_t most = 0;
  int suits = 0;
  int wrong = 0;
  const auto look = [&](SuitCounts counts, bool honours) {
    ++suits;
    wrong += agrees(counts, honours, most) ? 0 : 1;
  };
  forEachSuit(9, [&](SuitCounts counts) { look(counts, false); });
  CHECK(suits == 405350);
  forEachSuit(7, [&](SuitCounts counts) { look(counts, true); });
  CHECK(suits == 405350 + 43130);
  CHECK(wrong == 0);
  CHECK(most <= kMaxSuitGroupings);
}

TEST_CASE("five copies of a kind are a triplet and a pair in one way, six and seven in none", "[shape]") {
  for (int copies = 5; copies <= 7; ++copies) {
    for (const bool withPair : {false, true}) {
      SuitGroupings ways;
      groupSuit(atRank(static_cast<SuitCounts>(copies), 8), withPair, false, ways);
      CHECK(ways.size() == (copies == 5 && withPair ? 1 : 0));
    }
  }
}

TEST_CASE("every grouping of a hand holds its tiles, and no two are alike", "[shape]") {
  Dice dice(11);
  for (int round = 0; round < 3000; ++round) {
    const Copies34 copies = completeHand(dice, dice.roll(5));
    std::set<std::tuple<std::vector<int>, KindMask, int>> seen;
    forEachGrouping(packed(copies), [&](const Grouping& grouping) {
      Copies34 sum{};
      std::vector<int> starts;
      sum[grouping.pair] += 2;
      for (int kind = 0; kind < kKinds; ++kind) {
        const auto at = static_cast<std::size_t>(kind);
        sum[at] += (grouping.triplets >> kind & 1) != 0 ? 3 : 0;
        for (int i = 0; isSuited(kind) && rankOf(kind) < 7 && i < grouping.sequences.at(kind); ++i) {
          starts.push_back(kind);
          ++sum[at];
          ++sum[at + 1];
          ++sum[at + 2];
        }
      }
      CHECK(sum == copies);
      CHECK(seen.insert({starts, grouping.triplets, grouping.pair}).second);
    });
    INFO(written(copies));
    CHECK_FALSE(seen.empty());
  }
}

TEST_CASE("the number of ways of a whole hand is the product over its suits", "[shape]") {
  CHECK(waysOfHand(countsOf(u"111222333m11p")) == 2);
  CHECK(waysOfHand(countsOf(u"111222333m22s")) == 2);
  CHECK(waysOfHand(countsOf(u"22334455m")) == 2);
  Counts twoSuits = countsOf(u"111222333m22z");
  twoSuits += countsOf(u"444555666p");
  CHECK(waysOfHand(twoSuits) == 4);
  CHECK(waysOfHand(countsOf(u"11z")) == 1);
  CHECK(waysOfHand(countsOf(u"11m11p")) == 0);
  CHECK(waysOfHand(countsOf(u"123m")) == 0);
  CHECK(waysOfHand(countsOf(u"1234m1p")) == 0);
  CHECK(waysOfHand(countsOf(u"123z11m")) == 0);
}

TEST_CASE("standard hands, pairs and orphans against plain checks", "[shape]") {
  Dice dice(12);
  for (int round = 0; round < 20000; ++round) {
    Copies34 copies = completeHand(dice, dice.roll(5));
    disturb(dice, copies, dice.roll(3));
    const Counts counts = packed(copies);
    INFO(written(copies));
    CHECK(isStandard(counts) == plainlyStandard(copies));
  }
  for (int round = 0; round < 20000; ++round) {
    Copies34 copies{};
    while (tilesOf(copies) < 14) {
      int& number = copies[static_cast<std::size_t>(dice.roll(kKinds))];
      number += number <= 2 ? 2 : 0;
    }
    disturb(dice, copies, dice.roll(2));
    INFO(written(copies));
    CHECK(isSevenPairs(packed(copies)) == plainlyPairs(copies, false));
    CHECK(isSevenPairsWithFours(packed(copies)) == plainlyPairs(copies, true));
  }
  CHECK_FALSE(isSevenPairs(countsOf(u"112233445566m")));
  CHECK_FALSE(isSevenPairsWithFours(countsOf(u"111122223333m")));
}

TEST_CASE("thirteen orphans need one of each and a second of any", "[shape]") {
  const Counts thirteen = countsOf(u"19m19p19s1234567z");
  CHECK_FALSE(isThirteenOrphans(thirteen));
  for (int kind = 0; kind < kKinds; ++kind) {
    Counts counts = thirteen;
    counts.add(kind);
    CHECK(isThirteenOrphans(counts) == ((kOrphans & maskOf(kind)) != 0));
    CHECK(isThirteenOrphans(counts) == plainlyOrphans(plain(counts)));
  }
  CHECK_FALSE(isThirteenOrphans(countsOf(u"111m19p19s123456z2m")));
  CHECK_FALSE(isThirteenOrphans(countsOf(u"119m119p19s12345z7z")));
}

TEST_CASE("unconnected tiles have one pair and no neighbours nearer than three ranks", "[shape]") {
  const auto unconnected = [](std::u16string_view text) { return isUnconnected(countsOf(text)); };
  CHECK(unconnected(u"147m258p369s12344z"));
  CHECK(unconnected(u"1477m258p369s1234z"));
  CHECK(unconnected(u"19m19p19s12345677z"));
  CHECK(unconnected(u"148m159p269s12344z"));
  CHECK_FALSE(unconnected(u"137m258p369s12344z"));
  CHECK_FALSE(unconnected(u"127m258p369s12344z"));
  CHECK_FALSE(unconnected(u"147m257p369s12344z"));
  CHECK_FALSE(unconnected(u"147m258p368s12344z"));
  CHECK_FALSE(unconnected(u"147m258p369s12345z"));
  CHECK_FALSE(unconnected(u"147m258p36s112244z"));
  CHECK_FALSE(unconnected(u"147m258p369s1444z"));
  // 9 of a suit and 1 of the next are no neighbours, nor are sou and honours: all of them stand in 19m19p19s1z above.
}

TEST_CASE("what a tile waits for in a sequence", "[shape]") {
  for (int suit = 0; suit < 3; ++suit) {
    for (int start = 0; start < 7; ++start) {
      const int first = suit * 9 + start;
      CHECK(waitInSequence(first, first) == (start == 6 ? Wait::penchan : Wait::ryanmen));
      CHECK(waitInSequence(first, first + 1) == Wait::kanchan);
      CHECK(waitInSequence(first, first + 2) == (start == 0 ? Wait::penchan : Wait::ryanmen));
    }
  }
}

TEST_CASE("sequences are counted for each place by itself", "[shape]") {
  Sequences sequences;
  CHECK(sequences.none());
  for (int times = 1; times <= 4; ++times) {
    for (int kind = 0; kind < kSuitedKinds; ++kind) {
      if (rankOf(kind) < 7) {
        sequences.add(kind);
      }
    }
    for (int kind = 0; kind < kSuitedKinds; ++kind) {
      CHECK((rankOf(kind) >= 7 || sequences.at(kind) == times));
    }
    for (int least = 1; least <= 4; ++least) {
      CHECK(std::popcount(sequences.atLeast(least)) == (times >= least ? 21 : 0));
    }
  }
}

}  // namespace tensu::test
