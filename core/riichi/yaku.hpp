// Which yaku a reading has.
#pragma once

#include "riichi/reading.hpp"
#include "riichi/yaku_id.hpp"
#include "rules/rule_set.hpp"

namespace tensu::riichi {

/// A reading of a hand under a rule set.
struct View {
  const HandView& hand;
  const Reading& reading;
  const RiichiRules& rules;
};

/// The yaku of the hand and its circumstances, which hold however the tiles are read. As below, whether the rule set
/// has them or not, also those that a better one replaces.
[[nodiscard]] YakuMask holdingInEveryReading(const HandView& hand, const RiichiRules& rules) noexcept;
/// The others, of this reading.
[[nodiscard]] YakuMask holdingInReading(const View& view) noexcept;

/// Takes away what a better yaku of the mask replaces, such as iipeikou beside ryanpeikou.
[[nodiscard]] YakuMask withoutReplaced(YakuMask yaku, const RiichiRules& rules) noexcept;

/// How many yakuman this one counts as: two in the forms that an option doubles.
[[nodiscard]] int unitsOf(Yaku yaku, const View& view) noexcept;

/// Whether a pair of this kind gives fu, and so is none for pinfu.
[[nodiscard]] bool isValuePair(Kind pair, const HandView& hand) noexcept;

}  // namespace tensu::riichi
