// Problems are gathered in stages: all of a stage are reported, later stages are not reached.
#include <map>

#include "support/hands.hpp"
#include "support/rules.hpp"
#include "support/tiles.hpp"

namespace tensu::test {
namespace {

const std::string kHand = "123m567p234999s4m4m";

std::string problems(const Json& request) {
  HandScore score;
  scoreJson(request, score);
  CHECK(score.ok == score.problems.empty());
  return problemsOf(score.problems, request);
}

Json request(const std::string& tiles, Json more, const char* rules = "tenhou") {
  more["rules"] = rules;
  return handOf(tiles, more);
}

Json sichuan(const std::string& tiles, Json more) {
  more["rules"] = "mahjchina-sichuan";
  more["seat"] = more.value("seat", 0);
  more["lack"] = more.value("lack", "s");
  return handOf(tiles, more);
}

}  // namespace

TEST_CASE("a fault of the rules hides every later one", "[intake]") {
  const Json later = {{"seat", 9}, {"dora", "q"}, {"flags", {"riichi", "double-riichi"}}};
  CHECK(problems(request("1m", later, "nowhere")) == "bad_rules rules");
  Json options = request("1m", later);
  options["rules"] = {{"base", "tenhou"}, {"set", {{"kiriage", 3}, {"nothing", true}}}};
  CHECK(problems(options) == "bad_rules rules.set.kiriage, bad_rules rules.set.nothing");
}

TEST_CASE("all faults of values and notation are reported, and hide those of tiles", "[intake]") {
  const Json more = {{"seat", 9},   {"win", {{"by", "ron"}}}, {"dora", "1q"}, {"round", "X"},     {"honba", -1},
                     {"liable", 7}, {"points", {1}},          {"extra", 1},   {"flags", {"none"}}};
  CHECK(problems(request("1m1m1m1m1m", more)) ==
        "bad_value seat, no_discarder win.from, bad_value round, bad_notation dora, bad_value honba, bad_value points, "
        "bad_value liable, bad_value extra, bad_value flags[0]");
  CHECK(problems(request("12", {{"deposits", 0.5}})) == "bad_notation concealed, bad_value deposits");
}

TEST_CASE("all faults of melds are found in one go", "[intake]") {
  const Json melds = {{{"type", 1}, {"tiles", "111m"}},
                      {{"type", "pon"}},
                      {{"type", "pon"}, {"tiles", "11"}, {"from", "x"}},
                      "no meld"};
  CHECK(problems(request("11m11p", {{"melds", melds}})) ==
        "bad_value melds[0].type, bad_value melds[1].tiles, bad_notation melds[2].tiles, bad_value melds[2].from, "
        "bad_value "
        "melds[3]");
}

TEST_CASE("all faults of tiles, melds, counts, indicators and flags are reported, and hide those of the shape",
          "[intake]") {
  const Json melds = {{{"type", "chi"}, {"tiles", "135s"}, {"from", 2}}, {{"type", "nothing"}, {"tiles", "111z"}}};
  const Json more = {{"melds", melds},
                     {"dora", "11111p1z"},
                     {"ura", "2222222p"},
                     {"flowers", 1},
                     {"flags", {"riichi", "double-riichi", "ippatsu", "tenhou"}}};
  CHECK(problems(request("12345m", more)) ==
        "tile_kind flowers, bad_meld melds[0].tiles, bad_meld melds[0].from, bad_meld melds[1].type, tile_count "
        "concealed, "
        "too_many_copies concealed, too_many_copies concealed, too_many_indicators dora, too_many_indicators ura, "
        "flag_conflict flags, flag_conflict flags, flag_conflict flags, flag_conflict flags, flag_conflict flags, "
        "flag_conflict flags, flag_conflict flags");
}

TEST_CASE("flags are checked even where the tiles cannot be counted", "[intake]") {
  const Json flags = {{"flags", {"riichi", "double-riichi"}}};
  CHECK(problems(request("11111m567p234999s", flags)) == "too_many_copies concealed, flag_conflict flags");
  CHECK(problems(request(kHand + "9p", flags)) == "tile_count concealed, flag_conflict flags");
  CHECK(problems(request("123m567p234999s4mf", flags)) == "tile_kind concealed, flag_conflict flags");
  CHECK(problems(request("123456789m123456789p", flags)) == "tile_count concealed, flag_conflict flags");
  CHECK(problems(request("11111111111111m", flags)) == "too_many_copies concealed, flag_conflict flags");
}

TEST_CASE("Sichuan's own faults stand beside the others of their stage", "[intake]") {
  const Json melds = {{{"type", "chi"}, {"tiles", "123s"}}, {{"type", "pon"}, {"tiles", "111p"}}};
  const Json more = {
      {"melds", melds}, {"active", {1, 2}}, {"win", {{"by", "ron"}, {"from", 3}}}, {"flags", {"heaven"}}};
  CHECK(
      problems(sichuan("4445m56s1z", more)) ==
      "tile_kind concealed, tile_count concealed, chi_not_allowed melds[0].type, lack_suit_meld melds[0].tiles, "
      "lack_suit_remains concealed, not_active active, not_active win.from, flag_conflict flags, flag_conflict flags");
  CHECK(problems(sichuan("11111m456m234p78p9s", {{"active", {0}}})) ==
        "too_many_copies concealed, lack_suit_remains concealed, no_payers active");
}

TEST_CASE("no shape hides furiten and yaku", "[intake]") {
  Json more = byRon(2);
  more["discards"] = "4m";
  more["flags"] = {"missed"};
  CHECK(problems(request("123m567p234999s4m5m", more)) == "not_winning concealed");
}

TEST_CASE("furiten and missing yaku are both reported", "[intake]") {
  Json more = byRon(2);
  more["discards"] = "4m";
  CHECK(problems(request(kHand, more)) == "furiten discards, no_yaku concealed");
  more["flags"] = {"missed"};
  CHECK(problems(request(kHand, more)) == "furiten flags, furiten discards, no_yaku concealed");
  more["honba"] = 5;
  more["flags"] = {"riichi"};
  more["discards"] = "9z";
  CHECK(problems(request(kHand, more)) == "bad_notation discards");
  more["discards"] = "4m";
  more["win"]["from"] = 0;
  CHECK(problems(request(kHand, more, "web-tile")) == "furiten discards, below_minimum_han concealed");
}

TEST_CASE("refusals carry the numbers that a sentence needs", "[intake]") {
  const auto details = [](const Json& asked) {
    HandScore score;
    scoreJson(asked, score);
    REQUIRE_FALSE(score.problems.empty());
    std::map<std::string, std::int64_t> found;
    for (const Detail& detail : score.problems.list()[0].details) {
      found[kDetailKeys[static_cast<std::size_t>(detail.key())]] = detail.value();
    }
    return found;
  };
  const auto away = details(request("123m567p234999s4m5m", Json::object()));
  CHECK(away.at("away") == 1);
  const auto count = details(request("123m567p234999s", Json::object()));
  CHECK(count.at("count") == 12);
  CHECK(count.at("expected") == 14);
  const auto copies = details(request("11111m567p234999s", Json::object()));
  CHECK(copies.at("count") == 5);
  CHECK(copies.at("max") == 4);
  CHECK(copies.at("tile") == 0);
  const auto place = details(request("123m567p234999s4m8z", Json::object()));
  CHECK(place.at("position") == 17);
  Json five = byRon(0);
  five.update({{"honba", 5}, {"flags", {"riichi"}}});
  const auto han = details(request(kHand, five, "web-tile"));
  CHECK(han.at("han") == 1);
  CHECK(han.at("needed") == 2);
  const auto range = details(request(kHand, {{"seat", 4}}));
  CHECK(range.at("min") == 0);
  CHECK(range.at("max") == 3);
  Json discarded = byRon(2);
  discarded.update({{"discards", "4m1z"}, {"flags", {"riichi"}}});
  CHECK(details(request(kHand, discarded)).at("tiles") == static_cast<std::int64_t>(kindsOf(u"4m")));
  CHECK(details(sichuan("123456m234p789p1s1s", Json::object())).at("tiles") ==
        static_cast<std::int64_t>(kindsOf(u"1s")));
}

TEST_CASE("every check says whether the rule set's demand is met", "[intake]") {
  const auto checks = [](const Json& asked) {
    HandScore score;
    scoreJson(asked, score);
    std::map<std::string, bool> found;
    for (const Check& check : score.checks) {
      CHECK(found.emplace(kCheckIds[static_cast<std::size_t>(check.id)], check.ok).second);
    }
    return found;
  };
  using Found = std::map<std::string, bool>;
  Json won = byRon(2);
  won["flags"] = {"riichi"};
  CHECK(checks(request(kHand, won)) ==
        Found{{"complete-shape", true}, {"not-furiten", true}, {"has-yaku", true}, {"minimum-han", true}});
  CHECK(checks(request("123m567p234999s4m5m", won)) == Found{{"complete-shape", false}});
  won["discards"] = "4m";
  won["flags"] = Json::array();
  CHECK(checks(request(kHand, won)) ==
        Found{{"complete-shape", true}, {"not-furiten", false}, {"has-yaku", false}, {"minimum-han", false}});
  CHECK(checks(sichuan("123456m234p78p55m9p", Json::object())) ==
        Found{{"complete-shape", true}, {"lack-suit-cleared", true}, {"no-chi", true}, {"payers", true}});
  Json ron = byRon(3);
  ron["active"] = {0, 1};
  CHECK(checks(sichuan("123456m234p78s55m9s", ron)) ==
        Found{{"lack-suit-cleared", false}, {"no-chi", true}, {"active-discarder", false}});
}

}  // namespace tensu::test
