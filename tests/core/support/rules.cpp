#include "support/rules.hpp"

#include <algorithm>

#include "catch.hpp"

namespace tensu::test {

CompiledRules rulesOf(std::string_view house, std::string_view options) {
  CompiledRules rules;
  Problems problems;
  const Json set = Json::parse(options);
  INFO(house << " " << options);
  REQUIRE(JsonRules({{"base", std::string(house)}, {"set", set}}).compile(rules, problems));
  return rules;
}

Json valueOf(const Option& option, std::int32_t value) {
  if (option.type == OptionType::boolean) {
    return value != 0;
  }
  for (const Choice& choice : option.choices) {
    if (choice.value == value && choice.name != nullptr) {
      return choice.name;
    }
  }
  return value;
}

std::string textOf(const Option& option, std::int32_t value) {
  const Json json = valueOf(option, value);
  return json.is_string() ? json.get<std::string>() : json.dump();
}

const Option& optionNamed(std::string_view key) {
  const auto all = allOptions();
  const auto found = std::find_if(all.begin(), all.end(), [key](const Option& option) { return key == option.key; });
  REQUIRE(found != all.end());
  return *found;
}

}  // namespace tensu::test
