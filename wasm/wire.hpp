// The two buffers that JavaScript and the engine share: whole numbers of 32 bits, then UTF-16 text. The layout of a
// request is written by src/encode.ts, that of an answer read by src/decode.ts: the three change together.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "request.hpp"
#include "rules/build.hpp"

namespace tensu::wire {

inline constexpr std::size_t kInputWords = 24 * 1024;
inline constexpr std::size_t kOutputWords = 32 * 1024;

/// In place of a text's length; another one below 0 is that of a text that cannot be used.
inline constexpr std::int32_t kTextMissing = -1;

/// No list of a request is told apart from one that is this long.
inline constexpr std::int32_t kMostListed = 1024;

/// Reads the input from its start: numbers one by one, and texts from behind all the numbers.
class Reader {
public:
  /// The first number says how many numbers there are in all.
  explicit Reader(std::span<const std::int32_t> words) noexcept;

  [[nodiscard]] std::int32_t number() noexcept;
  /// How many things follow, of which `most` are read.
  [[nodiscard]] std::int32_t count(std::size_t most) noexcept;
  /// How long a list was, of which not all may follow: 0 to kMostListed.
  [[nodiscard]] std::int32_t length() noexcept;
  [[nodiscard]] Whole whole() noexcept { return Whole(number()); }
  [[nodiscard]] Presence presence() noexcept { return static_cast<Presence>(number()); }
  /// A text whose length is the next number.
  [[nodiscard]] Text text() noexcept;

private:
  std::span<const std::int32_t> words_;
  std::size_t at_ = 0;
  std::size_t numbers_ = 0;
  const char16_t* texts_ = nullptr;
  const char16_t* end_ = nullptr;
};

/// What of a request could not be taken over; it comes last.
template <class Request>
void readUnusable(Reader& in, Request& request) noexcept {
  const std::int32_t unusable = in.count(request.unusable.kMost);
  for (std::int32_t i = 0; i < unusable; ++i) {
    const auto field = static_cast<Field>(in.number());
    request.unusable.push_back({field, in.number()});
  }
}

[[nodiscard]] HandRequest readHand(Reader& in) noexcept;

/// A house's id and the options set on it.
struct RulesRequest {
  std::u16string_view base;
  StaticVector<GivenOption, 128> options;
};
[[nodiscard]] RulesRequest readRules(Reader& in) noexcept;

}  // namespace tensu::wire
