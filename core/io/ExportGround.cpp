#include "core/io/ExportGround.h"

#include <algorithm>
#include <cmath>

#include "core/base/ShortNumber.h"
#include "core/io/EnginePreset.h"
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

namespace {

/// The steps that the samples have, and the one of holes where the format declares it.
Quantisation emptyQuantisation(const HeightSummary& heights, const ExportOptions& options) {
  const bool wholeMetres = options.format && choicesOf(*options.format).wholeMetres;
  const StepLimits limits = stepLimits(wholeMetres ? samplesOf(*options.format).front() : options.store);
  Quantisation q{0.0, 0.0, 65535.0, options.dither, limits.first, limits.last};
  const bool declared = options.format && !hasJsonBeside(*options.format) && isQuantised(options.store);
  if (wholeMetres || (declared && heights.holes > 0)) {
    // 0 may be the height 0 m.
    if (limits.first < 0)
      q.hole = q.first++;
    else
      q.hole = q.last--;
  }
  q.divisor = q.last - q.first;
  return q;
}

/// The smallest step with which the heights on both sides of the anchor fit. A side without a step is
/// clipped.
double smallestStep(const HeightSummary& heights, const HeightAnchor& anchor, const Quantisation& q) {
  double step = 0.0;
  if (anchor.value < q.last) step = std::max(step, (heights.max - anchor.height) / (q.last - anchor.value));
  if (anchor.value > q.first) step = std::max(step, (anchor.height - heights.min) / (anchor.value - q.first));
  return step > 0.0 ? step : 1.0;
}

Result<void> applyAnchor(const HeightSummary& heights, const ExportOptions& options, Quantisation& q) {
  if (options.rangeMin || options.rangeMax)
    return Error{"a height range excludes a step and an anchor; give the one or the other"};
  if (options.step && !(std::isfinite(*options.step) && *options.step > 0.0))
    return Error{"the step of %1 is not above 0", metres(nineDigits(*options.step))};
  const HeightAnchor anchor = options.anchor.value_or(HeightAnchor());
  if (anchor.value < q.first || anchor.value > q.last)
    return Error{"the anchor's value %1 is not one of the samples, %2 to %3", anchor.value, q.first, q.last};
  q.fixedScale = options.step.value_or(smallestStep(heights, anchor, q));
  q.min = anchor.height + (q.first - anchor.value) * *q.fixedScale;
  q.max = q.min + q.divisor * *q.fixedScale;
  return checkHeights(q.min, q.max);
}

}  // namespace

Result<Quantisation> exportRange(const HeightSummary& heights, const ExportOptions& options) {
  Quantisation q = emptyQuantisation(heights, options);
  const double lastStep = q.divisor;
  if (!options.preset.empty()) {
    const auto preset = findPreset(options.preset);
    if (!preset) return preset.error();
    q.divisor = (*preset)->divisor;
  }
  ExportOptions choices = options;
  if (options.format && choicesOf(*options.format).wholeMetres) choices.step = 1.0;
  if (choices.step || choices.anchor) {
    if (auto applied = applyAnchor(heights, choices, q); !applied) return applied.error();
    return q;
  }
  q.min = options.rangeMin.value_or(heights.min);
  q.max = options.rangeMax.value_or(heights.max);
  if (const auto fit = checkHeights(q.min, q.max); !fit) return fit.error();
  const bool chosen = options.rangeMin || options.rangeMax;
  if (q.min > q.max || (chosen && q.min == q.max))
    return Error{"the height range from %1 to %2 is empty", plainMetres(nineDigits(q.min)),
                 metres(nineDigits(q.max))};
  if (options.preset.empty()) return q;
  if (q.min == q.max)
    q.max += 1.0;
  else if (!options.rangeMax)
    q.max = q.min + (q.max - q.min) * (q.divisor / lastStep);
  return q;
}

}  // namespace scarp
