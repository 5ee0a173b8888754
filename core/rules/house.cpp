#include "rules/house.hpp"

#include <algorithm>

#include "base/sort.hpp"
#include "base/static_vector.hpp"
#include "rules/houses.inc"

namespace tensu {
namespace {

using HouseList = StaticVector<const House*, 32>;

HouseList sortedHouses() noexcept {
  HouseList all;
  for (const auto& housesOfFile : kHouseFiles) {
    for (const House& house : housesOfFile()) {
      all.push_back(&house);
    }
  }
  sortFew(all.begin(), all.end(), [](const House* a, const House* b) { return a->order < b->order; });
  return all;
}

}  // namespace

std::span<const House* const> houses() noexcept {
  static const HouseList sorted = sortedHouses();
  return {sorted.begin(), sorted.size()};
}

const House* houseOf(std::u16string_view id) noexcept {
  for (const House* house : houses()) {
    if (same(id, house->id)) {
      return house;
    }
  }
  return nullptr;
}

bool hasOption(const House& house, const char* key) noexcept {
  return std::any_of(house.options.begin(), house.options.end(),
                     [key](const char* option) { return same(option, key); });
}

OptionMark markOf(const House& house, const char* key) noexcept {
  const auto mark =
      std::find_if(house.marks.begin(), house.marks.end(), [key](const auto& m) { return same(m.key, key); });
  return mark == house.marks.end() ? OptionMark{key, Status::assumed, Status::assumed} : *mark;
}

}  // namespace tensu
