// What JavaScript can call of every engine. Requests come in and answers go out through the buffers, so that a call
// takes and gives only whole numbers and is exported as it is: embind would take as long over a call as the engine over
// a hand, and weigh a quarter of what a page fetches.
#include <emscripten/em_macros.h>

#include "calls.hpp"
#include "describe.hpp"

extern "C" {

EMSCRIPTEN_KEEPALIVE std::int32_t* tensu_input() {
  return tensu::wire::input().data();
}
EMSCRIPTEN_KEEPALIVE std::size_t tensu_inputLength() {
  return tensu::wire::input().size();
}
EMSCRIPTEN_KEEPALIVE std::int32_t* tensu_output() {
  return tensu::wire::output().data();
}
EMSCRIPTEN_KEEPALIVE std::size_t tensu_outputLength() {
  return tensu::wire::output().size();
}
EMSCRIPTEN_KEEPALIVE void tensu_ids() {
  tensu::wire::ids();
}
EMSCRIPTEN_KEEPALIVE void tensu_ruleSets() {
  tensu::wire::ruleSets();
}
EMSCRIPTEN_KEEPALIVE void tensu_describe(int slot) {
  tensu::wire::describe(slot);
}
EMSCRIPTEN_KEEPALIVE void tensu_table(int slot) {
  tensu::wire::table(slot);
}
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
EMSCRIPTEN_KEEPALIVE void tensu_readLine() {
  tensu::wire::readLine();
}
EMSCRIPTEN_KEEPALIVE void tensu_writeLine() {
  tensu::wire::writeLine();
}

}  // extern "C"
