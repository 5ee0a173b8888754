// The cases in tests/cases on the native build. tests/node runs the same ones on the wasm build, so that both agree.
#include <algorithm>

#include "catch.hpp"
#include "support/json_request.hpp"

namespace tensu::test {
namespace {

std::vector<std::string> differences;

template <class Have>
void compare(const Json& expected, const char* key, const Have& have) {
  if (expected.contains(key) && expected[key] != Json(have)) {
    differences.push_back(std::string(key) + ": expected " + expected[key].dump() + ", got " + Json(have).dump());
  }
}

void compareYaku(const Json& expected, const HandScore& score) {
  if (!expected.contains("yaku")) {
    return;
  }
  auto want = expected["yaku"].get<std::vector<std::string>>();
  auto have = yakuOf(score);
  std::sort(want.begin(), want.end());
  std::sort(have.begin(), have.end());
  if (want != have) {
    differences.push_back("yaku: expected " + Json(want).dump() + ", got " + Json(have).dump());
  }
}

void compareDeltas(const Json& expected, const HandScore& score) {
  if (!expected.contains("deltas")) {
    return;
  }
  const auto all = score.ledger.deltas();
  const std::vector<std::int64_t> have(all.begin(),
                                       all.begin() + static_cast<std::ptrdiff_t>(expected["deltas"].size()));
  compare(expected, "deltas", have);
}

void compareScore(const Json& expected, const HandScore& score, bool sichuan) {
  compareDeltas(expected, score);
  if (sichuan) {
    const auto row = static_cast<std::size_t>(score.sichuan.best.row);
    compare(expected, "pattern", sichuan::kRowIds[row]);
    compare(expected, "row", sichuan::kRowValues[row]);
    compare(expected, "roots", score.sichuan.roots);
    compare(expected, "uncapped", score.sichuan.uncapped);
    compare(expected, "base", score.sichuan.base);
    compare(expected, "value", score.sichuan.value);
    return;
  }
  compareYaku(expected, score);
  compare(expected, "han", score.riichi.best.han);
  compare(expected, "fu", score.riichi.best.fu);
  compare(expected, "limit", kLimitIds[static_cast<std::size_t>(score.riichi.best.limit)]);
  compare(expected, "yakuman", score.riichi.best.yakuman);
  compare(expected, "base", score.riichi.best.base);
}

void compareProblems(const Json& expected, const Problems& problems) {
  const auto& list = problems.list();
  const bool found = std::any_of(list.begin(), list.end(), [&expected](const Problem& problem) {
    return expected["code"] == kCodeIds[static_cast<std::size_t>(problem.code)];
  });
  if (!found) {
    std::string have;
    for (const Problem& problem : list) {
      have += std::string(" ") + kCodeIds[static_cast<std::size_t>(problem.code)];
    }
    differences.push_back("code: expected " + expected["code"].dump() + ", got" + have);
  }
}

void runScore(const Json& request, const Json& expected) {
  HandScore score;
  scoreJson(request, score);
  compare(expected, "ok", score.ok);
  if (expected.contains("code")) {
    compareProblems(expected, score.problems);
  } else if (score.ok) {
    compareScore(expected, score, request.contains("lack"));
  }
}

void runReady(const Json& request, const Json& expected) {
  CompiledRules rules;
  ReadyAnswer answer;
  REQUIRE(JsonRules(request["rules"]).compile(rules, answer.problems));
  readyOfHand(JsonHand(request).request(), rules, answer);
  REQUIRE(answer.ok);
  compare(expected, "ready", answer.ready.ready);
  compare(expected, "pig", answer.ready.pig);
  compare(expected, "base", answer.ready.base);
  std::vector<std::string> waits;
  for (int kind = 0; kind < kSuitedKinds; ++kind) {
    if ((answer.ready.waits & maskOf(kind)) != 0) {
      waits.push_back(std::to_string(rankOf(kind) + 1) + "mps"[suitOf(kind)]);
    }
  }
  compare(expected, "waits", waits);
}

void runFile(const std::string& file) {
  for (const Json& each : casesOf(file)) {
    differences.clear();
    if (each["call"] == "ready") {
      runReady(each["request"], each["expected"]);
    } else {
      runScore(each["request"], each["expected"]);
    }
    INFO(file << " " << each["id"] << " " << each["request"].dump());
    CHECK(differences == std::vector<std::string>());
  }
}

}  // namespace

TEST_CASE("hands that other scorers got wrong", "[cases]") {
  runFile("riichi-reported.jsonl");
}

TEST_CASE("random riichi hands", "[cases]") {
  runFile("riichi-oracle.jsonl");
}

TEST_CASE("Sichuan hands worked out by hand", "[cases]") {
  runFile("sichuan-hands.jsonl");
}

TEST_CASE("random Sichuan hands", "[cases]") {
  runFile("sichuan-oracle.jsonl");
}

}  // namespace tensu::test
