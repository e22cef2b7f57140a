#pragma once

#include <vector>

#include "core/terrain/TiledRaster.h"
#include "core/visibility/EarthCurve.h"
#include "core/visibility/SightProjection.h"

namespace scarp {

/// Which of the edges at a sample F bound ground, in turned ground: "along" F's line to the next sample G,
/// "across" from the sample N before F on the line before, the "diagonal" from N to G.
struct StripEdges {
  bool along, across, diagonal;
};

/// A copy of a block of turned ground, line by line. One thread.
class GroundBlock {
 public:
  /// rect: lines for columns, places for rows; within the turned raster.
  void load(const HeightRaster& heights, const GridTurn& turn, const GridRect& rect, const EarthCurve& curve);

  [[nodiscard]] const GridRect& rect() const { return rect_; }
  [[nodiscard]] bool hasHoles() const { return hasHoles_; }
  /// Heights of a line, from place rect().row0 on.
  [[nodiscard]] const float* line(int line) const {
    return samples_.data() + static_cast<std::size_t>(line - rect_.column0) * places_;
  }
  static constexpr std::size_t kMostPlaces = 32;
  /// The highest sample on lines and places from first to last, at most kMostPlaces; −∞ where all are holes.
  [[nodiscard]] float highest(int firstLine, int lastLine, int firstPlace, int lastPlace) const;
  /// The edges at a sample as far as the block tells; `front`: of its line alone.
  [[nodiscard]] StripEdges edges(int line, int place, bool front) const;

 private:
  [[nodiscard]] bool isGround(int line, int place) const;

  GridRect rect_;
  std::size_t places_ = 0;
  bool hasHoles_ = false;
  std::vector<float> samples_, read_;
};

}  // namespace scarp
