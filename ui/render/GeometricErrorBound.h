#pragma once

#include <array>
#include <vector>

#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// How far ground that is drawn with fewer samples may stray from the true ground: a bound, not an estimate.
/// Looks at every sample when it is first asked, later only at what has changed. One thread at a time.
class GeometricErrorBound {
 public:
  /// Another terrain, or the same from the beginning.
  void reset() { blocks_.clear(); }
  /// Changed samples.
  void invalidate(const GridRect& samples) { changed_ = changed_.united(samples); }

  /// The most that ground drawn at any level, with every 2^level-th sample, strays anywhere upwards or
  /// downwards, in cells of that level (of their larger side); gliding between levels included. Holes stray
  /// nowhere.
  [[nodiscard]] double cells(const HeightRaster& heights, const GridFrame& frame);

 private:
  static constexpr int kLevels = 7, kBlock = 1 << kLevels;  ///< Cells along a block's side.
  /// By how much each level strays from the one above it within a block, metres.
  using Steps = std::array<float, kLevels>;

  std::vector<Steps> blocks_;
  GridRect changed_;
};

}  // namespace scarp
