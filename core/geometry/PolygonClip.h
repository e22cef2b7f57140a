#pragma once

#include <vector>

#include "core/geometry/Vec.h"

namespace scarp {

/// a·x + b·y + c, as (a, b, c): a line, and the half-plane where it is not negative.
using HalfPlane = Vec3;

/// The part of a polygon within a half-plane (Sutherland & Hodgman 1974). Of a polygon that is not convex the
/// parts hang together by edges along the line, there and back: signed integrals over it are those of the
/// parts. Fewer than three corners: nothing is left.
[[nodiscard]] std::vector<Vec2> clipped(const std::vector<Vec2>& polygon, const HalfPlane& within);

/// The area of a polygon that runs counterclockwise; of one the other way round, less than nothing.
[[nodiscard]] double signedArea(const std::vector<Vec2>& polygon);

/// How many times a polygon goes counterclockwise round a point; on its border either side's count.
[[nodiscard]] int windingNumber(const std::vector<Vec2>& polygon, const Vec2& point);

/// Whether two edges that are not neighbours meet, or neighbours lie on each other.
[[nodiscard]] bool crossesItself(const std::vector<Vec2>& polygon);

}  // namespace scarp
