#include "core/brush/DabKernel.h"

#include <algorithm>
#include <cmath>

#include "core/base/ReproducibleMath.h"
#include "core/brush/DabLimits.h"
#include "core/brush/DabMask.h"
#include "core/brush/Kernels.h"

namespace scarp {

namespace {

void changeGround(const DabWork& work) {
  switch (work.settings.kind) {
    case BrushKind::Raise:
      return raiseDab(work, 1.0F);
    case BrushKind::Lower:
      return raiseDab(work, -1.0F);
    case BrushKind::Smooth:
      return smoothDab(work);
    case BrushKind::Sharpen:
      return sharpenDab(work);
    case BrushKind::Flatten:
      return flattenDab(work);
    case BrushKind::SetHeight:
      return setHeightDab(work);
    case BrushKind::Noise:
      return noiseDab(work);
    case BrushKind::Terrace:
      return terraceDab(work);
    case BrushKind::Plateau:
      return plateauDab(work);
    case BrushKind::Crater:
      return craterDab(work);
    case BrushKind::Hole:
      return holeDab(work);
    case BrushKind::Fill:
      return fillDab(work);
    case BrushKind::Ramp:
      return;  // Is laid as a whole: RampKernel.
    case BrushKind::Stamp:
      return stampDab(work);
    case BrushKind::Clone:
      return cloneDab(work);
    case BrushKind::Smudge:
      return smudgeDab(work);
    case BrushKind::Pinch:
      return pinchDab(work, 1.0);
    case BrushKind::Inflate:
      return pinchDab(work, -1.0);
    case BrushKind::Restore:
      return restoreDab(work);
    case BrushKind::Hydraulic:
      return hydraulicDab(work);
    case BrushKind::Thermal:
      return thermalDab(work);
  }
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
