#include "core/brush/StrokeWork.h"

#include <algorithm>
#include <cmath>

#include "core/base/ReproducibleMath.h"
#include "core/base/ShortNumber.h"
#include "core/brush/BrushKinds.h"
#include "core/brush/Stroke.h"
#include "core/brush/Symmetry.h"

namespace scarp {

namespace {

constexpr double kMaxStrokeDabs = 1e7;
/// Samples that dabs change, weighted by the cost of the kernel; some ten seconds for 1e10.
constexpr double kMaxStrokeWork = 1e13;
constexpr double kMaxLeapDabs = 2e5;
/// Work of a dab beside its samples: finding and lending tiles, refreshing the pyramid, notifying views.
constexpr double kWorkOfEachDab = 2000.0;
/// Dabs of a brush that is held still between two samples, see Stroke::hold().
constexpr double kMaxHoldDabs = 600.0, kHoldDabsASecond = 60.0;

/// Time for a sample under a dab, relative to raising it.
double kernelCost(const BrushSettings& brush) {
  switch (brush.kind) {
    case BrushKind::Smooth:
    case BrushKind::Sharpen:
      return 4.0;
    case BrushKind::Pinch:
    case BrushKind::Inflate:
    case BrushKind::Smudge:
      return 20.0;
    case BrushKind::Hydraulic:
      return 10.0 * (brush.erosion.steps + 3.0);
    case BrushKind::Thermal:
      return 4.0 * brush.erosion.steps;
    default:
      return 1.0;
  }
}

/// About how many dabs the path between two samples takes. The radius is the smallest that the pressure gives on
/// the way.
double dabsOnPath(const BrushSettings& brush, const StrokeSample& from, const StrokeSample& to) {
  constexpr int kParts = 8;
  double most = dabsBetween(brush, from, to);
  if (!brush.pressure.radius || from.pressure == to.pressure) return most;
  for (int i = 1; i < kParts; ++i) {
    StrokeSample between = from;
    between.pressure += (to.pressure - from.pressure) * i / kParts;
    const double share = radiusAt(brush, from.pressure) / radiusAt(brush, between.pressure);
    most = std::max(most, share * dabsBetween(brush, {from.x, from.y, from.pressure}, {to.x, to.y, from.pressure}));
  }
  return most;
}

}  // namespace

double dabCopies(const BrushSettings& brush) {
  return static_cast<double>(symmetricPlaces(brush.symmetry, {Vec2(0.0, 0.0), Vec2(0.0, 0.0), 0.0}).size());
}

double dabWork(const BrushSettings& brush, const GridFrame& frame) {
  const double across = std::min(2.0 * brush.radius / frame.dx + 1.0, static_cast<double>(frame.columns)),
               down = std::min(2.0 * brush.radius / frame.dy + 1.0, static_cast<double>(frame.rows));
  return across * down * kernelCost(brush) * dabCopies(brush);
}

StrokeLimit::StrokeLimit(const BrushSettings& brush, const GridFrame& frame)
    : brush_(brush),
      frame_(frame),
      copies_(dabCopies(brush)),
      dabWork_(dabWork(brush, frame) + kWorkOfEachDab * copies_) {}

StrokeLimit::Added StrokeLimit::addedBy(const StrokeSample& sample) const {
  const StrokeDabs kind = brushKindInfo(brush_.kind).traits.dabs;
  if (kind == StrokeDabs::None) {  // The whole ramp is laid again at each sample.
    if (!first_) return {1.0, 0.0};
    const double length = reproducible::hypot(sample.x - first_->x, sample.y - first_->y),
                 area = (length + 2.0 * brush_.radius) * 2.0 * brush_.radius;
    return {1.0, std::min(area / (frame_.dx * frame_.dy), double(frame_.columns) * double(frame_.rows))};
  }
  if (!last_) return {1.0, dabWork_};
  if (kind == StrokeDabs::Single) return {0.0, 0.0};
  const bool still = sample.x == last_->x && sample.y == last_->y;
  const double dabs = still ? std::clamp(kHoldDabsASecond * (sample.time - last_->time), 0.0, kMaxHoldDabs)
                            : dabsOnPath(brush_, *last_, sample);
  return {dabs, dabs * dabWork_};
}

Result<void> StrokeLimit::add(const StrokeSample& sample) {
  const Added added = addedBy(sample);
  const double dabs = dabs_ + added.dabs * copies_, work = work_ + added.work;
  if (!(dabs <= kMaxStrokeDabs))
    return Error{"the stroke is too long for its brush: " + shortNumber(dabs) +
                 " dabs (length / spacing, times the copies by symmetry), where " +
                 shortNumber(kMaxStrokeDabs) +
                 " are the limit. Use a larger radius or spacing, or a shorter stroke"};
  if (!(work <= kMaxStrokeWork))
    return Error{"the stroke is too much work for its brush: its dabs change " + shortNumber(work) +
                 " samples, where " + shortNumber(kMaxStrokeWork) +
                 " are the limit. Use a smaller radius, a larger spacing or a shorter stroke"};
  dabs_ = dabs;
  work_ = work;
  if (!first_) first_ = sample;
  last_ = sample;
  return {};
}

Result<void> checkStroke(const BrushSettings& brush, std::span<const StrokeSample> samples,
                         const GridFrame& frame) {
  if (auto valid = validate(brush); !valid) return valid;
  StrokeLimit limit(brush, frame);
  const StrokeSample* before = nullptr;
  for (const StrokeSample& sample : samples) {
    if (!std::isfinite(sample.x) || !std::isfinite(sample.y) || !std::isfinite(sample.time))
      return Error{"a sample is not a finite number"};
    if (!(sample.pressure >= 0.0 && sample.pressure <= 1.0))
      return Error{"pressure " + shortNumber(sample.pressure) + " is out of range (0 to 1)"};
    if (before && sample.time < before->time) return Error{"the time of its samples falls"};
    if (auto fits = limit.add(sample); !fits) return fits;
    before = &sample;
  }
  return {};
}

bool isLeapTooLong(const BrushSettings& brush, const StrokeSample& from, const StrokeSample& to) {
  return !(dabsBetween(brush, from, to) * dabCopies(brush) <= kMaxLeapDabs);
}

}  // namespace scarp
