#include "packed/record.hpp"

#include <algorithm>
#include <cstddef>
#include <cstring>

#include "intake/tiles.hpp"

namespace tensu::packed {
namespace {

constexpr std::int32_t kBadPacked = 1 + static_cast<std::int32_t>(Code::bad_packed);

/// Folds the bytes behind the checksum eight at a time in four strands, so that none waits for another; a change of any
/// one of them changes it.
std::uint32_t checksumOf(const Record& record) noexcept {
  constexpr std::size_t kStart = offsetof(Record, refusal);
  constexpr std::size_t kWords = (sizeof(Record) - kStart) / sizeof(std::uint64_t);
  static_assert((sizeof(Record) - kStart) % sizeof(std::uint64_t) == 0);
  std::array<std::uint64_t, kWords> words;
  std::memcpy(words.data(), reinterpret_cast<const unsigned char*>(&record) + kStart, sizeof words);
  std::array<std::uint64_t, 4> sums = {0x9E3779B97F4A7C15, 0xBF58476D1CE4E5B9, 0x94D049BB133111EB, 0xD6E8FEB86659FD93};
  for (std::size_t at = 0; at < kWords; ++at) {
    std::uint64_t& sum = sums[at % sums.size()];
    sum = (sum ^ words[at]) * 0xFF51AFD7ED558CCD;
    sum ^= sum >> 32;
  }
  const std::uint64_t all = ((sums[0] * 3 + sums[1]) * 5 + sums[2]) * 7 + sums[3];
  // The last step of a strand has put the same change into both halves: folded once more it would be gone.
  return static_cast<std::uint32_t>((all ^ all >> 32) * 0xC4CEB9FE1A85EC53 >> 32);
}

std::uint8_t placeOfHouse(const House* house) noexcept {
  const auto all = houses();
  return static_cast<std::uint8_t>(std::find(all.begin(), all.end(), house) - all.begin());
}

bool unpackRules(const PackedRules& packed, CompiledRules& out) noexcept {
  if (packed.house >= houses().size()) {
    return false;
  }
  out.house = houses()[packed.house];
  out.rules = out.house->rules;
  for (std::size_t i = 0; i < kYaku; ++i) {
    out.rules.riichi.yaku[i].on = (packed.yaku >> i & 1) != 0;
  }
  std::size_t next = 0;
  for (const Option& option : allOptions()) {
    std::int32_t value = 0;
    if (!valueAt(option, packed.options[next++], value)) {
      return false;
    }
    option.set(out.rules, value);
  }
  out.worths = riichi::worthsOf(out.rules.riichi);
  return true;
}

bool areCodes(const TileCode* codes, std::size_t number, TileCode below) noexcept {
  return std::all_of(codes, codes + number, [below](TileCode code) { return code < below; });
}

bool isMeld(const Meld& meld) noexcept {
  if (static_cast<std::uint8_t>(meld.type) > static_cast<std::uint8_t>(MeldType::kakan) || meld.first >= kKinds) {
    return false;
  }
  return meld.type != MeldType::chi || (isSuited(meld.first) && rankOf(meld.first) < kSequenceStarts);
}

/// Counts the tiles of a hand one by one and stops at the first that the rule set does not have.
class CopyCount {
public:
  explicit CopyCount(const RuleSet& rules) noexcept : rules_(rules) {}

  bool takes(const Hand& hand) noexcept {
    for (std::size_t i = 0; i < hand.concealedCount; ++i) {
      const TileCode code = hand.concealed[i];
      reds_[isRedFive(code) ? code - kRedFive : kSuits] += 1;
      if (!add(kindOf(code), 1)) {
        return false;
      }
    }
    for (std::size_t i = 0; i < hand.meldCount; ++i) {
      if (!addMeld(hand.melds[i])) {
        return false;
      }
    }
    return fivesFit();
  }

private:
  bool add(int kind, int number) noexcept {
    const auto at = static_cast<std::size_t>(kind);
    copies_[at] = static_cast<std::uint8_t>(copies_[at] + number);
    return copies_[at] <= kCopies && (rules_.kinds & maskOf(kind)) != 0;
  }

  bool addMeld(const Meld& meld) noexcept {
    if (meld.reds > 0) {
      const bool five = holdsFive(meld.first, meld.type == MeldType::chi);
      const int fives = meld.type == MeldType::chi ? 1 : isKan(meld.type) ? 4 : 3;
      if (!five || meld.reds > fives) {
        return false;
      }
      reds_[static_cast<std::size_t>(suitOf(meld.first))] += meld.reds;
    }
    if (meld.type == MeldType::chi) {
      return add(meld.first, 1) && add(meld.first + 1, 1) && add(meld.first + 2, 1);
    }
    return add(meld.first, isKan(meld.type) ? 4 : 3);
  }

  [[nodiscard]] bool fivesFit() const noexcept {
    for (std::uint8_t suit = 0; suit < kSuits; ++suit) {
      const auto red = static_cast<TileCode>(kRedFive + suit);
      const int plain = copies_[kindOf(red)] - reds_[suit];
      if (reds_[suit] > copiesOf(rules_, red) || plain > copiesOf(rules_, kindOf(red))) {
        return false;
      }
    }
    return true;
  }

  const RuleSet& rules_;
  std::array<std::uint8_t, kKinds> copies_{};
  /// By suit; the last counts what is no red five.
  std::array<int, kSuits + 1> reds_{};
};

/// Whether every number of a hand is one that scoring can work with.
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
  const bool codes = areCodes(hand.concealed.data(), hand.concealedCount, kFlower) &&
                     areCodes(hand.dora.data(), hand.doraCount, kTileCodes) &&
                     areCodes(hand.ura.data(), hand.uraCount, kTileCodes) &&
                     std::all_of(hand.melds.begin(), hand.melds.begin() + hand.meldCount, isMeld);
  if (!seats || !codes || hand.honba < 0 || hand.deposits < 0 || hand.flowers > kCopies) {
    return false;
  }
  return CopyCount(rules).takes(hand);
}

std::int32_t within32Bits(std::int64_t points) noexcept {
  return static_cast<std::int32_t>(std::clamp<std::int64_t>(points, INT32_MIN, INT32_MAX));
}

Worth worthOf(const HandScore& score, const RuleSet& rules) noexcept {
  if (!score.ok) {
    return {1 + static_cast<std::int32_t>(score.problems.list()[0].code)};
  }
  const std::int32_t delta = within32Bits(score.ledger.deltas()[score.hand.seat]);
  if (rules.family == Family::sichuan) {
    return {0, static_cast<std::int32_t>(score.sichuan.best.row), score.sichuan.roots, score.sichuan.base, delta};
  }
  return {0, score.riichi.best.han, score.riichi.best.fu, score.riichi.best.base, delta};
}

}  // namespace

PackedRules packRules(const CompiledRules& rules) noexcept {
  PackedRules packed;
  packed.house = placeOfHouse(rules.house);
  for (std::size_t i = 0; i < kYaku; ++i) {
    packed.yaku |= YakuMask{rules.rules.riichi.yaku[i].on} << i;
  }
  std::size_t next = 0;
  for (const Option& option : allOptions()) {
    packed.options[next++] = placeOf(option, option.get(rules.rules));
  }
  return packed;
}

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

bool RecordScorer::useRules(const PackedRules& rules) noexcept {
  if (!ready_ || !(rules == known_)) {
    ready_ = unpackRules(rules, rules_);
    known_ = rules;
  }
  return ready_;
}

Worth RecordScorer::score(std::span<const std::uint8_t> bytes) noexcept {
  Record record;
  if (bytes.size() != kRecordBytes) {
    return {kBadPacked};
  }
  std::memcpy(static_cast<void*>(&record), bytes.data(), kRecordBytes);
  if (record.version != kVersion || record.checksum != checksumOf(record)) {
    return {kBadPacked};
  }
  if (record.refusal != 0) {
    return record.refusal <= kCodeIds.size() ? Worth{record.refusal} : Worth{kBadPacked};
  }
  if (!useRules(record.rules) || !isSound(record.hand, rules_.rules)) {
    return {kBadPacked};
  }
  HandScore score;
  score.hand = record.hand;
  scoreTaken(score.hand, rules_, false, score);
  return worthOf(score, rules_.rules);
}

}  // namespace tensu::packed
