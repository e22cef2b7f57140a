#include "core/line/LineShape.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/Contract.h"
#include "core/line/StampShape.h"

namespace scarp {

namespace {

Vec2 placeOf(const LinePoint& point) { return {point.x, point.y}; }

bool isRing(const Line& line) { return line.closed || isArea(line.kind); }

/// The nearest place of a straight piece.
Vec2 nearestOf(const Vec2& a, const Vec2& b, const Vec2& place) {
  const Vec2 way = b - a;
  const double square = way.squaredNorm();
  return square > 0.0 ? Vec2(a + std::clamp((place - a).dot(way) / square, 0.0, 1.0) * way) : a;
}

/// Whether a line's points, and so its course, may lie within some metres of a place. A round course leads
/// less far aside than its longest chord is.
bool mayBeNear(const Line& line, const Vec2& place, double within) {
  Vec2 low = placeOf(line.points.front()), high = low;
  double chord = 0.0;
  for (std::size_t i = 0; i < line.points.size(); ++i) {
    const Vec2 at = placeOf(line.points[i]);
    chord = std::max(chord, (placeOf(line.points[(i + 1) % line.points.size()]) - at).norm());
    low = low.cwiseMin(at);
    high = high.cwiseMax(at);
  }
  const Vec2 by = Vec2::Constant(within + (line.settings.course == LineCourse::Round ? chord : 0.0));
  return ((place - low + by).array() >= 0.0).all() && ((high - place + by).array() >= 0.0).all();
}

/// Of points first … last those that are further than `within` from the way between.
void keepFar(const std::vector<LinePoint>& points, std::size_t first, std::size_t last, double within,
             std::vector<char>& kept) {
  std::vector<std::pair<std::size_t, std::size_t>> open{{first, last}};
  while (!open.empty()) {
    const auto [from, to] = open.back();
    open.pop_back();
    double most = within;
    std::size_t far = 0;
    for (std::size_t i = from + 1; i < to; ++i) {
      const Vec2 at = placeOf(points[i]);
      const double off = (nearestOf(placeOf(points[from]), placeOf(points[to]), at) - at).norm();
      if (!(off > most)) continue;
      most = off;
      far = i;
    }
    if (far == 0) continue;
    kept[far] = 1;
    open.emplace_back(from, far);
    open.emplace_back(far, to);
  }
}

}  // namespace

std::optional<CourseSpot> nearestOnCourse(const Line& line, const GridFrame& frame, const Vec2& place,
                                          double within) {
  if (line.points.empty()) return std::nullopt;
  if (line.kind == LineKind::Stamp) {
    if ((place - stampCentre(line)).norm() > line.brush.settings().radius + within) return std::nullopt;
    const Vec2 at = nearestOnStamp(line, place);
    const double distance = (at - place).norm();
    return distance <= within ? std::optional(CourseSpot{at, 0, distance}) : std::nullopt;
  }
  if (!mayBeNear(line, place, within)) return std::nullopt;
  const std::vector<LineNode> nodes = lineNodes(line, frame);
  std::optional<CourseSpot> nearest;
  std::size_t after = 0;
  const std::size_t pieces = isRing(line) ? nodes.size() : std::max<std::size_t>(nodes.size(), 1) - 1;
  for (std::size_t i = 0; i < pieces; ++i) {
    if (nodes[i].point >= 0) after = static_cast<std::size_t>(nodes[i].point);
    const Vec2 at = nearestOf(nodes[i].place, nodes[(i + 1) % nodes.size()].place, place);
    const double distance = (at - place).norm();
    if (distance <= within && (!nearest || distance < nearest->distance))
      nearest = CourseSpot{at, after, distance};
  }
  return nearest;
}

std::optional<LineSpot> nearestLine(std::span<const Line> lines, const GridFrame& frame, const Vec2& place,
                                    double within, LineId except) {
  std::optional<LineSpot> nearest;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    if (!lines[i].visible || (except != 0 && lines[i].id == except)) continue;
    const auto spot = nearestOnCourse(lines[i], frame, place, within);
    if (spot && (!nearest || spot->distance < nearest->spot.distance)) nearest = LineSpot{i, *spot};
  }
  return nearest;
}

std::optional<Vec2> snappedTo(std::span<const Line> lines, const GridFrame& frame, const Vec2& place,
                              double within, LineId except) {
  std::optional<Vec2> point;
  double least = within;
  for (const Line& line : lines) {
    if (!line.visible || line.kind == LineKind::Stamp || (except != 0 && line.id == except) ||
        !mayBeNear(line, place, within))
      continue;
    for (const LinePoint& each : line.points)
      if (const double off = (placeOf(each) - place).norm(); off <= least) {
        least = off;
        point = placeOf(each);
      }
  }
  if (point) return point;
  std::optional<CourseSpot> nearest;
  for (const Line& line : lines) {
    if (!line.visible || line.kind == LineKind::Stamp || (except != 0 && line.id == except)) continue;
    const auto spot = nearestOnCourse(line, frame, place, within);
    if (spot && (!nearest || spot->distance < nearest->distance)) nearest = spot;
  }
  return nearest ? std::optional(nearest->place) : std::nullopt;
}

Line withPoint(Line line, std::size_t after, const Vec2& place) {
  EXPECTS(after < line.points.size());
  LinePoint point{place.x(), place.y()};
  point.onward = line.points[after].onward;
  line.points.insert(line.points.begin() + static_cast<std::ptrdiff_t>(after) + 1, point);
  return line;
}

std::optional<Line> withoutPoint(Line line, std::size_t point) {
  EXPECTS(point < line.points.size());
  if (line.points.size() <= (isRing(line) ? 3U : 2U)) return std::nullopt;
  line.points.erase(line.points.begin() + static_cast<std::ptrdiff_t>(point));
  return line;
}

Line movedBy(Line line, const Vec2& way) {
  for (LinePoint& point : line.points) {
    point.x += way.x();
    point.y += way.y();
  }
  return line;
}

Line reversed(Line line) {
  const std::size_t count = line.points.size();
  std::vector<LineSpan> spans(count);
  // What led from a point to the next now leads from that one to it.
  for (std::size_t i = 0; i < count; ++i) spans[(2 * count - 2 - i) % count] = line.points[i].onward;
  std::ranges::reverse(line.points);
  for (std::size_t i = 0; i < count; ++i) line.points[i].onward = spans[i];
  if (!isRing(line) && count > 0) line.points.back().onward = LineSpan::Ground;
  return line;
}

std::optional<std::pair<Line, std::optional<Line>>> splitAt(const Line& line, std::size_t point) {
  EXPECTS(point < line.points.size());
  if (isArea(line.kind)) return std::nullopt;
  const auto at = line.points.begin() + static_cast<std::ptrdiff_t>(point);
  Line first = line;
  if (line.closed) {
    first.closed = false;
    std::ranges::rotate(first.points, first.points.begin() + static_cast<std::ptrdiff_t>(point));
    first.points.push_back(first.points.front());
    first.points.back().onward = LineSpan::Ground;
    return std::pair(std::move(first), std::optional<Line>());
  }
  if (point == 0 || point + 1 == line.points.size()) return std::nullopt;
  Line second = line;
  second.id = 0;
  first.points.assign(line.points.begin(), at + 1);
  first.points.back().onward = LineSpan::Ground;
  second.points.assign(at, line.points.end());
  return std::pair(std::move(first), std::optional(std::move(second)));
}

std::optional<Line> joined(const Line& first, const Line& second, double cell) {
  if (isRing(first) || isRing(second) || first.points.empty() || second.points.empty()) return std::nullopt;
  Line one = first, other = second;
  const auto gap = [](const LinePoint& a, const LinePoint& b) { return (placeOf(a) - placeOf(b)).norm(); };
  const double ends[] = {gap(one.points.back(), other.points.front()),
                         gap(one.points.back(), other.points.back()),
                         gap(one.points.front(), other.points.front()),
                         gap(one.points.front(), other.points.back())};
  const auto nearest = std::ranges::min_element(ends) - ends;
  if (nearest == 1 || nearest == 2) other = reversed(std::move(other));
  // Which one comes first along the way; the settings are the first one's either way.
  const bool before = nearest >= 2;
  const std::vector<LinePoint>&head = before ? other.points : one.points,
                   &tail = before ? one.points : other.points;
  std::vector<LinePoint> points = head;
  if (ends[nearest] <= cell) {
    const LinePoint last = points.back();
    points.pop_back();
    points.insert(points.end(), tail.begin(), tail.end());
    LinePoint& shared = points[head.size() - 1];
    if (!shared.height) shared.height = last.height;
    if (!shared.width) shared.width = last.width;
  } else {
    points.insert(points.end(), tail.begin(), tail.end());
  }
  one.points = std::move(points);
  return one;
}

Line simplified(const Line& line, double within) {
  const std::vector<LinePoint>& points = line.points;
  const std::size_t count = points.size();
  if (count < 3) return line;
  std::vector<char> kept(count, 0);
  kept.front() = kept.back() = 1;
  for (std::size_t i = 1; i < count; ++i)
    if (points[i].height || points[i].width || points[i].onward != points[i - 1].onward) kept[i] = 1;
  if (isRing(line)) {
    // What is furthest from the first one, so that a ring does not fold up.
    std::size_t far = count / 2;
    for (std::size_t i = 1; i < count; ++i)
      if ((placeOf(points[i]) - placeOf(points[0])).squaredNorm() >
          (placeOf(points[far]) - placeOf(points[0])).squaredNorm())
        far = i;
    kept[far] = 1;
  }
  const std::vector<char> fixed = kept;
  for (std::size_t from = 0; from + 1 < count;) {
    std::size_t to = from + 1;
    while (fixed[to] == 0) ++to;
    keepFar(points, from, to, within, kept);
    from = to;
  }
  Line less = line;
  less.points.clear();
  for (std::size_t i = 0; i < count; ++i)
    if (kept[i] != 0) less.points.push_back(points[i]);
  return less.points.size() < (isRing(line) ? 3U : 2U) ? line : less;
}

}  // namespace scarp
