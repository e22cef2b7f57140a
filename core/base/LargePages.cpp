#include "core/base/LargePages.h"

#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <map>
#include <mutex>
#include <new>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/PagedPieces.h"

namespace scarp {

namespace {

constexpr std::size_t kLine = 64;
/// So many pieces of free blocks are not given back: strokes that are taken back, and working memory for one,
/// come again, and the system takes its time to clear a page.
constexpr std::size_t kKeptPieces = 16;
/// Free blocks of pieces that are in use elsewhere keep what is under them so far; beyond, after a while, it
/// is given back until so much is left.
constexpr std::size_t kMostWarm = 12, kWarm = 8;
constexpr std::chrono::milliseconds kBeforeCooling{300};
/// Given back between two looks at whether somebody wants them.
constexpr std::size_t kCooledAtOnce = 128;
/// What is in the system's file cache comes back at the speed of memory, 64 KiB at a touch: some ten
/// megabytes a millisecond where a million rays are picked all over the ground.
constexpr std::chrono::milliseconds kBetweenLooks{5};
/// So much of the budget is left free, in parts: the keeper begins to let go at 7/8 of it and stops at 3/4,
/// not to be back at once.
constexpr std::size_t kBegin = 8, kEnd = 4;
/// It stops whoever allocates for some milliseconds.
constexpr std::chrono::seconds kBetweenGivingBack{5};
/// Let go of before others may allocate.
constexpr std::size_t kPiecesAtOnce = 32;

/// What the heap has kept of memory that was freed: after much work with many threads, several times what is
/// in use.
void giveBackHeap() {
#if defined(__GLIBC__)
  malloc_trim(0);
#endif
}

/// From the system itself: what is given back has left the process, which is not certain of the heap.
char* mapPiece() {
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

/// The memory under a block's whole pages.
void letGo(void* block, std::size_t bytes) {
  const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  const auto start = reinterpret_cast<std::uintptr_t>(block);
  const std::uintptr_t first = (start + page - 1) / page * page, end = (start + bytes) / page * page;
  if (end > first)
    static_cast<void>(madvise(reinterpret_cast<void*>(first), end - first, MADV_DONTNEED));  // NOLINT
}

/// Where pieces come from: memory up to half of the budget, then a file.
class Pieces {
 public:
  void setBudget(std::size_t bytes, std::string folder) {
    budget_ = bytes;
    if (!paged_) paged_.emplace(std::move(folder), LargePages::pieceBytes);
  }

  char* take() {
    if (budget_ > 0 && (memory_ + 1) * LargePages::pieceBytes > budget_ / 2) {
      if (void* const piece = paged_->take()) return static_cast<char*>(piece);
    }
    char* const piece = mapPiece();
    ++memory_;
    return piece;
  }

  void give(void* piece) {
    if (paged_ && paged_->owns(piece)) return paged_->give(piece);
    munmap(piece, LargePages::pieceBytes);
    --memory_;
  }

  [[nodiscard]] bool pages(const void* block) const { return paged_ && paged_->owns(block); }
  [[nodiscard]] bool paging() const { return paged_ && paged_->used() > 0; }
  [[nodiscard]] std::size_t budget() const { return budget_; }
  void trim() { paged_->trim(kPiecesAtOnce); }

  [[nodiscard]] std::size_t room() const {
    if (budget_ == 0) return machineBytes();
    return budget_ / 2 + paged_->used() * LargePages::pieceBytes + paged_->freeBytes();
  }
  [[nodiscard]] std::string trouble() const { return paged_ ? paged_->trouble() : std::string(); }
  [[nodiscard]] LargePages::Use use() const {
    return {memory_ * LargePages::pieceBytes, paged_ ? paged_->used() * LargePages::pieceBytes : 0};
  }

 private:
  std::size_t budget_ = 0, memory_ = 0;
  std::optional<PagedPieces> paged_;
};

/// Blocks of one size.
class Blocks {
 public:
  Blocks(std::size_t bytes, Pieces& pieces) : bytes_((bytes + kLine - 1) / kLine * kLine), pieces_(pieces) {}

  void* take() {
    if (free_.empty() && cold_.empty()) addPiece();
    std::vector<void*>& from = free_.empty() ? cold_ : free_;
    void* block = from.back();
    from.pop_back();
    ++used_[pieceOf(block)];
    return block;
  }

  void give(void* block) { give(block, free_); }

  [[nodiscard]] bool tooWarm() const { return free_.size() > kMostWarm * perPiece(); }
  /// Free blocks that have been so longest, to be given back by coolDown(); none where there is no need.
  [[nodiscard]] std::vector<void*> takeWarm() {
    const std::size_t kept = kWarm * perPiece();
    if (free_.size() <= kept) return {};
    const auto end =
        free_.begin() + static_cast<std::ptrdiff_t>(std::min(free_.size() - kept, kCooledAtOnce));
    std::vector<void*> blocks(free_.begin(), end);
    free_.erase(free_.begin(), end);
    for (void* block : blocks) ++used_[pieceOf(block)];
    return blocks;
  }
  void giveCold(const std::vector<void*>& blocks) {
    for (void* block : blocks) give(block, cold_);
  }

 private:
  void give(void* block, std::vector<void*>& to) {
    to.push_back(block);
    const std::uintptr_t piece = pieceOf(block);
    if (--used_[piece] == 0 && free_.size() + cold_.size() >= (kKeptPieces + 1) * perPiece())
      dropPiece(piece);
  }
  [[nodiscard]] std::size_t perPiece() const { return LargePages::pieceBytes / bytes_; }
  static std::uintptr_t pieceOf(void* block) {
    return reinterpret_cast<std::uintptr_t>(block) & ~(LargePages::pieceBytes - 1);
  }

  void addPiece() {
    free_.reserve(free_.size() + perPiece());
    char* const piece = pieces_.take();
    used_[reinterpret_cast<std::uintptr_t>(piece)] = 0;
    for (std::size_t i = perPiece(); i-- > 0;) free_.push_back(piece + i * bytes_);
  }

  void dropPiece(std::uintptr_t piece) {
    for (std::vector<void*>* blocks : {&free_, &cold_})
      std::erase_if(*blocks, [&](void* block) { return pieceOf(block) == piece; });
    used_.erase(piece);
    pieces_.give(reinterpret_cast<void*>(piece));  // NOLINT: from take().
  }

  std::size_t bytes_;
  Pieces& pieces_;
  std::vector<void*> free_;  ///< The last one is given out next.
  std::vector<void*> cold_;  ///< Free, and nothing is under them; when there are no others.
  std::map<std::uintptr_t, std::size_t> used_;  ///< Blocks given out, by piece.
};

class Pool {
 public:
  void* allocate(std::size_t bytes) {
    const std::lock_guard lock(mutex_);
    const bool paging = pieces_.paging();
    void* const block = bySize_.try_emplace(bytes, bytes, pieces_).first->second.take();
    if (!paging && pieces_.paging()) paging_.notify_one();
    return block;
  }
  void deallocate(void* block, std::size_t bytes) {
    const std::lock_guard lock(mutex_);
    Blocks& blocks = bySize_.at(bytes);
    blocks.give(block);
    if (!blocks.tooWarm()) return;
    if (!std::exchange(cooled_, true)) std::thread([this] { coolDown(); }).detach();
    tooWarm_.notify_one();
  }
  void setBudget(std::size_t bytes, std::string folder) {
    const std::lock_guard lock(mutex_);
    pieces_.setBudget(bytes, std::move(folder));
    if (!std::exchange(kept_, true)) std::thread([this] { keep(); }).detach();
  }
  [[nodiscard]] std::size_t room() {
    const std::lock_guard lock(mutex_);
    return pieces_.room();
  }
  [[nodiscard]] std::string trouble() {
    const std::lock_guard lock(mutex_);
    return pieces_.trouble();
  }
  [[nodiscard]] LargePages::Use use() {
    const std::lock_guard lock(mutex_);
    return pieces_.use();
  }

 private:
  [[noreturn]] void keep() {
    auto nextGivenBack = std::chrono::steady_clock::now();
    for (;; std::this_thread::sleep_for(kBetweenLooks)) {
      std::unique_lock lock(mutex_);
      paging_.wait(lock, [this] { return pieces_.paging(); });
      const std::size_t budget = pieces_.budget(), used = pieces_.use().file / LargePages::pieceBytes;
      if (residentBytes() <= budget - budget / kBegin) continue;
      if (const auto now = std::chrono::steady_clock::now(); now >= nextGivenBack) {
        nextGivenBack = now + kBetweenGivingBack;
        giveBackHeap();
      }
      for (std::size_t done = 0; done <= used && residentBytes() > budget - budget / kEnd;
           done += kPiecesAtOnce) {
        pieces_.trim();
        lock.unlock();
        lock.lock();
      }
    }
  }

  /// Strokes that are taken back, and working memory, are wanted again at once; what is not, after a while,
  /// is given back by a thread that stops nobody.
  [[noreturn]] void coolDown() {
    const auto tooWarm = [this] {
      return std::ranges::any_of(bySize_, [](const auto& entry) { return entry.second.tooWarm(); });
    };
    for (;;) {
      std::unique_lock lock(mutex_);
      tooWarm_.wait(lock, tooWarm);
      lock.unlock();
      std::this_thread::sleep_for(kBeforeCooling);
      lock.lock();
      for (auto& [bytes, blocks] : bySize_)
        for (std::vector<void*> some = blocks.takeWarm(); !some.empty(); some = blocks.takeWarm()) {
          std::vector<void*> inMemory = some;
          std::erase_if(inMemory, [this](const void* block) { return pieces_.pages(block); });
          lock.unlock();
          for (void* block : inMemory) letGo(block, bytes);
          lock.lock();
          blocks.giveCold(some);
        }
    }
  }

  std::mutex mutex_;
  std::condition_variable paging_, tooWarm_;
  Pieces pieces_;
  std::map<std::size_t, Blocks> bySize_;
  bool kept_ = false, cooled_ = false;  ///< There is a thread for it, which goes when the program does.
};

/// Never destroyed: tiles may live as long as the program.
Pool& pool() {
  static Pool* const only = new Pool;
  return *only;
}

}  // namespace

void* LargePages::allocate(std::size_t bytes) {
  EXPECTS(bytes > 0 && bytes <= pieceBytes / 2);
  return pool().allocate(bytes);
}

void LargePages::deallocate(void* block, std::size_t bytes) noexcept { pool().deallocate(block, bytes); }

void LargePages::setBudget(std::size_t bytes, std::string folder) {
  pool().setBudget(bytes, std::move(folder));
}

std::size_t LargePages::room() { return pool().room(); }

std::string LargePages::trouble() { return pool().trouble(); }

LargePages::Use LargePages::use() { return pool().use(); }

}  // namespace scarp
