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

/// What a pass keeps along a line: sums within blocks, from their beginning and to their end.
struct BoxSums {
  explicit BoxSums(std::size_t size) : begun(size), left(size), spare(size) {}
  std::vector<double> begun, left, spare;
};

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

  /// Means along `count` samples of `lanes` values each; beyond the ends there is 0. A box's sum is that of
  /// the end of one block and of the beginning of the next, of blocks as long as the box (van Herk 1992, Gil
  /// & Werman 1993), which begin at multiples of their length in the whole: the same samples are added in the
  /// same order in every window. `first`: the place in the whole of the line's first sample.
  template <int lanes>
  void pass(const double* in, int count, int first, BoxSums& sums, double* out) const {
    const double scale = 1.0 / (2.0 * reach + 1.0 + 2.0 * end);
    const int length = 2 * reach + 1, lead = first % length;
    const auto at = [](int i) { return static_cast<std::size_t>(i) * lanes; };
    double* const begun = sums.begun.data();
    double* const left = sums.left.data();
    for (int i = 0, place = lead; i < count; ++i, place = place + 1 == length ? 0 : place + 1) {
      const bool begins = i == 0 || place == 0;
      for (int k = 0; k < lanes; ++k)
        begun[at(i) + k] = in[at(i) + k] + (begins ? 0.0 : begun[at(i - 1) + k]);
    }
    const int lastPlace = (lead + count - 1) % length;
    for (int i = count - 1, place = lastPlace; i >= 0; --i, place = place == 0 ? length - 1 : place - 1) {
      const bool ends = i + 1 == count || place + 1 == length;
      for (int k = 0; k < lanes; ++k) left[at(i) + k] = in[at(i) + k] + (ends ? 0.0 : left[at(i + 1) + k]);
    }
    int from = 0, to = std::min(reach, count - 1);         // Of the box, as far as it lies on the line.
    int fromPlace = lead, toPlace = (lead + to) % length;  // In their blocks.
    for (int i = 0; i < count; ++i) {
      const int before = i - reach - 1, after = i + reach + 1;
      const double* const tail = left + at(from);
      const double* const head = begun + at(to);
      const bool oneBlock = toPlace >= to - from, whole = fromPlace == 0 || from == 0;
      const double ofTail = oneBlock && whole ? 0.0 : 1.0, ofHead = oneBlock && !whole ? 0.0 : 1.0;
      for (int k = 0; k < lanes; ++k) {
        const double start = before >= 0 ? in[at(before) + k] : 0.0;
        const double last = after < count ? in[at(after) + k] : 0.0;
        out[at(i) + k] = scale * (ofTail * tail[k] + ofHead * head[k] + end * (start + last));
      }
      if (i >= reach) ++from, fromPlace = fromPlace + 1 == length ? 0 : fromPlace + 1;
      if (to + 1 < count) ++to, toPlace = toPlace + 1 == length ? 0 : toPlace + 1;
    }
  }

  template <int lanes>
  void passes(std::vector<double>& values, int count, int first, BoxSums& sums) const {
    for (int i = 0; i < kPasses; ++i) {
      pass<lanes>(values.data(), count, first, sums, sums.spare.data());
      values.swap(sums.spare);
    }
  }
};

/// What lies along a line of samples: heights by their weight, and their weights.
struct Line {
  explicit Line(std::size_t size) : heights(size), weights(size), sums(size) {}
  std::vector<double> heights, weights;
  BoxSums sums;

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

double blurReach(double sigma) { return kPasses * (ExtendedBox(sigma).reach + 1.0); }

bool gaussianBlur(HeightPlane& plane, double sigmaColumns, double sigmaRows, const Progress& progress,
                  PlaneOrigin origin) {
  EXPECTS(plane.rim == 0 && sigmaColumns > 0.0 && sigmaRows > 0.0);
  const int columns = plane.columns, rows = plane.rows;
  std::vector<float> weights(plane.values.size());
  const ExtendedBox along(std::min(sigmaColumns, 4.0 * columns)), down(std::min(sigmaRows, 4.0 * rows));
  const bool rowsDone =
      parallelFor(static_cast<std::size_t>(rows), partOf(progress, 0.0, 0.5), [&](std::size_t row) {
        Line line(static_cast<std::size_t>(columns));
        const std::size_t start = plane.at(0, static_cast<int>(row));
        for (std::size_t i = 0; i < line.heights.size(); ++i) line.put(i, plane.values[start + i], 1.0);
        along.passes<1>(line.heights, columns, origin.column, line.sums);
        along.passes<1>(line.weights, columns, origin.column, line.sums);
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
    down.passes<kLanes>(line.heights, rows, origin.row, line.sums);
    down.passes<kLanes>(line.weights, rows, origin.row, line.sums);
    each([&](std::size_t i, std::size_t at) { plane.values[at] = line.mean(i); });
  });
}

}  // namespace scarp
