#include "independent/deals.hpp"

#include <algorithm>

namespace tensu::independent {
namespace {

constexpr KindMask ranks(std::initializer_list<int> list, int suits = 3) {
  KindMask kinds = 0;
  for (const int rank : list) {
    for (int suit = 0; suit < suits; ++suit) {
      kinds |= maskOf(suit * kRanks + rank - 1);
    }
  }
  return kinds;
}

constexpr KindMask sou(std::initializer_list<int> list) {
  return ranks(list, 1) << 18;
}

constexpr KindMask kWind = maskOf(27) | maskOf(28) | maskOf(29) | maskOf(30);
constexpr KindMask kDragon = maskOf(31) | maskOf(32) | maskOf(33);
constexpr KindMask kOuter = ranks({1, 9}) | kWind | kDragon;

}  // namespace

Json Deals::options(const std::string& house) {
  Json set = Json::object();
  const auto& all = scoringOptions(house);
  const int changes = chance(30) ? 0 : dice_.roll(house == "mahjchina-sichuan" ? 5 : 12);
  for (int i = 0; i < changes; ++i) {
    const auto& [key, values] = *std::next(all.begin(), dice_.roll(static_cast<int>(all.size())));
    set[key] = values[static_cast<std::size_t>(dice_.roll(static_cast<int>(values.size())))];
  }
  if (house == "web-tile" && set.contains("chiitoi_fu")) {
    set.erase("pinfu_tsumo");
  }
  return set;
}

Deals::Plan Deals::plan() {
  const int suit = dice_.roll(3) * kRanks;
  const int start = dice_.roll(7) + 1;
  const KindMask run = ranks({start, start + 1, start + 2});
  const KindMask wholeSuit = kMan << suit;
  return oneOf<Plan>({{kAllKinds, 30},
                      {kAllKinds, 30},
                      {kAllKinds, 0},
                      {kAllKinds, 100},
                      {kSimples, 30},
                      {kSimples, 5},
                      {wholeSuit, 25},
                      {wholeSuit | kWind | kDragon, 40},
                      {ranks({1, 2, 3, 7, 8, 9}) | kWind | kDragon, 35},
                      {ranks({1, 2, 3, 7, 8, 9}), 20},
                      {kOuter, 100},
                      {ranks({1, 9}), 100},
                      {kWind | kDragon, 100},
                      {kWind | (wholeSuit & kOuter), 100},
                      {kDragon | wholeSuit, 75},
                      {kDragon | maskOf(dice_.roll(34)) | maskOf(dice_.roll(34)), 100},
                      {sou({2, 3, 4, 6, 8}) | maskOf(32), 60},
                      {sou({2, 3, 4, 6, 8}) | maskOf(33), 50},
                      {sou({1, 5, 7, 9}) | maskOf(33), 100},
                      {run, 30},
                      {run | kWind | kDragon, 50},
                      {(run & wholeSuit) | maskOf(dice_.roll(34)), 15},
                      {(run & wholeSuit) | kDragon, 15},
                      {ranks({start}) | maskOf(dice_.roll(34)) | maskOf(dice_.roll(34)), 100}});
}

bool Deals::setFrom(const Plan& plan, Group& group) {
  const bool triplet = chance(plan.triplets);
  std::vector<int> starts;
  for (int kind = 0; kind < kKinds; ++kind) {
    const bool run = kind < 27 && kind % 9 < 7 && (plan.kinds >> kind & 7) == 7;
    if (triplet ? (plan.kinds & maskOf(kind)) != 0 : run) {
      starts.push_back(kind);
    }
  }
  if (starts.empty()) {
    return false;
  }
  group = {triplet ? Group::Type::triplet : Group::Type::sequence, oneOf(starts)};
  return true;
}

bool Deals::standard(const Plan& plan, Groups& groups) {
  Copies copies{};
  groups.clear();
  for (int tries = 0; groups.size() < 5 && tries < 60; ++tries) {
    Group group{Group::Type::pair, test::anyOf(dice_, plan.kinds)};
    if (groups.size() < 4 && !setFrom(plan, group)) {
      continue;
    }
    Copies with = copies;
    for (int i = 0; i < (group.type == Group::Type::pair ? 2 : 3); ++i) {
      ++with[static_cast<std::size_t>(group.kind + (group.sequence() ? i : 0))];
    }
    if (std::all_of(with.begin(), with.end(), [](int count) { return count <= kCopies; })) {
      copies = with;
      groups.push_back(group);
    }
  }
  return groups.size() == 5;
}

/// Hands that no plan brings often: one triplet of every sort of tile, or named ones.
Deals::Groups Deals::aimed(const Rules& rules, int seat) {
  const auto triplet = [](int kind) { return Group{Group::Type::triplet, kind}; };
  if (chance(50)) {
    const int wind = rules.players() == 2 ? 27 + dice_.roll(2) : 27 + dice_.roll(4);
    return {triplet(wind), triplet(31), triplet(9), triplet(13), {Group::Type::pair, 18 + dice_.roll(9)}};
  }
  Groups groups;
  for (int suit = 0; suit < 3; ++suit) {
    groups.push_back(chance(80) ? triplet(suit * 9 + dice_.roll(9))
                                : Group{Group::Type::sequence, suit * 9 + dice_.roll(7)});
  }
  groups.push_back(triplet(31 + dice_.roll(3)));
  groups.push_back({Group::Type::pair, chance(70) ? 27 + seat : 27 + dice_.roll(4)});
  return groups;
}

void Deals::shuffleWall(const Rules& rules, KindMask kinds) {
  wall_.clear();
  for (int kind = 0; kind < kKinds; ++kind) {
    const bool five = kind < 27 && kind % 9 == 4 && rules.house() != "mahjchina-sichuan";
    const int reds = !five || rules.is("red_fives", "none") ? 0
                     : rules.is("red_fives", "one_each")    ? 1
                     : kind == 13                           ? 2
                                                            : 0;
    for (int copy = 0; copy < kCopies && (kinds & maskOf(kind)) != 0; ++copy) {
      wall_.push_back(copy < reds ? kRedFive + kind / 9 : kind);
    }
  }
  if (rules.house() != "mahjchina-sichuan" && rules.is("flowers")) {
    wall_.insert(wall_.end(), 4, kFlower);
  }
  dice_.shuffle(wall_);
}

bool Deals::draw(int kind, std::vector<int>& to) {
  const auto found =
      std::find_if(wall_.begin(), wall_.end(), [kind](int code) { return code != kFlower && plainKind(code) == kind; });
  if (found == wall_.end()) {
    return false;
  }
  to.push_back(*found);
  wall_.erase(found);
  return true;
}

bool Deals::drawAny(std::vector<int>& to) {
  if (wall_.empty()) {
    return false;
  }
  to.push_back(wall_.back());
  wall_.pop_back();
  return true;
}

void Deals::call(const Group& group, Hand& hand, const Rules& rules, bool kan) {
  Meld meld;
  const int others = rules.players() - 1;
  if (group.sequence()) {
    meld.type = "chi";
    meld.from = (hand.seat + others) % rules.players();
  } else {
    meld.type = kan ? oneOf<std::string>({"kan", "ankan", "ankan", "kakan"}) : "pon";
    meld.from = meld.type == "ankan" ? -1 : (hand.seat + 1 + dice_.roll(others)) % rules.players();
  }
  for (int i = 0; i < (kan ? 4 : 3); ++i) {
    draw(group.kind + (group.sequence() ? i : 0), meld.tiles);
  }
  hand.melds.push_back(meld);
}

/// Draws the tiles of all groups, some of them as melds.
void Deals::callSome(Groups& groups, Hand& hand, const Rules& rules, int percent, int kans, bool chi) {
  for (const Group& group : groups) {
    const auto same = [&group](const Group& other) { return other.holds(group.kind); };
    const bool alone = std::count_if(groups.begin(), groups.end(), same) == 1;
    const bool kan = group.triplet() && alone && chance(kans);
    if (group.type != Group::Type::pair && (chi || !group.sequence()) && (kan || chance(percent))) {
      call(group, hand, rules, kan);
      continue;
    }
    const int tiles = group.type == Group::Type::pair ? 2 : 3;
    for (int i = 0; i < tiles; ++i) {
      draw(group.kind + (group.sequence() ? i : 0), hand.concealed);
    }
  }
}

void Deals::orphanTiles(Hand& hand) {
  for (int kind = 0; kind < kKinds; ++kind) {
    if ((kOuter & maskOf(kind)) != 0) {
      draw(kind, hand.concealed);
    }
  }
  draw(test::anyOf(dice_, kOuter), hand.concealed);
}

void Deals::nineGatesTiles(Hand& hand) {
  const int suit = dice_.roll(3) * 9;
  for (const int rank : {0, 0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, dice_.roll(9)}) {
    draw(suit + rank, hand.concealed);
  }
}

void Deals::pairTiles(Hand& hand) {
  KindMask kinds = oneOf<KindMask>({kAllKinds, kSimples, kOuter, kWind | kDragon, plan().kinds,
                                    KindMask{0x7F} << (9 + dice_.roll(3)), kPin, kMan | kWind | kDragon});
  while (hand.concealed.size() < 14) {
    const int kind = kinds == 0 ? dice_.roll(kKinds) : test::anyOf(dice_, kinds);
    kinds &= ~maskOf(kind);
    if (copiesOf(hand.concealed)[static_cast<std::size_t>(kind)] == 0) {
      draw(kind, hand.concealed);
      draw(kind, hand.concealed);
    }
  }
}

void Deals::tilesOf(Hand& hand, const Rules& rules) {
  const int shape = dice_.roll(100);
  if (shape < 3) {
    return orphanTiles(hand);
  }
  if (shape < 6) {
    return nineGatesTiles(hand);
  }
  if (shape < 15) {
    return pairTiles(hand);
  }
  Groups groups;
  if (shape < 20) {
    groups = aimed(rules, hand.seat);
  } else {
    while (!standard(plan(), groups)) {
    }
  }
  const bool called = chance(55);
  callSome(groups, hand, rules, called ? 45 : 0, oneOf<int>({0, 0, 15, 50, 90}), true);
}

void Deals::unconnectedTiles(Hand& hand) {
  for (int suit = 0; suit < 3; ++suit) {
    const int first = dice_.roll(3);
    for (const int rank : {first, first + 3, first + 6}) {
      draw(suit * 9 + rank, hand.concealed);
    }
  }
  std::vector<int> honours = {27, 28, 29, 30, 31, 32, 33};
  dice_.shuffle(honours);
  for (std::size_t i = 0; i < 4; ++i) {
    draw(honours[i], hand.concealed);
  }
  draw(chance(80) ? plainKind(oneOf(hand.concealed)) : dice_.roll(kKinds), hand.concealed);
}

void Deals::spoil(Hand& hand) {
  const std::size_t place = static_cast<std::size_t>(dice_.roll(static_cast<int>(hand.concealed.size())));
  const auto tile = std::find_if(wall_.begin(), wall_.end(), [](int code) { return code != kFlower; });
  std::swap(hand.concealed[place], *tile);
}

Hand Deals::riichi(const Rules& rules) {
  Hand hand;
  shuffleWall(rules, kAllKinds);
  hand.seat = dice_.roll(rules.players());
  hand.round = dice_.roll(4);
  const int special = dice_.roll(100);
  if (special < 2 && rules.has("nagashi-mangan")) {
    nagashiTiles(hand, rules);
    table(hand, rules);
    return hand;
  }
  if (special < 5) {
    unconnectedTiles(hand);
  } else {
    tilesOf(hand, rules);
  }
  if (chance(3)) {
    spoil(hand);
  }
  dice_.shuffle(hand.concealed);
  winBy(hand, rules);
  flags(hand, rules);
  if (special >= 2 && special < 5 && hand.tsumo && !hand.has("riichi") && !hand.has("double-riichi") &&
      !hand.has("rinshan") && !hand.has("haitei") && chance(70)) {
    hand.flags.insert("shiisanpuutaa");
  }
  indicators(hand, rules);
  table(hand, rules);
  return hand;
}

}  // namespace tensu::independent
