#include "core/brush/DabKernel.h"

#include <algorithm>
#include <cmath>

#include "core/base/ReproducibleMath.h"
#include "core/brush/BrushKinds.h"
#include "core/brush/DabLimits.h"
#include "core/brush/DabMask.h"
#include "core/brush/DabWork.h"

namespace scarp {

namespace {

void changeGround(const DabWork& work) {
  if (const auto kernel = brushKindInfo(work.settings.kind).kernel) kernel(work);
}

void changeWithin(const DabWork& work) {
  if (work.settings.limits == BrushLimits{}) return changeGround(work);
  const DabLimits limits(work);
  changeGround(work);
  limits.hold();
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
              const GridFrame& frame, const HeightRaster& heights, std::span<const TileLoan<float>> loans) {
  const DabWork work{dab, settings, ground, frame, heights, loans, dabRect(dab, frame)};
  if (work.rect.empty()) return;
  std::optional<DabMask> mask;
  if (ground.mask) mask.emplace(*ground.mask, loans);
  changeWithin(work);
  if (mask) mask->apply();
}

}  // namespace scarp
