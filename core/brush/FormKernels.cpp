#include <cmath>

#include "core/brush/DabWork.h"
#include "core/brush/RowOps.h"

namespace scarp {

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
