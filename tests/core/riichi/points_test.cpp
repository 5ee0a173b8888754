// The payment tables that WCOOM prints (sources: wcoom-riichi.txt), typed in cell by cell.
#include "riichi/points.hpp"

#include "catch.hpp"
#include "support/rules.hpp"

namespace tensu::test {
namespace {

using riichi::Payments;
using riichi::PointsQuery;

/// A line of a printed table: fu, and what 1 to 4 han pay; 0 where the table prints a dash.
struct Row {
  int fu;
  int points[4];
};

constexpr Row kDealerTsumo[] = {
    {20, {0, 700, 1300, 2600}},      {25, {0, 0, 1600, 3200}},       {30, {500, 1000, 2000, 3900}},
    {40, {700, 1300, 2600, 4000}},   {50, {800, 1600, 3200, 4000}},  {60, {1000, 2000, 3900, 4000}},
    {70, {1200, 2300, 4000, 4000}},  {80, {1300, 2600, 4000, 4000}}, {90, {1500, 2900, 4000, 4000}},
    {100, {1600, 3200, 4000, 4000}},
};

// By ron the tables begin at 25.
constexpr Row kDealerRon[] = {
    {20, {0, 0, 0, 0}},
    {25, {0, 2400, 4800, 9600}},
    {30, {1500, 2900, 5800, 11600}},
    {40, {2000, 3900, 7700, 12000}},
    {50, {2400, 4800, 9600, 12000}},
    {60, {2900, 5800, 11600, 12000}},
    {70, {3400, 6800, 12000, 12000}},
    {80, {3900, 7700, 12000, 12000}},
    {90, {4400, 8700, 12000, 12000}},
    {100, {4800, 9600, 12000, 12000}},
};

constexpr Row kChildRon[] = {
    {20, {0, 0, 0, 0}},
    {25, {0, 1600, 3200, 6400}},
    {30, {1000, 2000, 3900, 7700}},
    {40, {1300, 2600, 5200, 8000}},
    {50, {1600, 3200, 6400, 8000}},
    {60, {2000, 3900, 7700, 8000}},
    {70, {2300, 4500, 8000, 8000}},
    {80, {2600, 5200, 8000, 8000}},
    {90, {2900, 5800, 8000, 8000}},
    {100, {3200, 6400, 8000, 8000}},
};

/// A child's tsumo: what a child and what the dealer pays.
struct TsumoRow {
  int fu;
  int points[4][2];
};

constexpr TsumoRow kChildTsumo[] = {
    {20, {{0, 0}, {400, 700}, {700, 1300}, {1300, 2600}}},
    {25, {{0, 0}, {0, 0}, {800, 1600}, {1600, 3200}}},
    {30, {{300, 500}, {500, 1000}, {1000, 2000}, {2000, 3900}}},
    {40, {{400, 700}, {700, 1300}, {1300, 2600}, {2000, 4000}}},
    {50, {{400, 800}, {800, 1600}, {1600, 3200}, {2000, 4000}}},
    {60, {{500, 1000}, {1000, 2000}, {2000, 3900}, {2000, 4000}}},
    {70, {{600, 1200}, {1200, 2300}, {2000, 4000}, {2000, 4000}}},
    {80, {{700, 1300}, {1300, 2600}, {2000, 4000}, {2000, 4000}}},
    {90, {{800, 1500}, {1500, 2900}, {2000, 4000}, {2000, 4000}}},
    {100, {{800, 1600}, {1600, 3200}, {2000, 4000}, {2000, 4000}}},
};

/// The lines of the table of limits: han from and to, what each pays the dealer, and what a child and the dealer pay a
/// child.
struct LimitRow {
  Limit limit;
  int from;
  int to;
  int dealer;
  int child[2];
};

constexpr LimitRow kLimits[] = {
    {Limit::mangan, 5, 5, 4000, {2000, 4000}},      {Limit::haneman, 6, 7, 6000, {3000, 6000}},
    {Limit::baiman, 8, 10, 8000, {4000, 8000}},     {Limit::sanbaiman, 11, 12, 12000, {6000, 12000}},
    {Limit::yakuman, 13, 40, 16000, {8000, 16000}},
};

struct Answer {
  bool ok = false;
  Payments payments;
  Problems problems;
};

Answer ask(const CompiledRules& rules, Whole han, Whole fu, bool dealer, Win win, Whole yakuman = {}) {
  Answer answer;
  answer.ok = riichi::pointsOf({han, fu, yakuman, dealer, win}, rules.rules, answer.payments, answer.problems);
  CHECK(answer.ok == answer.problems.empty());
  return answer;
}

/// A cell: what it pays, `second` only for a child's tsumo; 0 where there can be no such hand.
void cell(const CompiledRules& rules, int han, int fu, bool dealer, Win win, int first, int second = 0) {
  INFO((dealer ? "dealer " : "child ") << (win == Win::ron ? "ron " : "tsumo ") << fu << " fu " << han << " han");
  CHECK(riichi::canBe(fu, han, win, rules.rules.riichi) == (first != 0));
  const Answer answer = ask(rules, Whole(han), Whole(fu), dealer, win);
  REQUIRE(answer.ok == (first != 0));
  if (!answer.ok) {
    CHECK(answer.problems.list()[0].code == Code::bad_value);
    return;
  }
  REQUIRE(answer.payments.each.size() == (second != 0 ? 2U : 1U));
  CHECK(answer.payments.each[0] == (second != 0 ? second : first));
  CHECK((second == 0 || answer.payments.each[1] == first));
}

void refusedAt(const Answer& answer, Field field) {
  REQUIRE(answer.problems.list().size() == 1);
  CHECK(answer.problems.list()[0].code == Code::bad_value);
  CHECK(answer.problems.list()[0].field == field);
}

}  // namespace

TEST_CASE("every cell of the payment tables", "[riichi]") {
  const CompiledRules rules = rulesOf("wcoom-riichi");
  for (std::size_t line = 0; line < std::size(kDealerTsumo); ++line) {
    for (int han = 1; han <= 4; ++han) {
      const auto at = static_cast<std::size_t>(han - 1);
      cell(rules, han, kDealerTsumo[line].fu, true, Win::tsumo, kDealerTsumo[line].points[at]);
      cell(rules, han, kDealerRon[line].fu, true, Win::ron, kDealerRon[line].points[at]);
      cell(rules, han, kChildRon[line].fu, false, Win::ron, kChildRon[line].points[at]);
      const auto& [child, dealer] = kChildTsumo[line].points[at];
      cell(rules, han, kChildTsumo[line].fu, false, Win::tsumo, child, dealer);
    }
  }
}

TEST_CASE("every line of the table of limits", "[riichi]") {
  const CompiledRules rules = rulesOf("wcoom-riichi");
  for (const LimitRow& row : kLimits) {
    for (int han = row.from; han <= row.to; ++han) {
      INFO(han << " han");
      CHECK(ask(rules, Whole(han), {}, true, Win::tsumo).payments.limit == row.limit);
      CHECK(ask(rules, Whole(han), {}, true, Win::tsumo).payments.each[0] == row.dealer);
      CHECK(ask(rules, Whole(han), {}, true, Win::ron).payments.each[0] == 3 * row.dealer);
      CHECK(ask(rules, Whole(han), {}, false, Win::ron).payments.each[0] == 2 * row.child[0] + row.child[1]);
      CHECK(ask(rules, Whole(han), {}, false, Win::tsumo).payments.each[0] == row.child[1]);
      CHECK(ask(rules, Whole(han), {}, false, Win::tsumo).payments.each[1] == row.child[0]);
    }
  }
}

TEST_CASE("above 100 fu the formula goes on", "[riichi]") {
  const CompiledRules rules = rulesOf("wcoom-riichi");
  cell(rules, 1, 110, false, Win::ron, 3600);
  cell(rules, 2, 110, false, Win::ron, 7100);
  cell(rules, 2, 120, false, Win::ron, 7700);
  cell(rules, 2, 130, false, Win::ron, 8000);
  cell(rules, 1, 170, false, Win::ron, 5500);
}

TEST_CASE("what no hand can have is refused by name", "[riichi]") {
  const CompiledRules rules = rulesOf("tenhou");
  refusedAt(ask(rules, Whole(0), Whole(30), true, Win::ron), Field::han);
  refusedAt(ask(rules, Whole(1000), Whole(30), true, Win::ron), Field::han);
  refusedAt(ask(rules, {}, Whole(30), true, Win::ron), Field::han);
  refusedAt(ask(rules, Whole::unusable(), Whole(30), true, Win::ron), Field::han);
  for (const int fu : {-10, 0, 10, 22, 31, 35, 180}) {
    refusedAt(ask(rules, Whole(1), Whole(fu), true, Win::ron), Field::fu);
  }
  refusedAt(ask(rules, Whole(1), {}, true, Win::ron), Field::fu);
  refusedAt(ask(rules, Whole(1), Whole::unusable(), true, Win::ron), Field::fu);
  refusedAt(ask(rules, {}, {}, true, Win::ron, Whole(14)), Field::yakuman);
  refusedAt(ask(rules, {}, {}, true, Win::ron, Whole(-1)), Field::yakuman);
  refusedAt(ask(rules, {}, {}, true, Win::ron, Whole::unusable()), Field::yakuman);
  // From five han on nobody asks for fu.
  CHECK(ask(rules, Whole(5), Whole(7), true, Win::ron).ok);
  CHECK(ask(rules, Whole(999), {}, true, Win::ron).ok);
}

TEST_CASE("yakuman by number, more than one only where they add up", "[riichi]") {
  const CompiledRules stacking = rulesOf("tenhou");
  const CompiledRules single = rulesOf("wcoom-riichi");
  CHECK(ask(stacking, {}, {}, false, Win::ron, Whole(1)).payments.each[0] == 32000);
  CHECK(ask(stacking, {}, {}, true, Win::ron, Whole(3)).payments.each[0] == 144000);
  CHECK(ask(single, {}, {}, true, Win::ron, Whole(1)).payments.each[0] == 48000);
  refusedAt(ask(single, {}, {}, true, Win::ron, Whole(2)), Field::yakuman);
  // Yakuman go before han, and none is none.
  CHECK(ask(stacking, Whole(1), Whole(30), false, Win::ron, Whole(2)).payments.each[0] == 64000);
  CHECK(ask(stacking, Whole(1), Whole(30), false, Win::ron, Whole(0)).payments.each[0] == 1000);
}

TEST_CASE("options decide which fu there are", "[riichi]") {
  const auto can = [](std::string_view options, int fu, int han, Win win) {
    return riichi::canBe(fu, han, win, rulesOf("tenhou", options).rules.riichi);
  };
  CHECK(can("{}", 25, 2, Win::ron));
  CHECK_FALSE(can("{}", 25, 1, Win::ron));
  CHECK(can("{}", 25, 3, Win::tsumo));
  CHECK_FALSE(can("{}", 25, 2, Win::tsumo));
  CHECK_FALSE(can(R"({"chiitoi_fu":30})", 25, 2, Win::ron));
  CHECK(can("{}", 20, 2, Win::tsumo));
  CHECK_FALSE(can(R"({"yaku.pinfu":false})", 20, 2, Win::tsumo));
  CHECK_FALSE(can("{}", 20, 1, Win::tsumo));
  CHECK_FALSE(can(R"({"pinfu_tsumo":false})", 20, 2, Win::tsumo));
  CHECK_FALSE(can("{}", 20, 1, Win::ron));
  CHECK(can(R"({"open_pinfu_fu":false})", 20, 1, Win::ron));
}

TEST_CASE("two players pay alone, in full or split", "[riichi]") {
  const CompiledRules full = rulesOf("web-tile");
  const CompiledRules split = rulesOf("web-tile", R"({"two_player_tsumo":"split"})");
  for (const Win win : {Win::ron, Win::tsumo}) {
    CHECK(ask(full, Whole(5), {}, true, win).payments.each[0] == 12000);
    CHECK(ask(full, Whole(5), {}, false, win).payments.each[0] == 8000);
    CHECK(ask(full, Whole(5), {}, false, win).payments.each.size() == 1);
  }
  CHECK(ask(split, Whole(5), {}, true, Win::tsumo).payments.each[0] == 4000);
  CHECK(ask(split, Whole(5), {}, false, Win::tsumo).payments.each[0] == 4000);
  CHECK(ask(split, Whole(5), {}, false, Win::ron).payments.each[0] == 8000);
}

}  // namespace tensu::test
