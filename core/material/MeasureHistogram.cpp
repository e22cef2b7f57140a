#include "core/material/MeasureHistogram.h"

#include <algorithm>
#include <cmath>

#include "core/base/Parallel.h"
#include "core/material/ConditionWeight.h"

namespace scarp {

namespace {

constexpr int kMostTiles = 64, kMostAcross = 8;
constexpr std::size_t kBins = 128;
constexpr double kThin = 1e-3;    ///< Metres of deposits.
constexpr double kDeepest = 100.0;  ///< Metres in beds and areas that are told apart.
constexpr double kTails = 0.005;  ///< Of the values on each side that the axis may leave out.

/// Of the axis of distances to lines, metres. The depths in beds, which areas may have more of.
double farthestFromLines(const RuleCondition& condition) {
  return openHigh(condition) ? condition.radius : std::max(condition.radius, condition.high + condition.softHigh);
}

/// Tiles that lie evenly over a terrain.
std::vector<int> someTiles(const HeightRaster& heights) {
  const GridRect all = heights.tilesTouching(heights.rect());
  int across = std::min(all.width(), kMostAcross);
  const int down = std::min(all.height(), kMostTiles / across);
  across = std::min(all.width(), kMostTiles / down);
  std::vector<int> tiles;
  for (int row = 0; row < down; ++row)
    for (int column = 0; column < across; ++column)
      tiles.push_back(heights.tileIndex((2 * column + 1) * all.width() / (2 * across),
                                        (2 * row + 1) * all.height() / (2 * down)));
  return tiles;
}

std::vector<float> valuesOf(const RuleCondition& condition, const RuleInputs& inputs,
                            const GridFrame& frame) {
  std::vector<MeasureSource> sources{MeasureSource(condition, frame)};
  if (auto& lines = sources.front().lines)
    for (const double end : {-kDeepest, farthestFromLines(condition)}) lines->cover(end);
  const std::vector<int> tiles = someTiles(inputs.heights);
  std::vector<std::vector<float>> parts(tiles.size());
  // Ground without any, or far from all lines, is most of a terrain.
  const bool onlyDeposits = condition.by == GroundMeasure::Deposition;
  const bool onlyNear = condition.by == GroundMeasure::Lines;
  const double farthest = farthestFromLines(condition);
  parallelFor(parts.size(), [&](std::size_t i) {
    TileMeasures measures(inputs, frame, sources, tiles[i], inputs.heights.tileRect(tiles[i]));
    for (int row = 0; row < measures.rect().height(); ++row) {
      const float *const heights = measures.heights(row), *const values = measures.row(0, row);
      for (int column = 0; column < measures.rect().width(); ++column)
        if (!std::isnan(heights[column]) && !std::isnan(values[column]) &&
            (!onlyDeposits || values[column] > 0.0F) &&
            (!onlyNear || static_cast<double>(values[column]) <= farthest))
          parts[i].push_back(values[column]);
    }
  });
  std::vector<float> values;
  for (const std::vector<float>& part : parts) values.insert(values.end(), part.begin(), part.end());
  return values;
}

double quantileOf(std::vector<float>& values, double share) {
  const auto place = static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + place, values.end());
  return values[static_cast<std::size_t>(place)];
}

/// The axis alone.
MeasureHistogram axisOf(const RuleCondition& condition, std::vector<float>& values, const GridFrame& frame) {
  MeasureHistogram axis;
  const double least = values.empty() ? 0.0 : quantileOf(values, 0.0),
               most = values.empty() ? 0.0 : quantileOf(values, 1.0);
  switch (condition.by) {
    case GroundMeasure::Slope:
      axis.high = 90.0;
      return axis;
    case GroundMeasure::Aspect:
      axis.high = 360.0;
      return axis;
    case GroundMeasure::Mask:
      return axis;
    case GroundMeasure::Water:
      axis.high = condition.radius;
      return axis;
    case GroundMeasure::Lines:
      axis.low = std::min(std::floor(least), -1.0);
      axis.high = farthestFromLines(condition);
      return axis;
    case GroundMeasure::Drainage:
      axis.low = frame.dx * frame.dy;
      axis.high = std::max(values.empty() ? frame.width() * frame.depth() : most, 2.0 * axis.low);
      axis.logarithmic = true;
      return axis;
    case GroundMeasure::Curvature:
    case GroundMeasure::Concavity:
      if (!values.empty())
        axis.high = std::max(std::abs(quantileOf(values, kTails)), std::abs(quantileOf(values, 1 - kTails)));
      if (!(axis.high > 0.0)) axis.high = 1.0;
      axis.low = -axis.high;
      return axis;
    case GroundMeasure::Deposition:
      // Films in most places, and many metres where valleys fill.
      axis.low = values.empty() ? kThin : std::max(kThin, quantileOf(values, kTails));
      axis.high = std::max(values.empty() ? 1.0 : quantileOf(values, 1 - kTails), 10.0 * axis.low);
      axis.logarithmic = true;
      return axis;
    case GroundMeasure::Height:
    case GroundMeasure::Noise:
      break;
  }
  axis.low = least;
  axis.high = most > least ? most : least + 1.0;
  return axis;
}

}  // namespace

double MeasureHistogram::fractionOf(double value) const {
  if (!logarithmic) return (value - low) / (high - low);
  return value > 0.0 ? std::log(value / low) / std::log(high / low) : -1.0;
}

double MeasureHistogram::valueAt(double fraction) const {
  return logarithmic ? low * std::pow(high / low, fraction) : low + fraction * (high - low);
}

double MeasureHistogram::quantile(double share) const {
  double all = 0.0;
  for (const float bin : bins) all += bin;
  double below = 0.0;
  for (std::size_t i = 0; i < bins.size(); ++i) {
    if (below + bins[i] >= share * all && bins[i] > 0.0F)
      return valueAt((static_cast<double>(i) + (share * all - below) / bins[i]) /
                     static_cast<double>(bins.size()));
    below += bins[i];
  }
  return bins.empty() ? low : high;
}

MeasureHistogram measureHistogram(const RuleCondition& condition, const RuleInputs& inputs,
                                  const GridFrame& frame) {
  std::vector<float> values = valuesOf(condition, inputs, frame);
  MeasureHistogram histogram = axisOf(condition, values, frame);
  if (values.empty()) return histogram;
  std::vector<double> counts(kBins);
  for (const float value : values) {
    const double fraction = histogram.fractionOf(static_cast<double>(value));
    if (fraction < 0.0 || fraction > 1.0) continue;
    ++counts[std::min(static_cast<std::size_t>(fraction * kBins), kBins - 1)];
  }
  const double most = *std::ranges::max_element(counts);
  for (const double count : counts)
    histogram.bins.push_back(static_cast<float>(most > 0.0 ? count / most : 0.0));
  return histogram;
}

}  // namespace scarp
