// The calls that JavaScript makes, on the buffers that it shares with the engine.
#pragma once

#include "engine.hpp"
#include "packed/rules.hpp"
#include "wire.hpp"

namespace tensu::wire {

/// Rule sets are made ready once and asked for by their place: 0 to kRuleSlots - 1. But for `setRules` every call needs
/// a place where rules are ready.
inline constexpr int kRuleSlots = 64;

[[nodiscard]] std::span<std::int32_t> input() noexcept;
[[nodiscard]] std::span<std::int32_t> output() noexcept;

/// Rules as they are scored with, and as records hold them.
struct RuleSlot {
  CompiledRules compiled;
  packed::PackedRules packed;
};
/// The hand of the input.
[[nodiscard]] HandRequest handAsked();
[[nodiscard]] const RuleSlot& slotAt(int slot);
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

void readLine();
void writeLine();

}  // namespace tensu::wire
