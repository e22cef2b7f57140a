#include "core/view/CompassDial.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace scarp {

namespace {

constexpr double kLetters = 0.86;   ///< Where they stand.
constexpr double kOutermost = 1.0;  ///< Beyond it is the terrain again.
constexpr double kMiddle = 0.26;    ///< Radius of the part that is no direction.
constexpr double kLeastTip = 0.42;  ///< The dial never lies flatter than that.
constexpr double kQuarter = 0.5 * std::numbers::pi;

double tipOf(double pitch) { return std::max(std::abs(std::sin(pitch)), kLeastTip); }

}  // namespace

double headingOf(CompassPart part) {
  return part == CompassPart::Middle ? 0.0 : kQuarter * static_cast<double>(part);
}

Vec2 compassPlace(CompassPart part, double yaw, double pitch) {
  if (part == CompassPart::Middle) return Vec2::Zero();
  const double angle = headingOf(part) - yaw;
  return kLetters * Vec2(std::sin(angle), std::cos(angle) * tipOf(pitch));
}

std::optional<CompassPart> compassPartAt(const Vec2& place, double yaw, double pitch) {
  const Vec2 flat(place.x(), place.y() / tipOf(pitch));
  if (!(place.norm() <= kOutermost && flat.norm() <= kOutermost + 0.1)) return std::nullopt;
  if (flat.norm() < kMiddle) return CompassPart::Middle;
  const double quarters = (std::atan2(flat.x(), flat.y()) + yaw) / kQuarter;
  const int nearest = static_cast<int>(std::lround(quarters));
  return static_cast<CompassPart>(((nearest % 4) + 4) % 4);
}

}  // namespace scarp
