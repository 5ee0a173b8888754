// What a battle does not allow next.
#include <algorithm>

#include "ledger/battle.hpp"

namespace tensu::ledger {
namespace {

/// What is true of a tile is true for all who win it.
constexpr Flag kOfTheTile[] = {Flag::rob_kong, Flag::after_kong, Flag::last_tile};

Fault conflict(Flag which, Word other, std::size_t win) noexcept {
  return {Code::flag_conflict, details(flag(DetailKey::flag, which), word(DetailKey::other, other)),
          static_cast<int>(win)};
}

}  // namespace

Fault Battle::fault(Word why) const noexcept {
  return {Code::bad_action, details(reason(why), number(DetailKey::step, step_))};
}

Fault Battle::fault(Word why, int seat) const noexcept {
  return {Code::bad_action, details(reason(why), number(DetailKey::step, step_), number(DetailKey::seat, seat))};
}

bool Battle::isClosed(Faults& faults) const noexcept {
  if (over()) {
    faults.push_back(fault(Word::hand_over));
  } else if (wallEmpty_) {
    faults.push_back(fault(Word::after_last_tile));
  }
  return !faults.empty();
}

Faults Battle::faultsOf(const Kong& kong) const noexcept {
  Faults faults;
  if (isClosed(faults)) {
    return faults;
  }
  if (!isActive(kong.seat)) {
    faults.push_back(fault(Word::has_won, kong.seat));
  }
  if (kong.kind == MeldType::kan && !isActive(kong.from)) {
    faults.push_back(fault(Word::has_won, kong.from));
  }
  if (kongsOf(kong.seat) == kMostKongs) {
    faults.push_back(fault(Word::fifth_kong, kong.seat));
  }
  const auto sameTile = [&kong](const PaidKong& other) { return other.tile == kong.tile; };
  if (kong.tile != kTileCodes && std::any_of(kongs_.begin(), kongs_.end(), sameTile)) {
    faults.push_back(fault(Word::same_kong));
  }
  return faults;
}

Faults Battle::faultsOf(const BattleWins& wins) const noexcept {
  Faults faults;
  if (isClosed(faults)) {
    return faults;
  }
  for (const BattleWin& win : wins) {
    if (!isActive(win.seat)) {
      faults.push_back(fault(Word::has_won, win.seat));
    }
  }
  if (wins[0].win == Win::ron && !isActive(wins[0].from)) {
    faults.push_back(fault(Word::has_won, wins[0].from));
  }
  checkFlags(wins, faults);
  return faults;
}

void Battle::checkFlags(const BattleWins& wins, Faults& faults) const noexcept {
  for (std::size_t i = 0; i < wins.size(); ++i) {
    const BattleWin& win = wins[i];
    if (win.flags.has(Flag::kong_bloom) && win.win == Win::tsumo && kongBefore() != win.seat) {
      faults.push_back(conflict(Flag::kong_bloom, Word::no_kong_before, i));
    }
    if (win.flags.has(Flag::after_kong) && win.win == Win::ron && kongBefore() != win.from) {
      faults.push_back(conflict(Flag::after_kong, Word::no_kong_before, i));
    }
    if (win.flags.has(Flag::heaven) && step_ > 0) {
      faults.push_back(conflict(Flag::heaven, Word::not_first, i));
    }
    if (win.flags.has(Flag::earth) && !kongs_.empty()) {
      faults.push_back(conflict(Flag::earth, Word::kong_before, i));
    }
    for (const Flag each : kOfTheTile) {
      if (win.flags.has(each) != wins[0].flags.has(each)) {
        faults.push_back(conflict(each, Word::not_for_all, i));
      }
    }
  }
}

Faults Battle::faultsOf(const WallHands& hands) const noexcept {
  Faults faults;
  if (over()) {
    faults.push_back(fault(Word::hand_over));
    return faults;
  }
  std::uint8_t named = 0;
  for (const WallHand& hand : hands) {
    if (!isActive(hand.seat)) {
      faults.push_back(fault(Word::has_won, hand.seat));
    }
    named = static_cast<std::uint8_t>(named | 1 << hand.seat);
  }
  for (int seat = 0; seat < kMaxPlayers; ++seat) {
    if (isActive(seat) && (named >> seat & 1) == 0) {
      faults.push_back(fault(Word::not_everyone, seat));
    }
  }
  return faults;
}

}  // namespace tensu::ledger
