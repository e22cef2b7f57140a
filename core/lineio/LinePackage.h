#pragma once

#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/geometry/Vec.h"
#include "core/io/OutputFile.h"

namespace scarp {

/// A line in the coordinates of a file. A value.
struct PlacedLine {
  std::string name, kind;
  double width = 0.0;  ///< Metres.
  bool ring = false;
  std::vector<Vec3> points;
};

/// A GeoPackage with one layer, "lines"; `crs`: WKT, empty: local metres. The error is the reason alone.
[[nodiscard]] Result<void> writeLinePackage(OutputFile& file, const std::vector<PlacedLine>& lines,
                                            const std::string& crs);

}  // namespace scarp
