// Yaku that have han.
#include <algorithm>

#include "independent/riichi.hpp"

namespace tensu::independent {
namespace {

constexpr int kWhite = 31;
constexpr int kGreen = 32;
constexpr int kRed = 33;

bool honour(int kind) {
  return kind >= 27;
}
bool terminal(int kind) {
  return !honour(kind) && (kind % 9 == 0 || kind % 9 == 8);
}
bool outside(int kind) {
  return honour(kind) || terminal(kind);
}

template <class Test>
long countGroups(const Reading& reading, Test test) {
  return std::count_if(reading.groups.begin(), reading.groups.end(), test);
}

template <class Test>
bool everyTile(const Hand& hand, Test test) {
  const std::vector<int> tiles = allTiles(hand);
  return std::all_of(tiles.begin(), tiles.end(), [&test](int code) { return test(plainKind(code)); });
}

long sequencesAt(const Reading& reading, int kind) {
  return countGroups(reading, [kind](const Group& group) { return group.sequence() && group.kind == kind; });
}

bool tripletOf(const Reading& reading, int kind) {
  return countGroups(reading, [kind](const Group& group) { return group.triplet() && group.kind == kind; }) > 0;
}

bool pairOf(const Reading& reading, int kind) {
  return countGroups(reading, [kind](const Group& g) { return g.type == Group::Type::pair && g.kind == kind; }) > 0;
}

void fromFlags(const Case& each, std::set<std::string>& yaku) {
  const Hand& hand = each.hand;
  for (const char* id : {"ippatsu", "rinshan", "chankan", "haitei", "houtei", "kanburi", "riichi"}) {
    if (hand.has(id)) {
      yaku.insert(id);
    }
  }
  if (hand.has("double-riichi")) {
    yaku.insert(each.rules.has("double-riichi") ? "double-riichi" : "riichi");
  }
  if (hand.tsumo && each.closed()) {
    yaku.insert("menzen-tsumo");
  }
}

bool isPinfu(const Case& each) {
  const Reading& reading = each.reading;
  const auto valuePair = [&each](const Group& g) {
    return g.type == Group::Type::pair && (g.kind >= kWhite || each.seatWind(g.kind) || each.roundWind(g.kind));
  };
  return each.closed() && countGroups(reading, [](const Group& g) { return g.sequence(); }) == 4 &&
         countGroups(reading, valuePair) == 0 && waitOf(reading, plainKind(each.hand.concealed.back())) == "ryanmen" &&
         (!each.hand.tsumo || each.rules.is("pinfu_tsumo"));
}

void fromSequences(const Case& each, std::set<std::string>& yaku) {
  const Reading& reading = each.reading;
  long twins = 0;
  for (int kind = 0; kind < 27; ++kind) {
    const long here = sequencesAt(reading, kind);
    twins += here / 2;
    if (here >= 3) {
      yaku.insert("isshoku-sanjun");
    }
    if (kind < 9 && here > 0 && sequencesAt(reading, kind + 9) > 0 && sequencesAt(reading, kind + 18) > 0) {
      yaku.insert("sanshoku-doujun");
    }
    if (kind % 9 == 0 && here > 0 && sequencesAt(reading, kind + 3) > 0 && sequencesAt(reading, kind + 6) > 0) {
      yaku.insert("ittsuu");
    }
  }
  if (each.closed() && twins >= 1) {
    yaku.insert("iipeikou");
  }
  if (each.closed() && twins == 2) {
    yaku.insert("ryanpeikou");
  }
}

void fromHonours(const Case& each, std::set<std::string>& yaku) {
  const Reading& reading = each.reading;
  for (const Group& group : reading.groups) {
    if (group.triplet() && each.seatWind(group.kind)) {
      yaku.insert("seat-wind");
    }
    if (group.triplet() && each.roundWind(group.kind)) {
      yaku.insert("round-wind");
    }
  }
  for (const auto& [id, kind] : {std::pair("haku", kWhite), std::pair("hatsu", kGreen), std::pair("chun", kRed)}) {
    if (tripletOf(reading, kind)) {
      yaku.insert(id);
    }
  }
  const long dragonSets = tripletOf(reading, kWhite) + tripletOf(reading, kGreen) + tripletOf(reading, kRed);
  if (dragonSets == 2 && (pairOf(reading, kWhite) || pairOf(reading, kGreen) || pairOf(reading, kRed))) {
    yaku.insert("shousangen");
  }
}

void fromTriplets(const Case& each, std::set<std::string>& yaku) {
  const Reading& reading = each.reading;
  for (int kind = 0; kind < 27; ++kind) {
    const bool here = tripletOf(reading, kind);
    if (here && kind < 9 && tripletOf(reading, kind + 9) && tripletOf(reading, kind + 18)) {
      yaku.insert("sanshoku-doukou");
    }
    if (here && kind % 9 < 7 && tripletOf(reading, kind + 1) && tripletOf(reading, kind + 2)) {
      yaku.insert("sanrenkou");
    }
  }
  if (countGroups(reading, [](const Group& g) { return g.triplet(); }) == 4) {
    yaku.insert("toitoi");
  }
  if (countGroups(reading, [&each](const Group& g) { return each.concealed(g); }) >= 3) {
    yaku.insert("sanankou");
  }
  if (countGroups(reading, [](const Group& g) { return g.kan(); }) >= 3) {
    yaku.insert("sankantsu");
  }
}

void fromAllTiles(const Case& each, std::set<std::string>& yaku) {
  const Hand& hand = each.hand;
  const bool sequences = countGroups(each.reading, [](const Group& g) { return g.sequence(); }) > 0;
  std::set<int> suits;
  for (const int code : allTiles(hand)) {
    suits.insert(plainKind(code) / 9);
  }
  if (everyTile(hand, [](int kind) { return !outside(kind); }) && (each.closed() || each.rules.is("kuitan"))) {
    yaku.insert("tanyao");
  }
  if (!each.reading.orphans() && everyTile(hand, outside)) {
    yaku.insert("honroutou");
  }
  const auto outer = [](const Group& g) { return outside(g.kind) || (g.sequence() && outside(g.kind + 2)); };
  if (sequences && countGroups(each.reading, outer) == 5) {
    yaku.insert("chanta");
    if (suits.count(3) == 0) {
      yaku.insert("junchan");
    }
  }
  const std::size_t plainSuits = suits.size() - suits.count(3);
  if (plainSuits == 1) {
    yaku.insert("honitsu");
    if (suits.count(3) == 0) {
      yaku.insert("chinitsu");
    }
  }
}

bool isUumensai(const Case& each) {
  std::set<char> tileSorts;
  std::set<char> tripletSorts;
  const auto sortOf = [](int kind) { return kind >= kWhite ? 'd' : kind >= 27 ? 'w' : "mps"[kind / 9]; };
  for (const Group& group : each.reading.groups) {
    tileSorts.insert(sortOf(group.kind));
    if (group.triplet()) {
      tripletSorts.insert(sortOf(group.kind));
    }
  }
  if (each.rules.is("uumensai_form", "loose")) {
    return tileSorts.size() == 5;
  }
  return tripletSorts == std::set{'m', 'p', 's', 'd'} && pairOf(each.reading, 27 + each.hand.seat);
}

/// What a better yaku makes of a worse one.
void dropReplaced(const Rules& rules, std::set<std::string>& yaku) {
  const auto replaces = [&yaku](const char* better, std::initializer_list<const char*> worse) {
    if (yaku.count(better) > 0) {
      for (const char* id : worse) {
        yaku.erase(id);
      }
    }
  };
  replaces("tenhou", {"renhou"});
  replaces("chiihou", {"renhou"});
  replaces("double-riichi", {"riichi"});
  replaces("ryanpeikou", {"iipeikou"});
  replaces("isshoku-sanjun", {"iipeikou"});
  replaces("junchan", {"chanta"});
  replaces("chinitsu", {"honitsu"});
  if (rules.is("shousangen", "inside")) {
    replaces("shousangen", {"haku", "hatsu", "chun"});
  }
}

}  // namespace

bool Case::closed() const {
  return std::all_of(hand.melds.begin(), hand.melds.end(), [](const Meld& meld) { return meld.type == "ankan"; });
}

bool Case::concealed(const Group& group) const {
  return group.triplet() && !group.open && (hand.tsumo || !group.won);
}

std::string waitOf(const Reading& reading, int winningKind) {
  for (const Group& group : reading.groups) {
    if (!group.won) {
      continue;
    }
    if (!group.sequence()) {
      return group.triplet() ? "shanpon" : "tanki";
    }
    if (winningKind == group.kind + 1) {
      return "kanchan";
    }
    const bool edge = winningKind == group.kind ? group.kind % 9 == 6 : group.kind % 9 == 0;
    return edge ? "penchan" : "ryanmen";
  }
  return "orphans";
}

std::set<std::string> yakuOf(const Case& each) {
  std::set<std::string> yaku = yakumanOfTiles(each);
  for (const char* id : {"tenhou", "chiihou"}) {
    if (each.hand.has(id)) {
      yaku.insert(id);
    }
  }
  fromFlags(each, yaku);
  fromSequences(each, yaku);
  fromHonours(each, yaku);
  fromTriplets(each, yaku);
  fromAllTiles(each, yaku);
  if (isPinfu(each)) {
    yaku.insert("pinfu");
  }
  if (each.reading.pairs()) {
    yaku.insert("chiitoitsu");
  }
  if (isUumensai(each)) {
    yaku.insert("uumensai");
  }
  for (auto id = yaku.begin(); id != yaku.end();) {
    id = each.rules.has(*id) ? std::next(id) : yaku.erase(id);
  }
  const std::vector<int> tiles = allTiles(each.hand);
  if (each.rules.is("red_fives", "two_pin_yaku") && std::any_of(tiles.begin(), tiles.end(), isRed)) {
    yaku.insert("red-five");
  }
  if (each.hand.has("renhou") && !each.rules.is("renhou", "off")) {
    yaku.insert("renhou");
  }
  dropReplaced(each.rules, yaku);
  return yaku;
}

int hanOf(const std::string& yaku, const Case& each) {
  if (yaku == "red-five") {
    const std::vector<int> tiles = allTiles(each.hand);
    return static_cast<int>(std::count_if(tiles.begin(), tiles.end(), isRed));
  }
  if (yaku == "shousangen") {
    return each.rules.is("shousangen", "inside") ? 4 : 2;
  }
  if (yaku == "tanyao" && each.closed()) {
    return each.rules.number("tanyao_closed");
  }
  const auto& [closed, open] = printedHan().at(yaku);
  return each.closed() ? closed : open;
}

}  // namespace tensu::independent
