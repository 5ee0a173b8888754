#include "table_calls.hpp"

#include "calls.hpp"
#include "ledger/tournament.hpp"
#include "packed/record.hpp"
#include "values.hpp"
#include "wire_round.hpp"

namespace tensu::wire {
namespace {

table::TableSettler& settler() {
  static table::TableSettler only;
  return only;
}

}  // namespace

void tableIds() {
  Values out(output());
  out.openObject();
  out.names("outcomes", ledger::kOutcomeIds);
  out.names("aborts", ledger::kAbortIds);
  out.names("offences", ledger::kOffenceIds);
  out.names("actionTypes", table::kActionTypeIds);
  out.key("recordBytes").number(packed::kRecordBytes);
  out.close();
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
  Reader in = question();
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
  Reader in = question();
  settler().start(readRound(in), rulesAt(slot));
}
void roundHand() {
  settler().hand(handAsked());
}
void roundKnown() {
  Reader in = question();
  settler().known(readKnownWin(in));
}
void roundAction() {
  Reader in = question();
  settler().action(readAction(in));
}
void roundWallHand() {
  settler().wallHand(handAsked());
}
void roundWallKnown() {
  Reader in = question();
  settler().wallKnown(readWallHand(in));
}
void roundSettle(int slot) {
  const bool ok = settler().settle();
  answerOr(settler().problems(), ok, [&](Writer& out) { writeSettlement(out, settler(), rulesAt(slot)); });
}

}  // namespace tensu::wire
