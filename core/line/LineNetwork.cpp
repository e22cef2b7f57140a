#include "core/line/LineNetwork.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <set>
#include <tuple>

#include "core/base/Parallel.h"
#include "core/line/LineSurface.h"

namespace scarp {

namespace {

struct CornerPlace {
  double x, y;
  int family;
  LineCorner corner;
};

bool samePlace(const LinePoint& a, const LinePoint& b) { return a.x == b.x && a.y == b.y; }

/// The corners of a line as its nodes have them: of points at one place that follow each other, the first.
void addCorners(const Line& line, std::size_t place, std::vector<CornerPlace>& all) {
  std::vector<std::size_t> corners;
  for (std::size_t i = 0; i < line.points.size(); ++i)
    if (corners.empty() || !samePlace(line.points[i], line.points[corners.back()])) corners.push_back(i);
  const bool closed = line.closed || isArea(line.kind);
  if (closed && corners.size() > 1 && samePlace(line.points[corners.front()], line.points[corners.back()]))
    corners.pop_back();
  const std::size_t count = corners.size();
  const auto carried = [&](std::size_t k) { return line.points[corners[k]].onward != LineSpan::Ground; };
  for (std::size_t k = 0; k < count; ++k) {
    const bool end = !closed && (k == 0 || k + 1 == count);
    if (!end && carried(k) && carried((k + count - 1) % count)) continue;
    const LinePoint& point = line.points[corners[k]];
    // −0 is 0.
    all.push_back({point.x + 0.0, point.y + 0.0, lineFamily(line.kind), {place, corners[k]}});
  }
}

/// What makes a corner the chief, the greater the more.
auto rankOf(const Line& line, const LineCorner& corner) {
  const LinePoint& point = line.points[corner.point];
  const bool area = isArea(line.kind);
  const bool end = !line.closed && (corner.point == 0 || corner.point + 1 == line.points.size());
  return std::tuple(point.height.has_value(), area, line.settings.neverRises,
                    area ? 0.0 : point.width.value_or(line.settings.width), !end, corner.line, corner.point);
}

}  // namespace

int lineFamily(LineKind kind) {
  switch (kind) {
    case LineKind::Road:
    case LineKind::Track:
    case LineKind::Railway:
    case LineKind::Pad:
    case LineKind::Quarry:
      return 0;
    case LineKind::River:
    case LineKind::Canal:
    case LineKind::Pond:
      return 1;
    case LineKind::Wall:
    case LineKind::Dam:
    case LineKind::Ridge:
      return 2;
    case LineKind::Crease:
    case LineKind::BrushPath:
    case LineKind::Stamp:
      break;
  }
  return 3;
}

std::vector<LineMeeting> meetingsOf(std::span<const Line> lines) {
  std::vector<CornerPlace> all;
  for (std::size_t i = 0; i < lines.size(); ++i)
    if (lines[i].visible && !hasBrush(lines[i].kind)) addCorners(lines[i], i, all);
  const auto keyOf = [](const CornerPlace& one) { return std::tuple(one.x, one.y, one.family); };
  std::ranges::sort(all, [&](const CornerPlace& a, const CornerPlace& b) {
    return std::tuple_cat(keyOf(a), std::tuple(a.corner.line, a.corner.point)) <
           std::tuple_cat(keyOf(b), std::tuple(b.corner.line, b.corner.point));
  });
  std::vector<LineMeeting> meetings;
  for (std::size_t first = 0, last = 0; first < all.size(); first = last) {
    while (last < all.size() && keyOf(all[last]) == keyOf(all[first])) ++last;
    if (last - first < 2) continue;
    LineMeeting meeting{{all[first].x, all[first].y}, {}, 0, false};
    std::size_t beds = 0;
    for (std::size_t i = first; i < last; ++i) {
      meeting.corners.push_back(all[i].corner);
      beds += isArea(lines[all[i].corner.line].kind) ? 0 : 1;
    }
    if (beds == 0) continue;
    meeting.beds = beds > 1;
    const auto rank = [&](std::size_t k) {
      return rankOf(lines[meeting.corners[k].line], meeting.corners[k]);
    };
    for (std::size_t k = 1; k < meeting.corners.size(); ++k)
      if (rank(k) > rank(meeting.chief)) meeting.chief = k;
    meetings.push_back(std::move(meeting));
  }
  return meetings;
}

void markThoseThatMeet(std::span<const Line> lines, std::vector<char>& marked) {
  const std::vector<LineMeeting> meetings = meetingsOf(lines);
  for (int ring = 0; ring < 2; ++ring) {
    std::vector<char> more = marked;
    for (const LineMeeting& meeting : meetings) {
      const auto isMarked = [&](const LineCorner& corner) { return marked[corner.line] != 0; };
      if (!std::ranges::any_of(meeting.corners, isMarked)) continue;
      for (const LineCorner& corner : meeting.corners) more[corner.line] = 1;
    }
    marked = std::move(more);
  }
}

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

namespace {

/// Lines at one time, with those that meet.
class MeetingLines {
 public:
  explicit MeetingLines(const std::vector<Line>& lines) : lines_(lines), meetings_(meetingsOf(lines)) {
    for (std::size_t i = 0; i < lines.size(); ++i) places_.emplace(lines[i].id, i);
    // A line may meet itself.
    for (const LineMeeting& meeting : meetings_)
      for (const LineCorner& one : meeting.corners)
        for (const LineCorner& other : meeting.corners)
          if (&one != &other) partners_[lines[one.line].id].insert(lines[other.line].id);
  }
  [[nodiscard]] bool anyMeet() const { return !meetings_.empty(); }
  [[nodiscard]] const Line* find(LineId id) const {
    const auto found = places_.find(id);
    return found == places_.end() ? nullptr : &lines_[found->second];
  }
  [[nodiscard]] std::set<LineId> partnersOf(LineId id) const {
    const auto found = partners_.find(id);
    return found == partners_.end() ? std::set<LineId>() : found->second;
  }
  /// Some lines, those that meet them, and those that meet these.
  [[nodiscard]] std::set<LineId> withRings(const std::set<LineId>& some) const {
    std::set<LineId> all = some;
    for (int ring = 0; ring < 2; ++ring)
      for (const LineId id : std::set<LineId>(all)) all.merge(partnersOf(id));
    return all;
  }
  /// In their order.
  [[nodiscard]] std::vector<Line> these(const std::set<LineId>& ids) const {
    std::vector<Line> found;
    for (const Line& line : lines_)
      if (ids.contains(line.id)) found.push_back(line);
    return found;
  }

 private:
  const std::vector<Line>& lines_;
  std::vector<LineMeeting> meetings_;
  std::map<LineId, std::size_t> places_;
  std::map<LineId, std::set<LineId>> partners_;
};

/// Lines that were added, taken away, changed, put elsewhere among the others, or whose ground changed.
std::set<LineId> changedLines(const MeetingChange& change) {
  std::map<LineId, std::size_t> places;
  for (std::size_t i = 0; i < change.before.size(); ++i) places.emplace(change.before[i].id, i);
  std::set<LineId> changed, there;
  std::size_t passed = 0;
  for (const Line& line : change.after) {
    there.insert(line.id);
    const auto was = places.find(line.id);
    const bool inOrder = was != places.end() && was->second >= passed;
    if (inOrder) passed = was->second;
    if (!inOrder || !(change.before[was->second] == line) || change.onChangedGround(line))
      changed.insert(line.id);
  }
  for (const Line& line : change.before)
    if (!there.contains(line.id)) changed.insert(line.id);
  return changed;
}

std::map<LineId, std::shared_ptr<const LineDesign>> designsById(const std::vector<Line>& lines,
                                                                const HeightRaster& ground,
                                                                const GridFrame& frame) {
  std::map<LineId, std::shared_ptr<const LineDesign>> byId;
  for (auto& design : lineDesigns(lines, ground, frame))
    if (design) byId.emplace(design->line.id, std::move(design));
  return byId;
}

}  // namespace

MeetingEffect effectOfMeetings(const MeetingChange& change) {
  MeetingEffect effect;
  const MeetingLines before(change.before), after(change.after);
  if (!before.anyMeet() && !after.anyMeet()) return effect;
  const std::set<LineId> changed = changedLines(change);
  std::set<LineId> concerned = before.withRings(changed);
  concerned.merge(after.withRings(changed));
  std::set<LineId> compared, moved;
  for (const LineId id : changed)
    for (const MeetingLines* const lines : {&before, &after})
      if (const Line* const line = lines->find(id); line && change.onChangedGround(*line)) moved.insert(id);
  std::set<LineId> onMoved = before.withRings(moved);
  onMoved.merge(after.withRings(moved));
  for (const LineId id : concerned) {
    const std::set<LineId> met = before.partnersOf(id), meets = after.partnersOf(id);
    if (met.empty() && meets.empty()) continue;  // It is followed for itself.
    const Line *const was = before.find(id), *const is = after.find(id);
    if (was && is && was->visible && is->visible && met == meets && !onMoved.contains(id)) {
      compared.insert(id);
    } else {
      for (const Line* const line : {was, is})
        if (line) effect.wholly.push_back(line);
    }
  }
  if (compared.empty()) return effect;
  const std::vector<Line> then = before.these(before.withRings(compared)),
                          now = after.these(after.withRings(compared));
  std::vector<Line> all = then;
  all.insert(all.end(), now.begin(), now.end());
  const HeightRaster ground = change.groundUnder(all);
  const auto one = designsById(then, ground, change.frame), other = designsById(now, ground, change.frame);
  for (const LineId id : compared) {
    const LineDesign &was = *one.at(id), &is = *other.at(id);
    Line like = was.line;
    like.points = is.line.points;
    if (!(like == is.line)) {  // Points are what beds and edges tell of.
      effect.wholly.push_back(before.find(id));
      effect.wholly.push_back(after.find(id));
      continue;
    }
    const auto parts = touchedAtEdges(was, is, change.frame);
    effect.parts.insert(effect.parts.end(), parts.begin(), parts.end());
  }
  return effect;
}

}  // namespace scarp
