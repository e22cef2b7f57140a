#include "core/line/LineDesign.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/ReproducibleMath.h"
#include "core/line/BrushPath.h"
#include "core/line/LineAlignment.h"
#include "core/line/LineFigures.h"
#include "core/line/LineProfile.h"
#include "core/line/LineSurface.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

constexpr double kUnknown = std::numeric_limits<double>::quiet_NaN();
constexpr std::size_t kNodesInPart = 32;

/// The heights under the nodes; under bridges and in tunnels straight from end to end. Empty: no ground.
std::vector<double> groundUnder(std::span<const LineNode> nodes, bool closed, const HeightRaster& ground,
                                const GridFrame& frame) {
  std::vector<double> heights(nodes.size());
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    const bool first = i == 0 && !closed;
    const LineSpan before = first ? LineSpan::Ground : nodes[(i + nodes.size() - 1) % nodes.size()].span;
    const bool carried = before != LineSpan::Ground && nodes[i].span != LineSpan::Ground;
    heights[i] = carried ? kUnknown
                         : heightAt(ground, frame.column(nodes[i].place.x()), frame.row(nodes[i].place.y()));
  }
  if (!fillGaps(nodes, heights, closed)) heights.clear();
  return heights;
}

/// Through the heights that points have, by what is missing there, straight between.
void pin(std::span<const LineNode> nodes, std::vector<double>& heights, const Line& line, bool closed) {
  std::vector<double> missing(heights.size(), kUnknown);
  for (std::size_t i = 0; i < nodes.size(); ++i)
    if (const auto pinned = heightOfPoint(nodes[i], line)) missing[i] = *pinned - heights[i];
  if (!fillGaps(nodes, missing, closed)) return;
  for (std::size_t i = 0; i < nodes.size(); ++i) heights[i] += missing[i];
}

/// Where a line is to meet others, by node. `raised`: what is added to its heights later.
std::vector<ProfileHeight> heightsToMeet(std::span<const LineNode> nodes, std::span<const LineJoin> joins,
                                         double raised) {
  std::vector<ProfileHeight> wanted;
  std::size_t next = 0;
  for (std::size_t i = 0; i < nodes.size() && next < joins.size(); ++i) {
    if (nodes[i].point < 0) continue;
    const auto point = static_cast<std::size_t>(nodes[i].point);
    while (next < joins.size() && joins[next].point < point) ++next;
    if (next < joins.size() && joins[next].point == point) wanted.push_back({i, joins[next].height - raised});
  }
  return wanted;
}

/// The heights of lines of earlier versions.
std::vector<double> envelopeHeights(const Line& line, std::span<const LineNode> nodes, bool closed,
                                    std::vector<double> heights, std::span<const ProfileHeight> wanted) {
  const LineSettings& s = line.settings;
  if (s.heights == LineHeights::Points) {
    for (std::size_t i = 0; i < nodes.size(); ++i)
      heights[i] = nodes[i].point < 0 ? kUnknown : heightOfPoint(nodes[i], line).value_or(heights[i]);
    (void)fillGaps(nodes, heights, closed);
  } else {
    heights = averaged(nodes, heights, s.evenOver, closed);
    pin(nodes, heights, line, closed);
  }
  const bool falls = s.neverRises && !closed;
  if (falls) heights = neverRising(nodes, heights);
  if (s.grade > 0.0) heights = withGrade(nodes, heights, s.grade, closed);
  const auto meetOthers = [&] {
    if (wanted.empty()) return;
    heights = throughHeights(nodes, heights, wanted, std::max(s.evenOver, s.curve), s.grade, falls, closed);
  };
  meetOthers();
  heights = averaged(nodes, heights, s.curve, closed);
  if (falls)
    for (std::size_t i = 1; i < heights.size(); ++i) heights[i] = std::min(heights[i], heights[i - 1]);
  meetOthers();  // Vertical curves take what lies between the ends off them.
  return heights;
}

/// Returns whether a place is within the border of an area, by the even-odd rule.
bool isWithin(const std::vector<LineEdge>& border, const Vec2& place) {
  bool within = false;
  for (const LineEdge& edge : border) {
    if ((edge.a.y() <= place.y()) == (edge.b.y() <= place.y())) continue;
    const double share = (place.y() - edge.a.y()) / (edge.b.y() - edge.a.y());
    if (edge.a.x() + share * (edge.b.x() - edge.a.x()) > place.x()) within = !within;
  }
  return within;
}

/// Sets on which side of its edges an area is.
void markOutside(LineDesign& design) {
  double doubleArea = 0.0;
  const Vec2& about = design.edges.front().a;
  for (const LineEdge& edge : design.edges) {
    const Vec2 u = edge.a - about, v = edge.b - about;
    doubleArea += u.x() * v.y() - u.y() * v.x();
  }
  constexpr double kBeside = 1e-3;  // Of the length of an edge.
  for (LineEdge& edge : design.edges) {
    edge.outsideLeft = doubleArea < 0.0;
    if (design.crossings.empty()) continue;
    const Vec2 way = edge.b - edge.a;
    edge.outsideLeft = !isWithin(design.edges, 0.5 * (edge.a + edge.b) + kBeside * Vec2(-way.y(), way.x()));
  }
}

GridRect around(Vec2 low, Vec2 high, double by, const GridFrame& frame) {
  return frame.samplesWithin(low.x() - by, low.y() - by, high.x() + by, high.y() + by);
}

constexpr double kSharp = 0.97;     ///< Cosine of the turn from which an edge goes round: 14 degrees.
constexpr double kBendPiece = 0.2;  ///< Radians of such a bend in one piece.

/// Unit vectors to the left of the way.
Vec2 leftOf(const Vec2& way) {
  const double length = reproducible::hypot(way.x(), way.y());
  return length > 0.0 ? Vec2(-way.y() / length, way.x() / length) : Vec2(Vec2::Zero());
}

/// An edge of a bed beside a node: where the piece before ends and the next one begins.
struct BedSide {
  Vec2 in, out;
  double height;
};
struct BedSides {
  BedSide left, right;
  Vec2 way;  ///< Unit vector along the line.
};

/// Where a line turns sharply, the outer edge goes round the node, as the bed does.
BedSides sidesOf(const LineNode& before, const LineNode& at, const LineNode& after,
                 const LineDesign& design) {
  Vec2 side = leftOf(after.place - before.place);
  if (side == Vec2::Zero()) side = leftOf(after.place - at.place);
  const auto up = [&](double across) {
    return at.height + besideMiddle(design.line.settings, design.section, at.half, at.tilt, across);
  };
  const Vec2 left = at.place + at.half * side, right = at.place - at.half * side;
  BedSides sides{{left, left, up(at.half)}, {right, right, up(-at.half)}, Vec2(side.y(), -side.x())};
  const Vec2 in = leftOf(at.place - before.place), out = leftOf(after.place - at.place);
  if (in == Vec2::Zero() || out == Vec2::Zero() || in.dot(out) > kSharp) return sides;
  const bool toLeft = in.x() * out.y() - in.y() * out.x() > 0.0;
  BedSide& outer = toLeft ? sides.right : sides.left;
  outer.in = at.place + (toLeft ? -at.half : at.half) * in;
  outer.out = at.place + (toLeft ? -at.half : at.half) * out;
  return sides;
}

void addBend(const Vec2& about, const BedSide& side, bool onLeft, LineDesign& design) {
  if (side.in == side.out) return;
  const Vec2 from = side.in - about, to = side.out - about;
  const double turn = reproducible::atan2(from.x() * to.y() - from.y() * to.x(), from.dot(to));
  const int pieces = 1 + static_cast<int>(std::abs(turn) / kBendPiece);
  Vec2 before = side.in;
  for (int k = 1; k <= pieces; ++k) {
    const double angle = turn * k / pieces, c = reproducible::cos(angle), s = reproducible::sin(angle);
    const Vec2 place =
        k == pieces ? side.out : Vec2(about + Vec2(c * from.x() - s * from.y(), s * from.x() + c * from.y()));
    design.edges.push_back({before, place, side.height, side.height, onLeft});
    before = place;
  }
}

/// From the left of an end round it to its right.
void addRoundEnd(const LineNode& at, const Vec2& left, const Vec2& outward, bool isLast, LineDesign& design) {
  constexpr int pieces = 16;
  const Vec2 side = left - at.place, beyond = at.half * outward;
  const auto up = [&](double across) {
    return besideMiddle(design.line.settings, design.section, at.half, at.tilt, across);
  };
  const double ofLeft = up(at.half), ofRight = up(-at.half);
  Vec2 before = left;
  double height = at.height + ofLeft;
  for (int k = 1; k <= pieces; ++k) {
    const double angle = k * (3.14159265358979323846 / pieces);
    const double along = reproducible::cos(angle);
    const Vec2 place = at.place + along * side + reproducible::sin(angle) * beyond;
    const double next = at.height + (ofRight + (0.5 + 0.5 * along) * (ofLeft - ofRight));
    design.edges.push_back({before, place, height, next, isLast});
    before = place;
    height = next;
  }
}

/// The square end of a bed, by way of the corners of its section.
void addSquareEnd(const LineNode& at, const Vec2& left, const Vec2& right, bool isLast, LineDesign& design) {
  const LineSettings& settings = design.line.settings;
  const auto up = [&](double across) {
    return besideMiddle(settings, design.section, at.half, at.tilt, across);
  };
  const std::vector<double> acrosses = sectionCorners(design.section, at.half);
  const auto place = [&](double across) -> Vec2 {
    return across == 0.0
               ? at.place
               : Vec2(at.place + (std::abs(across) / at.half) * ((across > 0.0 ? left : right) - at.place));
  };
  for (std::size_t i = 0; i + 1 < acrosses.size(); ++i)
    design.edges.push_back({place(acrosses[i]), place(acrosses[i + 1]), at.height + up(acrosses[i]),
                            at.height + up(acrosses[i + 1]), isLast});
}

/// Adds the bed between the nodes of a stretch to a design that has its nodes with heights, and the edges
/// that side slopes begin at. Where beds of others join, its ends are round.
void addBeds(const LineStretch& stretch, std::span<const LineJoin> joins, LineDesign& design) {
  const std::vector<LineNode>& nodes = design.nodes;
  const auto node = [&](std::size_t k) -> const LineNode& {
    return nodes[(stretch.first + k) % nodes.size()];
  };
  std::vector<BedSides> sides;
  sides.reserve(stretch.count);
  for (std::size_t k = 0; k < stretch.count; ++k) {
    const bool begins = k == 0 && !stretch.ring, ends = k + 1 == stretch.count && !stretch.ring;
    const LineNode &at = node(k), &before = begins ? at : node(stretch.ring ? k + stretch.count - 1 : k - 1),
                   &after = ends ? at : node(k + 1);
    sides.push_back(sidesOf(before, at, after, design));
  }
  const auto joined = [&](std::size_t k) {
    return std::ranges::any_of(joins, [&](const LineJoin& join) {
      return join.beds && node(k).point == static_cast<std::ptrdiff_t>(join.point);
    });
  };
  const std::size_t last = stretch.count - 1, pieces = stretch.ring ? stretch.count : last;
  const bool opensRound = !stretch.ring && joined(0), endsRound = !stretch.ring && joined(last);
  for (std::size_t k = 0; k < pieces; ++k) {
    const std::size_t next = (k + 1) % stretch.count;
    const LineNode &a = node(k), &b = node(k + 1);
    const bool opens = k == 0 && !stretch.ring, ends = k + 1 == pieces && !stretch.ring;
    design.beds.push_back({{a.place, b.place, a.height, b.height},
                           a.half,
                           b.half,
                           opens && !opensRound,
                           ends && !endsRound,
                           a.tilt,
                           b.tilt,
                           opens && opensRound,
                           ends && endsRound});
    const BedSides &from = sides[k], &to = sides[next];
    design.edges.push_back({from.left.out, to.left.in, from.left.height, to.left.height, true});
    design.edges.push_back({from.right.out, to.right.in, from.right.height, to.right.height, false});
    if (stretch.ring || next < last) {
      addBend(node(next).place, to.left, true, design);
      addBend(node(next).place, to.right, false, design);
    }
  }
  if (stretch.ring) return;
  for (const std::size_t k : {std::size_t{0}, last}) {
    const BedSides& end = sides[k];
    if (k == 0 ? opensRound : endsRound)
      addRoundEnd(node(k), end.left.in, k == 0 ? Vec2(-end.way) : end.way, k > 0, design);
    else
      addSquareEnd(node(k), end.left.in, end.right.in, k > 0, design);
  }
}

}  // namespace

std::vector<LineStretch> stretchesOnGround(std::span<const LineNode> nodes, bool closed) {
  std::vector<LineStretch> stretches;
  const std::size_t count = nodes.size();
  if (count < 2) return stretches;
  const std::size_t spans = closed ? count : count - 1;
  const auto onGround = [&](std::size_t i) { return nodes[i % count].span == LineSpan::Ground; };
  std::size_t begin = 0;
  if (closed) {
    while (begin < count && onGround(begin)) ++begin;
    if (begin == count) return {{0, count, true}};
    ++begin;  // After a span that is carried, so that no stretch lies over the seam.
  }
  for (std::size_t k = 0; k < spans;) {
    std::size_t length = 0;
    while (k + length < spans && onGround(begin + k + length)) ++length;
    if (length > 0) stretches.push_back({(begin + k) % count, length + 1, false});
    k += length + 1;
  }
  return stretches;
}

LineDesign designAt(const Line& line, const HeightRaster& ground, const GridFrame& frame, double shift,
                    std::span<const LineJoin> joins) {
  LineDesign design;
  design.line = line;
  design.nodes = lineNodes(line, frame);
  design.shift = shift;
  const bool isCurrent = line.settings.alignment == LineAlignmentRule::LeastEarthwork;
  if (const auto section = readLineSection(line.settings.section)) design.section = *section;
  const bool area = isArea(line.kind), closed = line.closed || area;
  if (design.nodes.size() < 2) return design;
  if (area) {
    const auto plane = areaPlane(line, design.nodes, ground, frame);
    if (!plane) {
      design.nodes.clear();
      return design;
    }
    design.plane = *plane;
    const bool given =
        std::ranges::any_of(line.points, [](const LinePoint& p) { return p.height.has_value(); });
    design.plane.height += (given ? 0.0 : line.settings.offset) + shift;
    for (LineNode& node : design.nodes) node.height = design.plane.at(node.place);
    for (std::size_t i = 0; i < design.nodes.size(); ++i) {
      const LineNode &a = design.nodes[i], &b = design.nodes[(i + 1) % design.nodes.size()];
      design.edges.push_back({a.place, b.place, a.height, b.height});
    }
    design.crossings = selfCrossings(design.nodes, true, frame);
    if (isCurrent) {
      markOutside(design);
      chooseBanks(design, ground, frame);
    }
    return design;
  }
  if (hasBrush(line.kind)) {  // It has no bed: it lies on the ground that it makes.
    const HeightRaster made = withBrushPath(ground, line, frame);
    const std::vector<double> under = groundUnder(design.nodes, closed, made, frame);
    if (under.empty()) design.nodes.clear();
    for (std::size_t i = 0; i < under.size(); ++i) design.nodes[i].height = under[i];
    return design;
  }
  const double raised = line.settings.offset + shift;
  std::vector<double> heights = groundUnder(design.nodes, closed, ground, frame);
  if (heights.empty()) {
    design.nodes.clear();
    return design;
  }
  const std::vector<ProfileHeight> wanted = heightsToMeet(design.nodes, joins, raised);
  design.crossings = selfCrossings(design.nodes, closed, frame);
  design.grade = line.settings.grade;
  if (isCurrent) {
    LineAlignment alignment = alignmentOf(line, design.nodes, closed, heights, wanted, design.crossings);
    heights = std::move(alignment.heights);
    design.grade = alignment.grade;
  } else {
    heights = envelopeHeights(line, design.nodes, closed, std::move(heights), wanted);
  }
  const std::vector<double> tilts = tiltsOf(design.nodes, line.settings, closed);
  for (std::size_t i = 0; i < heights.size(); ++i) {
    design.nodes[i].height = heights[i] + raised;
    design.nodes[i].tilt = tilts[i];
  }
  design.meets = !joins.empty();
  design.beds.reserve(design.nodes.size());
  design.edges.reserve(2 * design.nodes.size());
  for (const LineJoin& join : joins)
    if (join.beds) design.joins.push_back({line.points[join.point].x, line.points[join.point].y});
  for (const LineStretch& stretch : stretchesOnGround(design.nodes, closed)) addBeds(stretch, joins, design);
  if (isCurrent) chooseBanks(design, ground, frame);
  return design;
}

LineDesign designOf(const Line& line, const HeightRaster& ground, const GridFrame& frame,
                    std::span<const LineJoin> joins) {
  const bool shifts = !hasBrush(line.kind);
  return designAt(line, ground, frame, shifts ? shiftOf(line, ground, frame, joins) : 0.0, joins);
}

GridRect touchedBy(const LineDesign& design, const GridFrame& frame) {
  if (design.empty()) return {};
  Vec2 low = design.edges.front().a, high = low;
  for (const LineEdge& edge : design.edges) {
    low = low.cwiseMin(edge.a).cwiseMin(edge.b);
    high = high.cwiseMax(edge.a).cwiseMax(edge.b);
  }
  for (const LineBed& bed : design.beds) {  // Within that of another line it has no edges.
    low = low.cwiseMin(bed.middle.a).cwiseMin(bed.middle.b);
    high = high.cwiseMax(bed.middle.a).cwiseMax(bed.middle.b);
  }
  return around(low, high, reachOf(design.line), frame);
}

std::vector<GridRect> touchedBetween(const LineDesign& before, const LineDesign& after,
                                     const GridFrame& frame) {
  const GridRect all = touchedBy(before, frame).united(touchedBy(after, frame));
  const std::vector<LineNode>&one = before.nodes, &other = after.nodes;
  Line like = before.line;
  like.points = after.line.points;
  // Points are what nodes tell of; anything else may matter anywhere.
  if (!(like == after.line) || isArea(like.kind) || one.empty() || other.empty()) return {all};
  const auto same = [](const LineNode& a, const LineNode& b) {
    return a.place == b.place && a.onward == b.onward && a.half == b.half && a.height == b.height &&
           a.tilt == b.tilt && a.span == b.span;
  };
  const std::size_t least = std::min(one.size(), other.size());
  std::size_t first = 0, last = 0;
  while (first < least && same(one[first], other[first])) ++first;
  while (last < least - first && same(one[one.size() - 1 - last], other[other.size() - 1 - last])) ++last;
  if (first == one.size() && first == other.size()) return {};
  // Beds and edges about a node follow from its neighbours too.
  constexpr std::size_t kBeside = 2;
  first = first > kBeside ? first - kBeside : 0;
  last = last > kBeside ? last - kBeside : 0;
  // Of a closed line the ends are neighbours.
  if (like.closed && (first == 0 || last == 0)) return {all};
  const double by = std::max(reachOf(before.line), reachOf(after.line));
  std::vector<GridRect> parts;
  for (const auto* nodes : {&one, &other})
    for (std::size_t begin = first; begin + last < nodes->size(); begin += kNodesInPart) {
      Vec2 low = (*nodes)[begin].place, high = low;
      // With the first of the next part, to which a piece leads.
      for (std::size_t i = begin; i <= begin + kNodesInPart && i + last < nodes->size(); ++i) {
        low = low.cwiseMin((*nodes)[i].place);
        high = high.cwiseMax((*nodes)[i].place);
      }
      const GridRect part = around(low, high, by, frame).intersected(all);
      if (!part.empty()) parts.push_back(part);
    }
  return parts;
}

bool readsBeside(const Line& line) {
  return !hasBrush(line.kind) &&
         (hasShift(line.settings) || line.settings.alignment == LineAlignmentRule::LeastEarthwork);
}

GridRect readBy(const Line& line, const GridFrame& frame) {
  if (hasBrush(line.kind)) return readByBrushPath(line, frame);
  Vec2 low = Vec2::Constant(std::numeric_limits<double>::infinity()), high = -low;
  for (const LineNode& node : lineNodes(line, frame)) {
    low = low.cwiseMin(node.place);
    high = high.cwiseMax(node.place);
  }
  if (!(low.x() <= high.x())) return {};
  const double by = readsBeside(line) ? reachOf(line) : 0.0;
  // The corners of the cells.
  return around(low, high, by + 2.0 * std::max(frame.dx, frame.dy), frame);
}

}  // namespace scarp
