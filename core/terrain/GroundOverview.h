#pragma once

#include <algorithm>
#include <vector>

#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// The ground at a glance: a small raster, each sample of which stands for a square block of cells and is the
/// height of the cell in its middle; where blocks are large of one near it that is known without reading the
/// ground's tile (see TileSource), and a hole only where that sample is one. However large the ground, taking
/// over a change costs what the change covers of it.
class GroundOverview {
 public:
  /// No more than so many samples along each side, ≥ 1.
  GroundOverview(const HeightRaster& heights, int mostSamples);

  /// Takes over changed samples of the ground; the samples of the overview that may differ now.
  GridRect refresh(const HeightRaster& heights, const GridRect& changed);

  [[nodiscard]] int columns() const { return columns_; }
  [[nodiscard]] int rows() const { return rows_; }
  [[nodiscard]] GridRect rect() const { return {0, 0, columns_, rows_}; }
  /// Cells along a side of a block; the last blocks may reach beyond the map.
  [[nodiscard]] int stride() const { return stride_; }
  /// Metres; NaN for a hole.
  [[nodiscard]] float at(int column, int row) const {
    return samples_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
                    static_cast<std::size_t>(column)];
  }

 private:
  [[nodiscard]] bool coarse() const { return stride_ >= 2 * kCoarseStep; }
  /// The column (or row) that a block of the overview looks at.
  [[nodiscard]] int middle(int block, int samples) const;

  int stride_, columns_, rows_;
  std::vector<float> samples_;
};

/// A terrain as means of step × step of its samples, from its first one on: for what is far away.
struct FarGround {
  HeightRaster means;        ///< Metres, NaN where all are holes.
  int step = 16;             ///< A power of two.
  double largestStep = 0.0;  ///< Metres from the lowest sample to the highest of any 2 × 2 means.
  double relief = 0.0;       ///< The same of all samples.
};

/// The step for a terrain: 16, more where there would be more than 2048 means a side.
[[nodiscard]] constexpr int farStep(const GridFrame& frame) {
  int step = 16;
  while (std::max(frame.columns, frame.rows) > step * 2048) step *= 2;
  return step;
}

}  // namespace scarp
