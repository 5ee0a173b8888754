#include "records.hpp"

#include <algorithm>
#include <cstring>
#include <optional>

#include "calls.hpp"
#include "intake/intake.hpp"
#include "packed/record.hpp"
#include "packed/rules.hpp"

namespace tensu::wire {
namespace {

/// Rules as records hold them, and which of the rules in their place they are.
struct SlotRules {
  packed::PackedRules packed;
  std::uint32_t made = 0;
};

struct Buffers {
  std::array<packed::Record, kRecordsAtOnce> records;
  std::array<packed::Worth, kRecordsAtOnce> worths;
  std::array<std::optional<SlotRules>, kRuleSlots> rules;
  packed::RecordScorer scorer;
};

static_assert(sizeof(packed::Worth) == 5 * sizeof(std::int32_t) &&
                  sizeof(Buffers::worths) <= kOutputWords * sizeof(std::int32_t),
              "worths are given out as they lie in memory, five numbers each");

/// Made when first used: ready-made ones would only lengthen the file that a page fetches.
Buffers& buffers() {
  static std::optional<Buffers> only;
  return only ? *only : only.emplace();
}

const packed::PackedRules& packedAt(int slot) {
  const RuleSlot& rules = slotAt(slot);
  std::optional<SlotRules>& kept = buffers().rules[static_cast<std::size_t>(slot) % kRuleSlots];
  if (!kept || kept->made != rules.made) {
    kept = {packed::packRules(rules.compiled), rules.made};
  }
  return kept->packed;
}

}  // namespace

std::span<std::uint8_t> records() {
  return {reinterpret_cast<std::uint8_t*>(buffers().records.data()), sizeof(Buffers::records)};
}

void pack(int slot, int place) {
  Problems problems;
  Checks checks;
  Hand hand;
  const bool ok = intake::takeHand(handAsked(), rulesAt(slot).rules, {}, hand, problems, checks);
  buffers().records[static_cast<std::size_t>(place)] =
      ok ? packed::recordOf(hand, packedAt(slot)) : packed::recordOf(problems.list()[0].code);
}

void packBadRules(int place) {
  buffers().records[static_cast<std::size_t>(place)] = packed::recordOf(Code::bad_rules);
}

void scoreRecords(int number) {
  const auto count = static_cast<std::size_t>(std::clamp(number, 0, kRecordsAtOnce));
  Buffers& here = buffers();
  here.scorer.score(std::span(here.records).first(count), here.worths);
  std::memcpy(output().data(), here.worths.data(), count * sizeof(packed::Worth));
}

}  // namespace tensu::wire
