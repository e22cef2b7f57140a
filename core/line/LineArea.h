#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/line/LineDesign.h"

namespace scarp {

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

}  // namespace scarp
