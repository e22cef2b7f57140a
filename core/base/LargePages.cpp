#include "core/base/LargePages.h"

#include <cstdint>
#include <cstdlib>
#include <map>
#include <mutex>
#include <new>
#include <vector>
#if defined(__linux__)
#include <sys/mman.h>
#endif

#include "core/base/Contract.h"

namespace scarp {

namespace {

constexpr std::size_t kLine = 64;
/// So many pieces of free blocks are not given back: strokes that are taken back, and working memory for one,
/// come again, and the system takes its time to clear a page.
constexpr std::size_t kKeptPieces = 16;

#if defined(__linux__)
/// From the system itself: what is given back has left the process, which is not certain of the heap.
char* allocatePiece() {
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
void freePiece(void* piece) { munmap(piece, LargePages::pieceBytes); }
#else
char* allocatePiece() {
  void* const piece = std::aligned_alloc(LargePages::pieceBytes, LargePages::pieceBytes);
  if (!piece) throw std::bad_alloc();
  return static_cast<char*>(piece);
}
void freePiece(void* piece) { std::free(piece); }  // NOLINT: from aligned_alloc.
#endif

/// Blocks of one size.
class Blocks {
 public:
  explicit Blocks(std::size_t bytes) : bytes_((bytes + kLine - 1) / kLine * kLine) {}

  void* take() {
    if (free_.empty()) addPiece();
    void* block = free_.back();
    free_.pop_back();
    ++used_[pieceOf(block)];
    return block;
  }

  void give(void* block) {
    free_.push_back(block);
    const std::uintptr_t piece = pieceOf(block);
    if (--used_[piece] == 0 && free_.size() >= (kKeptPieces + 1) * perPiece()) dropPiece(piece);
  }

 private:
  [[nodiscard]] std::size_t perPiece() const { return LargePages::pieceBytes / bytes_; }
  static std::uintptr_t pieceOf(void* block) {
    return reinterpret_cast<std::uintptr_t>(block) & ~(LargePages::pieceBytes - 1);
  }

  void addPiece() {
    free_.reserve(free_.size() + perPiece());
    char* const piece = allocatePiece();
    used_[reinterpret_cast<std::uintptr_t>(piece)] = 0;
    for (std::size_t i = perPiece(); i-- > 0;) free_.push_back(piece + i * bytes_);
  }

  void dropPiece(std::uintptr_t piece) {
    std::erase_if(free_, [&](void* block) { return pieceOf(block) == piece; });
    used_.erase(piece);
    freePiece(reinterpret_cast<void*>(piece));  // NOLINT: from allocatePiece.
  }

  std::size_t bytes_;
  std::vector<void*> free_;                     ///< The last one is given out next.
  std::map<std::uintptr_t, std::size_t> used_;  ///< Blocks given out, by piece.
};

struct Pool {
  std::mutex mutex;
  std::map<std::size_t, Blocks> bySize;
};

/// Never destroyed: tiles may live as long as the program.
Pool& pool() {
  static Pool* const only = new Pool;
  return *only;
}

}  // namespace

void* LargePages::allocate(std::size_t bytes) {
  EXPECTS(bytes > 0 && bytes <= pieceBytes / 2);
  Pool& p = pool();
  const std::lock_guard lock(p.mutex);
  return p.bySize.try_emplace(bytes, bytes).first->second.take();
}

void LargePages::deallocate(void* block, std::size_t bytes) noexcept {
  Pool& p = pool();
  const std::lock_guard lock(p.mutex);
  p.bySize.at(bytes).give(block);
}

}  // namespace scarp
