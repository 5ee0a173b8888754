#include "rules/build.hpp"

#include <algorithm>

namespace tensu {
namespace {

constexpr std::size_t kYakuPrefix = 5;

void refuse(Problems& problems, std::size_t index, Word why) noexcept {
  problems.add(Code::bad_rules, Field::rules_key, static_cast<int>(index), details(reason(why)));
}

/// The yaku that a key `yaku.<id>` switches, or kYaku.
int switchedYaku(std::u16string_view key) noexcept {
  if (!same(key.substr(0, kYakuPrefix), "yaku.")) {
    return kYaku;
  }
  for (int i = 0; i < kYaku; ++i) {
    if (hasSwitch(static_cast<Yaku>(i)) && same(key.substr(kYakuPrefix), kYakuIds[static_cast<std::size_t>(i)])) {
      return i;
    }
  }
  return kYaku;
}

const Option* optionOf(const House& house, std::u16string_view key) noexcept {
  for (const Option& option : allOptions()) {
    if (same(key, option.key)) {
      return hasOption(house, option.key) ? &option : nullptr;
    }
  }
  return nullptr;
}

const Choice* choiceOf(const Option& option, const GivenOption& given) noexcept {
  for (const Choice& choice : option.choices) {
    const bool named = choice.name != nullptr;
    if (named ? given.kind == GivenOption::Kind::text && same(given.text, choice.name)
              : given.kind == GivenOption::Kind::whole && given.number == choice.value) {
      return &choice;
    }
  }
  return nullptr;
}

/// Sets the option, or says why the value is none that it takes.
bool apply(const Option& option, const GivenOption& given, RuleSet& rules, Word& why) noexcept {
  if (option.type == OptionType::choice) {
    const Choice* choice = choiceOf(option, given);
    why = Word::out_of_range;
    if (choice != nullptr) {
      option.set(rules, choice->value);
    }
    return choice != nullptr;
  }
  const auto wanted = option.type == OptionType::boolean ? GivenOption::Kind::boolean : GivenOption::Kind::whole;
  if (given.kind != wanted || !takes(option, given.number)) {
    why = given.kind != wanted ? Word::wrong_kind : Word::out_of_range;
    return false;
  }
  option.set(rules, given.number);
  return true;
}

std::size_t placeIn(std::span<const GivenOption> options, const char* key) noexcept {
  return static_cast<std::size_t>(
      std::find_if(options.begin(), options.end(), [key](const auto& o) { return same(o.key, key); }) -
      options.begin());
}

const Option& optionNamed(const char* key) noexcept {
  return *std::find_if(allOptions().begin(), allOptions().end(), [key](const auto& o) { return same(key, o.key); });
}

bool isRefused(const Problems& problems, std::size_t index) noexcept {
  return std::any_of(problems.list().begin(), problems.list().end(),
                     [index](const Problem& problem) { return static_cast<std::size_t>(problem.index) == index; });
}

/// Where only one of two linked options was given, sets the other; refuses a pair that does not exist. A value that was
/// refused by itself makes no pair.
void follow(const Link& link, std::span<const GivenOption> options, RuleSet& rules, Problems& problems) noexcept {
  const std::size_t first = placeIn(options, link.first);
  const std::size_t second = placeIn(options, link.second);
  if (isRefused(problems, first) || isRefused(problems, second)) {
    return;
  }
  const Option& firstOption = optionNamed(link.first);
  const Option& secondOption = optionNamed(link.second);
  const bool leads = first < options.size();
  if (!leads && second == options.size()) {
    return;
  }
  const std::int32_t value = leads ? firstOption.get(rules) : secondOption.get(rules);
  for (const auto& pair : link.pairs) {
    if (pair[leads ? 0 : 1] != value) {
      continue;
    }
    if (leads && second < options.size() && secondOption.get(rules) != pair[1]) {
      refuse(problems, second, Word::linked);
      return;
    }
    firstOption.set(rules, pair[0]);
    secondOption.set(rules, pair[1]);
  }
}

void applyOne(const House& house, const GivenOption& given, std::size_t index, RuleSet& rules,
              Problems& problems) noexcept {
  const int yaku = house.rules.family == Family::riichi ? switchedYaku(given.key) : kYaku;
  if (yaku < kYaku) {
    if (given.kind != GivenOption::Kind::boolean) {
      refuse(problems, index, Word::wrong_kind);
      return;
    }
    rules.riichi.yaku[static_cast<std::size_t>(yaku)].on = given.number != 0;
    return;
  }
  const Option* option = optionOf(house, given.key);
  Word why = Word::unknown_option;
  if (option == nullptr || !apply(*option, given, rules, why)) {
    refuse(problems, index, why);
  }
}

}  // namespace

bool buildRules(std::u16string_view base, std::span<const GivenOption> options, BuiltRules& out,
                Problems& problems) noexcept {
  out.house = houseOf(base);
  if (out.house == nullptr) {
    problems.add(Code::bad_rules, Field::rules, details(reason(Word::unknown_rules)));
    return false;
  }
  out.rules = out.house->rules;
  for (std::size_t i = 0; i < options.size(); ++i) {
    applyOne(*out.house, options[i], i, out.rules, problems);
  }
  for (const Link& link : out.house->links) {
    follow(link, options, out.rules, problems);
  }
  return problems.empty();
}

}  // namespace tensu
