#include "core/memory/PieceBlocks.h"

#include <sys/mman.h>
#include <unistd.h>

#include <new>

namespace scarp {

char* Pieces::map() {
  constexpr std::size_t bytes = LargePages::pieceBytes;
  void* const room = mmap(nullptr, 2 * bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (room == MAP_FAILED) throw std::bad_alloc();
  char* const start = static_cast<char*>(room);
  const std::size_t before = (bytes - reinterpret_cast<std::uintptr_t>(start) % bytes) % bytes;
  if (before > 0) munmap(start, before);
  munmap(start + before + bytes, bytes - before);
  // Advice: where it is not taken, all works as well.
  static_cast<void>(madvise(start + before, bytes, MADV_HUGEPAGE));
  return start + before;
}

char* Pieces::prepare() {
  char* const piece = map();
  const auto page = static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
  for (std::size_t at = 0; at < LargePages::pieceBytes; at += page)
    *const_cast<volatile char*>(piece + at) = 0;
  return piece;
}

void Pieces::unmap(void* piece) { munmap(piece, LargePages::pieceBytes); }

void decommit(void* block, std::size_t bytes) {
  const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  const auto start = reinterpret_cast<std::uintptr_t>(block);
  const std::uintptr_t first = (start + page - 1) / page * page, end = (start + bytes) / page * page;
  if (end > first)
    static_cast<void>(madvise(reinterpret_cast<void*>(first), end - first, MADV_DONTNEED));  // NOLINT
}

}  // namespace scarp
