// What can be said of the circumstances of a win. Source of the meanings: the rule documents of each family.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace tensu {

enum class Flag : std::uint8_t {
  riichi,
  double_riichi,
  ippatsu,
  rinshan,
  chankan,
  haitei,
  houtei,
  tenhou,
  chiihou,
  renhou,
  kanburi,
  shiisanpuutaa,
  nagashi_mangan,
  chankan_ankan,
  missed,
  kong_bloom,
  after_kong,
  rob_kong,
  last_tile,
  heaven,
  earth,
};

inline constexpr int kFlags = 21;
inline constexpr std::array<const char*, kFlags> kFlagIds = {
    "riichi", "double-riichi", "ippatsu",    "rinshan",  "chankan",       "haitei",         "houtei",
    "tenhou", "chiihou",       "renhou",     "kanburi",  "shiisanpuutaa", "nagashi-mangan", "chankan-ankan",
    "missed", "kong-bloom",    "after-kong", "rob-kong", "last-tile",     "heaven",         "earth"};

/// A set of flags.
class Flags {
public:
  constexpr Flags() noexcept = default;
  constexpr explicit Flags(std::uint32_t bits) noexcept : bits_(bits) {}
  constexpr void set(Flag flag) noexcept { bits_ |= bit(flag); }
  [[nodiscard]] constexpr bool has(Flag flag) const noexcept { return (bits_ & bit(flag)) != 0; }
  [[nodiscard]] constexpr bool any(Flags others) const noexcept { return (bits_ & others.bits_) != 0; }
  [[nodiscard]] constexpr std::uint32_t bits() const noexcept { return bits_; }
  template <class... Each>
  [[nodiscard]] static constexpr Flags of(Each... flags) noexcept {
    return Flags((bit(flags) | ...));
  }
  friend constexpr Flags operator&(Flags a, Flags b) noexcept { return Flags(a.bits_ & b.bits_); }

private:
  static constexpr std::uint32_t bit(Flag flag) noexcept { return std::uint32_t{1} << static_cast<unsigned>(flag); }
  std::uint32_t bits_ = 0;
};

/// Calls `use` with each flag of a set in their order.
template <class Use>
constexpr void forEach(Flags flags, Use use) noexcept {
  for (std::uint32_t left = flags.bits(); left != 0; left &= left - 1) {
    use(static_cast<Flag>(std::countr_zero(left)));
  }
}

inline constexpr Flags kSichuanFlags =
    Flags::of(Flag::kong_bloom, Flag::after_kong, Flag::rob_kong, Flag::last_tile, Flag::heaven, Flag::earth);
inline constexpr Flags kRiichiFlags = Flags(((std::uint32_t{1} << kFlags) - 1) & ~kSichuanFlags.bits());

}  // namespace tensu
