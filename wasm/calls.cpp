#include "calls.hpp"

#include <memory>

#include "answer.hpp"
#include "ledger/tournament.hpp"
#include "wire_line.hpp"
#include "wire_round.hpp"

namespace tensu::wire {
namespace {

struct Workspace {
  alignas(8) std::array<std::int32_t, kInputWords> input{};
  alignas(8) std::array<std::int32_t, kOutputWords> output{};
  /// Made when first used: ready-made ones would only lengthen the file that a page fetches.
  std::array<std::unique_ptr<RuleSlot>, kRuleSlots> rules;
  table::TableSettler settler;
};

Workspace& workspace() {
  static Workspace only;
  return only;
}

std::unique_ptr<RuleSlot>& placeOfSlot(int slot) {
  return workspace().rules[static_cast<std::size_t>(slot) % kRuleSlots];
}

Writer answer() {
  return Writer(workspace().output);
}

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

}  // namespace

std::span<std::int32_t> input() noexcept {
  return workspace().input;
}
std::span<std::int32_t> output() noexcept {
  return workspace().output;
}
HandRequest handAsked() {
  Reader in(workspace().input);
  return readHand(in);
}

const RuleSlot& slotAt(int slot) {
  return *placeOfSlot(slot);
}
const CompiledRules& rulesAt(int slot) {
  return slotAt(slot).compiled;
}

bool setRules(int slot) {
  Reader in(workspace().input);
  const RulesRequest asked = readRules(in);
  Problems problems;
  std::unique_ptr<RuleSlot>& rules = placeOfSlot(slot);
  if (!rules) {
    rules = std::make_unique<RuleSlot>();
  }
  const bool ok = compileRules(asked.base, {asked.options.begin(), asked.options.size()}, rules->compiled, problems);
  if (ok) {
    rules->packed = packed::packRules(rules->compiled);
  }
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
  Reader in(workspace().input);
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

void canWin(int slot, int passed) {
  CanWinAnswer found;
  tensu::canWin(handAsked(), Whole(passed), rulesAt(slot), found);
  answerOr(found.problems, found.ok, [&](Writer& out) {
    out.number(found.allowed ? 1 : 0);
    out.wide(found.income);
    out.wide(found.needed);
  });
}

void plan(int slot) {
  Reader in(workspace().input);
  Problems problems;
  ledger::Plan rounds;
  const bool ok = ledger::planOf(in.whole(), rulesAt(slot).rules, rounds, problems);
  answerOr(problems, ok, [&](Writer& out) {
    out.number(rounds.count());
    for (const ledger::PlanRound& round : rounds) {
      out.number(round.entrants);
      out.number(round.tables);
      out.number(round.byes);
      out.number(round.advancing);
      out.number(round.perTable);
    }
  });
}

void roundStart(int slot) {
  Reader in(workspace().input);
  workspace().settler.start(readRound(in), rulesAt(slot));
}
void roundHand() {
  workspace().settler.hand(handAsked());
}
void roundKnown() {
  Reader in(workspace().input);
  workspace().settler.known(readKnownWin(in));
}
void roundAction() {
  Reader in(workspace().input);
  workspace().settler.action(readAction(in));
}
void roundWallHand() {
  workspace().settler.wallHand(handAsked());
}
void roundWallKnown() {
  Reader in(workspace().input);
  workspace().settler.wallKnown(readWallHand(in));
}
void roundSettle(int slot) {
  table::TableSettler& settler = workspace().settler;
  const bool ok = settler.settle();
  answerOr(settler.problems(), ok, [&](Writer& out) { writeSettlement(out, settler, rulesAt(slot)); });
}

void readLine() {
  Reader in(workspace().input);
  Line line;
  Problems problems;
  const bool ok = parseLine(in.text().text, line, problems);
  answerOr(problems, ok, [&](Writer& out) { writeParts(out, line); });
}

void writeLine() {
  Reader in(workspace().input);
  const Line line = readParts(in);
  Writer out = answer();
  out.text(formatLine(line));
}

}  // namespace tensu::wire
