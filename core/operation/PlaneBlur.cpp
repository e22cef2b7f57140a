#include "core/operation/PlaneBlur.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"

namespace scarp {

namespace {

/// A Gaussian as extended boxes. Wider than the plane it makes no difference how wide.
BoxKernel gaussianKernel(double sigma, double limit) {
  BoxKernel kernel{0, 0.0, 4, sigma};
  const double used = std::min(sigma, limit), variance = used * used / kernel.passes;
  kernel.reach = static_cast<int>(std::floor(0.5 * std::sqrt(12.0 * variance + 1.0) - 0.5));
  const double l = kernel.reach;
  kernel.end =
      (2.0 * l + 1.0) * (l * (l + 1.0) - 3.0 * variance) / (6.0 * (variance - (l + 1.0) * (l + 1.0)));
  return kernel;
}

}  // namespace

double blurHalo(double sigma) { return smoothingHalo(gaussianKernel(sigma, sigma)); }

bool gaussianBlur(HeightPlane& plane, double sigmaColumns, double sigmaRows, const Progress& progress,
                  PlaneOrigin origin) {
  EXPECTS(sigmaColumns > 0.0 && sigmaRows > 0.0);
  const BoxKernel along = gaussianKernel(sigmaColumns, plane.columns),
                  down = gaussianKernel(sigmaRows, plane.rows);
  return smoothPlane(plane, along, down, progress, origin);
}

}  // namespace scarp
