#include "core/view/CameraTravel.h"

#include <cmath>
#include <numbers>

#include "core/base/Contract.h"

namespace scarp {

CameraTravel::CameraTravel(const Camera& from, const Camera& to) : from_(from), to_(to) {
  EXPECTS(from.projection == to.projection);
}

Camera CameraTravel::present() const {
  if (arrived()) return to_;
  const double share = gone_ / duration;
  const double eased = share * share * (3.0 - 2.0 * share);
  const auto between = [eased](double a, double b) { return a + eased * (b - a); };
  Camera camera = to_;
  camera.position = from_.position + eased * (to_.position - from_.position);
  // The shorter way round.
  camera.yaw = from_.yaw + eased * std::remainder(to_.yaw - from_.yaw, 2.0 * std::numbers::pi);
  camera.pitch = between(from_.pitch, to_.pitch);
  camera.fieldOfView = between(from_.fieldOfView, to_.fieldOfView);
  camera.orthoHeight = from_.orthoHeight * std::pow(to_.orthoHeight / from_.orthoHeight, eased);
  return camera;
}

}  // namespace scarp
