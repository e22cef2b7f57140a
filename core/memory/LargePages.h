#pragma once

#include <cstddef>
#include <memory>
#include <new>
#include <string>
#include <type_traits>

#include "core/base/Message.h"

namespace scarp {

/// Memory for many blocks of one size, cut from pieces of 2 MiB that the system is asked to back by large
/// pages: who looks at a map here and there then waits for the memory, not for its page tables as well. A
/// piece goes back to the system when none of its blocks is in use, but for some that are kept for the next
/// who ask; a thread sees to it that some more stand ready, as the system takes its time to clear new memory.
/// Any thread may call.
///
/// With a budget, half of it is such memory. Blocks beyond lie in a file that the system reads and writes as
/// they are touched (PagedPieces), and a thread sees to it that the process keeps to its budget. So terrain
/// may be bigger than memory, and nobody who reads or edits it has to know.
class LargePages {
 public:
  static constexpr std::size_t pieceBytes = std::size_t{2} << 20;

  /// A block of at least `bytes`, aligned to 64. Throws std::bad_alloc. bytes ≤ pieceBytes / 2.
  [[nodiscard]] static void* allocate(std::size_t bytes);
  /// A block that allocate(bytes) gave.
  static void deallocate(void* block, std::size_t bytes) noexcept;

  /// What this process may have resident (all of it, not these blocks alone), and the folder for the file
  /// beyond. Without a call there is no limit. Blocks there are stay where they are.
  static void setBudget(std::size_t bytes, std::string folder);
  /// Bytes of blocks that there can be at most, more or less: the machine's memory, or with a budget its
  /// half and what the disk has left.
  [[nodiscard]] static std::size_t room();
  /// Why blocks beyond the budget are in memory after all, as one line; empty where they are not.
  [[nodiscard]] static Message trouble();
  /// Bytes of blocks in memory's pieces, and of those in the file's.
  struct Use {
    std::size_t memory = 0, file = 0;
  };
  [[nodiscard]] static Use use();
};

/// One T in such a block, not initialised; what counts its owners lies elsewhere, so that copying a pointer
/// does not touch the block.
template <class T>
[[nodiscard]] std::shared_ptr<T> makeInLargePages() {
  static_assert(std::is_trivially_destructible_v<T> && alignof(T) <= 64);
  // Apart by a cache line more than their size: else the same places of all blocks would share a cache set.
  constexpr std::size_t bytes = sizeof(T) + 64;
  struct Deallocate {
    void operator()(T* block) const noexcept { LargePages::deallocate(block, bytes); }
  };
  return {::new (LargePages::allocate(bytes)) T, Deallocate()};
}

/// Bytes that this process may have resident: what LargePages::setBudget() was given, else the machine's
/// memory. Any thread.
[[nodiscard]] std::size_t memoryBudget();

}  // namespace scarp
