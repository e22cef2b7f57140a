#pragma once

#include <cstddef>

namespace scarp {

/// Memory for many blocks of one size, cut from pieces of 2 MiB that the system is asked to back by large
/// pages: who looks at a map here and there then waits for the memory, not for its page tables as well. A
/// piece goes back to the system when none of its blocks is in use, but for some that are kept for the next
/// who ask. Any thread may call.
class LargePages {
 public:
  static constexpr std::size_t pieceBytes = std::size_t{2} << 20;

  /// A block of at least `bytes`, aligned to 64. Throws std::bad_alloc. bytes ≤ pieceBytes / 2.
  [[nodiscard]] static void* allocate(std::size_t bytes);
  /// A block that allocate(bytes) gave.
  static void deallocate(void* block, std::size_t bytes) noexcept;
};

/// For std::allocate_shared and its like: large blocks from LargePages, small ones from the heap.
template <class T>
struct LargePageAllocator {
  using value_type = T;
  static constexpr std::size_t leastBytes = std::size_t{16} << 10;

  LargePageAllocator() = default;
  template <class U>
  LargePageAllocator(const LargePageAllocator<U>&) {}  // NOLINT: allocators convert.

  [[nodiscard]] T* allocate(std::size_t count) {
    const std::size_t bytes = count * sizeof(T);
    return static_cast<T*>(pooled(bytes) ? LargePages::allocate(bytes) : ::operator new(bytes));
  }
  void deallocate(T* block, std::size_t count) noexcept {
    const std::size_t bytes = count * sizeof(T);
    if (pooled(bytes))
      LargePages::deallocate(block, bytes);
    else
      ::operator delete(block);
  }
  template <class U>
  bool operator==(const LargePageAllocator<U>&) const {
    return true;
  }

 private:
  static bool pooled(std::size_t bytes) { return bytes >= leastBytes && bytes <= LargePages::pieceBytes / 2; }
};

}  // namespace scarp
