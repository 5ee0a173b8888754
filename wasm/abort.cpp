// How the engine would end if it were broken: with a trap, which JavaScript sees as an error. The library's own way of
// ending would have to be imported from whoever loads the .wasm.
#include <cstdlib>

extern "C" void abort() {
  __builtin_trap();
}
