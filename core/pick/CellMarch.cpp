#include "core/pick/CellMarch.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace scarp {

namespace {

/// Rounding of a clearance, in units of the last place of the numbers that went into it: a few
/// operations each for the ray's height and the ground's.
constexpr double kRounding = 8.0 * std::numeric_limits<double>::epsilon();
constexpr int kMostBisections = 64;

}  // namespace

CellMarch::Clearance CellMarch::clearance(const Cell& cell, double t) const {
  const double u = std::clamp(ray_.origin.x() - cell.column + t * ray_.direction.x(), 0.0, 1.0);
  const double v = std::clamp(ray_.origin.y() - cell.row + t * ray_.direction.y(), 0.0, 1.0);
  const double rise = t * ray_.direction.z();
  const double z = ray_.origin.z() + rise;
  const CellHeights& h = cell.heights;
  const double value = z - h.at(u, v);
  const double magnitude = std::abs(ray_.origin.z()) + std::abs(rise) +
                           std::max({std::abs(h.a), std::abs(h.b), std::abs(h.c), std::abs(h.d)});
  return {value, std::abs(value) <= kRounding * magnitude};
}

std::optional<MarchHit> CellMarch::cross(const CellHeights& heights, int column, int row, double tEntry,
                                         double tExit) {
  const Cell cell{heights, column, row};
  const double u0 = ray_.origin.x() - column, v0 = ray_.origin.y() - row;
  const double du = ray_.direction.x(), dv = ray_.direction.y();
  // Where the ray crosses the diagonal u = v, if it does so within the span.
  const double tDiagonal = du == dv ? tExit : (v0 - u0) / (du - dv);
  const bool split = tDiagonal > tEntry && tDiagonal < tExit;
  const std::array<double, 3> stops{tEntry, split ? tDiagonal : tExit, tExit};
  const int stopCount = split ? 3 : 2;

  double tBefore = tEntry, before = 0.0;
  for (int i = 0; i < stopCount; ++i) {
    const double t = stops[static_cast<std::size_t>(i)];
    const Clearance now = clearance(cell, t);
    if (trace_) trace_->march.push_back({t, now.value});
    const SurfaceSide side = now.value > 0.0 ? SurfaceSide::Above : SurfaceSide::Below;
    const bool crossed = side_ && *side_ != side;
    if (now.zero || crossed) {
      // A change right at the entry happened on the border itself, between two roundings of one f.
      const bool bracketed = crossed && !now.zero && i > 0;
      const double tHit = bracketed ? refine(cell, tBefore, t, before, now.value) : t;
      const double tFacet = i > 0 ? 0.5 * (tBefore + t) : 0.5 * (t + stops[1]);
      return MarchHit{tHit, CellHeights::triangleAt(u0 + tFacet * du, v0 + tFacet * dv), side_};
    }
    side_ = side;
    tBefore = t;
    before = now.value;
  }
  return std::nullopt;
}

double CellMarch::refine(const Cell& cell, double low, double high, double atLow, double atHigh) const {
  double t = low + (high - low) * (atLow / (atLow - atHigh));
  t = std::clamp(t, low, high);
  for (int step = 0; step < kMostBisections; ++step) {
    const Clearance now = clearance(cell, t);
    if (trace_) trace_->refinement.push_back({t, now.value});
    if (now.zero) break;
    if ((now.value > 0.0) == (atLow > 0.0)) {
      low = t;
      atLow = now.value;
    } else {
      high = t;
    }
    const double middle = 0.5 * (low + high);
    if (middle <= low || middle >= high) break;  // no double lies between
    t = middle;
  }
  return t;
}

}  // namespace scarp
