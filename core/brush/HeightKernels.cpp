#include <cmath>

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

namespace {

/// How much of a rim a crater gets: 1.5 makes it stand about a sixth as high as the bowl is deep, as on
/// craters from impacts.
constexpr double kRim = 1.5;

/// The height of a crater where the brush weighs w, if it is 1 deep: the weight falls from 1 in the middle to
/// 0 at the brush's rim, and so does the crater, in whatever falloff.
double craterAt(double w) { return w * (kRim - (1.0 + 2.0 * kRim) * w + kRim * w * w); }

/// What a crater has to be multiplied by so that a pass is as deep as raising is high.
double craterScale(const BrushSettings& settings) {
  constexpr int kSteps = 128;
  double sum = 0.0;
  for (int i = 0; i < kSteps; ++i) sum -= craterAt(brushWeight(settings, (i + 0.5) / kSteps));
  // A falloff that hardly reaches the middle has no bowl to speak of, and gets no deeper for that.
  return brushWeightMean(settings) / std::fmax(sum / kSteps, 0.25 * brushWeightMean(settings));
}

}  // namespace

/// Towards level steps at the multiples of a step from height 0, by the ground before the stroke where the
/// stroke has it.
void terraceDab(const DabWork& work) {
  const TerraceBrush& terrace = work.settings.terrace;
  if (terrace.sharpness == 0.0) return;
  forEachRow(work, [&](const DabRow& row) {
    float goals[HeightRaster::tileSize];
    // By the ground as the stroke found it: by the ground as it is now, one dab after the other would make
    // the risers upright whatever the sharpness.
    if (work.ground.before)
      work.ground.before->read({row.column, row.row, row.column + row.count, row.row + 1}, goals);
    terraceRow(terrace, work.ground.before ? goals : row.heights, row.count, goals);
    towardRow(row, goals);
  });
}

/// What is below the plateau comes up to it, or with a negative rise what is above comes down; the rest
/// stays. Nothing until the stroke has met ground.
void plateauDab(const DabWork& work) {
  // Until the stroke has met ground there is nothing to rise over.
  if (std::isnan(work.ground.level)) return;
  const double rise = work.settings.rise;
  const auto goal = static_cast<float>(work.ground.level + rise);
  forEachRow(work,
             [=](const DabRow& row) { rise < 0.0 ? downTowardRow(row, goal) : upTowardRow(row, goal); });
}

/// A bowl with a raised rim, as deep as raising is high.
void craterDab(const DabWork& work) {
  const auto amount = static_cast<float>(work.dab.amount);
  const auto scale = static_cast<float>(craterScale(work.settings));
  forEachRow(work, [=](const DabRow& row) { craterRow(row, amount, scale, static_cast<float>(kRim)); });
}

}  // namespace scarp
