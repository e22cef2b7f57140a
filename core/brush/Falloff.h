#pragma once

#include <cstdint>

namespace scarp {

/// How a brush fades from its inner radius (weight 1) to its rim (weight 0). Curve is one that a person
/// draws; it is kept beside this.
enum class Falloff : std::uint8_t { Smooth, Linear, Spherical, Tip, Sharp, Constant, Curve };

/// Weight at d = 0 (inner radius) … 1 (rim): 1 falling to 0, and 0 beyond. Smooth 1−3d²+2d³, linear 1−d,
/// spherical √(1−d²), tip 1−√(1−(1−d)²), sharp (1−d)², constant 1. Contract: not Curve. Pure.
[[nodiscard]] double falloffWeight(Falloff falloff, double d);

/// Mean of falloffWeight from 0 to 1. Contract: not Curve.
[[nodiscard]] double falloffMean(Falloff falloff);

}  // namespace scarp
