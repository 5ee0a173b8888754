#include "packed/rules.hpp"

#include <algorithm>
#include <bit>

namespace tensu::packed {
namespace {

static_assert(kYaku <= 56, "the house needs eight bits above the yaku");
constexpr int kHouseShift = 56;

/// Goes through the words of the options from their lowest bit on. A number never lies across two words.
class Bits {
public:
  static constexpr int kWord = 64;

  /// Where the next number of so many bits lies; false when there is no room left.
  bool next(int width) noexcept {
    shift_ += width_;
    width_ = width;
    if (shift_ + width > kWord) {
      shift_ = 0;
      ++word_;
    }
    return word_ < PackedRules::kOptionWords;
  }
  void put(PackedRules& to, std::uint64_t number) const noexcept { to.options[word_] |= number << shift_; }
  [[nodiscard]] std::uint16_t in(const PackedRules& from) const noexcept {
    return static_cast<std::uint16_t>(from.options[word_] >> shift_ & ((std::uint64_t{1} << width_) - 1));
  }

private:
  std::size_t word_ = 0;
  int shift_ = 0;
  int width_ = 0;
};

/// Wide enough for one place more than there are: that of a value which the option cannot take.
int widthOf(const Option& option) noexcept {
  return std::bit_width(static_cast<unsigned>(placesOf(option)));
}

std::uint64_t placeOfHouse(const House* house) noexcept {
  const auto all = houses();
  return static_cast<std::uint64_t>(std::find(all.begin(), all.end(), house) - all.begin());
}

}  // namespace

PackedRules packRules(const CompiledRules& rules) noexcept {
  PackedRules packed;
  packed.yakuAndHouse = placeOfHouse(rules.house) << kHouseShift;
  for (std::size_t i = 0; i < kYaku; ++i) {
    packed.yakuAndHouse |= YakuMask{rules.rules.riichi.yaku[i].on} << i;
  }
  Bits bits;
  for (const Option& option : allOptions()) {
    if (bits.next(widthOf(option))) {
      bits.put(packed, placeOf(option, option.get(rules.rules)));
    }
  }
  return packed;
}

bool unpackRules(const PackedRules& packed, CompiledRules& out) noexcept {
  const auto house = static_cast<std::size_t>(packed.yakuAndHouse >> kHouseShift);
  if (house >= houses().size()) {
    return false;
  }
  out.house = houses()[house];
  out.rules = out.house->rules;
  for (std::size_t i = 0; i < kYaku; ++i) {
    out.rules.riichi.yaku[i].on = (packed.yakuAndHouse >> i & 1) != 0;
  }
  Bits bits;
  for (const Option& option : allOptions()) {
    std::int32_t value = 0;
    if (!bits.next(widthOf(option)) || !valueAt(option, bits.in(packed), value)) {
      return false;
    }
    option.set(out.rules, value);
  }
  out.worths = riichi::worthsOf(out.rules.riichi);
  return true;
}

}  // namespace tensu::packed
