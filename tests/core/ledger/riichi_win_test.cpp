#include "ledger/riichi_win.hpp"

#include "support/rules.hpp"
#include "support/tiles.hpp"

namespace tensu::test {
namespace {

using ledger::Ledger;
using ledger::Reason;
using ledger::RiichiWin;

std::int64_t upToHundred(std::int64_t points) {
  return (points + 99) / 100 * 100;
}

/// What the winner gets of one base, worked out plainly: 4 × by ron or 6 × as dealer, each payment rounded up.
std::int64_t gain(std::int64_t base, bool dealer, Win win, int players, bool split) {
  if (win == Win::tsumo && players == 2) {
    return upToHundred(base * (split ? 2 : dealer ? 6 : 4));
  }
  if (win == Win::ron) {
    return upToHundred(base * (dealer ? 6 : 4));
  }
  return dealer ? 3 * upToHundred(2 * base) : upToHundred(2 * base) + 2 * upToHundred(base);
}

std::int64_t sumOf(const Ledger& ledger, Reason reason) {
  std::int64_t sum = 0;
  for (const ledger::Line& line : ledger.lines()) {
    sum += line.reason == reason ? line.points : 0;
  }
  return sum;
}

/// Every line moves something between two accounts, and all of it comes to nothing.
void balances(const Ledger& ledger) {
  std::array<std::int64_t, 6> accounts{};
  for (const ledger::Line& line : ledger.lines()) {
    CHECK(line.points > 0);
    REQUIRE(line.from < 6);
    REQUIRE(line.to < 6);
    CHECK(line.from != line.to);
    accounts[line.from] -= line.points;
    accounts[line.to] += line.points;
  }
  std::int64_t all = 0;
  for (const std::int64_t account : accounts) {
    all += account;
  }
  CHECK(all == 0);
  for (std::size_t seat = 0; seat < 4; ++seat) {
    CHECK(ledger.deltas()[seat] == accounts[seat]);
  }
}

struct Some {
  RiichiWin win;
  CompiledRules rules;
  ledger::Points points{};
};

Some someWin(Dice& dice) {
  Some some;
  const bool two = dice.roll(4) == 0;
  const bool split = dice.coin();
  some.rules = rulesOf(two ? "web-tile" : "tenhou", two && split ? R"({"two_player_tsumo":"split"})" : "{}");
  const int players = two ? 2 : 4;
  some.win.base = dice.coin() ? 8000 * (1 + dice.roll(3)) : 10 * (1 + dice.roll(600));
  some.win.seat = static_cast<std::uint8_t>(dice.roll(players));
  some.win.win = dice.coin() ? Win::ron : Win::tsumo;
  some.win.from = static_cast<std::uint8_t>((some.win.seat + 1 + dice.roll(players - 1)) % players);
  some.win.honba = dice.roll(6);
  some.win.pot = 1000 * dice.roll(4);
  if (dice.roll(3) == 0) {
    some.win.liable = static_cast<std::uint8_t>((some.win.seat + 1 + dice.roll(players - 1)) % players);
    some.win.liableBase = dice.coin() ? some.win.base : some.win.base / 2;
  }
  for (auto& points : some.points) {
    points = dice.roll(3) == 0 ? dice.roll(3000) - 500 : 25000;
  }
  return some;
}

}  // namespace

TEST_CASE("random wins balance, and the winner gets the worth, the counters and the sticks", "[ledger]") {
  Dice dice(71);
  for (int round = 0; round < 4000; ++round) {
    const Some some = someWin(dice);
    const RuleSet& rules = some.rules.rules;
    Ledger ledger;
    ledger::settle(some.win, rules, ledger);
    balances(ledger);
    const bool split = rules.riichi.twoPlayerTsumo == TwoPlayerTsumo::split;
    const bool dealer = some.win.seat == 0;
    const bool liable = some.win.liableBase > 0 && !(some.win.win == Win::ron && some.win.liable == some.win.from);
    const int part = liable ? some.win.liableBase : 0;
    const auto worth = [&](int base) { return gain(base, dealer, some.win.win, rules.players, split); };
    const std::int64_t hand = (part > 0 ? worth(part) : 0) + (part < some.win.base ? worth(some.win.base - part) : 0);
    const std::int64_t extra = 300 * some.win.honba + some.win.pot;
    CHECK(ledger.deltas()[some.win.seat] == hand + extra);
    CHECK(sumOf(ledger, Reason::honba) == 300 * some.win.honba);
    CHECK(sumOf(ledger, Reason::deposits) == some.win.pot);
    CHECK(sumOf(ledger, Reason::floor) == 0);
    CHECK((liable || sumOf(ledger, Reason::liability) == 0));
    CHECK((!liable || sumOf(ledger, Reason::liability) == worth(part) / (some.win.win == Win::ron ? 2 : 1)));
  }
}

TEST_CASE("with a floor nobody pays more than is held, and everything else stays", "[ledger]") {
  Dice dice(72);
  int floored = 0;
  for (int round = 0; round < 4000; ++round) {
    Some some = someWin(dice);
    Ledger without;
    ledger::settle(some.win, some.rules.rules, without);
    some.win.points = &some.points;
    Ledger with;
    ledger::settle(some.win, some.rules.rules, with);
    balances(with);
    std::int64_t missing = 0;
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(some.rules.rules.players); ++seat) {
      const std::int64_t held = std::max<std::int64_t>(0, some.points[seat]);
      const std::int64_t owed = -without.deltas()[seat];
      if (seat != some.win.seat) {
        CHECK(with.deltas()[seat] == -std::min(owed, held));
        missing += std::max<std::int64_t>(0, owed - held);
      }
    }
    CHECK(sumOf(with, Reason::floor) == missing);
    CHECK(with.deltas()[some.win.seat] == without.deltas()[some.win.seat] - missing);
    floored += missing > 0 ? 1 : 0;
  }
  CHECK(floored > 500);
}

TEST_CASE("nagashi mangan pays like a mangan by tsumo", "[ledger]") {
  for (std::uint8_t seat = 0; seat < 4; ++seat) {
    RiichiWin win;
    win.base = 2000;
    win.seat = seat;
    win.nagashi = true;
    Ledger ledger;
    ledger::settle(win, rulesOf("tenhou").rules, ledger);
    balances(ledger);
    CHECK(ledger.lines().size() == 3);
    CHECK(sumOf(ledger, Reason::nagashi) == (seat == 0 ? 12000 : 8000));
  }
}

TEST_CASE("a line of no points is not written", "[ledger]") {
  Ledger ledger;
  ledger.add(0, 1, 0, Reason::ron);
  ledger.add(0, 1, -5, Reason::floor);
  CHECK(ledger.lines().empty());
  ledger.add(0, ledger::kPot, 1000, Reason::riichi);
  REQUIRE(ledger.lines().size() == 1);
  CHECK(ledger.deltas()[0] == -1000);
}

}  // namespace tensu::test
