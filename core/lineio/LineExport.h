#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/line/LineDesign.h"
#include "core/terrain/GeoReference.h"

namespace scarp {

struct DocumentContent;
struct Layer;
template <class Settings>
class Schema;

/// The lines of a document that are written, and their heights.
struct LineExportOptions {
  std::string layer{};               ///< Name of the layer that has them; empty: all layers of lines.
  std::vector<std::string> lines{};  ///< Numbers or names; empty: all.
  bool water = false;  ///< The levels of the water of rivers, canals and ponds in place of their beds.
};
/// Names in recipes; without the list.
[[nodiscard]] const Schema<LineExportOptions>& lineExportSchema();

/// A visible line of a document, on the ground beneath its layer.
struct LineOnGround {
  const Layer* layer;
  const Line* line;
  std::shared_ptr<const LineDesign> design;  ///< Where it meets others, with them.
};
/// Calls call(line, ground beneath) for each visible line that the options name, in order. The error is the
/// reason alone: there is none.
[[nodiscard]] Result<void> forEachLine(
    const DocumentContent& content, const LineExportOptions& which,
    const std::function<void(const LineOnGround&, const HeightRaster&)>& call);

/// Fails, in one line that begins with the path, unless its extension is .geojson, .json, .gpkg or .dxf.
[[nodiscard]] Result<void> checkLineFormat(const std::string& path);

/// A line to be written: its course with the heights that it has.
struct DrapedLine {
  Line line;
  std::vector<Vec3> points;  ///< Local frame. Of a closed line the first is not repeated.
};
/// The nodes of a design, with its heights.
[[nodiscard]] DrapedLine drapedLine(const LineDesign& design);
/// The nodes of a design, with the levels of its water; without points where it has none.
[[nodiscard]] DrapedLine drapedWater(const LineDesign& design);
/// The lines that the options name. The error is that of forEachLine().
[[nodiscard]] Result<std::vector<DrapedLine>> drapedLines(const DocumentContent& content,
                                                          const LineExportOptions& options);

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
