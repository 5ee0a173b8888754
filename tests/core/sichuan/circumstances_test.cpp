// Who is at the table, and which melds are allowed.
#include <algorithm>

#include "catch.hpp"
#include "support/hands.hpp"
#include "support/rules.hpp"

namespace tensu::test {
namespace {

std::string refusalOf(const Json& hand) {
  return problemsOf(scored(rulesOf("mahjchina-sichuan"), hand).problems, hand);
}

}  // namespace

TEST_CASE("a self-drawn win needs somebody to pay for it, whoever wins", "[sichuan]") {
  for (int seat = 0; seat < 4; ++seat) {
    Json hand = handOf("123456m234p789p55m", {{"lack", "s"}, {"seat", seat}, {"active", Json::array({seat})}});
    CHECK(refusalOf(hand) == "no_payers active");
    hand["active"].push_back((seat + 3) % 4);
    CHECK(refusalOf(hand).empty());
  }
}

TEST_CASE("every meld is looked at", "[sichuan]") {
  const Json lack = {{"lack", "s"}};
  CHECK(refusalOf(handOf("123m456m55m (111p) (789p)", lack)) == "chi_not_allowed melds[1].type");
  CHECK(refusalOf(handOf("123m456m55m (111p) (999s)", lack)) == "lack_suit_meld melds[1].tiles");
  Json behindAnother = handOf("123m456m55m (111p) (789p)", lack);
  behindAnother["melds"][0]["type"] = "triplet";
  CHECK(refusalOf(behindAnother) == "bad_meld melds[0].type, chi_not_allowed melds[1].type");
}

TEST_CASE("whether there is a chi is checked, whatever it is answered with", "[sichuan]") {
  const auto isWithoutChi = [](const std::string& tiles) {
    const HandScore score = scored(rulesOf("mahjchina-sichuan"), handOf(tiles, {{"lack", "s"}}));
    const auto* check = std::ranges::find(score.checks, CheckId::no_chi, &Check::id);
    return check != score.checks.end() && check->ok;
  };
  CHECK(isWithoutChi("123m456m55m (111p) (999p)"));
  CHECK(!isWithoutChi("123m456m55m (111p) (789p)"));
}

TEST_CASE("a robbed kong of a tile that a meld holds too is a conflict, however few tiles are concealed", "[sichuan]") {
  const Json hand =
      handOf("3m (333m)", {{"lack", "s"}, {"win", {{"by", "ron"}, {"from", 2}}}, {"flags", Json::array({"rob-kong"})}});
  CHECK(refusalOf(hand) == "tile_count concealed, flag_conflict flags");
}

TEST_CASE("a lack suit that is cleared leaves no tiles to name", "[sichuan]") {
  const HandScore whole = scored(rulesOf("mahjchina-sichuan"), handOf("123456m234p789p55m", {{"lack", "s"}}));
  REQUIRE(whole.ok);
  const auto* check = std::ranges::find(whole.checks, CheckId::lack_suit_cleared, &Check::id);
  REQUIRE(check != whole.checks.end());
  CHECK(check->ok);
  CHECK(check->details.empty());
}

}  // namespace tensu::test
