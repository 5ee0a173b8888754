// A rule set in a few words, as a record carries it.
#pragma once

#include <array>
#include <cstdint>

#include "engine.hpp"

namespace tensu::packed {

/// The first word holds the yaku that are on, and above them the house by its place; the others hold each option by the
/// place of its value, in the order of allOptions(), each in as few bits as its places need.
struct PackedRules {
  static constexpr std::size_t kOptionWords = 3;
  std::uint64_t yakuAndHouse = 0;
  std::array<std::uint64_t, kOptionWords> options{};
  /// Word by word, without a call.
  friend constexpr bool operator==(const PackedRules& a, const PackedRules& b) noexcept {
    std::uint64_t differing = a.yakuAndHouse ^ b.yakuAndHouse;
    for (std::size_t i = 0; i < kOptionWords; ++i) {
      differing |= a.options[i] ^ b.options[i];
    }
    return differing == 0;
  }
};

/// The rules as a record holds them: made once for many hands.
[[nodiscard]] PackedRules packRules(const CompiledRules& rules) noexcept;
/// False when no house has such rules; `out` is then of no use.
[[nodiscard]] bool unpackRules(const PackedRules& packed, CompiledRules& out) noexcept;

}  // namespace tensu::packed
