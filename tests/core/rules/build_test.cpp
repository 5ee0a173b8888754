#include "rules/build.hpp"

#include <vector>

#include "catch.hpp"
#include "support/rules.hpp"

namespace tensu::test {
namespace {

std::u16string wide(std::string_view ascii) {
  return {ascii.begin(), ascii.end()};
}

/// One option of a request; keeps its texts.
struct Given {
  std::u16string key;
  GivenOption::Kind kind = GivenOption::Kind::whole;
  std::int32_t number = 0;
  std::u16string text{};
};

struct Built {
  bool ok = false;
  BuiltRules rules;
  Problems problems;
};

Built build(const House& house, const std::vector<Given>& given) {
  std::vector<GivenOption> options;
  for (const Given& each : given) {
    options.push_back({each.key, each.kind, each.number, each.text});
  }
  Built built;
  built.ok = buildRules(wide(house.id), options, built.rules, built.problems);
  CHECK(built.ok == built.problems.empty());
  return built;
}

void refused(const House& house, const std::vector<Given>& given, Word why, int index = 0) {
  const Built built = build(house, given);
  REQUIRE_FALSE(built.ok);
  const Problem& problem = built.problems.list()[0];
  CHECK(problem.code == Code::bad_rules);
  CHECK(problem.field == Field::rules_key);
  CHECK(problem.index == index);
  REQUIRE(problem.details.size() == 1);
  CHECK(problem.details[0].value() == static_cast<std::int64_t>(why));
}

using Kind = GivenOption::Kind;

/// Every value that an option takes, as it is given.
std::vector<Given> valuesOf(const Option& option) {
  std::vector<Given> all;
  for (const Choice& choice : option.choices) {
    all.push_back(choice.name != nullptr ? Given{wide(option.key), Kind::text, 0, wide(choice.name)}
                                         : Given{wide(option.key), Kind::whole, choice.value});
  }
  const bool boolean = option.type == OptionType::boolean;
  for (std::int32_t value = option.min; option.choices.empty() && value <= option.max; value += option.step) {
    all.push_back({wide(option.key), boolean ? Kind::boolean : Kind::whole, value});
  }
  return all;
}

std::int32_t numberOf(const Option& option, const Given& given) {
  for (const Choice& choice : option.choices) {
    if (choice.name != nullptr && given.kind == Kind::text && wide(choice.name) == given.text) {
      return choice.value;
    }
  }
  return given.number;
}

/// Calls `use(house, option)` for every option that a house has.
template <class Use>
void forEachOption(Use use) {
  for (const House* house : houses()) {
    for (const Option& option : allOptions()) {
      if (hasOption(*house, option.key)) {
        INFO(house->id << " " << option.key);
        use(*house, option);
      }
    }
  }
}

}  // namespace

TEST_CASE("every option of every house takes each of its values and touches no other", "[rules]") {
  forEachOption([](const House& house, const Option& option) {
    const std::vector<Given> values = valuesOf(option);
    REQUIRE(values.size() >= 2);
    for (const Given& given : values) {
      const Built built = build(house, {given});
      REQUIRE(built.ok);
      CHECK(built.rules.house == &house);
      CHECK(option.get(built.rules.rules) == numberOf(option, given));
      for (const Option& other : allOptions()) {
        const bool linked = std::any_of(house.links.begin(), house.links.end(), [&](const Link& link) {
          return (same(link.first, option.key) && same(link.second, other.key)) ||
                 (same(link.second, option.key) && same(link.first, other.key));
        });
        CHECK((linked || same(other.key, option.key) || other.get(built.rules.rules) == other.get(house.rules)));
      }
    }
  });
}

TEST_CASE("every option of every house refuses every other value", "[rules]") {
  forEachOption([](const House& house, const Option& option) {
    const std::u16string key = wide(option.key);
    refused(house, {{key, Kind::other}}, option.type == OptionType::choice ? Word::out_of_range : Word::wrong_kind);
    if (option.type == OptionType::choice) {
      refused(house, {{key, Kind::text, 0, u"nothing"}}, Word::out_of_range);
      refused(house, {{key, Kind::text, 0, u""}}, Word::out_of_range);
      refused(house, {{key, Kind::whole, 999}}, Word::out_of_range);
      refused(house, {{key, Kind::boolean, 1}}, Word::out_of_range);
      return;
    }
    const bool boolean = option.type == OptionType::boolean;
    refused(house, {{key, boolean ? Kind::whole : Kind::boolean, 1}}, Word::wrong_kind);
    refused(house, {{key, Kind::text, 0, u"true"}}, Word::wrong_kind);
    if (!boolean) {
      refused(house, {{key, Kind::whole, option.min - option.step}}, Word::out_of_range);
      refused(house, {{key, Kind::whole, option.max + option.step}}, Word::out_of_range);
      refused(house, {{key, Kind::whole, INT32_MAX}}, Word::out_of_range);
      if (option.step > 1) {
        refused(house, {{key, Kind::whole, option.min + 1}}, Word::out_of_range);
      }
    }
  });
}

TEST_CASE("a house refuses options that it does not have", "[rules]") {
  for (const House* house : houses()) {
    INFO(house->id);
    for (const Option& option : allOptions()) {
      if (!hasOption(*house, option.key)) {
        refused(*house, {valuesOf(option)[0]}, Word::unknown_option);
      }
    }
    for (const char16_t* key :
         {u"", u"nothing", u"yaku.", u"yaku.nothing", u"yaku.renhou", u"yaku.red-five", u"Kiriage", u"yaku"}) {
      refused(*house, {{std::u16string(key), Kind::boolean, 1}}, Word::unknown_option);
    }
  }
}

TEST_CASE("every yaku of the riichi family has a switch that is a boolean", "[rules]") {
  for (const House* house : houses()) {
    for (std::size_t i = 0; i < kYaku; ++i) {
      const std::u16string key = wide(std::string("yaku.") + kYakuIds[i]);
      if (!hasSwitch(static_cast<Yaku>(i))) {
        continue;
      }
      INFO(house->id << " " << kYakuIds[i]);
      if (house->rules.family == Family::sichuan) {
        refused(*house, {{key, Kind::boolean, 1}}, Word::unknown_option);
        continue;
      }
      refused(*house, {{key, Kind::whole, 1}}, Word::wrong_kind);
      for (const int on : {0, 1}) {
        const Built built = build(*house, {{key, Kind::boolean, on}});
        REQUIRE(built.ok);
        for (std::size_t other = 0; other < kYaku; ++other) {
          CHECK(built.rules.rules.riichi.yaku[other].on == (other == i ? on != 0 : house->rules.riichi.yaku[other].on));
        }
      }
    }
  }
}

TEST_CASE("all faults of the rules are reported, each at its place", "[rules]") {
  const Built built = build(*houseOf(u"tenhou"), {{u"kiriage", Kind::text},
                                                  {u"min_han", Kind::whole, 2},
                                                  {u"nothing", Kind::whole},
                                                  {u"min_han", Kind::whole, 9}});
  REQUIRE(built.problems.list().size() == 3);
  CHECK(built.problems.list()[0].index == 0);
  CHECK(built.problems.list()[1].index == 2);
  CHECK(built.problems.list()[2].index == 3);
}

TEST_CASE("an unknown house is refused", "[rules]") {
  BuiltRules rules;
  Problems problems;
  CHECK_FALSE(buildRules(u"nowhere", {}, rules, problems));
  REQUIRE(problems.list().size() == 1);
  CHECK(problems.list()[0].field == Field::rules);
  CHECK(problems.list()[0].code == Code::bad_rules);
}

TEST_CASE("seven pairs and pinfu by tsumo go together at WEB TILE", "[rules]") {
  const House& web = *houseOf(u"web-tile");
  const auto pair = [&](const std::vector<Given>& given) {
    const Built built = build(web, given);
    REQUIRE(built.ok);
    return std::pair(built.rules.rules.riichi.chiitoiFu, built.rules.rules.riichi.pinfuTsumo);
  };
  const Given fu25{u"chiitoi_fu", Kind::whole, 25};
  const Given fu30{u"chiitoi_fu", Kind::whole, 30};
  const Given with{u"pinfu_tsumo", Kind::boolean, 1};
  const Given without{u"pinfu_tsumo", Kind::boolean, 0};
  CHECK(pair({}) == std::pair(25, true));
  CHECK(pair({fu25}) == std::pair(25, true));
  CHECK(pair({fu30}) == std::pair(30, false));
  CHECK(pair({with}) == std::pair(25, true));
  CHECK(pair({without}) == std::pair(30, false));
  CHECK(pair({fu30, without}) == std::pair(30, false));
  CHECK(pair({without, fu30}) == std::pair(30, false));
  CHECK(pair({fu25, with}) == std::pair(25, true));
  refused(web, {fu30, with}, Word::linked, 1);
  refused(web, {with, fu30}, Word::linked, 0);
  refused(web, {fu25, without}, Word::linked, 1);
  const Built elsewhere = build(*houseOf(u"tenhou"), {fu30, with});
  CHECK(elsewhere.ok);
}

}  // namespace tensu::test
