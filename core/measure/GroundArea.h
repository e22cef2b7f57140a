#pragma once

#include <limits>
#include <memory>
#include <variant>
#include <vector>

#include "core/measure/GroundProfile.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A plane over the local frame, metres: height + slope · (place − about).
struct ReferencePlane {
  double height = 0.0;
  Vec2 slope = Vec2::Zero();
  Vec2 about = Vec2::Zero();

  [[nodiscard]] double at(const Vec2& place) const { return height + slope.dot(place - about); }
  bool operator==(const ReferencePlane&) const = default;
};

/// The plane that lies closest to a profile: least squares of the heights, every metre of it alike. Where the
/// profile does not say how the plane is tilted, it is not. The profile has ground.
[[nodiscard]] ReferencePlane planeThrough(const GroundProfile& profile);

/// What volumes are measured against: a plane, or the same ground at another time.
using VolumeReference = std::variant<ReferencePlane, HeightRaster>;

/// Square and cubic metres within an outline.
struct AreaFigures {
  double plane = 0.0;    ///< As seen from above, holes left out.
  double surface = 0.0;  ///< Of the ground itself.
  double above = 0.0;    ///< Between ground and reference where the ground is higher.
  double below = 0.0;    ///< The same where it is lower; ≥ 0.

  AreaFigures& operator+=(const AreaFigures& other);
  bool operator==(const AreaFigures&) const = default;
};

/// Areas and volumes of the ground within an outline, by integrating the very triangles that are drawn, cut
/// along the outline and along the reference: exact up to rounding. Follows the ground at the cost of what
/// changed.
class GroundArea {
 public:
  /// An outline that does not cross itself, in either sense, in the local frame, metres; three corners or
  /// more.
  GroundArea(const GridFrame& frame, std::vector<Vec2> outline, VolumeReference reference);

  /// Measures on, on several threads, for about so many seconds; whether all is measured. In between the
  /// ground may change where refresh() is told.
  bool measure(const HeightRaster& heights, double seconds = std::numeric_limits<double>::infinity());
  /// How much of it is measured, 0…1.
  [[nodiscard]] double progress() const {
    return blocks_.empty() ? 1.0 : double(measured_) / double(blocks_.size());
  }
  /// Measures anew what was measured where samples have changed since.
  void refresh(const HeightRaster& heights, const GridRect& changed);

  [[nodiscard]] AreaFigures figures() const;

 private:
  struct Cell;
  class Samples;

  [[nodiscard]] AreaFigures block(const HeightRaster& heights, int index) const;
  void addRow(const Samples& samples, int row, int column0, int column1, AreaFigures& sum) const;
  void addWhole(const Cell& cell, AreaFigures& sum) const;
  void addPart(const Cell& cell, const std::vector<Vec2>& outline, AreaFigures& sum) const;
  [[nodiscard]] GridRect blockRect(int index) const;

  GridFrame frame_;
  std::vector<Vec2> outline_;  ///< In the grid frame; runs so that its signed area is positive.
  VolumeReference reference_;
  GridRect cells_;  ///< That the outline may touch.
  int blockColumns_ = 0, blockRows_ = 0;
  std::vector<AreaFigures> blocks_;
  std::size_t measured_ = 0;  ///< So many of them, the first.
};

}  // namespace scarp
