// How a hand by chance was won, and what lies on the table.
#include <algorithm>

#include "independent/deals.hpp"

namespace tensu::independent {
namespace {

bool isKanMeld(const Meld& meld) {
  return meld.type != "chi" && meld.type != "pon";
}

}  // namespace

void Deals::nagashiTiles(Hand& hand, const Rules& rules) {
  while (hand.concealed.size() < 13) {
    drawAny(hand.concealed);
    if (hand.concealed.back() == kFlower) {
      hand.concealed.pop_back();
    }
  }
  if (rules.house() != "web-tile" && chance(30)) {
    hand.concealed.resize(10);
    for (int kind = 0; hand.melds.empty(); ++kind) {
      const auto left = [kind](int code) { return code != kFlower && plainKind(code) == kind; };
      if (std::count_if(wall_.begin(), wall_.end(), left) >= 3) {
        call({Group::Type::triplet, kind}, hand, rules, false);
      }
    }
  }
  hand.flags.insert("nagashi-mangan");
  for (int i = dice_.roll(8); i > 0; --i) {
    hand.discards.push_back(test::anyOf(dice_, kOrphans));
  }
}

void Deals::winBy(Hand& hand, const Rules& rules) {
  hand.tsumo = chance(45);
  if (!hand.tsumo) {
    hand.from = (hand.seat + 1 + dice_.roll(rules.players() - 1)) % rules.players();
    if (chance(2)) {
      hand.flags.insert("missed");
    }
    for (int i = chance(20) ? dice_.roll(9) : 0; i > 0; --i) {
      hand.discards.push_back(dice_.roll(kKinds));
    }
  }
}

void Deals::firstDraw(Hand& hand, const Rules& rules) {
  const bool firstRound = rules.is("renhou_scope", "first_round");
  const bool dealer = hand.seat == 0;
  const bool bySomebody =
      hand.tsumo ? rules.is("chiihou_by", "tsumo") : rules.is("chiihou_by", "ron") && hand.from == 0;
  if (firstRound ? chance(50) : !hand.tsumo && !dealer && chance(60)) {
    hand.flags.insert("renhou");
  }
  if (!firstRound && hand.has("renhou")) {
    return;
  }
  if (dealer ? hand.tsumo && chance(60) : bySomebody && chance(60)) {
    hand.flags.insert(dealer ? "tenhou" : "chiihou");
  }
}

void Deals::lastTiles(Hand& hand, bool early) {
  const std::vector<int> tiles = allTiles(hand);
  const int winning = plainKind(hand.concealed.back());
  const auto copies =
      std::count_if(tiles.begin(), tiles.end(), [winning](int code) { return plainKind(code) == winning; });
  const bool kan = std::any_of(hand.melds.begin(), hand.melds.end(), isKanMeld);
  if (hand.tsumo) {
    if (kan && !early && chance(30)) {
      hand.flags.insert("rinshan");
    } else if (chance(6)) {
      hand.flags.insert("haitei");
    }
    return;
  }
  if (copies == 1 && chance(12)) {
    hand.flags.insert("chankan");
    return;
  }
  if (chance(6)) {
    hand.flags.insert("houtei");
  }
  if (!early && chance(6)) {
    hand.flags.insert("kanburi");
  }
}

void Deals::flags(Hand& hand, const Rules& rules) {
  const bool closed =
      std::all_of(hand.melds.begin(), hand.melds.end(), [](const Meld& meld) { return meld.type == "ankan"; });
  if (hand.melds.empty() && chance(6)) {
    firstDraw(hand, rules);
    if (!hand.flags.empty()) {
      return;
    }
  }
  if (closed && chance(45)) {
    hand.flags.insert(chance(80) ? "riichi" : "double-riichi");
    if (chance(30)) {
      hand.flags.insert("ippatsu");
    }
  }
  lastTiles(hand, hand.has("ippatsu"));
  const bool orphans = hand.melds.empty() && thirteenOrphans(copiesOf(hand.concealed));
  if (hand.has("chankan") && orphans && rules.is("kokushi_robs_ankan") && chance(50)) {
    hand.flags.insert("chankan-ankan");
  }
}

void Deals::indicators(Hand& hand, const Rules& rules) {
  if (rules.is("flowers")) {
    const auto flowers = std::count(wall_.begin(), wall_.end(), static_cast<int>(kFlower));
    hand.flowers = dice_.roll(static_cast<int>(flowers) + 1);
    for (int i = 0; i < hand.flowers; ++i) {
      wall_.erase(std::find(wall_.begin(), wall_.end(), static_cast<int>(kFlower)));
    }
  }
  const auto one = [&](std::vector<int>& to) {
    const int held = plainKind(oneOf(hand.concealed));
    const int before = held % 9 > 0 && held != 31 ? held - 1 : -1;
    if (!(chance(30) && before >= 0 && draw(before, to))) {
      drawAny(to);
    }
  };
  for (int i = dice_.roll(chance(85) ? 3 : 6); i > 0; --i) {
    one(hand.dora);
  }
  if ((hand.has("riichi") || hand.has("double-riichi")) && !hand.dora.empty()) {
    const int most = rules.is("kan_ura") ? static_cast<int>(hand.dora.size()) : 1;
    for (int i = dice_.roll(most + 1); i > 0; --i) {
      one(hand.ura);
    }
  }
}

void Deals::table(Hand& hand, const Rules& rules) {
  hand.honba = chance(70) ? 0 : dice_.roll(8);
  hand.deposits = chance(70) ? 0 : dice_.roll(5);
  for (int seat = 0; seat < rules.players() && (seat > 0 ? !hand.points.empty() : chance(30)); ++seat) {
    hand.points.push_back(100L * (dice_.roll(400) - (chance(20) ? 300 : 0)));
  }
  if (chance(15)) {
    hand.liable = (hand.seat + 1 + dice_.roll(rules.players() - 1)) % rules.players();
  }
}

}  // namespace tensu::independent
