#include "wire.hpp"

#include <algorithm>

namespace tensu::wire {

Reader::Reader(std::span<const std::int32_t> words) noexcept : words_(words) {
  numbers_ = static_cast<std::size_t>(words[0]);
  numbers_ = numbers_ > words.size() ? words.size() : numbers_;
  at_ = 1;
  texts_ = reinterpret_cast<const char16_t*>(words.data() + numbers_);
  end_ = reinterpret_cast<const char16_t*>(words.data() + words.size());
}

std::int32_t Reader::number() noexcept {
  return at_ < numbers_ ? words_[at_++] : Whole::kMissing;
}

std::int32_t Reader::count(std::size_t most) noexcept {
  return std::min(number(), static_cast<std::int32_t>(most));
}

std::int32_t Reader::length() noexcept {
  return std::clamp(number(), 0, kMostListed);
}

Text Reader::text() noexcept {
  const std::int32_t length = number();
  if (length == kTextMissing) {
    return {};
  }
  if (length < 0 || length > end_ - texts_) {
    return {Presence::unusable, {}};
  }
  const std::u16string_view text(texts_, static_cast<std::size_t>(length));
  texts_ += length;
  return {Presence::given, text};
}

HandRequest readHand(Reader& in) noexcept {
  HandRequest hand;
  hand.seat = in.whole();
  hand.round = in.whole();
  hand.winPresence = in.presence();
  hand.winBy = in.whole();
  hand.from = in.whole();
  hand.flags = Flags(static_cast<std::uint32_t>(in.number()));
  hand.flowers = in.whole();
  hand.honba = in.whole();
  hand.deposits = in.whole();
  hand.pointsPresence = in.presence();
  hand.pointCount = in.length();
  for (Whole& points : hand.points) {
    points = in.whole();
  }
  hand.liable = in.whole();
  hand.lack = in.whole();
  hand.activePresence = in.presence();
  hand.active = static_cast<std::uint8_t>(in.number());
  hand.concealed = in.text();
  hand.dora = in.text();
  hand.ura = in.text();
  hand.discards = in.text();
  hand.meldsPresence = in.presence();
  hand.meldCount = in.length();
  const std::int32_t melds = in.count(hand.melds.kMost);
  for (std::int32_t i = 0; i < melds; ++i) {
    MeldRequest meld;
    meld.type = in.whole();
    meld.tiles = in.text();
    meld.from = in.whole();
    meld.called = in.text();
    hand.melds.push_back(meld);
  }
  readUnusable(in, hand);
  return hand;
}

RulesRequest readRules(Reader& in) noexcept {
  RulesRequest rules;
  rules.base = in.text().text;
  const std::int32_t options = in.count(rules.options.kMost);
  for (std::int32_t i = 0; i < options; ++i) {
    GivenOption option;
    option.key = in.text().text;
    option.kind = static_cast<GivenOption::Kind>(in.number());
    option.number = in.number();
    option.text = in.text().text;
    rules.options.push_back(option);
  }
  return rules;
}

}  // namespace tensu::wire
