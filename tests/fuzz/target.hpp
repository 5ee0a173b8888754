// One input, given to one part of the engine. Each file in targets/ defines the function that libFuzzer calls.
#pragma once

#include <cstddef>
#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
