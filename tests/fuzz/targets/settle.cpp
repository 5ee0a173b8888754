// Rules, then a round or a battle piece by piece.
#include "calls.hpp"
#include "target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using tensu::fuzz::Call;
  constexpr auto kCalls =
      tensu::fuzz::callsOf(Call::set_rules, Call::round_start, Call::round_hand, Call::round_known, Call::round_action,
                           Call::round_wall_hand, Call::round_wall_known, Call::round_settle);
  tensu::fuzz::play({data, size}, kCalls, 32, nullptr);
  return 0;
}
