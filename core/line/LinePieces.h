#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/base/ReproducibleMath.h"
#include "core/line/LineDesign.h"

/// The geometry of pieces of lines, as LineField evaluates them.
namespace scarp::pieces {

inline constexpr double kInfinity = std::numeric_limits<double>::infinity();
inline constexpr std::size_t kRun = 16;  ///< Pieces that are passed over together.
/// Parts by which a distance that is looked at first may be off from rounding.
inline constexpr double kSlack = 1e-9;

/// A rectangle in the local frame, metres.
struct PlanBox {
  Vec2 low = Vec2::Constant(kInfinity), high = Vec2::Constant(-kInfinity);

  void add(const Vec2& place) {
    low = low.cwiseMin(place);
    high = high.cwiseMax(place);
  }
  void add(const PlanBox& other) {
    add(other.low);
    add(other.high);
  }
  /// From any place of one to the nearest of the other; no more than it is.
  [[nodiscard]] double least(const PlanBox& other) const {
    const double x = std::max({0.0, other.low.x() - high.x(), low.x() - other.high.x()});
    const double y = std::max({0.0, other.low.y() - high.y(), low.y() - other.high.y()});
    return reproducible::hypot(x, y) * (1.0 - kSlack);
  }
  /// From a place to the furthest of it; no less than it is.
  [[nodiscard]] double most(const Vec2& place) const {
    const double x = std::max(std::abs(place.x() - low.x()), std::abs(high.x() - place.x()));
    const double y = std::max(std::abs(place.y() - low.y()), std::abs(high.y() - place.y()));
    return reproducible::hypot(x, y) * (1.0 + kSlack);
  }
};

/// Pieces that follow each other.
struct PieceRun {
  PlanBox box;
  double low = kInfinity, high = -kInfinity;  ///< Heights.
  double half = 0.0;                          ///< The widest.
  std::size_t begin = 0, end = 0;
};

template <class Piece, class Add>
std::vector<PieceRun> runsOf(const std::vector<Piece>& pieces, Add&& add) {
  std::vector<PieceRun> runs;
  for (std::size_t i = 0; i < pieces.size(); ++i) {
    if (i % kRun == 0) runs.emplace_back().begin = i;
    add(runs.back(), pieces[i]);
    runs.back().end = i + 1;
  }
  return runs;
}

inline void addEdge(PieceRun& run, const LineEdge& edge) {
  run.box.add(edge.a);
  run.box.add(edge.b);
  run.low = std::min({run.low, edge.za, edge.zb});
  run.high = std::max({run.high, edge.za, edge.zb});
}

/// The nearest of a piece to a place.
struct Foot {
  double share;  ///< 0…1.
  double unclamped;
  double distance;
};

inline Foot footOn(const LineEdge& edge, const Vec2& place) {
  const double wx = edge.b.x() - edge.a.x(), wy = edge.b.y() - edge.a.y();
  const double px = place.x() - edge.a.x(), py = place.y() - edge.a.y();
  const double square = wx * wx + wy * wy;
  const double free = square > 0.0 ? (px * wx + py * wy) / square : 0.0;
  const double share = std::clamp(free, 0.0, 1.0);
  return {share, free, reproducible::hypot(px - share * wx, py - share * wy)};
}

/// The highest that a slope of `steep` downwards from any place of an edge is at a place, of those within
/// reach; −∞: none is. Of an edge that is `turned`, its heights count below zero.
inline double slopeFrom(const LineEdge& edge, bool turned, double steep, double reach, const Vec2& place) {
  const double za = turned ? -edge.za : edge.za, zb = turned ? -edge.zb : edge.zb;
  const double wx = edge.b.x() - edge.a.x(), wy = edge.b.y() - edge.a.y();
  const double px = place.x() - edge.a.x(), py = place.y() - edge.a.y();
  const double length = reproducible::hypot(wx, wy);
  if (!(length > 0.0)) {
    const double distance = reproducible::hypot(px, py);
    return distance <= reach ? std::max(za, zb) - steep * distance : -kInfinity;
  }
  const double along = (px * wx + py * wy) / length, across = std::abs(px * wy - py * wx) / length;
  const double rise = (zb - za) / length;
  // Where height less slope is greatest: uphill of the nearest place, as the edge rises.
  double best = rise > 0.0 ? kInfinity : -kInfinity;
  if (std::abs(rise) < steep) best = along + across * rise / std::sqrt(steep * steep - rise * rise);
  best = std::clamp(best, 0.0, length);
  const double distance = reproducible::hypot(across, best - along);
  return distance <= reach ? za + rise * best - steep * distance : -kInfinity;
}

}  // namespace scarp::pieces
