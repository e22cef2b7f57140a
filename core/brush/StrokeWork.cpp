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
/// Dabs that Stroke returns at once, some 100 bytes each.
constexpr double kMaxDabsBetweenSamples = 1e6;
/// Samples that dabs visit, weighted by the cost of the kernel. Measured 0.3 to 1 ns of processor time for
/// each, so 2 to 5 minutes in all.
constexpr double kMaxStrokeWork = 3e11;
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

/// Time for a sample under a dab that the brush's limits and alpha take, relative to raising it.
double extraCost(const BrushSettings& brush) {
  const BrushLimits& limits = brush.limits;
  double cost = 0.0;
  if (brush.alpha) cost += 5.0;
  if (limits.leastSlope > 0.0 || limits.mostSlope < 90.0) cost += 8.0;
  if (limits.steepest < 90.0) cost += 100.0;
  return cost;
}

/// Samples in the rectangle around a dab, at most those of the terrain.
double samplesUnder(double radius, const GridFrame& frame) {
  return std::min(2.0 * radius / frame.dx + 1.0, static_cast<double>(frame.columns)) *
         std::min(2.0 * radius / frame.dy + 1.0, static_cast<double>(frame.rows));
}

/// Dabs of a part of the path, without copies, and the largest radius that the pressure gives there, metres.
struct PathDabs {
  double dabs, maxRadius;
};

/// Returns the approximate number of dabs between two samples, for the smallest radius that the pressure
/// gives on the path.
PathDabs dabsOnPath(const BrushSettings& brush, const StrokeSample& from, const StrokeSample& to) {
  constexpr int kParts = 8;
  PathDabs path{dabsBetween(brush, from, to),
                std::max(radiusAt(brush, from.pressure), radiusAt(brush, to.pressure))};
  if (!brush.pressure.radius || from.pressure == to.pressure) return path;
  for (int i = 1; i < kParts; ++i) {
    const double radius = radiusAt(brush, from.pressure + (to.pressure - from.pressure) * i / kParts);
    const double share = radiusAt(brush, from.pressure) / radius;
    path.dabs = std::max(
        path.dabs, share * dabsBetween(brush, {from.x, from.y, from.pressure}, {to.x, to.y, from.pressure}));
    path.maxRadius = std::max(path.maxRadius, radius);
  }
  return path;
}

}  // namespace

double dabCopies(const BrushSettings& brush) {
  return static_cast<double>(symmetricPlaces(brush.symmetry, {Vec2(0.0, 0.0), Vec2(0.0, 0.0), 0.0}).size());
}

double dabWork(const BrushSettings& brush, const GridFrame& frame) {
  return samplesUnder(brush.radius, frame) * kernelCost(brush) * dabCopies(brush);
}

StrokeLimit::StrokeLimit(const BrushSettings& brush, const GridFrame& frame)
    : brush_(brush),
      frame_(frame),
      copies_(dabCopies(brush)),
      sampleCost_(kernelCost(brush) + extraCost(brush)) {}

double StrokeLimit::workOfDab(double radius) const {
  return (samplesUnder(radius, frame_) * sampleCost_ + kWorkOfEachDab) * copies_;
}

StrokeLimit::Added StrokeLimit::addedBy(const StrokeSample& sample) const {
  const StrokeDabs kind = brushKindInfo(brush_.kind).traits.dabs;
  if (kind == StrokeDabs::None) {  // Each sample applies the whole ramp again.
    if (!first_) return {1.0, 0.0};
    const double length = reproducible::hypot(sample.x - first_->x, sample.y - first_->y),
                 area = (length + 2.0 * brush_.radius) * 2.0 * brush_.radius;
    const double samples =
        std::min(area / (frame_.dx * frame_.dy), double(frame_.columns) * double(frame_.rows));
    return {1.0, samples * sampleCost_};
  }
  if (!last_) return {1.0, workOfDab(radiusAt(brush_, sample.pressure))};
  if (kind == StrokeDabs::Single) return {0.0, 0.0};
  const bool still = sample.x == last_->x && sample.y == last_->y;
  PathDabs path = dabsOnPath(brush_, *last_, sample);
  if (still) path.dabs = std::clamp(kHoldDabsASecond * (sample.time - last_->time), 0.0, kMaxHoldDabs);
  return {path.dabs, path.dabs * workOfDab(path.maxRadius)};
}

Result<void> StrokeLimit::add(const StrokeSample& sample) {
  const Added added = addedBy(sample);
  const double between = added.dabs * copies_, dabs = dabs_ + between, work = work_ + added.work;
  if (!(dabs <= kMaxStrokeDabs))
    return Error{
        "the stroke is too long for its brush: %1 dabs (length / spacing, times the copies by symmetry), "
        "where %2 are the limit. Use a larger radius or spacing, or a shorter stroke",
        shortNumber(dabs), shortNumber(kMaxStrokeDabs)};
  if (!(between <= kMaxDabsBetweenSamples))
    return Error{
        "the stroke is too long for its brush: %1 dabs between two samples (length / spacing, times the "
        "copies by symmetry), where %2 are the limit. Use a larger radius or spacing, or a shorter stroke",
        shortNumber(between), shortNumber(kMaxDabsBetweenSamples)};
  if (!(work <= kMaxStrokeWork))
    return Error{
        "the stroke is too much work for its brush: its dabs change %1 samples, where %2 are the limit. Use "
        "a smaller radius, a larger spacing or a shorter stroke",
        shortNumber(work), shortNumber(kMaxStrokeWork)};
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
      return Error{"pressure %1 is out of range (0 to 1)", shortNumber(sample.pressure)};
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
