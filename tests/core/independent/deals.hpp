// Hands and options by chance, aimed so that every yaku, row and rule comes up.
#pragma once

#include "independent/readings.hpp"
#include "independent/rules.hpp"
#include "support/tiles.hpp"

namespace tensu::independent {

class Deals {
public:
  explicit Deals(std::uint32_t seed) : dice_(seed) {}

  /// Some options of a house changed, as `set` of a request.
  Json options(const std::string& house);
  /// A hand that breaks no rule of the table; it may be no win.
  Hand riichi(const Rules& rules);
  /// 14 tiles, or 13 for the wall's end.
  Hand sichuan(const Rules& rules, bool wallEnd);

private:
  /// Kinds to choose from, and how many in a hundred sets are triplets.
  struct Plan {
    KindMask kinds;
    int triplets;
  };
  using Groups = std::vector<Group>;

  bool chance(int percent) { return dice_.roll(100) < percent; }
  template <class T>
  T oneOf(const std::vector<T>& list) {
    return list[static_cast<std::size_t>(dice_.roll(static_cast<int>(list.size())))];
  }
  Plan plan();
  bool setFrom(const Plan& plan, Group& group);
  bool standard(const Plan& plan, Groups& groups);
  Groups aimed(const Rules& rules, int seat);
  void callSome(Groups& groups, Hand& hand, const Rules& rules, int percent, int kans, bool chi);
  void call(const Group& group, Hand& hand, const Rules& rules, bool kan);

  void shuffleWall(const Rules& rules, KindMask kinds);
  bool draw(int kind, std::vector<int>& to);
  bool drawAny(std::vector<int>& to);

  void tilesOf(Hand& hand, const Rules& rules);
  void orphanTiles(Hand& hand);
  void nineGatesTiles(Hand& hand);
  void pairTiles(Hand& hand);
  void unconnectedTiles(Hand& hand);
  void nagashiTiles(Hand& hand, const Rules& rules);
  void spoil(Hand& hand);
  void winBy(Hand& hand, const Rules& rules);
  void flags(Hand& hand, const Rules& rules);
  void firstDraw(Hand& hand, const Rules& rules);
  void lastTiles(Hand& hand, bool early);
  void indicators(Hand& hand, const Rules& rules);
  void table(Hand& hand, const Rules& rules);
  void sichuanTiles(Hand& hand, const Rules& rules, bool wallEnd);
  void sichuanFlags(Hand& hand);

  test::Dice dice_;
  /// The tiles that nobody has yet, in the order in which they are drawn.
  std::vector<int> wall_;
};

}  // namespace tensu::independent
