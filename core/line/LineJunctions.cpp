#include "core/line/LineJunctions.h"

#include <algorithm>
#include <tuple>

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

}  // namespace scarp
