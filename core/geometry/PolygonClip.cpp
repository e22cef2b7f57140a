#include "core/geometry/PolygonClip.h"

#include <algorithm>

namespace scarp {

namespace {

double cross(const Vec2& a, const Vec2& b) { return a.x() * b.y() - a.y() * b.x(); }

/// Which side of the line from a to b a point is on: > 0 to the left.
double side(const Vec2& a, const Vec2& b, const Vec2& point) { return cross(b - a, point - a); }

/// Whether a point on the line through a and b is between them.
bool within(const Vec2& a, const Vec2& b, const Vec2& point) { return (point - a).dot(point - b) <= 0.0; }

bool meet(const Vec2& a, const Vec2& b, const Vec2& c, const Vec2& d) {
  const double cSide = side(a, b, c), dSide = side(a, b, d), aSide = side(c, d, a), bSide = side(c, d, b);
  if (((cSide > 0.0 && dSide < 0.0) || (cSide < 0.0 && dSide > 0.0)) &&
      ((aSide > 0.0 && bSide < 0.0) || (aSide < 0.0 && bSide > 0.0)))
    return true;
  return (cSide == 0.0 && within(a, b, c)) || (dSide == 0.0 && within(a, b, d)) ||
         (aSide == 0.0 && within(c, d, a)) || (bSide == 0.0 && within(c, d, b));
}

}  // namespace

std::vector<Vec2> clipped(const std::vector<Vec2>& polygon, const HalfPlane& within) {
  std::vector<Vec2> result;
  if (polygon.empty()) return result;
  result.reserve(polygon.size() + 2);
  const auto inside = [&](const Vec2& p) { return within.x() * p.x() + within.y() * p.y() + within.z(); };
  const Vec2* from = &polygon.back();
  double fromInside = inside(*from);
  for (const Vec2& to : polygon) {
    const double toInside = inside(to);
    if ((fromInside < 0.0 && toInside > 0.0) || (fromInside > 0.0 && toInside < 0.0))
      result.push_back(*from + fromInside / (fromInside - toInside) * (to - *from));
    if (toInside >= 0.0) result.push_back(to);
    from = &to;
    fromInside = toInside;
  }
  if (result.size() < 3) result.clear();
  return result;
}

double signedArea(const std::vector<Vec2>& polygon) {
  // About its first corner, so that a place far from the origin costs no digits.
  double twice = 0.0;
  for (std::size_t i = 2; i < polygon.size(); ++i)
    twice += cross(polygon[i - 1] - polygon[0], polygon[i] - polygon[0]);
  return 0.5 * twice;
}

int windingNumber(const std::vector<Vec2>& polygon, const Vec2& point) {
  int turns = 0;
  for (std::size_t i = 0; i < polygon.size(); ++i) {
    const Vec2 &a = polygon[i], &b = polygon[(i + 1) % polygon.size()];
    if (a.y() <= point.y() && b.y() > point.y() && side(a, b, point) > 0.0) ++turns;
    if (a.y() > point.y() && b.y() <= point.y() && side(a, b, point) < 0.0) --turns;
  }
  return turns;
}

bool crossesItself(const std::vector<Vec2>& polygon) {
  const std::size_t n = polygon.size();
  const auto corner = [&](std::size_t i) -> const Vec2& { return polygon[i % n]; };
  for (std::size_t i = 0; i < n; ++i) {
    const Vec2 &a = corner(i), &b = corner(i + 1), &c = corner(i + 2);
    // Back along the edge that it came by.
    if (side(a, b, c) == 0.0 && (b - a).dot(c - b) < 0.0) return true;
    for (std::size_t j = i + 2; j < n; ++j)
      if ((j + 1) % n != i && meet(a, b, corner(j), corner(j + 1))) return true;
  }
  return false;
}

}  // namespace scarp
