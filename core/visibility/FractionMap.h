#pragma once

#include <cstdint>
#include <vector>

#include "core/base/GridRect.h"

namespace scarp {

/// A fraction, 0…1, for each sample of a rectangle, row by row; NaN at holes. A value.
struct FractionRaster {
  GridRect rect;
  std::vector<float> values;

  [[nodiscard]] float at(int column, int row) const {
    return values[static_cast<std::size_t>(row - rect.row0) * static_cast<std::size_t>(rect.width()) +
                  static_cast<std::size_t>(column - rect.column0)];
  }
};

/// A fraction for each sample of a rectangle in a byte, row by row. A value.
struct FractionBytes {
  static constexpr std::uint8_t kFull = 254;  ///< All of it; 0 is nothing of it.
  static constexpr std::uint8_t kNone = 255;  ///< There is no fraction to tell.

  GridRect rect;
  std::vector<std::uint8_t> values;

  [[nodiscard]] std::uint8_t at(int column, int row) const {
    return values[static_cast<std::size_t>(row - rect.row0) * static_cast<std::size_t>(rect.width()) +
                  static_cast<std::size_t>(column - rect.column0)];
  }
};

/// Fractions all over a terrain, and ever coarser pictures of them. Sample i of a level stands at column
/// min(i · 2^level, columns − 1) and is the mean of what is nearer to it than to the next: 1, 2, 1 parts
/// of three samples of the finer level, along columns and rows; none, where there is none for more than
/// half of them. Concurrent const use is safe.
class FractionMap {
 public:
  /// kNone everywhere. columns, rows ≥ 2. The coarsest level is the first of at most 64 × 64 cells.
  FractionMap(int columns, int rows);

  /// Takes over a part, which lies within the terrain, on all levels. Parallel inside.
  void replace(const FractionBytes& part);

  [[nodiscard]] GridRect rect() const { return {0, 0, levels_[0].columns, levels_[0].rows}; }
  [[nodiscard]] int levels() const { return static_cast<int>(levels_.size()); }
  [[nodiscard]] int columns(int level) const { return levels_[static_cast<std::size_t>(level)].columns; }
  [[nodiscard]] int rows(int level) const { return levels_[static_cast<std::size_t>(level)].rows; }
  [[nodiscard]] std::uint8_t at(int level, int column, int row) const {
    return levels_[static_cast<std::size_t>(level)].at(column, row);
  }

  bool operator==(const FractionMap&) const = default;

 private:
  struct Level {
    int columns, rows;  ///< Samples.
    std::vector<std::uint8_t> values;
    [[nodiscard]] std::uint8_t& at(int column, int row) { return values[index(column, row)]; }
    [[nodiscard]] std::uint8_t at(int column, int row) const { return values[index(column, row)]; }
    [[nodiscard]] std::size_t index(int column, int row) const {
      return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) +
             static_cast<std::size_t>(column);
    }
    bool operator==(const Level&) const = default;
  };

  static void coarsen(const Level& fine, Level& coarse, const GridRect& samples);

  std::vector<Level> levels_;
};

}  // namespace scarp
