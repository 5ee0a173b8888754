#include "ledger/round_parts.hpp"
#include "riichi/limits.hpp"

namespace tensu::ledger {
namespace {

constexpr int kEmptyChi = 1000;
constexpr int kEmptyPonOrKan = 3000;

bool chomboIsPaid(const Round& round, const RuleSet& rules) noexcept {
  if (!winsStand(round, rules)) {
    return true;
  }
  switch (rules.table.chomboWithWin) {
    case ChomboWithWin::both:
      return true;
    case ChomboWithWin::excused:
      return false;
    default:
      // Beside a right ron the wrong one is a chombo too, a right tsumo excuses it.
      return round.wins[0].win == Win::ron;
  }
}

}  // namespace

SeatMask offendersOf(const Round& round) noexcept {
  SeatMask offenders = 0;
  for (const Penalty& penalty : round.penalties) {
    if (isChombo(penalty.offence)) {
      offenders = static_cast<SeatMask>(offenders | 1 << penalty.seat);
    }
  }
  return offenders;
}

void payPenalties(const Round& round, const RuleSet& rules, Books& books) noexcept {
  const bool chomboPaid = chomboIsPaid(round, rules);
  for (const auto& [seat, offence] : round.penalties) {
    if (isChombo(offence)) {
      const WinTerms terms{rules.players, seat == 0, Win::ron};
      books.pay(seat, kOutside, chomboPaid ? gainOf(riichi::kMangan, terms) : 0, Reason::chombo);
    } else if (offence != Offence::dead_hand) {
      books.pay(seat, kOutside, offence == Offence::empty_chi ? kEmptyChi : kEmptyPonOrKan, Reason::empty_call);
    }
  }
}

Deal dealAfterChombo(const Round& round) noexcept {
  if (holds(offendersOf(round), 0)) {
    return {.stays = false, .honba = round.honba + 1};
  }
  return {.stays = true, .honba = round.honba, .replay = true};
}

}  // namespace tensu::ledger
