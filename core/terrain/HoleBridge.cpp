#include "core/terrain/HoleBridge.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <memory>
#include <span>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"

namespace scarp {

namespace {

constexpr int kStripColumns = 16;  ///< One cache line of a row.
constexpr int kRounds = 2;         ///< Along rows and columns; then along those of filled holes.
constexpr double kGuess = 1e3;
constexpr int kMaxContinued = 4;  ///< Times the length of the ground from which it is continued.

struct HoleEstimate {
  float height;    ///< NaN: none.
  float variance;  ///< In samples, up to a common factor.
};

bool isHoleHeight(float height) { return height != height; }

bool anyHole(std::span<const float> line) { return std::any_of(line.begin(), line.end(), isHoleHeight); }

/// The mean of two estimates, weighted by their variances; of one if the other has no height.
float meanEstimate(const HoleEstimate& one, const HoleEstimate& other) {
  if (isHoleHeight(one.height)) return other.height;
  if (isHoleHeight(other.height)) return one.height;
  const double a = one.variance, b = other.variance;
  return static_cast<float>((one.height * b + other.height * a) / (a + b));
}

/// Estimates the holes of one line of samples from its other samples.
class LineBridge {
 public:
  LineBridge(int size, int distance)
      : line_(static_cast<std::size_t>(size)),
        previous_(line_.size()),
        next_(line_.size()),
        distance_(distance),
        behind_((distance + kMaxContinued - 1) / kMaxContinued) {}

  [[nodiscard]] std::span<float> line() { return line_; }

  /// Indexes the line. Call after writing to line().
  void index() {
    const std::size_t count = line_.size();
    int last = -1;
    for (std::size_t i = 0; i < count; ++i) {
      if (!isHoleHeight(line_[i])) last = static_cast<int>(i);
      previous_[i] = last;
    }
    last = static_cast<int>(count);
    for (std::size_t i = count; i-- > 0;) {
      if (!isHoleHeight(line_[i])) last = static_cast<int>(i);
      next_[i] = last;
    }
  }

  /// The estimate of the hole i.
  [[nodiscard]] HoleEstimate at(int i) const {
    const int count = static_cast<int>(line_.size()), a = previous_[index(i)], b = next_[index(i)];
    const bool before = a >= 0 && i - a <= distance_, after = b < count && b - i <= distance_;
    if (before && after) {
      const double toA = i - a, toB = b - i, gap = b - a;
      return {static_cast<float>((line_[index(a)] * toB + line_[index(b)] * toA) / gap),
              static_cast<float>(toA * toB / gap)};
    }
    if (before) {
      const int steps = i - a, far = std::max(a - std::min(steps, behind_), 0);
      return continued(a, next_[index(far)], steps);
    }
    if (after) {
      const int steps = b - i, far = std::min(b + std::min(steps, behind_), count - 1);
      return continued(b, previous_[index(far)], steps);
    }
    return {std::numeric_limits<float>::quiet_NaN(), 0.0F};
  }

 private:
  [[nodiscard]] static std::size_t index(int i) { return static_cast<std::size_t>(i); }

  /// `steps` beyond the sample `last`, by the slope from the sample `behind` to it; level if that is too
  /// near.
  [[nodiscard]] HoleEstimate continued(int last, int behind, int steps) const {
    const int length = std::abs(last - behind);
    const bool level = steps > kMaxContinued * length;
    // A level guess counts where there is no other estimate.
    const double times = level ? kGuess : static_cast<double>(steps) / length, h = line_[index(last)];
    const double rise = level ? 0.0 : h - static_cast<double>(line_[index(behind)]);
    return {static_cast<float>(h + times * rise), static_cast<float>(steps * (1.0 + times * times))};
  }

  std::vector<float> line_;
  std::vector<int> previous_, next_;  ///< Nearest samples that are no holes; −1 and the count: none.
  int distance_, behind_;
};

/// Fills the holes that have samples along their row or column. Returns whether others remain. `across` has
/// room for a plane of estimates.
bool bridgeOnce(HeightPlane& plane, int columns, int rows, std::span<HoleEstimate> across) {
  plane.forRows([&](int row) {
    const std::span<const float> from(&plane.values[plane.at(0, row)],
                                      static_cast<std::size_t>(plane.columns));
    if (!anyHole(from)) return;
    LineBridge bridge(plane.columns, columns);
    std::copy(from.begin(), from.end(), bridge.line().begin());
    bridge.index();
    for (int column = 0; column < plane.columns; ++column)
      if (isHoleHeight(from[static_cast<std::size_t>(column)]))
        across[plane.at(column, row)] = bridge.at(column);
  });
  std::atomic<bool> remains = false;
  const int strips = (plane.columns + kStripColumns - 1) / kStripColumns;
  parallelFor(static_cast<std::size_t>(strips), [&](std::size_t strip) {
    LineBridge bridge(plane.rows, rows);
    const std::span<float> line = bridge.line();
    const int first = static_cast<int>(strip) * kStripColumns;
    const int count = std::min(kStripColumns, plane.columns - first);
    // Column by column, as a cache keeps few rows of a plane whose width is a power of two.
    std::vector<float> lines(line.size() * static_cast<std::size_t>(count));
    for (int row = 0; row < plane.rows; ++row)
      for (int k = 0; k < count; ++k)
        lines[static_cast<std::size_t>(k) * line.size() + static_cast<std::size_t>(row)] =
            plane.values[plane.at(first + k, row)];
    bool filled = false;
    for (int k = 0; k < count; ++k) {
      const std::span<float> heights =
          std::span(lines).subspan(static_cast<std::size_t>(k) * line.size(), line.size());
      if (!anyHole(heights)) continue;
      filled = true;
      std::copy(heights.begin(), heights.end(), line.begin());
      bridge.index();
      for (int row = 0; row < plane.rows; ++row) {
        float& height = heights[static_cast<std::size_t>(row)];
        if (!isHoleHeight(height)) continue;
        height = meanEstimate(across[plane.at(first + k, row)], bridge.at(row));
        if (isHoleHeight(height)) remains = true;
      }
    }
    if (!filled) return;
    for (int row = 0; row < plane.rows; ++row)
      for (int k = 0; k < count; ++k)
        plane.values[plane.at(first + k, row)] =
            lines[static_cast<std::size_t>(k) * line.size() + static_cast<std::size_t>(row)];
  });
  return remains;
}

}  // namespace

std::vector<std::uint8_t> bridgeHoles(HeightPlane& plane, int columns, int rows) {
  EXPECTS(plane.rim == 0 && columns >= 0 && rows >= 0);
  std::atomic<bool> any = false;
  const auto rowOf = [&](int row) {
    return std::span<float>(&plane.values[plane.at(0, row)], static_cast<std::size_t>(plane.columns));
  };
  plane.forRows([&](int row) {
    if (anyHole(rowOf(row))) any = true;
  });
  if (!any) return {};
  std::vector<std::uint8_t> holes(plane.values.size());
  plane.forRows([&](int row) {
    std::transform(rowOf(row).begin(), rowOf(row).end(), &holes[plane.at(0, row)], isHoleHeight);
  });
  const auto across = std::make_unique_for_overwrite<HoleEstimate[]>(plane.values.size());
  bool remains = true;
  for (int round = 0; round < kRounds && remains; ++round)
    remains = bridgeOnce(plane, columns, rows, {across.get(), plane.values.size()});
  if (!remains) return holes;
  const auto ground = std::find_if_not(plane.values.begin(), plane.values.end(), isHoleHeight);
  const float height = ground == plane.values.end() ? 0.0F : *ground;
  plane.forRows(
      [&](int row) { std::replace_if(rowOf(row).begin(), rowOf(row).end(), isHoleHeight, height); });
  return holes;
}

}  // namespace scarp
