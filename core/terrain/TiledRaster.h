#pragma once

#include <algorithm>
#include <array>
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/GridRect.h"
#include "core/memory/LargePages.h"

namespace scarp {

inline constexpr int kCoarseStep = 16;

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
  /// those whose row and column kCoarseStep divides: they are the ones that sources know.
  [[nodiscard]] virtual std::optional<Sample> peek(int /*slot*/, std::size_t /*offset*/) { return {}; }
};

/// A raster as a directory of square tiles that are shared, never changed in place: whoever wants to
/// write puts a changed copy into the slot and may keep the old tile. Copying a raster copies the
/// directory only, so a copy is a snapshot. An empty slot stands for a tile full of `fill`.
///
/// A raster may have tiles that it has not read yet: it fetches one from its source when somebody first asks
/// for it, and keeps it.
///
/// Tiles hold tileSize² samples row by row, also at the right and bottom edge, where the surplus is
/// padding. Concurrent const use is safe.
template <class T>
class TiledRaster {
 public:
  static constexpr int tileSize = 128;
  using Tile = std::array<T, static_cast<std::size_t>(tileSize) * tileSize>;
  using TilePtr = std::shared_ptr<const Tile>;
  using Source = TileSource<Tile>;

  TiledRaster(int columns, int rows, T fill) : columns_(columns), rows_(rows), fill_(fill) {
    EXPECTS(columns >= 1 && rows >= 1);
    tileColumns_ = (columns + tileSize - 1) / tileSize;
    tileRows_ = (rows + tileSize - 1) / tileSize;
    slots_.resize(static_cast<std::size_t>(tileColumns_) * tileRows_);
  }
  /// With tiles in some slots that the source is asked for when they are needed.
  TiledRaster(int columns, int rows, T fill, std::shared_ptr<Source> source, std::span<const int> unread)
      : TiledRaster(columns, rows, fill) {
    lazy_ = std::make_unique<Lazy>(std::move(source), slots_.size());
    for (const int slot : unread) lazy_->unread[static_cast<std::size_t>(slot)] = 1;
    lazy_->left = static_cast<int>(unread.size());
  }
  TiledRaster(const TiledRaster& other)
      : columns_(other.columns_),
        rows_(other.rows_),
        tileColumns_(other.tileColumns_),
        tileRows_(other.tileRows_),
        fill_(other.fill_) {
    if (!other.lazy_) {
      slots_ = other.slots_;
      return;
    }
    const std::lock_guard lock(other.lazy_->mutex);
    slots_ = other.slots_;
    lazy_ = std::make_unique<Lazy>(other.lazy_->source, slots_.size());
    for (std::size_t i = 0; i < slots_.size(); ++i)
      lazy_->unread[i].store(other.lazy_->unread[i].load(std::memory_order_relaxed),
                             std::memory_order_relaxed);
    lazy_->left.store(other.lazy_->left.load());
  }
  TiledRaster& operator=(const TiledRaster& other) {
    if (this != &other) *this = TiledRaster(other);
    return *this;
  }
  TiledRaster(TiledRaster&&) noexcept = default;
  TiledRaster& operator=(TiledRaster&&) noexcept = default;
  ~TiledRaster() = default;

  [[nodiscard]] int columns() const { return columns_; }
  [[nodiscard]] int rows() const { return rows_; }
  [[nodiscard]] T fill() const { return fill_; }
  [[nodiscard]] GridRect rect() const { return {0, 0, columns_, rows_}; }
  [[nodiscard]] int tileColumns() const { return tileColumns_; }
  [[nodiscard]] int tileRows() const { return tileRows_; }
  [[nodiscard]] int tileCount() const { return tileColumns_ * tileRows_; }

  [[nodiscard]] T at(int column, int row) const {
    const int index = tileIndex(column / tileSize, row / tileSize);
    const std::size_t offset = offsetIn(column % tileSize, row % tileSize);
    if (unread(index)) {
      if (const auto sample = lazy_->source->peek(index, offset)) return *sample;
    }
    const TilePtr& there = tile(index);
    return there ? (*there)[offset] : fill_;
  }

  /// The samples that a tile holds, without its padding.
  [[nodiscard]] GridRect tileRect(int index) const {
    const int column = index % tileColumns_ * tileSize, row = index / tileColumns_ * tileSize;
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

  /// Null for a tile full of fill.
  [[nodiscard]] const TilePtr& tile(int index) const {
    if (unread(index)) fetch(index);
    return slots_[static_cast<std::size_t>(index)];
  }
  /// Whether tile() gives one; none is read for it.
  [[nodiscard]] bool holds(int index) const {
    return unread(index) || slots_[static_cast<std::size_t>(index)] != nullptr;
  }
  /// Whether a raster of the same size has the very same tile in a slot, or none as well; none is read for
  /// it, where both have it from one source.
  [[nodiscard]] bool shares(int index, const TiledRaster& other) const {
    if (unread(index) && other.unread(index) && lazy_->source == other.lazy_->source) return true;
    return tile(index) == other.tile(index);
  }
  /// A tile that is still only where it came from.
  [[nodiscard]] bool unread(int index) const {
    return lazy_ && lazy_->unread[static_cast<std::size_t>(index)].load(std::memory_order_acquire) != 0;
  }
  /// How many there are of these.
  [[nodiscard]] int unreadTiles() const { return lazy_ ? lazy_->left.load() : 0; }
  /// Null where all tiles are the raster's own.
  [[nodiscard]] std::shared_ptr<Source> source() const { return lazy_ ? lazy_->source : nullptr; }
  /// Puts a tile (or null, for a tile full of fill) into its slot; returns what was there.
  TilePtr exchangeTile(int index, TilePtr tile) {
    if (unread(index)) fetch(index);
    return std::exchange(slots_[static_cast<std::size_t>(index)], std::move(tile));
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
        auto copy = copyOfTile(index);
        for (int row = part.row0; row < part.row1; ++row)
          std::copy_n(in.data() + static_cast<std::size_t>(row - rect.row0) * rect.width() +
                          (part.column0 - rect.column0),
                      part.width(), copy->data() + offsetIn(part.column0 % tileSize, row % tileSize));
        exchangeTile(index, std::move(copy));
      }
  }

  [[nodiscard]] static std::size_t offsetIn(int column, int row) {
    return static_cast<std::size_t>(row) * tileSize + static_cast<std::size_t>(column);
  }

 private:
  struct Lazy {
    Lazy(std::shared_ptr<Source> from, std::size_t slots)
        : source(std::move(from)), unread(std::make_unique<std::atomic<std::uint8_t>[]>(slots)) {}

    std::shared_ptr<Source> source;
    std::unique_ptr<std::atomic<std::uint8_t>[]> unread;  ///< By slot; never set again once it is 0.
    std::atomic<int> left = 0;                            ///< Slots that are unread.
    std::mutex mutex;                                     ///< For slots that go from unread to read.
  };

  void fetch(int index) const {
    const auto slot = static_cast<std::size_t>(index);
    TilePtr fetched = lazy_->source->tile(index);
    EXPECTS(fetched);
    const std::lock_guard lock(lazy_->mutex);
    if (lazy_->unread[slot].load(std::memory_order_relaxed) == 0) return;
    slots_[slot] = std::move(fetched);
    lazy_->unread[slot].store(0, std::memory_order_release);
    --lazy_->left;
  }
  template <class F>
  void forEachRun(const GridRect& rect, F&& run) const {
    for (int row = rect.row0; row < rect.row1; ++row)
      for (int column = rect.column0; column < rect.column1;) {
        const int end = std::min(rect.column1, (column / tileSize + 1) * tileSize);
        run(tile(tileIndex(column / tileSize, row / tileSize)), offsetIn(column % tileSize, row % tileSize),
            static_cast<std::size_t>(row - rect.row0) * rect.width() + (column - rect.column0), end - column);
        column = end;
      }
  }

  int columns_, rows_;
  int tileColumns_ = 0, tileRows_ = 0;
  T fill_;
  mutable std::vector<TilePtr> slots_;
  std::unique_ptr<Lazy> lazy_;
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
