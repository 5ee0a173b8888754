// The worth of a hand of the riichi family, worked out slowly from the rule documents.
#pragma once

#include "independent/readings.hpp"
#include "independent/rules.hpp"

namespace tensu::independent {

/// A reading of a hand under some rules: what all questions about a yaku or fu need.
struct Case {
  const Hand& hand;
  const Reading& reading;
  const Rules& rules;

  [[nodiscard]] bool closed() const;
  /// A triplet or kan that nobody helped to complete.
  [[nodiscard]] bool concealed(const Group& group) const;
  [[nodiscard]] bool seatWind(int kind) const { return kind == 27 + hand.seat; }
  [[nodiscard]] bool roundWind(int kind) const { return kind == 27 + hand.round; }
};

/// What the winning tile completed: ryanmen, kanchan, penchan, shanpon or tanki; "orphans" for thirteen orphans.
[[nodiscard]] std::string waitOf(const Reading& reading, int winningKind);

/// The yaku that count, by id: those that are in the rule set and that no better one replaces.
[[nodiscard]] std::set<std::string> yakuOf(const Case& each);
/// The yakuman among them that the tiles make, in the rule set or not.
[[nodiscard]] std::set<std::string> yakumanOfTiles(const Case& each);
/// The han of a yaku that has han.
[[nodiscard]] int hanOf(const std::string& yaku, const Case& each);
/// As how many yakuman this one counts.
[[nodiscard]] int unitsOf(const std::string& yakuman, const Case& each);

[[nodiscard]] int fuOf(const Case& each, bool pinfu);

/// Whether the hand is a ron that its own discards or a passed win forbid.
[[nodiscard]] bool furiten(const Hand& hand, const Rules& rules);

/// What every seat wins or loses. `liableBase`: the part of the base that the liable player answers for.
[[nodiscard]] std::vector<long> deltasOf(const Hand& hand, const Rules& rules, int base, int liableBase);
/// What the winner gets for this base, without counters and sticks.
[[nodiscard]] long gainOf(const Hand& hand, const Rules& rules, int base);

[[nodiscard]] Verdict scoreRiichi(const Hand& hand, const Rules& rules);

}  // namespace tensu::independent
