#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/memory/LargePages.h"
#include "core/memory/PagedPieces.h"

namespace scarp {

// What LargePages is made of. One thread at a time.

/// Where pieces come from: memory up to half of the budget, then a file.
class Pieces {
 public:
  /// Let go of before others may allocate.
  static constexpr std::size_t kPiecesAtOnce = 32;

  void setBudget(std::size_t bytes, std::string folder) {
    budget_ = bytes;
    if (!paged_) paged_.emplace(std::move(folder), LargePages::pieceBytes);
  }

  char* take() {
    if (budget_ > 0 && (memory_ + 1) * LargePages::pieceBytes > budget_ / 2) {
      if (void* const piece = paged_->take()) return static_cast<char*>(piece);
    }
    char* piece = nullptr;
    if (ready_.empty()) {
      piece = map();
    } else {
      piece = ready_.back();
      ready_.pop_back();
    }
    ++memory_;
    return piece;
  }

  /// Whether a piece of memory more should stand ready, so that who takes it need not wait until the system
  /// has cleared it.
  [[nodiscard]] bool wantsReady() const {
    return ready_.size() < kReady &&
           (budget_ == 0 || (memory_ + ready_.size() + 1) * LargePages::pieceBytes <= budget_ / 2);
  }
  /// Such a piece; throws std::bad_alloc. Any thread.
  [[nodiscard]] static char* prepare();
  void addReady(char* piece) { ready_.push_back(piece); }

  void release(void* piece) {
    if (paged_ && paged_->owns(piece)) return paged_->release(piece);
    unmap(piece);
    --memory_;
  }

  [[nodiscard]] bool pages(const void* block) const { return paged_ && paged_->owns(block); }
  [[nodiscard]] bool paging() const { return paged_ && paged_->used() > 0; }
  [[nodiscard]] std::size_t budget() const { return budget_; }
  /// Lets go of what some of those in the file have resident.
  void trim() { paged_->trim(kPiecesAtOnce); }

  [[nodiscard]] std::size_t room() const {
    if (budget_ == 0) return machineBytes();
    return budget_ / 2 + paged_->used() * LargePages::pieceBytes + paged_->freeBytes();
  }
  [[nodiscard]] Message trouble() const { return paged_ ? paged_->trouble() : Message(); }
  [[nodiscard]] LargePages::Use use() const {
    return {memory_ * LargePages::pieceBytes, paged_ ? paged_->used() * LargePages::pieceBytes : 0};
  }

 private:
  /// What a press of a large brush takes at once.
  static constexpr std::size_t kReady = 6;

  /// From the system itself: what is released has left the process, which is not certain of the heap.
  [[nodiscard]] static char* map();
  static void unmap(void* piece);

  std::size_t budget_ = 0, memory_ = 0;
  std::vector<char*> ready_;
  std::optional<PagedPieces> paged_;
};

/// Blocks of one size.
class Blocks {
 public:
  Blocks(std::size_t bytes, Pieces& pieces) : bytes_((bytes + kLine - 1) / kLine * kLine), pieces_(pieces) {}

  void* take() {
    if (free_.empty() && decommitted_.empty()) addPiece();
    std::vector<void*>& from = free_.empty() ? decommitted_ : free_;
    void* block = from.back();
    from.pop_back();
    ++used_[pieceOf(block)];
    return block;
  }

  void release(void* block) { release(block, free_); }

  [[nodiscard]] bool tooManyCommitted() const { return free_.size() > kMostCommitted * perPiece(); }
  /// Free blocks that have been so longest, to be decommitted; none where there is no need.
  [[nodiscard]] std::vector<void*> takeToDecommit() {
    const std::size_t kept = kCommitted * perPiece();
    if (free_.size() <= kept) return {};
    const auto end =
        free_.begin() + static_cast<std::ptrdiff_t>(std::min(free_.size() - kept, kDecommittedAtOnce));
    std::vector<void*> blocks(free_.begin(), end);
    free_.erase(free_.begin(), end);
    for (void* block : blocks) ++used_[pieceOf(block)];
    return blocks;
  }
  void addDecommitted(const std::vector<void*>& blocks) {
    for (void* block : blocks) release(block, decommitted_);
  }

 private:
  static constexpr std::size_t kLine = 64;
  /// So many pieces of free blocks are not released: strokes that are cancelled, and working memory for
  /// one, come again, and the system takes its time to clear a page.
  static constexpr std::size_t kKeptPieces = 16;
  /// Free blocks of pieces that are in use elsewhere keep what is under them so far; beyond, after a while,
  /// it is decommitted until so much is left.
  static constexpr std::size_t kMostCommitted = 12, kCommitted = 8;
  /// Decommitted between two looks at whether somebody wants them.
  static constexpr std::size_t kDecommittedAtOnce = 128;

  void release(void* block, std::vector<void*>& to) {
    to.push_back(block);
    const std::uintptr_t piece = pieceOf(block);
    if (--used_[piece] == 0 && free_.size() + decommitted_.size() >= (kKeptPieces + 1) * perPiece())
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
    for (std::vector<void*>* blocks : {&free_, &decommitted_})
      std::erase_if(*blocks, [&](void* block) { return pieceOf(block) == piece; });
    used_.erase(piece);
    pieces_.release(reinterpret_cast<void*>(piece));  // NOLINT: from take().
  }

  std::size_t bytes_;
  Pieces& pieces_;
  std::vector<void*> free_;  ///< The last one is given out next.
  std::vector<void*> decommitted_;  ///< Free, without memory under them; taken when there are no others.
  std::map<std::uintptr_t, std::size_t> used_;  ///< Blocks given out, by piece.
};

/// Gives the memory under a block's whole pages back to the system. Any thread that has the block.
void decommit(void* block, std::size_t bytes);

}  // namespace scarp
