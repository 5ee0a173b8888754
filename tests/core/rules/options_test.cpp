#include "rules/options.hpp"

#include "catch.hpp"

namespace tensu::test {

TEST_CASE("every value of an option has a place, and only those", "[rules]") {
  for (const Option& option : allOptions()) {
    INFO(option.key);
    std::uint16_t place = 0;
    std::int32_t value = 0;
    while (valueAt(option, place, value)) {
      CHECK(takes(option, value));
      CHECK(placeOf(option, value) == place);
      ++place;
    }
    CHECK(place >= 2);
    const auto values = option.type == OptionType::choice
                            ? option.choices.size()
                            : static_cast<std::size_t>((option.max - option.min) / option.step + 1);
    CHECK(place == values);
  }
}

TEST_CASE("what is set is what is read", "[rules]") {
  for (const Option& option : allOptions()) {
    INFO(option.key);
    RuleSet rules;
    std::int32_t value = 0;
    for (std::uint16_t place = 0; place < 8 && valueAt(option, place, value); ++place) {
      option.set(rules, value);
      CHECK(option.get(rules) == value);
    }
  }
}

}  // namespace tensu::test
