#include "core/operation/PlaneBlur.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/Parallel.h"

namespace scarp {

namespace {

constexpr int kPasses = 4;
constexpr int kLanes = 8;  ///< Columns that go down together.
constexpr double kLeastWeight = 1e-9;

/// A box of 2·reach + 1 samples and a share of the next at either end.
struct ExtendedBox {
  int reach;
  double end;

  explicit ExtendedBox(double sigma) {
    const double variance = sigma * sigma / kPasses;
    reach = static_cast<int>(std::floor(0.5 * std::sqrt(12.0 * variance + 1.0) - 0.5));
    const double l = reach;
    end = (2.0 * l + 1.0) * (l * (l + 1.0) - 3.0 * variance) / (6.0 * (variance - (l + 1.0) * (l + 1.0)));
  }

  /// Means along `count` samples of `lanes` values each; beyond the ends there is 0.
  template <int lanes>
  void pass(const double* in, int count, double* out) const {
    const double scale = 1.0 / (2.0 * reach + 1.0 + 2.0 * end);
    double sum[lanes] = {};
    const auto add = [&](int at, double sign) {
      if (at < 0 || at >= count) return;
      for (int k = 0; k < lanes; ++k) sum[k] += sign * in[static_cast<std::ptrdiff_t>(at) * lanes + k];
    };
    for (int i = 0; i < std::min(reach, count); ++i) add(i, 1.0);
    for (int i = 0; i < count; ++i) {
      add(i + reach, 1.0);
      add(i - reach - 1, -1.0);
      const int before = i - reach - 1, after = i + reach + 1;
      double* const to = out + static_cast<std::ptrdiff_t>(i) * lanes;
      for (int k = 0; k < lanes; ++k) {
        const double first = before >= 0 ? in[static_cast<std::ptrdiff_t>(before) * lanes + k] : 0.0;
        const double last = after < count ? in[static_cast<std::ptrdiff_t>(after) * lanes + k] : 0.0;
        to[k] = scale * (sum[k] + end * (first + last));
      }
    }
  }

  template <int lanes>
  void passes(std::vector<double>& values, std::vector<double>& spare, int count) const {
    for (int i = 0; i < kPasses; ++i) {
      pass<lanes>(values.data(), count, spare.data());
      values.swap(spare);
    }
  }
};

/// What lies along a line of samples: heights by their weight, and their weights.
struct Line {
  explicit Line(std::size_t size) : heights(size), weights(size), spare(size) {}
  std::vector<double> heights, weights, spare;

  void put(std::size_t i, float height, double weight) {
    const bool ground = height == height && weight > 0.0;
    heights[i] = ground ? weight * static_cast<double>(height) : 0.0;
    weights[i] = ground ? weight : 0.0;
  }
  [[nodiscard]] float mean(std::size_t i) const {
    return weights[i] > kLeastWeight ? static_cast<float>(heights[i] / weights[i])
                                     : std::numeric_limits<float>::quiet_NaN();
  }
};

}  // namespace

bool gaussianBlur(HeightPlane& plane, double sigmaColumns, double sigmaRows, const Progress& progress) {
  EXPECTS(plane.rim == 0 && sigmaColumns > 0.0 && sigmaRows > 0.0);
  const int columns = plane.columns, rows = plane.rows;
  std::vector<float> weights(plane.values.size());
  const ExtendedBox along(std::min(sigmaColumns, 4.0 * columns)), down(std::min(sigmaRows, 4.0 * rows));
  const bool rowsDone =
      parallelFor(static_cast<std::size_t>(rows), partOf(progress, 0.0, 0.5), [&](std::size_t row) {
        Line line(static_cast<std::size_t>(columns));
        const std::size_t start = plane.at(0, static_cast<int>(row));
        for (std::size_t i = 0; i < line.heights.size(); ++i) line.put(i, plane.values[start + i], 1.0);
        along.passes<1>(line.heights, line.spare, columns);
        along.passes<1>(line.weights, line.spare, columns);
        for (std::size_t i = 0; i < line.heights.size(); ++i) {
          plane.values[start + i] = line.mean(i);
          weights[start + i] = static_cast<float>(line.weights[i]);
        }
      });
  if (!rowsDone) return false;
  const std::size_t strips = static_cast<std::size_t>((columns + kLanes - 1) / kLanes);
  return parallelFor(strips, partOf(progress, 0.5, 1.0), [&](std::size_t strip) {
    const int first = static_cast<int>(strip) * kLanes, count = std::min(kLanes, columns - first);
    Line line(static_cast<std::size_t>(rows) * kLanes);
    const auto each = [&](auto&& visit) {
      for (int row = 0; row < rows; ++row)
        for (int k = 0; k < count; ++k)
          visit(static_cast<std::size_t>(row) * kLanes + static_cast<std::size_t>(k),
                plane.at(first + k, row));
    };
    each([&](std::size_t i, std::size_t at) {
      line.put(i, plane.values[at], static_cast<double>(weights[at]));
    });
    down.passes<kLanes>(line.heights, line.spare, rows);
    down.passes<kLanes>(line.weights, line.spare, rows);
    each([&](std::size_t i, std::size_t at) { plane.values[at] = line.mean(i); });
  });
}

}  // namespace scarp
