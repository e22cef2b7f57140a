#pragma once

#include <string>
#include <vector>

#include "core/io/VectorFile.h"
#include "core/line/Line.h"
#include "core/lineio/LineClasses.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// How lines of a file are taken.
struct LineImportOptions {
  std::vector<LineClass> classes = usualLineClasses();
  /// Of lines without a class; nothing: they are left out where any line of the file has one, else roads.
  std::optional<LineKind> others{};
  bool heights = false;  ///< The file's heights, where it has any; else the ground is followed.
  bool clip = true;      ///< Lines that lie wholly off the terrain are left out.
  std::string crs{};     ///< WKT, of a file that says none; empty: the terrain's.
};

/// What came of it.
struct ImportedLines {
  std::vector<Line> lines;                           ///< Without ids.
  std::size_t classless = 0, off = 0, unusable = 0;  ///< Left out.
  std::vector<std::string> notes{};                  ///< One line each.
};

/// The lines of a file as lines of a terrain. Layers and lines that cannot be placed are left out, and said.
/// The error is the reason alone: no layer has a CRS with a way to the terrain's.
[[nodiscard]] Result<ImportedLines> linesOf(const VectorFile& file, const GridFrame& frame,
                                            const GeoReference& reference,
                                            const LineImportOptions& options = {});

}  // namespace scarp
