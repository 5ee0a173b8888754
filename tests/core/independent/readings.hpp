// Every way to read complete tiles, found by trying.
#pragma once

#include "independent/hand.hpp"

namespace tensu::independent {

struct Group {
  enum class Type { sequence, triplet, kan, pair };
  Type type{};
  /// The lowest kind of a sequence, else the kind.
  int kind = 0;
  /// Called from somebody.
  bool open = false;
  /// The winning tile went here.
  bool won = false;

  [[nodiscard]] bool sequence() const { return type == Type::sequence; }
  /// A triplet or a kan.
  [[nodiscard]] bool triplet() const { return type == Type::triplet || type == Type::kan; }
  [[nodiscard]] bool kan() const { return type == Type::kan; }
  [[nodiscard]] bool holds(int kind) const;
};

/// One reading: four sets and a pair, seven pairs, or thirteen orphans, which have no groups.
struct Reading {
  std::vector<Group> groups;

  [[nodiscard]] bool orphans() const { return groups.empty(); }
  [[nodiscard]] bool pairs() const { return groups.size() == 7; }
};

/// Every way to part the tiles into sets and one pair. `copies` are concealed tiles only.
[[nodiscard]] std::vector<std::vector<Group>> partings(const Copies& copies);

/// Seven pairs; `fours`: four of a kind are two of them.
[[nodiscard]] bool sevenPairs(const Copies& copies, bool fours);
[[nodiscard]] bool thirteenOrphans(const Copies& copies);

/// The melds of a hand as groups.
[[nodiscard]] std::vector<Group> meldGroups(const Hand& hand);

/// All readings of a hand of the riichi family, one for each place of the winning tile.
[[nodiscard]] std::vector<Reading> readingsOf(const Hand& hand);

}  // namespace tensu::independent
