#include "core/operation/Resample.h"

#include <algorithm>
#include <numbers>

#include "core/base/Parallel.h"
#include "core/base/ReproducibleMath.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

constexpr float kMinGroundWeight = 0.1F;  ///< Below it there is no mean of the ground around.

double reachOf(ResampleMethod method) {
  switch (method) {
    case ResampleMethod::Nearest:
      return 0.5;
    case ResampleMethod::Bilinear:
      return 1.0;
    case ResampleMethod::Bicubic:
      return 2.0;
    case ResampleMethod::Lanczos:
      return 3.0;
  }
  return 1.0;
}

double sinc(double x) {
  return x == 0.0 ? 1.0 : reproducible::sin(std::numbers::pi * x) / (std::numbers::pi * x);
}

/// A kernel's value, x in samples.
double kernelAt(ResampleMethod method, double x) {
  const double d = std::abs(x);
  if (d >= reachOf(method)) return 0.0;
  switch (method) {
    case ResampleMethod::Bilinear:
      return 1.0 - d;
    case ResampleMethod::Bicubic:  // Keys 1981, a = −½.
      return d < 1.0 ? (1.5 * d - 2.5) * d * d + 1.0 : ((-0.5 * d + 2.5) * d - 4.0) * d + 2.0;
    case ResampleMethod::Lanczos:
      return d == std::floor(d) ? (d == 0.0 ? 1.0 : 0.0) : sinc(d) * sinc(d / 3.0);
    default:
      return 1.0;
  }
}

}  // namespace

ResampleAxis::ResampleAxis(int from, int to, ResampleMethod method) {
  EXPECTS(from >= 2 && to >= 2);
  const double step = static_cast<double>(from - 1) / (to - 1), wide = std::max(1.0, step);
  const double reach = reachOf(method) * wide;
  std::vector<double> weights;
  for (int i = 0; i < to; ++i) {
    const double centre = i == to - 1 ? from - 1 : i * step;
    const int nearest = std::min(static_cast<int>(std::floor(centre + 0.5)), from - 1);
    const bool one = method == ResampleMethod::Nearest;
    const int first = one ? nearest : std::max(0, static_cast<int>(std::ceil(centre - reach)));
    const int last = one ? nearest : std::min(from - 1, static_cast<int>(std::floor(centre + reach)));
    weights.clear();
    double sum = 0.0;
    for (int k = first; k <= last; ++k) {
      weights.push_back(one ? 1.0 : kernelAt(method, (k - centre) / wide));
      sum += weights.back();
    }
    firsts_.push_back(first);
    counts_.push_back(last - first + 1);
    nearest_.push_back(nearest);
    starts_.push_back(weights_.size());
    for (const double w : weights) weights_.push_back(static_cast<float>(w / sum));
  }
}

std::optional<HeightPlane> resampled(const HeightRaster& raster, const ResampleAxis& columns,
                                     const ResampleAxis& rows, int row0, int row1, const Progress& progress) {
  EXPECTS(0 <= row0 && row0 < row1 && row1 <= rows.size());
  const auto last = rows.tap(row1 - 1);
  const int oldRow0 = rows.tap(row0).first, oldRows = last.first + last.count - oldRow0;
  // Along rows first: sums of what is ground, and of its weights.
  HeightPlane sums(columns.size(), oldRows, 0, 0.0F), weights = sums;
  const bool rowsDone =
      parallelFor(static_cast<std::size_t>(oldRows), partOf(progress, 0.0, 0.5), [&](std::size_t index) {
        const int row = static_cast<int>(index);
        std::vector<float> from(static_cast<std::size_t>(raster.columns()));
        raster.read({0, oldRow0 + row, raster.columns(), oldRow0 + row + 1}, from);
        for (int c = 0; c < columns.size(); ++c) {
          const auto tap = columns.tap(c);
          double sum = 0.0, weight = 0.0;
          for (int k = 0; k < tap.count; ++k) {
            const float h = from[static_cast<std::size_t>(tap.first + k)];
            if (h != h || tap.weights[k] == 0.0F) continue;
            sum += static_cast<double>(tap.weights[k]) * static_cast<double>(h);
            weight += static_cast<double>(tap.weights[k]);
          }
          sums.values[sums.at(c, row)] = static_cast<float>(sum);
          weights.values[weights.at(c, row)] = static_cast<float>(weight);
        }
      });
  if (!rowsDone) return std::nullopt;
  HeightPlane out(columns.size(), row1 - row0, 0, 0.0F);
  const bool done =
      parallelFor(static_cast<std::size_t>(out.rows), partOf(progress, 0.5, 1.0), [&](std::size_t index) {
        const int row = static_cast<int>(index);
        const auto tap = rows.tap(row0 + row);
        const auto width = static_cast<std::size_t>(out.columns);
        std::vector<double> sum(width, 0.0), weight(width, 0.0);
        for (int k = 0; k < tap.count; ++k) {
          if (tap.weights[k] == 0.0F) continue;
          const std::size_t start = sums.at(0, tap.first + k - oldRow0);
          const double w = static_cast<double>(tap.weights[k]);
          for (std::size_t c = 0; c < width; ++c) {
            sum[c] += w * static_cast<double>(sums.values[start + c]);
            weight[c] += w * static_cast<double>(weights.values[start + c]);
          }
        }
        for (int c = 0; c < out.columns; ++c) {
          const float nearest = raster.at(columns.tap(c).nearest, tap.nearest);
          const auto at = static_cast<std::size_t>(c);
          float& to = out.values[out.at(c, row)];
          to = nearest;
          if (nearest == nearest && weight[at] > static_cast<double>(kMinGroundWeight))
            to = static_cast<float>(sum[at] / weight[at]);
        }
      });
  if (!done) return std::nullopt;
  return out;
}

namespace {

struct RowSum {
  double largest = 0.0, sum = 0.0;
  long long ground = 0, holes = 0;
};

/// A grid position of one raster as one of another; the last sample stays the last.
double across(int at, int from, int to) {
  return at == from - 1 ? to - 1 : static_cast<double>(at) * (to - 1) / (from - 1);
}

RowSum compareRow(const HeightRaster& before, const HeightRaster& after, int row, ChangeCounts& counts) {
  RowSum sum;
  std::vector<float> heights(static_cast<std::size_t>(before.columns()));
  before.read({0, row, before.columns(), row + 1}, heights);
  const double afterRow = across(row, before.rows(), after.rows());
  for (int column = 0; column < before.columns(); ++column) {
    const float was = heights[static_cast<std::size_t>(column)];
    const double is = heightAt(after, across(column, before.columns(), after.columns()), afterRow);
    if (std::isnan(was) || std::isnan(is)) {
      sum.holes += std::isnan(was) != std::isnan(is) ? 1 : 0;
      continue;
    }
    const double change = std::abs(is - static_cast<double>(was));
    sum.largest = std::max(sum.largest, change);
    sum.sum += change;
    counts.add(change);
    ++sum.ground;
  }
  return sum;
}

}  // namespace

std::optional<ResampleChange> resampleChange(const HeightRaster& before, const HeightRaster& after,
                                             const Progress& progress) {
  std::vector<RowSum> rows(static_cast<std::size_t>(before.rows()));
  ChangeCounts counts;
  if (!parallelFor(rows.size(), progress, [&](std::size_t row) {
        rows[row] = compareRow(before, after, static_cast<int>(row), counts);
      }))
    return std::nullopt;
  ResampleChange change;
  double sum = 0.0;
  long long ground = 0;
  for (const RowSum& row : rows) {  // In their order: the same sum every time.
    change.largest = std::max(change.largest, row.largest);
    change.holes += row.holes;
    sum += row.sum;
    ground += row.ground;
  }
  if (ground > 0) change.mean = sum / static_cast<double>(ground);
  change.percentile99 = std::min(change.largest, counts.percentile(0.99, ground));
  return change;
}

}  // namespace scarp
