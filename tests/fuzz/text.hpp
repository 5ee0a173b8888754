// Inputs that are text: UTF-16, two bytes a unit, the lower first.
#pragma once

#include <cstdint>
#include <span>
#include <string>

namespace tensu::fuzz {

inline std::u16string textOf(std::span<const std::uint8_t> input) {
  std::u16string text;
  for (std::size_t i = 0; i + 1 < input.size(); i += 2) {
    text.push_back(static_cast<char16_t>(input[i] | input[i + 1] << 8));
  }
  return text;
}

}  // namespace tensu::fuzz
