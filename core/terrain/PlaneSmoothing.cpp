#include "core/terrain/PlaneSmoothing.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <vector>

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

namespace {

constexpr int kLanes = 8;  ///< Columns that are smoothed together.

/// Smooths lines of `count` samples of `lanes` values each, which begin at `first` of the whole.
template <int lanes>
class LineSmoother {
 public:
  LineSmoother(const BoxKernel& kernel, int count, int first)
      : kernel_(kernel),
        count_(count),
        rim_(kernel.reach + 1),
        length_(2 * kernel.reach + 1),
        lead_(((first - rim_) % length_ + length_) % length_),
        fitted_(samplesAtSide(kernel.spread, count)),
        values_(size()),
        begun_(size()),
        left_(size()),
        next_(size()) {}

  void put(int i, int lane, float height) { values_[at(i) + lane] = static_cast<double>(height); }

  void run() {
    for (int lane = 0; lane < lanes; ++lane) {
      firstHeight_[lane] = fittedAt(0, 1, lane);
      lastHeight_[lane] = fittedAt(count_ - 1, -1, lane);
    }
    for (int i = 0; i < kernel_.passes; ++i) {
      mirror();
      pass();
    }
  }

  /// Of sample i, after run().
  [[nodiscard]] double value(int i, int lane) const { return values_[at(i) + lane]; }

 private:
  [[nodiscard]] std::size_t size() const { return static_cast<std::size_t>(count_ + 2 * rim_) * lanes; }
  /// Of sample i, −rim_ … count_ + rim_.
  [[nodiscard]] std::size_t at(int i) const { return static_cast<std::size_t>(i + rim_) * lanes; }

  /// step: 1 from the first sample on, −1 from the last.
  [[nodiscard]] double fittedAt(int side, int step, int lane) const {
    return heightAtSide(fitted_, [&](int k) { return value(side + k * step, lane); });
  }

  /// Makes the samples beyond the line, from the line outward: one shorter than the kernel is mirrored more
  /// than once.
  void mirror() {
    const auto through = [&](const double* middle, int of, int i) {
      for (int k = 0; k < lanes; ++k) values_[at(i) + k] = 2.0 * middle[k] - values_[at(of) + k];
    };
    const int same = count_ == 1 ? 1 : 0;  // A single sample has nothing behind it: it is mirrored itself.
    for (int k = 1; k <= rim_; ++k) {
      through(firstHeight_, k - same, -k);
      through(lastHeight_, count_ - 1 - (k - same), count_ - 1 + k);
    }
  }

  /// Means of boxes. A box's sum is that of the end of one block and of the beginning of the next, of blocks
  /// as long as the box (van Herk 1992, Gil & Werman 1993), which begin at multiples of their length in the
  /// whole: the same samples are added in the same order in every window.
  void pass() {
    const double scale = 1.0 / (2.0 * kernel_.reach + 1.0 + 2.0 * kernel_.end), end = kernel_.end;
    const int all = count_ + 2 * rim_;
    const auto start = [](int i) { return static_cast<std::size_t>(i) * lanes; };
    const double* const in = values_.data();
    double* const begun = begun_.data();
    double* const left = left_.data();
    double* const out = next_.data();
    for (int i = 0, place = lead_; i < all; ++i, place = place + 1 == length_ ? 0 : place + 1) {
      const bool begins = i == 0 || place == 0;
      for (int k = 0; k < lanes; ++k)
        begun[start(i) + k] = in[start(i) + k] + (begins ? 0.0 : begun[start(i - 1) + k]);
    }
    const int lastPlace = (lead_ + all - 1) % length_;
    for (int i = all - 1, place = lastPlace; i >= 0; --i, place = place == 0 ? length_ - 1 : place - 1) {
      const bool ends = i + 1 == all || place + 1 == length_;
      for (int k = 0; k < lanes; ++k)
        left[start(i) + k] = in[start(i) + k] + (ends ? 0.0 : left[start(i + 1) + k]);
    }
    int fromPlace = (lead_ + 1) % length_;  // Of the box's first sample, in its block.
    for (int i = rim_; i < rim_ + count_; ++i) {
      const int reach = kernel_.reach;
      const double *const tail = left + start(i - reach), *const head = begun + start(i + reach);
      const double *const before = in + start(i - reach - 1), *const after = in + start(i + reach + 1);
      const double ofTail = fromPlace == 0 ? 0.0 : 1.0;  // A box that is a block is not two.
      for (int k = 0; k < lanes; ++k)
        out[start(i) + k] = scale * (ofTail * tail[k] + head[k] + end * (before[k] + after[k]));
      fromPlace = fromPlace + 1 == length_ ? 0 : fromPlace + 1;
    }
    values_.swap(next_);
  }

  const BoxKernel& kernel_;
  int count_, rim_, length_, lead_, fitted_;
  std::vector<double> values_;        ///< With the rim.
  std::vector<double> begun_, left_;  ///< Sums within blocks, from their beginning and to their end.
  std::vector<double> next_;
  double firstHeight_[lanes], lastHeight_[lanes];  ///< That lines are mirrored through.
};

/// The sums of the kernel at each sample of a line: 1, but for rounding, by which level ground keeps its
/// bits.
std::vector<double> kernelSums(const BoxKernel& kernel, int count, int first) {
  LineSmoother<1> line(kernel, count, first);
  for (int i = 0; i < count; ++i) line.put(i, 0, 1.0F);
  line.run();
  std::vector<double> sums;
  for (int i = 0; i < count; ++i) sums.push_back(line.value(i, 0));
  return sums;
}

constexpr int kBand = 16;  ///< Rows that share a smoother.

}  // namespace

bool smoothPlane(HeightPlane& plane, const BoxKernel& along, const BoxKernel& down, const Progress& progress,
                 PlaneOrigin origin) {
  EXPECTS(plane.rim == 0 && along.reach >= 0 && down.reach >= 0 && along.passes >= 1 && down.passes >= 1);
  const int columns = plane.columns, rows = plane.rows;
  const std::vector<std::uint8_t> holes = bridgeHoles(plane, along.extent(), down.extent());
  if (!keepGoing(progress, 0.1)) return false;
  const std::vector<double> alongSums = kernelSums(along, columns, origin.column),
                            downSums = kernelSums(down, rows, origin.row);
  const auto bands = static_cast<std::size_t>((rows + kBand - 1) / kBand);
  const bool rowsDone = parallelFor(bands, partOf(progress, 0.1, 0.5), [&](std::size_t band) {
    LineSmoother<1> line(along, columns, origin.column);
    const int first = static_cast<int>(band) * kBand;
    for (int row = first; row < std::min(first + kBand, rows); ++row) {
      float* const values = &plane.values[plane.at(0, row)];
      for (int i = 0; i < columns; ++i) line.put(i, 0, values[i]);
      line.run();
      for (int i = 0; i < columns; ++i)
        values[i] = static_cast<float>(line.value(i, 0) / alongSums[static_cast<std::size_t>(i)]);
    }
  });
  if (!rowsDone) return false;
  const auto strips = static_cast<std::size_t>((columns + kLanes - 1) / kLanes);
  return parallelFor(strips, partOf(progress, 0.5, 1.0), [&](std::size_t strip) {
    LineSmoother<kLanes> lines(down, rows, origin.row);
    const int first = static_cast<int>(strip) * kLanes, count = std::min(kLanes, columns - first);
    for (int row = 0; row < rows; ++row)
      for (int k = 0; k < count; ++k) lines.put(row, k, plane.values[plane.at(first + k, row)]);
    lines.run();
    for (int row = 0; row < rows; ++row)
      for (int k = 0; k < count; ++k) {
        const std::size_t at = plane.at(first + k, row);
        plane.values[at] = static_cast<float>(lines.value(row, k) / downSums[static_cast<std::size_t>(row)]);
        if (!holes.empty() && holes[at] != 0) plane.values[at] = std::numeric_limits<float>::quiet_NaN();
      }
  });
}

}  // namespace scarp
