#include "sichuan/score.hpp"

#include "support/hands.hpp"
#include "support/rules.hpp"
#include "support/tiles.hpp"

namespace tensu::test {
namespace {

using sichuan::Row;

constexpr const char* kHouse = "mahjchina-sichuan";

Json sichuanHand(const std::string& tiles, Json more = Json::object()) {
  Json hand = handOf(tiles, {{"seat", 0}, {"lack", "s"}});
  hand.update(more);
  return hand;
}

/// The row of complete tiles in the plain words of the rules, without looking at groupings of the engine.
int plainRowValue(const Copies34& concealed, int melds) {
  Copies34 all = concealed;
  bool man = false;
  bool pin = false;
  bool triplets = true;
  int pairs = 0;
  for (int kind = 0; kind < kSuitedKinds; ++kind) {
    const int copies = all[static_cast<std::size_t>(kind)];
    man = man || (copies > 0 && kind < 9);
    pin = pin || (copies > 0 && kind >= 9);
    triplets = triplets && (copies == 0 || copies == 2 || copies == 3);
    pairs += copies == 2 ? 1 : 0;
  }
  const bool flush = man != pin;
  const bool sevenPairs = melds == 0 && plainlyPairs(concealed, true);
  int best = 0;
  if (plainlyStandard(concealed)) {
    best = triplets && pairs == 1 ? 2 : 1;
    best = flush ? 4 * best : best;
  }
  return sevenPairs ? std::max(best, flush ? 8 : 4) : best;
}

}  // namespace

TEST_CASE("rows, roots and the cap against plain words on random concealed hands", "[sichuan]") {
  const CompiledRules rules = rulesOf(kHouse);
  Dice dice(61);
  int scoredHands = 0;
  for (int round = 0; round < 20000; ++round) {
    const KindMask suits = dice.coin() ? kMan : kMan | kPin;
    Copies34 copies = drawn(dice, 14, suits);
    if (dice.coin()) {
      copies = {};
      while (tilesOf(copies) < 14) {
        int& number = copies[static_cast<std::size_t>(dice.roll(suits == kMan ? 9 : 18))];
        number += number <= 2 ? 2 : 0;
      }
    }
    Hand hand;
    int roots = 0;
    for (std::size_t kind = 0; kind < kKinds; ++kind) {
      roots += copies[kind] == 4 ? 1 : 0;
      for (int i = 0; i < copies[kind]; ++i) {
        hand.concealed[hand.concealedCount++] = static_cast<TileCode>(kind);
      }
    }
    hand.lack = 2;
    HandScore answer;
    scoreTaken(hand, rules, true, answer);
    const int value = plainRowValue(copies, 0);
    INFO(written(copies));
    REQUIRE(answer.ok == (value > 0));
    if (answer.ok) {
      ++scoredHands;
      CHECK(sichuan::kRowValues[static_cast<std::size_t>(answer.sichuan.best.row)] == value);
      CHECK(answer.sichuan.roots == roots);
      CHECK(answer.sichuan.uncapped == value << roots);
      CHECK(answer.sichuan.base == std::min(8, value << roots));
      CHECK(answer.sichuan.value == answer.sichuan.base);
    }
  }
  CHECK(scoredHands > 5000);
}

TEST_CASE("readings that lost are listed, best first", "[sichuan]") {
  const HandScore pairs = scored(rulesOf(kHouse), sichuanHand("1122334455667m7m"));
  CHECK(pairs.sichuan.best.row == Row::flush_seven_pairs);
  REQUIRE(pairs.sichuan.alternatives.size() >= 1);
  for (const auto& each : pairs.sichuan.alternatives) {
    CHECK(each.row == Row::flush);
  }
  const HandScore triplets = scored(rulesOf(kHouse), sichuanHand("222333444m666p7p7p"));
  CHECK(triplets.sichuan.best.row == Row::all_triplets);
  REQUIRE(triplets.sichuan.alternatives.size() == 1);
  CHECK(triplets.sichuan.alternatives[0].row == Row::plain);
}

TEST_CASE("the wait of the winning tile", "[sichuan]") {
  const auto wait = [](const std::string& tiles) {
    return scored(rulesOf(kHouse), sichuanHand(tiles)).sichuan.best.wait;
  };
  CHECK(wait("123456m234p78p55m9p") == Wait::ryanmen);
  CHECK(wait("123456m234p89p55m7p") == Wait::penchan);
  CHECK(wait("123456m234p79p55m8p") == Wait::kanchan);
  CHECK(wait("123456m234789p5m5m") == Wait::tanki);
  CHECK(wait("123456m234p77p55m7p") == Wait::shanpon);
}

TEST_CASE("events double or add, inside the cap or outside it", "[sichuan]") {
  const auto value = [](std::string_view options, const std::string& tiles, const char* flags) {
    const Json more = {{"win", {{"by", "ron"}, {"from", 1}}}, {"flags", Json::parse(flags)}};
    return scored(rulesOf(kHouse, options), sichuanHand(tiles, more)).sichuan.value;
  };
  const std::string plain = "123456m234p78p55m9p";
  const std::string capped = "2223334446699m9m";
  const char* one = R"(["last-tile"])";
  const char* two = R"(["last-tile","after-kong"])";
  CHECK(value("{}", plain, "[]") == 1);
  CHECK(value("{}", plain, one) == 2);
  CHECK(value("{}", plain, two) == 4);
  CHECK(value("{}", capped, two) == 8);
  CHECK(value(R"({"event_cap":"outside"})", capped, two) == 32);
  CHECK(value(R"({"event_value":"plus_one"})", plain, two) == 3);
  CHECK(value(R"({"event_value":"plus_one"})", capped, two) == 8);
  CHECK(value(R"({"event_value":"plus_one","event_cap":"outside"})", capped, two) == 10);
}

TEST_CASE("the events that are listed, heaven and earth only where they count", "[sichuan]") {
  const auto listed = [](std::string_view options, auto... flags) {
    return sichuan::listedEvents(Flags::of(flags...), rulesOf(kHouse, options).rules.sichuan).bits();
  };
  const char* max = R"({"heavenly":"max"})";
  for (const Flag event : {Flag::kong_bloom, Flag::after_kong, Flag::rob_kong, Flag::last_tile}) {
    CHECK(listed("{}", event) == Flags::of(event).bits());
    CHECK(listed(max, event) == Flags::of(event).bits());
  }
  for (const Flag heavenly : {Flag::heaven, Flag::earth}) {
    CHECK(listed("{}", heavenly) == 0);
    CHECK(listed(max, heavenly) == Flags::of(heavenly).bits());
  }
}

TEST_CASE("by tsumo each active opponent pays one more than the value, by ron the discarder the value", "[sichuan]") {
  const CompiledRules rules = rulesOf(kHouse);
  for (int seat = 0; seat < 4; ++seat) {
    for (int active = 0; active < 16; ++active) {
      Json seats = Json::array();
      int others = 0;
      for (int each = 0; each < 4; ++each) {
        if ((active >> each & 1) != 0) {
          seats.push_back(each);
          others += each == seat ? 0 : 1;
        }
      }
      if ((active >> seat & 1) == 0 || others == 0) {
        continue;
      }
      const Json more = {{"seat", seat}, {"active", seats}};
      const HandScore tsumo = scored(rules, sichuanHand("123456m234p78p55m9p", more));
      for (int each = 0; each < 4; ++each) {
        const bool pays = each != seat && (active >> each & 1) != 0;
        const std::int64_t expected = each == seat ? 2 * others : pays ? -2 : 0;
        CHECK(tsumo.ledger.deltas()[static_cast<std::size_t>(each)] == expected);
      }
    }
  }
}

}  // namespace tensu::test
