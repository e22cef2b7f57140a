#include "ui/actions/BrushAtWork.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"
#include "core/brush/BrushKinds.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/SculptStroke.h"
#include "core/noise/Noise.h"
#include "core/script/BrushJson.h"

namespace scarp {
namespace {

constexpr double kRadius = 50.0;    ///< Metres.
constexpr double kAcross = 5.6;     ///< Radii from side to side.
constexpr double kStrongest = 0.4;  ///< Of the radius: a stroke that surely shows.
constexpr std::uint32_t kSeed = 11;

/// Rolling ground, as wide as the brush asks for.
Terrain ground(int samples, double radius, bool rough) {
  const double cell = kAcross * radius / samples;
  Terrain terrain{{samples, samples, cell, cell}, {}, HeightRaster(samples, samples, 0.0F)};
  std::vector<float> heights;
  const double relief = (rough ? 0.9 : 0.45) * radius;
  for (int row = 0; row < samples; ++row)
    for (int column = 0; column < samples; ++column) {
      const double x = kAcross * column / samples, y = kAcross * row / samples;
      const double tilt = 0.35 * radius * (1.0 - 2.0 * row / samples);
      heights.push_back(
          static_cast<float>(tilt + relief * fractalNoise(0.4 * x, 0.4 * y, rough ? 6 : 4, 0.4, kSeed)));
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
  if (brushKindInfo(brush.kind).traits.picture.once) return {{0.0, 0.0, 1.0, 0.0}, {0.0, 0.0, 1.0, 2.0}};
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
  const KindPicture& picture = brushKindInfo(brush.kind).traits.picture;
  if (!picture.before) return;
  BrushSettings before = shownAs({});
  before.kind = *picture.before;
  before.radius = picture.beforeRadius * brush.radius;
  before.strength = before.flow = kStrongest * brush.radius;
  stroke(document, before);
}

}  // namespace

BrushAtWork brushAtWork(const BrushSettings& settings, int samples) {
  EXPECTS(samples > 1 && validate(settings).ok());
  // At one size, however large the brush: floats and bumps are then alike for all.
  const BrushSettings brush = atRadius(settings, kRadius);
  TerrainDocument document(ground(samples, brush.radius, brushKindInfo(brush.kind).traits.picture.rough));
  prepare(document, brush);
  const HeightRaster before = document.heights();
  stroke(document, shownAs(brush));
  return {document.frame(), before, document.heights()};
}

}  // namespace scarp
