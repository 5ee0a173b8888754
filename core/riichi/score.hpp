// The worth of a hand of the riichi family: its best reading, and those that lost.
#pragma once

#include <array>
#include <bit>

#include "problem.hpp"
#include "riichi/fu.hpp"
#include "riichi/limits.hpp"
#include "riichi/yaku.hpp"
#include "rules/rule_set.hpp"
#include "shape/distance.hpp"
#include "tiles/hand.hpp"

namespace tensu::riichi {

/// Han of many yaku at once: bit b of each yaku's han, for b from 0 on, so that they are added without a loop that ends
/// elsewhere for each hand.
class YakuHan {
public:
  /// 0 to 15 han.
  constexpr void add(std::size_t yaku, int han) noexcept {
    for (YakuMask& mask : bits_) {
      mask |= static_cast<YakuMask>(han & 1) << yaku;
      han >>= 1;
    }
  }
  /// What the yaku of a mask add up to.
  [[nodiscard]] constexpr int of(YakuMask yaku) const noexcept {
    int sum = 0;
    for (std::size_t bit = 0; bit < bits_.size(); ++bit) {
      sum += std::popcount(yaku & bits_[bit]) << bit;
    }
    return sum;
  }

private:
  std::array<YakuMask, 4> bits_{};
};

/// What each yaku is worth under a rule set, options and all: made once, so that scoring only adds numbers.
struct YakuWorths {
  YakuMask on = 0;
  YakuMask yakuman = 0;
  /// Named hands below a yakuman, which stand alone.
  YakuMask named = 0;
  YakuHan closed;
  YakuHan open;
  std::array<Limit, kYaku> limit{};
};

[[nodiscard]] YakuWorths worthsOf(const RiichiRules& rules) noexcept;

struct Dora {
  int dora = 0;
  int ura = 0;
  int aka = 0;
  int flower = 0;
  [[nodiscard]] constexpr int total() const noexcept { return dora + ura + aka + flower; }
};

/// A reading with everything that was counted in it.
struct Counted {
  Reading reading;
  YakuMask yaku = 0;
  int han = 0;
  int fu = 0;
  /// How many yakuman add up; 1 for a counted one.
  int yakuman = 0;
  int base = 0;
  Limit limit = Limit::none;
  /// A named limit hand, in which nothing else counts.
  bool named = false;
  /// What the winner gets, without counters and sticks.
  int points = 0;
};

inline constexpr std::size_t kMaxAlternatives = 5;

struct Score {
  Counted best;
  /// Zero where a named hand counts.
  Dora dora;
  StaticVector<Counted, kMaxAlternatives> alternatives;
};

/// Stages 4 and 5: finds the best reading, or says why the hand is no win: not_winning, furiten, no_yaku,
/// below_minimum_han. The hand must have passed every earlier check. `checks` may be null, and so may `alternatives` be
/// left out: both cost time.
[[nodiscard]] bool score(const Hand& hand, const HandCounts& counts, const RuleSet& rules, const YakuWorths& worths,
                         bool withAlternatives, Score& out, Problems& problems, Checks* checks) noexcept;

/// The han that a yaku shows in the list of a counted reading: 13 for each yakuman unit.
[[nodiscard]] int hanShown(Yaku yaku, const View& view, const YakuWorths& worths) noexcept;

/// What the concealed tiles can win with beside the melds.
[[nodiscard]] Goal goalOf(const Hand& hand) noexcept;

/// Which tiles the hand's family of shapes can wait for, before its winning tile.
[[nodiscard]] KindMask waitsOf(const Hand& hand) noexcept;

}  // namespace tensu::riichi
