// Rules and hands: what they wait for, what to discard, who is ready, who may win.
#include "calls.hpp"
#include "target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using tensu::fuzz::Call;
  constexpr auto kCalls =
      tensu::fuzz::callsOf(Call::set_rules, Call::waits, Call::discards, Call::ready, Call::can_win);
  tensu::fuzz::play({data, size}, kCalls, 3, nullptr);
  return 0;
}
