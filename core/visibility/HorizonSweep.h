#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "core/base/Progress.h"
#include "core/terrain/HeightPyramid.h"
#include "core/visibility/SightProjection.h"

namespace scarp {

/// How many sources see each sample of a rectangle, 0…255.
class SeenCounts {
 public:
  /// Begins with 0 everywhere.
  explicit SeenCounts(const GridRect& samples)
      : rect_(samples),
        own_(static_cast<std::size_t>(samples.area()), 0),
        first_(own_.data()),
        stride_(samples.width()) {}
  /// In memory of somebody else, who keeps it: `first` is the count of the rectangle's first sample, and the
  /// next row begins `stride` bytes further. Goes on from what is there.
  SeenCounts(const GridRect& samples, std::uint8_t* first, std::ptrdiff_t stride)
      : rect_(samples), first_(first), stride_(stride) {}
  SeenCounts(const SeenCounts&) = delete;
  SeenCounts& operator=(const SeenCounts&) = delete;

  [[nodiscard]] const GridRect& rect() const { return rect_; }
  [[nodiscard]] std::ptrdiff_t stride() const { return stride_; }
  [[nodiscard]] std::uint8_t& at(int column, int row) {
    return first_[(row - rect_.row0) * stride_ + (column - rect_.column0)];
  }
  [[nodiscard]] std::uint8_t at(int column, int row) const {
    return first_[(row - rect_.row0) * stride_ + (column - rect_.column0)];
  }

 private:
  GridRect rect_;
  std::vector<std::uint8_t> own_;
  std::uint8_t* first_;
  std::ptrdiff_t stride_;
};

/// Finds which samples a source sees, all at once, and exactly: a sample is hidden where ground between
/// it and the source stands above the straight line to it (see SightLine).
///
/// Lines of samples are gone through front to back. The edges of the ground raise a horizon, and each
/// sample is compared with the horizon as it stands before it (Haverkort, Toma & Wei 2013, "On
/// IO-efficient viewshed algorithms and their accuracy"; here with the diagonals). Blocks of ground
/// wholly below the horizon are passed over. What comes nearer to the horizon than rounding can tell is
/// left to a SightLine.
struct HorizonSweep {
  const HeightRaster& heights;
  HeightRange band;    ///< Of the heights.
  SightSource source;  ///< An eye is in the grid frame; a light does not shine straight down.
  double lift = 0.0;   ///< Metres that the points looked at stand above the ground, ≥ 0.
  /// Columns and rows that an eye sees to each side at most; what is beyond the ellipse may be left out.
  Vec2 reach{1e9, 1e9};
  EarthCurve curve{};

  /// Adds one to each sample of `seen` that the source sees. Its rectangle lies in the raster. Parallel,
  /// the same answer for any number of threads; false: cancelled half-way.
  [[nodiscard]] bool run(SeenCounts& seen, const Progress& progress = {}) const;
  /// The exact answer for one sample.
  [[nodiscard]] bool sees(int column, int row) const;
};

}  // namespace scarp
