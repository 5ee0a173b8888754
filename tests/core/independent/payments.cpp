#include <algorithm>

#include "independent/riichi.hpp"

namespace tensu::independent {
namespace {

long upToHundred(long points) {
  return (points + 99) / 100 * 100;
}

/// What this seat owes for a base, when nobody is liable.
long owed(const Hand& hand, const Rules& rules, int base, int payer) {
  const bool dealerWins = hand.seat == 0;
  if (!hand.tsumo) {
    return payer == hand.from ? upToHundred((dealerWins ? 6L : 4L) * base) : 0;
  }
  if (rules.players() == 2) {
    return upToHundred((rules.is("two_player_tsumo", "split") ? 2L : dealerWins ? 6L : 4L) * base);
  }
  return upToHundred((dealerWins || payer == 0 ? 2L : 1L) * base);
}

long counters(const Hand& hand, const Rules& rules, int payer) {
  const long all = static_cast<long>(rules.number("honba")) * hand.honba;
  if (!hand.tsumo) {
    return payer == hand.from ? all : 0;
  }
  return rules.players() == 2 ? all : all / 3;
}

}  // namespace

long gainOf(const Hand& hand, const Rules& rules, int base) {
  long gain = 0;
  for (int payer = 0; payer < rules.players(); ++payer) {
    gain += payer == hand.seat ? 0 : owed(hand, rules, base, payer);
  }
  return gain;
}

std::vector<long> deltasOf(const Hand& hand, const Rules& rules, int base, int liableBase) {
  std::vector<long> pays(static_cast<std::size_t>(rules.players()), 0);
  long allCounters = 0;
  for (int payer = 0; payer < rules.players(); ++payer) {
    if (payer != hand.seat) {
      pays[static_cast<std::size_t>(payer)] = owed(hand, rules, base - liableBase, payer);
      allCounters += counters(hand, rules, payer);
    }
  }
  if (liableBase > 0) {
    const long whole = gainOf(hand, rules, liableBase);
    const bool shared = !hand.tsumo && hand.from != hand.liable;
    pays[static_cast<std::size_t>(hand.liable)] += (shared ? whole / 2 : whole) + allCounters;
    if (shared) {
      pays[static_cast<std::size_t>(hand.from)] += whole / 2;
    }
  } else {
    for (int payer = 0; payer < rules.players(); ++payer) {
      pays[static_cast<std::size_t>(payer)] += payer == hand.seat ? 0 : counters(hand, rules, payer);
    }
  }
  std::vector<long> deltas(pays.size(), 0);
  const auto winner = static_cast<std::size_t>(hand.seat);
  for (std::size_t payer = 0; payer < pays.size(); ++payer) {
    long paid = pays[payer];
    if (rules.is("floor_zero") && !hand.points.empty()) {
      paid = std::min(paid, std::max(0L, hand.points[payer]));
    }
    deltas[payer] -= paid;
    deltas[winner] += paid;
  }
  deltas[winner] += 1000L * hand.deposits;
  return deltas;
}

}  // namespace tensu::independent
