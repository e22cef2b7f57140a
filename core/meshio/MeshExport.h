#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/materialio/ExportSet.h"
#include "core/mesh/Decimation.h"
#include "core/mesh/TerrainMesh.h"
#include "core/meshio/MeshFormat.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// The middle of a terrain in its CRS, for notes.
struct MiddleInCrs {
  std::string x, y;
  std::string crs;  ///< Its name; empty where it has none.
};
/// Returns nothing for a terrain without a geotransform.
[[nodiscard]] std::optional<MiddleInCrs> middleInCrs(const Terrain& terrain);

/// A single file that is exported.
struct ExportTarget {
  std::string folder;  ///< "." where the path has none.
  std::string name;
};
/// Splits a path into folder and name. Fails if the folder does not exist; the error does not name the path.
[[nodiscard]] Result<ExportTarget> exportTarget(const std::string& path);
/// Removes the "./" of files beside which the path names no folder.
void shortenPaths(std::vector<WrittenFile>& files);

/// Whether samples are a part of all of a terrain's that has a cell. The error is the reason alone.
[[nodiscard]] Result<void> checkPart(const GridRect& samples, const GridRect& all);

/// The surface of a part of a terrain in metres from the terrain's middle, y up, and how far it is from it.
struct GroundMesh {
  MeshContent content;
  MeshError error;
  double placeError = 0.0;  ///< Of a vertex, by rounding, metres.
};
/// Of the settings, those of tiles and solids do not count. The error is the reason alone. Any thread; may be
/// cancelled.
[[nodiscard]] Result<GroundMesh> groundMesh(const Terrain& terrain, const GridRect& samples,
                                            const MeshSettings& settings, const Progress& progress);

struct MeshExportOptions {
  std::optional<MeshFormat> format;  ///< Else the path's ending says it.
  MeshSettings settings;
  std::optional<GridRect> crop;  ///< Samples, two at least each way; all where there is none.
};

struct MeshExportReport {
  std::vector<WrittenFile> files;  ///< One, or one for each tile that has ground.
  std::size_t triangles = 0, vertices = 0;
  /// The true greatest vertical distance of the vertices' triangles from the surface, metres, measured over
  /// all files; where it is, as a sample.
  double largestError = 0.0;
  double errorColumn = 0.0, errorRow = 0.0;
  /// How far a vertex in the files, as they were read back, is from its sample at most, metres on the ground.
  double placeError = 0.0;
  std::optional<std::array<double, 3>> solidSize;  ///< Of a solid: mm along x, y and z.
  double solidScale = 0.0;                         ///< Of a solid: mm per metre.
  std::size_t tilesWithoutGround = 0;
  std::vector<Message> notes;
};

/// Writes the ground as triangles beside the target, reads that back, compares it, and only then puts it in
/// its place: all files or none. Tiles get names of their own, "name-ROW-COLUMN.ending", counted from the
/// north-west. The error is one line that names the target. Any thread; may be cancelled.
[[nodiscard]] Result<MeshExportReport> exportMesh(const Terrain& terrain, const std::string& path,
                                                  const MeshExportOptions& options = {},
                                                  const Progress& progress = {});

}  // namespace scarp
