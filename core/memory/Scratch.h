#pragma once

#include <cstddef>
#include <new>
#include <type_traits>
#include <utility>
#include <vector>

namespace scarp {

/// Working memory that is used again: a system clears every page that it hands out, which takes longer than
/// many a pass over it does. What is released is kept for the next who asks, up to keptBytes in all. Any
/// thread may call.
class Scratch {
 public:
  static constexpr std::size_t keptBytes = std::size_t{64} << 20;

  /// At least `bytes`, aligned to 64, of whatever contents. Throws std::bad_alloc.
  [[nodiscard]] static void* take(std::size_t bytes);
  /// A block that take(bytes) gave.
  static void release(void* block, std::size_t bytes) noexcept;
  /// Bytes that are kept for the next.
  [[nodiscard]] static std::size_t kept();
};

/// An array in such memory, of whatever contents. Moves only.
template <class T>
class ScratchArray {
 public:
  static_assert(std::is_trivial_v<T>);

  explicit ScratchArray(std::size_t size)
      : size_(size), data_(static_cast<T*>(Scratch::take(size * sizeof(T)))) {}
  ~ScratchArray() {
    if (data_) Scratch::release(data_, size_ * sizeof(T));
  }
  ScratchArray(ScratchArray&& other) noexcept
      : size_(std::exchange(other.size_, 0)), data_(std::exchange(other.data_, nullptr)) {}
  ScratchArray& operator=(ScratchArray&& other) noexcept {
    std::swap(size_, other.size_);
    std::swap(data_, other.data_);
    return *this;
  }
  ScratchArray(const ScratchArray&) = delete;
  ScratchArray& operator=(const ScratchArray&) = delete;

  [[nodiscard]] std::size_t size() const { return size_; }
  [[nodiscard]] T* data() { return data_; }
  [[nodiscard]] const T* data() const { return data_; }
  [[nodiscard]] T& operator[](std::size_t i) { return data_[i]; }
  [[nodiscard]] const T& operator[](std::size_t i) const { return data_[i]; }
  [[nodiscard]] T* begin() { return data_; }
  [[nodiscard]] T* end() { return data_ + size_; }
  [[nodiscard]] const T* begin() const { return data_; }
  [[nodiscard]] const T* end() const { return data_ + size_; }

 private:
  std::size_t size_;
  T* data_;
};

/// For vectors in such memory. What is made without a value has whatever contents.
template <class T>
struct ScratchAllocator {
  static_assert(std::is_trivial_v<T>);
  using value_type = T;

  ScratchAllocator() = default;
  template <class U>
  explicit(false) ScratchAllocator(const ScratchAllocator<U>&) {}

  [[nodiscard]] T* allocate(std::size_t count) { return static_cast<T*>(Scratch::take(count * sizeof(T))); }
  void deallocate(T* block, std::size_t count) noexcept { Scratch::release(block, count * sizeof(T)); }
  template <class U>
  void construct(U* at) {
    ::new (static_cast<void*>(at)) U;
  }
  template <class U, class... From>
  void construct(U* at, From&&... from) {
    ::new (static_cast<void*>(at)) U(std::forward<From>(from)...);
  }
  bool operator==(const ScratchAllocator&) const { return true; }
};
template <class T>
using ScratchVector = std::vector<T, ScratchAllocator<T>>;

/// Gives the system back what the heap has kept of memory that was freed: after much work with many threads,
/// several times what is in use. It stops whoever allocates for some milliseconds. Any thread.
void releaseHeap();

/// The same where there is much of it, as after a big file was read; else it does nothing.
void releaseLargeHeap();

/// Gives the heap one arena for each 256 MiB that the process may have resident, and two at least, where the
/// system would make more: each keeps some of what its threads freed. Arenas that there are stay.
void keepHeapWithin(std::size_t bytes);

}  // namespace scarp
