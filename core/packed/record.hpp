// Hands as records of a fixed size, with their rules inside: what a program keeps or sends when it scores many.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <type_traits>

#include "engine.hpp"
#include "packed/rules.hpp"
#include "packed/supply.hpp"

namespace tensu::packed {

/// Changes with every change of the layout or of what a field means.
inline constexpr std::uint32_t kVersion = 0x324E5354;

/// Only numbers of a fixed size in a fixed order, so that every build of this version writes and reads the same bytes.
struct Record {
  std::uint32_t version = kVersion;
  std::uint32_t checksum = 0;
  PackedRules rules;
  Hand hand;
  /// 0, or 1 + the code that the request was refused with; then nothing else counts.
  std::uint8_t refusal = 0;
  std::array<std::uint8_t, 7> unused{};
};

inline constexpr std::size_t kRecordBytes = 144;
static_assert(sizeof(Record) == kRecordBytes && std::has_unique_object_representations_v<Record>,
              "a new layout needs a new kVersion");

/// The record of a hand that passed every check under these rules.
[[nodiscard]] Record recordOf(const Hand& hand, const PackedRules& rules) noexcept;
/// The record of a request that was refused.
[[nodiscard]] Record recordOf(Code refusal) noexcept;

/// What a record is worth. `code` 0 means scored, else it is 1 + a `Code`. Sichuan: the row stands for han, the roots
/// for fu. `delta` is the winner's, held within 32 bits.
struct Worth {
  std::int32_t code = 0;
  std::int32_t han = 0;
  std::int32_t fu = 0;
  std::int32_t base = 0;
  std::int32_t delta = 0;
};

/// Scores records one after the other, and keeps the rules that it met ready for others of their kind: some 180 KB, to
/// be made once.
class RecordScorer {
public:
  /// Exactly kRecordBytes bytes; anything but a record of this version, unharmed, is bad_packed.
  [[nodiscard]] Worth score(std::span<const std::uint8_t> bytes) noexcept;
  [[nodiscard]] Worth score(const Record& record) noexcept;
  /// The worth of each record, into the first of at least as many worths.
  void score(std::span<const Record> records, std::span<Worth> worths) noexcept;

private:
  struct KnownRules {
    /// At first those of a house that there is not, which stay unusable.
    PackedRules packed{.yakuAndHouse = ~std::uint64_t{0}};
    CompiledRules compiled;
    Supply supply;
    bool usable = false;
  };
  /// Which of the kept ones may be looked for at a place, the newest in the lowest byte; of a fifth the oldest is
  /// forgotten, as few places are shared by so many.
  using Place = std::uint32_t;
  /// Powers of two: more rule sets than anybody plays at once, and so many places that most have one for themselves.
  static constexpr std::size_t kKept = 256;
  static constexpr std::size_t kPlaces = 1024;

  [[nodiscard]] const KnownRules& rulesOf(const PackedRules& packed) noexcept;
  [[nodiscard]] const KnownRules& keep(const PackedRules& packed, Place& place) noexcept;

  std::array<KnownRules, kKept> kept_;
  std::array<Place, kPlaces> places_{};
  /// Who makes way next.
  std::size_t oldest_ = 0;
};

}  // namespace tensu::packed
