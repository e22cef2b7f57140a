#pragma once

#include <numbers>

namespace scarp {

inline constexpr double kDegrees = 180.0 / std::numbers::pi;  ///< In a radian.

}  // namespace scarp
