#include "core/sceneio/SceneFrames.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace scarp {

namespace {

constexpr double kDegreesPerRadian = 180.0 / std::numbers::pi;

}  // namespace

// FQuat::Rotator() and FRotator::Quaternion() of Unreal: yaw about z, then pitch upwards, then roll.
std::array<double, 3> UnrealFrame::rotator(const Eigen::Quaterniond& q) {
  const double up = q.z() * q.x() - q.w() * q.y();
  constexpr double kUpright = 0.5 - 1e-10;
  // Straight up or down yaw and roll are one turn.
  if (std::abs(up) > kUpright)
    return {std::remainder(-2.0 * std::atan2(q.x(), q.w()), 2.0 * std::numbers::pi) * kDegreesPerRadian,
            up > 0.0 ? 90.0 : -90.0, 0.0};
  const double yaw =
      std::atan2(2.0 * (q.w() * q.z() + q.x() * q.y()), 1.0 - 2.0 * (q.y() * q.y() + q.z() * q.z()));
  return {std::atan2(-2.0 * (q.w() * q.x() + q.y() * q.z()), 1.0 - 2.0 * (q.x() * q.x() + q.y() * q.y())) *
              kDegreesPerRadian,
          std::asin(std::clamp(2.0 * up, -1.0, 1.0)) * kDegreesPerRadian, yaw * kDegreesPerRadian};
}

Eigen::Quaterniond UnrealFrame::turnOf(const std::array<double, 3>& rotator) {
  const auto half = [&](std::size_t i) { return 0.5 * rotator[i] / kDegreesPerRadian; };
  const double sr = std::sin(half(0)), cr = std::cos(half(0)), sp = std::sin(half(1)), cp = std::cos(half(1)),
               sy = std::sin(half(2)), cy = std::cos(half(2));
  return {cr * cp * cy + sr * sp * sy, cr * sp * sy - sr * cp * cy, -cr * sp * cy - sr * cp * sy,
          cr * cp * sy - sr * sp * cy};
}

}  // namespace scarp
