#include "core/io/ExportRows.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/ShortNumber.h"
#include "core/io/EnginePreset.h"
#include "core/io/RasterExport.h"
#include "core/operation/Reshape.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

double Quantisation::above(double height) const {
  return fixedScale ? (height - min) / *fixedScale : (height - min) / (max - min) * divisor;
}

int Quantisation::clamped(double above) const {
  return static_cast<int>(std::clamp(first + above, static_cast<double>(first), static_cast<double>(last)));
}

int Quantisation::step(double height) const {
  if (std::isnan(height)) return hole.value_or(first);
  if (!(max > min)) return first;
  return clamped(std::round(above(height)));
}

int Quantisation::step(double height, int column, int row) const {
  if (!dither || !(max > min) || std::isnan(height)) return step(height);
  const auto fraction = [](double x) { return x - std::floor(x); };
  const double noise = fraction(52.9829189 * fraction(0.06711056 * column + 0.00583715 * row));
  return clamped(std::floor(above(height) + noise));
}

void ExportRows::metres(int fileRow, std::span<float> out) const {
  const int row = order_ == RowOrder::NorthFirst ? fileRow : rows() - 1 - fileRow;
  terrain_.heights.read({0, row, columns(), row + 1}, out);
  if (mirrored_) std::reverse(out.begin(), out.begin() + columns());
}

void ExportRows::stored(int fileRow, std::span<float> out) const {
  metres(fileRow, out);
  if (metresPerUnit_ == 1.0) return;
  std::ranges::transform(out, out.begin(), [this](float h) {
    return static_cast<float>(static_cast<double>(h) / metresPerUnit_);
  });
}

void ExportRows::storedWide(int fileRow, std::span<double> out) const {
  std::vector<float> heights(static_cast<std::size_t>(columns()));
  metres(fileRow, heights);
  std::ranges::transform(heights, out.begin(),
                         [this](float h) { return static_cast<double>(h) / metresPerUnit_; });
}

void ExportRows::steps(int fileRow, const Quantisation& quantisation, std::span<int> out) const {
  std::vector<float> heights(static_cast<std::size_t>(columns()));
  metres(fileRow, heights);
  for (int column = 0; column < columns(); ++column) {
    const auto i = static_cast<std::size_t>(column);
    out[i] = quantisation.step(static_cast<double>(heights[i]), column, fileRow);
  }
}

HeightSummary summarise(const HeightRaster& heights) {
  HeightSummary summary{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(), 0};
  const auto add = [&summary](float h, long long count) {
    if (std::isnan(h)) {
      summary.holes += count;
      return;
    }
    summary.min = std::min(summary.min, static_cast<double>(h));
    summary.max = std::max(summary.max, static_cast<double>(h));
  };
  HeightRaster::TilePtr last;  // One of one height may stand in many slots.
  long long lastArea = 0, lastHoles = 0;
  long long level = heights.rect().area();  // Samples of no tile.
  for (const int index : heights.heldSlots()) {
    const GridRect rect = heights.tileRect(index);
    const HeightRaster::TilePtr tile = heights.tile(index);
    level -= rect.area();
    if (tile == last && rect.area() == lastArea) {
      summary.holes += lastHoles;
      continue;
    }
    const long long holesBefore = summary.holes;
    for (int row = 0; row < rect.height(); ++row)
      for (int column = 0; column < rect.width(); ++column)
        add((*tile)[HeightRaster::offsetIn(column, row)], 1);
    last = tile;
    lastArea = rect.area();
    lastHoles = summary.holes - holesBefore;
  }
  if (level > 0) add(heights.fill(), level);
  if (summary.min > summary.max) summary.min = summary.max = 0.0;
  return summary;
}

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
