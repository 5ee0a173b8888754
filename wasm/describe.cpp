#include "describe.hpp"

#include "calls.hpp"
#include "line/line.hpp"
#include "riichi/points.hpp"
#include "sichuan/score.hpp"
#include "values.hpp"

namespace tensu::wire {
namespace {

const char* idOf(Status status) {
  return kStatusIds[static_cast<std::size_t>(status)];
}
const char* idOf(OptionType type) {
  return kOptionTypeIds[static_cast<std::size_t>(type)];
}
const char* idOf(Effect effect) {
  return kEffectIds[static_cast<std::size_t>(effect)];
}

void writeYaku(Values& out, const CompiledRules& rules) {
  out.key("yaku").openList();
  for (std::size_t i = 0; i < kYaku && rules.rules.family == Family::riichi; ++i) {
    const Limit limit = rules.worths.limit[i];
    out.openObject();
    out.key("id").text(kYakuIds[i]);
    out.key("closed").number(rules.worths.closed.of(YakuMask{1} << i));
    out.key("open").number(rules.worths.open.of(YakuMask{1} << i));
    if (limit != Limit::none) {
      out.key("limit").text(kLimitIds[static_cast<std::size_t>(limit)]);
    }
    out.key("on").truth((rules.worths.on >> i & 1) != 0);
    out.key("status").text(idOf(rules.rules.riichi.yaku[i].status));
    out.close();
  }
  out.close();
}

void writeRows(Values& out) {
  out.key("rows").openList();
  for (std::size_t i = 0; i < sichuan::kRows; ++i) {
    out.openObject();
    out.key("id").text(sichuan::kRowIds[i]);
    out.key("value").number(sichuan::kRowValues[i]);
    out.close();
  }
  out.close();
}

void writeFacts(Values& out, const CompiledRules& rules) {
  out.key("facts").openList();
  for (const Fact& fact : rules.house->facts) {
    out.openObject();
    out.key("id").text(fact.id);
    out.key("status").text(idOf(fact.status));
    out.close();
  }
  out.close();
}

/// A value as it is given to an option: by its name where it has one.
void writeValue(Values& out, const Option& option, std::int32_t value) {
  if (option.type == OptionType::boolean) {
    return out.truth(value != 0);
  }
  for (const Choice& choice : option.choices) {
    if (choice.value == value && choice.name != nullptr) {
      return out.text(choice.name);
    }
  }
  out.number(value);
}

void writeOption(Values& out, const Option& option, const CompiledRules& rules) {
  const OptionMark mark = markOf(*rules.house, option.key);
  out.openObject();
  out.key("key").text(option.key);
  out.key("type").text(idOf(option.type));
  writeValue(out.key("value"), option, option.get(rules.rules));
  if (option.type == OptionType::choice) {
    out.key("choices").openList();
    for (const Choice& choice : option.choices) {
      writeValue(out, option, choice.value);
    }
    out.close();
  }
  if (option.type == OptionType::whole) {
    out.key("min").number(option.min);
    out.key("max").number(option.max);
    out.key("step").number(option.step);
  }
  out.key("group").text(option.group);
  out.key("effect").text(idOf(option.effect));
  for (const Link& link : rules.house->links) {
    const bool first = same(option.key, link.first);
    if (first || same(option.key, link.second)) {
      out.key("linked").text(first ? link.second : link.first);
    }
  }
  out.key("status").text(idOf(mark.choice));
  out.key("valueStatus").text(idOf(mark.value));
  out.close();
}

void writeSwitch(Values& out, Yaku yaku, const CompiledRules& rules) {
  const YakuRule& rule = rules.rules.riichi.yaku[static_cast<std::size_t>(yaku)];
  out.openObject();
  out.key("key").text("yaku.", kYakuIds[static_cast<std::size_t>(yaku)]);
  out.key("type").text(idOf(OptionType::boolean));
  out.key("value").truth(rule.on);
  out.key("group").text("yaku");
  out.key("effect").text(idOf(Effect::score));
  out.key("status").text(idOf(Status::assumed));
  out.key("valueStatus").text(idOf(rule.status));
  out.close();
}

void writeOptions(Values& out, const CompiledRules& rules) {
  out.key("options").openList();
  for (std::uint8_t i = 0; i < kYaku && rules.rules.family == Family::riichi; ++i) {
    if (hasSwitch(static_cast<Yaku>(i))) {
      writeSwitch(out, static_cast<Yaku>(i), rules);
    }
  }
  for (const Option& option : allOptions()) {
    if (hasOption(*rules.house, option.key)) {
      writeOption(out, option, rules);
    }
  }
  out.close();
}

void writeTiles(Values& out, const CompiledRules& rules) {
  out.key("tiles").openList();
  for (std::uint8_t code = 0; code < kTileCodes; ++code) {
    if (copiesOf(rules.rules, code) > 0) {
      out.number(code);
    }
  }
  out.close();
}

void writeCell(Values& out, int fu, int han, bool dealer, Win win, const CompiledRules& rules) {
  Problems problems;
  riichi::Payments payments;
  riichi::PointsQuery query;
  query.fu = Whole(fu);
  query.dealer = dealer;
  query.win = win;
  // The row of a limit names it: its han, or a yakuman outright.
  (han == riichi::kYakumanHan ? query.yakuman : query.han) = Whole(han == riichi::kYakumanHan ? 1 : han);
  out.openObject();
  out.key("fu").number(fu);
  out.key("han").number(han);
  out.key("dealer").truth(dealer);
  out.key("ron").truth(win == Win::ron);
  out.key("each").openList();
  if (riichi::pointsOf(query, rules.rules, payments, problems)) {
    for (const std::int64_t points : payments.each) {
      out.number(points);
    }
  }
  out.close();
  out.close();
}

}  // namespace

void ids() {
  Values out(output());
  out.openObject();
  out.names("codes", kCodeIds);
  out.names("fields", kFieldPaths);
  out.names("detailKeys", kDetailKeys);
  out.names("words", kWordIds);
  out.names("flags", kFlagIds);
  out.names("checks", kCheckIds);
  out.names("yaku", kYakuIds);
  out.names("limits", kLimitIds);
  out.names("shapes", kShapeIds);
  out.names("waits", kWaitIds);
  out.names("fu", riichi::kFuIds);
  out.names("reasons", ledger::kReasonIds);
  out.names("rows", sichuan::kRowIds);
  out.names("meldTypes", kMeldTypeIds);
  out.names("lineKeys", kLineKeys);
  out.key("version").text(TENSU_VERSION);
  out.close();
}

void ruleSets() {
  Values out(output());
  out.openList();
  for (const House* house : houses()) {
    out.openObject();
    out.key("id").text(house->id);
    out.key("family").text(kFamilyIds[static_cast<std::size_t>(house->rules.family)]);
    out.key("players").number(house->rules.players);
    if (house->variantOf != nullptr) {
      out.key("variantOf").text(house->variantOf);
    }
    out.close();
  }
  out.close();
}

void describe(int slot) {
  const CompiledRules& rules = rulesAt(slot);
  Values out(output());
  out.openObject();
  writeYaku(out, rules);
  if (rules.rules.family == Family::sichuan) {
    writeRows(out);
  }
  writeFacts(out, rules);
  writeOptions(out, rules);
  writeTiles(out, rules);
  out.close();
}

void table(int slot) {
  const CompiledRules& rules = rulesAt(slot);
  Values out(output());
  out.openList();
  const auto rows = [&out, &rules](auto eachRow) {
    for (const bool dealer : {false, true}) {
      for (const Win win : {Win::ron, Win::tsumo}) {
        eachRow([&](int fu, int han) { writeCell(out, fu, han, dealer, win, rules); });
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
  out.close();
}

}  // namespace tensu::wire
