// From han and fu to base points.
#pragma once

#include "rules/rule_set.hpp"

namespace tensu::riichi {

inline constexpr int kMangan = 2000;
inline constexpr int kYakumanBase = 8000;
/// From so many han on fu do not count.
inline constexpr int kManganHan = 5;
inline constexpr int kYakumanHan = 13;

struct Worth {
  Limit limit = Limit::none;
  int base = 0;
};

/// Base points of a named limit: mangan 2,000 to yakuman 8,000.
[[nodiscard]] constexpr int baseOf(Limit limit) noexcept {
  constexpr int kBases[] = {0, kMangan, 3000, 4000, 6000, kYakumanBase};
  return kBases[static_cast<std::size_t>(limit)];
}

/// The han that a named hand shows: 5 for a mangan, 8 for a baiman, 13 for a yakuman.
[[nodiscard]] constexpr int hanOf(Limit limit) noexcept {
  constexpr int kHan[] = {0, kManganHan, 6, 8, 11, kYakumanHan};
  return kHan[static_cast<std::size_t>(limit)];
}

/// The worth of counted han and fu: fu × 2^(2 + han), from 5 han on the limits.
[[nodiscard]] constexpr Worth countedWorth(int han, int fu, const RiichiRules& rules) noexcept {
  if (han >= kYakumanHan && rules.kazoe) {
    return {Limit::yakuman, baseOf(Limit::yakuman)};
  }
  if (han >= kManganHan) {
    const Limit limit = han >= 11  ? Limit::sanbaiman
                        : han >= 8 ? Limit::baiman
                        : han >= 6 ? Limit::haneman
                                   : Limit::mangan;
    return {limit, baseOf(limit)};
  }
  const int base = fu << (2 + han);
  constexpr int kKiriage = 1920;
  if (base >= kMangan || (rules.kiriage && base == kKiriage)) {
    return {Limit::mangan, kMangan};
  }
  return {Limit::none, base};
}

}  // namespace tensu::riichi
