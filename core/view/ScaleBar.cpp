#include "core/view/ScaleBar.h"

#include <cmath>

#include "core/document/TerrainDocument.h"
#include "core/view/NamedView.h"

namespace scarp {

ScaleBar scaleBar(double metresPerPixel, double mostPixels) {
  EXPECTS(metresPerPixel > 0.0 && mostPixels > 0.0 && std::isfinite(metresPerPixel * mostPixels));
  const double most = metresPerPixel * mostPixels;
  const double power = std::pow(10.0, std::floor(std::log10(most)));
  double metres = power;
  for (const double digit : {2.0, 5.0})
    if (digit * power <= most) metres = digit * power;
  return {metres, metres / metresPerPixel};
}

std::optional<ScaleBar> scaleBarFor(const Camera& camera, const TerrainDocument& document, ViewSize size,
                                    double mostPixels, double unit) {
  const bool perspective = camera.projection == Camera::Projection::Perspective;
  const auto ground = groundInMiddle(camera, document, size);
  if (perspective && !ground) return std::nullopt;
  ScaleBar bar = scaleBar(camera.metresPerPixel(ground.value_or(camera.position), size) / unit, mostPixels);
  bar.metres *= unit;
  return bar;
}

}  // namespace scarp
