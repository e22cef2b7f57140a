#pragma once

#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>

#include "core/memory/SharedBlocks.h"

namespace scarp {

/// 32 × 32 slots of a raster's directory, row by row. A slot is empty, or holds a tile, or one that has not
/// been read yet. Concurrent const use is safe; who reads a tile keeps it in the block, under Unread::mutex.
template <class Tile>
struct TileBlock : SharedBlock {
  static constexpr int side = 32;
  static constexpr std::size_t slots = std::size_t{side} * side;
  using TilePtr = std::shared_ptr<const Tile>;

  struct Unread {
    std::array<std::atomic<std::uint8_t>, TileBlock::slots> slots{};  ///< Never set again once it is 0.
    std::atomic<int> count = 0;                                       ///< Slots that are unread.
    std::mutex mutex;  ///< For slots that go from unread to read.
  };

  TileBlock() = default;
  TileBlock(const TileBlock& other) : SharedBlock(other) {
    if (!other.unread) {
      tiles = other.tiles;
      return;
    }
    const std::lock_guard lock(other.unread->mutex);
    tiles = other.tiles;
    unread = std::make_unique<Unread>();
    for (std::size_t i = 0; i < slots; ++i)
      unread->slots[i].store(other.unread->slots[i].load(std::memory_order_relaxed),
                             std::memory_order_relaxed);
    unread->count.store(other.unread->count.load());
  }
  TileBlock& operator=(const TileBlock&) = delete;
  ~TileBlock() = default;

  [[nodiscard]] bool isUnread(std::size_t slot) const {
    return unread && unread->slots[slot].load(std::memory_order_acquire) != 0;
  }
  [[nodiscard]] bool holds(std::size_t slot) const { return isUnread(slot) || tiles[slot] != nullptr; }

  std::unique_ptr<Unread> unread;  ///< Null where the raster has no source.
  mutable std::array<TilePtr, slots> tiles;
};

}  // namespace scarp
