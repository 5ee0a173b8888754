// Values of any shape, for what is asked once: src/wire.ts makes objects of them without knowing what they are.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>

#include "answer.hpp"

namespace tensu::wire {

/// Writes one value into the output: a truth, a number, a text, or a list or an object of values, which is closed
/// again. In an object each value comes behind its key.
class Values {
public:
  explicit Values(std::span<std::int32_t> words) noexcept : out_(words) {}

  Values& key(const char* name) noexcept {
    characters(name, "");
    return *this;
  }
  void truth(bool value) noexcept { out_.id(value ? Type::yes : Type::no); }
  void number(std::int64_t value) noexcept {
    out_.id(Type::number);
    out_.wide(value);
  }
  /// A text in two parts.
  void text(const char* first, const char* rest = "") noexcept {
    out_.id(Type::text);
    characters(first, rest);
  }
  /// A list of names behind its key.
  void names(const char* list, std::span<const char* const> names) noexcept {
    key(list).openList();
    for (const char* name : names) {
      text(name);
    }
    close();
  }
  void openList() noexcept { out_.id(Type::list); }
  void openObject() noexcept { out_.id(Type::object); }
  /// In an object this is a key without a letter.
  void close() noexcept { out_.id(Type::end); }

private:
  enum class Type : std::uint8_t { end, no, yes, number, text, list, object };

  void characters(const char* first, const char* rest) noexcept {
    out_.number(static_cast<std::int32_t>(std::strlen(first) + std::strlen(rest)));
    for (const char* c = first; *c != '\0'; ++c) {
      out_.number(*c);
    }
    for (const char* c = rest; *c != '\0'; ++c) {
      out_.number(*c);
    }
  }

  Writer out_;
};

}  // namespace tensu::wire
