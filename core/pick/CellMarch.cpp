#include "core/pick/CellMarch.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace scarp {

namespace {

double snapped(double position, double slack) {
  const double line = std::round(position);
  return std::abs(position - line) <= slack ? line : position;
}

}  // namespace

CellMarch::Cell CellMarch::cellOf(const CellHeights& h, int column, int row, double tExit) const {
  const auto most = [](double a, double b, double c, double d) {
    return std::max(std::max(std::abs(a), std::abs(b)), std::max(std::abs(c), std::abs(d)));
  };
  const double highest = most(h.a, h.b, h.c, h.d);
  const double steepest = most(h.b - h.a, h.d - h.b, h.c - h.a, h.d - h.c);
  const double tolerance =
      kClearanceRounding * (std::abs(ray_.origin.z()) + highest) + slack_.height + slack_.cells * steepest;
  return {h,
          column,
          row,
          tExit,
          ray_.origin.x() - column,
          ray_.origin.y() - row,
          tolerance,
          tolerance + cornerDoubt_ * (std::abs(ray_.direction.z()) + 2.0 * steepest)};
}

CellMarch::Clearance CellMarch::clearance(const Cell& cell, double t) const {
  const double u = std::min(std::max(cell.u + t * ray_.direction.x(), 0.0), 1.0);
  const double v = std::min(std::max(cell.v + t * ray_.direction.y(), 0.0), 1.0);
  const double rise = t * ray_.direction.z();
  const double value = ray_.origin.z() + rise - cell.heights.at(u, v);
  return {value, std::abs(value) <= cell.tolerance + kClearanceRounding * std::abs(rise)};
}

CellMarch::Clearances CellMarch::clearances(const Cell& cell, const Stops& t) const {
  using Four = Clearances::Four;
  const Four zero{}, one = zero + 1.0;
  const CellHeights& h = cell.heights;
  const Four times{t[0], t[1], t[2], t[3]};
  Four u = cell.u + times * ray_.direction.x(), v = cell.v + times * ray_.direction.y();
  u = u > zero ? u : zero;
  u = u < one ? u : one;
  v = v > zero ? v : zero;
  v = v < one ? v : one;
  const auto east = u >= v;
  const Four corner = east ? zero + h.b : zero + h.c;
  const Four rise = times * ray_.direction.z();
  Clearances all;
  all.value =
      ray_.origin.z() + rise - (h.a + (east ? u : v) * (corner - h.a) + (east ? v : u) * (h.d - corner));
  const Four size = all.value < zero ? -all.value : all.value;
  all.zero = size <= cell.tolerance + kClearanceRounding * (rise < zero ? -rise : rise);
  all.near = size <= cell.nearCorner;
  all.above = all.value > 0.0;
  return all;
}

std::optional<MarchHit> CellMarch::cross(const CellHeights& heights, int column, int row, double tEntry,
                                         double tExit) {
  const Cell cell = cellOf(heights, column, row, tExit);
  const double du = ray_.direction.x(), dv = ray_.direction.y();
  // Where the ray crosses the diagonal u = v, if it does so within the span.
  const double tDiagonal = du == dv ? tExit : (cell.v - cell.u) / (du - dv);
  const bool split = tDiagonal > tEntry && tDiagonal < tExit, begins = !side_;
  // What is not a stop of its own repeats the one before it.
  const Stops stops{begins ? std::max(tEntry - slack_.t, ray_.tMin) : tEntry, tEntry,
                    split ? tDiagonal : tEntry, tExit};
  const Clearances all = clearances(cell, stops);
  if (trace_) traceMarch(stops, all, begins, split);
  const bool above = begins ? all.above[0] != 0 : *side_ == SurfaceSide::Above;
  const auto looked = all.near | (all.above != (above ? -1 : 0));
  if ((looked[0] | looked[1] | looked[2] | looked[3]) == 0) {
    side_ = above ? SurfaceSide::Above : SurfaceSide::Below;
    last_ = cell;
    joined_ = true;
    return std::nullopt;
  }
  const SurfaceSide side = above ? SurfaceSide::Above : SurfaceSide::Below;
  for (int i = 0; i < 4; ++i) {
    if (i > 0) side_ = side;
    if (looked[i] == 0) continue;
    const auto k = static_cast<std::size_t>(i);
    const double t = stops[k];
    const bool crossed = (all.above[i] != 0) != above, zero = all.zero[i] != 0;
    if (zero || crossed) {
      // A change right at the entry happened on the border itself, between two roundings of one f.
      const bool bracketed = crossed && !zero && i > 0;
      const double next = begins ? tEntry : split ? tDiagonal : tExit;
      const double tFacet = 0.5 * (t + (i > 0 ? stops[k - 1] : next));
      return MarchHit{bracketed ? refine(cell, stops[k - 1], t, all.value[i - 1], all.value[i]) : t,
                      CellHeights::triangleAt(cell.u + tFacet * du, cell.v + tFacet * dv), side_};
    }
    if (nearCorner(cell, t))
      if (const auto tCorner = touchCorner(cell, t))
        return MarchHit{*tCorner,
                        CellHeights::triangleAt(std::round(cell.u + t * du), std::round(cell.v + t * dv)),
                        side_};
  }
  side_ = side;
  last_ = cell;
  joined_ = true;
  return std::nullopt;
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

double CellMarch::doubtAlong(int axis) const {
  return std::max(2.0 * slack_.cells, slack_.t * std::abs(ray_.direction[axis]));
}

bool CellMarch::nearCorner(const Cell& cell, double t) const {
  const double u = cell.u + t * ray_.direction.x(), v = cell.v + t * ray_.direction.y();
  return std::min(std::abs(u), std::abs(1.0 - u)) <= doubtAlong(0) &&
         std::min(std::abs(v), std::abs(1.0 - v)) <= doubtAlong(1);
}

void CellMarch::traceMarch(const Stops& stops, const Clearances& all, bool begins, bool split) {
  const bool above = begins ? all.above[0] != 0 : *side_ == SurfaceSide::Above;
  for (int i = 0; i < 4; ++i) {
    if ((i == 0 && !begins) || (i == 2 && !split)) continue;
    trace_->march.push_back({stops[static_cast<std::size_t>(i)], all.value[i]});
    if (all.zero[i] != 0 || (all.above[i] != 0) != above) break;
  }
}

double CellMarch::doubtAtExit() const {
  const double fast = std::max(std::abs(ray_.direction.x()), std::abs(ray_.direction.y()));
  const double places[] = {last_.u + last_.tExit * ray_.direction.x(),
                           last_.v + last_.tExit * ray_.direction.y()};
  double most = -1.0;
  for (int axis = 0; axis < 2; ++axis) {
    if (std::abs(places[axis] - std::round(places[axis])) > doubtAlong(axis)) continue;
    most = std::max(most, std::min(slack_.cells / std::abs(ray_.direction[axis]),
                                   RaySlack::kMostStretch * slack_.cells / fast));
  }
  return most < 0.0 ? slack_.t : most;
}

std::optional<MarchHit> CellMarch::leaveGround() {
  std::optional<MarchHit> hit;
  if (joined_ && side_) {
    const double t = std::min(last_.tExit + doubtAtExit(), ray_.tMax);
    const Clearance beyond = clearance(last_, t);
    if (beyond.zero || sideOf(beyond.value) != *side_) {
      const double u = last_.u + last_.tExit * ray_.direction.x();
      const double v = last_.v + last_.tExit * ray_.direction.y();
      hit = MarchHit{last_.tExit, CellHeights::triangleAt(u, v), side_};
    }
  }
  side_.reset();
  joined_ = false;
  return hit;
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

}  // namespace scarp
