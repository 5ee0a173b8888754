// What known han and fu pay, without tiles: single lookups and the printed table.
#pragma once

#include "ledger/payment.hpp"
#include "problem.hpp"
#include "request.hpp"
#include "riichi/limits.hpp"
#include "riichi/yaku_id.hpp"

namespace tensu::riichi {

/// More yakuman than any hand can have.
inline constexpr int kMostYakuman = 13;

/// A win whose worth is known without its tiles.
struct PointsQuery {
  Whole han;
  Whole fu;
  Whole yakuman;
  bool dealer = false;
  Win win = Win::ron;
};

/// What known han and fu, or a number of yakuman, are worth; refuses what `pointsOf` refuses.
[[nodiscard]] bool worthOf(const PointsQuery& query, const RiichiRules& rules, Worth& worth,
                           Problems& problems) noexcept;

struct Payments {
  Limit limit = Limit::none;
  /// The whole sum by ron and with two players, each one's share for a dealer's tsumo, the dealer's and a child's share
  /// for a child's tsumo.
  StaticVector<std::int64_t, 2> each;
};

/// han 1–999; fu 20, 25, 30, 40 … 170, not looked at from 5 han on; yakuman instead of both, more than one only where
/// they add up. What no hand can have is bad_value.
[[nodiscard]] bool pointsOf(const PointsQuery& query, const RuleSet& rules, Payments& out, Problems& problems) noexcept;

/// Whether some hand has this fu and han.
[[nodiscard]] bool canBe(int fu, int han, Win win, const RiichiRules& rules) noexcept;

/// Rows of the printed table: fu and han, and after them the limits with fu 0.
inline constexpr std::array<int, 11> kTableFu = {20, 25, 30, 40, 50, 60, 70, 80, 90, 100, 110};
inline constexpr int kTableHan = 4;

}  // namespace tensu::riichi
