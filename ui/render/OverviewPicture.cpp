#include "ui/render/OverviewPicture.h"

#include <algorithm>
#include <cmath>

#include "ui/render/ColourRamps.h"

namespace scarp {
namespace {

constexpr int kMostPixels = 320;  ///< Along a side.
/// Towards the light, as hill shades have it: 315° and 45° high.
const Vec3 kLight(-0.5, 0.5, 0.70710678);

int byteOf(double linear) {
  return static_cast<int>(std::lround(255.0 * toSrgb(std::clamp(linear, 0.0, 1.0))));
}

}  // namespace

OverviewPicture::OverviewPicture(const HeightRaster& heights, const GridFrame& frame, HeightRange range)
    : overview_(heights, kMostPixels),
      frame_(frame),
      range_(range),
      ramp_(heightRamp(TintRamp::Atlas)),
      image_(overview_.columns(), overview_.rows(), QImage::Format_ARGB32_Premultiplied) {
  for (int row = 0; row < overview_.rows(); ++row) {
    auto* line = reinterpret_cast<QRgb*>(image_.scanLine(row));
    for (int column = 0; column < overview_.columns(); ++column) line[column] = colour(column, row);
  }
}

QRgb OverviewPicture::colour(int column, int row) const {
  const double height = overview_.at(column, row);
  if (std::isnan(height)) return qRgba(0, 0, 0, 0);
  const auto sample = [&](int c, int r) {
    const double h =
        overview_.at(std::clamp(c, 0, overview_.columns() - 1), std::clamp(r, 0, overview_.rows() - 1));
    return std::isnan(h) ? height : h;
  };
  const double step = 2.0 * overview_.stride();
  const double east = (sample(column + 1, row) - sample(column - 1, row)) / (step * frame_.dx);
  const double north = (sample(column, row - 1) - sample(column, row + 1)) / (step * frame_.dy);
  // Steeper than it is: at this size a mountain would look flat.
  constexpr double kRelief = 1.6;
  const Vec3 normal = Vec3(-kRelief * east, -kRelief * north, 1.0).normalized();
  const double light = 0.28 + 0.92 * std::max(0.0, normal.dot(kLight));

  const RampScale scale = rampScale(range_, 0.0);
  const double above = height - scale.shore;
  const double share = above < 0.0 && scale.seaSpan > 0.0F ? 0.5 * (1.0 + above / scale.seaSpan)
                                                           : 0.5 + 0.5 * above / scale.landSpan;
  const auto entry = static_cast<std::size_t>(std::clamp(share, 0.0, 1.0) * (kRampEntries - 1));
  return qRgb(byteOf(light * ramp_[3 * entry]), byteOf(light * ramp_[3 * entry + 1]),
              byteOf(light * ramp_[3 * entry + 2]));
}

}  // namespace scarp
