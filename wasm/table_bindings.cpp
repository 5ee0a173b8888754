// What JavaScript can call besides, where the build is for more than the hand that somebody looks at: tables, and
// records of many hands.
#include <emscripten/em_macros.h>

#include "records.hpp"
#include "table_calls.hpp"

extern "C" {

EMSCRIPTEN_KEEPALIVE void tensu_tableIds() {
  tensu::wire::tableIds();
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
EMSCRIPTEN_KEEPALIVE std::uint8_t* tensu_records() {
  return tensu::wire::records().data();
}
EMSCRIPTEN_KEEPALIVE std::size_t tensu_recordsLength() {
  return tensu::wire::records().size();
}

}  // extern "C"
