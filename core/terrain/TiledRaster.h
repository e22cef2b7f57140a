#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/GridRect.h"
#include "core/base/Message.h"
#include "core/memory/LargePages.h"
#include "core/memory/SharedBlocks.h"

namespace scarp {

inline constexpr int kCoarseStep = 16, kFarStep = 64;

/// Where tiles come from that a raster has not read yet: the raster asks for one when somebody first looks at
/// it. Calls may come from any thread, several at a time.
template <class Tile>
class TileSource {
 public:
  using Sample = typename Tile::value_type;

  virtual ~TileSource() = default;

  /// The tile in a slot; the same one for as long as somebody holds it. Never null: a slot without a tile is
  /// not asked for. What cannot be read (a damaged file, a disk that fails) the source makes up for (an
  /// earlier state of the tile, holes) and tells whoever opened it; it does not stop here.
  [[nodiscard]] virtual std::shared_ptr<const Tile> tile(int slot) = 0;

  /// One of the samples of a tile (offset: row by row within it) where that is known without reading the tile
  /// whole; so a coarse picture costs little. Nothing where it is not. Whoever looks at few samples looks at
  /// those whose row and column kCoarseStep divides, and whoever looks at very few at those of kFarStep: they
  /// are the ones that sources know.
  [[nodiscard]] virtual std::optional<Sample> peek(int /*slot*/, std::size_t /*offset*/) { return {}; }

  /// How often it has made up for something that it may be able to read later: who finds the same number
  /// before and after reading, and no trouble() before, has read the terrain and nothing else.
  [[nodiscard]] virtual std::size_t failures() const { return 0; }
  /// Why something that was made up for stands there now, as one line; empty where nothing does.
  [[nodiscard]] virtual Message trouble() const { return {}; }
};

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

/// A raster as a directory of square tiles that copies share. A write puts a changed copy of a tile into the
/// slot; the old tile may be kept. Tiles are changed in place only by their writer (EditSession, MaskStroke,
/// BrushPath), and only those that no copy of the raster shares. An empty slot stands for a tile full of
/// `fill`.
///
/// The directory has two levels: its blocks of 32 × 32 slots are there only where there are tiles, and copies
/// of a raster share them until one of them puts a tile there. So a raster costs what its tiles cost, however
/// large it is, and a copy of it is a snapshot that costs a pointer for each block.
///
/// A raster may have tiles that it has not read yet: it fetches one from its source when somebody first asks
/// for it, and keeps it, as do all copies that share the block.
///
/// Tiles hold tileSize² samples row by row, also at the right and bottom edge, where the surplus is
/// padding. Concurrent const use is safe. Several threads may exchange (or write) different tiles of one
/// raster at a time, while nobody looks at it.
template <class T>
class TiledRaster {
 public:
  static constexpr int tileSize = 128;
  using Tile = std::array<T, static_cast<std::size_t>(tileSize) * tileSize>;
  using TilePtr = std::shared_ptr<const Tile>;
  using Source = TileSource<Tile>;

  TiledRaster(int columns, int rows, T fill)
      : columns_(columns),
        rows_(rows),
        tileColumns_((columns - 1) / tileSize + 1),
        tileRows_((rows - 1) / tileSize + 1),
        blockColumns_(blocksOver(tileColumns_)),
        blocks_(std::size_t{blockColumns_} * blocksOver(tileRows_)),
        inverse_((std::uint64_t{1} << 63) / static_cast<unsigned>(tileColumns_) + 1),
        fill_(fill) {
    EXPECTS(columns >= 1 && rows >= 1);
    EXPECTS(std::int64_t{tileColumns_} * tileRows_ <= std::numeric_limits<int>::max());
  }
  /// With tiles in some slots that the source is asked for when they are needed.
  TiledRaster(int columns, int rows, T fill, std::shared_ptr<Source> source, std::span<const int> unread)
      : TiledRaster(columns, rows, fill) {
    source_ = std::move(source);
    for (const int slot : unread) {
      const Place place = placeOf(slot);
      auto& left = *ownBlock(place.block).unread;
      left.slots[place.slot].store(1, std::memory_order_relaxed);
      ++left.count;
    }
  }

  [[nodiscard]] int columns() const { return columns_; }
  [[nodiscard]] int rows() const { return rows_; }
  [[nodiscard]] T fill() const { return fill_; }
  [[nodiscard]] GridRect rect() const { return {0, 0, columns_, rows_}; }
  [[nodiscard]] int tileColumns() const { return tileColumns_; }
  [[nodiscard]] int tileRows() const { return tileRows_; }
  /// All slots, as a rectangle of the directory.
  [[nodiscard]] GridRect directory() const { return {0, 0, tileColumns_, tileRows_}; }
  /// Slots, with tiles and without.
  [[nodiscard]] int tileCount() const { return tileColumns_ * tileRows_; }

  [[nodiscard]] T at(int column, int row) const {
    const auto c = static_cast<unsigned>(column), r = static_cast<unsigned>(row);
    const Place place = placeOf(c / tileSize, r / tileSize);
    const std::size_t offset = std::size_t{r % tileSize} * tileSize + c % tileSize;
    const Block* const block = blocks_.at(place.block);
    if (!block) return fill_;
    if (block->unread) [[unlikely]]
      return lookedAt(*block, place.slot, tileIndex(column / tileSize, row / tileSize), offset);
    const Tile* const there = block->tiles[place.slot].get();
    return there ? (*there)[offset] : fill_;
  }

  /// The samples that a tile holds, without its padding.
  [[nodiscard]] GridRect tileRect(int index) const {
    const int tileRow = rowOf(index);
    const int column = (index - tileRow * tileColumns_) * tileSize, row = tileRow * tileSize;
    return {column, row, std::min(column + tileSize, columns_), std::min(row + tileSize, rows_)};
  }
  /// The tiles that a rectangle of samples touches, as a rectangle in the tile directory.
  [[nodiscard]] GridRect tilesTouching(const GridRect& samples) const {
    const GridRect r = samples.intersected(rect());
    if (r.empty()) return {};
    return {r.column0 / tileSize, r.row0 / tileSize, (r.column1 - 1) / tileSize + 1,
            (r.row1 - 1) / tileSize + 1};
  }
  [[nodiscard]] int tileIndex(int tileColumn, int tileRow) const {
    return tileRow * tileColumns_ + tileColumn;
  }

  /// Null for a tile full of fill. What is referred to stays until something is put into a slot of this
  /// raster.
  [[nodiscard]] const TilePtr& tile(int index) const {
    const Place place = placeOf(index);
    return tile(blocks_.at(place.block), place.slot, index);
  }
  /// The same by the tile's place in the directory.
  [[nodiscard]] const TilePtr& tileAt(int tileColumn, int tileRow) const {
    const Place place = placeOf(static_cast<unsigned>(tileColumn), static_cast<unsigned>(tileRow));
    const Block* const block = blocks_.at(place.block);
    if (!block) return kNone;
    if (block->isUnread(place.slot)) [[unlikely]]
      fetch(*block, place.slot, tileIndex(tileColumn, tileRow));
    return block->tiles[place.slot];
  }
  /// Whether tile() gives one; none is read for it.
  [[nodiscard]] bool holds(int index) const {
    const Place place = placeOf(index);
    const Block* const block = blocks_.at(place.block);
    return block && block->holds(place.slot);
  }
  /// Calls call(slot) for the slots that hold a tile, in order, within a rectangle of the directory; none is
  /// read for it. Costs what is there, and a pointer for each block of the rectangle.
  template <class F>
  void forEachHeld(const GridRect& tiles, F&& call) const {
    const GridRect within = tiles.intersected(directory());
    forEachBlockRow(
        within, [this](std::size_t block) { return blocks_.at(block) != nullptr; },
        [&](const Place& place, int slot) {
          if (blocks_.at(place.block)->holds(place.slot)) call(slot);
        });
  }
  /// The slots that hold a tile, in order.
  [[nodiscard]] std::vector<int> heldSlots() const {
    std::vector<int> slots;
    forEachHeld(directory(), [&](int slot) { slots.push_back(slot); });
    return slots;
  }
  /// Whether a raster of the same size has the very same tile in a slot, or none as well; none is read for
  /// it, where both have it from one source.
  [[nodiscard]] bool shares(int index, const TiledRaster& other) const {
    const Place place = placeOf(index);
    if (blocks_.at(place.block) == other.blocks_.at(place.block)) return true;
    if (unread(index) && other.unread(index) && source_ == other.source_) return true;
    return tile(index) == other.tile(index);
  }
  /// The slots that it does not share with a raster of the same size, in order. Costs what blocks differ.
  [[nodiscard]] std::vector<int> unsharedSlots(const TiledRaster& other) const {
    EXPECTS(rect() == other.rect());
    std::vector<int> slots;
    forEachBlockRow(
        directory(), [&](std::size_t block) { return blocks_.at(block) != other.blocks_.at(block); },
        [&](const Place&, int slot) {
          if (!shares(slot, other)) slots.push_back(slot);
        });
    return slots;
  }
  /// Returns true if a copy of this raster may have the tile of a slot, or one near it. Not while this raster
  /// is being copied.
  [[nodiscard]] bool mayBeShared(int index) const { return blocks_.isShared(placeOf(index).block); }
  /// A tile that is still only where it came from.
  [[nodiscard]] bool unread(int index) const {
    const Place place = placeOf(index);
    const Block* const block = blocks_.at(place.block);
    return block && block->isUnread(place.slot);
  }
  /// How many there are of these.
  [[nodiscard]] int unreadTiles() const {
    int count = 0;
    for (std::size_t i = 0; source_ && i < blocks_.places(); ++i)
      if (const Block* const block = blocks_.at(i)) count += block->unread->count.load();
    return count;
  }
  /// Null where all tiles are the raster's own.
  [[nodiscard]] const std::shared_ptr<Source>& source() const { return source_; }
  /// Puts a tile (or null, for a tile full of fill) into its slot; returns what was there.
  TilePtr exchangeTile(int index, TilePtr tile) {
    const Place place = placeOf(index);
    if (!tile && !blocks_.at(place.block)) return nullptr;
    Block& block = ownBlock(place.block);
    if (block.isUnread(place.slot)) fetch(block, place.slot, index);
    return std::exchange(block.tiles[place.slot], std::move(tile));
  }
  /// Puts a tile (or null) into its slot; what was there is not read, if it has not been.
  void replaceTile(int index, TilePtr tile) {
    const Place place = placeOf(index);
    if (!tile && !blocks_.at(place.block)) return;
    Block& block = ownBlock(place.block);
    if (block.isUnread(place.slot)) {
      const std::lock_guard lock(block.unread->mutex);
      if (block.unread->slots[place.slot].exchange(0, std::memory_order_release) != 0) --block.unread->count;
    }
    block.tiles[place.slot] = std::move(tile);
  }
  /// A private copy of a tile, to be changed and then put into its slot.
  [[nodiscard]] std::shared_ptr<Tile> copyOfTile(int index) const {
    const TilePtr& present = tile(index);
    auto copy = makeInLargePages<Tile>();
    if (present)
      *copy = *present;
    else
      copy->fill(fill_);
    return copy;
  }

  /// Copies a rectangle that lies within the raster, row by row, to out (rect.area() samples).
  void read(const GridRect& rect, std::span<T> out) const {
    EXPECTS(rect.intersected(this->rect()) == rect && static_cast<long long>(out.size()) >= rect.area());
    forEachRun(rect, [&](const TilePtr& tile, std::size_t offset, std::size_t to, int length) {
      if (tile)
        std::copy_n(tile->data() + offset, length, out.data() + to);
      else
        std::fill_n(out.data() + to, length, fill_);
    });
  }
  /// Replaces a rectangle that lies within the raster by in (row by row). For building a raster that
  /// nobody shares yet; an edit goes through an EditSession instead.
  void write(const GridRect& rect, std::span<const T> in) {
    EXPECTS(rect.intersected(this->rect()) == rect && static_cast<long long>(in.size()) >= rect.area());
    const GridRect tiles = tilesTouching(rect);
    for (int tr = tiles.row0; tr < tiles.row1; ++tr)
      for (int tc = tiles.column0; tc < tiles.column1; ++tc) {
        const int index = tileIndex(tc, tr);
        const GridRect part = tileRect(index).intersected(rect);
        (void)ownBlock(placeOf(index).block);
        auto copy = copyOfTile(index);
        for (int row = part.row0; row < part.row1; ++row)
          std::copy_n(in.data() + static_cast<std::size_t>(row - rect.row0) * rect.width() +
                          (part.column0 - rect.column0),
                      part.width(), copy->data() + offsetIn(part.column0 % tileSize, row % tileSize));
        exchangeTile(index, std::move(copy));
      }
  }

  /// What the directory takes, without the tiles.
  [[nodiscard]] std::size_t directoryBytes() const {
    std::size_t bytes = blocks_.places() * sizeof(void*);
    for (std::size_t i = 0; i < blocks_.places(); ++i)
      if (blocks_.at(i)) bytes += sizeof(Block) + (source_ ? sizeof(typename Block::Unread) : 0);
    return bytes;
  }

  [[nodiscard]] static std::size_t offsetIn(int column, int row) {
    return static_cast<std::size_t>(row) * tileSize + static_cast<std::size_t>(column);
  }

 private:
  using Block = TileBlock<Tile>;
  static constexpr unsigned kBlockSide = Block::side;

  /// Where a slot is.
  struct Place {
    std::size_t block, slot;
  };

  [[nodiscard]] static unsigned blocksOver(int tiles) {
    return (static_cast<unsigned>(tiles) - 1U) / kBlockSide + 1U;
  }
  /// The row of tiles that a slot is in: index / tileColumns, exactly.
  [[nodiscard]] int rowOf(int index) const {
    __extension__ using Wide = unsigned __int128;
    return static_cast<int>(static_cast<Wide>(inverse_) * static_cast<unsigned>(index) >> 63);
  }
  [[nodiscard]] Place placeOf(unsigned tileColumn, unsigned tileRow) const {
    return {std::size_t{tileRow / kBlockSide} * blockColumns_ + tileColumn / kBlockSide,
            std::size_t{tileRow % kBlockSide} * kBlockSide + tileColumn % kBlockSide};
  }
  [[nodiscard]] Place placeOf(int index) const {
    const int row = rowOf(index);
    return placeOf(static_cast<unsigned>(index - row * tileColumns_), static_cast<unsigned>(row));
  }
  [[nodiscard]] const TilePtr& tile(const Block* block, std::size_t slot, int index) const {
    if (!block) return kNone;
    if (block->isUnread(slot)) fetch(*block, slot, index);
    return block->tiles[slot];
  }
  [[nodiscard]] [[gnu::noinline]] T lookedAt(const Block& block, std::size_t slot, int index,
                                             std::size_t offset) const {
    if (block.isUnread(slot))
      if (const auto sample = source_->peek(index, offset)) return *sample;
    const TilePtr& there = tile(&block, slot, index);
    return there ? (*there)[offset] : fill_;
  }
  [[nodiscard]] Block& ownBlock(std::size_t block) {
    return blocks_.own(block, [this](const Block* there) {
      if (there) return std::make_unique<Block>(*there);
      auto made = std::make_unique<Block>();
      if (source_) made->unread = std::make_unique<typename Block::Unread>();
      return made;
    });
  }
  [[gnu::noinline]] void fetch(const Block& block, std::size_t slot, int index) const {
    TilePtr fetched = source_->tile(index);
    EXPECTS(fetched);
    typename Block::Unread& left = *block.unread;
    const std::lock_guard lock(left.mutex);
    if (left.slots[slot].load(std::memory_order_relaxed) == 0) return;
    block.tiles[slot] = std::move(fetched);
    left.slots[slot].store(0, std::memory_order_release);
    --left.count;
  }
  /// Calls call(place, slot) for the slots of a rectangle of the directory in order, but only for those of
  /// blocks that are wanted.
  template <class Wanted, class F>
  void forEachBlockRow(const GridRect& tiles, const Wanted& wanted, F&& call) const {
    constexpr int kSide = Block::side;
    const auto at = [this](int column, int row) {
      return placeOf(static_cast<unsigned>(column), static_cast<unsigned>(row));
    };
    std::vector<int> columns;  // The first tiles of the wanted blocks, along a row of blocks.
    for (int row = tiles.row0; row < tiles.row1; ++row) {
      if (row == tiles.row0 || row % kSide == 0) {
        columns.clear();
        for (int c = tiles.column0 / kSide * kSide; c < tiles.column1; c += kSide)
          if (wanted(at(c, row).block)) columns.push_back(c);
        if (columns.empty()) {
          row += kSide - 1 - row % kSide;
          continue;
        }
      }
      for (const int first : columns)
        for (int c = std::max(first, tiles.column0); c < std::min(first + kSide, tiles.column1); ++c)
          call(at(c, row), tileIndex(c, row));
    }
  }
  template <class F>
  void forEachRun(const GridRect& rect, F&& run) const {
    for (int row = rect.row0; row < rect.row1; ++row)
      for (int column = rect.column0; column < rect.column1;) {
        const int end = std::min(rect.column1, (column / tileSize + 1) * tileSize);
        run(tileAt(column / tileSize, row / tileSize), offsetIn(column % tileSize, row % tileSize),
            static_cast<std::size_t>(row - rect.row0) * rect.width() + (column - rect.column0), end - column);
        column = end;
      }
  }

  inline static const TilePtr kNone{};  ///< For slots of blocks that are not there.

  int columns_, rows_;
  int tileColumns_, tileRows_;
  unsigned blockColumns_;
  SharedBlocks<Block> blocks_;
  std::uint64_t inverse_;  ///< Of tileColumns_, for rowOf().
  T fill_;
  std::shared_ptr<Source> source_;
};

using HeightRaster = TiledRaster<float>;
/// How far something holds at each sample, 0 not at all … 1 wholly. Of the same tiles as heights, so that
/// whatever keeps, compares or stores tiles knows one kind.
using MaskRaster = TiledRaster<float>;

/// A part of one tile, lent for writing: sample (column, row) of rect is at
/// samples[(row − rect.row0)·stride + column − rect.column0].
template <class T>
struct TileLoan {
  GridRect rect;
  T* samples;
  int stride;

  [[nodiscard]] T* row(int row) const {
    return samples + static_cast<std::ptrdiff_t>(row - rect.row0) * stride;
  }
};

}  // namespace scarp
