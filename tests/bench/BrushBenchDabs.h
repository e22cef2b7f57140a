#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/terrain/Terrain.h"
#include "tests/bench/BrushBenchFigures.h"

namespace scarp::bench {

struct NamedBrush {
  std::string name;
  BrushSettings settings;
};

/// A brush of each kind, with a radius in metres.
[[nodiscard]] std::vector<NamedBrush> brushesOf(double radius);

/// A plain copy of dabs' boxes from one raster of a terrain's size to another, at the dabs' own places: the
/// least that a machine can do who reads and writes as much. On large pages, as the tiles are.
class BoxCopier {
 public:
  BoxCopier(int columns, int rows);
  /// Nanoseconds of processor time that copying the rectangles takes, each for itself.
  [[nodiscard]] double nanoseconds(const std::vector<GridRect>& boxes);

 private:
  struct Free {
    void operator()(float* samples) const;
  };
  using Samples = std::unique_ptr<float, Free>;
  [[nodiscard]] static Samples make(std::size_t count);

  int columns_;
  Samples from_, to_;
};

struct DabPlan {
  std::vector<int> radii{32, 128, 512, 2048};  ///< Cells.
  std::vector<std::string> only;               ///< Names of brushes; none: all of them.
  int passes = 3;
  double samples = 60e6;  ///< That a pass goes over, roughly.
};

/// Every brush at every radius that fits the terrain, along a stroke and scattered. A pass is a document of
/// its own; the figures are those of the quickest, as others work on this machine, too.
[[nodiscard]] std::vector<DabFigures> measureDabs(const Terrain& terrain, const DabPlan& plan);

/// Milliseconds of processor time for a dab of a raising stroke, the median of those within it.
[[nodiscard]] double strokeDab(const Terrain& terrain, int radius, int dabs);

}  // namespace scarp::bench
