#include "core/pick/CellMarch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace scarp {

namespace {

constexpr double kEpsilon = std::numeric_limits<double>::epsilon();
/// Rounding of a clearance, in units of the last place of the numbers that went into it: a few
/// operations each for the ray's height and the ground's.
constexpr double kRounding = 8.0 * kEpsilon;
/// Rounding of a grid position, in units of the last place of the largest coordinate.
constexpr double kSlack = 8.0 * kEpsilon;
/// A ray nearly along a grid line is off by more where it crosses it; up to this many times.
constexpr double kMostStretch = 1e4;
constexpr int kMostBisections = 64;

SurfaceSide sideOf(double clearance) { return clearance > 0.0 ? SurfaceSide::Above : SurfaceSide::Below; }

double snapped(double position, double slack) {
  const double line = std::round(position);
  return std::abs(position - line) <= slack ? line : position;
}

}  // namespace

RaySlack::RaySlack(const GridRay& asked, const GridFrame& frame)
    : cells(kSlack * std::max({double(frame.columns), double(frame.rows), std::abs(asked.origin.x()),
                               std::abs(asked.origin.y())})),
      height(kRounding * std::abs(asked.origin.z())) {
  const double du = std::abs(asked.direction.x()), dv = std::abs(asked.direction.y());
  const double fast = std::max(du, dv), slow = std::min(du, dv) > 0.0 ? std::min(du, dv) : fast;
  t = fast > 0.0 ? std::min(cells / slow, kMostStretch * cells / fast) : 0.0;
}

CellMarch::Cell CellMarch::cellOf(const CellHeights& h, int column, int row, double tExit) const {
  const double highest = std::max({std::abs(h.a), std::abs(h.b), std::abs(h.c), std::abs(h.d)});
  const double steepest =
      std::max({std::abs(h.b - h.a), std::abs(h.d - h.b), std::abs(h.c - h.a), std::abs(h.d - h.c)});
  return {h,
          column,
          row,
          tExit,
          ray_.origin.x() - column,
          ray_.origin.y() - row,
          kRounding * (std::abs(ray_.origin.z()) + highest) + slack_.height + slack_.cells * steepest};
}

CellMarch::Clearance CellMarch::clearance(const Cell& cell, double t) const {
  const double u = std::clamp(cell.u + t * ray_.direction.x(), 0.0, 1.0);
  const double v = std::clamp(cell.v + t * ray_.direction.y(), 0.0, 1.0);
  const double rise = t * ray_.direction.z();
  const double value = ray_.origin.z() + rise - cell.heights.at(u, v);
  return {value, std::abs(value) <= cell.tolerance + kRounding * std::abs(rise)};
}

std::optional<MarchHit> CellMarch::cross(const CellHeights& heights, int column, int row, double tEntry,
                                         double tExit) {
  const Cell cell = cellOf(heights, column, row, tExit);
  const double u0 = cell.u, v0 = cell.v;
  const double du = ray_.direction.x(), dv = ray_.direction.y();
  // Where the ray crosses the diagonal u = v, if it does so within the span.
  const double tDiagonal = du == dv ? tExit : (v0 - u0) / (du - dv);
  const bool split = tDiagonal > tEntry && tDiagonal < tExit;
  std::array<double, 4> stops;
  std::size_t stopCount = 0;
  if (!side_) stops[stopCount++] = std::max(tEntry - slack_.t, ray_.tMin);
  stops[stopCount++] = tEntry;
  if (split) stops[stopCount++] = tDiagonal;
  stops[stopCount++] = tExit;

  double tBefore = tEntry, before = 0.0;
  for (std::size_t i = 0; i < stopCount; ++i) {
    const double t = stops[i];
    const Clearance now = clearance(cell, t);
    if (trace_) trace_->march.push_back({t, now.value});
    const bool crossed = side_ && *side_ != sideOf(now.value);
    if (!now.zero && !crossed && nearCorner(cell, t)) {
      if (const auto tCorner = touchCorner(cell, t))
        return MarchHit{*tCorner, CellHeights::triangleAt(std::round(u0 + t * du), std::round(v0 + t * dv)),
                        side_};
    }
    if (now.zero || crossed) {
      // A change right at the entry happened on the border itself, between two roundings of one f.
      const bool bracketed = crossed && !now.zero && i > 0;
      const double tHit = bracketed ? refine(cell, tBefore, t, before, now.value) : t;
      const double tFacet = i > 0 ? 0.5 * (tBefore + t) : 0.5 * (t + stops[1]);
      return MarchHit{tHit, CellHeights::triangleAt(u0 + tFacet * du, v0 + tFacet * dv), side_};
    }
    side_ = sideOf(now.value);
    tBefore = t;
    before = now.value;
  }
  last_ = cell;
  return std::nullopt;
}

std::optional<MarchHit> CellMarch::leaveGround() {
  std::optional<MarchHit> hit;
  if (last_ && side_) {
    const double t = std::min(last_->tExit + slack_.t, ray_.tMax);
    const Clearance beyond = clearance(*last_, t);
    if (beyond.zero || sideOf(beyond.value) != *side_) {
      const double u = last_->u + last_->tExit * ray_.direction.x();
      const double v = last_->v + last_->tExit * ray_.direction.y();
      hit = MarchHit{last_->tExit, CellHeights::triangleAt(u, v), side_};
    }
  }
  side_.reset();
  last_.reset();
  return hit;
}

double CellMarch::doubtAlong(int axis) const {
  return std::max(2.0 * slack_.cells, slack_.t * std::abs(ray_.direction[axis]));
}

bool CellMarch::nearCorner(const Cell& cell, double t) const {
  const double u = cell.u + t * ray_.direction.x(), v = cell.v + t * ray_.direction.y();
  return std::min(std::abs(u), std::abs(1.0 - u)) <= doubtAlong(0) &&
         std::min(std::abs(v), std::abs(1.0 - v)) <= doubtAlong(1);
}

std::optional<double> CellMarch::touchCorner(const Cell& cell, double t) const {
  // The faster axis knows best when the ray comes by.
  const int fast = std::abs(ray_.direction.x()) >= std::abs(ray_.direction.y()) ? 0 : 1;
  const double corner = std::round(ray_.origin[fast] + t * ray_.direction[fast]);
  const double tCorner = (corner - ray_.origin[fast]) / ray_.direction[fast];
  if (!(tCorner >= ray_.tMin && tCorner <= ray_.tMax) || !clearance(cell, tCorner).zero) return std::nullopt;
  return tCorner;
}

std::optional<CellMarch::Touch> CellMarch::touch(const HeightRaster& heights, double t) const {
  const double column = snapped(ray_.origin.x() + t * ray_.direction.x(), doubtAlong(0));
  const double row = snapped(ray_.origin.y() + t * ray_.direction.y(), doubtAlong(1));
  const bool onColumn = column == std::round(column), onRow = row == std::round(row);
  if (!onColumn && !onRow) return std::nullopt;
  const auto ground = groundCellAt(heights, column, row);
  if (!ground) return std::nullopt;
  const Cell cell = cellOf(ground->heights, ground->column, ground->row, t);
  if (onColumn && onRow) {
    const auto tCorner = touchCorner(cell, t);
    return tCorner ? std::optional(Touch{*ground, *tCorner}) : std::nullopt;
  }
  if (!clearance(cell, t).zero) return std::nullopt;
  return Touch{*ground, t};
}

double CellMarch::refine(const Cell& cell, double low, double high, double atLow, double atHigh) const {
  double t = std::clamp(low + (high - low) * (atLow / (atLow - atHigh)), low, high);
  for (int step = 0; step < kMostBisections; ++step) {
    const Clearance now = clearance(cell, t);
    if (trace_) trace_->refinement.push_back({t, now.value});
    if (now.zero) break;
    (sideOf(now.value) == sideOf(atLow) ? low : high) = t;
    const double middle = 0.5 * (low + high);
    if (middle <= low || middle >= high) break;  // no double lies between
    t = middle;
  }
  return t;
}

}  // namespace scarp
