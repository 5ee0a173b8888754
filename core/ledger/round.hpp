// A whole hand at a table of the riichi family, from wins whose worth is known: who pays whom, line by line, and what
// comes next. Source: Makopi states double ron, penalties and the replay after a chombo, WEB TILE its draws and nagashi
// as a win, WCOOM the floor at zero and abortive draws; the rest is assumed, and an option where tables differ.
#pragma once

#include "ledger/game.hpp"
#include "ledger/riichi_win.hpp"

namespace tensu::ledger {

enum class Outcome : std::uint8_t { wins, exhaustive, abortive, stopped, battle };
inline constexpr std::array<const char*, 5> kOutcomeIds = {"wins", "exhaustive", "abortive", "stopped", "battle"};

enum class Abort : std::uint8_t { four_winds, four_kans, four_riichi, nine_terminals, triple_ron };
inline constexpr std::array<const char*, 5> kAbortIds = {"four-winds", "four-kans", "four-riichi", "nine-terminals",
                                                         "triple-ron"};

enum class Offence : std::uint8_t { chombo, noten_riichi, empty_chi, empty_pon, empty_kan, dead_hand };
inline constexpr std::array<const char*, 6> kOffenceIds = {"chombo",    "noten-riichi", "empty-chi",
                                                           "empty-pon", "empty-kan",    "dead-hand"};

struct Penalty {
  std::uint8_t seat = 0;
  Offence offence{};
};

[[nodiscard]] constexpr bool isChombo(Offence offence) noexcept {
  return offence == Offence::chombo || offence == Offence::noten_riichi;
}

/// Bit s for the seat s.
using SeatMask = std::uint8_t;
[[nodiscard]] constexpr bool holds(SeatMask mask, int seat) noexcept {
  return (mask >> seat & 1) != 0;
}

inline constexpr std::size_t kMaxWinners = kMaxPlayers - 1;
inline constexpr std::size_t kMaxPenalties = 32;

/// How a hand ended. Nothing is checked here: a tsumo stands alone, several ron are on one discard, and so on.
struct Round {
  Outcome outcome{};
  /// With base, seats and way of winning; their counters, pot and points are filled in when the round is settled.
  StaticVector<RiichiWin, kMaxWinners> wins;
  SeatMask tenpai = 0;
  SeatMask nagashi = 0;
  SeatMask riichi = 0;
  StaticVector<Penalty, kMaxPenalties> penalties;
  std::int32_t honba = 0;
  /// Points on the table before the hand.
  std::int64_t pot = 0;
  GameState game;
};

/// The lines of each win by itself, in the order in which the wins were given.
using WinLedgers = std::array<Ledger, kMaxWinners>;

/// Sticks, wins or draw payments, penalties, sticks that go back, and at the game's end the pot to the first.
void settle(const Round& round, const RuleSet& rules, Settlement& out, WinLedgers& wins) noexcept;

}  // namespace tensu::ledger
