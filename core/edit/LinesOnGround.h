#pragma once

#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/line/LineSet.h"
#include "core/line/WaterMesh.h"
#include "core/scatter/BentRows.h"
#include "core/terrain/Terrain.h"

namespace scarp {

struct DocumentContent;

/// The lines of a layer that is shown, and the ground beneath it where they are designed on it: enough to
/// work out on another thread what is drawn along them. A value that shares its tiles.
struct LinesOnGround {
  std::string layer;
  LineSet lines;
  HeightRaster beneath;
};
/// Those layers of a document whose lines have water, or models that rules bend along them.
[[nodiscard]] std::vector<LinesOnGround> linesOnGround(const DocumentContent& content);

/// All that rules bend along lines, as LiveBentRows has it. The error is one line. Any thread.
[[nodiscard]] Result<BentMeshes> bentRows(const std::vector<ScatterRule>& rules,
                                          const std::vector<LinesOnGround>& layers, const GridFrame& frame,
                                          const AssetTable& assets);
/// The water of the lines, as LiveWater has it. Any thread.
[[nodiscard]] WaterTiles waterOn(const Terrain& terrain, const std::vector<LinesOnGround>& layers);

}  // namespace scarp
