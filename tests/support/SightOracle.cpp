#include "tests/support/SightOracle.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/Contract.h"

namespace scarp::test {

namespace {

__extension__ using Wide = __int128;

/// n / d with d > 0.
struct Fraction {
  Wide n, d;
};

bool less(const Fraction& a, const Fraction& b) { return a.n * b.d < b.n * a.d; }

}  // namespace

SightOracle::Corner SightOracle::whole(const Vec3& p) {
  const Vec3 scaled = 64.0 * p;
  EXPECTS(scaled == scaled.array().round().matrix());
  return {std::int64_t(scaled.x()), std::int64_t(scaled.y()), std::int64_t(scaled.z())};
}

SightOracle::SightOracle(const HeightRaster& heights) {
  for (int r = 0; r + 1 < heights.rows(); ++r)
    for (int c = 0; c + 1 < heights.columns(); ++c) {
      const float ha = heights.at(c, r), hb = heights.at(c + 1, r), hc = heights.at(c, r + 1),
                  hd = heights.at(c + 1, r + 1);
      if (std::isnan(ha + hb + hc + hd)) continue;
      const Corner a = whole({double(c), double(r), ha}), b = whole({c + 1.0, double(r), hb}),
                   d = whole({c + 1.0, r + 1.0, hd});
      triangles_.push_back({a, b, d});
      triangles_.push_back({a, whole({double(c), r + 1.0, hc}), d});
    }
}

bool SightOracle::sees(const Vec3& from, const Vec3& to) const {
  const Corner a = whole(from), b = whole(to);
  const Corner low{std::min(a.x, b.x), std::min(a.y, b.y), std::min(a.z, b.z)};
  const std::int64_t east = std::max(a.x, b.x), south = std::max(a.y, b.y);
  return std::ranges::none_of(triangles_, [&](const Triangle& t) {
    // The first corner is the north-western one, the last the south-eastern one.
    const bool apart = t.a.x > east || t.a.y > south || t.c.x < low.x || t.c.y < low.y ||
                       std::max({t.a.z, t.b.z, t.c.z}) <= low.z;
    return !apart && blocks(t, a, b);
  });
}

bool SightOracle::blocks(const Triangle& t, const Corner& from, const Corner& to) {
  // The part of the way over the triangle, its sides included.
  Fraction begin{0, 1}, end{1, 1};
  const std::array<Corner, 3> corners{t.a, t.b, t.c};
  for (std::size_t i = 0; i < 3; ++i) {
    const Corner &p = corners[i], &q = corners[(i + 1) % 3], &other = corners[(i + 2) % 3];
    const auto across = [&](const Corner& s) {
      return Wide(q.x - p.x) * (s.y - p.y) - Wide(q.y - p.y) * (s.x - p.x);
    };
    const Wide inside = across(other) > 0 ? 1 : -1;
    const Wide start = inside * across(from), rate = inside * across(to) - start;
    if (rate == 0) {
      if (start < 0) return false;
    } else if (rate > 0) {
      const Fraction enter{-start, rate};
      if (less(begin, enter)) begin = enter;
    } else {
      const Fraction leave{start, -rate};
      if (less(leave, end)) end = leave;
    }
  }
  if (less(end, begin)) return false;
  // Clearance over the triangle's plane, times a positive number; it is linear.
  const Wide ux = t.b.x - t.a.x, uy = t.b.y - t.a.y, uz = t.b.z - t.a.z;
  const Wide vx = t.c.x - t.a.x, vy = t.c.y - t.a.y, vz = t.c.z - t.a.z;
  const Wide nx = uy * vz - uz * vy, ny = uz * vx - ux * vz, nz = ux * vy - uy * vx;
  const Wide up = nz > 0 ? 1 : -1;
  const auto clearance = [&](const Corner& s) {
    return up * (nx * (s.x - t.a.x) + ny * (s.y - t.a.y) + nz * (s.z - t.a.z));
  };
  const Wide atFrom = clearance(from), atTo = clearance(to);
  const auto below = [&](const Fraction& s) {
    const bool between = s.n > 0 && s.n < s.d;
    return between && atFrom * s.d + (atTo - atFrom) * s.n < 0;
  };
  return below(begin) || below(end);
}

}  // namespace scarp::test
