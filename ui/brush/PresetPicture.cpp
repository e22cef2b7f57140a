#include "ui/brush/PresetPicture.h"

#include <algorithm>
#include <cmath>

#include "core/document/TerrainDocument.h"
#include "core/edit/SculptStroke.h"
#include "core/geometry/Vec.h"
#include "core/noise/Noise.h"
#include "core/script/BrushPreset.h"

namespace scarp {
namespace {

constexpr double kRadius = 50.0;    ///< Metres.
constexpr double kAcross = 5.6;     ///< Radii from side to side.
constexpr double kStrongest = 0.4;  ///< Of the radius: a stroke that surely shows.
constexpr std::uint32_t kSeed = 11;

/// Rolling ground, as wide as the brush asks for.
Terrain ground(int samples, double radius, BrushKind kind) {
  const double cell = kAcross * radius / samples;
  Terrain terrain{{samples, samples, cell, cell}, {}, HeightRaster(samples, samples, 0.0F)};
  std::vector<float> heights;
  // What takes away from ground needs more of it to be seen at work.
  const bool worn = kind == BrushKind::Smooth || kind == BrushKind::Hydraulic || kind == BrushKind::Thermal ||
                    kind == BrushKind::Terrace || kind == BrushKind::Sharpen;
  const double relief = (worn ? 0.9 : 0.45) * radius;
  for (int row = 0; row < samples; ++row)
    for (int column = 0; column < samples; ++column) {
      const double x = kAcross * column / samples, y = kAcross * row / samples;
      const double tilt = 0.35 * radius * (1.0 - 2.0 * row / samples);
      heights.push_back(
          static_cast<float>(tilt + relief * fractalNoise(0.4 * x, 0.4 * y, worn ? 6 : 4, 0.4, kSeed)));
    }
  terrain.heights.write(terrain.frame.samples(), heights);
  return terrain;
}

/// The same brush where it can be seen in a small picture.
BrushSettings shownAs(BrushSettings brush) {
  brush.strength = std::max(brush.strength, kStrongest * brush.radius);
  brush.flow = std::max(brush.flow, kStrongest * brush.radius);
  brush.targetHeight = 0.35 * brush.radius;
  brush.cloneX = 1.2 * brush.radius;
  brush.cloneY = 1.6 * brush.radius;
  brush.symmetry.x = brush.symmetry.y = 0.0;
  brush.restoreTo = 0;
  return brush;
}

/// A form is set down once; all else is drawn, in a wave from side to side.
std::vector<StrokeSample> hand(const BrushSettings& brush) {
  const double r = brush.radius;
  const bool form = brush.kind == BrushKind::Plateau || brush.kind == BrushKind::Crater ||
                    brush.kind == BrushKind::Stamp || brush.kind == BrushKind::Hole;
  if (form) return {{0.0, 0.0, 1.0, 0.0}, {0.0, 0.0, 1.0, 2.0}};
  if (brush.symmetry.kind != SymmetryKind::None)
    return {{1.6 * r, 0.3 * r, 1.0, 0.0}, {2.3 * r, 0.9 * r, 1.0, 0.5}};
  std::vector<StrokeSample> samples;
  constexpr int kSteps = 24;
  for (int i = 0; i <= kSteps; ++i) {
    const double t = 2.0 * i / kSteps - 1.0;
    // A light hand at the ends shows what pressure does.
    samples.push_back({1.9 * r * t, 0.8 * r * std::sin(2.6 * t), 1.0 - 0.7 * t * t, 0.5 + 0.5 * t});
  }
  return samples;
}

void stroke(TerrainDocument& document, const BrushSettings& brush) {
  SculptStroke stroke(document, brush);
  for (const StrokeSample& sample : hand(brush)) stroke.add(sample);
  stroke.finish();
}

/// Something for the brush to work against.
void prepare(TerrainDocument& document, const BrushSettings& brush) {
  BrushSettings before = shownAs({});
  before.radius = brush.radius;
  before.strength = before.flow = kStrongest * brush.radius;
  if (brush.kind == BrushKind::Restore) {
    before.kind = BrushKind::Raise;
    before.radius = 1.6 * brush.radius;
  } else if (brush.kind == BrushKind::Fill) {
    before.kind = BrushKind::Hole;
    before.radius = 1.3 * brush.radius;
  } else {
    return;
  }
  stroke(document, before);
}

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
  EXPECTS(pixels > 1 && validate(settings).ok());
  // At one size, however large the brush: floats and bumps are then alike for all.
  const BrushSettings brush = atRadius(settings, kRadius);
  TerrainDocument document(ground(pixels, brush.radius, brush.kind));
  prepare(document, brush);
  stroke(document, shownAs(brush));
  QImage picture(pixels, pixels, QImage::Format_RGB32);
  for (int row = 0; row < pixels; ++row) {
    auto* line = reinterpret_cast<QRgb*>(picture.scanLine(row));
    for (int column = 0; column < pixels; ++column)
      line[column] = shade(document.heights(), document.frame(), column, row);
  }
  return picture;
}

}  // namespace scarp
