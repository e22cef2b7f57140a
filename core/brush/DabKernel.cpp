#include "core/brush/DabKernel.h"

#include <algorithm>
#include <vector>

#include "core/base/ReproducibleMath.h"
#include "core/brush/BrushKinds.h"
#include "core/brush/DabLimits.h"
#include "core/brush/DabMask.h"

namespace scarp {

namespace {

void changeGround(const DabWork& work) {
  if (const auto kernel = brushKindInfo(work.settings.kind).kernel) kernel(work);
}

std::vector<float> samplesOf(std::span<const TileLoan<float>> loans) {
  std::vector<float> samples;
  for (const TileLoan<float>& loan : loans)
    for (int row = loan.rect.row0; row < loan.rect.row1; ++row)
      samples.insert(samples.end(), loan.row(row), loan.row(row) + loan.rect.width());
  return samples;
}

/// A height that limits changed after the kernel made it has no rest.
void dropRests(const std::vector<float>& made, const DabWork& work) {
  const float* was = made.data();
  for (std::size_t i = 0; i < work.loans.size(); ++i)
    for (int row = work.loans[i].rect.row0; row < work.loans[i].rect.row1; ++row)
      for (int k = 0; k < work.loans[i].rect.width(); ++k, ++was)
        if (*was != work.loans[i].row(row)[k]) work.rests[i].row(row)[k] = 0.0F;
}

void changeWithin(const DabWork& work) {
  if (work.settings.limits == BrushLimits{}) return changeGround(work);
  const DabLimits limits(work);
  changeGround(work);
  if (work.rests.empty()) return limits.hold();
  const std::vector<float> made = samplesOf(work.loans);
  limits.hold();
  dropRests(made, work);
}

}  // namespace

GridRect dabRect(const Dab& dab, const GridFrame& frame) {
  const double r = dab.radius;
  return frame.samplesWithin(dab.centre.x() - r, dab.centre.y() - r, dab.centre.x() + r, dab.centre.y() + r);
}

bool dabReaches(const Dab& dab, const GridFrame& frame, const GridRect& samples) {
  const double west = frame.x(samples.column0), east = frame.x(samples.column1 - 1);
  const double north = frame.y(samples.row0), south = frame.y(samples.row1 - 1);
  const double x = dab.centre.x() - std::clamp(dab.centre.x(), west, east);
  const double y = dab.centre.y() - std::clamp(dab.centre.y(), south, north);
  // A little more, as rows begin and end a cell beyond the rim.
  return reproducible::hypot(x, y) <= dab.radius + 2.0 * std::max(frame.dx, frame.dy);
}

void applyDab(const Dab& dab, const BrushSettings& settings, const StrokeGround& ground,
              const GridFrame& frame, const HeightRaster& heights, std::span<const TileLoan<float>> loans,
              std::span<const TileLoan<float>> rests) {
  const DabWork work{dab, settings, ground, frame, heights, loans, dabRect(dab, frame), rests};
  if (work.rect.empty()) return;
  std::optional<DabMask> mask;
  if (ground.mask) mask.emplace(*ground.mask, loans, rests);
  changeWithin(work);
  if (mask) mask->apply();
}

}  // namespace scarp
