#include "ui/actions/ShadingPicture.h"

#include <QPainter>
#include <QPainterPath>
#include <QPixmap>
#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

#include "ui/render/ColourRamps.h"
#include "ui/render/RenderSettings.h"
#include "ui/widgets/CoreText.h"

namespace scarp {
namespace {

constexpr int kSide = 80;  ///< Device pixels: sharp at twice the density.
using Rgb = std::array<double, 3>;

/// Two hills; x, y −1…1, heights 0…1.
double hill(double x, double y) {
  const auto bump = [&](double cx, double cy, double wide) {
    return std::exp(-((x - cx) * (x - cx) + (y - cy) * (y - cy)) / (wide * wide));
  };
  const double ridges = 0.05 * std::sin(5.0 * x + 2.0 * std::sin(3.0 * y)) * (1.0 - 0.5 * std::abs(y));
  return 0.80 * bump(-0.25, 0.1, 0.48) + 0.45 * bump(0.6, -0.25, 0.38) + ridges + 0.06;
}

Rgb srgb(const LinearRgb& colour) { return {toSrgb(colour[0]), toSrgb(colour[1]), toSrgb(colour[2])}; }

Rgb colourAt(ShadingMode mode, double x, double y) {
  constexpr double step = 0.02;
  const double h = hill(x, y);
  const double gx = (hill(x + step, y) - hill(x - step, y)) / (2.0 * step);
  const double gy = (hill(x, y + step) - hill(x, y - step)) / (2.0 * step);
  const double steep = std::hypot(gx, gy), length = std::sqrt(1.0 + steep * steep);
  const double light = std::max(0.0, (0.5 * gx - 0.5 * gy + std::numbers::sqrt2 / 2.0) / length);
  const auto lit = [light](const Rgb& colour, double share) {
    const double factor = 1.0 - share + share * (0.35 + 0.92 * light);
    return Rgb{factor * colour[0], factor * colour[1], factor * colour[2]};
  };
  switch (mode) {
    case ShadingMode::Natural:
      return lit(h > 0.68      ? Rgb{0.93, 0.95, 0.98}
                 : steep > 1.0 ? Rgb{0.58, 0.54, 0.50}
                               : Rgb{0.44, 0.53, 0.27},
                 1.0);
    case ShadingMode::Hypsometric: {
      static const std::vector<LinearRgb> atlas = landRamp(TintRamp::Atlas, 64);
      return lit(srgb(atlas[static_cast<std::size_t>(std::clamp(h * 70.0, 0.0, 63.0))]), 0.8);
    }
    case ShadingMode::Hillshade:
      return {light, light, light};
    case ShadingMode::Slope:
      return measureColour(mode, std::atan(0.9 * steep) / (0.5 * std::numbers::pi));
    case ShadingMode::Aspect: {
      const double turn = std::atan2(-gx, -gy) / (2.0 * std::numbers::pi);
      return lit(measureColour(mode, turn - std::floor(turn)), 0.5);
    }
    case ShadingMode::Curvature: {
      const double bend =
          (4.0 * h - hill(x + 0.1, y) - hill(x - 0.1, y) - hill(x, y + 0.1) - hill(x, y - 0.1)) * 14.0;
      return lit(measureColour(mode, 0.5 + 0.5 * bend / (1.0 + std::abs(bend))), 0.3);
    }
    case ShadingMode::Clay:
      return lit({0.72, 0.66, 0.61}, 1.0);
    case ShadingMode::Materials: {
      // Grass, soil and sand in bands that follow the shape.
      const double band = h + 0.10 * std::sin(9.0 * x + 4.0 * y) + 0.03 * std::sin(43.0 * x - 37.0 * y);
      const double grain = 1.0 + 0.12 * std::sin(61.0 * x + 23.0 * y) * std::sin(53.0 * y - 31.0 * x);
      return lit(band > 0.62   ? Rgb{0.56 * grain, 0.53 * grain, 0.50 * grain}
                 : band > 0.34 ? Rgb{0.40 * grain, 0.52 * grain, 0.24 * grain}
                               : Rgb{0.82 * grain, 0.72 * grain, 0.52 * grain},
                 1.0);
    }
    case ShadingMode::MaterialWeights:
      return lit(h > 0.62   ? Rgb{0.48, 0.45, 0.42}
                 : h > 0.34 ? Rgb{0.36, 0.48, 0.22}
                            : Rgb{0.81, 0.73, 0.56},
                 0.25);
    case ShadingMode::Normals:
      return {0.5 - 0.5 * gx / length, 0.5 - 0.5 * gy / length, 0.5 + 0.5 / length};
  }
  return {};
}

QIcon iconOf(const QImage& image) {
  QPixmap rounded(image.size());
  rounded.fill(Qt::transparent);
  QPainter painter(&rounded);
  painter.setRenderHint(QPainter::Antialiasing);
  QPainterPath frame;
  frame.addRoundedRect(rounded.rect(), 9.0, 9.0);
  painter.setClipPath(frame);
  painter.drawImage(0, 0, image);
  painter.end();
  return {rounded};
}

QRgb bytes(const Rgb& colour) {
  const auto byte = [](double c) { return static_cast<int>(std::lround(255.0 * std::clamp(c, 0.0, 1.0))); };
  return qRgb(byte(colour[0]), byte(colour[1]), byte(colour[2]));
}

}  // namespace

QIcon shadingPicture(ShadingMode mode) {
  QImage image(kSide, kSide, QImage::Format_RGB32);
  const auto at = [](int pixel) { return 2.0 * pixel / kSide - 1.0; };
  for (int row = 0; row < kSide; ++row)
    for (int column = 0; column < kSide; ++column)
      image.setPixel(column, row, bytes(colourAt(mode, at(column), -at(row))));
  return iconOf(image);
}

QIcon rampPicture(TintRamp ramp) {
  const std::vector<LinearRgb> colours = landRamp(ramp, 2 * kSide);
  QImage image(2 * kSide, kSide / 2, QImage::Format_RGB32);
  for (int row = 0; row < image.height(); ++row)
    for (int column = 0; column < image.width(); ++column)
      image.setPixel(column, row, bytes(srgb(colours[static_cast<std::size_t>(column)])));
  return iconOf(image);
}

QString rampTitle(TintRamp ramp) { return coreText(tintRampNames().title(ramp)); }

}  // namespace scarp
