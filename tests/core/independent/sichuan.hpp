// The worth of a Sichuan hand, worked out slowly from the rule document.
#pragma once

#include "independent/readings.hpp"
#include "independent/rules.hpp"

namespace tensu::independent {

[[nodiscard]] Verdict scoreSichuan(const Hand& hand, const Rules& rules);

/// 13 tiles at the wall's end.
struct WallEnd {
  bool ready = false;
  bool pig = false;
  std::set<int> waits;
  /// The highest capped base that a wait brings.
  int base = 0;
};

[[nodiscard]] WallEnd wallEndOf(const Hand& hand, const Rules& rules);

}  // namespace tensu::independent
