#include "independent/readings.hpp"

#include <algorithm>

namespace tensu::independent {
namespace {

constexpr std::array kThirteen = {0, 8, 9, 17, 18, 26, 27, 28, 29, 30, 31, 32, 33};

int& at(Copies& copies, int kind) {
  return copies[static_cast<std::size_t>(kind)];
}

/// Takes the lowest tile away in each way there is, and goes on with the rest.
void part(Copies& left, std::vector<Group>& taken, bool paired, std::vector<std::vector<Group>>& found) {
  const auto lowest = std::find_if(left.begin(), left.end(), [](int count) { return count > 0; });
  if (lowest == left.end()) {
    if (paired) {
      found.push_back(taken);
    }
    return;
  }
  const int kind = static_cast<int>(lowest - left.begin());
  const auto take = [&](Group::Type type, const std::vector<int>& kinds, bool pairedThen) {
    for (const int each : kinds) {
      --at(left, each);
    }
    const bool there = std::all_of(kinds.begin(), kinds.end(), [&left](int each) { return at(left, each) >= 0; });
    if (there) {
      taken.push_back({type, kind});
      part(left, taken, pairedThen, found);
      taken.pop_back();
    }
    for (const int each : kinds) {
      ++at(left, each);
    }
  };
  if (!paired) {
    take(Group::Type::pair, {kind, kind}, true);
  }
  take(Group::Type::triplet, {kind, kind, kind}, paired);
  if (kind < 27 && kind % 9 < 7) {
    take(Group::Type::sequence, {kind, kind + 1, kind + 2}, paired);
  }
}

}  // namespace

bool Group::holds(int other) const {
  return sequence() ? other >= kind && other <= kind + 2 : other == kind;
}

std::vector<std::vector<Group>> partings(const Copies& copies) {
  Copies left = copies;
  std::vector<Group> taken;
  std::vector<std::vector<Group>> found;
  part(left, taken, false, found);
  return found;
}

bool sevenPairs(const Copies& copies, bool fours) {
  int pairs = 0;
  for (const int count : copies) {
    if (count != 0 && count != 2 && !(fours && count == 4)) {
      return false;
    }
    pairs += count / 2;
  }
  return pairs == 7;
}

bool thirteenOrphans(const Copies& copies) {
  int tiles = 0;
  for (const int kind : kThirteen) {
    if (copies[static_cast<std::size_t>(kind)] == 0) {
      return false;
    }
    tiles += copies[static_cast<std::size_t>(kind)];
  }
  return tiles == 14;
}

std::vector<Group> meldGroups(const Hand& hand) {
  std::vector<Group> groups;
  for (const Meld& meld : hand.melds) {
    Group group;
    group.type = meld.type == "chi"   ? Group::Type::sequence
                 : meld.type == "pon" ? Group::Type::triplet
                                      : Group::Type::kan;
    group.kind = plainKind(*std::min_element(meld.tiles.begin(), meld.tiles.end(),
                                             [](int one, int other) { return plainKind(one) < plainKind(other); }));
    group.open = meld.type != "ankan";
    groups.push_back(group);
  }
  return groups;
}

std::vector<Reading> readingsOf(const Hand& hand) {
  const Copies copies = copiesOf(hand.concealed);
  const int winning = plainKind(hand.concealed.back());
  const std::vector<Group> melds = meldGroups(hand);
  std::vector<Reading> readings;
  std::vector<std::vector<Group>> ways = partings(copies);
  if (melds.empty() && sevenPairs(copies, false)) {
    std::vector<Group> pairs;
    for (int kind = 0; kind < 34; ++kind) {
      if (copies[static_cast<std::size_t>(kind)] == 2) {
        pairs.push_back({Group::Type::pair, kind});
      }
    }
    ways.push_back(pairs);
  }
  for (const std::vector<Group>& way : ways) {
    for (std::size_t i = 0; i < way.size(); ++i) {
      if (way[i].holds(winning)) {
        Reading reading{way};
        reading.groups[i].won = true;
        reading.groups.insert(reading.groups.end(), melds.begin(), melds.end());
        readings.push_back(reading);
      }
    }
  }
  if (melds.empty() && thirteenOrphans(copies)) {
    readings.emplace_back();
  }
  return readings;
}

}  // namespace tensu::independent
