// What must hold of every input: where it does not, the fuzzer has found something.
#pragma once

#include <cstdlib>

namespace tensu::fuzz {

inline void require(bool holds) {
  if (!holds) {
    std::abort();
  }
}

}  // namespace tensu::fuzz
