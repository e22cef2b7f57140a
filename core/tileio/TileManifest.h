#pragma once

#include <string>
#include <vector>

#include "core/io/EngineSizes.h"
#include "core/io/ExportRows.h"
#include "core/terrain/Terrain.h"
#include "core/tileio/TileExport.h"

namespace scarp {

/// One tile as the manifest has it.
struct TileEntry {
  std::string file;
  int column = 0, row = 0;    ///< Among the tiles, from the north-west.
  HeightSummary heights{};    ///< Of its samples.
  double largestError = 0.0;  ///< Metres.
  std::string sha256{};
  std::size_t bytes = 0;
};

/// The JSON text of "name_tiles.json": how the tiles lie, what a sample is in metres, where each is in the
/// engine and in the world, its neighbours and its checksum. `whole`: the terrain as it was cut.
[[nodiscard]] std::string tileManifest(const TileExportReport& report, const Terrain& whole,
                                       const SampleSize& original, const Quantisation& quantisation,
                                       const std::vector<TileEntry>& entries);

}  // namespace scarp
