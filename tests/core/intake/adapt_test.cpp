// A hand of one table read at another (`compare`): every change is a check.
#include "support/hands.hpp"
#include "support/rules.hpp"
#include "support/tiles.hpp"

namespace tensu::test {
namespace {

const std::string kHand = "123m567p234999s4m4m";

HandScore adapted(const char* house, const Json& hand) {
  HandScore score;
  scoreHand(JsonHand(hand).request(), rulesOf(house), {.adapt = true}, score);
  return score;
}

/// The checks that tell of changes: `red-as-plain 34 2`.
std::string changesOf(const HandScore& score) {
  std::string text;
  for (const Check& check : score.checks) {
    if (check.id != CheckId::seat_moved && check.id != CheckId::red_as_plain && check.id != CheckId::plain_as_red) {
      continue;
    }
    text += text.empty() ? "" : ", ";
    text += kCheckIds[static_cast<std::size_t>(check.id)];
    CHECK(check.ok);
    for (const Detail& detail : check.details) {
      text += ' ';
      text += std::to_string(detail.value());
    }
  }
  return text;
}

std::string worthOf(const HandScore& score) {
  const riichi::Counted& best = score.riichi.best;
  return Json{score.ok, yakuOf(score), best.han, best.fu, best.base, linesOf(score.ledger)}.dump();
}

/// The hand with its changes is worth what the hand that is written so is worth.
void becomes(const char* house, const Json& hand, const Json& there, const std::string& changes) {
  const HandScore score = adapted(house, hand);
  INFO(house << " " << hand.dump());
  REQUIRE(score.ok);
  CHECK(changesOf(score) == changes);
  CHECK(worthOf(score) == worthOf(scored(rulesOf(house), there)));
}

Json riichiRon(int seat, int from, Json more = Json::object()) {
  more.update({{"seat", seat}, {"flags", {"riichi"}}, {"win", {{"by", "ron"}, {"from", from}}}});
  return more;
}

}  // namespace

TEST_CASE("from four players to two the dealer stays and everybody else becomes the child", "[intake]") {
  for (int seat = 0; seat < 4; ++seat) {
    for (int from = 0; from < 4; ++from) {
      if (seat == from) {
        continue;
      }
      const int there = seat == 0 ? 0 : 1;
      const bool moved = seat > 1 || from > 1;
      becomes("web-tile", handOf(kHand, riichiRon(seat, from)), handOf(kHand, riichiRon(there, 1 - there)),
              moved ? "seat-moved " + std::to_string(there) : "");
    }
  }
}

TEST_CASE("points, melds and liability move with their seats", "[intake]") {
  // West wins off North: West's and North's points are the two that count.
  becomes("web-tile", handOf(kHand, riichiRon(2, 3, {{"points", {1, 2, 3, 4}}})),
          handOf(kHand, riichiRon(1, 0, {{"points", {4, 3}}})), "seat-moved 1");
  CHECK(adapted("web-tile", handOf(kHand, riichiRon(2, 3, {{"points", {1, 2, 3, 4}}}))).hand.points[0] == 4);
  CHECK(adapted("web-tile", handOf(kHand, {{"seat", 0}, {"points", {1, 2, 3, 4}}})).hand.points[1] == 2);
  CHECK(adapted("web-tile", handOf(kHand, {{"seat", 3}, {"points", {1, 2, 3, 4}}})).hand.points[0] == 1);
  Json open = {
      {"concealed", "123m567p9s9s"}, {"win", {{"by", "tsumo"}}}, {"seat", 2}, {"flags", {"haitei"}}, {"liable", 3}};
  open["melds"] = {{{"type", "chi"}, {"tiles", "234s"}, {"from", 1}},
                   {{"type", "pon"}, {"tiles", "222z"}, {"from", 0}}};
  Json there = open;
  there["seat"] = 1;
  there["liable"] = 0;
  there["melds"][0]["from"] = 0;
  becomes("web-tile", open, there, "seat-moved 1");
}

TEST_CASE("a seat that is nowhere stays wrong", "[intake]") {
  const HandScore score = adapted("web-tile", handOf(kHand, riichiRon(4, 0)));
  CHECK_FALSE(score.ok);
  CHECK(changesOf(score).empty());
}

TEST_CASE("red fives are plain where there are none", "[intake]") {
  Json more = {{"dora", "0s"}, {"discards", "0m"}};
  becomes("wcoom-riichi", handOf("123m067p234999s4m4m", more), handOf(kHand, {{"dora", "5s"}, {"discards", "5m"}}),
          "red-as-plain 34 1, red-as-plain 35 1, red-as-plain 36 1");
  Json called = {{"concealed", "123m567p9s9s"}, {"win", {{"by", "tsumo"}}}, {"seat", 1}, {"flags", {"haitei"}}};
  called["melds"] = {{{"type", "chi"}, {"tiles", "340s"}, {"called", "0s"}}, {{"type", "pon"}, {"tiles", "222z"}}};
  Json there = called;
  there["melds"][0] = {{"type", "chi"}, {"tiles", "345s"}, {"called", "5s"}};
  becomes("wcoom-riichi", called, there, "red-as-plain 36 1");
}

TEST_CASE("a fourth plain five is the red one where there is one", "[intake]") {
  becomes("tenhou", handOf("123m678p2349s9s [5555p]"), handOf("123m678p2349s9s [0555p]"), "plain-as-red 35 1");
  becomes("tenhou", handOf("123m55678p99s5p (555z)", {{"dora", "5p"}}),
          handOf("123m05678p99s5p (555z)", {{"dora", "5p"}}), "plain-as-red 35 1");
  // Three plain ones are three plain ones.
  becomes("tenhou", handOf("123m55678p99s5p (555z)"), handOf("123m55678p99s5p (555z)"), "");
}

TEST_CASE("a called five that is read as red is still called", "[intake]") {
  Json hand = {{"concealed", "123m9s9s"}, {"win", {{"by", "tsumo"}}}, {"seat", 1}, {"flags", {"haitei"}}};
  hand["melds"] = {{{"type", "chi"}, {"tiles", "456p"}, {"called", "5p"}},
                   {{"type", "pon"}, {"tiles", "555p"}, {"called", "5p"}},
                   {{"type", "pon"}, {"tiles", "222z"}}};
  Json there = hand;
  there["melds"][0] = {{"type", "chi"}, {"tiles", "406p"}, {"called", "0p"}};
  becomes("tenhou", hand, there, "plain-as-red 35 1");
}

TEST_CASE("what every rule set knows is not changed", "[intake]") {
  for (const std::string& file : caseFiles()) {
    for (const Json& each : casesOf(file)) {
      CompiledRules rules;
      Problems problems;
      const Json& request = each["request"];
      if (each["call"].get<std::string>() != "score" || each["expected"]["ok"] != true ||
          !JsonRules(request["rules"]).compile(rules, problems)) {
        continue;
      }
      HandScore score;
      scoreHand(JsonHand(request).request(), rules, {.adapt = true}, score);
      CHECK(changesOf(score).empty());
      CHECK(worthOf(score) == worthOf(scored(rules, request)));
    }
  }
}

TEST_CASE("a seat of four players may stand in a meld alone, or be wrong at any table", "[intake]") {
  Json called = handOf("234m567p23499s (111z)", {{"seat", 0}});
  called["melds"][0]["from"] = 3;
  const HandScore moved = adapted("web-tile", called);
  CHECK(moved.ok);
  CHECK(changesOf(moved) == "seat-moved 0");
  const Json nowhere = handOf(kHand, riichiRon(7, 3));
  CHECK(problemsOf(adapted("web-tile", nowhere).problems, nowhere) == "bad_value seat, no_discarder win.from");
  const Json own = handOf(kHand, riichiRon(2, 2));
  CHECK(problemsOf(adapted("web-tile", own).problems, own) == "no_discarder win.from");
}

TEST_CASE("the points of a ron without a discarder are those of the next seat", "[intake]") {
  const Json hand =
      handOf(kHand, {{"seat", 2}, {"flags", {"riichi"}}, {"win", {{"by", "ron"}}}, {"points", {100, 200, 300, 400}}});
  const HandScore score = adapted("web-tile", hand);
  CHECK(problemsOf(score.problems, hand) == "no_discarder win.from");
}

TEST_CASE("red fives among more discards than are kept are plain too", "[intake]") {
  const HandScore score =
      adapted("wcoom-riichi", handOf(kHand, {{"flags", {"riichi"}}, {"discards", "1111222233334444s0m0p"}}));
  REQUIRE(score.ok);
  CHECK(changesOf(score) == "red-as-plain 34 1, red-as-plain 35 1");
}

TEST_CASE("a fourth plain five is the red one wherever it stands among too many tiles", "[intake]") {
  for (const char* tiles : {"5555p123456789m1234678p", "123456789m1234678p5555p"}) {
    const Json hand = {{"concealed", tiles}, {"win", {{"by", "tsumo"}}}};
    const HandScore score = adapted("tenhou", hand);
    CHECK(changesOf(score) == "plain-as-red 35 1");
    CHECK(problemsOf(score.problems, hand) == "tile_count concealed");
  }
}

TEST_CASE("a called five that its meld holds only as a red one stays as it was called", "[intake]") {
  Json hand = handOf("555s234m99s555p (046p)", {{"seat", 1}, {"win", {{"by", "tsumo"}}}});
  hand["melds"][0]["from"] = 0;
  hand["melds"][0]["called"] = "5p";
  CHECK(problemsOf(adapted("tenhou", hand).problems, hand).find("bad_meld melds[0].called") != std::string::npos);
}

}  // namespace tensu::test
