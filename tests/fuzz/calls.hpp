// Inputs that are lists of calls, played on the very functions that JavaScript calls. A call is its number, an
// argument, how many words it hands over (two bytes, the lower first), and these words.
#pragma once

#include <cstdint>
#include <span>

namespace tensu::fuzz {

/// By their numbers in an input; tests/fuzz/seeds.mjs and tests/node/fuzz.test.mjs use the same.
enum class Call : std::uint8_t {
  set_rules,
  score,
  waits,
  discards,
  ready,
  points,
  can_win,
  plan,
  round_start,
  round_hand,
  round_known,
  round_action,
  round_wall_hand,
  round_wall_known,
  round_settle,
  pack,
  pack_bad_rules,
  score_records,
  read_line,
  write_line,
  describe,
  table,
};
inline constexpr int kCalls = 22;

/// A set of calls, bit i for the call of number i.
using CallMask = std::uint32_t;
template <class... Each>
[[nodiscard]] constexpr CallMask callsOf(Each... calls) noexcept {
  return ((CallMask{1} << static_cast<unsigned>(calls)) | ...);
}
inline constexpr CallMask kAllCalls = (CallMask{1} << kCalls) - 1;

/// Plays an input; of the calls in it only those of `allowed`, and no more than `most`. After each that answers,
/// `answered` is told where it is given.
void play(std::span<const std::uint8_t> input, CallMask allowed, int most, void (*answered)(Call));

}  // namespace tensu::fuzz
