// The values of one action of a battle, without its wins and hands.
#pragma once

#include "ledger/battle.hpp"
#include "rules/rule_set.hpp"
#include "table/request.hpp"

namespace tensu::table {

struct Action {
  ActionType type{};
  /// Where it is a kong.
  ledger::Kong kong;
  /// How many wins or hands it says it has.
  int count = 0;
};

/// Fills `out`; every fault is a bad_value, or of its tile a bad_notation or tile_kind.
void readAction(const ActionRequest& request, const RuleSet& rules, Action& out, Problems& problems) noexcept;

/// A hand at the wall's end without its tiles; its seat is looked at elsewhere.
void readWallHand(const WallHandRequest& request, ledger::WallHand& out, Problems& problems) noexcept;

}  // namespace tensu::table
