#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/terrain/TiledRaster.h"
#include "core/visibility/LatticeDirection.h"

namespace scarp {

/// A copy of a rectangle of samples that is quick to look into.
class SampleCopy {
 public:
  /// rect lies in the raster.
  SampleCopy(const HeightRaster& heights, const GridRect& rect);

  [[nodiscard]] const GridRect& rect() const { return rect_; }
  [[nodiscard]] bool hasHoles() const { return hasHoles_; }
  [[nodiscard]] float at(int column, int row) const {
    return samples_[static_cast<std::size_t>(row - rect_.row0) * width_ +
                    static_cast<std::size_t>(column - rect_.column0)];
  }
  /// Whether a cell within the rectangle is ground.
  [[nodiscard]] bool isGround(int column, int row) const;

 private:
  GridRect rect_;
  std::size_t width_;
  std::vector<float> samples_;
  bool hasHoles_;
};

/// The ground under a straight line of samples: its height at each of them and at each edge between, and
/// the horizon ahead from any of the samples. Branch and bound: stretches of ground are passed over whole
/// where their highest point is below the horizon found so far. One thread; made once, for many lines.
class LatticeLine {
 public:
  /// A height further ahead.
  struct Ahead {
    double ways;    ///< From the sample that the line begins with.
    double height;  ///< −∞: no ground.
  };
  /// From a sample of the copy, `steps` ways on, all within the copy, and what lies ahead of that, in order.
  /// Distances count from sample 0 of the line, wherever it begins, so that they are the same bits in every
  /// copy.
  void load(const SampleCopy& ground, const LatticeDirection& direction, int column, int row, int steps,
            std::span<const Ahead> ahead = {});

  /// The steepest rise to the ground ahead, metres per metre, from the sample after so many steps up to a
  /// distance; `least` where nothing rises more steeply, least ≥ 0.
  [[nodiscard]] double steepest(int step, double distance, double least) const;

 private:
  [[nodiscard]] static double crossingHeight(const SampleCopy& ground,
                                             const LatticeDirection::Crossing& crossing, int column, int row);

  std::size_t stride_ = 1;  ///< Heights from sample to sample.
  std::vector<double> heights_, distances_;
  std::vector<double> tops_;       ///< The highest of each kStretch heights.
  std::vector<double> topsAhead_;  ///< The highest of all from each stretch on.
};

}  // namespace scarp
