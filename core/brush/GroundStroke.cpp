#include "core/brush/GroundStroke.h"

#include <Eigen/Dense>
#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/brush/BrushKinds.h"
#include "core/brush/DabKernel.h"
#include "core/brush/DabLimits.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

/// How far along the way the point nearest to a position is, 0…1.
double alongRamp(const Ramp& ramp, const Vec2& position) {
  const Vec2 way = ramp.to - ramp.from;
  const double length2 = way.squaredNorm();
  return length2 > 0.0 ? std::clamp((position - ramp.from).dot(way) / length2, 0.0, 1.0) : 0.0;
}

void applyTo(const TileLoan<float>& loan, const Ramp& ramp, const BrushSettings& settings,
             const GridFrame& frame) {
  for (int row = loan.rect.row0; row < loan.rect.row1; ++row) {
    float* const heights = loan.row(row);
    for (int column = loan.rect.column0; column < loan.rect.column1; ++column) {
      const Vec2 position(frame.x(column), frame.y(row));
      const double along = alongRamp(ramp, position);
      const Vec2 nearest = ramp.from + along * (ramp.to - ramp.from);
      const double weight = brushWeight(settings, (position - nearest).norm() / settings.radius);
      if (!(weight > 0.0)) continue;
      float& height = heights[column - loan.rect.column0];
      const double goal = ramp.fromHeight + along * (ramp.toHeight - ramp.fromHeight);
      height = static_cast<float>(height + weight * (goal - height));
    }
  }
}

}  // namespace

std::vector<GridRect> rampRects(const Ramp& ramp, const BrushSettings& settings, const GridFrame& frame) {
  const double r = settings.radius;
  const Vec2 low = ramp.from.cwiseMin(ramp.to), high = ramp.from.cwiseMax(ramp.to);
  const GridRect all = frame.samplesWithin(low.x() - r, low.y() - r, high.x() + r, high.y() + r);
  // How steep ground may be goes by what lies around it, on whatever side of a tile's edge.
  if (settings.limits.steepest < 90.0 && !all.empty()) return {all};
  std::vector<GridRect> rects;
  const double rise = ramp.to.y() - ramp.from.y();
  for (int row = all.row0; row < all.row1;) {
    const int end = std::min(all.row1, (row / HeightRaster::tileSize + 1) * HeightRaster::tileSize);
    // The part of the way that is within reach of these rows.
    const double south = frame.y(end - 1) - r, north = frame.y(row) + r;
    double first = 0.0, last = 1.0;
    if (rise != 0.0) {
      const double a = (south - ramp.from.y()) / rise, b = (north - ramp.from.y()) / rise;
      first = std::clamp(std::min(a, b), 0.0, 1.0);
      last = std::clamp(std::max(a, b), 0.0, 1.0);
    }
    const double x0 = ramp.from.x() + first * (ramp.to.x() - ramp.from.x());
    const double x1 = ramp.from.x() + last * (ramp.to.x() - ramp.from.x());
    const GridRect reached = frame.samplesWithin(std::min(x0, x1) - r, south, std::max(x0, x1) + r, north);
    const GridRect band = reached.intersected({all.column0, row, all.column1, end});
    if (!band.empty()) rects.push_back(band);
    row = end;
  }
  return rects;
}

void applyRamp(const Ramp& ramp, const BrushSettings& settings, const GridFrame& frame, const GridRect& rect,
               const HeightRaster& heights, std::span<const TileLoan<float>> loans) {
  const auto lay = [&] {
    parallelFor(loans.size(), [&](std::size_t i) { applyTo(loans[i], ramp, settings, frame); });
  };
  if (settings.limits == BrushLimits{}) return lay();
  const Dab none{ramp.to, 0.0, settings.radius};  // limits go by where, not by a dab
  const StrokeGround nothing;
  const DabWork work{none, settings, nothing, frame, heights, loans, rect};
  const DabLimits limits(work);
  lay();
  limits.hold();
}

Vec2 slopeAround(const HeightRaster& heights, const GridFrame& frame, const Vec2& centre, double radius) {
  EXPECTS(radius > 0.0);
  constexpr int kAcross = 64;
  const GridRect around =
      frame.samplesWithin(centre.x() - radius, centre.y() - radius, centre.x() + radius, centre.y() + radius);
  const int stepColumns = around.width() / kAcross + 1, stepRows = around.height() / kAcross + 1;
  Eigen::Matrix3d products = Eigen::Matrix3d::Zero();
  Vec3 sums = Vec3::Zero();
  for (int row = around.row0; row < around.row1; row += stepRows)
    for (int column = around.column0; column < around.column1; column += stepColumns) {
      const double height = heights.at(column, row);
      // In radii, so that the sums are of one size.
      const Vec3 at((frame.x(column) - centre.x()) / radius, (frame.y(row) - centre.y()) / radius, 1.0);
      if (std::isnan(height) || at.head<2>().squaredNorm() > 1.0) continue;
      products += at * at.transpose();
      sums += height * at;
    }
  const Eigen::FullPivLU<Eigen::Matrix3d> solver(products);
  if (solver.rank() < 3) return Vec2::Zero();
  return solver.solve(sums).head<2>() / radius;
}

namespace {

/// Some kinds work by the ground as it was, and slopes judged by it: by the ground as it becomes, what one
/// dab did would decide over the next.
bool goesByGroundBefore(const BrushSettings& settings) {
  return brushKindInfo(settings.kind).traits.needs.before || settings.limits.leastSlope > 0.0 ||
         settings.limits.mostSlope < 90.0;
}

/// Kinds that move ground take as much from one sample as they give to others.
bool roundsOnce(const BrushSettings& settings) {
  const StrokeDabs dabs = brushKindInfo(settings.kind).traits.dabs;
  return dabs == StrokeDabs::Spaced || dabs == StrokeDabs::Close;
}

bool laidWhole(const BrushSettings& settings) {
  return brushKindInfo(settings.kind).traits.dabs == StrokeDabs::None;
}

}  // namespace

bool goesBySlope(const BrushSettings& settings) {
  const auto slope = brushKindInfo(settings.kind).traits.needs.slope;
  return slope && slope(settings);
}

StrokeGround strokeGroundOf(const BrushSettings& settings, const HeightRaster& heights,
                            const GridFrame& frame) {
  StrokeGround ground;
  const StrokeNeeds& needs = brushKindInfo(settings.kind).traits.needs;
  if (needs.noise) ground.noise = noiseSheet(settings.noise, frame);
  if (goesByGroundBefore(settings)) ground.before = heights;
  if (needs.source == CopiedGround::BeforeStroke) ground.source = heights;
  return ground;
}

GroundStroke::GroundStroke(const BrushSettings& settings, const GridFrame& frame, StrokeTarget& target,
                           StrokeGround ground)
    : settings_(settings), frame_(frame), target_(target), ground_(std::move(ground)), stroke_(settings) {}

void GroundStroke::add(const StrokeSample& sample) {
  if (std::isnan(ground_.level)) meet(sample);
  if (laidWhole(settings_)) return layRamp(sample);
  apply(stroke_.add(sample));
}

void GroundStroke::finish() {
  if (!laidWhole(settings_)) apply(stroke_.finish());
}

void GroundStroke::meet(const StrokeSample& sample) {
  const auto point = surfaceAt(target_.heights(), frame_, frame_.column(sample.x), frame_.row(sample.y));
  if (!point) return;
  ground_.start = {sample.x, sample.y};
  ground_.level = point->height;
  if (goesBySlope(settings_))
    ground_.slope = slopeAround(target_.heights(), frame_, ground_.start, settings_.radius);
}

void GroundStroke::apply(const std::vector<Dab>& dabs) {
  for (const Dab& dab : dabs) {
    const GridRect rect = dabRect(dab, frame_);
    if (rect.empty()) continue;
    // A circle leaves out the corners of its box.
    const auto loans =
        target_.lend(rect, [&](const GridRect& part) { return dabReaches(dab, frame_, part); });
    const auto rests = roundsOnce(settings_) ? rests_.beside(loans) : std::vector<TileLoan<float>>();
    applyDab(dab, settings_, ground_, frame_, target_.heights(), loans, rests);
    target_.touched(rect);
  }
}

void GroundStroke::layRamp(const StrokeSample& sample) {
  target_.restore();
  const Vec2 end(sample.x, sample.y);
  const double height = heightAt(target_.heights(), frame_.column(end.x()), frame_.row(end.y()));
  // Not before the stroke has met ground, and then only to somewhere else that is ground.
  if (std::isnan(ground_.level) || std::isnan(height) || end == ground_.start) return;
  const Ramp ramp{ground_.start, end, ground_.level, height};
  for (const GridRect& rect : rampRects(ramp, settings_, frame_)) {
    const auto loans = target_.lend(rect, [](const GridRect&) { return true; });
    std::optional<DabMask> mask;
    if (ground_.mask) mask.emplace(*ground_.mask, loans);
    applyRamp(ramp, settings_, frame_, rect, target_.heights(), loans);
    if (mask) mask->apply();
    target_.touched(rect);
  }
}

}  // namespace scarp
