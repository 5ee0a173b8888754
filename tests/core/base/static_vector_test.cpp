#include "base/static_vector.hpp"

#include "catch.hpp"

namespace tensu::test {

TEST_CASE("a static vector holds what there is room for and drops the rest", "[base]") {
  StaticVector<int, 3> list;
  CHECK(list.empty());
  CHECK(list.push_back(5));
  CHECK(list.push_back(6));
  CHECK(list.push_back(7));
  CHECK_FALSE(list.push_back(8));
  CHECK(list.size() == 3);
  CHECK(list.count() == 3);
  CHECK(list[0] == 5);
  CHECK(list.back() == 7);
  list.pop_back();
  CHECK(list.back() == 6);
  list.clear();
  CHECK(list.empty());
  CHECK(list.begin() == list.end());
}

TEST_CASE("a copy of a static vector is a list of its own", "[base]") {
  StaticVector<int, 3> list;
  list.push_back(1);
  StaticVector<int, 3> copy = list;
  copy.push_back(2);
  CHECK(list.size() == 1);
  list = copy;
  CHECK(list.size() == 2);
  CHECK(list[1] == 2);
}

}  // namespace tensu::test
