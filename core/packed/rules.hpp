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
  friend constexpr bool operator==(const PackedRules&, const PackedRules&) noexcept = default;
};

/// The rules as a record holds them: made once for many hands.
[[nodiscard]] PackedRules packRules(const CompiledRules& rules) noexcept;
/// False when no house has such rules; `out` is then of no use.
[[nodiscard]] bool unpackRules(const PackedRules& packed, CompiledRules& out) noexcept;

}  // namespace tensu::packed
