#include "core/line/LinePath.h"

#include <algorithm>
#include <cmath>

#include "core/base/ReproducibleMath.h"
#include "core/line/BrushPath.h"
#include "core/line/LineSection.h"

namespace scarp {

namespace {

constexpr double kMostPieces = 4096.0;  ///< Of the way between two points.

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

}  // namespace

double besideWidth(const LineSettings& settings) {
  if (settings.section.empty()) return settings.shoulder;
  const auto section = readLineSection(settings.section);
  if (!section || section->empty()) return settings.shoulder;
  return section->fromMiddle ? 0.0 : section->extent();
}

double reachOf(const Line& line) {
  if (line.kind == LineKind::BrushPath) return brushReach(line.brush.settings());
  double widest = line.settings.width;
  for (const LinePoint& point : line.points) widest = std::max(widest, point.width.value_or(0.0));
  return (isArea(line.kind) ? 0.0 : 0.5 * widest + besideWidth(line.settings)) + line.settings.reach;
}

std::vector<LineNode> lineNodes(const Line& line, const GridFrame& frame) {
  std::vector<Corner> corners;
  for (std::size_t i = 0; i < line.points.size(); ++i) {
    const Vec2 place(line.points[i].x, line.points[i].y);
    if (corners.empty() || place != corners.back().place)
      corners.push_back({place, static_cast<std::ptrdiff_t>(i)});
  }
  const bool closed = line.closed || isArea(line.kind);
  if (closed && corners.size() > 1 && corners.front().place == corners.back().place) corners.pop_back();
  const std::size_t count = corners.size();
  const bool round = line.settings.course == LineCourse::Round && count > 2;
  const bool brushes = line.kind == LineKind::BrushPath;
  const double step = frame.cellSize(), reach = reachOf(line),
               beside = brushes ? 0.0 : besideWidth(line.settings);
  const auto widthAt = [&](const Corner& corner) {
    if (brushes) return 2.0 * line.brush.settings().radius;
    return line.points[static_cast<std::size_t>(corner.point)].width.value_or(line.settings.width);
  };
  std::vector<LineNode> nodes;
  const std::size_t spans = closed ? count : count - 1;
  for (std::size_t i = 0; i < spans; ++i) {
    const Corner &from = corners[i], &to = corners[(i + 1) % count];
    const Vec2 chord = to.place - from.place;
    // Beyond an open end the curve goes on as its first or last chord does.
    const Vec2 before = closed || i > 0 ? corners[(i + count - 1) % count].place : Vec2(from.place - chord);
    const Vec2 after = closed || i + 2 < count ? corners[(i + 2) % count].place : Vec2(to.place + chord);
    const double wanted = distance(from.place, to.place) / step;
    const bool far = farOff(before, from.place, to.place, after, reach, frame);
    const int pieces = far ? 1 : static_cast<int>(std::clamp(std::ceil(wanted), 1.0, kMostPieces));
    const RoundSpan curve(before, from.place, to.place, after);
    const LineSpan span = line.points[static_cast<std::size_t>(from.point)].onward;
    const double w0 = widthAt(from), w1 = widthAt(to);
    for (int k = 0; k < pieces; ++k) {
      const double share = static_cast<double>(k) / pieces;
      LineNode node;
      node.place = k == 0 ? from.place : round ? curve.at(share) : mixed(from.place, to.place, share);
      node.half = 0.5 * (w0 + share * (w1 - w0)) + beside;
      node.point = k == 0 ? from.point : -1;
      node.span = span;
      nodes.push_back(node);
    }
  }
  if (!closed && count > 0) {
    LineNode last;
    last.place = corners.back().place;
    last.half = 0.5 * widthAt(corners.back()) + beside;
    last.point = corners.back().point;
    nodes.push_back(last);
  }
  for (std::size_t i = 0; i + 1 < nodes.size(); ++i)
    nodes[i].onward = distance(nodes[i].place, nodes[i + 1].place);
  if (closed && nodes.size() > 1) nodes.back().onward = distance(nodes.back().place, nodes.front().place);
  return nodes;
}

}  // namespace scarp
