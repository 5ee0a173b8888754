// A whole hand at the table as it came in, piece by piece: every field may be missing or unusable, nothing is checked
// yet.
#pragma once

#include "ledger/round.hpp"
#include "request.hpp"

namespace tensu::table {

/// One number a seat or a rank.
struct NumberList {
  Presence presence = Presence::missing;
  /// How many there were, also beyond the capacity.
  int count = 0;
  std::array<Whole, kMaxPlayers> numbers{};
};

struct SeatList {
  /// More seats than a table has name one of them twice, or one that is not there.
  static constexpr std::size_t kMost = 8;
  Presence presence = Presence::missing;
  StaticVector<Whole, kMost> seats;
};

/// Some items that are handed over one by one afterwards.
struct ItemList {
  Presence presence = Presence::missing;
  /// How many there are, also those that are not handed over.
  int count = 0;
};

struct PenaltyRequest {
  Whole seat;
  /// A `ledger::Offence`.
  Whole kind;
};

struct RoundRequest {
  Whole honba;
  Whole pot;
  Whole round;
  Whole oka;
  Whole dealerSeat;
  Whole firstDealer;
  /// 0 or 1.
  Whole lastHand;
  NumberList points;
  NumberList uma;
  SeatList riichi;
  ItemList penaltyList;
  StaticVector<PenaltyRequest, ledger::kMaxPenalties> penalties;
  Presence outcomePresence = Presence::missing;
  /// A `ledger::Outcome`.
  Whole outcome;
  /// A `ledger::Abort`.
  Whole abort;
  SeatList tenpai;
  SeatList nagashi;
  ItemList wins;
  ItemList actions;
  /// In the order of the request.
  StaticVector<Unusable, 32> unusable;
};

/// A win without its tiles.
struct KnownWinRequest {
  Whole seat;
  Presence winPresence = Presence::missing;
  Whole winBy;
  Whole from;
  Whole han;
  Whole fu;
  Whole yakuman;
  Whole base;
  Flags flags;
  StaticVector<Unusable, 32> unusable;
};

enum class ActionType : std::uint8_t { kong, win, wall_end };
inline constexpr std::array<const char*, 3> kActionTypeIds = {"kong", "win", "wall-end"};

/// An action of a battle without its wins or hands.
struct ActionRequest {
  /// An `ActionType`.
  Whole type;
  Whole seat;
  /// A `MeldType`.
  Whole kind;
  Whole from;
  /// 0 or 1.
  Whole late;
  Text tile;
  ItemList wins;
  ItemList hands;
  StaticVector<Unusable, 32> unusable;
};

/// A hand at the wall's end without its tiles.
struct WallHandRequest {
  Whole seat;
  /// 0 or 1.
  Whole ready;
  Whole base;
  /// 0 or 1.
  Whole pig;
  StaticVector<Unusable, 32> unusable;
};

/// Whether a piece was nothing that has fields: it is refused as such.
template <class Request>
[[nodiscard]] bool isNothing(const Request& request) noexcept {
  return !request.unusable.empty() && request.unusable[0].field == Field::piece;
}

}  // namespace tensu::table
