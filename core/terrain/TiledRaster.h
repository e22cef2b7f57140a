#pragma once

#include <algorithm>
#include <array>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/GridRect.h"
#include "core/base/LargePages.h"

namespace scarp {

/// A raster as a directory of square tiles that are shared, never changed in place: whoever wants to
/// write puts a changed copy into the slot and may keep the old tile. Copying a raster copies the
/// directory only, so a copy is a snapshot. An empty slot stands for a tile full of `fill`.
///
/// Tiles hold tileSize² samples row by row, also at the right and bottom edge, where the surplus is
/// padding. Concurrent const use is safe.
template <class T>
class TiledRaster {
 public:
  static constexpr int tileSize = 128;
  using Tile = std::array<T, static_cast<std::size_t>(tileSize) * tileSize>;
  using TilePtr = std::shared_ptr<const Tile>;

  TiledRaster(int columns, int rows, T fill) : columns_(columns), rows_(rows), fill_(fill) {
    EXPECTS(columns >= 1 && rows >= 1);
    tileColumns_ = (columns + tileSize - 1) / tileSize;
    tileRows_ = (rows + tileSize - 1) / tileSize;
    slots_.resize(static_cast<std::size_t>(tileColumns_) * tileRows_);
  }

  [[nodiscard]] int columns() const { return columns_; }
  [[nodiscard]] int rows() const { return rows_; }
  [[nodiscard]] T fill() const { return fill_; }
  [[nodiscard]] GridRect rect() const { return {0, 0, columns_, rows_}; }
  [[nodiscard]] int tileColumns() const { return tileColumns_; }
  [[nodiscard]] int tileRows() const { return tileRows_; }
  [[nodiscard]] int tileCount() const { return tileColumns_ * tileRows_; }

  [[nodiscard]] T at(int column, int row) const {
    const TilePtr& tile = slots_[slotOf(column / tileSize, row / tileSize)];
    return tile ? (*tile)[offsetIn(column % tileSize, row % tileSize)] : fill_;
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

  [[nodiscard]] const TilePtr& tile(int index) const { return slots_[static_cast<std::size_t>(index)]; }
  /// Puts a tile (or null, for a tile full of fill) into its slot; returns what was there.
  TilePtr exchangeTile(int index, TilePtr tile) {
    return std::exchange(slots_[static_cast<std::size_t>(index)], std::move(tile));
  }
  /// A private copy of a tile, to be changed and then put into its slot.
  [[nodiscard]] std::shared_ptr<Tile> copyOfTile(int index) const {
    const LargePageAllocator<Tile> memory;
    if (const TilePtr& present = tile(index)) return std::allocate_shared<Tile>(memory, *present);
    auto fresh = std::allocate_shared<Tile>(memory);
    fresh->fill(fill_);
    return fresh;
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
  [[nodiscard]] std::size_t slotOf(int tileColumn, int tileRow) const {
    return static_cast<std::size_t>(tileRow) * tileColumns_ + tileColumn;
  }
  template <class F>
  void forEachRun(const GridRect& rect, F&& run) const {
    for (int row = rect.row0; row < rect.row1; ++row)
      for (int column = rect.column0; column < rect.column1;) {
        const int end = std::min(rect.column1, (column / tileSize + 1) * tileSize);
        run(slots_[slotOf(column / tileSize, row / tileSize)], offsetIn(column % tileSize, row % tileSize),
            static_cast<std::size_t>(row - rect.row0) * rect.width() + (column - rect.column0), end - column);
        column = end;
      }
  }

  int columns_, rows_;
  int tileColumns_ = 0, tileRows_ = 0;
  T fill_;
  std::vector<TilePtr> slots_;
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
