// What base points make each player pay in the riichi family.
#pragma once

#include "request.hpp"
#include "rules/rule_set.hpp"

namespace tensu::ledger {

/// What a riichi puts on the table.
inline constexpr std::int32_t kStick = 1000;

[[nodiscard]] constexpr int upToHundred(int points) noexcept {
  return (points + 99) / 100 * 100;
}

/// Who is at the table and how the hand was won.
struct WinTerms {
  int players = 4;
  bool dealer = false;
  Win win = Win::tsumo;
  TwoPlayerTsumo twoPlayerTsumo = TwoPlayerTsumo::full;
};

/// By ron, and by tsumo with two players.
[[nodiscard]] constexpr bool onePays(const WinTerms& terms) noexcept {
  return terms.win == Win::ron || terms.players == 2;
}

/// What the one payer pays.
[[nodiscard]] constexpr int paidByOne(int base, const WinTerms& terms) noexcept {
  if (terms.win == Win::tsumo && terms.twoPlayerTsumo == TwoPlayerTsumo::split) {
    return upToHundred(2 * base);
  }
  return upToHundred((terms.dealer ? 6 : 4) * base);
}

/// By tsumo at a table of more than two: what a payer pays, double where either is the dealer.
[[nodiscard]] constexpr int paidByEach(int base, bool withDealer) noexcept {
  return upToHundred((withDealer ? 2 : 1) * base);
}

/// What the winner gets in all, without counters and sticks.
[[nodiscard]] constexpr int gainOf(int base, const WinTerms& terms) noexcept {
  if (onePays(terms)) {
    return paidByOne(base, terms);
  }
  const int others = terms.players - 1;
  return terms.dealer ? others * paidByEach(base, true)
                      : paidByEach(base, true) + (others - 1) * paidByEach(base, false);
}

}  // namespace tensu::ledger
