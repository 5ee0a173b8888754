// Stage 2: values of the right kind and range, and tiles that can be read.
#pragma once

#include "intake/intake.hpp"

namespace tensu::intake {

struct ParsedMeld {
  /// A `MeldType`, or kUnknownMeldType.
  std::int32_t type = kUnknownMeldType;
  TileList tiles;
  Whole from;
  /// The called tile, or kTileCodes when none was named.
  TileCode called = kTileCodes;
};

/// A request whose texts are tiles and whose numbers are in range; nothing is known yet of how they fit together.
struct Parsed {
  TileList concealed;
  TileList dora;
  TileList ura;
  TileList discards;
  StaticVector<ParsedMeld, kMaxMeldRequests> melds;
  int meldCount = 0;
  std::int32_t flowers = 0;
  Hand hand;
};

[[nodiscard]] bool readValues(const HandRequest& request, const RuleSet& rules, const Question& question, Parsed& out,
                              Problems& problems) noexcept;

}  // namespace tensu::intake
