// Sichuan hands by chance.
#include <algorithm>

#include "independent/deals.hpp"

namespace tensu::independent {
namespace {

bool holdsKan(const Hand& hand) {
  return std::any_of(hand.melds.begin(), hand.melds.end(),
                     [](const Meld& meld) { return meld.type != "chi" && meld.type != "pon"; });
}

}  // namespace

void Deals::sichuanTiles(Hand& hand, const Rules& rules, bool wallEnd) {
  const KindMask suits[] = {kMan, kPin, kSou, kMan | kPin, kPin | kSou, kMan | kSou};
  const KindMask kinds = suits[dice_.roll(6)];
  hand.lack = (kinds & kSou) == 0 ? 2 : (kinds & kPin) == 0 ? 1 : 0;
  if (chance(15)) {
    while (hand.concealed.size() < 14) {
      const int kind = test::anyOf(dice_, kinds);
      const int held = copiesOf(hand.concealed)[static_cast<std::size_t>(kind)];
      if (held < 4) {
        draw(kind, hand.concealed);
        draw(kind, hand.concealed);
      }
    }
  } else {
    Groups groups;
    while (!standard({kinds, oneOf<int>({20, 50, 100})}, groups)) {
    }
    callSome(groups, hand, rules, oneOf<int>({0, 30, 100}), oneOf<int>({0, 15, 60}), false);
  }
  if (chance(wallEnd ? 15 : 4)) {
    spoil(hand);
  }
  dice_.shuffle(hand.concealed);
  if (wallEnd) {
    hand.concealed.pop_back();
  }
}

void Deals::sichuanFlags(Hand& hand) {
  const std::vector<int> tiles = allTiles(hand);
  const bool another = std::count(tiles.begin(), tiles.end(), hand.concealed.back()) > 1;
  const bool last = chance(15);
  if (hand.tsumo && hand.melds.empty() && !last && chance(10)) {
    hand.flags.insert(hand.seat == 0 ? "heaven" : "earth");
    return;
  }
  if (hand.tsumo && holdsKan(hand) && chance(30)) {
    hand.flags.insert("kong-bloom");
  }
  if (!hand.tsumo && chance(20)) {
    hand.flags.insert("after-kong");
  }
  if (!hand.tsumo && !last && !another && chance(30)) {
    hand.flags.insert("rob-kong");
  }
  if (last) {
    hand.flags.insert("last-tile");
  }
}

Hand Deals::sichuan(const Rules& rules, bool wallEnd) {
  Hand hand;
  shuffleWall(rules, kMan | kPin | kSou);
  hand.seat = dice_.roll(4);
  hand.active = {0, 1, 2, 3};
  sichuanTiles(hand, rules, wallEnd);
  if (wallEnd) {
    return hand;
  }
  const int out = dice_.roll(3);
  for (int i = 0; i < out; ++i) {
    hand.active.erase((hand.seat + 1 + dice_.roll(3)) % 4);
  }
  hand.tsumo = chance(50);
  while (!hand.tsumo && (hand.from < 0 || hand.from == hand.seat || hand.active.count(hand.from) == 0)) {
    hand.from = dice_.roll(4);
  }
  sichuanFlags(hand);
  return hand;
}

}  // namespace tensu::independent
