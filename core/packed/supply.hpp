// The tiles that a rule set plays with, ready for many hands to be held against them.
#pragma once

#include <array>
#include <cstdint>

#include "rules/rule_set.hpp"
#include "tiles/hand.hpp"

namespace tensu::packed {

class Supply {
public:
  Supply() noexcept = default;
  explicit Supply(const RuleSet& rules) noexcept;

  /// Whether the tiles of a hand can all have come from here. Its sizes must be those of a hand and its tiles codes.
  [[nodiscard]] bool covers(const Hand& hand, const HandCounts& counts) const noexcept;

private:
  [[nodiscard]] bool coversFives(const Counts& all, const RedFiveCounts& reds) const noexcept;

  KindMask kinds_ = 0;
  RedFiveCounts red_{};
  RedFiveCounts plain_{};
};

}  // namespace tensu::packed
