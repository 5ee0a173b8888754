// Yakuman that the tiles make.
#include <algorithm>

#include "independent/riichi.hpp"

namespace tensu::independent {
namespace {

/// The groups that pass a test.
template <class Test>
long groupsThat(const Case& each, Test test) {
  return std::count_if(each.reading.groups.begin(), each.reading.groups.end(), test);
}

long tripletsFrom(const Case& each, const std::set<int>& kinds) {
  return groupsThat(each, [&kinds](const Group& g) { return g.triplet() && kinds.count(g.kind) > 0; });
}

bool onlyFrom(const Case& each, const std::set<int>& kinds) {
  const std::vector<int> tiles = allTiles(each.hand);
  return std::all_of(tiles.begin(), tiles.end(), [&kinds](int code) { return kinds.count(plainKind(code)) > 0; });
}

const std::set<int> kWinds = {27, 28, 29, 30};
const std::set<int> kDragons = {31, 32, 33};
const std::set<int> kHonours = {27, 28, 29, 30, 31, 32, 33};
const std::set<int> kTerminals = {0, 8, 9, 17, 18, 26};
const std::set<int> kGreens = {19, 20, 21, 23, 25, 32};
const std::set<int> kPeacock = {18, 22, 24, 26, 33};
const std::set<int> kGreensAndRed = {19, 20, 21, 23, 25, 33};

/// 1112345678999 of one suit in these copies, which may hold more.
bool nineGates(const Copies& copies) {
  for (std::size_t suit = 0; suit < 27; suit += 9) {
    bool all = copies[suit] >= 3 && copies[suit + 8] >= 3;
    for (std::size_t rank = 1; rank < 8; ++rank) {
      all = all && copies[suit + rank] >= 1;
    }
    if (all) {
      return true;
    }
  }
  return false;
}

bool isDaisharin(const Case& each) {
  const auto from = [](int lowest) {
    std::set<int> kinds;
    for (int kind = lowest; kind < lowest + 7; ++kind) {
      kinds.insert(kind);
    }
    return kinds;
  };
  return each.reading.pairs() && (onlyFrom(each, from(9)) || onlyFrom(each, from(10)) || onlyFrom(each, from(11)));
}

bool isFuusetsu(const Case& each) {
  const std::set<int> winds =
      each.rules.is("fuusetsu_wind", "any") ? kWinds : std::set{27 + each.hand.seat, 27 + each.hand.round};
  return tripletsFrom(each, winds) == 1 && tripletsFrom(each, {31}) == 1 && tripletsFrom(each, {9}) == 1 &&
         tripletsFrom(each, {13}) == 1;
}

bool fourAlike(const Case& each) {
  for (const Group& first : each.reading.groups) {
    if (first.sequence() &&
        groupsThat(each, [&first](const Group& g) { return g.sequence() && g.kind == first.kind; }) == 4) {
      return true;
    }
  }
  return false;
}

Copies beforeWinning(const Case& each) {
  std::vector<int> before = each.hand.concealed;
  before.pop_back();
  return copiesOf(before);
}

}  // namespace

std::set<std::string> yakumanOfTiles(const Case& each) {
  std::set<std::string> found;
  const auto note = [&found](const char* id, bool holds) {
    if (holds) {
      found.insert(id);
    }
  };
  const auto pairFrom = [&each](const std::set<int>& kinds) {
    return groupsThat(each, [&](const Group& g) { return g.type == Group::Type::pair && kinds.count(g.kind) > 0; });
  };
  const bool standard = each.reading.groups.size() == 5;
  note("kokushi", each.reading.orphans());
  note("chuuren", standard && each.hand.melds.empty() && nineGates(copiesOf(each.hand.concealed)));
  note("suuankou", groupsThat(each, [&each](const Group& g) { return each.concealed(g); }) == 4);
  note("suukantsu", groupsThat(each, [](const Group& g) { return g.kan(); }) == 4);
  note("ryuuiisou", onlyFrom(each, kGreens));
  note("chinroutou", onlyFrom(each, kTerminals));
  note("tsuuiisou", onlyFrom(each, kHonours));
  note("daisangen", tripletsFrom(each, kDragons) == 3);
  note("shousuushii", tripletsFrom(each, kWinds) == 3 && pairFrom(kWinds) == 1);
  note("daisuushii", tripletsFrom(each, kWinds) == 4);
  note("beni-kujaku", onlyFrom(each, kPeacock));
  note("banryoku-ittenkou", standard && onlyFrom(each, kGreensAndRed) && pairFrom({33}) == 1);
  note("daisharin", isDaisharin(each));
  note("isshoku-yonjun", fourAlike(each));
  note("fuusetsu-getsuka", isFuusetsu(each));
  return found;
}

int unitsOf(const std::string& yakuman, const Case& each) {
  const Rules& rules = each.rules;
  const Copies before = beforeWinning(each);
  const int winning = plainKind(each.hand.concealed.back());
  const bool twice =
      (yakuman == "suuankou" && rules.is("double_suuankou_tanki") && waitOf(each.reading, winning) == "tanki") ||
      (yakuman == "kokushi" && rules.is("double_kokushi_13") &&
       std::all_of(before.begin(), before.end(), [](int count) { return count < 2; })) ||
      (yakuman == "chuuren" && rules.is("double_chuuren_9") && nineGates(before)) ||
      (yakuman == "daisuushii" && rules.is("double_daisuushii"));
  return twice && rules.is("yakuman_stack") ? 2 : 1;
}

}  // namespace tensu::independent
