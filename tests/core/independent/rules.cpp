#include "independent/rules.hpp"

namespace tensu::independent {
namespace {

const Json kUsual = {{"tanyao_closed", 1},
                     {"kuitan", true},
                     {"shousangen", "plus"},
                     {"renhou", "off"},
                     {"renhou_scope", "ron"},
                     {"chiihou_by", "tsumo"},
                     {"wait_fu", "usual"},
                     {"double_wind_fu", 4},
                     {"chiitoi_fu", 25},
                     {"pinfu_tsumo", true},
                     {"open_pinfu_fu", true},
                     {"rinshan_tsumo_fu", true},
                     {"kiriage", false},
                     {"kazoe", true},
                     {"yakuman_stack", false},
                     {"double_suuankou_tanki", false},
                     {"double_kokushi_13", false},
                     {"double_chuuren_9", false},
                     {"double_daisuushii", false},
                     {"min_han", 1},
                     {"min_han_5honba", 1},
                     {"honba", 300},
                     {"floor_zero", false},
                     {"red_fives", "none"},
                     {"flowers", false},
                     {"kan_ura", true},
                     {"kokushi_furiten", "usual"},
                     {"kokushi_robs_ankan", false},
                     {"pao", false},
                     {"pao_scope", "part"},
                     {"uumensai_form", "strict"},
                     {"fuusetsu_wind", "value"},
                     {"nagashi", "draw"}};

/// What each house has otherwise than the usual column.
const std::map<std::string, Json> kOtherwise = {
    {"wcoom-riichi", {{"tanyao_closed", 2}, {"shousangen", "inside"}, {"wait_fu", "as_printed"}, {"floor_zero", true}}},
    {"wcoom-ema-riichi",
     {{"kuitan", false},
      {"shousangen", "inside"},
      {"wait_fu", "as_printed"},
      {"floor_zero", true},
      {"renhou", "yakuman"}}},
    {"makopi-house",
     {{"kiriage", true}, {"yakuman_stack", true}, {"red_fives", "one_each"}, {"kokushi_robs_ankan", true}}},
    {"web-tile",
     {{"shousangen", "inside"},
      {"renhou", "baiman"},
      {"renhou_scope", "first_round"},
      {"chiihou_by", "ron"},
      {"min_han_5honba", 2},
      {"kan_ura", false},
      {"kokushi_furiten", "own_tile"},
      {"kokushi_robs_ankan", true},
      {"two_player_tsumo", "full"},
      {"nagashi", "win"}}},
    {"tenhou", {{"yakuman_stack", true}, {"red_fives", "one_each"}, {"pao", true}, {"pao_scope", "whole"}}},
    {"mahjchina-sichuan",
     {{"event_cap", "inside"},
      {"event_value", "double"},
      {"heavenly", "off"},
      {"pig_definition", "three_suits"},
      {"dead_wait", "own_tiles"}}}};

const std::set<std::string> kLocal = {"kanburi",        "isshoku-sanjun",  "sanrenkou",         "uumensai",
                                      "shiisanpuutaa",  "beni-kujaku",     "banryoku-ittenkou", "daisharin",
                                      "isshoku-yonjun", "fuusetsu-getsuka"};

/// The yaku that the tables mark as off.
std::set<std::string> offAt(const std::string& house) {
  if (house == "web-tile") {
    return {"chankan"};
  }
  std::set<std::string> off = kLocal;
  if (house == "wcoom-riichi" || house == "wcoom-ema-riichi") {
    off.insert({"sankantsu", "nagashi-mangan"});
  }
  return off;
}

std::set<std::string, std::less<>> allYaku() {
  std::set<std::string, std::less<>> all = {"nagashi-mangan", "shiisanpuutaa"};
  for (const auto& [id, han] : printedHan()) {
    all.insert(id);
  }
  all.insert(yakumanIds().begin(), yakumanIds().end());
  return all;
}

const std::map<std::string, Json> kSichuanOptions = {{"event_cap", {"inside", "outside"}},
                                                     {"event_value", {"double", "plus_one"}},
                                                     {"heavenly", {"off", "max"}},
                                                     {"pig_definition", {"three_suits", "lack_suit"}},
                                                     {"dead_wait", {"own_tiles", "concealed_only"}}};

std::map<std::string, Json> riichiOptions() {
  std::map<std::string, Json> options = {{"tanyao_closed", {1, 2}},
                                         {"shousangen", {"inside", "plus"}},
                                         {"renhou", {"off", "mangan", "baiman", "yakuman"}},
                                         {"renhou_scope", {"ron", "first_round"}},
                                         {"chiihou_by", {"tsumo", "ron"}},
                                         {"wait_fu", {"usual", "as_printed"}},
                                         {"double_wind_fu", {2, 4}},
                                         {"chiitoi_fu", {25, 30}},
                                         {"min_han", {1, 2, 3, 4}},
                                         {"min_han_5honba", {1, 2, 3, 4}},
                                         {"honba", {0, 300, 600, 1500, 3000}},
                                         {"red_fives", {"none", "one_each", "two_pin_dora", "two_pin_yaku"}},
                                         {"kokushi_furiten", {"usual", "own_tile"}},
                                         {"pao_scope", {"part", "whole"}},
                                         {"uumensai_form", {"strict", "loose"}},
                                         {"fuusetsu_wind", {"value", "any"}},
                                         {"nagashi", {"draw", "win"}}};
  const Json both = {false, true};
  for (const auto& [key, value] : kUsual.items()) {
    if (value.is_boolean()) {
      options[key] = both;
    }
  }
  for (const std::string& yaku : allYaku()) {
    options["yaku." + yaku] = both;
  }
  return options;
}

}  // namespace

const std::map<std::string, std::pair<int, int>>& printedHan() {
  static const std::map<std::string, std::pair<int, int>> han = {
      {"riichi", {1, 0}},          {"double-riichi", {2, 0}}, {"ippatsu", {1, 0}},         {"menzen-tsumo", {1, 0}},
      {"pinfu", {1, 0}},           {"tanyao", {1, 1}},        {"iipeikou", {1, 0}},        {"haku", {1, 1}},
      {"hatsu", {1, 1}},           {"chun", {1, 1}},          {"seat-wind", {1, 1}},       {"round-wind", {1, 1}},
      {"rinshan", {1, 1}},         {"chankan", {1, 1}},       {"haitei", {1, 1}},          {"houtei", {1, 1}},
      {"kanburi", {1, 1}},         {"ittsuu", {2, 1}},        {"sanshoku-doujun", {2, 1}}, {"chanta", {2, 1}},
      {"chiitoitsu", {2, 0}},      {"toitoi", {2, 2}},        {"sanankou", {2, 2}},        {"sankantsu", {2, 2}},
      {"sanshoku-doukou", {2, 2}}, {"honroutou", {2, 2}},     {"shousangen", {2, 2}},      {"isshoku-sanjun", {2, 1}},
      {"sanrenkou", {2, 2}},       {"ryanpeikou", {3, 0}},    {"honitsu", {3, 2}},         {"junchan", {3, 2}},
      {"uumensai", {5, 5}},        {"chinitsu", {6, 5}}};
  return han;
}

const std::set<std::string>& yakumanIds() {
  static const std::set<std::string> ids = {
      "tenhou",    "chiihou",     "kokushi",           "chuuren",        "suuankou",        "suukantsu",
      "ryuuiisou", "chinroutou",  "tsuuiisou",         "daisangen",      "shousuushii",     "daisuushii",
      "daisharin", "beni-kujaku", "banryoku-ittenkou", "isshoku-yonjun", "fuusetsu-getsuka"};
  return ids;
}

const std::map<std::string, Json>& scoringOptions(const std::string& house) {
  static const std::map<std::string, Json> riichi = riichiOptions();
  static const std::map<std::string, Json> twoPlayers = [] {
    std::map<std::string, Json> options = riichi;
    options["two_player_tsumo"] = {"full", "split"};
    return options;
  }();
  return house == "mahjchina-sichuan" ? kSichuanOptions : house == "web-tile" ? twoPlayers : riichi;
}

Rules::Rules(const std::string& house, const Json& set) : house_(house), yaku_(allYaku()) {
  for (const Json& options : {kUsual, kOtherwise.at(house), set}) {
    for (const auto& [key, value] : options.items()) {
      options_[key] = value;
    }
  }
  // WEB TILE knows only two pairs of these: 25 fu with pinfu by tsumo, 30 without.
  if (house == "web-tile" && set.contains("chiitoi_fu")) {
    options_["pinfu_tsumo"] = set["chiitoi_fu"] == 25;
  } else if (house == "web-tile" && set.contains("pinfu_tsumo")) {
    options_["chiitoi_fu"] = set["pinfu_tsumo"] == true ? 25 : 30;
  }
  for (const std::string& yaku : offAt(house)) {
    yaku_.erase(yaku);
  }
  for (const auto& [key, value] : set.items()) {
    if (key.rfind("yaku.", 0) == 0 && value == true) {
      yaku_.insert(key.substr(5));
    } else if (key.rfind("yaku.", 0) == 0) {
      yaku_.erase(key.substr(5));
    }
  }
}

}  // namespace tensu::independent
