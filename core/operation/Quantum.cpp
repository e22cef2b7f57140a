#include "core/operation/Quantum.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

namespace scarp {

namespace {

constexpr std::size_t kMostSamples = 1'000'000;
constexpr std::size_t kMostDistinct = 70'000;  ///< 16 bits hold 65,536.
constexpr double kTolerance = 0.02;            ///< Of the step.
constexpr double kLeastSteps = 16.0;           ///< Of a float's own at that height.

/// Different heights, in rising order, from rows spread over all of the raster.
std::vector<float> distinctHeights(const HeightRaster& heights, std::size_t& samples) {
  const auto columns = static_cast<std::size_t>(heights.columns());
  const int every =
      std::max(1, static_cast<int>(columns * static_cast<std::size_t>(heights.rows()) / kMostSamples));
  std::vector<float> all, row(columns);
  for (int r = 0; r < heights.rows(); r += every) {
    heights.read({0, r, heights.columns(), r + 1}, row);
    std::copy_if(row.begin(), row.end(), std::back_inserter(all), [](float h) { return h == h; });
  }
  samples = all.size();
  std::sort(all.begin(), all.end());
  all.erase(std::unique(all.begin(), all.end()), all.end());
  return all;
}

}  // namespace

std::optional<double> quantumOf(const HeightRaster& heights) {
  std::size_t samples = 0;
  const std::vector<float> all = distinctHeights(heights, samples);
  if (all.size() < 2 || all.size() > kMostDistinct || 2 * all.size() > samples) return std::nullopt;
  double step = std::numeric_limits<double>::infinity();
  for (std::size_t i = 1; i < all.size(); ++i)
    step = std::min(step, static_cast<double>(all[i]) - static_cast<double>(all[i - 1]));
  const double largest = std::max(std::abs(all.front()), std::abs(all.back()));
  if (step < kLeastSteps * largest * std::numeric_limits<float>::epsilon()) return std::nullopt;
  // All others are whole numbers of it away from the lowest; the further, the better they tell it.
  for (const float h : all) {
    const double away = static_cast<double>(h) - static_cast<double>(all.front());
    const double count = std::round(away / step);
    if (std::abs(away / step - count) > kTolerance * std::max(1.0, std::sqrt(count))) return std::nullopt;
    if (count > 0.0) step = away / count;
  }
  return step;
}

}  // namespace scarp
