// What is true of every settlement, tried on rounds and battles by chance.
#include <algorithm>
#include <map>
#include <set>

#include "catch.hpp"
#include "support/json_round.hpp"
#include "support/random_round.hpp"

namespace tensu::test {
namespace {

constexpr int kRounds = 4000;
constexpr int kBattles = 3000;

std::int64_t netOf(const Json& lines, const Json& account) {
  std::int64_t sum = 0;
  for (const Json& line : lines) {
    sum += line["to"] == account ? line["points"].get<std::int64_t>() : 0;
    sum -= line["from"] == account ? line["points"].get<std::int64_t>() : 0;
  }
  return sum;
}

/// Points only move: every line moves some, and all accounts together stay as they are.
void checkLedger(const Json& request, const Json& answer) {
  std::int64_t all = netOf(answer["lines"], "outside");
  for (std::size_t seat = 0; seat < answer["deltas"].size(); ++seat) {
    const auto delta = answer["deltas"][seat].get<std::int64_t>();
    CHECK(delta == netOf(answer["lines"], seat));
    all += delta;
    if (request.contains("points")) {
      CHECK(answer["points"][seat] == request["points"][seat].get<std::int64_t>() + delta);
    }
  }
  const std::int64_t pot = netOf(answer["lines"], "pot");
  CHECK(all + pot == 0);
  CHECK(answer["pot"] == request.value("pot", 0) + pot);
  for (const Json& line : answer["lines"]) {
    CHECK(line["points"] > 0);
    CHECK(line["from"] != line["to"]);
  }
}

bool option(const Json& request, const char* key, const char* value, const char* preset) {
  return request["rules"]["set"].value(key, preset) == std::string(value);
}

/// Who has won is touched afterwards only where a setting says so.
void checkWinnersLeft(const Json& request, const Json& answer) {
  std::map<int, int> wonAt;
  int step = 0;
  for (const Json& action : request["outcome"]["actions"]) {
    for (const Json& win : action.value("wins", Json::array())) {
      wonAt[win["seat"]] = step;
    }
    ++step;
  }
  const bool refund = option(request, "refund_to", "all_payers", "nonwinners") ||
                      option(request, "after_kong_refund", "refund", "none");
  const bool pigs = option(request, "pig_to", "everyone", "nonwinners");
  for (const Json& line : answer["lines"]) {
    const auto left = [&](const char* side) {
      const auto won = wonAt.find(line[side]);
      return won != wonAt.end() && won->second < line["step"].get<int>();
    };
    CHECK_FALSE(left("from"));
    if (left("to")) {
      CHECK(((line["reason"] == "kong-refund" && refund) || (line["reason"] == "flower-pig" && pigs)));
    }
  }
}

/// The lines up to a step, which may be cut off a longer battle or settled by themselves.
Json linesUpTo(const Json& lines, int step) {
  Json kept = Json::array();
  std::copy_if(lines.begin(), lines.end(), std::back_inserter(kept),
               [step](const Json& line) { return line["step"] <= step; });
  return kept;
}

void turnRound(Json& wins) {
  std::reverse(wins.begin(), wins.end());
}

void checkRanks(const Json& request, const Json& next, const Json& points) {
  std::int64_t sum = 0;
  for (const Json& each : points) {
    sum += each.get<std::int64_t>();
  }
  for (const Json& each : request.value("uma", Json::array())) {
    sum += each.get<std::int64_t>();
  }
  std::int64_t ranked = 0;
  for (const Json& each : next["final"]) {
    ranked += each.get<std::int64_t>();
  }
  CHECK(ranked == sum);
  std::set<int> places(next["ranks"].begin(), next["ranks"].end());
  CHECK(places.size() == points.size());
}

}  // namespace

TEST_CASE("every settlement of a round balances, whatever the outcome", "[rounds]") {
  RandomRounds rounds(1);
  int settled = 0;
  for (int i = 0; i < kRounds; ++i) {
    const Json request = rounds.round();
    const Json answer = settleJson(request);
    INFO(request.dump() << "\n" << answer.dump());
    if (answer["ok"] == false) {
      continue;
    }
    ++settled;
    checkLedger(request, answer);
    const Json& next = answer["next"];
    CHECK(next.contains("ranks") == next["gameOver"].get<bool>());
    if (next["gameOver"] == true) {
      CHECK(answer["pot"] == 0);
      checkRanks(request, next, answer["points"]);
    }
    if (next["replay"] == true) {
      CHECK(next["honba"] == request["honba"]);
    }
    CompiledRules rules;
    Problems problems;
    REQUIRE(JsonRules(request["rules"]).compile(rules, problems));
    for (const Json& held : answer["points"]) {
      CHECK((held >= 0 || !rules.rules.riichi.floorZero));
    }
  }
  CHECK(settled > kRounds / 2);
}

TEST_CASE("the order in which seats and winners are written changes nothing", "[rounds]") {
  RandomRounds rounds(2);
  for (int i = 0; i < kRounds; ++i) {
    const Json request = i % 3 == 0 ? rounds.battle() : rounds.round();
    Json turned = request;
    Json& outcome = turned["outcome"];
    for (Json* list : {&turned["riichi"], &outcome["tenpai"], &outcome["nagashi"], &outcome["wins"]}) {
      if (list->is_array()) {
        turnRound(*list);
      }
    }
    for (const char* key : {"tenpai", "nagashi", "wins"}) {
      if (outcome[key].is_null()) {
        outcome.erase(key);
      }
    }
    if (turned["riichi"].is_null()) {
      turned.erase("riichi");
    }
    for (std::size_t k = 0; k < outcome.value("actions", Json::array()).size(); ++k) {
      Json& action = outcome["actions"][k];
      for (const char* key : {"wins", "hands"}) {
        if (action.contains(key)) {
          turnRound(action[key]);
        }
      }
    }
    Json answer = settleJson(request);
    Json other = settleJson(turned);
    INFO(request.dump());
    CHECK(answer["ok"] == other["ok"]);
    CHECK(answer.value("lines", Json()) == other.value("lines", Json()));
    CHECK(answer.value("next", Json()) == other.value("next", Json()));
  }
}

TEST_CASE("a battle balances, and who has left is left alone", "[rounds]") {
  RandomRounds rounds(3);
  for (int i = 0; i < kBattles; ++i) {
    const Json request = rounds.battle();
    const Json answer = settleJson(request);
    INFO(request.dump() << "\n" << answer.dump());
    REQUIRE(answer["ok"] == true);
    checkLedger(request, answer);
    CHECK(netOf(answer["lines"], "pot") == 0);
    checkWinnersLeft(request, answer);
    if (answer.contains("next")) {
      CHECK(answer["next"]["dealerStays"] == (answer["next"]["dealer"] == request["dealerSeat"]));
      CHECK(answer["next"]["gameOver"] == request["lastHand"]);
    }
  }
}

TEST_CASE("a battle settled action by action is the battle settled at once", "[rounds]") {
  RandomRounds rounds(4);
  for (int i = 0; i < kBattles; ++i) {
    Json request = rounds.battle();
    const Json actions = request["outcome"]["actions"];
    const Json whole = settleJson(request)["lines"];
    request["outcome"]["actions"] = Json::array();
    for (std::size_t k = 0; k < actions.size(); ++k) {
      request["outcome"]["actions"].push_back(actions[k]);
      const Json answer = settleJson(request);
      INFO(request.dump());
      REQUIRE(answer["ok"] == true);
      CHECK(answer["lines"] == linesUpTo(whole, static_cast<int>(k)));
    }
  }
}

TEST_CASE("after its end a battle takes nothing more", "[rounds]") {
  RandomRounds rounds(5);
  for (int i = 0; i < kBattles; ++i) {
    Json request = rounds.battle();
    if (!settleJson(request).contains("next")) {
      continue;
    }
    const std::size_t step = request["outcome"]["actions"].size();
    request["outcome"]["actions"].push_back({{"type", "kong"}, {"seat", 0}, {"kind", "ankan"}});
    const Json answer = settleJson(request);
    INFO(request.dump());
    CHECK(answer["problems"][0]["code"] == "bad_action");
    CHECK(answer["problems"][0]["field"] == "outcome.actions[" + std::to_string(step) + "]");
  }
}

TEST_CASE("a spoilt request is refused with its reason, or settled like any other", "[rounds]") {
  RandomRounds rounds(6);
  int refused = 0;
  for (int i = 0; i < kRounds; ++i) {
    const Json request = rounds.spoilt(i % 2 == 0 ? rounds.battle() : rounds.round());
    const Json answer = settleJson(request);
    INFO(request.dump() << "\n" << answer.dump());
    if (answer["ok"] == true) {
      CHECK(netOf(answer["lines"], "pot") + request.value("pot", 0) == answer["pot"].get<std::int64_t>());
    } else {
      ++refused;
      CHECK_FALSE(answer["problems"].empty());
    }
  }
  CHECK(refused > kRounds / 4);
}

TEST_CASE("every option of the table makes a difference at every house that has it", "[rounds]") {
  std::vector<Json> cases;
  for (const char* file : {"rounds.jsonl", "battles.jsonl"}) {
    for (const Json& each : casesOf(file)) {
      cases.push_back(each);
    }
  }
  for (const House* house : houses()) {
    for (const Option& option : allOptions()) {
      // Of two players only one can win.
      const bool idle = house->rules.players == 2 && std::string(option.key) == "dealer_stays_by";
      if (option.effect != Effect::settle || !hasOption(*house, option.key) || idle) {
        continue;
      }
      std::map<std::string, std::set<std::string>> answers;
      for (const Json& each : cases) {
        if (each["id"].get<std::string>().rfind("option/" + std::string(option.key) + "/", 0) != 0) {
          continue;
        }
        Json request = each["request"];
        Json set = {{option.key, request["rules"]["set"][option.key]}};
        for (const auto& [key, value] : request["rules"]["set"].items()) {
          if (hasOption(*house, key.c_str()) || key.rfind("yaku.", 0) == 0) {
            set[key] = value;
          }
        }
        request["rules"] = {{"base", house->id}, {"set", set}};
        const std::string answer = settleJson(request).dump();
        request.erase("rules");
        answers[request.dump()].insert(answer);
      }
      INFO(house->id << " " << option.key);
      CHECK(std::any_of(answers.begin(), answers.end(), [](const auto& each) { return each.second.size() > 1; }));
    }
  }
}

}  // namespace tensu::test
