// Packed records, whole and damaged. Most mutations mend the checksum, or nothing behind it would ever be looked at.
#include <algorithm>
#include <cstring>
#include <vector>

#include "packed/record.hpp"
#include "require.hpp"
#include "target.hpp"

extern "C" std::size_t LLVMFuzzerMutate(std::uint8_t* data, std::size_t size, std::size_t maxSize);

using tensu::packed::kRecordBytes;
using tensu::packed::Record;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  // One for all inputs: what it keeps of earlier rules must do no harm either.
  static tensu::packed::RecordScorer scorer;
  for (std::size_t at = 0; at < size; at += kRecordBytes) {
    // A copy of its own, so that one byte read too far is found.
    const std::vector<std::uint8_t> bytes(data + at, data + std::min(size, at + kRecordBytes));
    const tensu::packed::Worth worth = scorer.score(bytes);
    tensu::fuzz::require(worth.code >= 0 && worth.code <= static_cast<int>(tensu::kCodeIds.size()));
    tensu::fuzz::require(bytes.size() == kRecordBytes || worth.code == static_cast<int>(tensu::kCodeIds.size()));
  }
  return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize,
                                               unsigned seed) {
  const std::size_t mutated = LLVMFuzzerMutate(data, size, maxSize);
  for (std::size_t at = 0; seed % 8 != 0 && at + kRecordBytes <= mutated; at += kRecordBytes) {
    Record record;
    std::memcpy(static_cast<void*>(&record), data + at, kRecordBytes);
    const Record mended = tensu::packed::recordOf(record.hand, record.rules);
    std::memcpy(data + at, &mended, kRecordBytes);
  }
  return mutated;
}
