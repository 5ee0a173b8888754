#include "tiles/counts.hpp"

#include "support/tiles.hpp"

namespace tensu::test {

TEST_CASE("counts agree with plain numbers", "[tiles]") {
  Dice dice(1);
  for (int round = 0; round < 2000; ++round) {
    const Copies34 copies = drawn(dice, dice.roll(60));
    const Counts counts = packed(copies);
    CHECK(counts.total() == tilesOf(copies));
    CHECK(plain(counts) == copies);
    for (int least = 1; least <= 4; ++least) {
      KindMask expected = 0;
      for (int kind = 0; kind < kKinds; ++kind) {
        expected |= KindMask{copies[static_cast<std::size_t>(kind)] >= least} << kind;
      }
      CHECK(counts.atLeast(least) == expected);
    }
  }
}

TEST_CASE("what is added can be taken away again", "[tiles]") {
  Counts counts;
  for (int kind = 0; kind < kKinds; ++kind) {
    counts.add(kind, 3);
    counts.add(kind);
    counts.remove(kind, 2);
    CHECK(counts[kind] == 2);
  }
  CHECK(counts.total() == 2 * kKinds);
  for (int kind = 0; kind < kKinds; ++kind) {
    counts.remove(kind);
    counts.remove(kind);
  }
  CHECK(counts == Counts{});
}

TEST_CASE("up to seven copies of a kind do not touch its neighbours", "[tiles]") {
  for (int kind = 0; kind < kKinds; ++kind) {
    Counts counts;
    for (int copies = 1; copies <= 7; ++copies) {
      counts.add(kind);
      CHECK(counts[kind] == copies);
      CHECK(counts.total() == copies);
      CHECK(counts.atLeast(1) == maskOf(kind));
      CHECK(counts.atLeast(4) == (copies >= 4 ? maskOf(kind) : 0));
      CHECK(counts.atLeast(5) == (copies >= 5 ? maskOf(kind) : 0));
      CHECK(counts.hasAtLeast(5) == (copies >= 5));
    }
  }
}

TEST_CASE("more tiles of a kind than can be counted make the total too small, never right", "[tiles]") {
  for (std::uint8_t code = 0; code < kFlower; ++code) {
    for (std::size_t copies = 8; copies <= 14; ++copies) {
      std::array<TileCode, 14> codes;
      codes.fill(static_cast<TileCode>((code + 1) % kKinds));
      std::fill_n(codes.begin(), copies, code);
      RedFiveCounts reds{};
      CHECK(Counts(codes, codes.size(), reds).total() < 14);
    }
  }
}

TEST_CASE("counts add up", "[tiles]") {
  Dice dice(3);
  for (int round = 0; round < 200; ++round) {
    const Copies34 a = drawn(dice, 14);
    const Copies34 b = drawn(dice, 14);
    Counts sum = packed(a);
    sum += packed(b);
    for (int kind = 0; kind < kKinds; ++kind) {
      const auto at = static_cast<std::size_t>(kind);
      CHECK((a[at] + b[at] > 7 || sum[kind] == a[at] + b[at]));
    }
  }
}

}  // namespace tensu::test
