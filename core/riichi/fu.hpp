// Fu: what each part of a reading adds.
#pragma once

#include <cstdint>

#include "base/static_vector.hpp"
#include "riichi/yaku.hpp"

namespace tensu::riichi {

enum class FuId : std::uint8_t {
  closed_ron,
  base,
  triplet,
  kan,
  pair,
  tsumo,
  wait_kanchan,
  wait_penchan,
  wait_tanki,
  wait_shanpon,
  open_pinfu,
  chiitoitsu,
};
inline constexpr std::array<const char*, 12> kFuIds = {"closed-ron", "base",         "triplet",      "kan",
                                                       "pair",       "tsumo",        "wait-kanchan", "wait-penchan",
                                                       "wait-tanki", "wait-shanpon", "open-pinfu",   "chiitoitsu"};

struct FuItem {
  FuId id{};
  std::int16_t fu = 0;
  /// The kind of the set or pair, else kNoKind.
  Kind kind = kNoKind;
};
using FuItems = StaticVector<FuItem, 10>;

/// The fu of a reading, rounded up to ten (seven pairs as they are); 0 where a hand has none, such as thirteen orphans.
/// `pinfu`: whether the reading counts as one. Source of the values: the table that WCOOM prints.
[[nodiscard]] int fuOf(const View& view, bool pinfu) noexcept;

/// The same, item by item before rounding.
[[nodiscard]] FuItems fuItemsOf(const View& view, bool pinfu) noexcept;

}  // namespace tensu::riichi
