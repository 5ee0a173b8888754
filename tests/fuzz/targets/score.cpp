// Rules and hands: scored, packed, and scored as records. What is scored balances, what is not says why.
#include <numeric>

#include "../../wasm/calls.hpp"
#include "calls.hpp"
#include "require.hpp"
#include "target.hpp"

namespace tensu::fuzz {
namespace {

void check(Call call) {
  if (call != Call::score) {
    return;
  }
  wire::Reader in(wire::input());
  HandScore score;
  scoreHand(wire::readHand(in), wire::rulesAt(0), {}, score);
  require(score.ok == score.problems.empty());
  std::int64_t pot = 0;
  for (const ledger::Line& line : score.ledger.lines()) {
    require(line.points > 0 && line.from != line.to);
    pot += line.from == ledger::kPot ? line.points : 0;
  }
  const ledger::Deltas deltas = score.ledger.deltas();
  require(std::accumulate(deltas.begin(), deltas.end(), std::int64_t{0}) == pot);
}

}  // namespace
}  // namespace tensu::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using tensu::fuzz::Call;
  constexpr auto kCalls = tensu::fuzz::callsOf(Call::set_rules, Call::score, Call::pack, Call::score_records);
  tensu::fuzz::play({data, size}, kCalls, 4, &tensu::fuzz::check);
  return 0;
}
