#pragma once

#include <atomic>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/Progress.h"
#include "core/operation/Reshape.h"
#include "core/terrain/HeightPlane.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// How an axis of samples is made of another: weights of a run of old samples for each new one.
class ResampleAxis {
 public:
  /// The first and the last of `from` samples become the first and the last of `to`, both ≥ 2.
  ResampleAxis(int from, int to, ResampleMethod method);

  struct Tap {
    int first, count;      ///< Old samples.
    int nearest;           ///< The old sample that is nearest; of two the later.
    const float* weights;  ///< Their sum is 1.
  };
  [[nodiscard]] int size() const { return static_cast<int>(firsts_.size()); }
  [[nodiscard]] Tap tap(int index) const {
    const auto i = static_cast<std::size_t>(index);
    return {firsts_[i], counts_[i], nearest_[i], weights_.data() + starts_[i]};
  }

 private:
  std::vector<int> firsts_, counts_, nearest_;
  std::vector<std::size_t> starts_;
  std::vector<float> weights_;
};

/// The rows [row0, row1) of a raster's samples by the axes; nothing where `progress` says stop. Takes memory
/// for those rows and the old ones of which they are made. The bits do not depend on how the rows are parted.
[[nodiscard]] std::optional<HeightPlane> resampled(const HeightRaster& raster, const ResampleAxis& columns,
                                                   const ResampleAxis& rows, int row0, int row1,
                                                   const Progress& progress = {});

/// Counts changes of height by size: the upper bits of their floats. Several threads may add.
class ChangeCounts {
 public:
  ChangeCounts() : counts_(std::size_t{1} << (31 - kLost)) {}

  void add(double change) {
    counts_[std::bit_cast<std::uint32_t>(static_cast<float>(change)) >> kLost].fetch_add(
        1, std::memory_order_relaxed);
  }

  /// Returns the size, metres, that `share` of `all` changes do not exceed; up to 0.05 % above the truth.
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
  static constexpr int kLost = 12;  ///< Lower bits of a float that are dropped; it keeps 1 in 2¹¹.
  std::vector<std::atomic<std::uint32_t>> counts_;
};

/// How far a resampled surface lies from the one that it was made of, metres.
struct ResampleChange {
  double largest = 0.0, mean = 0.0;
  double percentile99 = 0.0;  ///< 99 of 100 samples change by this or less; up to 0.05 % above the truth.
  long long holes = 0;        ///< Samples over which one of the two is ground and the other is not.
};

/// Compares two rasters of the same ground, corner on corner, at every sample of `before`: its height against
/// that of `after`'s drawn surface there. Nothing where `progress` says stop. Same bits for any number of
/// threads.
[[nodiscard]] std::optional<ResampleChange> resampleChange(const HeightRaster& before,
                                                           const HeightRaster& after,
                                                           const Progress& progress = {});

}  // namespace scarp
