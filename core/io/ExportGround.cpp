#include "core/io/ExportGround.h"

#include "core/io/EnginePreset.h"
#include "core/io/NineDigits.h"
#include "core/operation/Reshape.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

Result<ExportGround> exportGround(const Terrain& terrain, const std::optional<SampleSize>& resample,
                                  const Progress& progress) {
  if (!resample || *resample == SampleSize{terrain.frame.columns, terrain.frame.rows})
    return ExportGround{terrain, summarise(terrain.heights), std::nullopt};
  auto resampled =
      reshaped(terrain, ResampleReshape{resample->columns, resample->rows}, partOf(progress, 0.0, 0.6));
  if (!resampled) return resampled.error();
  const auto change = resampleChange(terrain.heights, resampled->heights, partOf(progress, 0.6, 1.0));
  if (!change) return Error::cancel();
  const HeightSummary heights = summarise(resampled->heights);
  return ExportGround{*std::move(resampled), heights, change};
}

Result<Quantisation> exportRange(const HeightSummary& heights, const ExportOptions& options) {
  constexpr double lastStep = 65535.0;
  Quantisation q{options.rangeMin.value_or(heights.min), options.rangeMax.value_or(heights.max)};
  q.dither = options.dither;
  if (const auto fit = checkHeights(q.min, q.max); !fit) return fit.error();
  const bool chosen = options.rangeMin || options.rangeMax;
  if (q.min > q.max || (chosen && q.min == q.max))
    return Error{"the height range from " + nineDigits(q.min) + " to " + nineDigits(q.max) + " m is empty"};
  if (options.preset.empty()) return q;
  const auto preset = findPreset(options.preset);
  if (!preset) return preset.error();
  q.divisor = (*preset)->divisor;
  if (q.min == q.max)
    q.max += 1.0;
  else if (!options.rangeMax)
    q.max = q.min + (q.max - q.min) * (q.divisor / lastStep);
  return q;
}

}  // namespace scarp
