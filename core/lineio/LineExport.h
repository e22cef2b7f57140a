#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/line/LineDesign.h"
#include "core/terrain/GeoReference.h"

namespace scarp {

struct LineFormat;

/// The format of a file name by its extension: .geojson, .json, .gpkg or .dxf; null: another extension.
[[nodiscard]] const LineFormat* lineFormatOf(const std::string& path);

/// A line to be written: its course with the heights that it has.
struct DrapedLine {
  Line line;
  std::vector<Vec3> points;  ///< Local frame. Of a closed line the first is not repeated.
};
/// The nodes of a design, with its heights.
[[nodiscard]] DrapedLine drapedLine(const LineDesign& design);
/// The same with the levels of its water; without points where it has none.
[[nodiscard]] DrapedLine drapedWater(const LineDesign& design);

struct LineExportReport {
  std::size_t lines = 0, points = 0;
  std::size_t stamps = 0;  ///< Height stamps, which have no course and are left out.
  Message crs;             ///< As a person reads it, with the unit of the heights if that is not the metre.
};

/// Writes lines with their heights: GeoPackage and DXF in the terrain's CRS and its vertical unit (without a
/// geotransform, local metres), GeoJSON in WGS 84 where the terrain has a CRS, with heights in metres. The
/// file is written completely or not at all. The error is one line that names it.
[[nodiscard]] Result<LineExportReport> exportLines(const std::vector<DrapedLine>& lines,
                                                   const GridFrame& frame, const GeoReference& reference,
                                                   const std::string& path, const Progress& progress = {});

}  // namespace scarp
