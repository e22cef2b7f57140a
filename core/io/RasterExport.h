#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/EnginePreset.h"
#include "core/io/ExportRows.h"
#include "core/io/RasterFormat.h"
#include "core/operation/Resample.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// A height that becomes a chosen value of the samples.
struct HeightAnchor {
  double height = 0.0;  ///< Metres.
  int value = 0;        ///< Within stepLimits().
  bool operator==(const HeightAnchor&) const = default;
};

struct ExportOptions {
  std::optional<RasterFormat> format;        ///< Empty: by the file's ending.
  std::string preset;                        ///< "" or one of enginePresets().
  std::optional<double> rangeMin, rangeMax;  ///< Quantised samples: the heights of the first and the last
                                             ///< step; the terrain's own range where empty.
  std::optional<SampleSize> resample = {};   ///< Written with so many samples over the same ground, bicubic.
  std::optional<bool> cloud = {};  ///< Of a GeoTIFF: cloud optimised (COG), with overviews. Empty: as
                                   ///< the source where samples are stored as in it, else no.
  bool dither = false;             ///< Quantised samples: see Quantisation::dither.
  bool anySize = false;  ///< A size that the preset's engine does not take is written as it is, and said.
  /// Of a GeoTIFF. Empty: as the source where samples are stored as in it, else Deflate.
  std::optional<TiffCompression> compression = {};
  SampleStorage store = SampleStorage::Automatic;  ///< One of RasterFormatInfo::samples, or Source.
  /// SampleStorage::Source: the file to read instead of the one that the terrain remembers, if that was
  /// moved.
  std::string sourceFile = {};
  /// Quantised samples, in place of a range: metres from step to step, above 0, and the height that a value
  /// stands for. An anchor alone: the smallest step with which all heights fit. A step alone: the value 0
  /// stands for 0 m.
  std::optional<double> step = {};
  std::optional<HeightAnchor> anchor = {};
  bool bigEndian = false;             ///< Of samples without a header.
  std::optional<RowOrder> rows = {};  ///< Formats with a JSON file beside them. Empty: as the preset's engine
                                      ///< wants it, else north first.
};

/// Whether an export stores samples as the file that the terrain was read from.
[[nodiscard]] bool storesAsSource(const GeoReference& reference, RasterFormat format,
                                  const ExportOptions& options);

struct ExportReport {
  std::string path;
  std::string sidecar;         ///< Path of the JSON beside it; empty where the format needs none.
  double largestError = 0.0;   ///< Metres, over all samples, found by reading the file back.
  double step = 0.0;           ///< Metres between two quantised heights; 0 for float formats.
  std::vector<Message> notes;  ///< One line each: what the format could not keep.
  SampleSize size;             ///< As written.
  std::optional<ResampleChange> change = {};  ///< Where it was resampled: against the terrain as it is.
  std::vector<EngineSetting> settings;        ///< What the preset's engine has to be told.
};

/// Writes to a temporary file beside the target, reads that back, compares it with the terrain, or with
/// what was resampled of it, and only then takes the target's place: a failure or a full disk leaves the old
/// file as it was. Errors are one line that names the file. Any thread; may be cancelled through progress.
[[nodiscard]] Result<ExportReport> exportRaster(const Terrain& terrain, const std::string& path,
                                                const ExportOptions& options = {},
                                                const Progress& progress = {});

/// What an export writes, and what of it can be told before.
struct ExportGround {
  Terrain terrain;  ///< Resampled where that was asked for; the extent stays, the cells follow.
  HeightSummary heights;
  std::optional<ResampleChange> change;  ///< Against the terrain as it is, where it was resampled.
};

/// Resampling takes 4 bytes for each sample of the new size. The error is one line without the file's name.
[[nodiscard]] Result<ExportGround> exportGround(const Terrain& terrain,
                                                const std::optional<SampleSize>& resample,
                                                const Progress& progress = {});

/// The steps for heights, by the samples of `options`, 16-bit unsigned where they are not quantised. Where
/// nothing else is asked for the lowest is the first step and the highest the last, also for Unity, which
/// divides by 65536: its range is a step longer than the heights are. An engine gets level ground with a
/// range of 1 m, for there is no ground of no height. The error is one line without the file's name.
[[nodiscard]] Result<Quantisation> exportRange(const HeightSummary& heights, const ExportOptions& options);

}  // namespace scarp
