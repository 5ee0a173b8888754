// A list with a fixed capacity, so that nothing in the engine grows the heap.
#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>

namespace tensu {

/// Holds up to `Capacity` plain values. Places that hold none are not written to: most lists stay short, and clearing
/// the rest would cost more than scoring a hand.
template <class T, std::size_t Capacity>
class StaticVector {
  static_assert(std::is_trivially_destructible_v<T>);

public:
  static constexpr std::size_t kMost = Capacity;

  constexpr StaticVector() noexcept {}
  constexpr StaticVector(const StaticVector& other) noexcept : size_(other.size_) {
    std::uninitialized_copy_n(other.items_, size_, items_);
  }
  constexpr StaticVector& operator=(const StaticVector& other) noexcept {
    size_ = other.size_;
    std::uninitialized_copy_n(other.items_, size_, items_);
    return *this;
  }

  /// Appends when there is room and says whether there was.
  constexpr bool push_back(const T& value) noexcept {
    if (size_ == Capacity) {
      return false;
    }
    std::construct_at(items_ + size_++, value);
    return true;
  }
  /// Appends an empty one; there must be room.
  constexpr T& emplace_back() noexcept { return *std::construct_at(items_ + size_++); }
  constexpr void pop_back() noexcept { --size_; }
  constexpr void clear() noexcept { size_ = 0; }
  [[nodiscard]] constexpr std::size_t size() const noexcept { return size_; }
  [[nodiscard]] constexpr int count() const noexcept { return static_cast<int>(size_); }
  [[nodiscard]] constexpr bool empty() const noexcept { return size_ == 0; }
  [[nodiscard]] constexpr T& operator[](std::size_t index) noexcept { return items_[index]; }
  [[nodiscard]] constexpr const T& operator[](std::size_t index) const noexcept { return items_[index]; }
  [[nodiscard]] constexpr T& back() noexcept { return items_[size_ - 1]; }
  [[nodiscard]] constexpr const T& back() const noexcept { return items_[size_ - 1]; }
  [[nodiscard]] constexpr T* begin() noexcept { return items_; }
  [[nodiscard]] constexpr T* end() noexcept { return items_ + size_; }
  [[nodiscard]] constexpr const T* begin() const noexcept { return items_; }
  [[nodiscard]] constexpr const T* end() const noexcept { return items_ + size_; }

private:
  std::size_t size_ = 0;
  union {
    T items_[Capacity];
  };
};

}  // namespace tensu
