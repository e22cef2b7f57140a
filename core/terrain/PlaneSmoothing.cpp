#include "core/terrain/PlaneSmoothing.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"

namespace scarp {

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
