#include "calls.hpp"

#include <optional>

#include "wire_line.hpp"

namespace tensu::wire {
namespace {

struct Workspace {
  alignas(8) std::array<std::int32_t, kInputWords> input{};
  alignas(8) std::array<std::int32_t, kOutputWords> output{};
  /// Made when first used: ready-made ones would only lengthen the file that a page fetches.
  std::array<std::optional<RuleSlot>, kRuleSlots> rules;
};

Workspace& workspace() {
  static Workspace only;
  return only;
}

std::optional<RuleSlot>& placeOfSlot(int slot) {
  return workspace().rules[static_cast<std::size_t>(slot) % kRuleSlots];
}

}  // namespace

std::span<std::int32_t> input() noexcept {
  return workspace().input;
}
std::span<std::int32_t> output() noexcept {
  return workspace().output;
}
Reader question() {
  return Reader(workspace().input);
}
Writer answer() {
  return Writer(workspace().output);
}
HandRequest handAsked() {
  Reader in = question();
  return readHand(in);
}

const RuleSlot& slotAt(int slot) {
  return *placeOfSlot(slot);
}
const CompiledRules& rulesAt(int slot) {
  return slotAt(slot).compiled;
}

bool setRules(int slot) {
  Reader in = question();
  const RulesRequest asked = readRules(in);
  Problems problems;
  std::optional<RuleSlot>& rules = placeOfSlot(slot);
  if (!rules) {
    rules.emplace();
  }
  const bool ok = compileRules(asked.base, {asked.options.begin(), asked.options.size()}, rules->compiled, problems);
  rules->made += 1;
  Writer out = answer();
  writeProblems(out, problems);
  return ok;
}

void score(int slot, bool adapt) {
  HandScore result;
  scoreHand(handAsked(), rulesAt(slot), {.alternatives = true, .adapt = adapt}, result);
  Writer out = answer();
  writeScore(out, result, rulesAt(slot));
}

void waits(int slot) {
  const CompiledRules& rules = rulesAt(slot);
  WaitsAnswer found;
  waitsOfHand(handAsked(), rules, found);
  answerOr(found.problems, found.ok, [&](Writer& out) {
    out.number(found.shanten);
    out.number(found.waits.count());
    for (const WaitTile& wait : found.waits) {
      out.number(wait.tile);
      out.number(wait.left);
      for (const Win win : {Win::ron, Win::tsumo}) {
        HandScore result;
        scoreWait(found, wait.tile, win, rules, result);
        writeScore(out, result, rules);
      }
    }
  });
}

void discards(int slot) {
  DiscardsAnswer found;
  discardsOfHand(handAsked(), rulesAt(slot), found);
  answerOr(found.problems, found.ok, [&](Writer& out) {
    out.number(found.discards.count());
    for (const DiscardTile& discard : found.discards) {
      out.number(discard.tile);
      out.number(discard.shanten);
      out.wide(static_cast<std::int64_t>(discard.accepts));
      out.number(discard.left);
    }
  });
}

void ready(int slot) {
  ReadyAnswer found;
  readyOfHand(handAsked(), rulesAt(slot), found);
  answerOr(found.problems, found.ok, [&](Writer& out) {
    out.number(found.ready.ready ? 1 : 0);
    out.number(found.ready.pig ? 1 : 0);
    out.number(found.ready.base);
    out.wide(static_cast<std::int64_t>(found.ready.waits));
  });
}

void points(int slot) {
  Reader in = question();
  PointsRequest request;
  request.han = in.whole();
  request.fu = in.whole();
  request.yakuman = in.whole();
  request.dealer = in.whole();
  request.by = in.whole();
  Problems problems;
  riichi::Payments payments;
  const bool ok = pointsOf(request, rulesAt(slot), payments, problems);
  answerOr(problems, ok, [&](Writer& out) {
    out.id(payments.limit);
    out.number(payments.each.count());
    for (const std::int64_t each : payments.each) {
      out.wide(each);
    }
  });
}

void readLine() {
  Reader in = question();
  Line line;
  Problems problems;
  const bool ok = parseLine(in.text().text, line, problems);
  answerOr(problems, ok, [&](Writer& out) { writeParts(out, line); });
}

void writeLine() {
  Reader in = question();
  Line line;
  readParts(in, line);
  // Not on the stack, which has room for the line alone.
  static LineText text;
  formatLine(line, text);
  answer().text(text.view());
}

}  // namespace tensu::wire
