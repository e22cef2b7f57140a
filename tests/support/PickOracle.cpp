#include "tests/support/PickOracle.h"

#include <Eigen/Geometry>
#include <array>
#include <cmath>

namespace scarp::test {

namespace {

using Wide = Eigen::Matrix<long double, 3, 1>;

/// How far over its edges a triangle is taken to reach, as a share of its sides.
constexpr long double kEdge = 1e-12L;

std::optional<long double> meetInPlane(const Wide& o, const Wide& d, const std::array<Wide, 3>& corners,
                                       long double tMin, long double tMax) {
  // Height-field triangles are never upright, so their plan says it all: clip to its three sides.
  for (int i = 0; i < 3; ++i) {
    const Wide &p = corners[i], &q = corners[(i + 1) % 3], &s = corners[(i + 2) % 3];
    const auto across = [&](const Wide& x, const Wide& from) {
      return (q.x() - p.x()) * (x.y() - from.y()) - (q.y() - p.y()) * (x.x() - from.x());
    };
    const long double inside = across(s, p) > 0 ? 1.0L : -1.0L;
    const long double start = inside * across(o, p), rate = inside * across(d, Wide::Zero());
    if (rate == 0) {
      if (start < 0) return std::nullopt;
    } else if (rate > 0) {
      tMin = std::max(tMin, -start / rate);
    } else {
      tMax = std::min(tMax, -start / rate);
    }
  }
  if (tMin > tMax) return std::nullopt;
  return tMin;
}

}  // namespace

PickOracle::PickOracle(const Terrain& terrain) {
  const GridFrame& f = terrain.frame;
  const auto corner = [&](int c, int r) { return Vec3(f.x(c), f.y(r), terrain.heights.at(c, r)); };
  for (int r = 0; r + 1 < f.rows; ++r)
    for (int c = 0; c + 1 < f.columns; ++c) {
      const Vec3 A = corner(c, r), B = corner(c + 1, r), C = corner(c, r + 1), D = corner(c + 1, r + 1);
      if (std::isnan(A.z() + B.z() + C.z() + D.z())) continue;
      facets_.push_back({A, B, D, c, r, 0});
      facets_.push_back({A, C, D, c, r, 1});
    }
}

std::optional<PickOracle::Hit> PickOracle::pick(const LocalRay& ray) const {
  std::optional<Hit> nearest;
  const double length = ray.direction.stableNorm();
  for (const Facet& f : facets_) {
    const Vec3 ab = f.b - f.a, ac = f.c - f.a, s = ray.origin - f.a;
    const Vec3 p = ray.direction.cross(ac);
    const double determinant = ab.dot(p);
    const double u = s.dot(p) / determinant;
    const bool coplanar = std::abs(determinant) <= 1e-12 * length * ab.norm() * ac.norm();
    if (!coplanar && !(u >= -1e-6 && u <= 1.0 + 1e-6)) continue;

    const Wide o = ray.origin.cast<long double>(), d = ray.direction.cast<long double>();
    const std::array<Wide, 3> w{f.a.cast<long double>(), f.b.cast<long double>(), f.c.cast<long double>()};
    const Wide AB = w[1] - w[0], AC = w[2] - w[0], S = o - w[0];
    std::optional<long double> t;
    const Wide P = d.cross(AC);
    const long double det = AB.dot(P);
    if (det == 0.0L) {
      if (AB.cross(AC).dot(S) == 0.0L) t = meetInPlane(o, d, w, ray.tMin, ray.tMax);
    } else {
      const long double U = S.dot(P) / det;
      const Wide Q = S.cross(AB);
      const long double V = d.dot(Q) / det;
      if (U >= -kEdge && V >= -kEdge && U + V <= 1.0L + kEdge) t = AC.dot(Q) / det;
    }
    // As much slack at the ray's own ends as the edges have.
    const long double slack = 1e-15L * (std::abs(static_cast<long double>(ray.origin.z())) + 1.0L) / length;
    if (!t || !(*t >= ray.tMin - slack && *t <= ray.tMax + slack)) continue;
    if (!nearest || *t < nearest->t) nearest = Hit{static_cast<double>(*t), f.column, f.row, f.triangle};
  }
  return nearest;
}

}  // namespace scarp::test
