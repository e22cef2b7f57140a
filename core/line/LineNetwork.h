#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "core/geometry/Vec.h"
#include "core/line/Line.h"
#include "core/line/LineDesign.h"

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

/// The designs of the lines of a layer, in their order; null for those that are hidden. Where lines meet (see
/// meetingsOf()), all take the height that the chief has when it is designed for itself, so a line's heights
/// follow from those that it meets, and from no others. Edges of beds that join have the heights of the
/// merged beds, and edges within the bed of another one are left out; these follow from lines that meet those
/// that it meets as well. `known`: for each line its design for itself, where that is known; else null;
/// empty: none is. Contract: the lines are valid.
[[nodiscard]] std::vector<std::shared_ptr<const LineDesign>> lineDesigns(
    std::span<const Line> lines, const HeightRaster& ground, const GridFrame& frame,
    std::span<const std::shared_ptr<const LineDesign>> known = {});

/// The designs of some lines of a layer, as lineDesigns() of all of them gives them; null for the others and for
/// those that are hidden. Designs besides these only the lines that they depend on. asked: by line, 0 where the
/// design is not wanted.
[[nodiscard]] std::vector<std::shared_ptr<const LineDesign>> lineDesignsOf(std::span<const Line> lines,
                                                                           const std::vector<char>& asked,
                                                                           const HeightRaster& ground,
                                                                           const GridFrame& frame);

/// Of each design those that join it and itself, by their places, in order; none where no other one does.
[[nodiscard]] std::vector<std::vector<std::size_t>> designsThatJoin(
    std::span<const std::shared_ptr<const LineDesign>> designs);

/// The samples at which two designs of one line may differ because their beds or edges do, in parts along it.
[[nodiscard]] std::vector<GridRect> touchedAtEdges(const LineDesign& before, const LineDesign& after,
                                                   const GridFrame& frame);

/// What became of the lines of a layer, and of the ground beneath it.
struct MeetingChange {
  const std::vector<Line>&before, &after;
  const GridFrame& frame;
  /// Whether the ground that a line is designed on is other than it was.
  std::function<bool(const Line&)> onChangedGround;
  /// The ground beneath as it is now, under some lines at least.
  std::function<HeightRaster(const std::vector<Line>&)> groundUnder;
};
/// Where lines may be others than they were because of lines that they meet, or met.
struct MeetingEffect {
  std::vector<const Line*> wholly;  ///< Lines of before and after, as far as they may change anything.
  std::vector<GridRect> parts;      ///< Samples, about what differs of others.
};
/// Of all lines that meet, or met, a line that was changed, and of that line too.
[[nodiscard]] MeetingEffect effectOfMeetings(const MeetingChange& change);

}  // namespace scarp
