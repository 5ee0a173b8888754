// The calls that JavaScript makes, on the buffers that it shares with the engine: rule sets, and what is asked of a
// hand.
#pragma once

#include "answer.hpp"
#include "engine.hpp"
#include "wire.hpp"

namespace tensu::wire {

/// Rule sets are made ready once and asked for by their place: 0 to kRuleSlots - 1. But for `setRules` every call needs
/// a place where rules are ready.
inline constexpr int kRuleSlots = 256;

[[nodiscard]] std::span<std::int32_t> input() noexcept;
[[nodiscard]] std::span<std::int32_t> output() noexcept;

/// The input and the output from their start.
[[nodiscard]] Reader question();
[[nodiscard]] Writer answer();
/// The hand of the input.
[[nodiscard]] HandRequest handAsked();

struct RuleSlot {
  CompiledRules compiled;
  /// How often rules were made ready in this place.
  std::uint32_t made = 0;
};
[[nodiscard]] const RuleSlot& slotAt(int slot);
[[nodiscard]] const CompiledRules& rulesAt(int slot);

/// Says first whether there is an answer: `write` writes it, else the problems say why there is none.
template <class Write>
void answerOr(const Problems& problems, bool ok, Write write) {
  Writer out = answer();
  out.number(ok ? 1 : 0);
  if (ok) {
    write(out);
  } else {
    writeProblems(out, problems);
  }
}

/// Makes the rules of the input ready at a place; false when they cannot be had.
bool setRules(int slot);
void score(int slot, bool adapt);
void waits(int slot);
void discards(int slot);
void ready(int slot);
void points(int slot);

void readLine();
void writeLine();

}  // namespace tensu::wire
