#include "calls.hpp"

#include <algorithm>
#include <cstring>

#include "../../wasm/calls.hpp"
#include "../../wasm/describe.hpp"
#include "../../wasm/records.hpp"
#include "../../wasm/table_calls.hpp"

namespace tensu::fuzz {
namespace {

struct OneCall {
  Call call{};
  std::uint8_t argument = 0;
  std::span<const std::uint8_t> words;
};

/// What a call needs of those before it: JavaScript never asks for a place without rules, nor for a round that has not
/// begun.
struct Played {
  bool rules = false;
  bool round = false;
};

/// Takes the next call off the input; false when no whole one is left.
bool take(std::span<const std::uint8_t>& input, OneCall& out) {
  constexpr std::size_t kHead = 4;
  if (input.size() < kHead) {
    return false;
  }
  const std::size_t words = input[2] + 256U * input[3];
  const std::size_t bytes = std::min(4 * std::min(words, wire::kInputWords), input.size() - kHead);
  out = {static_cast<Call>(input[0] % kCalls), input[1], input.subspan(kHead, bytes)};
  input = input.subspan(kHead + bytes);
  return true;
}

/// Nothing of an earlier input stays behind the words of this one.
void handOver(std::span<const std::uint8_t> words) {
  static std::size_t written = 0;
  auto* bytes = reinterpret_cast<std::uint8_t*>(wire::input().data());
  std::copy(words.begin(), words.end(), bytes);
  if (written > words.size()) {
    std::memset(bytes + words.size(), 0, written - words.size());
  }
  written = words.size();
}

bool needsRules(Call call) {
  return call < Call::pack_bad_rules || call >= Call::describe;
}

bool isPiece(Call call) {
  return call >= Call::round_hand && call <= Call::round_settle;
}

void makePiece(Call call) {
  switch (call) {
    case Call::round_hand:
      return wire::roundHand();
    case Call::round_known:
      return wire::roundKnown();
    case Call::round_action:
      return wire::roundAction();
    case Call::round_wall_hand:
      return wire::roundWallHand();
    case Call::round_wall_known:
      return wire::roundWallKnown();
    default:
      return wire::roundSettle(0);
  }
}

void make(Call call, int argument) {
  switch (call) {
    case Call::score:
      return wire::score(0, argument % 2 == 1);
    case Call::waits:
      return wire::waits(0);
    case Call::discards:
      return wire::discards(0);
    case Call::ready:
      return wire::ready(0);
    case Call::points:
      return wire::points(0);
    case Call::can_win:
      return wire::canWin(0, argument);
    case Call::plan:
      return wire::plan(0);
    case Call::round_start:
      return wire::roundStart(0);
    case Call::pack:
      return wire::pack(0, argument % wire::kRecordsAtOnce);
    case Call::pack_bad_rules:
      return wire::packBadRules(argument % wire::kRecordsAtOnce);
    case Call::score_records:
      return wire::scoreRecords(argument % (wire::kRecordsAtOnce + 1));
    case Call::read_line:
      return wire::readLine();
    case Call::write_line:
      return wire::writeLine();
    case Call::describe:
      return wire::describe(0);
    default:
      return wire::table(0);
  }
}

/// Whether the call is one that can be made now.
bool makes(const OneCall& next, Played& played) {
  if (next.call == Call::set_rules) {
    played = {wire::setRules(0), false};
    return true;
  }
  if (isPiece(next.call)) {
    if (played.round) {
      makePiece(next.call);
      played.round = next.call != Call::round_settle;
      return true;
    }
    return false;
  }
  if (needsRules(next.call) && !played.rules) {
    return false;
  }
  make(next.call, next.argument);
  played.round = played.round || next.call == Call::round_start;
  return true;
}

}  // namespace

void play(std::span<const std::uint8_t> input, CallMask allowed, int most, void (*answered)(Call)) {
  std::memset(wire::records().data(), 0, wire::records().size());
  Played played;
  OneCall next;
  for (int calls = 0; calls < most && take(input, next); ++calls) {
    if ((allowed >> static_cast<unsigned>(next.call) & 1) == 0) {
      continue;
    }
    handOver(next.words);
    if (makes(next, played) && answered != nullptr) {
      answered(next.call);
    }
  }
}

}  // namespace tensu::fuzz
