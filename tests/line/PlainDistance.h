#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <string>
#include <vector>

#include "core/line/Line.h"
#include "core/line/LinePath.h"

namespace scarp::test {

/// Metres from a place to the edge of a piece of a bed, below 0 on it. What is searched for has one least.
inline double plainPieceDistance(const LineNode& a, const LineNode& b, bool area, const Vec2& place) {
  const auto at = [&](double share) {
    const double half = area ? 0.0 : a.half + share * (b.half - a.half);
    return (a.place + share * (b.place - a.place) - place).norm() - half;
  };
  double low = 0.0, high = 1.0;
  for (int i = 0; i < 48; ++i) {
    const double third = (high - low) / 3.0;
    at(low + third) < at(high - third) ? high -= third : low += third;
  }
  return std::min({at(0.0), at(0.5 * (low + high)), at(1.0)});
}

/// By the angles under which the border is seen.
inline bool plainlyWithin(const std::vector<LineNode>& border, const Vec2& place) {
  double turned = 0.0;
  for (std::size_t i = 0; i < border.size(); ++i) {
    const Vec2 a = border[i].place - place, b = border[(i + 1) % border.size()].place - place;
    turned += std::atan2(a.x() * b.y() - a.y() * b.x(), a.dot(b));
  }
  return std::lround(turned / (2.0 * std::numbers::pi)) % 2 != 0;
}

/// A line whose distance is asked for by definition.
class PlainLine {
 public:
  PlainLine(const Line& line, const GridFrame& frame)
      : label(labelOf(line)),
        kind(line.kind),
        hasWater(line.settings.water > 0.0 && (isArea(line.kind) || line.settings.neverRises)),
        beside_(line.settings.water * line.settings.cut),
        nodes_(line.visible ? lineNodes(line, frame) : std::vector<LineNode>()),
        closed_(line.closed || isArea(line.kind)) {}

  /// Metres to its edge, below 0 on its bed and in its area; infinite where it is hidden.
  [[nodiscard]] double distance(const Vec2& place) const {
    double least = std::numeric_limits<double>::infinity();
    const bool area = isArea(kind);
    const std::size_t count = nodes_.size(), spans = closed_ || count == 0 ? count : count - 1;
    // What cannot be the nearest is passed over.
    std::vector<double> away(spans);
    double most = least;
    for (std::size_t i = 0; i < spans; ++i) {
      const LineNode &a = nodes_[i], &b = nodes_[(i + 1) % count];
      away[i] = !area && a.span == LineSpan::Tunnel ? least : (a.place - place).norm() - a.half * !area;
      most = std::min(most, away[i]);
      away[i] -= (b.place - a.place).norm() + std::max(a.half, b.half);
    }
    for (std::size_t i = 0; i < spans; ++i)
      if (away[i] < most + 1e-9)
        least = std::min(least, plainPieceDistance(nodes_[i], nodes_[(i + 1) % count], area, place));
    return area && count > 0 && plainlyWithin(nodes_, place) ? -least : least;
  }

  [[nodiscard]] bool isIn(const LineChoice& choice) const {
    return (choice.line.empty() || choice.line == label) && (!choice.kind || *choice.kind == kind) &&
           (!choice.water || hasWater);
  }
  /// The distance that conditions measure: to the edge of the water where the choice is of lines with water.
  [[nodiscard]] double distance(const LineChoice& choice, const Vec2& place) const {
    return distance(place) - (choice.water ? beside_ : 0.0);
  }

  std::string label;
  LineKind kind;
  bool hasWater;

 private:
  double beside_;  ///< Metres of water on each side of the bed.
  std::vector<LineNode> nodes_;
  bool closed_;
};

}  // namespace scarp::test
