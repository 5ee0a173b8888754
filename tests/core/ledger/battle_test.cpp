// What a kong has brought, when the discard after it is won.
#include "catch.hpp"
#include "support/json_round.hpp"
#include "support/rules.hpp"
#include "table/settler.hpp"

namespace tensu::test {
namespace {

/// Seat 1 declares a concealed kong, and seat 2 wins its discard.
Json battleWith(const char* refund) {
  const Json kong = {{"type", "kong"}, {"seat", 1}, {"kind", "ankan"}};
  const Json win = {
      {"seat", 2}, {"win", {{"by", "ron"}, {"from", 1}}}, {"base", 1}, {"flags", Json::array({"after-kong"})}};
  const Json actions = Json::array({kong, {{"type", "win"}, {"wins", Json::array({win})}}});
  return {{"rules", {{"base", "mahjchina-sichuan"}, {"set", {{"after_kong_refund", refund}}}}},
          {"outcome", {{"type", "battle"}, {"actions", actions}}}};
}

}  // namespace

TEST_CASE("the discard after a kong is won: the kong's income stays, goes back, or goes on", "[ledger]") {
  // The kong brings 2 from each of three, the win 1 doubled by its event.
  CHECK(settleJson(battleWith("none"))["deltas"] == Json({-2, 4, 0, -2}));
  CHECK(settleJson(battleWith("refund"))["deltas"] == Json({0, -2, 2, 0}));
  CHECK(settleJson(battleWith("transfer"))["deltas"] == Json({-2, -2, 6, -2}));
}

TEST_CASE("the wall's end names everybody who has not won", "[ledger]") {
  for (int missing = 0; missing < 4; ++missing) {
    Json hands = Json::array();
    for (int seat = 0; seat < 4; ++seat) {
      if (seat != missing) {
        hands.push_back({{"seat", seat}, {"ready", false}});
      }
    }
    const Json end = {{"type", "wall-end"}, {"hands", hands}};
    const Json answer = settleJson(
        {{"rules", "mahjchina-sichuan"}, {"outcome", {{"type", "battle"}, {"actions", Json::array({end})}}}});
    INFO(missing);
    REQUIRE(answer["ok"] == false);
    CHECK(answer["problems"][0]["code"] == "bad_action");
    CHECK(answer["problems"][0]["detail"]["seat"] == missing);
  }
}

TEST_CASE("an action that speaks of a win and brings none is refused", "[ledger]") {
  const CompiledRules rules = rulesOf("mahjchina-sichuan");
  table::RoundRequest round;
  round.outcomePresence = Presence::given;
  round.outcome = Whole(static_cast<int>(ledger::Outcome::battle));
  round.actions = {Presence::given, 1};
  table::ActionRequest action;
  action.type = Whole(static_cast<int>(table::ActionType::win));
  action.wins = {Presence::given, 1};
  table::TableSettler settler;
  settler.start(round, rules);
  settler.action(action);
  CHECK_FALSE(settler.settle());
  REQUIRE(settler.problems().list().size() == 1);
  CHECK(settler.problems().list()[0].code == Code::bad_action);
}

}  // namespace tensu::test
