#include "packed/supply.hpp"

namespace tensu::packed {
namespace {

constexpr KindMask kFives = maskOf(kindOf(kRedFive)) | maskOf(kindOf(kRedFive + 1)) | maskOf(kindOf(kRedFive + 2));

/// A meld has only as many red fives as fives.
bool hasItsReds(const Meld& meld) noexcept {
  const bool run = meld.type == MeldType::chi;
  return meld.reds == 0 || (holdsFive(meld.first, run) && meld.reds <= (run ? 1 : tilesOf(meld.type)));
}

}  // namespace

Supply::Supply(const RuleSet& rules) noexcept : kinds_(rules.kinds) {
  for (std::size_t suit = 0; suit < kSuits; ++suit) {
    const auto red = static_cast<TileCode>(kRedFive + suit);
    red_[suit] = copiesOf(rules, red);
    plain_[suit] = copiesOf(rules, kindOf(red));
  }
}

bool Supply::covers(const Hand& hand, const HandCounts& counts) const noexcept {
  const Counts& all = counts.all;
  RedFiveCounts reds = counts.reds;
  int tiles = hand.concealedCount;
  bool redsFit = true;
  for (std::size_t i = 0; i < hand.meldCount; ++i) {
    const Meld& meld = hand.melds[i];
    tiles += tilesOf(meld.type);
    reds[static_cast<std::size_t>(suitOf(meld.first)) % kSuits] += meld.reds;
    redsFit = redsFit && hasItsReds(meld);
  }
  // Where more than seven of a kind have spoilt the counts the total is less than the tiles, and never more.
  if (!redsFit || all.total() != tiles || all.hasAtLeast(kCopies + 1)) {
    return false;
  }
  return (counts.kinds & ~kinds_) == 0 && ((counts.kinds & kFives) == 0 || coversFives(all, reds));
}

bool Supply::coversFives(const Counts& all, const RedFiveCounts& reds) const noexcept {
  for (std::size_t suit = 0; suit < kSuits; ++suit) {
    const int fives = all[kindOf(static_cast<TileCode>(kRedFive + suit))];
    if (reds[suit] > red_[suit] || fives - reds[suit] > plain_[suit]) {
      return false;
    }
  }
  return true;
}

}  // namespace tensu::packed
