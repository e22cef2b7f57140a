#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <utility>

#include "core/base/Contract.h"

namespace scarp {

/// What a block of SharedBlocks derives from: it counts who holds it.
class SharedBlock {
 public:
  SharedBlock() = default;
  SharedBlock(const SharedBlock& /*other*/) {}  // A copy has its own holder.
  SharedBlock& operator=(const SharedBlock&) = delete;

 private:
  template <class Block>
  friend class SharedBlocks;
  std::atomic<int> holders_ = 1;
};

/// A directory of blocks that copies of it share until one of them writes. Copying costs a pointer for each
/// place, and no block. A place without a block is for its user to give a meaning to.
///
/// Concurrent const use is safe, copying included. Several threads may call own() at a time, if none of them
/// looks at a block that it has not called own() for; nothing else may happen to the directory meanwhile.
template <class Block>
class SharedBlocks {
 public:
  explicit SharedBlocks(std::size_t places)
      : places_(places), entries_(std::make_unique<std::atomic<std::uintptr_t>[]>(places)) {}
  SharedBlocks(const SharedBlocks& other) : SharedBlocks(other.places_) {
    for (std::size_t i = 0; i < places_; ++i) {
      const std::uintptr_t entry = other.entries_[i].load(std::memory_order_acquire);
      if (entry == 0) continue;
      blockOf(entry)->holders_.fetch_add(1, std::memory_order_relaxed);
      if (entry & kOwn) other.entries_[i].store(entry & ~kOwn, std::memory_order_release);
      entries_[i].store(entry & ~kOwn, std::memory_order_relaxed);
    }
  }
  SharedBlocks(SharedBlocks&& other) noexcept
      : places_(std::exchange(other.places_, 0)), entries_(std::move(other.entries_)) {}
  SharedBlocks& operator=(SharedBlocks other) noexcept {
    std::swap(places_, other.places_);
    std::swap(entries_, other.entries_);
    return *this;
  }
  ~SharedBlocks() {
    for (std::size_t i = 0; i < places_; ++i) release(entries_[i].load(std::memory_order_relaxed));
  }

  [[nodiscard]] std::size_t places() const { return places_; }
  /// Null where there is none. It stays until something is written into its place.
  [[nodiscard]] const Block* at(std::size_t place) const {
    return blockOf(entries_[place].load(std::memory_order_acquire));
  }
  /// The block of a place, to write to. Where nobody else holds it, it is the one that is there; else
  /// make(const Block* there) gives another as a std::unique_ptr<Block>: a copy, or where there is none a
  /// first one.
  template <class Make>
  [[nodiscard]] Block& own(std::size_t place, const Make& make) {
    const std::uintptr_t entry = entries_[place].load(std::memory_order_acquire);
    if (entry & kOwn) return *blockOf(entry);
    return makeOwn(place, make);
  }
  /// Returns true if another directory holds the block of a place. Not while this one is being copied.
  [[nodiscard]] bool isShared(std::size_t place) const {
    const std::uintptr_t entry = entries_[place].load(std::memory_order_acquire);
    return entry != 0 && !(entry & kOwn) && blockOf(entry)->holders_.load(std::memory_order_acquire) > 1;
  }
  /// Leaves no block in a place.
  void clear(std::size_t place) { release(entries_[place].exchange(0, std::memory_order_acq_rel)); }

 private:
  static constexpr std::uintptr_t kOwn = 1;  ///< In an entry: nobody else holds the block.

  [[nodiscard]] static Block* blockOf(std::uintptr_t entry) {
    return reinterpret_cast<Block*>(entry & ~kOwn);
  }
  static void release(std::uintptr_t entry) {
    Block* const block = blockOf(entry);
    if (block && block->holders_.fetch_sub(1, std::memory_order_acq_rel) == 1) delete block;
  }
  template <class Make>
  Block& makeOwn(std::size_t place, const Make& make) {
    static std::mutex mutex;
    const std::lock_guard lock(mutex);
    const std::uintptr_t entry = entries_[place].load(std::memory_order_acquire);
    if (entry & kOwn) return *blockOf(entry);
    Block* block = blockOf(entry);
    const bool shared = !block || block->holders_.load(std::memory_order_acquire) > 1;
    if (shared) {
      std::unique_ptr<Block> made = make(static_cast<const Block*>(block));
      EXPECTS(made);
      block = made.release();
    }
    entries_[place].store(reinterpret_cast<std::uintptr_t>(block) | kOwn, std::memory_order_release);
    if (shared) release(entry);
    return *block;
  }

  std::size_t places_;
  std::unique_ptr<std::atomic<std::uintptr_t>[]> entries_;
};

}  // namespace scarp
