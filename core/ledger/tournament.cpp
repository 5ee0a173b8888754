#include "ledger/tournament.hpp"

namespace tensu::ledger {
namespace {

constexpr int kTable = 4;
constexpr int kMostInShootout = 2000;
constexpr int kMostInHouse = 32;

void addFinal(Plan& plan) noexcept {
  plan.push_back({kTable, 1, 0, 1, 1});
}

/// Two of each table go on, until four are left. An odd number loses one more at one table of the first round; only
/// five cannot spare two, so that three of the one table go on.
void planShootout(int entrants, Plan& plan) noexcept {
  while (entrants > kTable) {
    const int tables = entrants / kTable;
    const int byes = entrants % kTable;
    const int perTable = entrants == kTable + 1 ? 3 : 2;
    const bool oneLess = entrants % 2 == 1 && entrants != kTable + 1;
    const int won = tables * perTable - (oneLess ? 1 : 0);
    const int advancing = won + byes;
    plan.push_back({entrants, tables, byes, advancing, tables == 1 ? won : perTable});
    entrants = advancing;
  }
  addFinal(plan);
}

/// Tables of the two rounds before the final.
struct HouseTables {
  int first = 0;
  int second = 0;
};

/// The tables that leave four, with the fewest byes: two of each go on in the first round, one in the second.
bool findTables(int entrants, HouseTables& out) noexcept {
  bool found = false;
  for (int first = 0; kTable * first <= entrants; ++first) {
    const int left = entrants - 2 * first;
    const int second = (left - kTable) / 3;
    if (left >= kTable && (left - kTable) % 3 == 0 && kTable * second <= left) {
      // Every step to more tables in the first round and fewer in the second saves byes.
      out = {first, second};
      found = true;
    }
  }
  return found;
}

/// A round without tables is not played.
void addRound(int entrants, int tables, int perTable, Plan& plan) noexcept {
  if (tables > 0) {
    plan.push_back({entrants, tables, entrants - kTable * tables, entrants - (kTable - perTable) * tables, perTable});
  }
}

bool planHouse(int entrants, Plan& plan) noexcept {
  HouseTables tables;
  if (!findTables(entrants, tables)) {
    return false;
  }
  addRound(entrants, tables.first, 2, plan);
  addRound(entrants - 2 * tables.first, tables.second, 1, plan);
  addFinal(plan);
  return true;
}

int nearestInHouse(int entrants, int step) noexcept {
  HouseTables tables;
  do {
    entrants += step;
  } while (!findTables(entrants, tables));
  return entrants;
}

}  // namespace

bool planOf(Whole entrants, const RuleSet& rules, Plan& out, Problems& problems) noexcept {
  if (rules.table.tournament == Tournament::none) {
    problems.add(Code::bad_rules, Field::rules, details(reason(Word::not_here)));
    return false;
  }
  const bool shootout = rules.table.tournament == Tournament::shootout;
  const int most = shootout ? kMostInShootout : kMostInHouse;
  if (!entrants.within(kTable, most)) {
    const Word why = entrants.missing() ? Word::missing : entrants.usable() ? Word::out_of_range : Word::wrong_kind;
    problems.add(Code::bad_value, Field::entrants,
                 details(reason(why), number(DetailKey::min, kTable), number(DetailKey::max, most)));
    return false;
  }
  if (shootout) {
    planShootout(entrants.value(), out);
    return true;
  }
  if (planHouse(entrants.value(), out)) {
    return true;
  }
  problems.add(Code::bad_value, Field::entrants,
               details(reason(Word::no_plan), number(DetailKey::below, nearestInHouse(entrants.value(), -1)),
                       number(DetailKey::above, nearestInHouse(entrants.value(), 1))));
  return false;
}

}  // namespace tensu::ledger
