#include "shape/waits.hpp"

#include "shape/readings.hpp"
#include "support/tiles.hpp"

namespace tensu::test {
namespace {

/// Tries every tile.
KindMask plainWaits(const Copies34& have, const Goal& goal) {
  KindMask waits = 0;
  for (int kind = 0; kind < kKinds; ++kind) {
    const auto at = static_cast<std::size_t>(kind);
    if ((goal.usable >> kind & 1) == 0 || have[at] + goal.gone[kind] >= 4) {
      continue;
    }
    Copies34 all = have;
    ++all[at];
    bool usable = true;
    for (int other = 0; other < kKinds; ++other) {
      usable = usable && (all[static_cast<std::size_t>(other)] == 0 || (goal.usable >> other & 1) != 0);
    }
    const bool complete = plainlyStandard(all) || (goal.sevenPairs && plainlyPairs(all, goal.foursArePairs)) ||
                          (goal.thirteenOrphans && plainlyOrphans(all));
    waits |= KindMask{usable && complete} << kind;
  }
  return waits;
}

void agrees(const Copies34& have, const Goal& goal) {
  INFO(written(have) << " beside melds of " << written(plain(goal.gone)));
  CHECK(waitingKinds(packed(have), goal) == plainWaits(have, goal));
}

void takeOne(Dice& dice, Copies34& hand) {
  --hand[static_cast<std::size_t>(anyOf(dice, packed(hand).atLeast(1)))];
}

}  // namespace

TEST_CASE("waits that are known", "[shape]") {
  const auto waits = [](std::u16string_view text) { return waitingKinds(countsOf(text), Goal{}); };
  CHECK(waits(u"23m456p789s11155z") == kindsOf(u"14m"));
  CHECK(waits(u"12m456p789s11155z") == kindsOf(u"3m"));
  CHECK(waits(u"13m456p789s11155z") == kindsOf(u"2m"));
  CHECK(waits(u"123m456p789s1115z") == kindsOf(u"5z"));
  CHECK(waits(u"123m456p789s1155z") == kindsOf(u"15z"));
  CHECK(waits(u"1112345678999m") == kindsOf(u"123456789m"));
  CHECK(waits(u"2345678m123p456s") == kindsOf(u"258m"));
  CHECK(waits(u"1155m2288p3399s4z") == kindsOf(u"4z"));
  CHECK(waits(u"19m19p19s1234567z") == kOrphans);
  CHECK(waits(u"119m19p19s123456z") == kindsOf(u"7z"));
  CHECK(waits(u"123m456p789s1357z") == 0);
  // The fifth copy is none.
  CHECK(waits(u"1111m456p789s123p") == 0);
  CHECK(waits(u"5555m12399p456s7m") == kindsOf(u"6m"));
}

TEST_CASE("only hands without melds wait for pairs and orphans", "[shape]") {
  Goal beside;
  beside.sets = 3;
  beside.gone = countsOf(u"222z");
  CHECK(waitingKinds(countsOf(u"1155m2288p3s"), beside) == 0);
  Goal noPairs;
  noPairs.sevenPairs = false;
  CHECK(waitingKinds(countsOf(u"1155m2288p3399s4z"), noPairs) == 0);
  Goal noOrphans;
  noOrphans.thirteenOrphans = false;
  CHECK(waitingKinds(countsOf(u"19m19p19s1234567z"), noOrphans) == 0);
}

TEST_CASE("waits against trying every tile", "[shape]") {
  Dice dice(41);
  for (int round = 0; round < 4000; ++round) {
    Goal goal;
    goal.sets = dice.roll(5);
    Copies34 have = completeHand(dice, goal.sets);
    disturb(dice, have, dice.roll(3));
    takeOne(dice, have);
    if (goal.sets < 4) {
      const int kind = dice.roll(kKinds);
      const int room = 4 - have[static_cast<std::size_t>(kind)];
      goal.gone.add(kind, static_cast<SuitCounts>(room < 3 ? 0 : room));
    }
    agrees(have, goal);
  }
}

TEST_CASE("waits for pairs against trying every tile, fours as one pair or two", "[shape]") {
  Dice dice(42);
  for (int round = 0; round < 4000; ++round) {
    Copies34 have{};
    while (tilesOf(have) < 14) {
      int& number = have[static_cast<std::size_t>(dice.roll(kKinds))];
      number += number <= 2 ? 2 : 0;
    }
    disturb(dice, have, dice.roll(2));
    takeOne(dice, have);
    Goal goal;
    goal.foursArePairs = dice.coin();
    goal.usable = dice.coin() ? goal.usable : goal.usable & ~(kMan << (9 * dice.roll(3)));
    agrees(have, goal);
  }
}

TEST_CASE("waits for orphans against trying every tile", "[shape]") {
  Dice dice(43);
  for (int round = 0; round < 2000; ++round) {
    Copies34 have = plain(countsOf(u"19m19p19s1234567z"));
    disturb(dice, have, dice.roll(3));
    agrees(have, Goal{});
  }
}

}  // namespace tensu::test
