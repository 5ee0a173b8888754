// Every call there is, in any order that JavaScript could make them in.
#include "calls.hpp"
#include "target.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  tensu::fuzz::play({data, size}, tensu::fuzz::kAllCalls, 16, nullptr);
  return 0;
}
