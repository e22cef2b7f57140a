#include "core/line/LineDesign.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/ReproducibleMath.h"
#include "core/line/BrushPath.h"
#include "core/line/LineAlignment.h"
#include "core/line/LineArea.h"
#include "core/line/LineBalance.h"
#include "core/line/LineBanks.h"
#include "core/line/LineBeds.h"
#include "core/line/LineProfile.h"
#include "core/line/LineTilt.h"
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
