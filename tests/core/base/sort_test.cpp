#include "base/sort.hpp"

#include <functional>

#include "base/static_vector.hpp"
#include "catch.hpp"

namespace tensu::test {

TEST_CASE("a full list keeps its best", "[base]") {
  StaticVector<int, 3> list;
  for (const int item : {5, 9, 7, 4, 8, 7}) {
    keepAmongBest(list, item, std::greater<>());
  }
  CHECK(list.size() == 3);
  CHECK(list[0] == 9);
  CHECK(list[1] == 8);
  CHECK(list[2] == 7);
}

TEST_CASE("equal items keep their order", "[base]") {
  std::pair<int, char> items[] = {{2, 'a'}, {1, 'b'}, {2, 'c'}, {1, 'd'}};
  sortFew(std::begin(items), std::end(items), [](const auto& a, const auto& b) { return a.first < b.first; });
  CHECK(items[0].second == 'b');
  CHECK(items[1].second == 'd');
  CHECK(items[2].second == 'a');
  CHECK(items[3].second == 'c');
}

TEST_CASE("of no items or one nothing is compared", "[base]") {
  int items[] = {2, 1};
  int compared = 0;
  const auto count = [&compared](int, int) {
    ++compared;
    return true;
  };
  sortFew(items, items, count);
  sortFew(items, items + 1, count);
  CHECK(compared == 0);
  CHECK(items[0] == 2);
}

}  // namespace tensu::test
