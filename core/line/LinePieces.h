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

/// A bed whose distance is asked for often.
struct BedWay {
  double ax, ay, wx, wy, inverse;  ///< From where, whereto, and 1 over the square of its length, or 0.
  const LineBed* bed;

  explicit BedWay(const LineBed& of)
      : ax(of.middle.a.x()),
        ay(of.middle.a.y()),
        wx(of.middle.b.x() - ax),
        wy(of.middle.b.y() - ay),
        inverse(0.0),
        bed(&of) {
    if (const double square = wx * wx + wy * wy; square > 0.0) inverse = 1.0 / square;
  }
  [[nodiscard]] double squareFrom(const Vec2& place) const {
    const double px = place.x() - ax, py = place.y() - ay;
    const double share = std::clamp((px * wx + py * wy) * inverse, 0.0, 1.0);
    const double x = px - share * wx, y = py - share * wy;
    return x * x + y * y;
  }
};

/// A side slope of `steep` downwards, and from `extent` metres on of `wall`, which is no less steep.
struct SlopeProfile {
  double steep, extent = kInfinity, wall = 0.0;

  /// Metres below the edge at a distance from it.
  [[nodiscard]] double drop(double distance) const {
    return distance <= extent ? steep * distance : steep * extent + wall * (distance - extent);
  }
};

/// A slope downwards from all places of an edge, as far as it reaches; of an edge that is `turned` heights
/// count below zero. Made once for many places.
class SlopeOut {
 public:
  SlopeOut(const LineEdge& edge, bool turned, const SlopeProfile& profile, double reach)
      : ax_(edge.a.x()),
        ay_(edge.a.y()),
        za_(turned ? -edge.za : edge.za),
        length_(reproducible::hypot(edge.b.x() - ax_, edge.b.y() - ay_)),
        profile_(profile),
        reach_(reach) {
    const double zb = turned ? -edge.zb : edge.zb;
    if (!(length_ > 0.0)) {
      za_ = std::max(za_, zb);
      return;
    }
    ux_ = (edge.b.x() - ax_) / length_;
    uy_ = (edge.b.y() - ay_) / length_;
    rise_ = (zb - za_) / length_;
    lead_ = leadOf(profile.steep, beyond_);
    if (profile.extent < kInfinity) wallLead_ = leadOf(profile.wall, wallBeyond_);
  }
  /// Its highest at a place; −∞: it does not reach it.
  [[nodiscard]] double at(const Vec2& place) const {
    const double px = place.x() - ax_, py = place.y() - ay_;
    const double along = px * ux_ + py * uy_, across = std::abs(px * uy_ - py * ux_);
    double best = std::clamp(along + across * lead_ + beyond_, 0.0, length_);
    double distance = reproducible::hypot(across, best - along);
    if (distance <= profile_.extent)
      return distance <= reach_ ? za_ + rise_ * best - profile_.steep * distance : -kInfinity;
    // From the wall; or from the place at which it begins, which is between both.
    const double slope = best;
    best = std::clamp(along + across * wallLead_ + wallBeyond_, 0.0, length_);
    distance = reproducible::hypot(across, best - along);
    if (distance < profile_.extent) {
      const double off = std::sqrt(std::max(0.0, profile_.extent * profile_.extent - across * across));
      best = slope > best ? along + off : along - off;
      distance = profile_.extent;
    }
    return distance <= reach_ ? za_ + rise_ * best - profile_.drop(distance) : -kInfinity;
  }

 private:
  static constexpr double kFarAway = 1e300;

  /// Where height less slope is greatest: uphill of the nearest place, as the edge rises.
  [[nodiscard]] double leadOf(double steep, double& beyond) const {
    if (std::abs(rise_) < steep) return rise_ / std::sqrt(steep * steep - rise_ * rise_);
    beyond = rise_ > 0.0 ? kFarAway : -kFarAway;
    return 0.0;
  }

  double ax_, ay_, za_, length_;
  SlopeProfile profile_;
  double reach_;
  double ux_ = 1.0, uy_ = 0.0, rise_ = 0.0, lead_ = 0.0, beyond_ = 0.0, wallLead_ = 0.0, wallBeyond_ = 0.0;
};

}  // namespace scarp::pieces
