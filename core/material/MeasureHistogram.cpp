#include "core/material/MeasureHistogram.h"

#include <algorithm>
#include <cmath>

#include "core/base/Parallel.h"
#include "core/material/GroundMeasures.h"

namespace scarp {

namespace {

constexpr int kMostTiles = 64, kMostAcross = 8;
constexpr std::size_t kBins = 128;
constexpr double kDeepest = 100.0;  ///< Metres in beds and areas that are distinguished.

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
  MeasureHistogram histogram;
  rowOf(condition.by).setAxis(condition, frame, values, histogram);
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
