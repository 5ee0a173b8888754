// What Sichuan asks of a win besides its shape: suits, players still in, and events that can be. Source: the
// rules guide of mahjchina; which events can stand together is assumed.
#pragma once

#include "problem.hpp"
#include "tiles/hand.hpp"

namespace tensu::sichuan {

/// Adds chi_not_allowed, lack_suit_meld, lack_suit_remains, not_active, no_payers and flag_conflict problems.
/// `concealed`: the kinds in the hand, which may hold more tiles than can be counted. `winAsked`: whether the hand is
/// to win now, so that nobody may be missing and no lack tile may be left.
void checkCircumstances(const Hand& hand, KindMask concealed, bool winAsked, Problems& problems,
                        Checks& checks) noexcept;

/// The flag_conflict problems of a win whose tiles are not known: what its flags, the way of winning and the seats say.
void checkKnownFlags(const Hand& hand, Problems& problems) noexcept;

/// The kinds of the suit that the player named as lacking.
[[nodiscard]] constexpr KindMask lackKinds(const Hand& hand) noexcept {
  return kindsOfSuit(hand.lack);
}

}  // namespace tensu::sichuan
