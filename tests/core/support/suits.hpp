// Every way in which the tiles of one suit can be complete, put together set by set.
#pragma once

#include <vector>

#include "tiles/counts.hpp"

namespace tensu::test {

/// Complete suits by how many sets they are, without and with a pair; each vector of counts once.
struct CompleteSuits {
  std::vector<SuitCounts> of[5][2];
};

/// `honours`: seven ranks and no sequences.
CompleteSuits completeSuits(bool honours);

/// Whether these tiles are some number of sets and one pair, asked of the engine suit by suit.
bool isStandard(const Counts& counts);

/// Calls `use(counts)` for every number of copies that a suit of at most 14 tiles can have of each rank.
template <class Use>
void forEachSuit(int ranks, Use use) {
  const auto from = [&](const auto& again, int rank, int left, SuitCounts counts) -> void {
    if (rank == ranks) {
      use(counts);
      return;
    }
    for (int copies = 0; copies <= (left < 4 ? left : 4); ++copies) {
      again(again, rank + 1, left - copies, counts + atRank(static_cast<SuitCounts>(copies), rank));
    }
  };
  from(from, 0, 14, 0);
}

}  // namespace tensu::test
