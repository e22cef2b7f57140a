#include "core/operation/ResampleChange.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/Parallel.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

/// How many changes there are of each size, by the upper bits of their floats.
class ChangeCounts {
 public:
  ChangeCounts() : counts_(std::size_t{1} << (31 - kLost)) {}

  void add(double change) {
    counts_[std::bit_cast<std::uint32_t>(static_cast<float>(change)) >> kLost].fetch_add(
        1, std::memory_order_relaxed);
  }
  /// What no more than that share of them exceeds.
  [[nodiscard]] double percentile(double share, long long all) const {
    const auto wanted = static_cast<long long>(std::ceil(share * static_cast<double>(all)));
    long long sum = 0;
    for (std::size_t i = 0; i < counts_.size(); ++i)
      if (sum += counts_[i].load(std::memory_order_relaxed); sum >= wanted && sum > 0)
        return i == 0 ? 0.0
                      : static_cast<double>(std::bit_cast<float>(
                            static_cast<std::uint32_t>(i << kLost | ((1U << kLost) - 1))));
    return 0.0;
  }

 private:
  static constexpr int kLost = 12;  ///< Lower bits of a float: it keeps 1 in 2¹¹.
  std::vector<std::atomic<std::uint32_t>> counts_;
};

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
