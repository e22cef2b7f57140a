#include "ui/brush/PresetPicture.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"
#include "core/geometry/Vec.h"
#include "ui/actions/BrushAtWork.h"

namespace scarp {
namespace {

QRgb shade(const HeightRaster& heights, const GridFrame& frame, int column, int row) {
  const float height = heights.at(column, row);
  if (std::isnan(height)) return qRgb(26, 28, 31);
  const auto at = [&](int c, int r) {
    const float h = heights.at(std::clamp(c, 0, frame.columns - 1), std::clamp(r, 0, frame.rows - 1));
    return std::isnan(h) ? height : h;
  };
  const double east = (at(column + 1, row) - at(column - 1, row)) / (2.0 * frame.dx);
  const double north = (at(column, row - 1) - at(column, row + 1)) / (2.0 * frame.dy);
  static const Vec3 light = Vec3(-0.55, 0.55, 0.75).normalized();
  const double lit = std::max(0.0, Vec3(-east, -north, 1.0).normalized().dot(light));
  // Clay, warm in the light and cool in the shade.
  const auto mix = [lit](double dark, double bright) {
    return std::clamp(static_cast<int>(std::lround(dark + (bright - dark) * lit)), 0, 255);
  };
  return qRgb(mix(38, 240), mix(42, 228), mix(54, 205));
}

}  // namespace

QImage presetPicture(const BrushSettings& settings, int pixels) {
  EXPECTS(pixels > 1);
  const BrushAtWork shown = brushAtWork(settings, pixels);
  QImage picture(pixels, pixels, QImage::Format_RGB32);
  for (int row = 0; row < pixels; ++row) {
    auto* line = reinterpret_cast<QRgb*>(picture.scanLine(row));
    for (int column = 0; column < pixels; ++column)
      line[column] = shade(shown.after, shown.frame, column, row);
  }
  return picture;
}

}  // namespace scarp
