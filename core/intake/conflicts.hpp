// Flags that cannot be together, and flags that cannot be where something else is so: each family has its tables, and
// this reads them.
#pragma once

#include <bitset>
#include <cstdint>
#include <span>

#include "problem.hpp"
#include "tiles/flags.hpp"

namespace tensu::intake {

/// A flag and those that exclude it; each pair stands once.
struct Exclusion {
  Flag flag;
  Flags others;
};

/// A flag that cannot be where this circumstance is.
struct Hindrance {
  Flag flag;
  Word word;
};

/// Circumstances other than flags. What was not noted hinders nothing.
class Circumstances {
public:
  void note(Word word, bool yes) noexcept { words_[static_cast<std::size_t>(word)] = yes; }
  [[nodiscard]] bool has(Word word) const noexcept { return words_[static_cast<std::size_t>(word)]; }

private:
  std::bitset<kWordIds.size()> words_;
};

/// Adds a flag_conflict for each row of a table that is broken.
class ConflictChecker {
public:
  ConflictChecker(Flags flags, Circumstances now, Problems& problems) noexcept
      : flags_(flags), now_(now), problems_(problems) {}

  void excluded(std::span<const Exclusion> rules) noexcept {
    for (const Exclusion& rule : rules) {
      if (flags_.has(rule.flag)) {
        forEach(flags_ & rule.others, [&](Flag other) { conflict(rule.flag, flag(DetailKey::other, other)); });
      }
    }
  }

  void hindered(std::span<const Hindrance> rules) noexcept {
    for (const Hindrance& rule : rules) {
      if (flags_.has(rule.flag) && now_.has(rule.word)) {
        conflict(rule.flag, word(DetailKey::other, rule.word));
      }
    }
  }

private:
  void conflict(Flag which, Detail other) noexcept {
    problems_.add(Code::flag_conflict, Field::flags, details(flag(DetailKey::flag, which), other));
  }

  Flags flags_;
  Circumstances now_;
  Problems& problems_;
};

}  // namespace tensu::intake
