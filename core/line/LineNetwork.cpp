#include "core/line/LineNetwork.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <tuple>

#include "core/base/Parallel.h"
#include "core/line/LineJunctions.h"
#include "core/line/LineSurface.h"

namespace scarp {

namespace {

constexpr double kInsideBed = 1.0 - 1e-9;  ///< Of its half width.
constexpr std::size_t kEdgesTogether = 64;

/// The heights that a line designed for itself has at its points; NaN where it has none.
std::vector<double> heightsAtPoints(const LineDesign& design) {
  std::vector<double> heights(design.line.points.size(), std::numeric_limits<double>::quiet_NaN());
  for (const LineNode& node : design.nodes)
    if (node.point >= 0) heights[static_cast<std::size_t>(node.point)] = node.height;
  return heights;
}

/// A design among those that its bed joins, in the order of the layer.
struct JoinedBeds {
  std::vector<const BedTree*> beds;  ///< With its own.
  const BedTree* own;
};

struct MergedVertex {
  double height;
  bool within;  ///< The bed of another one, not at its border.
};

MergedVertex mergedVertex(const JoinedBeds& joined, const Vec2& place, double height) {
  bool any = false, within = false;
  MergedBed merged;
  for (const BedTree* bed : joined.beds) {
    const LineSettings& settings = bed->design().line.settings;
    const auto at = bed->at(place, mergeMargin(bed->half(), settings));
    if (!at) continue;
    merged.add(*at, settings);
    if (bed == joined.own) continue;
    any = any || at->distance < at->half + mergeMargin(at->half, settings);
    within = within || at->distance < at->half * kInsideBed;
  }
  return {any && !merged.empty() ? merged.height() : height, within};
}

void mergeEdges(const JoinedBeds& joined, LineDesign& design) {
  std::vector<LineEdge> edges;
  edges.reserve(design.edges.size());
  for (const LineEdge& edge : design.edges) {
    const MergedVertex a = mergedVertex(joined, edge.a, edge.za), b = mergedVertex(joined, edge.b, edge.zb);
    if (a.within && b.within) continue;
    edges.push_back(edge);
    edges.back().za = a.height;
    edges.back().zb = b.height;
  }
  // What lies within others has no border; it is there all the same.
  if (!edges.empty()) design.edges = std::move(edges);
}

template <class Piece, class Place>
void addDiffering(const std::vector<Piece>& one, const std::vector<Piece>& other, const Place& edgeOf,
                  double by, const GridFrame& frame, std::vector<GridRect>& parts) {
  const std::size_t least = std::min(one.size(), other.size());
  std::size_t first = 0, last = 0;
  while (first < least && one[first] == other[first]) ++first;
  while (last < least - first && one[one.size() - 1 - last] == other[other.size() - 1 - last]) ++last;
  for (const auto* pieces : {&one, &other})
    for (std::size_t begin = first; begin + last < pieces->size(); begin += kEdgesTogether) {
      Vec2 low = Vec2::Constant(std::numeric_limits<double>::infinity()), high = -low;
      for (std::size_t i = begin; i < begin + kEdgesTogether && i + last < pieces->size(); ++i) {
        const LineEdge& edge = edgeOf((*pieces)[i]);
        low = low.cwiseMin(edge.a).cwiseMin(edge.b);
        high = high.cwiseMax(edge.a).cwiseMax(edge.b);
      }
      const GridRect part = frame.samplesWithin(low.x() - by, low.y() - by, high.x() + by, high.y() + by);
      if (!part.empty()) parts.push_back(part);
    }
}

}  // namespace

std::vector<std::shared_ptr<const LineDesign>> lineDesigns(
    std::span<const Line> lines, const HeightRaster& ground, const GridFrame& frame,
    std::span<const std::shared_ptr<const LineDesign>> known) {
  const std::size_t count = lines.size();
  const std::vector<LineMeeting> meetings = meetingsOf(lines);
  std::vector<char> chiefs(count, 0);
  for (const LineMeeting& meeting : meetings) chiefs[meeting.corners[meeting.chief].line] = 1;
  std::vector<std::shared_ptr<const LineDesign>> designs(count);
  for (std::size_t i = 0; i < known.size(); ++i)
    if (lines[i].visible) designs[i] = known[i];
  std::vector<std::vector<LineJoin>> joins(count);
  std::vector<std::vector<const LineMeeting*>> meets(count);
  std::vector<std::vector<double>> alone(count);
  parallelFor(count, [&](std::size_t i) {
    if (!chiefs[i]) return;
    if (!designs[i]) designs[i] = std::make_shared<const LineDesign>(designOf(lines[i], ground, frame));
    alone[i] = heightsAtPoints(*designs[i]);
  });
  for (const LineMeeting& meeting : meetings) {
    const LineCorner& chief = meeting.corners[meeting.chief];
    const double height = alone[chief.line][chief.point];
    if (std::isnan(height)) continue;  // No ground under it.
    for (const LineCorner& corner : meeting.corners) {
      if (isArea(lines[corner.line].kind)) continue;
      joins[corner.line].push_back({corner.point, height, meeting.beds});
      if (meeting.beds) meets[corner.line].push_back(&meeting);
    }
  }
  parallelFor(count, [&](std::size_t i) {
    std::ranges::sort(joins[i], {}, &LineJoin::point);
    if (lines[i].visible && (!designs[i] || !joins[i].empty()))
      designs[i] = std::make_shared<const LineDesign>(designOf(lines[i], ground, frame, joins[i]));
  });

  std::vector<std::unique_ptr<const BedTree>> trees(count);
  parallelFor(count, [&](std::size_t i) {
    if (!meets[i].empty()) trees[i] = std::make_unique<const BedTree>(*designs[i]);
  });
  std::vector<std::shared_ptr<const LineDesign>> merged = designs;
  parallelFor(count, [&](std::size_t i) {
    if (meets[i].empty()) return;
    std::set<std::size_t> with{i};
    for (const LineMeeting* meeting : meets[i])
      for (const LineCorner& corner : meeting->corners)
        if (trees[corner.line]) with.insert(corner.line);
    if (with.size() == 1) return;
    JoinedBeds joined{{}, trees[i].get()};
    for (const std::size_t other : with) joined.beds.push_back(trees[other].get());
    auto design = std::make_shared<LineDesign>(*designs[i]);
    mergeEdges(joined, *design);
    merged[i] = std::move(design);
  });
  return merged;
}

std::vector<std::shared_ptr<const LineDesign>> lineDesignsOf(std::span<const Line> lines,
                                                             const std::vector<char>& asked,
                                                             const HeightRaster& ground,
                                                             const GridFrame& frame) {
  std::vector<char> needed = asked;
  markThoseThatMeet(lines, needed);
  std::vector<Line> some;
  std::vector<std::size_t> places;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (needed[i]) {
      some.push_back(lines[i]);
      places.push_back(i);
    }
  std::vector<std::shared_ptr<const LineDesign>> all(lines.size());
  auto designs = lineDesigns(some, ground, frame);
  for (std::size_t k = 0; k < places.size(); ++k)
    if (asked[places[k]]) all[places[k]] = std::move(designs[k]);
  return all;
}

std::vector<std::vector<std::size_t>> designsThatJoin(
    std::span<const std::shared_ptr<const LineDesign>> designs) {
  std::map<std::tuple<int, double, double>, std::vector<std::size_t>> places;
  for (std::size_t i = 0; i < designs.size(); ++i)
    for (const Vec2& place : designs[i]->joins)
      places[{lineFamily(designs[i]->line.kind), place.x(), place.y()}].push_back(i);
  std::vector<std::set<std::size_t>> joined(designs.size());
  for (const auto& [place, at] : places)
    for (const std::size_t i : at) joined[i].insert(at.begin(), at.end());
  std::vector<std::vector<std::size_t>> lists(designs.size());
  for (std::size_t i = 0; i < designs.size(); ++i)
    if (joined[i].size() > 1) lists[i].assign(joined[i].begin(), joined[i].end());
  return lists;
}

std::vector<GridRect> touchedAtEdges(const LineDesign& before, const LineDesign& after,
                                     const GridFrame& frame) {
  const double by = std::max(reachOf(before.line), reachOf(after.line));
  std::vector<GridRect> parts;
  addDiffering(
      before.edges, after.edges, [](const LineEdge& edge) -> const LineEdge& { return edge; }, by, frame,
      parts);
  addDiffering(
      before.beds, after.beds, [](const LineBed& bed) -> const LineEdge& { return bed.middle; }, by, frame,
      parts);
  return parts;
}

}  // namespace scarp
