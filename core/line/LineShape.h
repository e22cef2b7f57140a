#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/line/Line.h"
#include "core/line/LinePath.h"

namespace scarp {

// What becomes of a line that is bent, cut and put together by hand. Values; any thread. Places are in the
// local frame, metres, as seen from above.

/// The place of a line's course that is nearest to another place.
struct CourseSpot {
  Vec2 place;
  std::size_t after;  ///< The point from which the course leads there.
  double distance;
};
/// Of two equally near the first; of a stamp its outline and its centre. Nothing where none is within
/// `within` metres.
[[nodiscard]] std::optional<CourseSpot> nearestOnCourse(const Line& line, const GridFrame& frame,
                                                        const Vec2& place, double within);
/// The same of many lines, with which it is.
struct LineSpot {
  std::size_t line;
  CourseSpot spot;
};
/// Hidden lines, and the one with the id `except`, are passed over.
[[nodiscard]] std::optional<LineSpot> nearestLine(std::span<const Line> lines, const GridFrame& frame,
                                                  const Vec2& place, double within, LineId except = 0);
/// The place that one is drawn to, stamps left out: a point of a line within `within` metres, else the
/// nearest of a course.
[[nodiscard]] std::optional<Vec2> snappedTo(std::span<const Line> lines, const GridFrame& frame,
                                            const Vec2& place, double within, LineId except = 0);

/// With one more point; it carries on as the course did there.
[[nodiscard]] Line withPoint(Line line, std::size_t after, const Vec2& place);
/// Nothing where too few points would be left.
[[nodiscard]] std::optional<Line> withoutPoint(Line line, std::size_t point);
/// All points elsewhere by as much.
[[nodiscard]] Line movedBy(Line line, const Vec2& way);
/// From its last point to its first.
[[nodiscard]] Line reversed(Line line);
/// An open line at a point between its ends into two, the second one without an id; a closed one into one
/// that is open and begins and ends there. Nothing where it cannot be: at an end, or an area.
[[nodiscard]] std::optional<std::pair<Line, std::optional<Line>>> splitAt(const Line& line, std::size_t point);
/// Two open lines as one, with what the first one is, by those ends that are nearest to each other; ends
/// within a cell of each other become one point. Nothing for closed lines and areas.
[[nodiscard]] std::optional<Line> joined(const Line& first, const Line& second, double cell);
/// Without points that are within `within` metres of the straight way between those that are left (Douglas &
/// Peucker 1973). Points with a height or width of their own, and where bridges and tunnels begin and end, stay.
[[nodiscard]] Line simplified(const Line& line, double within);

}  // namespace scarp
