#include "core/mesh/BlockTriangulation.h"

#include "core/base/Contract.h"

namespace scarp {

namespace {

std::int64_t cross(BlockPoint a, BlockPoint b, BlockPoint p) {
  return std::int64_t{b.x - a.x} * (p.y - a.y) - std::int64_t{b.y - a.y} * (p.x - a.x);
}

/// The determinant of three rows (dx, dy, lift).
std::int64_t determinant(const std::array<std::int64_t, 3>& x, const std::array<std::int64_t, 3>& y,
                         const std::array<std::int64_t, 3>& lift) {
  return lift[0] * (x[1] * y[2] - x[2] * y[1]) - lift[1] * (x[0] * y[2] - x[2] * y[0]) +
         lift[2] * (x[0] * y[1] - x[1] * y[0]);
}

/// Whether q lies within the circle through a triangle's corners. Where it lies on it, lengths are measured
/// by x² + y² − εxy for an ε as small as may be, which makes the cells' own diagonal the shorter one.
bool withinCircle(BlockPoint a, BlockPoint b, BlockPoint c, BlockPoint q) {
  const std::array<std::int64_t, 3> x{a.x - q.x, b.x - q.x, c.x - q.x}, y{a.y - q.y, b.y - q.y, c.y - q.y};
  std::array<std::int64_t, 3> lift{};
  for (std::size_t i = 0; i < 3; ++i) lift[i] = x[i] * x[i] + y[i] * y[i];
  if (const std::int64_t circle = determinant(x, y, lift); circle != 0) return circle > 0;
  for (std::size_t i = 0; i < 3; ++i) lift[i] = -x[i] * y[i];
  return determinant(x, y, lift) > 0;
}

}  // namespace

BlockTriangulation::BlockTriangulation(int width, int height) : width_(width), height_(height) {
  EXPECTS(width >= 1 && height >= 1 && width <= kMostCells && height <= kMostCells);
  points_ = {{0, 0}, {width, 0}, {width, height}, {0, height}};
  corners_ = {0, 1, 2, 0, 2, 3};
  twins_ = {kNone, kNone, 3, 2, kNone, kNone};
  fixed_.assign(6, 0);
}

std::uint32_t BlockTriangulation::find(BlockPoint p, std::uint32_t from) const {
  // A walk may go round in circles where edges are fixed; then all triangles are looked at.
  std::uint32_t t = from;
  for (std::size_t step = 0; step < 2 * triangles() + 8; ++step) {
    std::uint32_t over = kNone;
    for (std::uint32_t k = 0; k < 3 && over == kNone; ++k) {
      const std::uint32_t e = 3 * t + (k + static_cast<std::uint32_t>(step)) % 3;
      if (cross(at(e), at(next(e)), p) < 0) over = e;
    }
    if (over == kNone) return t;
    EXPECTS(twins_[over] != kNone);
    t = twins_[over] / 3;
  }
  for (t = 0; t < triangles(); ++t)
    if (cross(at(3 * t), at(3 * t + 1), p) >= 0 && cross(at(3 * t + 1), at(3 * t + 2), p) >= 0 &&
        cross(at(3 * t + 2), at(3 * t), p) >= 0)
      return t;
  EXPECTS(false);
  return 0;
}

std::uint32_t BlockTriangulation::addTriangle() {
  const auto t = static_cast<std::uint32_t>(triangles());
  corners_.insert(corners_.end(), 3, kNone);
  twins_.insert(twins_.end(), 3, kNone);
  fixed_.insert(fixed_.end(), 3, 0);
  return t;
}

void BlockTriangulation::set(std::uint32_t triangle, std::uint32_t a, std::uint32_t b, std::uint32_t c) {
  corners_[3 * triangle] = a;
  corners_[3 * triangle + 1] = b;
  corners_[3 * triangle + 2] = c;
}

void BlockTriangulation::link(std::uint32_t halfEdge, std::uint32_t twin, bool fixed) {
  twins_[halfEdge] = twin;
  fixed_[halfEdge] = fixed ? 1 : 0;
  if (twin == kNone) return;
  twins_[twin] = halfEdge;
  fixed_[twin] = fixed_[halfEdge];
}

void BlockTriangulation::insert(BlockPoint p, std::uint32_t triangle, std::vector<std::uint32_t>& touched) {
  const auto number = static_cast<std::uint32_t>(points_.size());
  points_.push_back(p);
  std::uint32_t along = kNone;
  for (std::uint32_t e = 3 * triangle; e < 3 * triangle + 3; ++e) {
    const std::int64_t side = cross(at(e), at(next(e)), p);
    EXPECTS(side >= 0);
    if (side == 0) along = e;
  }
  if (along == kNone)
    divide(triangle, number, touched);
  else
    split(along, number, touched);
  legalise(touched);
}

// The point is the last corner of all triangles around it, so the edge opposite it is their first.

void BlockTriangulation::divide(std::uint32_t triangle, std::uint32_t p,
                                std::vector<std::uint32_t>& touched) {
  const std::uint32_t e = 3 * triangle, a = corners_[e], b = corners_[e + 1], c = corners_[e + 2];
  const std::uint32_t bc = twins_[e + 1], ca = twins_[e + 2];
  const bool bcFixed = fixed_[e + 1] != 0, caFixed = fixed_[e + 2] != 0;
  const std::uint32_t t1 = addTriangle(), t2 = addTriangle();
  set(triangle, a, b, p);
  set(t1, b, c, p);
  set(t2, c, a, p);
  link(3 * t1, bc, bcFixed);
  link(3 * t2, ca, caFixed);
  link(e + 1, 3 * t1 + 2, false);
  link(3 * t1 + 1, 3 * t2 + 2, false);
  link(3 * t2 + 1, e + 2, false);
  pending_.insert(pending_.end(), {e, 3 * t1, 3 * t2});
  touched.insert(touched.end(), {triangle, t1, t2});
}

void BlockTriangulation::split(std::uint32_t halfEdge, std::uint32_t p, std::vector<std::uint32_t>& touched) {
  const std::uint32_t ab = halfEdge, bc = next(ab), ca = next(bc), ba = twins_[ab];
  const std::uint32_t a = corners_[ab], b = corners_[bc], c = corners_[ca];
  const bool fixed = fixed_[ab] != 0, bcFixed = fixed_[bc] != 0, caFixed = fixed_[ca] != 0;
  const std::uint32_t bcTwin = twins_[bc], caTwin = twins_[ca];
  const std::uint32_t t = ab / 3, t1 = addTriangle();
  set(t, c, a, p);
  set(t1, b, c, p);
  link(3 * t, caTwin, caFixed);
  link(3 * t1, bcTwin, bcFixed);
  link(3 * t + 2, 3 * t1 + 1, false);
  pending_.insert(pending_.end(), {3 * t, 3 * t1});
  touched.insert(touched.end(), {t, t1});
  if (ba == kNone) {
    link(3 * t + 1, kNone, fixed);
    link(3 * t1 + 2, kNone, fixed);
    return;
  }
  const std::uint32_t ad = next(ba), db = next(ad), d = corners_[db];
  const std::uint32_t adTwin = twins_[ad], dbTwin = twins_[db];
  const bool adFixed = fixed_[ad] != 0, dbFixed = fixed_[db] != 0;
  const std::uint32_t u = ba / 3, u1 = addTriangle();
  set(u, a, d, p);
  set(u1, d, b, p);
  link(3 * u, adTwin, adFixed);
  link(3 * u1, dbTwin, dbFixed);
  link(3 * u + 1, 3 * u1 + 2, false);
  link(3 * t + 1, 3 * u + 2, fixed);
  link(3 * t1 + 2, 3 * u1 + 1, fixed);
  pending_.insert(pending_.end(), {3 * u, 3 * u1});
  touched.insert(touched.end(), {u, u1});
}

bool BlockTriangulation::mustFlip(std::uint32_t halfEdge) const {
  const std::uint32_t other = twins_[halfEdge];
  if (other == kNone || fixed_[halfEdge] != 0) return false;
  return withinCircle(at(halfEdge), at(halfEdge + 1), at(halfEdge + 2), at(next(next(other))));
}

void BlockTriangulation::legalise(std::vector<std::uint32_t>& touched) {
  while (!pending_.empty()) {
    const std::uint32_t e = pending_.back();
    pending_.pop_back();
    if (!mustFlip(e)) continue;
    // (u, v, p) and (v, u, q) become (u, q, p) and (q, v, p).
    const std::uint32_t f = twins_[e], uq = next(f), qv = next(uq), t = e / 3, s = f / 3;
    const std::uint32_t u = corners_[e], v = corners_[e + 1], p = corners_[e + 2], q = corners_[qv];
    const std::uint32_t uqTwin = twins_[uq], qvTwin = twins_[qv], vpTwin = twins_[e + 1];
    const bool uqFixed = fixed_[uq] != 0, qvFixed = fixed_[qv] != 0, vpFixed = fixed_[e + 1] != 0;
    set(t, u, q, p);
    set(s, q, v, p);
    link(3 * t, uqTwin, uqFixed);
    link(3 * s, qvTwin, qvFixed);
    link(3 * s + 1, vpTwin, vpFixed);
    link(3 * t + 1, 3 * s + 2, false);
    pending_.insert(pending_.end(), {3 * t, 3 * s});
    touched.push_back(s);
  }
}

std::uint32_t BlockTriangulation::edge(BlockPoint from, BlockPoint to, std::uint32_t near) const {
  const std::uint32_t t = find(from, near);
  std::uint32_t start = 3 * t;
  while (start < 3 * t + 3 && !(at(start) == from)) ++start;
  EXPECTS(start < 3 * t + 3);
  // Round the point in one sense, and where that ends at the rim in the other.
  std::uint32_t e = start;
  do {
    if (at(next(e)) == to) return e;
    const std::uint32_t before = next(next(e));
    if (at(before) == to) return before;
    e = twins_[before];
  } while (e != kNone && e != start);
  if (e == start) return kNone;
  for (e = twins_[start]; e != kNone; e = twins_[e]) {
    e = next(e);
    if (at(next(e)) == to) return e;
  }
  return kNone;
}

void BlockTriangulation::fix(std::uint32_t halfEdge) {
  fixed_[halfEdge] = 1;
  if (twins_[halfEdge] != kNone) fixed_[twins_[halfEdge]] = 1;
}

void BlockTriangulation::shrink() {
  points_.shrink_to_fit();
  corners_.shrink_to_fit();
  twins_.shrink_to_fit();
  fixed_.shrink_to_fit();
  std::vector<std::uint32_t>().swap(pending_);
}

}  // namespace scarp
