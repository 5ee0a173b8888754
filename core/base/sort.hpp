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

}  // namespace tensu
