// Sichuan blood battle as the mahjchina game plays it.
#include "rules/house.hpp"

namespace tensu {
namespace {

constexpr auto kStated = Status::stated;
constexpr auto kAssumed = Status::assumed;

constexpr RuleSet sichuanRules() {
  RuleSet rules;
  rules.family = Family::sichuan;
  rules.kinds = kMan | kPin | kSou;
  return rules;
}

constexpr const char* kOptions[] = {"event_cap",         "refund_scope",      "refund_to",          "pig_to",
                                    "event_value",       "after_kong_refund", "late_added_kong",    "pig_definition",
                                    "pig_pays_cha_jiao", "dead_wait",         "multi_first_dealer", "heavenly"};

constexpr OptionMark kMarks[] = {
    {"event_cap", kStated, kAssumed}, {"refund_scope", kStated, kAssumed},   {"refund_to", kStated, kAssumed},
    {"pig_to", kStated, kAssumed},    {"pig_definition", kAssumed, kStated},
};

constexpr Fact kFacts[] = {
    {"108-tiles"},
    {"no-chi"},
    {"no-exchange"},
    {"lack-suit-named-first"},
    {"lack-suit-revealed-together"},
    {"lack-suit-discarded-first"},
    {"no-pong-kong-of-lack-suit"},
    {"win-before-pong-kong"},
    {"several-winners-one-tile"},
    {"winners-leave"},
    {"over-at-third-win"},
    {"no-kong-at-wall-end"},
    {"added-kong-robbed"},
    {"passed-win-needs-more"},
    {"passed-pong-until-draw"},
    {"rows-never-add"},
    {"root-doubles"},
    {"cap-eight"},
    {"tsumo-plus-one"},
    {"exposed-kong-two"},
    {"concealed-kong-two-each"},
    {"added-kong-one-each"},
    {"cha-jiao-highest-base"},
    {"pigs-pay-eight"},
    {"first-winner-deals"},
    {"no-winner-dealer-stays"},
    {"wall-end-counts-as-hand"},
    {"settings-fixed-with-hand"},
    {"points-not-coins"},
    {"root-four-copies", kAssumed},
    {"robbed-kong-no-root", kAssumed},
    {"golden-hook-concealed-kong", kAssumed},
    {"four-events-together", kAssumed},
    {"two-pigs-cancel", kAssumed},
    {"wall-end-steps-independent", kAssumed},
};

constexpr House kHouses[] = {{.id = "mahjchina-sichuan",
                              .order = 50,
                              .rules = sichuanRules(),
                              .options = kOptions,
                              .marks = kMarks,
                              .facts = kFacts}};

}  // namespace

std::span<const House> mahjchina_sichuan() {
  return kHouses;
}

}  // namespace tensu
