// The cases in tests/cases on the native build. tests/node runs the same ones on the wasm build, so that both agree.
#include <algorithm>

#include "catch.hpp"
#include "support/json_request.hpp"
#include "support/json_round.hpp"

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
  compare(expected, "lines", linesOf(score.ledger));
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

/// What a refusal says, as far as the case names it: `no_yaku concealed`, or the code alone.
void compareProblems(const Json& request, const Json& expected, const Problems& problems) {
  const bool withField = expected.contains("field");
  std::vector<std::string> have;
  for (const Problem& problem : problems.list()) {
    const std::string code = kCodeIds[static_cast<std::size_t>(problem.code)];
    have.push_back(withField ? code + " " + fieldOf(problem, request) : code);
  }
  const auto code = expected["code"].get<std::string>();
  const std::string want = withField ? code + " " + expected["field"].get<std::string>() : code;
  if (std::find(have.begin(), have.end(), want) == have.end()) {
    differences.push_back("problem: expected " + want + ", got " + Json(have).dump());
  }
}

void runScore(const Json& request, const Json& expected) {
  HandScore score;
  scoreJson(request, score);
  compare(expected, "ok", score.ok);
  if (expected.contains("code")) {
    compareProblems(request, expected, score.problems);
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
  const std::vector<Json> cases = casesOf(file);
  INFO(file);
  CHECK_FALSE(cases.empty());
  for (const Json& each : cases) {
    differences.clear();
    if (each["call"] == "ready") {
      runReady(each["request"], each["expected"]);
    } else if (each["call"] == "settle") {
      differences = settlementDifferences(each["expected"], settleJson(each["request"]));
    } else {
      runScore(each["request"], each["expected"]);
    }
    INFO(file << " " << each["id"] << " " << each["request"].dump());
    CHECK(differences == std::vector<std::string>());
  }
}

}  // namespace

TEST_CASE("every case of every file", "[cases]") {
  const std::vector<std::string> files = caseFiles();
  REQUIRE_FALSE(files.empty());
  for (const std::string& file : files) {
    runFile(file);
  }
}

}  // namespace tensu::test
