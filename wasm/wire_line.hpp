// A hand on one line over the two buffers: its parts as src/line.ts writes and reads them.
#pragma once

#include "answer.hpp"
#include "line/line.hpp"
#include "wire.hpp"

namespace tensu::wire {

/// Parts whose type or key is none are left out.
void readParts(Reader& in, Line& line);
void writeParts(Writer& out, const Line& line) noexcept;

}  // namespace tensu::wire
