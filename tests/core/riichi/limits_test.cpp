#include "riichi/limits.hpp"

#include "catch.hpp"

namespace tensu::test {
namespace {

using riichi::countedWorth;

RiichiRules withOptions(bool kiriage, bool kazoe) {
  RiichiRules rules;
  rules.kiriage = kiriage;
  rules.kazoe = kazoe;
  return rules;
}

}  // namespace

TEST_CASE("base points are fu doubled by two more than the han, up to mangan", "[riichi]") {
  const RiichiRules rules = withOptions(false, true);
  CHECK(countedWorth(1, 30, rules).base == 240);
  CHECK(countedWorth(2, 25, rules).base == 400);
  CHECK(countedWorth(3, 60, rules).base == 1920);
  CHECK(countedWorth(3, 60, rules).limit == Limit::none);
  CHECK(countedWorth(3, 70, rules).base == 2000);
  CHECK(countedWorth(3, 70, rules).limit == Limit::mangan);
  CHECK(countedWorth(4, 30, rules).base == 1920);
  CHECK(countedWorth(4, 40, rules).base == 2000);
  CHECK(countedWorth(1, 250, rules).limit == Limit::mangan);
}

TEST_CASE("the limits by han", "[riichi]") {
  const Limit expected[] = {Limit::mangan, Limit::haneman, Limit::haneman,   Limit::baiman,
                            Limit::baiman, Limit::baiman,  Limit::sanbaiman, Limit::sanbaiman};
  const int bases[] = {2000, 3000, 3000, 4000, 4000, 4000, 6000, 6000};
  for (int han = 5; han <= 12; ++han) {
    for (const bool kazoe : {false, true}) {
      CHECK(countedWorth(han, 20, withOptions(false, kazoe)).limit == expected[han - 5]);
      CHECK(countedWorth(han, 110, withOptions(true, kazoe)).base == bases[han - 5]);
    }
  }
  for (const int han : {13, 14, 25, 26, 40}) {
    CHECK(countedWorth(han, 30, withOptions(false, true)).limit == Limit::yakuman);
    CHECK(countedWorth(han, 30, withOptions(false, true)).base == 8000);
    CHECK(countedWorth(han, 30, withOptions(false, false)).limit == Limit::sanbaiman);
    CHECK(countedWorth(han, 30, withOptions(false, false)).base == 6000);
  }
}

TEST_CASE("kiriage lifts a base of 1,920 and nothing else", "[riichi]") {
  const RiichiRules rules = withOptions(true, true);
  const int lifted[][2] = {{4, 30}, {3, 60}, {2, 120}};
  for (const auto& [han, fu] : lifted) {
    CHECK(countedWorth(han, fu, rules).base == 2000);
    CHECK(countedWorth(han, fu, rules).limit == Limit::mangan);
    CHECK(countedWorth(han, fu, withOptions(false, true)).base == 1920);
  }
  CHECK(countedWorth(4, 25, rules).base == 1600);
  CHECK(countedWorth(3, 50, rules).base == 1600);
  CHECK(countedWorth(2, 110, rules).base == 1760);
}

TEST_CASE("named limits have their base and the han they show", "[riichi]") {
  using riichi::baseOf;
  using riichi::hanOf;
  CHECK(baseOf(Limit::mangan) == 2000);
  CHECK(baseOf(Limit::haneman) == 3000);
  CHECK(baseOf(Limit::baiman) == 4000);
  CHECK(baseOf(Limit::sanbaiman) == 6000);
  CHECK(baseOf(Limit::yakuman) == 8000);
  CHECK(hanOf(Limit::mangan) == 5);
  CHECK(hanOf(Limit::baiman) == 8);
  CHECK(hanOf(Limit::yakuman) == 13);
}

}  // namespace tensu::test
