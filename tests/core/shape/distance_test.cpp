#include "shape/distance.hpp"

#include <bit>

#include "support/distance.hpp"

namespace tensu::test {
namespace {

const PlainDistance& plainly() {
  static const PlainDistance distance;
  return distance;
}

void agrees(const Copies34& have, const Goal& goal) {
  const Distance expected = plainly().of(have, goal);
  const Distance found = distanceOf(packed(have), goal);
  INFO(written(have) << " beside melds of " << written(plain(goal.gone)) << ", " << goal.sets << " sets");
  CHECK(found.missing == expected.missing);
  CHECK(found.accepts == expected.accepts);
}

/// The tiles of some melds, within what `held` leaves of each kind.
Copies34 someMelds(Dice& dice, int melds, const Copies34& held) {
  Copies34 gone{};
  const auto room = [&](int kind) {
    const auto at = static_cast<std::size_t>(kind);
    return 4 - held[at] - gone[at];
  };
  const auto take = [&](int kind, int copies) { gone[static_cast<std::size_t>(kind)] += copies; };
  while (melds > 0) {
    const int kind = dice.roll(kKinds);
    const bool run = dice.roll(3) == 0 && kind < 27 && kind % 9 < 7;
    const int copies = dice.coin() ? 4 : 3;
    if (run && room(kind) > 0 && room(kind + 1) > 0 && room(kind + 2) > 0) {
      take(kind, 1);
      take(kind + 1, 1);
      take(kind + 2, 1);
      --melds;
    } else if (!run && room(kind) >= copies) {
      take(kind, copies);
      --melds;
    }
  }
  return gone;
}

/// Melds at random, and tiles beside them that are drawn or nearly complete.
struct Some {
  Copies34 have{};
  Goal goal;
};

Some someHand(Dice& dice, int tiles, bool near) {
  Some some;
  const int melds = dice.roll(5);
  some.goal.sets = 4 - melds;
  some.have = near ? completeHand(dice, 4 - melds) : drawn(dice, 14 - 3 * melds);
  if (near) {
    disturb(dice, some.have, dice.roll(4));
  }
  some.goal.gone = packed(someMelds(dice, melds, some.have));
  if (tiles == 13) {
    --some.have[static_cast<std::size_t>(anyOf(dice, packed(some.have).atLeast(1)))];
  }
  return some;
}

}  // namespace

TEST_CASE("hands whose distance is known", "[shape]") {
  const auto missing = [](std::u16string_view text) { return distanceOf(countsOf(text), Goal{}).missing; };
  CHECK(missing(u"123m456p789s11122z") == 0);
  CHECK(missing(u"123m456p789s1112z") == 1);
  CHECK(missing(u"123m456p79s1112z") == 2);
  CHECK(missing(u"1155m2288p3399s4z") == 1);
  CHECK(missing(u"19m19p19s1234567z") == 1);
  CHECK(missing(u"19m19p19s123456z5m") == 2);
  // Three triplets, one tile for the pair and two for a set; the fourth copies make neither.
  CHECK(missing(u"1111m2222p3333s4z") == 3);
  // Seven pairs of single tiles; as sets 9, as orphans 8.
  CHECK(missing(u"147m258p369s1234z") == 7);
}

TEST_CASE("a tile of which four are held is not waited for", "[shape]") {
  // 111 and 1: the pair could only be a fifth 1m.
  const Distance dead = distanceOf(countsOf(u"1111m456p789s123p"), Goal{});
  CHECK(dead.missing == 2);
  Goal beside;
  beside.sets = 3;
  beside.gone = countsOf(u"2222m");
  // 1 3 wait for 2m, of which all are in the kan.
  CHECK(distanceOf(countsOf(u"13m456p789s11p"), beside).missing == 2);
  beside.gone = countsOf(u"222m");
  CHECK(distanceOf(countsOf(u"13m456p789s11p"), beside).missing == 1);
}

TEST_CASE("a lack suit helps nothing", "[shape]") {
  Goal goal;
  goal.foursArePairs = true;
  goal.thirteenOrphans = false;
  goal.usable = kMan | kPin;
  const Distance distance = distanceOf(countsOf(u"123456m234p55p78s"), goal);
  // The fourth set without the 78s: three more tiles.
  CHECK(distance.missing == 3);
  CHECK((distance.accepts & kSou) == 0);
  CHECK((distance.accepts & kHonours) == 0);
}

TEST_CASE("distance and accepted tiles against every complete hand", "[shape]") {
  Dice dice(31);
  for (int round = 0; round < 150; ++round) {
    const Some some = someHand(dice, 13 + round % 2, round % 3 != 0);
    agrees(some.have, some.goal);
  }
}

TEST_CASE("the same under a lack suit with four of a kind as two pairs", "[shape]") {
  Dice dice(32);
  for (int round = 0; round < 60; ++round) {
    Goal goal;
    goal.foursArePairs = true;
    goal.thirteenOrphans = false;
    goal.usable = (kMan | kPin | kSou) & ~(kMan << (9 * dice.roll(3)));
    agrees(drawn(dice, 13 + round % 2, round % 3 == 0 ? kMan | kPin | kSou : goal.usable), goal);
  }
}

TEST_CASE("hands near seven pairs and thirteen orphans", "[shape]") {
  Dice dice(33);
  for (int round = 0; round < 60; ++round) {
    Copies34 pairs{};
    while (tilesOf(pairs) < 14) {
      pairs[static_cast<std::size_t>(dice.roll(kKinds))] = 2;
    }
    disturb(dice, pairs, dice.roll(6));
    agrees(pairs, Goal{});
    Copies34 orphans = plain(countsOf(u"19m19p19s1234567z"));
    ++orphans[static_cast<std::size_t>(dice.roll(kKinds))];
    disturb(dice, orphans, dice.roll(5));
    agrees(orphans, Goal{});
  }
}

TEST_CASE("one draw brings a hand one nearer when it is accepted, else no nearer", "[shape]") {
  Dice dice(34);
  for (int round = 0; round < 300; ++round) {
    const Some some = someHand(dice, 13, true);
    const Distance before = distanceOf(packed(some.have), some.goal);
    for (int kind = 0; kind < kKinds; ++kind) {
      const auto at = static_cast<std::size_t>(kind);
      if (some.have[at] + some.goal.gone[kind] >= 4) {
        CHECK((before.accepts & maskOf(kind)) == 0);
        continue;
      }
      Copies34 more = some.have;
      ++more[at];
      const int after = distanceOf(packed(more), some.goal).missing;
      CHECK(after == before.missing - ((before.accepts & maskOf(kind)) != 0 ? 1 : 0));
    }
  }
}

}  // namespace tensu::test
