#include "core/memory/Heap.h"

#include <malloc.h>

#include <algorithm>
#include <cstddef>
#include <thread>

namespace scarp {

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
