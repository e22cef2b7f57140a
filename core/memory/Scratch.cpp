#include "core/memory/Scratch.h"

#include <malloc.h>

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <mutex>
#include <new>
#include <thread>
#include <vector>

#if defined(__linux__)
#include <sys/mman.h>
#endif

namespace scarp {

namespace {

constexpr std::size_t kPage = std::size_t{2} << 20, kSmallPage = 4096;

// Blocks begin at different places of a small page. Otherwise the rows of planes that a loop reads together
// fall into the same sets of the first cache, which has fewer ways than an erosion step has planes.
constexpr std::size_t kStarts = 16, kApart = kSmallPage / kStarts;

/// What is allocated for a size: the same for a range of sizes, so that dabs at the map's border find what
/// those before them left.
std::size_t roundedUp(std::size_t size) {
  const std::size_t bytes = size + (kStarts - 1) * kApart;
  const std::size_t step = bytes < kPage ? kPage / 32 : kPage;
  return std::max(bytes + step - 1, step) / step * step;
}

struct Block {
  void* memory;
  std::size_t bytes;
};

struct SparePieces {
  std::mutex mutex;
  std::vector<Block> free;  ///< The last one released is the last.
  std::size_t bytes = 0;    ///< Of those.
};

/// Never destroyed: blocks may be released when the program ends.
SparePieces& sparePieces() {
  static SparePieces* const only = new SparePieces;
  return *only;
}

void* allocate(std::size_t bytes) {
  void* const memory = std::aligned_alloc(bytes < kPage ? kSmallPage : kPage, bytes);
  if (!memory) throw std::bad_alloc();
#if defined(__linux__)
  // Advice: where it is not taken, all works as well.
  if (bytes >= kPage) static_cast<void>(madvise(memory, bytes, MADV_HUGEPAGE));
#endif
  static std::atomic<std::size_t> count = 0;
  return static_cast<std::byte*>(memory) + count++ % kStarts * kApart;
}

void freeBlock(void* block) {
  const auto within = reinterpret_cast<std::uintptr_t>(block) % kSmallPage;
  std::free(static_cast<std::byte*>(block) - within);  // NOLINT: from aligned_alloc.
}

}  // namespace

void* Scratch::take(std::size_t bytes) {
  const std::size_t size = roundedUp(bytes);
  {
    SparePieces& p = sparePieces();
    const std::lock_guard lock(p.mutex);
    const auto found = std::ranges::find(p.free.rbegin(), p.free.rend(), size, &Block::bytes);
    if (found != p.free.rend()) {
      void* const memory = found->memory;
      p.free.erase(std::next(found).base());
      p.bytes -= size;
      return memory;
    }
  }
  return allocate(size);
}

void Scratch::release(void* block, std::size_t bytes) noexcept {
  const std::size_t size = roundedUp(bytes);
  SparePieces& p = sparePieces();
  const std::lock_guard lock(p.mutex);
  p.free.push_back({block, size});
  p.bytes += size;
  // What has been lying here for longest goes first.
  auto first = p.free.begin();
  for (; p.bytes > keptBytes; ++first) {
    p.bytes -= first->bytes;
    freeBlock(first->memory);
  }
  p.free.erase(p.free.begin(), first);
}

std::size_t Scratch::kept() {
  SparePieces& p = sparePieces();
  const std::lock_guard lock(p.mutex);
  return p.bytes;
}

void releaseHeap() {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}

void releaseLargeHeap() {
#if defined(__GLIBC__)
  constexpr std::size_t kMuch = std::size_t{32} << 20;
  if (mallinfo2().fordblks > kMuch) malloc_trim(0);
#endif
}

void keepHeapWithin(std::size_t bytes) {
#if defined(__GLIBC__)
  constexpr std::size_t kEach = std::size_t{256} << 20, kFewest = 2, kArenasOfCore = 8;
  const std::size_t usual = kArenasOfCore * std::max(1U, std::thread::hardware_concurrency());
  mallopt(M_ARENA_MAX, static_cast<int>(std::clamp(bytes / kEach, kFewest, usual)));
#endif
}

}  // namespace scarp
