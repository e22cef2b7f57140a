#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/line/LineDesign.h"
#include "core/line/LinePieces.h"

namespace scarp {

// The surfaces of beds. Functions without state; any thread.

/// Metres above the middle, so far across it, positive to the left, of a bed of a half width and a tilt. In a
/// bend the inner side falls by the tilt where that is more than the crown, the outer side rises.
[[nodiscard]] double besideMiddle(const LineSettings& settings, const LineSection& section, double half,
                                  double tilt, double across);

/// How far across from the middle a bed of a half width has corners, from its left edge to its right one.
[[nodiscard]] std::vector<double> sectionCorners(const LineSection& section, double half);

/// A bed at a place.
struct BedPlace {
  double height;
  double distance;  ///< From the middle, metres.
  double half;      ///< Half of its width there, metres.
  double past;      ///< Metres past a round end, along the line; else 0.
  std::size_t bed;  ///< Of the design: the piece that is nearest.
  double share;     ///< Along it, 0…1.

  [[nodiscard]] bool within() const { return distance <= half; }
};

/// The bed of a line at a place: that of the nearest of some pieces, where the place is not more than
/// `beyond` metres beside it, nor beyond its square ends. Of two as near, the first.
[[nodiscard]] std::optional<BedPlace> bedAt(const LineDesign& design, std::span<const pieces::BedWay> beds,
                                            const Vec2& place, double beyond = 0.0);

/// Metres beside a bed up to which it counts where beds that join each other are merged.
[[nodiscard]] double mergeMargin(double half, const LineSettings& settings);

/// Beds that join each other, merged at a place: the mean of their heights, by the square of what is left of
/// the way from each middle to where that bed no longer counts, and the less the further past its round end.
/// So it is continuous over all of them, also where their heights differ. In which order they are added
/// matters to the last bit.
class MergedBed {
 public:
  void add(const BedPlace& bed, const LineSettings& settings);
  [[nodiscard]] bool empty() const { return count_ == 0; }
  /// Contract: not empty.
  [[nodiscard]] double height() const { return count_ == 1 ? only_ : heights_ / weights_; }

 private:
  int count_ = 0;  ///< Of those that have a weight.
  double only_ = 0.0, heights_ = 0.0, weights_ = 0.0;
};

/// The pieces of a design's bed, found by place.
class BedTree {
 public:
  /// Refers to the design.
  explicit BedTree(const LineDesign& design);
  /// The bed at a place, see bedAt().
  [[nodiscard]] std::optional<BedPlace> at(const Vec2& place, double beyond) const;
  [[nodiscard]] const LineDesign& design() const { return *design_; }
  /// The greatest half width.
  [[nodiscard]] double half() const { return half_; }

 private:
  struct TreeBox {
    Vec2 low, high;
  };
  void collect(std::size_t level, std::size_t index, const Vec2& place, double reach,
               std::vector<pieces::BedWay>& found) const;

  const LineDesign* design_;
  double half_ = 0.0;
  std::vector<std::vector<TreeBox>> levels_;  ///< Of so many pieces each, then of so many boxes each.
};

/// Where rows of samples cross a border, by the even-odd rule. Concurrent const use is safe.
class AreaRows {
 public:
  /// For rows row0 … row1−1.
  AreaRows(std::span<const LineEdge> border, int row0, int row1, const GridFrame& frame);
  /// The columns at which a row is crossed, in order: a sample lies within where an odd number of them is at
  /// its column or before.
  [[nodiscard]] const std::vector<double>& columns(int row) const {
    return rows_[static_cast<std::size_t>(row - row0_)];
  }

 private:
  int row0_;
  std::vector<std::vector<double>> rows_;
};

/// Returns the plane of an area: fitted to the heights of its points, or else to the terrain, without the
/// offset of the line. Nothing where there is neither ground in it nor under its border.
[[nodiscard]] std::optional<ReferencePlane> areaPlane(const Line& line, std::span<const LineNode> border,
                                                      const HeightRaster& ground, const GridFrame& frame);

/// Chooses, for each edge of a design, how its side slopes reach the terrain, from the terrain outside of the
/// edge, at right angles to it. A slope of the run that the settings ask for where that meets the terrain;
/// else one of half the run; else a wall. Beyond the place at which a slope meets the terrain, with a margin,
/// it continues as a wall, so that it does not fill or cut other terrain further out. Reads the terrain
/// within reachOf() of the line. Contract: the line is not of an earlier alignment.
void chooseBanks(LineDesign& design, const HeightRaster& ground, const GridFrame& frame);

/// The profile of a side slope. run: metres for each metre of rise that the settings ask for.
[[nodiscard]] pieces::SlopeProfile bankProfile(const LineBank& bank, double run);

/// Metres of run for each metre of rise of walls.
inline constexpr double kWallRun = 0.1;

}  // namespace scarp
