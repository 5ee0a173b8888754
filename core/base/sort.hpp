// Sorting of a few items: std::sort is made for many, and is ten times the code.
#pragma once

#include <utility>

namespace tensu {

/// Sorts in place; equal items keep their order.
template <class Item, class Before>
constexpr void sortFew(Item* begin, Item* end, Before before) noexcept {
  for (Item* next = begin; next != end; ++next) {
    for (Item* at = next; at != begin && before(*at, *(at - 1)); --at) {
      std::swap(*at, *(at - 1));
    }
  }
}

/// Puts an item at its place in a list that is sorted, the best first. A full list keeps its best: the last makes room,
/// or the item stays out.
template <class List, class Item, class Before>
constexpr void keepAmongBest(List& list, const Item& item, Before before) noexcept {
  if (!list.push_back(item)) {
    if (!before(item, list.back())) {
      return;
    }
    list.back() = item;
  }
  for (Item* at = list.end() - 1; at != list.begin() && before(*at, *(at - 1)); --at) {
    std::swap(*at, *(at - 1));
  }
}

}  // namespace tensu
