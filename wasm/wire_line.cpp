#include "wire_line.hpp"

namespace tensu::wire {
namespace {

template <std::size_t Size>
bool isPlaceIn(const std::array<const char*, Size>& /*ids*/, std::int32_t place) {
  return place >= 0 && place < static_cast<std::int32_t>(Size);
}

/// A line has one digit for the seats back.
constexpr std::int32_t kMostBack = 9;

int seatsBack(std::int32_t number) {
  return number >= 0 && number <= kMostBack ? number : kUnmarked;
}

}  // namespace

void readParts(Reader& in, Line& line) {
  line.concealed = in.text().text;
  const std::int32_t melds = in.count(kMostListed);
  for (std::int32_t i = 0; i < melds; ++i) {
    const std::int32_t type = in.number();
    LineMeld meld;
    meld.type = static_cast<MeldType>(type);
    meld.tiles = in.text().text;
    meld.seatsBack = seatsBack(in.number());
    meld.called = in.text().text;
    if (isPlaceIn(kMeldTypeIds, type)) {
      line.melds.push_back(meld);
    }
  }
  const std::int32_t words = in.count(kMostListed);
  for (std::int32_t i = 0; i < words; ++i) {
    const std::int32_t key = in.number();
    const std::u16string_view value = in.text().text;
    if (isPlaceIn(kLineKeys, key)) {
      line.words.push_back({static_cast<LineKey>(key), value});
    }
  }
}

void writeParts(Writer& out, const Line& line) noexcept {
  out.text(line.concealed);
  out.number(static_cast<std::int32_t>(line.melds.size()));
  for (const LineMeld& meld : line.melds) {
    out.id(meld.type);
    out.text(meld.tiles);
    out.number(meld.seatsBack);
    out.text(meld.called);
  }
  out.number(static_cast<std::int32_t>(line.words.size()));
  for (const LineWord& word : line.words) {
    out.id(word.key);
    out.text(word.value);
  }
}

}  // namespace tensu::wire
