// Points that move between accounts, line by line. Every settlement is such a list, and its deltas are the sum of it.
#pragma once

#include <array>
#include <cstdint>

#include "base/static_vector.hpp"
#include "request.hpp"

namespace tensu::ledger {

/// A seat, or one of the two accounts below.
using Account = std::uint8_t;
inline constexpr Account kPot = 4;
inline constexpr Account kOutside = 5;
inline constexpr std::size_t kAccounts = 6;

enum class Reason : std::uint8_t {
  ron,
  tsumo,
  honba,
  deposits,
  riichi,
  floor,
  liability,
  noten,
  nagashi,
  chombo,
  empty_call,
  kong,
  kong_refund,
  kong_transfer,
  flower_pig,
  cha_jiao,
};
inline constexpr std::array<const char*, 16> kReasonIds = {
    "ron",     "tsumo",  "honba",      "deposits", "riichi",      "floor",         "liability",  "noten",
    "nagashi", "chombo", "empty-call", "kong",     "kong-refund", "kong-transfer", "flower-pig", "cha-jiao"};

struct Line {
  Account from = 0;
  Account to = 0;
  Reason reason{};
  /// In a battle: which action it belongs to, from 0.
  std::uint8_t step = 0;
  std::int64_t points = 0;
};

/// One number for each seat.
using Points = std::array<std::int64_t, kMaxPlayers>;
using Deltas = Points;

/// Room for the lines of one win.
inline constexpr std::size_t kWinLines = 24;
/// Room for those of a whole hand: a battle with sixteen kongs and all of them given back has at most 150, a hand of
/// the riichi family with all its penalties fewer.
inline constexpr std::size_t kRoundLines = 192;

/// The lines of one settlement, and what they add up to. A line of no points is not written.
template <std::size_t Capacity>
class Lines {
public:
  constexpr void add(Account from, Account to, std::int64_t points, Reason reason, std::uint8_t step = 0) noexcept {
    if (points > 0) {
      lines_.push_back({from, to, reason, step, points});
      sums_[from] -= points;
      sums_[to] += points;
    }
  }
  [[nodiscard]] constexpr const auto& lines() const noexcept { return lines_; }
  /// What the lines are for one account.
  [[nodiscard]] constexpr std::int64_t deltaOf(Account account) const noexcept { return sums_[account]; }
  [[nodiscard]] constexpr Deltas deltas() const noexcept {
    static_assert(kMaxPlayers == 4);
    return {sums_[0], sums_[1], sums_[2], sums_[3]};
  }

private:
  StaticVector<Line, Capacity> lines_;
  std::array<std::int64_t, kAccounts> sums_{};
};

using Ledger = Lines<kWinLines>;
using RoundLedger = Lines<kRoundLines>;

}  // namespace tensu::ledger
