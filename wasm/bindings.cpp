// What JavaScript can call. Requests come in and answers go out through the two buffers; what is asked once, such as
// the description of a rule set, is handed over as an object.
#include <emscripten/bind.h>
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
  emscripten::function("setRules", &setRules);
  emscripten::function("score", &score);
  emscripten::function("waits", &waits);
  emscripten::function("discards", &discards);
  emscripten::function("ready", &ready);
  emscripten::function("points", &points);
  emscripten::function("canWin", &canWin);
  emscripten::function("plan", &plan);
  emscripten::function("roundStart", &roundStart);
  emscripten::function("roundHand", &roundHand);
  emscripten::function("roundKnown", &roundKnown);
  emscripten::function("roundAction", &roundAction);
  emscripten::function("roundWallHand", &roundWallHand);
  emscripten::function("roundWallKnown", &roundWallKnown);
  emscripten::function("roundSettle", &roundSettle);
  emscripten::function("pack", &pack);
  emscripten::function("packBadRules", &packBadRules);
  emscripten::function("scoreRecords", &scoreRecords);
  emscripten::function("readLine", &readLine);
  emscripten::function("writeLine", &writeLine);
}

}  // namespace tensu::wire
