#include "core/memory/LargePages.h"

#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <new>
#include <system_error>
#include <thread>
#include <utility>
#include <vector>

#include "core/base/Contract.h"
#include "core/memory/PagedPieces.h"
#include "core/memory/PieceBlocks.h"
#include "core/memory/Scratch.h"

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

namespace {

/// Free blocks are wanted again at once, or not so soon.
constexpr std::chrono::milliseconds kBeforeDecommit{300};
/// What is in the system's file cache comes back at the speed of memory, 64 KiB at a touch: some ten
/// megabytes a millisecond where a million rays are picked all over the ground.
constexpr std::chrono::milliseconds kBetweenLooks{5};
/// So much of the budget is left free, in parts: the pager begins to release at 7/8 of it and stops at 3/4,
/// not to be back at once.
constexpr std::size_t kBegin = 8, kEnd = 4;
/// It stops whoever allocates for some milliseconds.
constexpr std::chrono::seconds kBetweenGivingBack{5}, kWhereFarBeyond{1};

/// Of the thread that prepares pieces: lower priority than the threads of a stroke.
[[maybe_unused]] constexpr int kNiceValue = 15;

class Pool {
 public:
  void* allocate(std::size_t bytes) {
    const std::lock_guard lock(mutex_);
    const bool paging = pieces_.paging();
    void* const block = bySize_.try_emplace(bytes, bytes, pieces_).first->second.take();
    if (!paging && pieces_.paging()) paging_.notify_one();
    if (!unready_ && pieces_.wantsReady()) keepReady();
    return block;
  }
  void deallocate(void* block, std::size_t bytes) {
    const std::lock_guard lock(mutex_);
    Blocks& blocks = bySize_.at(bytes);
    blocks.release(block);
    if (!blocks.tooManyCommitted()) return;
    if (!std::exchange(decommits_, true)) begin([this] { decommitFree(); });
    tooManyCommitted_.notify_one();
  }
  void setBudget(std::size_t bytes, std::string folder) {
    const std::lock_guard lock(mutex_);
    pieces_.setBudget(bytes, std::move(folder));
    if (!std::exchange(kept_, true)) begin([this] { keep(); });
  }
  [[nodiscard]] std::size_t room() {
    const std::lock_guard lock(mutex_);
    return pieces_.room();
  }
  [[nodiscard]] std::size_t budget() {
    const std::lock_guard lock(mutex_);
    return pieces_.budget();
  }
  [[nodiscard]] Message trouble() {
    const std::lock_guard lock(mutex_);
    return pieces_.trouble();
  }
  [[nodiscard]] LargePages::Use use() {
    const std::lock_guard lock(mutex_);
    return pieces_.use();
  }

 private:
  /// Whether there is a thread for it; where the system gives none, it goes without.
  static bool begin(std::function<void()> work) {
    try {
      std::thread(std::move(work)).detach();
      return true;
    } catch (const std::system_error&) {
      return false;
    }
  }

  [[noreturn]] void keep() {
    auto nextGivenBack = std::chrono::steady_clock::now();
    for (;; std::this_thread::sleep_for(kBetweenLooks)) {
      std::unique_lock lock(mutex_);
      paging_.wait(lock, [this] { return pieces_.paging(); });
      const std::size_t budget = pieces_.budget(), used = pieces_.use().file / LargePages::pieceBytes;
      const std::size_t resident = residentBytes();
      if (resident <= budget - budget / kBegin) continue;
      if (const auto now = std::chrono::steady_clock::now(); now >= nextGivenBack) {
        nextGivenBack = now + (resident > budget + budget / kEnd ? kWhereFarBeyond : kBetweenGivingBack);
        releaseHeap();
      }
      for (std::size_t done = 0; done <= used && residentBytes() > budget - budget / kEnd;
           done += Pieces::kPiecesAtOnce) {
        pieces_.trim();
        lock.unlock();
        lock.lock();
      }
    }
  }

  void keepReady() {
    if (!prepared_) {
      if (!begin([this] { prepare(); })) {
        unready_ = true;
        return;
      }
      prepared_ = true;
    }
    wanted_.notify_one();
  }

  void prepare() {
#if defined(__linux__)  // Elsewhere it would be the whole process.
    static_cast<void>(setpriority(PRIO_PROCESS, 0, kNiceValue));
#endif
    for (;;) {
      std::unique_lock lock(mutex_);
      wanted_.wait(lock, [this] { return pieces_.wantsReady(); });
      lock.unlock();
      char* piece = nullptr;
      try {
        piece = Pieces::prepare();
      } catch (const std::bad_alloc&) {  // Who asks for memory meets that himself.
      }
      lock.lock();
      if (!piece) {
        unready_ = true;
        return;
      }
      pieces_.addReady(piece);
    }
  }

  /// Cancelled strokes and working memory are wanted again at once; what is not is decommitted after a while
  /// by a thread that blocks nobody.
  [[noreturn]] void decommitFree() {
    const auto tooManyCommitted = [this] {
      return std::ranges::any_of(bySize_, [](const auto& entry) { return entry.second.tooManyCommitted(); });
    };
    for (;;) {
      std::unique_lock lock(mutex_);
      tooManyCommitted_.wait(lock, tooManyCommitted);
      lock.unlock();
      std::this_thread::sleep_for(kBeforeDecommit);
      lock.lock();
      for (auto& [bytes, blocks] : bySize_)
        for (std::vector<void*> some = blocks.takeToDecommit(); !some.empty();
             some = blocks.takeToDecommit()) {
          std::vector<void*> inMemory = some;
          std::erase_if(inMemory, [this](const void* block) { return pieces_.pages(block); });
          lock.unlock();
          for (void* block : inMemory) decommit(block, bytes);
          lock.lock();
          blocks.addDecommitted(some);
        }
    }
  }

  std::mutex mutex_;
  std::condition_variable paging_, tooManyCommitted_, wanted_;
  Pieces pieces_;
  std::map<std::size_t, Blocks> bySize_;
  bool kept_ = false, decommits_ = false, prepared_ = false;  ///< There is a thread for it, for good.
  bool unready_ = false;                                      ///< There was no thread or no memory for it.
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
  keepHeapWithin(bytes);
  pool().setBudget(bytes, std::move(folder));
}

std::size_t LargePages::room() { return pool().room(); }

std::size_t memoryBudget() {
  const std::size_t budget = pool().budget();
  return budget > 0 ? budget : machineBytes();
}

Message LargePages::trouble() { return pool().trouble(); }

LargePages::Use LargePages::use() { return pool().use(); }

}  // namespace scarp
