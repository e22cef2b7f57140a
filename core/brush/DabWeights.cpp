#include "core/brush/DabWeights.h"

#include <algorithm>
#include <cmath>

#include "core/base/ReproducibleMath.h"
#include "core/brush/WeightRows.h"

namespace scarp {

namespace {

constexpr int kChunk = 128;  ///< Samples of an alpha at a time.

float f(double x) { return static_cast<float>(x); }

bool isStretched(const BrushSettings& settings) {
  return settings.kind == BrushKind::Stamp &&
         (settings.footprint != StampFootprint::Round || settings.aspect != 1.0);
}

}  // namespace

StampHalves stampHalves(const BrushSettings& s) {
  if (s.footprint == StampFootprint::Round) return {std::min(1.0, s.aspect), std::min(1.0, 1.0 / s.aspect)};
  const double diagonal = reproducible::hypot(s.aspect, 1.0);
  return {s.aspect / diagonal, 1.0 / diagonal};
}

DabWeights::DabWeights(const Dab& dab, const BrushSettings& settings, const GridFrame& frame)
    : settings_(settings),
      frame_(frame),
      centre_(dab.centre),
      radius_(dab.radius),
      centreColumn_(frame.column(dab.centre.x())),
      anchor_(static_cast<int>(std::floor(std::clamp(centreColumn_, 0.0, double(frame.columns))))),
      step_(f(frame.dx / dab.radius)),
      offset_(f((anchor_ - centreColumn_) * frame.dx / dab.radius)),
      amount_(f(dab.amount)),
      inner_(f(settings.innerRadius)),
      perOuter_(f(1.0 / (1.0 - settings.innerRadius))),
      east_(dab.mirrored ? -1.0 : 1.0),
      cosine_(reproducible::cos(dab.angle)),
      sine_(reproducible::sin(dab.angle)),
      stretched_(isStretched(settings)),
      perWidth_(stretched_ ? 1.0 / stampHalves(settings).width : 1.0),
      perDepth_(stretched_ ? 1.0 / stampHalves(settings).depth : 1.0) {
  // Of each row once, though a row lies in many tiles.
  const double middle = frame.row(dab.centre.y()), half = dab.radius / frame.dy;
  const auto within = [&](double row) { return static_cast<int>(std::clamp(row, 0.0, double(frame.rows))); };
  firstRow_ = within(std::floor(middle - half));
  const int end = within(std::ceil(middle + half) + 1.0);
  for (int row = firstRow_; row < end; ++row) reaches_.push_back(reachOf(row));
  if (settings.falloff != Falloff::Curve) return;
  table_.reserve(kWeightTableSteps + 2);
  for (int i = 0; i <= kWeightTableSteps; ++i)
    table_.push_back(f(settings.falloffCurve.at(1.0 - double(i) / kWeightTableSteps)));
  table_.push_back(table_.back());
}

double DabWeights::northing(int row) const { return (frame_.y(row) - centre_.y()) / radius_; }

std::pair<int, int> DabWeights::reachOf(int row) const {
  const double y = northing(row), half2 = 1.0 - y * y;
  if (!(half2 > 0.0)) return {0, 0};
  // A column more to either side, as the weights are in float; what is too much there weighs nothing.
  const double half = std::sqrt(half2) * radius_ / frame_.dx + 1.0;
  const double first = std::max(0.0, std::ceil(centreColumn_ - half));
  const double last = std::min(double(frame_.columns), std::floor(centreColumn_ + half) + 1.0);
  return first < last ? std::pair(static_cast<int>(first), static_cast<int>(last)) : std::pair(0, 0);
}

std::pair<int, int> DabWeights::reach(int row, int from, int to) const {
  if (row < firstRow_ || row - firstRow_ >= static_cast<int>(reaches_.size())) return {from, from};
  const auto [first, last] = reaches_[static_cast<std::size_t>(row - firstRow_)];
  return {std::max(from, first), std::min(to, last)};
}

void DabWeights::amounts(int row, int column, int count, float* out) const {
  const double y = northing(row);
  const WeightRun run{f(column - anchor_), step_,   offset_, f(y * y),     inner_,
                      perOuter_,           amount_, count,   table_.data()};
  if (stretched_)
    stampAmounts(run, y, out);
  else
    weightRow(settings_.falloff, run, out);
  if (settings_.alpha) shapeByAlpha(row, column, count, out);
}

void DabWeights::alphas(int row, int column, int count, float* out) const {
  if (!settings_.alpha) {
    std::fill_n(out, count, 1.0F);
    return;
  }
  const Alpha& alpha = *settings_.alpha;
  // Where the anchor is in the picture, and what a column adds; y runs northward, pixels southward.
  const double x = (anchor_ - centreColumn_) * frame_.dx / radius_, y = northing(row);
  const double perX = 0.5 * alpha.columns, perY = 0.5 * alpha.rows;
  alphaRow({alpha.values.data(), alpha.columns, f(alpha.columns - 1), f(alpha.rows - 1),
            f(perX * (east_ * (cosine_ * x + sine_ * y) * perWidth_ + 1.0) - 0.5),
            f(perY * (1.0 - cosine_ * y * perDepth_ + sine_ * x * perDepth_) - 0.5),
            f(perX * east_ * cosine_ * frame_.dx / radius_ * perWidth_),
            f(perY * sine_ * frame_.dx / radius_ * perDepth_), f(column - anchor_), count},
           out);
}

void DabWeights::stampAmounts(const WeightRun& run, double northing, float* out) const {
  // Across and along the picture, in halves: u = (cos x + sin y)/a and v = (cos y − sin x)/b.
  const double step = frame_.dx / radius_, offset = (anchor_ - centreColumn_) * step;
  const double ux = cosine_ * perWidth_, uy = sine_ * northing * perWidth_;
  const double vx = -sine_ * perDepth_, vy = cosine_ * northing * perDepth_;
  WeightRun stretched = run;
  if (settings_.footprint == StampFootprint::Round) {
    // u² + v² along a row is that of a circle, with another step and offset: A (x + B/A)² + rest.
    const double a = ux * ux + vx * vx, b = ux * uy + vx * vy, length = std::sqrt(a);
    const double across = (ux * vy - vx * uy) / length;
    stretched.step = f(length * step);
    stretched.offset = f(length * offset + b / length);
    stretched.northing2 = f(across * across);
    return weightRow(settings_.falloff, stretched, out);
  }
  stretched.northing2 = 0.0F;
  stretched.step = f(ux * step);
  stretched.offset = f(ux * offset + uy);
  weightRow(settings_.falloff, stretched, out);
  stretched.amount = 1.0F;
  stretched.step = f(vx * step);
  stretched.offset = f(vx * offset + vy);
  float along[kChunk];
  for (int done = 0; done < run.count; done += kChunk) {
    stretched.first = run.first + static_cast<float>(done);
    stretched.count = std::min(kChunk, run.count - done);
    weightRow(settings_.falloff, stretched, along);
    multiplyRow(along, stretched.count, out + done);
  }
}

void DabWeights::shapeByAlpha(int row, int column, int count, float* amounts) const {
  float factors[kChunk];
  for (int done = 0; done < count; done += kChunk) {
    const int length = std::min(kChunk, count - done);
    alphas(row, column + done, length, factors);
    multiplyRow(factors, length, amounts + done);
  }
}

}  // namespace scarp
