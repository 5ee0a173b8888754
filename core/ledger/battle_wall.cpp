// The wall's end: three steps that all look at the state before them.
#include <algorithm>

#include "base/sort.hpp"
#include "ledger/battle.hpp"

namespace tensu::ledger {
namespace {

constexpr int kPigPays = 8;

/// The hand of a seat, or null for one that has won.
const WallHand* handOf(int seat, const WallHands& hands) noexcept {
  const auto* found = std::find_if(hands.begin(), hands.end(), [seat](const WallHand& h) { return h.seat == seat; });
  return found == hands.end() ? nullptr : found;
}

}  // namespace

void Battle::play(const WallHands& given) noexcept {
  WallHands hands = given;
  sortFew(hands.begin(), hands.end(), [](const WallHand& a, const WallHand& b) { return a.seat < b.seat; });
  giveBackKongs(hands);
  payPigs(hands);
  payChaJiao(hands);
  wallEnded_ = true;
  endAction(false);
}

/// Each kong goes back share by share, unless its owner has won or is ready.
void Battle::giveBackKongs(const WallHands& hands) noexcept {
  for (const PaidKong& kong : kongs_) {
    const WallHand* owner = handOf(kong.seat, hands);
    if (owner == nullptr || (owner->ready && rules_.refundScope == RefundScope::not_ready)) {
      continue;
    }
    for (Account seat = 0; seat < kMaxPlayers; ++seat) {
      if (isActive(seat) || rules_.refundTo == RefundTo::all_payers) {
        line(kong.seat, seat, kong.paid[seat], Reason::kong_refund);
      }
    }
  }
}

/// Two pigs cancel.
void Battle::payPigs(const WallHands& hands) noexcept {
  for (const WallHand& pig : hands) {
    for (Account seat = 0; seat < kMaxPlayers && pig.pig; ++seat) {
      const WallHand* other = handOf(seat, hands);
      const bool alsoPig = other != nullptr && other->pig;
      if (!alsoPig && (isActive(seat) || rules_.pigTo == PigTo::everyone)) {
        line(pig.seat, seat, kPigPays, Reason::flower_pig);
      }
    }
  }
}

void Battle::payChaJiao(const WallHands& hands) noexcept {
  for (const WallHand& payer : hands) {
    const bool pays = !payer.ready && (!payer.pig || rules_.pigPaysChaJiao);
    for (const WallHand& receiver : hands) {
      if (pays && receiver.ready) {
        line(payer.seat, receiver.seat, receiver.base, Reason::cha_jiao);
      }
    }
  }
}

}  // namespace tensu::ledger
