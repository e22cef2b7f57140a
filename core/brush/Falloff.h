#pragma once

#include <cstdint>

namespace scarp {

/// How a brush fades from its inner radius (weight 1) to its rim (weight 0).
enum class Falloff : std::uint8_t { Smooth, Linear, Spherical, Sharp, Constant };

/// Weight at d = 0 (inner radius) … 1 (rim): 1 falling to 0, and 0 beyond. Smooth 1−3d²+2d³, linear 1−d,
/// spherical √(1−d²), sharp (1−d)², constant 1. Pure.
[[nodiscard]] double falloffWeight(Falloff falloff, double d);

/// Mean weight along a radius, ∫₀¹ w, with the inner radius (a fraction of the radius) at full weight.
[[nodiscard]] double falloffMean(Falloff falloff, double innerRadius);

}  // namespace scarp
