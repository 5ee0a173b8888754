#include "rules/options.hpp"

#include <array>
#include <type_traits>

namespace tensu {
namespace {

constexpr Choice kShousangen[] = {{"inside", 0}, {"plus", 1}};
constexpr Choice kRenhou[] = {{"off", 0}, {"mangan", 1}, {"baiman", 2}, {"yakuman", 3}};
constexpr Choice kRenhouScope[] = {{"ron", 0}, {"first_round", 1}};
constexpr Choice kChiihouBy[] = {{"tsumo", 0}, {"ron", 1}};
constexpr Choice kWaitFu[] = {{"usual", 0}, {"as_printed", 1}};
constexpr Choice kTanyaoClosed[] = {{nullptr, 1}, {nullptr, 2}};
constexpr Choice kDoubleWindFu[] = {{nullptr, 2}, {nullptr, 4}};
constexpr Choice kChiitoiFu[] = {{nullptr, 25}, {nullptr, 30}};
constexpr Choice kRedFives[] = {{"none", 0}, {"one_each", 1}, {"two_pin_dora", 2}, {"two_pin_yaku", 3}};
constexpr Choice kKokushiFuriten[] = {{"usual", 0}, {"own_tile", 1}};
constexpr Choice kPaoScope[] = {{"part", 0}, {"whole", 1}};
constexpr Choice kUumensaiForm[] = {{"strict", 0}, {"loose", 1}};
constexpr Choice kFuusetsuWind[] = {{"value", 0}, {"any", 1}};
constexpr Choice kTwoPlayerTsumo[] = {{"full", 0}, {"split", 1}};
constexpr Choice kMultiRon[] = {{"all", 0}, {"nearest", 1}};
constexpr Choice kTripleRon[] = {{"all", 0}, {"abort", 1}};
constexpr Choice kDealerStaysBy[] = {{"any_win", 0}, {"nearest_win", 1}};
constexpr Choice kNagashi[] = {{"draw", 0}, {"win", 1}};
constexpr Choice kBelowZero[] = {{"play_on", 0}, {"game_over", 1}};
constexpr Choice kGame[] = {{"east", 0}, {"east_south", 1}, {"east_north", 2}};
constexpr Choice kChomboWithWin[] = {{"by_source", 0}, {"both", 1}, {"excused", 2}};
constexpr Choice kEventCap[] = {{"inside", 0}, {"outside", 1}};
constexpr Choice kRefundScope[] = {{"not_ready", 0}, {"all_nonwinners", 1}};
constexpr Choice kRefundTo[] = {{"nonwinners", 0}, {"all_payers", 1}};
constexpr Choice kPigTo[] = {{"nonwinners", 0}, {"everyone", 1}};
constexpr Choice kEventValue[] = {{"double", 0}, {"plus_one", 1}};
constexpr Choice kAfterKongRefund[] = {{"none", 0}, {"refund", 1}, {"transfer", 2}};
constexpr Choice kLateAddedKong[] = {{"pays", 0}, {"free", 1}};
constexpr Choice kPigDefinition[] = {{"three_suits", 0}, {"lack_suit", 1}};
constexpr Choice kDeadWait[] = {{"own_tiles", 0}, {"concealed_only", 1}};
constexpr Choice kMultiFirstDealer[] = {{"nearest", 0}, {"discarder", 1}};
constexpr Choice kHeavenly[] = {{"off", 0}, {"max", 1}};

template <auto Part, auto Member>
std::int32_t get(const RuleSet& rules) {
  return static_cast<std::int32_t>(rules.*Part.*Member);
}
template <auto Part, auto Member>
void set(RuleSet& rules, std::int32_t value) {
  auto& field = rules.*Part.*Member;
  field = static_cast<std::remove_reference_t<decltype(field)>>(value);
}

template <auto Part, auto Member>
constexpr Option boolean(const char* key, const char* group, Effect effect) {
  return {key, OptionType::boolean, group, effect, get<Part, Member>, set<Part, Member>};
}
template <auto Part, auto Member>
constexpr Option choice(const char* key, const char* group, Effect effect, std::span<const Choice> choices) {
  return {key, OptionType::choice, group, effect, get<Part, Member>, set<Part, Member>, choices};
}
template <auto Part, auto Member>
constexpr Option whole(const char* key, const char* group, Effect effect, std::int32_t min, std::int32_t max,
                       std::int32_t step) {
  return {key, OptionType::whole, group, effect, get<Part, Member>, set<Part, Member>, {}, min, max, step};
}

using R = RiichiRules;
using T = TableRules;
using S = SichuanRules;
constexpr auto kR = &RuleSet::riichi;
constexpr auto kT = &RuleSet::table;
constexpr auto kS = &RuleSet::sichuan;

constexpr Option kOptions[] = {
    choice<kR, &R::tanyaoClosed>("tanyao_closed", "han", Effect::score, kTanyaoClosed),
    boolean<kR, &R::kuitan>("kuitan", "han", Effect::score),
    choice<kR, &R::shousangen>("shousangen", "han", Effect::score, kShousangen),
    choice<kR, &R::renhou>("renhou", "han", Effect::score, kRenhou),
    choice<kR, &R::renhouScope>("renhou_scope", "han", Effect::score, kRenhouScope),
    choice<kR, &R::chiihouBy>("chiihou_by", "han", Effect::score, kChiihouBy),
    choice<kR, &R::uumensaiForm>("uumensai_form", "han", Effect::score, kUumensaiForm),
    choice<kR, &R::fuusetsuWind>("fuusetsu_wind", "han", Effect::score, kFuusetsuWind),
    choice<kR, &R::waitFu>("wait_fu", "fu", Effect::score, kWaitFu),
    choice<kR, &R::doubleWindFu>("double_wind_fu", "fu", Effect::score, kDoubleWindFu),
    choice<kR, &R::chiitoiFu>("chiitoi_fu", "fu", Effect::score, kChiitoiFu),
    boolean<kR, &R::pinfuTsumo>("pinfu_tsumo", "fu", Effect::score),
    boolean<kR, &R::openPinfuFu>("open_pinfu_fu", "fu", Effect::score),
    boolean<kR, &R::rinshanTsumoFu>("rinshan_tsumo_fu", "fu", Effect::score),
    boolean<kR, &R::kiriage>("kiriage", "limits", Effect::score),
    boolean<kR, &R::kazoe>("kazoe", "limits", Effect::score),
    boolean<kR, &R::yakumanStack>("yakuman_stack", "limits", Effect::score),
    boolean<kR, &R::doubleSuuankouTanki>("double_suuankou_tanki", "limits", Effect::score),
    boolean<kR, &R::doubleKokushi13>("double_kokushi_13", "limits", Effect::score),
    boolean<kR, &R::doubleChuuren9>("double_chuuren_9", "limits", Effect::score),
    boolean<kR, &R::doubleDaisuushii>("double_daisuushii", "limits", Effect::score),
    whole<kR, &R::minHan>("min_han", "minimum", Effect::score, 1, 4, 1),
    whole<kR, &R::minHan5Honba>("min_han_5honba", "minimum", Effect::score, 1, 4, 1),
    choice<kR, &R::redFives>("red_fives", "tiles", Effect::score, kRedFives),
    boolean<kR, &R::flowers>("flowers", "tiles", Effect::score),
    boolean<kR, &R::kanUra>("kan_ura", "tiles", Effect::score),
    whole<kR, &R::honba>("honba", "payment", Effect::score, 0, 3000, 300),
    boolean<kR, &R::floorZero>("floor_zero", "payment", Effect::score),
    choice<kR, &R::twoPlayerTsumo>("two_player_tsumo", "payment", Effect::score, kTwoPlayerTsumo),
    choice<kR, &R::kokushiFuriten>("kokushi_furiten", "furiten", Effect::score, kKokushiFuriten),
    boolean<kR, &R::kokushiRobsAnkan>("kokushi_robs_ankan", "furiten", Effect::score),
    boolean<kR, &R::pao>("pao", "liability", Effect::score),
    choice<kR, &R::paoScope>("pao_scope", "liability", Effect::score, kPaoScope),
    choice<kT, &T::multiRon>("multi_ron", "round", Effect::settle, kMultiRon),
    choice<kT, &T::tripleRon>("triple_ron", "round", Effect::settle, kTripleRon),
    choice<kT, &T::dealerStaysBy>("dealer_stays_by", "round", Effect::settle, kDealerStaysBy),
    boolean<kT, &T::dealerStaysTenpai>("dealer_stays_tenpai", "round", Effect::settle),
    choice<kT, &T::nagashi>("nagashi", "draws", Effect::settle, kNagashi),
    whole<kT, &T::noten>("noten", "draws", Effect::settle, 0, 6000, 600),
    boolean<kT, &T::abortFourWinds>("abort_four_winds", "draws", Effect::settle),
    boolean<kT, &T::abortFourRiichi>("abort_four_riichi", "draws", Effect::settle),
    boolean<kT, &T::abortFourKans>("abort_four_kans", "draws", Effect::settle),
    boolean<kT, &T::abortNineTerminals>("abort_nine_terminals", "draws", Effect::settle),
    choice<kT, &T::belowZero>("below_zero", "round", Effect::settle, kBelowZero),
    choice<kT, &T::chomboWithWin>("chombo_with_win", "penalties", Effect::settle, kChomboWithWin),
    whole<kT, &T::endPoints>("end_points", "round", Effect::settle, 0, 50000, 100),
    whole<kT, &T::startPoints>("start_points", "play", Effect::play, 0, 100000, 100),
    choice<kT, &T::game>("game", "play", Effect::play, kGame),
    boolean<kT, &T::kuikae>("kuikae", "play", Effect::play),
    choice<kS, &S::eventCap>("event_cap", "events", Effect::score, kEventCap),
    choice<kS, &S::refundScope>("refund_scope", "kongs", Effect::settle, kRefundScope),
    choice<kS, &S::refundTo>("refund_to", "kongs", Effect::settle, kRefundTo),
    choice<kS, &S::pigTo>("pig_to", "wall-end", Effect::settle, kPigTo),
    choice<kS, &S::eventValue>("event_value", "events", Effect::score, kEventValue),
    choice<kS, &S::afterKongRefund>("after_kong_refund", "kongs", Effect::settle, kAfterKongRefund),
    choice<kS, &S::lateAddedKong>("late_added_kong", "kongs", Effect::settle, kLateAddedKong),
    choice<kS, &S::pigDefinition>("pig_definition", "wall-end", Effect::settle, kPigDefinition),
    boolean<kS, &S::pigPaysChaJiao>("pig_pays_cha_jiao", "wall-end", Effect::settle),
    choice<kS, &S::deadWait>("dead_wait", "waits", Effect::settle, kDeadWait),
    choice<kS, &S::multiFirstDealer>("multi_first_dealer", "dealer", Effect::settle, kMultiFirstDealer),
    choice<kS, &S::heavenly>("heavenly", "events", Effect::score, kHeavenly),
};

}  // namespace

std::span<const Option> allOptions() noexcept {
  return kOptions;
}

bool takes(const Option& option, std::int32_t value) noexcept {
  if (option.type != OptionType::choice) {
    return value >= option.min && value <= option.max && (value - option.min) % option.step == 0;
  }
  for (const Choice& choice : option.choices) {
    if (choice.value == value) {
      return true;
    }
  }
  return false;
}

int placesOf(const Option& option) noexcept {
  return option.type == OptionType::choice ? static_cast<int>(option.choices.size())
                                           : (option.max - option.min) / option.step + 1;
}

std::uint16_t placeOf(const Option& option, std::int32_t value) noexcept {
  std::uint16_t place = 0;
  for (std::int32_t other = 0; valueAt(option, place, other) && other != value;) {
    ++place;
  }
  return place;
}

bool valueAt(const Option& option, std::uint16_t place, std::int32_t& value) noexcept {
  if (place >= placesOf(option)) {
    return false;
  }
  value = option.type == OptionType::choice ? option.choices[place].value : option.min + place * option.step;
  return true;
}

}  // namespace tensu
