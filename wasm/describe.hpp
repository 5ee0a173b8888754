// What is asked once, as JavaScript objects: ids, rule sets, tables.
#pragma once

#include <emscripten/val.h>

#include "engine.hpp"

namespace tensu::wire {

/// Every list of ids by its name, so that answers can be numbers.
[[nodiscard]] emscripten::val ids();
/// `rules()` of the interface.
[[nodiscard]] emscripten::val ruleSets();
/// `describe()` of the interface, but for `tiles`, which is a mask of kinds here.
[[nodiscard]] emscripten::val descriptionOf(const CompiledRules& rules);
/// The payment table: fu, han, seat, win and the payments of each cell, none where the cell cannot be.
[[nodiscard]] emscripten::val tableOf(const CompiledRules& rules);

}  // namespace tensu::wire
