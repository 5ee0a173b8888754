// A request as it came in: every field may be missing or unusable, nothing is checked yet.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "base/static_vector.hpp"
#include "problem.hpp"

namespace tensu {

/// A whole number that may be missing, or of a kind that is no whole number of 32 bits.
class Whole {
public:
  constexpr Whole() noexcept = default;
  constexpr explicit Whole(std::int32_t value) noexcept : value_(value) {}
  static constexpr std::int32_t kMissing = INT32_MIN;
  static constexpr std::int32_t kUnusable = INT32_MIN + 1;
  [[nodiscard]] static constexpr Whole unusable() noexcept { return Whole(kUnusable); }
  [[nodiscard]] constexpr bool missing() const noexcept { return value_ == kMissing; }
  [[nodiscard]] constexpr bool usable() const noexcept { return value_ != kMissing && value_ != kUnusable; }
  /// Given, and from `low` to `high`.
  [[nodiscard]] constexpr bool within(std::int32_t low, std::int32_t high) const noexcept {
    return usable() && value_ >= low && value_ <= high;
  }
  [[nodiscard]] constexpr std::int32_t value() const noexcept { return value_; }
  [[nodiscard]] constexpr std::int32_t valueOr(std::int32_t fallback) const noexcept {
    return missing() ? fallback : value_;
  }

private:
  std::int32_t value_ = kMissing;
};

enum class Presence : std::uint8_t { missing, given, unusable };

struct Text {
  Presence presence = Presence::missing;
  std::u16string_view text{};
};

enum class MeldType : std::uint8_t { chi, pon, kan, ankan, kakan };
inline constexpr std::array<const char*, 5> kMeldTypeIds = {"chi", "pon", "kan", "ankan", "kakan"};
/// In `MeldRequest::type`: a text that names no type.
inline constexpr std::int32_t kUnknownMeldType = -1;

[[nodiscard]] constexpr bool isMeldType(std::int32_t number) noexcept {
  return number >= 0 && number < static_cast<std::int32_t>(kMeldTypeIds.size());
}

struct MeldRequest {
  Whole type;
  Text tiles;
  Whole from;
  Text called;
};

enum class Win : std::uint8_t { tsumo, ron };

/// A field, or a place in one, that holds nothing the request could take over.
struct Unusable {
  Field field{};
  int index = 0;
};

inline constexpr int kMaxPlayers = 4;
inline constexpr int kMaxMeldRequests = 8;

struct HandRequest {
  Text concealed;
  Presence meldsPresence = Presence::missing;
  StaticVector<MeldRequest, kMaxMeldRequests> melds;
  /// How many melds there were, also beyond the capacity.
  int meldCount = 0;
  Presence winPresence = Presence::missing;
  Whole winBy;
  Whole from;
  Whole seat;
  Whole round;
  Flags flags;
  Text dora;
  Text ura;
  Text discards;
  Whole flowers;
  Whole honba;
  Whole deposits;
  Presence pointsPresence = Presence::missing;
  int pointCount = 0;
  std::array<Whole, kMaxPlayers> points{};
  Whole liable;
  /// 0–2 for man, pin, sou.
  Whole lack;
  Presence activePresence = Presence::missing;
  std::uint8_t active = 0;
  /// In the order of the request.
  StaticVector<Unusable, 32> unusable;
};

}  // namespace tensu
