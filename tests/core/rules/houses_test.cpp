// The presets and yaku of the houses, typed in here a second time.
#include <set>

#include "catch.hpp"
#include "support/rules.hpp"

namespace tensu::test {
namespace {

constexpr const char* kRiichiHouses[] = {"wcoom-riichi", "wcoom-ema-riichi", "makopi-house", "web-tile", "tenhou"};
constexpr std::size_t kRiichi = std::size(kRiichiHouses);

/// An option's value in each riichi house; null where the house does not have it.
struct Row {
  const char* key;
  const char* value[kRiichi];
};

constexpr const char* kNone = nullptr;

constexpr Row kPresets[] = {
    {"tanyao_closed", {"2", "1", "1", "1", "1"}},
    {"kuitan", {"true", "false", "true", "true", "true"}},
    {"shousangen", {"inside", "inside", "plus", "inside", "plus"}},
    {"renhou", {"off", "yakuman", "off", "baiman", "off"}},
    {"renhou_scope", {"ron", "ron", "ron", "first_round", "ron"}},
    {"chiihou_by", {"tsumo", "tsumo", "tsumo", "ron", "tsumo"}},
    {"wait_fu", {"as_printed", "as_printed", "usual", "usual", "usual"}},
    {"double_wind_fu", {"4", "4", "4", "4", "4"}},
    {"chiitoi_fu", {"25", "25", "25", "25", "25"}},
    {"pinfu_tsumo", {"true", "true", "true", "true", "true"}},
    {"open_pinfu_fu", {"true", "true", "true", "true", "true"}},
    {"rinshan_tsumo_fu", {"true", "true", "true", "true", "true"}},
    {"kiriage", {"false", "false", "true", "false", "false"}},
    {"kazoe", {"true", "true", "true", "true", "true"}},
    {"yakuman_stack", {"false", "false", "true", "false", "true"}},
    {"double_suuankou_tanki", {"false", "false", "false", "false", "false"}},
    {"double_kokushi_13", {"false", "false", "false", "false", "false"}},
    {"double_chuuren_9", {"false", "false", "false", "false", "false"}},
    {"double_daisuushii", {"false", "false", "false", "false", "false"}},
    {"min_han", {"1", "1", "1", "1", "1"}},
    {"min_han_5honba", {"1", "1", "1", "2", "1"}},
    {"honba", {"300", "300", "300", "300", "300"}},
    {"floor_zero", {"true", "true", "false", "false", "false"}},
    {"red_fives", {"none", "none", "one_each", "none", "one_each"}},
    {"flowers", {"false", "false", "false", "false", "false"}},
    {"kan_ura", {"true", "true", "true", "false", "true"}},
    {"kokushi_furiten", {"usual", "usual", "usual", "own_tile", "usual"}},
    {"kokushi_robs_ankan", {"false", "false", "true", "true", "false"}},
    {"pao", {"false", "false", "false", "false", "true"}},
    {"pao_scope", {"part", "part", "part", "part", "whole"}},
    {"uumensai_form", {"strict", "strict", "strict", "strict", "strict"}},
    {"fuusetsu_wind", {"value", "value", "value", "value", "value"}},
    {"two_player_tsumo", {kNone, kNone, kNone, "full", kNone}},
    {"multi_ron", {"all", "all", "all", kNone, "all"}},
    {"triple_ron", {"all", "all", "all", kNone, "abort"}},
    {"dealer_stays_by", {"any_win", "any_win", "nearest_win", "any_win", "any_win"}},
    {"dealer_stays_tenpai", {"true", "true", "true", "true", "true"}},
    {"nagashi", {"draw", "draw", "draw", "win", "draw"}},
    {"noten", {"3000", "3000", "3000", "3000", "3000"}},
    {"abort_four_winds", {"true", "true", "false", "false", "true"}},
    {"abort_four_riichi", {"true", "true", "false", "false", "true"}},
    {"abort_four_kans", {"true", "true", "false", "true", "true"}},
    {"abort_nine_terminals", {"false", "false", "false", "false", "true"}},
    {"below_zero", {"play_on", "play_on", "play_on", "game_over", "game_over"}},
    {"start_points", {"25000", "25000", "35000", "25000", "25000"}},
    {"game", {"east", "east", "east", "east_south", "east_south"}},
    {"kuikae", {"false", "false", "true", "true", "false"}},
    {"chombo_with_win", {kNone, kNone, "by_source", kNone, kNone}},
    {"end_points", {"0", "0", "0", "0", "30000"}},
};

constexpr const char* kSichuanPresets[][2] = {
    {"event_cap", "inside"},     {"refund_scope", "not_ready"},     {"refund_to", "nonwinners"},
    {"pig_to", "nonwinners"},    {"event_value", "double"},         {"after_kong_refund", "none"},
    {"late_added_kong", "pays"}, {"pig_definition", "three_suits"}, {"pig_pays_cha_jiao", "false"},
    {"dead_wait", "own_tiles"},  {"multi_first_dealer", "nearest"}, {"heavenly", "off"},
};

/// Han closed/open or the limit; `off` where the house does not have it; the EMA variant stands behind WCOOM.
constexpr Row kYakuTable[] = {
    {"riichi", {"1/0", "1/0", "1/0", "1/0", "1/0"}},
    {"double-riichi", {"2/0", "2/0", "2/0", "2/0", "2/0"}},
    {"ippatsu", {"1/0", "1/0", "1/0", "1/0", "1/0"}},
    {"menzen-tsumo", {"1/0", "1/0", "1/0", "1/0", "1/0"}},
    {"pinfu", {"1/0", "1/0", "1/0", "1/0", "1/0"}},
    {"tanyao", {"2/1", "1/0", "1/1", "1/1", "1/1"}},
    {"iipeikou", {"1/0", "1/0", "1/0", "1/0", "1/0"}},
    {"haku", {"1/1", "1/1", "1/1", "1/1", "1/1"}},
    {"hatsu", {"1/1", "1/1", "1/1", "1/1", "1/1"}},
    {"chun", {"1/1", "1/1", "1/1", "1/1", "1/1"}},
    {"seat-wind", {"1/1", "1/1", "1/1", "1/1", "1/1"}},
    {"round-wind", {"1/1", "1/1", "1/1", "1/1", "1/1"}},
    {"red-five", {"off", "off", "off", "off", "off"}},
    {"rinshan", {"1/1", "1/1", "1/1", "1/1", "1/1"}},
    {"chankan", {"1/1", "1/1", "1/1", "off", "1/1"}},
    {"haitei", {"1/1", "1/1", "1/1", "1/1", "1/1"}},
    {"houtei", {"1/1", "1/1", "1/1", "1/1", "1/1"}},
    {"kanburi", {"off", "off", "off", "1/1", "off"}},
    {"sanshoku-doujun", {"2/1", "2/1", "2/1", "2/1", "2/1"}},
    {"ittsuu", {"2/1", "2/1", "2/1", "2/1", "2/1"}},
    {"chanta", {"2/1", "2/1", "2/1", "2/1", "2/1"}},
    {"chiitoitsu", {"2/0", "2/0", "2/0", "2/0", "2/0"}},
    {"toitoi", {"2/2", "2/2", "2/2", "2/2", "2/2"}},
    {"sanankou", {"2/2", "2/2", "2/2", "2/2", "2/2"}},
    {"sanshoku-doukou", {"2/2", "2/2", "2/2", "2/2", "2/2"}},
    {"sankantsu", {"off", "off", "2/2", "2/2", "2/2"}},
    {"honroutou", {"2/2", "2/2", "2/2", "2/2", "2/2"}},
    {"shousangen", {"4/4", "4/4", "2/2", "4/4", "2/2"}},
    {"isshoku-sanjun", {"off", "off", "off", "2/1", "off"}},
    {"sanrenkou", {"off", "off", "off", "2/2", "off"}},
    {"ryanpeikou", {"3/0", "3/0", "3/0", "3/0", "3/0"}},
    {"honitsu", {"3/2", "3/2", "3/2", "3/2", "3/2"}},
    {"junchan", {"3/2", "3/2", "3/2", "3/2", "3/2"}},
    {"uumensai", {"off", "off", "off", "5/5", "off"}},
    {"chinitsu", {"6/5", "6/5", "6/5", "6/5", "6/5"}},
    {"nagashi-mangan", {"off", "off", "mangan", "mangan", "mangan"}},
    {"shiisanpuutaa", {"off", "off", "off", "mangan", "off"}},
    {"renhou", {"off", "yakuman", "off", "baiman", "off"}},
    {"tenhou", {"yakuman", "yakuman", "yakuman", "yakuman", "yakuman"}},
    {"chiihou", {"yakuman", "yakuman", "yakuman", "yakuman", "yakuman"}},
    {"kokushi", {"yakuman", "yakuman", "yakuman", "yakuman", "yakuman"}},
    {"chuuren", {"yakuman", "yakuman", "yakuman", "yakuman", "yakuman"}},
    {"suuankou", {"yakuman", "yakuman", "yakuman", "yakuman", "yakuman"}},
    {"suukantsu", {"yakuman", "yakuman", "yakuman", "yakuman", "yakuman"}},
    {"ryuuiisou", {"yakuman", "yakuman", "yakuman", "yakuman", "yakuman"}},
    {"chinroutou", {"yakuman", "yakuman", "yakuman", "yakuman", "yakuman"}},
    {"tsuuiisou", {"yakuman", "yakuman", "yakuman", "yakuman", "yakuman"}},
    {"daisangen", {"yakuman", "yakuman", "yakuman", "yakuman", "yakuman"}},
    {"shousuushii", {"yakuman", "yakuman", "yakuman", "yakuman", "yakuman"}},
    {"daisuushii", {"yakuman", "yakuman", "yakuman", "yakuman", "yakuman"}},
    {"beni-kujaku", {"off", "off", "off", "yakuman", "off"}},
    {"banryoku-ittenkou", {"off", "off", "off", "yakuman", "off"}},
    {"daisharin", {"off", "off", "off", "yakuman", "off"}},
    {"isshoku-yonjun", {"off", "off", "off", "yakuman", "off"}},
    {"fuusetsu-getsuka", {"off", "off", "off", "yakuman", "off"}},
};

std::string worthIn(const riichi::YakuWorths& worths, std::size_t yaku) {
  if ((worths.on >> yaku & 1) == 0) {
    return "off";
  }
  if (worths.limit[yaku] != Limit::none) {
    return kLimitIds[static_cast<std::size_t>(worths.limit[yaku])];
  }
  return std::to_string(worths.closed.of(YakuMask{1} << yaku)) + "/" +
         std::to_string(worths.open.of(YakuMask{1} << yaku));
}

}  // namespace

TEST_CASE("the houses and their order", "[rules]") {
  const char* expected[] = {"wcoom-riichi", "wcoom-ema-riichi", "makopi-house",
                            "web-tile",     "tenhou",           "mahjchina-sichuan"};
  REQUIRE(houses().size() == std::size(expected));
  for (std::size_t i = 0; i < std::size(expected); ++i) {
    const House& house = *houses()[i];
    CHECK(std::string(house.id) == expected[i]);
    CHECK(rulesOf(expected[i]).house == &house);
    CHECK(house.rules.players == (std::string(house.id) == "web-tile" ? 2 : 4));
    CHECK((house.rules.family == Family::sichuan) == (std::string(house.id) == "mahjchina-sichuan"));
    CHECK((house.variantOf != nullptr) == (std::string(house.id) == "wcoom-ema-riichi"));
  }
  CHECK(houseOf(u"") == nullptr);
  CHECK(houseOf(u"Tenhou") == nullptr);
  CHECK(houseOf(u"tenhou ") == nullptr);
}

TEST_CASE("every preset of the riichi houses", "[rules]") {
  CHECK(std::size(kPresets) + std::size(kSichuanPresets) == allOptions().size());
  for (const Row& row : kPresets) {
    for (std::size_t i = 0; i < kRiichi; ++i) {
      const CompiledRules rules = rulesOf(kRiichiHouses[i]);
      INFO(kRiichiHouses[i] << " " << row.key);
      CHECK(hasOption(*rules.house, row.key) == (row.value[i] != nullptr));
      const Option& option = optionNamed(row.key);
      CHECK((row.value[i] == nullptr || textOf(option, option.get(rules.rules)) == row.value[i]));
    }
    CHECK_FALSE(hasOption(*houseOf(u"mahjchina-sichuan"), row.key));
  }
}

TEST_CASE("every preset of Sichuan", "[rules]") {
  const CompiledRules rules = rulesOf("mahjchina-sichuan");
  CHECK(rules.house->options.size() == std::size(kSichuanPresets));
  for (const auto& [key, value] : kSichuanPresets) {
    INFO(key);
    CHECK(hasOption(*rules.house, key));
    CHECK(textOf(optionNamed(key), optionNamed(key).get(rules.rules)) == value);
  }
}

TEST_CASE("every yaku of every riichi house", "[rules]") {
  REQUIRE(std::size(kYakuTable) == kYaku);
  for (std::size_t yaku = 0; yaku < kYaku; ++yaku) {
    CHECK(std::string(kYakuIds[yaku]) == kYakuTable[yaku].key);
    for (std::size_t i = 0; i < kRiichi; ++i) {
      INFO(kRiichiHouses[i] << " " << kYakuIds[yaku]);
      CHECK(worthIn(rulesOf(kRiichiHouses[i]).worths, yaku) == kYakuTable[yaku].value[i]);
    }
  }
}

TEST_CASE("a yaku that is switched on has the han of the houses that list it", "[rules]") {
  for (std::size_t yaku = 0; yaku < kYaku; ++yaku) {
    if (!hasSwitch(static_cast<Yaku>(yaku))) {
      continue;
    }
    const std::string on = std::string("{\"yaku.") + kYakuIds[yaku] + "\":true}";
    const std::string off = std::string("{\"yaku.") + kYakuIds[yaku] + "\":false}";
    for (std::size_t i = 0; i < kRiichi; ++i) {
      INFO(kRiichiHouses[i] << " " << kYakuIds[yaku]);
      const std::string listed = kYakuTable[yaku].value[i];
      const std::string elsewhere =
          kYakuTable[yaku].value[3] == std::string("off") ? kYakuTable[yaku].value[2] : kYakuTable[yaku].value[3];
      CHECK(worthIn(rulesOf(kRiichiHouses[i], on).worths, yaku) == (listed == "off" ? elsewhere : listed));
      CHECK(worthIn(rulesOf(kRiichiHouses[i], off).worths, yaku) == "off");
    }
  }
}

TEST_CASE("no id stands twice, and every mark and link is of an option that is there", "[rules]") {
  std::set<std::string> keys;
  for (const Option& option : allOptions()) {
    CHECK(keys.insert(option.key).second);
  }
  std::set<std::string> ids;
  for (const House* house : houses()) {
    INFO(house->id);
    CHECK(ids.insert(house->id).second);
    std::set<std::string_view> options;
    for (const std::string_view key : house->options) {
      CHECK(options.insert(key).second);
      CHECK(keys.count(std::string(key)) == 1);
    }
    std::set<std::string_view> marked;
    for (const OptionMark& mark : house->marks) {
      INFO(mark.key);
      CHECK(marked.insert(mark.key).second);
      CHECK(options.count(mark.key) == 1);
    }
    std::set<std::string> facts;
    for (const Fact& fact : house->facts) {
      INFO(fact.id);
      CHECK(facts.insert(fact.id).second);
    }
    for (const Link& link : house->links) {
      CHECK(options.count(link.first) == 1);
      CHECK(options.count(link.second) == 1);
    }
  }
  for (const std::string& key : keys) {
    INFO(key);
    CHECK(std::any_of(houses().begin(), houses().end(),
                      [&](const House* house) { return hasOption(*house, key.c_str()); }));
  }
}

TEST_CASE("a fact stands in the houses whose sources tell it, as stated or assumed", "[rules]") {
  struct Told {
    const char* house;
    const char* fact;
    Status status;
  };
  constexpr Told kTold[] = {
      {"makopi-house", "chombo-causes", Status::stated},     {"makopi-house", "noten-riichi-is-chombo", Status::stated},
      {"web-tile", "tenhou-not-after-kan", Status::stated},  {"web-tile", "renhou-void-after-call", Status::stated},
      {"mahjchina-sichuan", "root-doubles", Status::stated}, {"mahjchina-sichuan", "root-four-copies", Status::assumed},
  };
  for (const Told& told : kTold) {
    for (const House* house : houses()) {
      INFO(house->id << " " << told.fact);
      const auto fact = std::find_if(house->facts.begin(), house->facts.end(),
                                     [&](const Fact& each) { return std::string_view(each.id) == told.fact; });
      const bool tells = std::string_view(house->id) == told.house;
      CHECK((fact != house->facts.end()) == tells);
      CHECK((!tells || fact->status == told.status));
    }
  }
}

TEST_CASE("how many of a tile a rule set plays with", "[rules]") {
  const auto copies = [](std::string_view house, std::string_view options, TileCode code) {
    return copiesOf(rulesOf(house, options).rules, code);
  };
  constexpr TileCode kFiveMan = 4;
  constexpr TileCode kFivePin = 13;
  CHECK(copies("wcoom-riichi", "{}", kFiveMan) == 4);
  CHECK(copies("wcoom-riichi", "{}", kRedFive) == 0);
  CHECK(copies("tenhou", "{}", kFiveMan) == 3);
  CHECK(copies("tenhou", "{}", kRedFive + 2) == 1);
  CHECK(copies("tenhou", "{}", kRed) == 4);
  CHECK(copies("web-tile", R"({"red_fives":"two_pin_dora"})", kFivePin) == 2);
  CHECK(copies("web-tile", R"({"red_fives":"two_pin_yaku"})", kRedFive + 1) == 2);
  CHECK(copies("web-tile", R"({"red_fives":"two_pin_yaku"})", kRedFive) == 0);
  CHECK(copies("web-tile", R"({"red_fives":"two_pin_yaku"})", kFiveMan) == 4);
  CHECK(copies("web-tile", "{}", kFlower) == 0);
  CHECK(copies("web-tile", R"({"flowers":true})", kFlower) == 4);
  CHECK(copies("mahjchina-sichuan", "{}", kFiveMan) == 4);
  CHECK(copies("mahjchina-sichuan", "{}", kEast) == 0);
  CHECK(copies("mahjchina-sichuan", "{}", kRedFive) == 0);
}

TEST_CASE("an option that a house does not mark is assumed, and so is its value", "[rules]") {
  const House& makopi = *houseOf(u"makopi-house");
  CHECK(markOf(makopi, "kiriage").choice == Status::assumed);
  CHECK(markOf(makopi, "kiriage").value == Status::stated);
  CHECK(markOf(makopi, "uumensai_form").choice == Status::assumed);
  CHECK(markOf(makopi, "uumensai_form").value == Status::assumed);
}

}  // namespace tensu::test
