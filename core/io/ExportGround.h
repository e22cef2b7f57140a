#pragma once

#include <optional>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/ExportRows.h"
#include "core/io/RasterExport.h"

namespace scarp {

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
