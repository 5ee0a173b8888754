// The calls that JavaScript makes, on the buffers that it shares with the engine.
#pragma once

#include "engine.hpp"
#include "packed/record.hpp"
#include "wire.hpp"

namespace tensu::wire {

/// Rule sets are made ready once and asked for by their place: 0 to kRuleSlots - 1. But for `setRules` every call needs
/// a place where rules are ready.
inline constexpr int kRuleSlots = 64;
inline constexpr int kRecordsAtOnce = 128;

[[nodiscard]] std::span<std::int32_t> input() noexcept;
[[nodiscard]] std::span<std::int32_t> output() noexcept;
[[nodiscard]] std::span<std::uint8_t> records() noexcept;
[[nodiscard]] const CompiledRules& rulesAt(int slot);

/// Makes the rules of the input ready at a place; false when they cannot be had.
bool setRules(int slot);
void score(int slot, bool adapt);
void waits(int slot);
void discards(int slot);
void ready(int slot);
void points(int slot);
void canWin(int slot, int passed);
void plan(int slot);

/// A whole hand at the table: its start, its pieces in their order, its end.
void roundStart(int slot);
void roundHand();
void roundKnown();
void roundAction();
void roundWallHand();
void roundWallKnown();
void roundSettle(int slot);

/// Packs the hand of the input into the place of a record (0 to kRecordsAtOnce - 1), with its refusal where it has one.
void pack(int slot, int place);
/// The same for a request whose rules were refused.
void packBadRules(int place);
/// Scores the first records of their buffer: five numbers each.
void scoreRecords(int number);

void readLine();
void writeLine();

}  // namespace tensu::wire
