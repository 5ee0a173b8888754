// Every complete hand there is, and only those.
#include "riichi/score.hpp"
#include "rules/house.hpp"
#include "shape/distance.hpp"
#include "shape/readings.hpp"
#include "support/suits.hpp"
#include "support/tiles.hpp"

namespace tensu::test {
namespace {

bool isComplete(const Counts& counts) {
  return isStandard(counts) || isSevenPairs(counts) || isThirteenOrphans(counts);
}

/// Scores tiles as a self-drawn closed hand, which always has a yaku.
class Table {
public:
  Table() : rules_(houseOf(u"tenhou")->rules), worths_(riichi::worthsOf(rules_.riichi)) {}

  bool scores(const Counts& counts) {
    Hand hand;
    for (int kind = 0; kind < kKinds; ++kind) {
      for (int i = counts[kind]; i > 0; --i) {
        hand.concealed[hand.concealedCount++] = static_cast<TileCode>(kind);
      }
    }
    riichi::Score score;
    Problems problems;
    return riichi::score(hand, rules_, worths_, false, score, problems, nullptr) && score.best.points > 0;
  }

private:
  RuleSet rules_;
  riichi::YakuWorths worths_;
};

Counts joined(SuitCounts man, SuitCounts pin, SuitCounts sou, SuitCounts honours) {
  Counts counts;
  const SuitCounts suits[] = {man, pin, sou, honours};
  for (int suit = 0; suit <= kSuits; ++suit) {
    for (int rank = 0; rank < (suit == kSuits ? 7 : 9); ++rank) {
      counts.add(suit * 9 + rank, static_cast<SuitCounts>(countAt(suits[suit], rank)));
    }
  }
  return counts;
}

/// Calls `use(counts)` for every hand of four sets and a pair, each once.
template <class Use>
void forEachStandardHand(Use use) {
  const CompleteSuits suit = completeSuits(false);
  const CompleteSuits honour = completeSuits(true);
  for (int pairIn = 0; pairIn < 4; ++pairIn) {
    const auto has = [pairIn](int place) { return place == pairIn ? 1 : 0; };
    for (int man = 0; man <= 4; ++man) {
      for (int pin = 0; man + pin <= 4; ++pin) {
        for (int sou = 0; man + pin + sou <= 4; ++sou) {
          for (const SuitCounts m : suit.of[man][has(0)]) {
            for (const SuitCounts p : suit.of[pin][has(1)]) {
              for (const SuitCounts s : suit.of[sou][has(2)]) {
                for (const SuitCounts h : honour.of[4 - man - pin - sou][has(3)]) {
                  use(joined(m, p, s, h));
                }
              }
            }
          }
        }
      }
    }
  }
}

template <class Use>
void forEachSevenPairs(Use use) {
  const auto from = [&](const auto& again, int kind, int pairs, const Counts& counts) -> void {
    if (pairs == 7) {
      use(counts);
      return;
    }
    for (int next = kind; next <= kKinds - (7 - pairs); ++next) {
      Counts more = counts;
      more.add(next, 2);
      again(again, next + 1, pairs + 1, more);
    }
  };
  from(from, 0, 0, Counts{});
}

constexpr int kStandardHands = 11'498'658;
constexpr int kAllHands = 16'873'619;

}  // namespace

TEST_CASE("every complete hand is recognised and scored", "[shape][exhaustive]") {
  Table table;
  int standard = 0;
  int others = 0;
  int missed = 0;
  const auto look = [&](const Counts& counts) { missed += isComplete(counts) && table.scores(counts) ? 0 : 1; };
  forEachStandardHand([&](const Counts& counts) {
    ++standard;
    look(counts);
  });
  forEachSevenPairs([&](const Counts& counts) {
    // Seven pairs that are four sets and a pair too were counted above.
    others += isStandard(counts) ? 0 : 1;
    look(counts);
  });
  for (int kind = 0; kind < kKinds; ++kind) {
    if ((kOrphans & maskOf(kind)) != 0) {
      Counts counts = countsOf(u"19m19p19s1234567z");
      counts.add(kind);
      ++others;
      look(counts);
    }
  }
  CHECK(missed == 0);
  CHECK(standard == kStandardHands);
  CHECK(standard + others == kAllHands);
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
