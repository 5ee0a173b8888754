// What is asked beside a score: known han and fu, and whether a passed win bars another.
#include "catch.hpp"
#include "support/hands.hpp"
#include "support/rules.hpp"

namespace tensu::test {
namespace {

PointsRequest asked(int han, int fu, int dealer, Win by) {
  return {Whole(han), Whole(fu), Whole(), Whole(dealer), Whole(static_cast<int>(by))};
}

/// What each payer pays, or the problems.
std::string paid(const PointsRequest& request, const CompiledRules& rules) {
  riichi::Payments payments;
  Problems problems;
  if (!pointsOf(request, rules, payments, problems)) {
    return problemsOf(problems, Json::object());
  }
  std::string text;
  for (const std::int64_t each : payments.each) {
    text += text.empty() ? "" : "/";
    text += std::to_string(each);
  }
  return text;
}

std::string allowed(const CompiledRules& rules, const Json& hand, Whole passed) {
  CanWinAnswer answer;
  canWin(JsonHand(hand).request(), passed, rules, answer);
  if (!answer.ok) {
    return problemsOf(answer.problems, hand);
  }
  std::string text = answer.allowed ? "yes " : "no ";
  text += std::to_string(answer.income);
  text += " of ";
  return text + std::to_string(answer.needed);
}

}  // namespace

TEST_CASE("known han and fu pay what the printed table says", "[points]") {
  const CompiledRules rules = rulesOf("wcoom-riichi");
  CHECK(paid(asked(3, 40, 1, Win::ron), rules) == "7700");
  CHECK(paid(asked(3, 40, 0, Win::ron), rules) == "5200");
  CHECK(paid(asked(3, 40, 1, Win::tsumo), rules) == "2600");
  CHECK(paid(asked(3, 40, 0, Win::tsumo), rules) == "2600/1300");
}

TEST_CASE("a question about known points is refused for everything that is wrong with it", "[points]") {
  const CompiledRules rules = rulesOf("wcoom-riichi");
  CHECK(paid(asked(3, 40, 2, Win::ron), rules) == "bad_value dealer");
  PointsRequest nobody = asked(3, 40, 2, Win::ron);
  nobody.by = Whole();
  CHECK(paid(nobody, rules) == "bad_value dealer, bad_value by");
  nobody.han = Whole();
  CHECK(paid(nobody, rules) == "bad_value dealer, bad_value by, bad_value han");
  CHECK(paid(asked(1, 20, 0, Win::ron), rules) == "bad_value fu");
  CHECK(paid(asked(3, 180, 0, Win::ron), rules) == "bad_value fu");
  CHECK(paid(asked(3, 40, 0, Win::ron), rulesOf("mahjchina-sichuan")) == "bad_rules rules");
}

TEST_CASE("a passed win bars a ron that brings no more, and never a tsumo", "[sichuan]") {
  const CompiledRules rules = rulesOf("mahjchina-sichuan");
  const Json ron = handOf("123456m234p789p55m", Json{{"lack", "s"}, {"win", {{"by", "ron"}, {"from", 2}}}});
  const Json tsumo = handOf("123456m234p789p55m", Json{{"lack", "s"}});
  CHECK(allowed(rules, ron, Whole(0)) == "yes 1 of 1");
  CHECK(allowed(rules, ron, Whole(1)) == "no 1 of 2");
  CHECK(allowed(rules, tsumo, Whole(1000)) == "yes 6 of 0");
}

TEST_CASE("whether a win is barred is answered for a hand of its family and a passed income only", "[sichuan]") {
  const CompiledRules rules = rulesOf("mahjchina-sichuan");
  const Json hand = handOf("123456m234p789p55m", Json{{"lack", "s"}});
  CHECK(allowed(rules, hand, Whole()) == "bad_value passed");
  CHECK(allowed(rules, hand, Whole(-1)) == "bad_value passed");
  CHECK(allowed(rules, handOf("123456m234p789p56m", Json{{"lack", "s"}}), Whole(0)) == "not_winning concealed");
  CHECK(allowed(rulesOf("tenhou"), hand, Whole(0)) == "bad_rules rules");
}

}  // namespace tensu::test
