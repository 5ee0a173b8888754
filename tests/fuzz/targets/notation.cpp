// Any text as tiles: what is read is as much as is counted, and what is refused is refused at a place in the text.
#include "tiles/notation.hpp"

#include <numeric>

#include "require.hpp"
#include "target.hpp"
#include "text.hpp"

using tensu::fuzz::require;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::u16string text = tensu::fuzz::textOf({data, size});
  tensu::TileList list;
  tensu::NotationFault fault;
  if (!tensu::parseTiles(text, list, fault)) {
    require(fault.position >= 0 && fault.position < static_cast<int>(text.size()));
    return 0;
  }
  require(list.total == std::accumulate(list.copies.begin(), list.copies.end(), 0));
  require(list.total >= static_cast<int>(list.kept().size()));
  for (const tensu::TileCode code : list.kept()) {
    require(code < tensu::kTileCodes && (list.codes & tensu::codeBit(code)) != 0);
  }
  return 0;
}
