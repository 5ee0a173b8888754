#include "support/complete_hands.hpp"

namespace tensu::test {

SuitTilesBySize completeTilesOf(int suit) {
  const CompleteSuits all = completeSuits(suit == kSuits);
  SuitTilesBySize tiles;
  for (std::size_t sets = 0; sets < tiles.size(); ++sets) {
    for (std::size_t pair = 0; pair < 2; ++pair) {
      for (const SuitCounts counts : all.of[sets][pair]) {
        SuitTiles& suitTiles = tiles[sets][pair].emplace_back();
        for (int rank = 0; rank < kRanks; ++rank) {
          for (int copies = countAt(counts, rank); copies > 0; --copies) {
            suitTiles.codes[suitTiles.count++] = static_cast<TileCode>(suit * kRanks + rank);
          }
        }
      }
    }
  }
  return tiles;
}

std::uint64_t WorthCensus::checksum() const {
  constexpr std::uint64_t kStart = 0xCBF29CE484222325;
  constexpr std::uint64_t kPrime = 0x100000001B3;
  std::uint64_t sum = kStart;
  for (const auto& han : counts_) {
    for (const std::uint64_t number : han) {
      sum = (sum ^ number) * kPrime;
    }
  }
  return sum;
}

}  // namespace tensu::test
