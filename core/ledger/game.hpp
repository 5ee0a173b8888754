// Where a hand stands in its game, and what follows it. Source: Makopi states the end of its East round and ties by
// seat order, WEB TILE when the dealer stays and that a game ends below zero, Tenhou its West round; the rest is
// assumed.
#pragma once

#include "ledger/ledger.hpp"
#include "rules/rule_set.hpp"

namespace tensu::ledger {

/// Seats of the riichi family go round from the dealer, places stay where they are. A Sichuan seat is a place.
struct GameState {
  /// The dealer's place, and that of who dealt first in the game.
  std::uint8_t dealer = 0;
  std::uint8_t firstDealer = 0;
  bool lastHand = false;
  /// 0–3 for E S W N.
  std::uint8_t round = 0;
  bool hasPoints = false;
  /// What each seat holds before the hand.
  Points points{};
  /// What each rank gets at the end, best first, and the first besides.
  Points uma{};
  std::int64_t oka = 0;
};

struct Next {
  std::uint8_t dealer = 0;
  bool dealerStays = false;
  std::int32_t honba = 0;
  bool replay = false;
  bool gameOver = false;
  std::uint8_t round = 0;
  /// Whether the two below are there: the game is over and the points are known.
  bool ranked = false;
  /// Places, best first.
  std::array<std::uint8_t, kMaxPlayers> ranks{};
  /// By place.
  Points final{};
};

struct Settlement {
  RoundLedger ledger;
  bool hasPoints = false;
  /// What each seat holds after the hand.
  Points points{};
  std::int64_t pot = 0;
  /// False while a battle is not over.
  bool hasNext = false;
  Next next;
};

/// How a hand of the riichi family ends for the deal.
struct Deal {
  bool stays = true;
  std::int32_t honba = 0;
  bool replay = false;
};

/// Who deals what round next and whether the game goes on; `points` are those after the hand. No ranks yet.
[[nodiscard]] Next nextOf(const GameState& game, const Deal& deal, const RuleSet& rules, const Points& points) noexcept;

/// The seat that stands first: most points, then the place that comes first from the first dealer.
[[nodiscard]] std::uint8_t firstSeat(const GameState& game, const RuleSet& rules, const Points& points) noexcept;

/// Fills ranks and final of a game that is over.
void rank(const GameState& game, const RuleSet& rules, const Points& points, Next& next) noexcept;

}  // namespace tensu::ledger
