// Values that are missing, of the wrong kind, or of the other family.
#include "catch.hpp"
#include "ledger/tournament.hpp"
#include "support/hands.hpp"
#include "support/json_round.hpp"
#include "support/rules.hpp"
#include "table/action.hpp"
#include "table/settler.hpp"

namespace tensu::test {
namespace {

std::string refused(const CompiledRules& rules, const HandRequest& request) {
  HandScore score;
  scoreHand(request, rules, {}, score);
  return problemsOf(score.problems, Json::object());
}

std::string answerTo(const Json& round) {
  const Json answer = settleJson(round);
  if (answer["ok"] == true) {
    return answer["deltas"].dump();
  }
  std::string text;
  for (const Json& problem : answer["problems"]) {
    text += text.empty() ? "" : ", ";
    text += problem["code"].get<std::string>() + " " + problem["field"].get<std::string>();
  }
  return text;
}

Json known(int seat, int from) {
  return {{"seat", seat}, {"win", {{"by", "ron"}, {"from", from}}}, {"han", 1}, {"fu", 30}};
}

Json winsOf(const Json& wins) {
  return {{"rules", "makopi-house"}, {"outcome", {{"type", "wins"}, {"wins", wins}}}};
}

}  // namespace

TEST_CASE("what the riichi family does not look at may be anything", "[intake]") {
  const Json hand = handOf("123456m234p789p55m", Json{{"active", {9, "x"}}, {"lack", 7}, {"flags", {"riichi"}}});
  CHECK(scored(rulesOf("tenhou"), hand).ok);
}

TEST_CASE("what Sichuan does not look at may be anything", "[intake]") {
  const Json hand = handOf("123456m234p789p55m", Json{{"lack", "s"},
                                                      {"round", 5},
                                                      {"dora", 7},
                                                      {"ura", "x"},
                                                      {"flowers", "x"},
                                                      {"honba", -1},
                                                      {"deposits", "x"},
                                                      {"points", "x"},
                                                      {"discards", 3},
                                                      {"liable", 9}});
  CHECK(scored(rulesOf("mahjchina-sichuan"), hand).ok);
  Json seats = hand;
  seats["active"] = {0, 1, "x"};
  CHECK(problemsOf(scored(rulesOf("mahjchina-sichuan"), seats).problems, seats) == "bad_value active[2]");
}

TEST_CASE("a seat without points among those that have some is missing", "[intake]") {
  const Json hand = handOf("123456m234p789p55m", Json{{"flags", {"riichi"}}, {"points", {1, 2, 3, 4}}});
  const JsonHand request(hand);
  HandRequest without = request.request();
  without.points[2] = Whole();
  CHECK(refused(rulesOf("tenhou"), without) == "bad_value points[2]");
  table::RoundRequest round;
  round.points = {Presence::given, 4, {Whole(1), Whole(2), Whole(3), Whole()}};
  table::TableSettler settler;
  const CompiledRules rules = rulesOf("tenhou");
  settler.start(round, rules);
  CHECK_FALSE(settler.settle());
  CHECK(problemsOf(settler.problems(), Json::object()).find("bad_value points[3]") != std::string::npos);
}

TEST_CASE("a number that is no type of meld is a type that is not known", "[intake]") {
  const Json hand = handOf("456m234p789p55m", Json{{"melds", Json::array({{{"type", "chi"}, {"tiles", "123m"}}})}});
  const JsonHand request(hand);
  for (const std::int32_t type : {-7, -1, 5, 260}) {
    HandRequest other = request.request();
    other.melds[0].type = Whole(type);
    CHECK(refused(rulesOf("tenhou"), other) == "bad_meld melds[0].type");
    table::ActionRequest kong;
    kong.type = Whole(static_cast<std::int32_t>(table::ActionType::kong));
    kong.seat = Whole(1);
    kong.kind = Whole(type);
    table::Action action;
    Problems problems;
    table::readAction(kong, rulesOf("mahjchina-sichuan").rules, action, problems);
    CHECK(problemsOf(problems, Json::object()) == "bad_value kind");
  }
}

TEST_CASE("a known win says how it was won", "[rounds]") {
  Json win = known(1, 0);
  win["win"] = Json::object();
  CHECK(answerTo(winsOf(Json::array({win}))) == "bad_value outcome.wins[0].win.by");
  win["win"] = {{"by", "luck"}};
  CHECK(answerTo(winsOf(Json::array({win}))) == "bad_value outcome.wins[0].win.by");
}

TEST_CASE("events of Sichuan are not looked at in a known win of the riichi family", "[rounds]") {
  Json win = known(1, 0);
  win["flags"] = {"rob-kong", "no such flag", 3};
  CHECK(answerTo(winsOf(Json::array({win}))) == "[-1000,1000,0,0]");
}

TEST_CASE("among three wins two of one seat, or of two discarders, are found wherever they stand", "[rounds]") {
  CHECK(answerTo(winsOf({known(1, 0), known(1, 0), known(2, 0)})) == "bad_outcome outcome.wins");
  CHECK(answerTo(winsOf({known(1, 0), known(3, 2), known(1, 2)})).find("bad_outcome") == 0);
  CHECK(answerTo(winsOf({known(1, 0), known(2, 0), known(3, 0)})) == "[-3000,1000,1000,1000]");
}

TEST_CASE("Sichuan knows no penalties, and every kong has a kind", "[rounds]") {
  const auto battle = [](Json actions) {
    return Json{{"rules", "mahjchina-sichuan"},
                {"penalties", {7}},
                {"outcome", {{"type", "battle"}, {"actions", std::move(actions)}}}};
  };
  CHECK(answerTo(battle({{{"type", "kong"}, {"seat", 1}, {"kind", "ankan"}}})) == "[-2,6,-2,-2]");
  // Only an added kong can be late.
  CHECK(answerTo(battle({{{"type", "kong"}, {"seat", 1}, {"kind", "ankan"}, {"late", true}}})) ==
        "bad_value outcome.actions[0].late");
  CHECK(answerTo(battle({{{"type", "kong"}, {"seat", 1}}})) == "bad_value outcome.actions[0].kind");
}

TEST_CASE("a tournament asks for a number of entrants", "[tournament]") {
  const auto reasonOf = [](Whole entrants) {
    ledger::Plan plan;
    Problems problems;
    CHECK_FALSE(ledger::planOf(entrants, rulesOf("makopi-house").rules, plan, problems));
    REQUIRE(problems.list().size() == 1);
    return static_cast<Word>(problems.list()[0].details[0].value());
  };
  CHECK(reasonOf(Whole()) == Word::missing);
  CHECK(reasonOf(Whole::unusable()) == Word::wrong_kind);
  CHECK(reasonOf(Whole(3)) == Word::out_of_range);
}

TEST_CASE("a number of entrants that fits no tables names those nearest that do", "[tournament]") {
  ledger::Plan plan;
  Problems problems;
  REQUIRE_FALSE(ledger::planOf(Whole(27), rulesOf("makopi-house").rules, plan, problems));
  REQUIRE(problems.list().size() == 1);
  CHECK(problems.list()[0].details[1].value() == 26);
  CHECK(problems.list()[0].details[2].value() == 28);
}

}  // namespace tensu::test
