// Packed records: the fast path, with a buffer of its own for many at once.
#pragma once

#include <cstdint>
#include <span>

namespace tensu::wire {

inline constexpr int kRecordsAtOnce = 1024;

[[nodiscard]] std::span<std::uint8_t> records();

/// Packs the hand of the input into the place of a record (0 to kRecordsAtOnce - 1), with its refusal where it has one.
void pack(int slot, int place);
/// The same for a request whose rules were refused.
void packBadRules(int place);
/// Scores the first records of their buffer (at most kRecordsAtOnce) and puts five numbers for each into the output.
void scoreRecords(int number);

}  // namespace tensu::wire
