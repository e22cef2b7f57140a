#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

namespace scarp {

inline constexpr std::size_t kMostLayers = 1024;  ///< Materials that share a sample.

/// Shares out 255 among weights in their proportion: rounded down, and what is left to the largest
/// remainders, of equal ones to the earlier. Those whose sum is 255 stay; all are 0 where it is 0. At most
/// kMostLayers, as many bytes as weights. Pure.
void shareOut(std::span<const std::uint32_t> weights, std::span<std::uint8_t> bytes);

}  // namespace scarp
