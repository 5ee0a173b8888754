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

/// Scores records one after the other, and keeps the rules that it met ready for others of their kind: some 170 KB, to
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
  /// Two that have the same place stay beside each other; of a third the older one makes way.
  struct Place {
    std::array<KnownRules, 2> known;
    std::size_t older = 0;
  };
  /// A power of two: more rule sets than anybody plays at once.
  static constexpr std::size_t kPlaces = 128;

  [[nodiscard]] const KnownRules& rulesOf(const PackedRules& packed) noexcept;

  std::array<Place, kPlaces> places_;
};

}  // namespace tensu::packed
