#include "core/brush/DabKernel.h"

#include <algorithm>

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
  const auto away = [](double at, double low, double high) { return std::max({low - at, 0.0, at - high}); };
  const double x = away(frame.column(dab.centre.x()), samples.column0, samples.column1 - 1) * frame.dx;
  const double y = away(frame.row(dab.centre.y()), samples.row0, samples.row1 - 1) * frame.dy;
  const double reach = dab.radius + frame.dx;
  return x * x + y * y <= reach * reach;
}

void applyDab(const Dab& dab, const BrushSettings& settings, const StrokeGround& ground,
              const GridFrame& frame, const HeightRaster& heights, std::span<const TileLoan<float>> loans) {
  const DabWork work{dab, settings, ground, frame, heights, loans, dabRect(dab, frame)};
  if (work.rect.empty()) return;
  std::optional<DabMask> mask;
  if (ground.mask) mask.emplace(*ground.mask, loans);
  changeWithin(work);
  if (mask) mask->let();
}

}  // namespace scarp
