// Speeds of the native engine, one JSON object a line. tensu_bench [HANDS.jsonl]
#include <chrono>
#include <cstdio>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "engine.hpp"
#include "support/complete_hands.hpp"
#include "support/json_request.hpp"

namespace tensu::bench {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kRounds = 5;
constexpr double kRoundSeconds = 0.4;

double secondsSince(Clock::time_point start) {
  return std::chrono::duration<double>(Clock::now() - start).count();
}

void report(const char* name, double value, const char* unit) {
  std::printf("{\"name\":\"%s\",\"value\":%.0f,\"unit\":\"%s\"}\n", name, value, unit);
}

/// A hand that passed every check, with its rules made ready.
struct Prepared {
  Hand hand;
  const CompiledRules* rules = nullptr;
};

std::vector<Prepared> prepare(const std::string& file, std::vector<std::unique_ptr<CompiledRules>>& shelf) {
  std::vector<Prepared> prepared;
  std::map<std::string, const CompiledRules*> known;
  for (const test::Json& each : test::casesAt(file)) {
    const test::Json& request = each["request"];
    Problems problems;
    const CompiledRules*& rules = known[request.value("rules", test::Json()).dump()];
    if (rules == nullptr) {
      auto made = std::make_unique<CompiledRules>();
      if (!test::JsonRules(request.value("rules", test::Json())).compile(*made, problems)) {
        continue;
      }
      rules = shelf.emplace_back(std::move(made)).get();
    }
    HandScore score;
    scoreHand(test::JsonHand(request).request(), *rules, {}, score);
    if (score.ok) {
      prepared.push_back({score.hand, rules});
    }
  }
  return prepared;
}

/// Hands a second, everything scored and paid: the best of some rounds.
double handsPerSecond(const std::vector<Prepared>& hands, std::int64_t& sum) {
  double best = 0;
  for (int round = 0; round < kRounds; ++round) {
    const auto start = Clock::now();
    std::size_t scored = 0;
    while (secondsSince(start) < kRoundSeconds) {
      for (const Prepared& each : hands) {
        HandScore score;
        scoreTaken(each.hand, *each.rules, false, score);
        sum += score.ledger.deltaOf(each.hand.seat);
      }
      scored += hands.size();
    }
    best = std::max(best, static_cast<double>(scored) / secondsSince(start));
  }
  return best;
}

/// Seconds for every complete hand there is, won by South's tsumo under the rules that most people know.
double secondsForAllHands(std::uint64_t& checksum) {
  const auto rules = std::make_unique<CompiledRules>();
  Problems problems;
  if (!compileRules(u"tenhou", {}, *rules, problems)) {
    return 0;
  }
  test::WorthCensus census;
  const auto start = Clock::now();
  test::forEachCompleteHand([&](Hand hand) {
    hand.seat = 1;
    HandScore score;
    scoreTaken(hand, *rules, false, score);
    census.add(score.riichi.best.han, score.riichi.best.fu);
  });
  checksum = census.checksum();
  return secondsSince(start);
}

void measure(const std::string& file) {
  std::vector<std::unique_ptr<CompiledRules>> shelf;
  const auto hands = prepare(file, shelf);
  std::int64_t sum = 0;
  const double speed = handsPerSecond(hands, sum);
  // The sum is used, so that no scoring can be left out.
  report("native", sum == INT64_MIN ? 0 : speed, "hands/s");
  std::uint64_t checksum = 0;
  const double seconds = secondsForAllHands(checksum);
  report("all-hands", checksum == 0 ? 0 : test::kCompleteHands / seconds, "hands/s");
}

}  // namespace
}  // namespace tensu::bench

int main(int count, char** arguments) {
  tensu::bench::measure(count > 1 ? arguments[1] : std::string(TENSU_CASES_DIR) + "/riichi-oracle.jsonl");
}
