// The engine against the slow scorer, on hands by chance under every rule set with options by chance. 20,000 hands, or
// as many as the environment variable TENSU_HANDS says.
#include <cstdlib>
#include <map>

#include "catch.hpp"
#include "independent/deals.hpp"
#include "independent/riichi.hpp"
#include "independent/sichuan.hpp"

namespace tensu::independent {
namespace {

constexpr int kHandsPerRules = 20;
const std::vector<std::string> kHouses = {"wcoom-riichi", "wcoom-ema-riichi", "makopi-house", "web-tile", "tenhou"};

int handsAsked() {
  const char* asked = std::getenv("TENSU_HANDS");
  return asked != nullptr ? std::atoi(asked) : 20000;
}

/// What the engine says, in the same words.
Verdict engineVerdict(const HandScore& score, const CompiledRules& rules) {
  Verdict verdict;
  for (const Problem& problem : score.problems.list()) {
    verdict.problems.insert(kCodeIds[static_cast<std::size_t>(problem.code)]);
  }
  if (!score.ok) {
    return verdict;
  }
  const ledger::Deltas deltas = score.ledger.deltas();
  verdict.deltas.assign(deltas.begin(), deltas.begin() + rules.rules.players);
  if (rules.rules.family == Family::sichuan) {
    verdict.row = sichuan::kRowIds[static_cast<std::size_t>(score.sichuan.best.row)];
    verdict.roots = score.sichuan.roots;
    verdict.uncapped = score.sichuan.uncapped;
    verdict.base = score.sichuan.base;
    verdict.value = score.sichuan.value;
    return verdict;
  }
  const riichi::Counted& best = score.riichi.best;
  const std::vector<std::string> yaku = test::yakuOf(score);
  verdict.yaku.insert(yaku.begin(), yaku.end());
  verdict.han = best.han;
  verdict.fu = best.fu;
  verdict.limit = kLimitIds[static_cast<std::size_t>(best.limit)];
  verdict.yakuman = best.yakuman;
  verdict.base = best.base;
  verdict.dora = score.riichi.dora.total();
  return verdict;
}

Json shown(const Verdict& verdict) {
  return {{"problems", verdict.problems}, {"yaku", verdict.yaku},
          {"han", verdict.han},           {"fu", verdict.fu},
          {"limit", verdict.limit},       {"yakuman", verdict.yakuman},
          {"dora", verdict.dora},         {"base", verdict.base},
          {"deltas", verdict.deltas},     {"row", verdict.row},
          {"roots", verdict.roots},       {"uncapped", verdict.uncapped},
          {"value", verdict.value}};
}

struct Asked {
  Json rules;
  Rules plain;
  CompiledRules compiled;
};

Asked rulesByChance(Deals& deals, const std::string& house) {
  const Json set = deals.options(house);
  Asked asked{{{"base", house}, {"set", set}}, Rules(house, set), {}};
  Problems problems;
  INFO(asked.rules.dump());
  REQUIRE(test::JsonRules(asked.rules).compile(asked.compiled, problems));
  return asked;
}

Json withRules(const Hand& hand, const Asked& asked) {
  Json request = requestOf(hand);
  request["rules"] = asked.rules;
  return request;
}

/// Whether both say the same; where not, what they say.
bool agree(const Verdict& plain, const Json& request, const Asked& asked) {
  HandScore score;
  scoreHand(test::JsonHand(request).request(), asked.compiled, {false, false}, score);
  const Json engine = shown(engineVerdict(score, asked.compiled));
  const Json ours = shown(plain);
  if (engine == ours) {
    return true;
  }
  UNSCOPED_INFO(request.dump() << "\n engine " << Json::diff(ours, engine).dump() << "\n plain  " << ours.dump());
  return false;
}

}  // namespace

TEST_CASE("the riichi scorer and a slow one agree", "[independent]") {
  const int hands = handsAsked() * 4 / 5;
  std::map<std::string, int> seen;
  std::uint32_t seed = 4100;
  for (const std::string& house : kHouses) {
    Deals deals(seed++);
    int scored = 0;
    for (int done = 0; done < hands / static_cast<int>(kHouses.size()); done += kHandsPerRules) {
      const Asked asked = rulesByChance(deals, house);
      for (int i = 0; i < kHandsPerRules; ++i) {
        const Hand hand = deals.riichi(asked.plain);
        const Verdict plain = scoreRiichi(hand, asked.plain);
        CHECK(agree(plain, withRules(hand, asked), asked));
        scored += plain.problems.empty() ? 1 : 0;
        for (const auto* each : {&plain.yaku, &plain.problems}) {
          for (const std::string& id : *each) {
            ++seen[id];
          }
        }
      }
    }
    // Most of the hands are wins, or there would be little to compare.
    CHECK(scored > hands / static_cast<int>(kHouses.size()) / 2);
  }
  for (const char* id : kYakuIds) {
    INFO(id);
    CHECK(seen[id] >= 3);
  }
  for (const char* id : {"not_winning", "furiten", "no_yaku", "below_minimum_han"}) {
    INFO(id);
    CHECK(seen[id] >= 20);
  }
}

TEST_CASE("the Sichuan scorer and a slow one agree", "[independent]") {
  const int hands = handsAsked() / 5;
  std::map<std::string, int> seen;
  Deals deals(4200);
  for (int done = 0; done < hands; done += kHandsPerRules) {
    const Asked asked = rulesByChance(deals, "mahjchina-sichuan");
    for (int i = 0; i < kHandsPerRules; ++i) {
      const Hand hand = deals.sichuan(asked.plain, false);
      const Verdict plain = scoreSichuan(hand, asked.plain);
      CHECK(agree(plain, withRules(hand, asked), asked));
      ++seen[plain.row];
      for (const std::string& id : plain.problems) {
        ++seen[id];
      }
    }
  }
  for (const char* id : sichuan::kRowIds) {
    INFO(id);
    CHECK(seen[id] >= 5);
  }
  CHECK(seen["not_winning"] >= 5);
  CHECK(seen["lack_suit_remains"] >= 5);
}

TEST_CASE("who is ready at the wall's end, and a slow answer, agree", "[independent]") {
  const int hands = handsAsked() / 20;
  Deals deals(4300);
  int ready = 0;
  int pigs = 0;
  for (int done = 0; done < hands; done += kHandsPerRules) {
    const Asked asked = rulesByChance(deals, "mahjchina-sichuan");
    for (int i = 0; i < kHandsPerRules; ++i) {
      const Hand hand = deals.sichuan(asked.plain, true);
      const WallEnd plain = wallEndOf(hand, asked.plain);
      const Json request = withRules(hand, asked);
      ReadyAnswer answer;
      readyOfHand(test::JsonHand(request).request(), asked.compiled, answer);
      INFO(request.dump());
      REQUIRE(answer.ok);
      KindMask waits = 0;
      for (const int kind : plain.waits) {
        waits |= maskOf(kind);
      }
      CHECK(answer.ready.ready == plain.ready);
      CHECK(answer.ready.pig == plain.pig);
      CHECK(answer.ready.waits == waits);
      CHECK(answer.ready.base == plain.base);
      ready += plain.ready ? 1 : 0;
      pigs += plain.pig ? 1 : 0;
    }
  }
  CHECK(ready > hands / 2);
  CHECK(pigs > 0);
}

}  // namespace tensu::independent
