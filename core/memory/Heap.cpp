#include "core/memory/Heap.h"

#include <malloc.h>

#include <cstddef>

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

}  // namespace scarp
