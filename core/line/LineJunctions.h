#pragma once

#include <span>
#include <vector>

#include "core/geometry/Vec.h"
#include "core/line/Line.h"

namespace scarp {

/// Lines meet where points of theirs are at the very same place and they are of one family: 0, roads, tracks
/// and railways, with pads and quarries; 1, rivers and canals, with ponds; 2, walls, dams and ridges; 3,
/// creases. Brush paths meet nothing.
[[nodiscard]] int lineFamily(LineKind kind);

/// A point of one of some lines.
struct LineCorner {
  std::size_t line, point;
};
/// A place where lines meet.
struct LineMeeting {
  Vec2 place;
  std::vector<LineCorner> corners;  ///< Two or more, by line and point. Not all are of areas.
  std::size_t chief;                ///< Of these corners the one whose height the others take.
  bool beds;                        ///< Two or more are of lines that are no areas.
};

/// All places at which lines that are visible meet, in a fixed order. What bridges and tunnels carry over a
/// place does not meet anything there. The chief is a corner that has a height; else an area; else of a line
/// that never rises; else of the widest line; else one that is no end; else of the last line.
[[nodiscard]] std::vector<LineMeeting> meetingsOf(std::span<const Line> lines);

/// Marks those too that meet a marked line, and those that meet these: on them the design of a line depends.
void markThoseThatMeet(std::span<const Line> lines, std::vector<char>& marked);

}  // namespace scarp
