// What JavaScript can call. Requests come in and answers go out through the two buffers; what is asked once, such as
// the description of a rule set, is handed over as an object.
#include <emscripten/bind.h>
#include <emscripten/em_macros.h>
#include <emscripten/val.h>

#include "calls.hpp"
#include "describe.hpp"
#include "records.hpp"

namespace tensu::wire {
namespace {

using emscripten::typed_memory_view;
using emscripten::val;

/// A buffer where it lies in the module's memory.
template <class T>
val view(std::span<T> buffer) {
  return val(typed_memory_view(buffer.size(), buffer.data()));
}

val inputView() {
  return view(input());
}
val outputView() {
  return view(output());
}
val recordsView() {
  return view(records());
}
val describe(int slot) {
  return descriptionOf(rulesAt(slot));
}
val table(int slot) {
  return tableOf(rulesAt(slot));
}

}  // namespace

EMSCRIPTEN_BINDINGS(tensu) {
  emscripten::function("input", &inputView);
  emscripten::function("output", &outputView);
  emscripten::function("records", &recordsView);
  emscripten::function("ids", &ids);
  emscripten::function("rules", &ruleSets);
  emscripten::function("describe", &describe);
  emscripten::function("table", &table);
}

}  // namespace tensu::wire

// What takes and gives only whole numbers is exported as it is: embind would take as long over a call as the engine
// over a hand. In JavaScript the names begin with `_tensu_`.
extern "C" {

EMSCRIPTEN_KEEPALIVE bool tensu_setRules(int slot) {
  return tensu::wire::setRules(slot);
}
EMSCRIPTEN_KEEPALIVE void tensu_score(int slot, bool adapt) {
  tensu::wire::score(slot, adapt);
}
EMSCRIPTEN_KEEPALIVE void tensu_waits(int slot) {
  tensu::wire::waits(slot);
}
EMSCRIPTEN_KEEPALIVE void tensu_discards(int slot) {
  tensu::wire::discards(slot);
}
EMSCRIPTEN_KEEPALIVE void tensu_ready(int slot) {
  tensu::wire::ready(slot);
}
EMSCRIPTEN_KEEPALIVE void tensu_points(int slot) {
  tensu::wire::points(slot);
}
EMSCRIPTEN_KEEPALIVE void tensu_canWin(int slot, int passed) {
  tensu::wire::canWin(slot, passed);
}
EMSCRIPTEN_KEEPALIVE void tensu_plan(int slot) {
  tensu::wire::plan(slot);
}
EMSCRIPTEN_KEEPALIVE void tensu_roundStart(int slot) {
  tensu::wire::roundStart(slot);
}
EMSCRIPTEN_KEEPALIVE void tensu_roundHand() {
  tensu::wire::roundHand();
}
EMSCRIPTEN_KEEPALIVE void tensu_roundKnown() {
  tensu::wire::roundKnown();
}
EMSCRIPTEN_KEEPALIVE void tensu_roundAction() {
  tensu::wire::roundAction();
}
EMSCRIPTEN_KEEPALIVE void tensu_roundWallHand() {
  tensu::wire::roundWallHand();
}
EMSCRIPTEN_KEEPALIVE void tensu_roundWallKnown() {
  tensu::wire::roundWallKnown();
}
EMSCRIPTEN_KEEPALIVE void tensu_roundSettle(int slot) {
  tensu::wire::roundSettle(slot);
}
EMSCRIPTEN_KEEPALIVE void tensu_pack(int slot, int place) {
  tensu::wire::pack(slot, place);
}
EMSCRIPTEN_KEEPALIVE void tensu_packBadRules(int place) {
  tensu::wire::packBadRules(place);
}
EMSCRIPTEN_KEEPALIVE void tensu_scoreRecords(int number) {
  tensu::wire::scoreRecords(number);
}
EMSCRIPTEN_KEEPALIVE void tensu_readLine() {
  tensu::wire::readLine();
}
EMSCRIPTEN_KEEPALIVE void tensu_writeLine() {
  tensu::wire::writeLine();
}

}  // extern "C"
