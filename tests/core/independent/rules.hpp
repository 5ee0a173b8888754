// The rules of every house as plain values, written from the rule documents and not from the engine's tables.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "support/json_request.hpp"

namespace tensu::independent {

using test::Json;

/// A house with some of its options changed.
class Rules {
public:
  /// `set`: options as in a request, all of them good.
  Rules(const std::string& house, const Json& set);

  [[nodiscard]] const std::string& house() const { return house_; }
  [[nodiscard]] int players() const { return house_ == "web-tile" ? 2 : 4; }
  /// Whether a yaku is in the rule set.
  [[nodiscard]] bool has(std::string_view yaku) const { return yaku_.count(yaku) > 0; }
  [[nodiscard]] bool is(std::string_view key) const { return at(key).get<bool>(); }
  [[nodiscard]] bool is(std::string_view key, std::string_view value) const {
    return at(key).get_ref<const std::string&>() == value;
  }
  [[nodiscard]] int number(std::string_view key) const { return at(key).get<int>(); }

private:
  [[nodiscard]] const Json& at(std::string_view key) const { return options_.find(key)->second; }

  std::string house_;
  std::map<std::string, Json, std::less<>> options_;
  std::set<std::string, std::less<>> yaku_;
};

/// Han closed and open of every yaku that has han, as the tables print them; 0 where it is none in that form.
[[nodiscard]] const std::map<std::string, std::pair<int, int>>& printedHan();
/// Every yaku that is a yakuman.
[[nodiscard]] const std::set<std::string>& yakumanIds();

/// The options that change what a hand is worth, with the values each can take.
[[nodiscard]] const std::map<std::string, Json>& scoringOptions(const std::string& house);

}  // namespace tensu::independent
