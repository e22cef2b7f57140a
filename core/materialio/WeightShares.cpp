#include "core/materialio/WeightShares.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/base/Contract.h"

namespace scarp {

void shareOut(std::span<const std::uint32_t> weights, std::span<std::uint8_t> bytes) {
  EXPECTS(weights.size() <= kMostLayers && bytes.size() == weights.size());
  constexpr std::uint64_t kAll = 255;
  const std::uint64_t sum = std::accumulate(weights.begin(), weights.end(), std::uint64_t{0});
  if (sum == kAll || sum == 0) {
    std::ranges::transform(weights, bytes.begin(),
                           [](std::uint32_t w) { return static_cast<std::uint8_t>(w); });
    return;
  }
  std::array<std::uint64_t, kMostLayers> remainders;
  std::array<std::uint16_t, kMostLayers> order;
  std::uint64_t left = kAll;
  for (std::size_t i = 0; i < weights.size(); ++i) {
    const std::uint64_t parts = weights[i] * kAll;
    bytes[i] = static_cast<std::uint8_t>(parts / sum);
    remainders[i] = parts % sum;
    order[i] = static_cast<std::uint16_t>(i);
    left -= bytes[i];
  }
  const auto end = order.begin() + static_cast<std::ptrdiff_t>(weights.size());
  std::stable_sort(order.begin(), end,
                   [&](std::uint16_t a, std::uint16_t b) { return remainders[a] > remainders[b]; });
  for (std::size_t i = 0; i < left; ++i) ++bytes[order[i]];
}

}  // namespace scarp
