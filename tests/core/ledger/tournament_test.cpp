// Tournaments of every size that there can be.
#include "ledger/tournament.hpp"

#include <algorithm>

#include "catch.hpp"
#include "support/rules.hpp"

namespace tensu::test {
namespace {

using ledger::Plan;
using ledger::PlanRound;

Plan planUnder(const char* base, int entrants) {
  Problems problems;
  Plan plan;
  const bool ok = ledger::planOf(Whole(entrants), rulesOf(base).rules, plan, problems);
  CHECK(ok == problems.list().empty());
  CHECK(ok != plan.empty());
  return plan;
}

/// Nobody is lost on the way: who sits at a table or rests comes to the next round or is out.
void checkPlan(const Plan& plan, int entrants) {
  REQUIRE_FALSE(plan.empty());
  for (const PlanRound& round : plan) {
    CHECK(round.entrants == entrants);
    CHECK(round.tables > 0);
    CHECK(round.byes >= 0);
    CHECK(4 * round.tables + round.byes == entrants);
    entrants = round.advancing;
  }
  CHECK(plan.back().entrants == 4);
  CHECK(plan.back().tables == 1);
  CHECK(plan.back().byes == 0);
  CHECK(plan.back().advancing == 1);
  CHECK(plan.back().perTable == 1);
}

}  // namespace

TEST_CASE("a shootout of any size comes to a final of four", "[plan]") {
  for (int entrants = 4; entrants <= 2000; ++entrants) {
    INFO(entrants);
    const Plan plan = planUnder("wcoom-riichi", entrants);
    checkPlan(plan, entrants);
    for (std::size_t i = 0; i + 1 < plan.size(); ++i) {
      const int lost = entrants % 2 == 1 && i == 0 && plan[i].tables > 1 ? 1 : 0;
      CHECK(plan[i].byes < 4);
      // Of five the one table sends three, of seven it sends one.
      CHECK(plan[i].perTable == (entrants == 5 ? 3 : entrants == 7 ? 1 : 2));
      CHECK(plan[i].advancing == plan[i].perTable * plan[i].tables + plan[i].byes - lost);
    }
  }
  CHECK(planUnder("wcoom-riichi", 3).empty());
  CHECK(planUnder("tenhou", 4).empty());
  CHECK(planUnder("wcoom-riichi", 2001).empty());
}

TEST_CASE("a house tournament has two rounds and a final, with the fewest byes", "[plan]") {
  for (int entrants = 0; entrants <= 40; ++entrants) {
    INFO(entrants);
    int fewest = INT32_MAX;
    for (int first = 0; 4 * first <= entrants; ++first) {
      for (int second = 0; 4 * second <= entrants - 2 * first; ++second) {
        if (entrants == 4 + 2 * first + 3 * second && entrants <= 32) {
          fewest = std::min(fewest, 2 * entrants - 6 * first - 4 * second);
        }
      }
    }
    const Plan plan = planUnder("makopi-house", entrants);
    CHECK(plan.empty() == (fewest == INT32_MAX));
    if (plan.empty()) {
      continue;
    }
    checkPlan(plan, entrants);
    int first = 0;
    int second = 0;
    for (std::size_t i = 0; i + 1 < plan.size(); ++i) {
      (plan[i].perTable == 2 ? first : second) = plan[i].tables;
    }
    CHECK(2 * entrants - 6 * first - 4 * second == fewest);
  }
  CHECK(planUnder("tenhou", 8).empty());
}

}  // namespace tensu::test
