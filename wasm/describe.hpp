// What is asked once, as values of any shape: ids, rule sets, tables.
#pragma once

namespace tensu::wire {

/// Every list of ids that a hand needs by its name, so that answers can be numbers.
void ids();
/// `rules()` of the interface.
void ruleSets();
/// `describe()` of the interface, but for `tiles`, which are numbers here.
void describe(int slot);
/// The payment table: fu, han, seat, win and the payments of each cell, none where the cell cannot be.
void table(int slot);

}  // namespace tensu::wire
