// What every reader of a request does with a value that cannot be.
#pragma once

#include "problem.hpp"
#include "request.hpp"
#include "tiles/notation.hpp"

namespace tensu::intake {

inline constexpr std::int32_t kMostCounters = 1'000'000;
inline constexpr std::int32_t kMostPoints = 1'000'000'000;

class Checker {
public:
  explicit Checker(Problems& problems) noexcept : problems_(problems) {}

  void refuse(Field field, Word why, int index = 0) noexcept {
    problems_.add(Code::bad_value, field, index, details(reason(why)));
  }

  /// A whole number from `low` to `high`, or `fallback` when it is not given.
  std::int32_t whole(Whole given, Field field, std::int32_t low, std::int32_t high, std::int32_t fallback,
                     int index = 0) noexcept {
    if (given.missing() || given.within(low, high)) {
      return given.valueOr(fallback);
    }
    problems_.add(Code::bad_value, field, index,
                  details(reason(given.usable() ? Word::out_of_range : Word::wrong_kind), number(DetailKey::min, low),
                          number(DetailKey::max, high)));
    return fallback;
  }

  /// The same for one that must be given.
  std::int32_t needed(Whole given, Field field, std::int32_t low, std::int32_t high, int index = 0) noexcept {
    if (given.missing()) {
      refuse(field, Word::missing, index);
    }
    return whole(given, field, low, high, low, index);
  }

  /// Flags that no hand of the family has.
  void refuseFlags(Flags unknown) noexcept {
    forEach(unknown, [this](Flag which) {
      problems_.add(Code::bad_value, Field::flags, details(reason(Word::unknown), flag(DetailKey::flag, which)));
    });
  }

  /// True when a field that must be there is there and of the right kind.
  bool given(Presence presence, Field field) noexcept {
    if (presence != Presence::given) {
      refuse(field, presence == Presence::missing ? Word::missing : Word::wrong_kind);
    }
    return presence == Presence::given;
  }

  /// Whether the text was given and is tiles.
  bool text(const Text& given, Field field, int index, TileList& out, bool needed = false) noexcept {
    if (given.presence == Presence::missing) {
      if (needed) {
        refuse(field, Word::missing, index);
      }
      return false;
    }
    if (given.presence == Presence::unusable) {
      refuse(field, Word::wrong_kind, index);
      return false;
    }
    NotationFault fault;
    const bool tiles = parseTiles(given.text, out, fault);
    if (!tiles) {
      problems_.add(Code::bad_notation, field, index,
                    details(number(DetailKey::position, fault.position), reason(fault.reason)));
    }
    return tiles;
  }

protected:
  Problems& problems_;
};

}  // namespace tensu::intake
