#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/EnginePreset.h"
#include "core/materialio/ExportSet.h"
#include "core/operation/Resample.h"
#include "core/terrain/Terrain.h"
#include "core/tileio/TilePlan.h"

namespace scarp {

struct TileExportReport {
  std::vector<WrittenFile> files;  ///< The tiles, row by row from the north-west, then the manifest.
  std::string manifest;            ///< Its path.
  TilePlan plan;
  double largestError = 0.0;  ///< Metres, over all samples of all tiles, found by reading them back.
  double step = 0.0;          ///< Metres between two quantised heights; 0 for float formats.
  long long seamSamples = 0;  ///< Samples on seams that were read out of both tiles and are the same.
  int filledColumns = 0, filledRows = 0;   ///< Samples to the east and to the south beyond the terrain.
  std::optional<ResampleChange> change{};  ///< Where it was resampled: against the terrain as it is.
  std::vector<EngineSetting> settings;     ///< What the program has to be told.
  std::vector<Message> notes;
};

/// Cuts a terrain into files in a folder, with a manifest in JSON, "name_tiles.json": all of them or none.
/// Each is read back and compared with the terrain, and the edges that neighbours share with one another. All
/// tiles have one range of heights. The error is one line that names the folder or the file: settings that
/// the program does not take, more tiles than there may be, a disk that is too small. Any thread; may be
/// cancelled. Takes the memory of the terrain once more where it is filled up or resampled.
[[nodiscard]] Result<TileExportReport> exportTiles(const Terrain& terrain, const std::string& folder,
                                                   const std::string& name, const TileSettings& settings,
                                                   const Progress& progress = {});

}  // namespace scarp
