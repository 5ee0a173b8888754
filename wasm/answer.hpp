// Answers as whole numbers, for src/decode.ts to make objects of.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "engine.hpp"

namespace tensu::wire {

/// Writes the output from its start.
class Writer {
public:
  explicit Writer(std::span<std::int32_t> words) noexcept : words_(words) {}

  void number(std::int32_t value) noexcept {
    if (at_ < words_.size()) {
      words_[at_++] = value;
    }
  }
  template <class Enum>
  void id(Enum value) noexcept {
    number(static_cast<std::int32_t>(value));
  }
  /// Two words, the lower half first.
  void wide(std::int64_t value) noexcept {
    number(static_cast<std::int32_t>(value));
    number(static_cast<std::int32_t>(value >> 32));
  }
  /// Its length, then a word for each UTF-16 unit.
  void text(std::u16string_view text) noexcept {
    number(static_cast<std::int32_t>(text.size()));
    for (const char16_t unit : text) {
      number(unit);
    }
  }

private:
  std::span<std::int32_t> words_;
  std::size_t at_ = 0;
};

void writeLedgerLine(Writer& out, const ledger::Line& line) noexcept;
void writeProblems(Writer& out, const Problems& problems) noexcept;
void writeScore(Writer& out, const HandScore& score, const CompiledRules& rules) noexcept;

}  // namespace tensu::wire
