#include "packed/record.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "intake/tiles.hpp"

namespace tensu::packed {
namespace {

constexpr std::int32_t kBadPacked = 1 + static_cast<std::int32_t>(Code::bad_packed);

/// Some bytes of a record, or of a hand, as one number.
template <class Unit, class Of>
Unit wordAt(const Of& whole, std::size_t place) noexcept {
  Unit word;
  std::memcpy(&word, reinterpret_cast<const unsigned char*>(&whole) + place, sizeof word);
  return word;
}

/// Folds the bytes behind the checksum eight at a time in four strands, so that none waits for another; a change of any
/// one of them changes it.
std::uint32_t checksumOf(const Record& record) noexcept {
  constexpr std::size_t kStart = offsetof(Record, rules);
  constexpr std::size_t kWords = (sizeof(Record) - kStart) / sizeof(std::uint64_t);
  static_assert((sizeof(Record) - kStart) % sizeof(std::uint64_t) == 0);
  std::array<std::uint64_t, 4> sums = {0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB, 0xD6E8FEB86659FD93};
  for (std::size_t at = 0; at < kWords; ++at) {
    std::uint64_t& sum = sums[at % sums.size()];
    sum = (sum ^ wordAt<std::uint64_t>(record, kStart + at * sizeof(std::uint64_t))) * 0xFF51AFD7ED558CCD;
    sum ^= sum >> 32;
  }
  const std::uint64_t all = ((sums[0] * 3 + sums[1]) * 5 + sums[2]) * 7 + sums[3];
  // The last step of a strand has put the same change into both halves: folded once more it would be gone.
  return static_cast<std::uint32_t>((all ^ all >> 32) * 0xC4CEB9FE1A85EC53 >> 32);
}

/// Bytes side by side, the highest bit set of each that is not below a limit of at most 128.
constexpr std::uint64_t notBelow(std::uint64_t bytes, std::uint64_t limit) noexcept {
  constexpr std::uint64_t kEach = 0x0101010101010101;
  constexpr std::uint64_t kHighest = kEach << 7;
  return (bytes | ((bytes & ~kHighest) + kEach * (128 - limit))) & kHighest;
}

/// Whether all tiles are codes; places without a tile hold 0. The counts that lie between and behind them are less than
/// any code may be, so that whole words can be looked at.
bool holdsCodes(const Hand& hand) noexcept {
  static_assert(offsetof(Hand, meldCount) == offsetof(Hand, concealed) + 15 &&
                offsetof(Hand, uraCount) == offsetof(Hand, dora) + 11 && kHandTiles < kFlower);
  constexpr std::size_t kConcealed = offsetof(Hand, concealed);
  constexpr std::size_t kDora = offsetof(Hand, dora);
  const std::uint64_t concealed = notBelow(wordAt<std::uint64_t>(hand, kConcealed), kFlower) |
                                  notBelow(wordAt<std::uint64_t>(hand, kConcealed + 8), kFlower);
  const std::uint64_t indicators = notBelow(wordAt<std::uint64_t>(hand, kDora), kTileCodes) |
                                   notBelow(wordAt<std::uint32_t>(hand, kDora + 8), kTileCodes);
  return (concealed | indicators) == 0;
}

bool isMeld(const Meld& meld) noexcept {
  if (static_cast<std::uint8_t>(meld.type) > static_cast<std::uint8_t>(MeldType::kakan) || meld.first >= kKinds) {
    return false;
  }
  return meld.type != MeldType::chi || (isSuited(meld.first) && rankOf(meld.first) < kSequenceStarts);
}

/// Whether every number of a hand is one that scoring can work with; its tiles are still to be counted.
bool isSound(const Hand& hand, const RuleSet& rules) noexcept {
  const bool sizes = hand.concealedCount >= 1 && hand.concealedCount <= kHandTiles && hand.meldCount <= kMaxMelds &&
                     hand.doraCount <= kMaxIndicators && hand.uraCount <= kMaxIndicators;
  if (!sizes || hand.concealedCount + 3 * hand.meldCount != intake::tilesWanted(hand, rules, {})) {
    return false;
  }
  const bool seats = hand.seat < rules.players && hand.dealer == 0 && static_cast<std::uint8_t>(hand.win) <= 1 &&
                     hand.round < kMaxPlayers && hand.lack < kSuits &&
                     (hand.liable == kNobody || hand.liable < rules.players) &&
                     (hand.win == Win::tsumo || (hand.from < rules.players && hand.from != hand.seat));
  const bool codes = holdsCodes(hand) && std::all_of(hand.melds.begin(), hand.melds.begin() + hand.meldCount, isMeld);
  return seats && codes && hand.honba >= 0 && hand.deposits >= 0 && hand.flowers <= kCopies;
}

std::int32_t within32Bits(std::int64_t points) noexcept {
  return static_cast<std::int32_t>(std::clamp<std::int64_t>(points, INT32_MIN, INT32_MAX));
}

Worth worthOf(const Hand& hand, const Scored& score, const RuleSet& rules) noexcept {
  if (!score.ok) {
    return {1 + static_cast<std::int32_t>(score.problems.list()[0].code)};
  }
  const std::int32_t delta = within32Bits(score.ledger.deltaOf(hand.seat));
  if (rules.family == Family::sichuan) {
    return {0, static_cast<std::int32_t>(score.sichuan.best.row), score.sichuan.roots, score.sichuan.base, delta};
  }
  return {0, score.riichi.best.han, score.riichi.best.fu, score.riichi.best.base, delta};
}

}  // namespace

Record recordOf(const Hand& hand, const PackedRules& rules) noexcept {
  Record record;
  record.rules = rules;
  record.hand = hand;
  record.checksum = checksumOf(record);
  return record;
}

Record recordOf(Code refusal) noexcept {
  Record record;
  record.refusal = static_cast<std::uint8_t>(1 + static_cast<int>(refusal));
  record.checksum = checksumOf(record);
  return record;
}

const RecordScorer::KnownRules& RecordScorer::rulesOf(const PackedRules& packed) noexcept {
  const auto [low, middle, high] = packed.options;
  const std::uint64_t mixed = (packed.yakuAndHouse ^ low * 3 ^ middle * 5 ^ high * 7) * 0x9E3779B97F4A7C15;
  Place& place = places_[mixed >> 48 & (kPlaces - 1)];
  Place left = place;
  for (std::size_t i = 0; i < sizeof(Place); ++i, left >>= 8) {
    const KnownRules& known = kept_[left & (kKept - 1)];
    if (known.packed == packed) {
      return known;
    }
  }
  return keep(packed, place);
}

const RecordScorer::KnownRules& RecordScorer::keep(const PackedRules& packed, Place& place) noexcept {
  place = place << 8 | static_cast<Place>(oldest_);
  KnownRules& known = kept_[oldest_];
  oldest_ = (oldest_ + 1) % kKept;
  known.usable = unpackRules(packed, known.compiled);
  known.supply = Supply(known.compiled.rules);
  known.packed = packed;
  return known;
}

Worth RecordScorer::score(std::span<const std::uint8_t> bytes) noexcept {
  if (bytes.size() != kRecordBytes) {
    return {kBadPacked};
  }
  Record record;
  std::memcpy(static_cast<void*>(&record), bytes.data(), kRecordBytes);
  return score(record);
}

Worth RecordScorer::score(const Record& record) noexcept {
  if (record.version != kVersion || record.checksum != checksumOf(record)) {
    return {kBadPacked};
  }
  if (record.refusal != 0) {
    return record.refusal <= kCodeIds.size() ? Worth{record.refusal} : Worth{kBadPacked};
  }
  const KnownRules& known = rulesOf(record.rules);
  if (!known.usable || !isSound(record.hand, known.compiled.rules)) {
    return {kBadPacked};
  }
  const HandCounts counts(record.hand);
  if (!known.supply.covers(record.hand, counts)) {
    return {kBadPacked};
  }
  Scored score;
  scoreTaken(record.hand, counts, known.compiled, false, score);
  return worthOf(record.hand, score, known.compiled.rules);
}

void RecordScorer::score(std::span<const Record> records, std::span<Worth> worths) noexcept {
  for (std::size_t i = 0; i < records.size(); ++i) {
    worths[i] = score(records[i]);
  }
}

}  // namespace tensu::packed
