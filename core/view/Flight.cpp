#include "core/view/Flight.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"

namespace scarp {

namespace {

constexpr double kResponse = 0.09;  ///< Seconds in which all but 1/e of a change of velocity is made.
constexpr double kSlowest = 0.01;   ///< A velocity that nobody sees any more.

}  // namespace

Vec3 Flight::advance(const Vec3& wanted, double seconds) {
  EXPECTS(seconds >= 0.0);
  const Vec3 off = velocity_ - wanted;
  double moving = seconds;
  bool ends = false;
  if (wanted.isZero(0.0)) {
    // The moment of standing still is computed, not waited for: frames of any length come to it alike.
    const double left = kResponse * std::log(std::max(1.0, velocity_.norm() / kSlowest));
    ends = seconds >= left;
    moving = std::min(seconds, left);
  }
  const double kept = std::exp(-moving / kResponse);
  velocity_ = ends ? Vec3(Vec3::Zero()) : Vec3(wanted + kept * off);
  return moving * wanted + kResponse * (1.0 - kept) * off;
}

}  // namespace scarp
