#pragma once

#include <optional>
#include <string>

#include "core/base/Result.h"
#include "core/io/AtomicFile.h"
#include "core/io/ExportRows.h"
#include "core/io/RasterExport.h"
#include "core/io/SampleSource.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// What was resampled for the file.
struct ResampledFrom {
  SampleSize size;
  ResampleChange change;
};

/// What an engine has to be told of it.
struct EngineAdvice {
  std::string preset;
  std::vector<EngineSetting> settings;
};

/// What a file that says nothing of its place needs beside it to become a terrain again.
struct Sidecar {
  std::string file;    ///< Name of the raster, without its folder.
  std::string layout;  ///< One of RasterWriter::layouts, or as for --raw: "512x512:u16le".
  RowOrder order = RowOrder::NorthFirst;
  Quantisation quantisation;
  HeightSummary heights;
  double largestError = 0.0;  ///< Metres.
  bool quantised = true;      ///< Else the samples are metres.
  std::optional<ResampledFrom> resampled = {};
  std::optional<EngineAdvice> engine = {};
};

/// "terrain.png" → "terrain.png.json".
[[nodiscard]] std::string sidecarPath(const std::string& raster);

/// The JSON text: height = offset + scale · sample, in metres; cell size in metres; CRS and geotransform
/// for the rows as the file has them; under "engine" the settings by their keys.
[[nodiscard]] std::string sidecarText(const Sidecar& sidecar, const Terrain& terrain);

/// Returns an error where a file of the user has the name of a sidecar: an ordinary file, not empty, that no
/// export wrote. The user named the raster only, and the sidecar would replace that file without notice.
[[nodiscard]] Result<void> checkSidecarName(const std::string& path);

/// Creates a file with a text, read back and synced. The error names the file.
[[nodiscard]] Result<AtomicFile> createSidecar(const std::string& path, const std::string& text);
/// Writes the text into an existing file and reads it back. The error is the reason alone.
Result<void> writeSidecar(const std::string& path, const std::string& text);

/// What a sidecar beside a raster says, read back.
struct SidecarReading {
  std::optional<RawLayout> raw;  ///< Of headerless samples.
  int columns = 0, rows = 0;
  double scale = 1.0, offset = 0.0;  ///< Metres = offset + scale · sample.
  std::array<double, 2> cellMetres{1.0, 1.0};
  bool southFirst = false;
  std::optional<std::array<double, 6>> geoTransform;
  std::string crsWkt;
  double epoch = 0.0;

  /// Adds to what the raster itself says, where that says nothing. The sizes agree.
  void describe(SourceInfo& info) const;
};

/// Nothing where there is no sidecar, or another program's; an error, naming it, where Scarp's is damaged.
Result<std::optional<SidecarReading>> readSidecar(const std::string& raster);

}  // namespace scarp
