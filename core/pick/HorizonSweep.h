#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "core/base/Progress.h"
#include "core/pick/EarthCurve.h"
#include "core/pick/SightProjection.h"
#include "core/terrain/HeightPyramid.h"

namespace scarp {

/// How many sources see each sample of a rectangle, 0…255.
struct SeenCounts {
  GridRect rect;
  std::vector<std::uint8_t> counts;  ///< Row by row.

  explicit SeenCounts(const GridRect& samples)
      : rect(samples), counts(static_cast<std::size_t>(samples.area()), 0) {}
  [[nodiscard]] std::uint8_t& at(int column, int row) { return counts[index(column, row)]; }
  [[nodiscard]] std::uint8_t at(int column, int row) const { return counts[index(column, row)]; }

 private:
  [[nodiscard]] std::size_t index(int column, int row) const {
    return static_cast<std::size_t>(row - rect.row0) * static_cast<std::size_t>(rect.width()) +
           static_cast<std::size_t>(column - rect.column0);
  }
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
