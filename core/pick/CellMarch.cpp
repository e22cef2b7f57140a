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
