#include "core/line/LinePath.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/Contract.h"
#include "core/base/ReproducibleMath.h"
#include "core/line/BrushPath.h"
#include "core/line/LineNodeCount.h"
#include "core/line/LineSection.h"

namespace scarp {

namespace {

constexpr double kMaxPieces = 4096.0;  ///< Pieces of the course between two points.
/// Longest piece off the terrain, as a share of the course between two points.
constexpr double kMaxSparseShare = 1.0 / 16.0;
constexpr double kRoundingMargin = 1e-6;  ///< Larger than the relative rounding error of distances.

double distance(const Vec2& a, const Vec2& b) { return reproducible::hypot(b.x() - a.x(), b.y() - a.y()); }

Vec2 mixed(const Vec2& a, const Vec2& b, double t) { return a + t * (b - a); }

/// One span of a centripetal Catmull–Rom curve, by the pyramid of Barry and Goldman.
struct RoundSpan {
  Vec2 before, from, to, after;
  double k0, k1, k2, k3;  ///< Knots.

  RoundSpan(const Vec2& b, const Vec2& f, const Vec2& t, const Vec2& a)
      : before(b), from(f), to(t), after(a), k0(0.0) {
    const auto knot = [](const Vec2& p, const Vec2& q) { return std::sqrt(distance(p, q)); };
    k1 = k0 + knot(before, from);
    k2 = k1 + knot(from, to);
    k3 = k2 + knot(to, after);
  }
  [[nodiscard]] Vec2 at(double share) const {
    const double k = k1 + share * (k2 - k1);
    const auto part = [k](const Vec2& p, const Vec2& q, double a, double b) {
      return b > a ? mixed(p, q, (k - a) / (b - a)) : p;
    };
    const Vec2 one = part(before, from, k0, k1), two = part(from, to, k1, k2),
               three = part(to, after, k2, k3);
    return part(part(one, two, k0, k2), part(two, three, k1, k3), k1, k2);
  }
  /// Upper bound of the derivative of at(), metres for the whole share. It is the longest control vector of the
  /// derivative's Bézier form. Requires a distance > 0 between each two of the four points.
  [[nodiscard]] double maxSpeed() const {
    const double d1 = k1 - k0, d2 = k2 - k1, d3 = k3 - k2;
    const Vec2 chord = to - from;
    const Vec2 first = d2 * ((from - before) / d1 - (to - before) / (d1 + d2) + chord / d2),
               last = d2 * (chord / d2 - (after - from) / (d2 + d3) + (after - to) / d3);
    return std::max({first.norm(), (3.0 * chord - first - last).norm(), last.norm()});
  }
};

/// The rectangle around the terrain in which the nodes of a line are dense.
struct DenseArea {
  double x, y;  ///< Half side lengths, metres.

  DenseArea(const Line& line, double reach, const GridFrame& frame) {
    const LineSettings& settings = line.settings;
    // Places of dabs depend on the length of the course. Heights that never rise depend on each of its nodes.
    const bool everywhere = hasBrush(line.kind) || settings.neverRises;
    const double margin = everywhere ? std::numeric_limits<double>::infinity()
                              : reach + settings.evenOver + settings.curve + settings.runOff;
    x = 0.5 * frame.width() + margin;
    y = 0.5 * frame.depth() + margin;
  }
  /// 0 inside.
  [[nodiscard]] double distance(const Vec2& place) const {
    return reproducible::hypot(std::max(0.0, std::abs(place.x()) - x),
                               std::max(0.0, std::abs(place.y()) - y));
  }
};

struct Corner {
  Vec2 place;
  std::ptrdiff_t point;
};

bool farOff(const Vec2& a, const Vec2& b, const Vec2& c, const Vec2& d, double reach,
            const GridFrame& frame) {
  const double x = 0.5 * frame.width() + reach, y = 0.5 * frame.depth() + reach;
  const Vec2 low = a.cwiseMin(b).cwiseMin(c).cwiseMin(d), high = a.cwiseMax(b).cwiseMax(c).cwiseMax(d);
  return low.x() > x || low.y() > y || high.x() < -x || high.y() < -y;
}

/// Calls visit(node) for each node of a line, without `onward`, until it returns false.
template <class Visit>
void visitNodes(const Line& line, const GridFrame& frame, const Visit& visit) {
  std::vector<Corner> corners;
  for (std::size_t i = 0; i < line.points.size(); ++i) {
    const Vec2 place(line.points[i].x, line.points[i].y);
    if (corners.empty() || place != corners.back().place)
      corners.push_back({place, static_cast<std::ptrdiff_t>(i)});
  }
  const bool closed = line.closed || isArea(line.kind);
  if (closed && corners.size() > 1 && corners.front().place == corners.back().place) corners.pop_back();
  const std::size_t count = corners.size();
  if (count == 0) return;
  const bool round = line.settings.course == LineCourse::Round && count > 2;
  const bool brushes = hasBrush(line.kind);
  const double step = frame.cellSize(), reach = reachOf(line),
               beside = brushes ? 0.0 : besideWidth(line.settings);
  const DenseArea dense(line, reach, frame);
  const auto widthAt = [&](const Corner& corner) {
    if (brushes) return 2.0 * line.brush.settings().radius;
    return line.points[static_cast<std::size_t>(corner.point)].width.value_or(line.settings.width);
  };
  const std::size_t spans = closed ? count : count - 1;
  for (std::size_t i = 0; i < spans; ++i) {
    const Corner &from = corners[i], &to = corners[(i + 1) % count];
    const Vec2 chord = to.place - from.place;
    // Beyond an open end the curve goes on as its first or last chord does.
    const Vec2 before = closed || i > 0 ? corners[(i + count - 1) % count].place : Vec2(from.place - chord);
    const Vec2 after = closed || i + 2 < count ? corners[(i + 2) % count].place : Vec2(to.place + chord);
    const double wanted = distance(from.place, to.place) / step;
    const bool far = farOff(before, from.place, to.place, after, reach, frame);
    const int pieces = far ? 1 : static_cast<int>(std::clamp(std::ceil(wanted), 1.0, kMaxPieces));
    const RoundSpan curve(before, from.place, to.place, after);
    const double pieceLength = (round ? curve.maxSpeed() : chord.norm()) / pieces;
    const LineSpan span = line.points[static_cast<std::size_t>(from.point)].onward;
    const double w0 = widthAt(from), w1 = widthAt(to);
    for (int k = 0; k < pieces;) {
      const double share = static_cast<double>(k) / pieces;
      LineNode node;
      node.place = k == 0 ? from.place : round ? curve.at(share) : mixed(from.place, to.place, share);
      node.half = 0.5 * (w0 + share * (w1 - w0)) + beside;
      node.point = k == 0 ? from.point : -1;
      node.span = span;
      if (!visit(node)) return;
      // The course and its chord stay outside the dense area up to the next node.
      const double sparse = std::min(dense.distance(node.place) / pieceLength * (1.0 - kRoundingMargin),
                                     kMaxSparseShare * pieces);
      k += sparse >= 2.0 ? static_cast<int>(sparse) : 1;
    }
  }
  if (closed) return;
  LineNode last;
  last.place = corners.back().place;
  last.half = 0.5 * widthAt(corners.back()) + beside;
  last.point = corners.back().point;
  visit(last);
}

}  // namespace

double besideWidth(const LineSettings& settings) {
  if (settings.section.empty()) return settings.shoulder;
  const auto section = readLineSection(settings.section);
  if (!section || section->empty()) return settings.shoulder;
  return section->fromMiddle ? 0.0 : section->extent();
}

bool hasWater(const Line& line) {
  return line.visible && line.settings.water > 0.0 && (isArea(line.kind) || line.settings.neverRises);
}

double waterBeside(const Line& line) {
  EXPECTS(hasWater(line));
  return line.settings.water * line.settings.cut;
}

double reachOf(const Line& line) {
  if (hasBrush(line.kind)) return brushReach(line.brush.settings());
  double widest = line.settings.width;
  for (const LinePoint& point : line.points) widest = std::max(widest, point.width.value_or(0.0));
  return (isArea(line.kind) ? 0.0 : 0.5 * widest + besideWidth(line.settings)) + line.settings.reach;
}

std::vector<LineNode> lineNodes(const Line& line, const GridFrame& frame) {
  std::vector<LineNode> nodes;
  visitNodes(line, frame, [&nodes](const LineNode& node) {
    nodes.push_back(node);
    return true;
  });
  nodes.shrink_to_fit();
  const bool closed = line.closed || isArea(line.kind);
  for (std::size_t i = 0; i + 1 < nodes.size(); ++i)
    nodes[i].onward = distance(nodes[i].place, nodes[i + 1].place);
  if (closed && nodes.size() > 1) nodes.back().onward = distance(nodes.back().place, nodes.front().place);
  return nodes;
}

double maxLineNodeCount(const Line& line, const GridFrame& frame) {
  double most = 1.0;
  for (std::size_t i = 0; i < line.points.size(); ++i) {
    const LinePoint &a = line.points[i], &b = line.points[(i + 1) % line.points.size()];
    const double metres = reproducible::hypot(b.x - a.x, b.y - a.y);
    most += std::clamp(std::ceil(metres / frame.cellSize()), 1.0, kMaxPieces);
  }
  return most;
}

std::size_t lineNodeCount(const Line& line, const GridFrame& frame, std::size_t limit) {
  std::size_t count = 0;
  visitNodes(line, frame, [&](const LineNode&) { return ++count <= limit; });
  return count;
}

}  // namespace scarp
