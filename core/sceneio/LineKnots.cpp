#include "core/sceneio/LineKnots.h"

#include <algorithm>
#include <cmath>

namespace scarp {

namespace {

constexpr double kCorner = 0.97;  ///< Cosine of the turn from which a node is a corner: 14 degrees.

struct KnotNode {
  Vec3 place;
  Vec3 in, out;  ///< Metres of way for each metre along, before and after it.
};

std::vector<KnotNode> knotNodes(const LineDesign& design, bool closed) {
  const std::size_t count = design.nodes.size();
  std::vector<KnotNode> nodes(count);
  const auto place = [&](std::size_t i) {
    const LineNode& node = design.nodes[i % count];
    return Vec3(node.place.x(), node.place.y(), node.height);
  };
  for (std::size_t i = 0; i < count; ++i) {
    const bool first = !closed && i == 0, last = !closed && i + 1 == count;
    const Vec3 at = place(i);
    Vec3 in = first ? Vec3(Vec3::Zero()) : Vec3(at - place(i + count - 1));
    Vec3 out = last ? Vec3(Vec3::Zero()) : Vec3(place(i + 1) - at);
    const double before = in.norm(), after = out.norm();
    if (before > 0.0) in /= before;
    if (after > 0.0) out /= after;
    if (first || before == 0.0) in = out;
    if (last || after == 0.0) out = in;
    if (in.dot(out) > kCorner) {
      // Of a parabola through the three.
      const Vec3 mean = first || last ? in : Vec3((after * in + before * out) / (before + after));
      in = out = mean.normalized();
    }
    nodes[i] = {at, in, out};
  }
  return nodes;
}

}  // namespace

Vec3 alongKnots(const LineKnot& from, const LineKnot& to, double share) {
  const double left = 1.0 - share;
  return left * left * left * from.place + 3.0 * left * left * share * (from.place + from.out) +
         3.0 * left * share * share * (to.place + to.in) + share * share * share * to.place;
}

std::vector<LineKnot> lineKnots(const LineDesign& design, double tolerance) {
  const bool closed = design.line.closed || isArea(design.line.kind);
  const std::size_t count = design.nodes.size();
  std::vector<LineKnot> knots;
  if (count < 2) return knots;
  const std::vector<KnotNode> nodes = knotNodes(design, closed);
  const std::size_t pieces = closed ? count : count - 1;
  std::vector<double> stations(pieces + 1, 0.0);
  for (std::size_t i = 0; i < pieces; ++i)
    stations[i + 1] = stations[i] + (nodes[(i + 1) % count].place - nodes[i].place).norm();
  const auto piece = [&](std::size_t first, std::size_t last) {
    const KnotNode &a = nodes[first], &b = nodes[last % count];
    const double third = (stations[last] - stations[first]) / 3.0;
    return std::pair(LineKnot{a.place, Vec3::Zero(), third * a.out},
                     LineKnot{b.place, -third * b.in, Vec3::Zero()});
  };
  const auto follows = [&](std::size_t first, std::size_t last) {
    const auto [from, to] = piece(first, last);
    const double length = stations[last] - stations[first];
    for (std::size_t i = first + 1; i < last; ++i) {
      const double share = length > 0.0 ? (stations[i] - stations[first]) / length : 0.0;
      if ((alongKnots(from, to, share) - nodes[i].place).norm() > tolerance) return false;
    }
    return true;
  };
  knots.push_back({nodes[0].place, Vec3::Zero(), Vec3::Zero()});
  constexpr std::size_t longest = 256;
  for (std::size_t first = 0; first < pieces;) {
    // As far as doubled lengths follow, then back by halves.
    std::size_t reached = 1;
    while (reached < longest && first + 2 * reached <= pieces && follows(first, first + 2 * reached))
      reached *= 2;
    for (std::size_t more = reached / 2; more > 0; more /= 2)
      if (reached < longest && first + reached + more <= pieces && follows(first, first + reached + more))
        reached += more;
    const auto [from, to] = piece(first, first + reached);
    knots.back().out = from.out;
    knots.push_back(to);
    first += reached;
  }
  if (closed) {
    knots.front().in = knots.back().in;
    knots.pop_back();
  }
  return knots;
}

}  // namespace scarp
