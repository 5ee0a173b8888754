#include "describe.hpp"

#include <string>

#include "line/line.hpp"
#include "packed/record.hpp"
#include "riichi/points.hpp"
#include "table/request.hpp"

namespace tensu::wire {
namespace {

using emscripten::val;

void push(val& list, const val& item) {
  list.call<void>("push", item);
}

template <class Ids>
val listOf(const Ids& ids) {
  val list = val::array();
  for (const char* id : ids) {
    push(list, val(id));
  }
  return list;
}

const char* idOf(Status status) {
  return kStatusIds[static_cast<std::size_t>(status)];
}

val yakuOf(const CompiledRules& rules) {
  val list = val::array();
  for (std::size_t i = 0; i < kYaku; ++i) {
    const Limit limit = rules.worths.limit[i];
    val row = val::object();
    row.set("id", kYakuIds[i]);
    row.set("closed", int{rules.worths.closed[i]});
    row.set("open", int{rules.worths.open[i]});
    if (limit != Limit::none) {
      row.set("limit", kLimitIds[static_cast<std::size_t>(limit)]);
    }
    row.set("on", (rules.worths.on >> i & 1) != 0);
    row.set("status", idOf(rules.rules.riichi.yaku[i].status));
    push(list, row);
  }
  return list;
}

val valueOf(const Option& option, std::int32_t value) {
  if (option.type == OptionType::boolean) {
    return val(value != 0);
  }
  for (const Choice& choice : option.choices) {
    if (choice.value == value && choice.name != nullptr) {
      return val(choice.name);
    }
  }
  return val(value);
}

val optionOf(const Option& option, const CompiledRules& rules) {
  const OptionMark mark = markOf(*rules.house, option.key);
  val row = val::object();
  row.set("key", option.key);
  row.set("type", kOptionTypeIds[static_cast<std::size_t>(option.type)]);
  row.set("value", valueOf(option, option.get(rules.rules)));
  if (option.type == OptionType::choice) {
    val choices = val::array();
    for (const Choice& choice : option.choices) {
      push(choices, valueOf(option, choice.value));
    }
    row.set("choices", choices);
  }
  if (option.type == OptionType::whole) {
    row.set("min", option.min);
    row.set("max", option.max);
    row.set("step", option.step);
  }
  row.set("group", option.group);
  row.set("effect", kEffectIds[static_cast<std::size_t>(option.effect)]);
  for (const Link& link : rules.house->links) {
    if (option.key == link.first || option.key == link.second) {
      row.set("linked", std::string(option.key == link.first ? link.second : link.first));
    }
  }
  row.set("status", idOf(mark.choice));
  row.set("valueStatus", idOf(mark.value));
  return row;
}

val switchOf(Yaku yaku, const CompiledRules& rules) {
  const YakuRule& rule = rules.rules.riichi.yaku[static_cast<std::size_t>(yaku)];
  val row = val::object();
  row.set("key", std::string("yaku.") + kYakuIds[static_cast<std::size_t>(yaku)]);
  row.set("type", kOptionTypeIds[static_cast<std::size_t>(OptionType::boolean)]);
  row.set("value", rule.on);
  row.set("group", "yaku");
  row.set("effect", kEffectIds[static_cast<std::size_t>(Effect::score)]);
  row.set("status", idOf(Status::assumed));
  row.set("valueStatus", idOf(rule.status));
  return row;
}

val optionsOf(const CompiledRules& rules) {
  val list = val::array();
  for (std::uint8_t i = 0; i < kYaku && rules.rules.family == Family::riichi; ++i) {
    if (hasSwitch(static_cast<Yaku>(i))) {
      push(list, switchOf(static_cast<Yaku>(i), rules));
    }
  }
  for (const Option& option : allOptions()) {
    if (hasOption(*rules.house, option.key)) {
      push(list, optionOf(option, rules));
    }
  }
  return list;
}

val cellOf(int fu, int han, bool dealer, Win win, const CompiledRules& rules) {
  Problems problems;
  riichi::Payments payments;
  riichi::PointsQuery query;
  query.fu = Whole(fu);
  query.dealer = dealer;
  query.win = win;
  // The row of a limit names it: its han, or a yakuman outright.
  (han == riichi::kYakumanHan ? query.yakuman : query.han) = Whole(han == riichi::kYakumanHan ? 1 : han);
  val each = val::array();
  if (riichi::pointsOf(query, rules.rules, payments, problems)) {
    for (const std::int64_t points : payments.each) {
      push(each, val(static_cast<double>(points)));
    }
  }
  val cell = val::object();
  cell.set("fu", fu);
  cell.set("han", han);
  cell.set("dealer", dealer);
  cell.set("ron", win == Win::ron);
  cell.set("each", each);
  return cell;
}

}  // namespace

val ids() {
  val all = val::object();
  all.set("codes", listOf(kCodeIds));
  all.set("fields", listOf(kFieldPaths));
  all.set("detailKeys", listOf(kDetailKeys));
  all.set("words", listOf(kWordIds));
  all.set("flags", listOf(kFlagIds));
  all.set("checks", listOf(kCheckIds));
  all.set("yaku", listOf(kYakuIds));
  all.set("limits", listOf(kLimitIds));
  all.set("shapes", listOf(kShapeIds));
  all.set("waits", listOf(kWaitIds));
  all.set("fu", listOf(riichi::kFuIds));
  all.set("reasons", listOf(ledger::kReasonIds));
  all.set("rows", listOf(sichuan::kRowIds));
  all.set("meldTypes", listOf(kMeldTypeIds));
  all.set("lineKeys", listOf(kLineKeys));
  all.set("outcomes", listOf(ledger::kOutcomeIds));
  all.set("aborts", listOf(ledger::kAbortIds));
  all.set("offences", listOf(ledger::kOffenceIds));
  all.set("actionTypes", listOf(table::kActionTypeIds));
  all.set("recordBytes", static_cast<int>(packed::kRecordBytes));
  all.set("version", TENSU_VERSION);
  return all;
}

val ruleSets() {
  val list = val::array();
  for (const House* house : houses()) {
    val row = val::object();
    row.set("id", house->id);
    row.set("family", kFamilyIds[static_cast<std::size_t>(house->rules.family)]);
    row.set("players", house->rules.players);
    if (house->variantOf != nullptr) {
      row.set("variantOf", house->variantOf);
    }
    push(list, row);
  }
  return list;
}

val descriptionOf(const CompiledRules& rules) {
  const bool riichi = rules.rules.family == Family::riichi;
  val all = val::object();
  all.set("yaku", riichi ? yakuOf(rules) : val::array());
  if (!riichi) {
    val rows = val::array();
    for (std::size_t i = 0; i < sichuan::kRows; ++i) {
      val row = val::object();
      row.set("id", sichuan::kRowIds[i]);
      row.set("value", sichuan::kRowValues[i]);
      push(rows, row);
    }
    all.set("rows", rows);
  }
  val facts = val::array();
  for (const Fact& fact : rules.house->facts) {
    val row = val::object();
    row.set("id", fact.id);
    row.set("status", idOf(fact.status));
    push(facts, row);
  }
  all.set("facts", facts);
  all.set("options", optionsOf(rules));
  val tiles = val::array();
  for (std::uint8_t code = 0; code < kTileCodes; ++code) {
    if (copiesOf(rules.rules, code) > 0) {
      push(tiles, val(int{code}));
    }
  }
  all.set("tiles", tiles);
  return all;
}

val tableOf(const CompiledRules& rules) {
  val cells = val::array();
  const auto rows = [&cells, &rules](auto eachRow) {
    for (const bool dealer : {false, true}) {
      for (const Win win : {Win::ron, Win::tsumo}) {
        eachRow([&](int fu, int han) { push(cells, cellOf(fu, han, dealer, win, rules)); });
      }
    }
  };
  rows([](auto cell) {
    for (const int fu : riichi::kTableFu) {
      for (int han = 1; han <= riichi::kTableHan; ++han) {
        cell(fu, han);
      }
    }
  });
  rows([](auto cell) {
    for (const Limit limit : {Limit::mangan, Limit::haneman, Limit::baiman, Limit::sanbaiman, Limit::yakuman}) {
      cell(0, riichi::hanOf(limit));
    }
  });
  return cells;
}

}  // namespace tensu::wire
