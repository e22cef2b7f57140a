#pragma once

#include <atomic>
#include <bit>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace scarp {

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

}  // namespace scarp
