#include <cmath>

#include "core/brush/BrushNoise.h"
#include "core/brush/DabWork.h"
#include "core/brush/RowOps.h"

namespace scarp {

namespace {

/// What a shape comes to on average. Noise is taken from there, so that a stroke roughens ground without
/// lifting it: ridges stand out and what is between them sinks. A brush that is held to going up only
/// raises the crests.
float middleOf(NoiseShape shape) {
  switch (shape) {
    case NoiseShape::Ridged:
      return 0.55F;
    case NoiseShape::Billow:
      return 0.25F;
    case NoiseShape::Fbm:
      break;
  }
  return 0.0F;
}

}  // namespace

void raiseDab(const DabWork& work) {
  forEachRow(work, [](const DabRow& row) { addRow(row, 1.0F); });
}

void lowerDab(const DabWork& work) {
  forEachRow(work, [](const DabRow& row) { addRow(row, -1.0F); });
}

/// Towards the height under the stroke's start, or the plane there; nothing until the stroke has met ground.
void flattenDab(const DabWork& work) {
  const StrokeGround& ground = work.ground;
  // Until the stroke has met ground there is no level to flatten to.
  if (std::isnan(ground.level)) return;
  if (work.settings.flattenTo == FlattenTo::Height)
    return forEachRow(work,
                      [goal = static_cast<float>(ground.level)](const DabRow& row) { towardRow(row, goal); });
  // Counted from the stroke's start, so that a sample's goal does not depend on where its row begins.
  const int column = static_cast<int>(std::floor(work.frame.column(ground.start.x())));
  const auto step = static_cast<float>(ground.slope.x() * work.frame.dx);
  forEachRow(work, [&](const DabRow& row) {
    const Vec2 from = Vec2(work.frame.x(column), work.frame.y(row.row)) - ground.start;
    const auto level = static_cast<float>(ground.level + ground.slope.dot(from));
    towardRow(row, level, row.column - column, step);
  });
}

/// Towards a height.
void setHeightDab(const DabWork& work) {
  forEachRow(work, [goal = static_cast<float>(work.settings.targetHeight)](const DabRow& row) {
    towardRow(row, goal);
  });
}

/// Noise about its middle: as much goes up as down.
void noiseDab(const DabWork& work) {
  const auto sheet = work.ground.noise ? work.ground.noise : noiseSheet(work.settings.noise, work.frame);
  requireUnder(work, *sheet);
  const float middle = middleOf(work.settings.noise.shape);
  forEachRow(work, [&](const DabRow& row) {
    const float* const noise = sheet->row(row.column, row.row);
    float factors[HeightRaster::tileSize];
    for (int i = 0; i < row.count; ++i) factors[i] = noise[i] - middle;
    addRow(row, factors);
  });
}

}  // namespace scarp
