// Single values of a JSON request as the engine takes them.
#pragma once

#include <algorithm>
#include <array>
#include <string>

#include "support/json_request.hpp"

namespace tensu::test {

inline std::u16string wide(const std::string& utf8) {
  std::u16string out;
  for (std::size_t i = 0; i < utf8.size();) {
    const auto lead = static_cast<unsigned char>(utf8[i]);
    const int length = lead < 0x80 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
    std::uint32_t point = length == 1 ? lead : lead & (0xFFU >> (length + 1));
    for (int k = 1; k < length; ++k) {
      point = point << 6 | (static_cast<unsigned char>(utf8[i + static_cast<std::size_t>(k)]) & 0x3FU);
    }
    if (point >= 0x10000) {
      out.push_back(static_cast<char16_t>(0xD800 + ((point - 0x10000) >> 10)));
      out.push_back(static_cast<char16_t>(0xDC00 + ((point - 0x10000) & 0x3FF)));
    } else {
      out.push_back(static_cast<char16_t>(point));
    }
    i += static_cast<std::size_t>(length);
  }
  return out;
}

inline Whole whole(const Json& value) {
  if (!value.is_number_integer()) {
    return Whole::unusable();
  }
  const auto number = value.get<std::int64_t>();
  const bool fits = number > INT32_MIN + 1 && number <= INT32_MAX;
  return fits ? Whole(static_cast<std::int32_t>(number)) : Whole::unusable();
}

inline Whole wholeAt(const Json& object, const char* key) {
  return object.contains(key) ? whole(object[key]) : Whole();
}

/// The place of a text among ids, `unknown` for a text that is none of them, unusable for anything else.
template <class Ids>
Whole among(const Json& object, const char* key, const Ids& ids, Whole unknown) {
  if (!object.contains(key)) {
    return {};
  }
  if (!object[key].is_string()) {
    return Whole::unusable();
  }
  const auto text = object[key].get<std::string>();
  const auto found = std::find(ids.begin(), ids.end(), text);
  return found == ids.end() ? unknown : Whole(static_cast<std::int32_t>(found - ids.begin()));
}

inline constexpr std::array kWinds = {"E", "S", "W", "N"};
inline constexpr std::array kWinIds = {"tsumo", "ron"};

}  // namespace tensu::test
