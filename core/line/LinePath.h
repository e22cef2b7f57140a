#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/geometry/Vec.h"
#include "core/line/Line.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// A place along a line. A value.
struct LineNode {
  Vec2 place = Vec2::Zero();  ///< Local frame, metres.
  double onward = 0.0;        ///< Metres to the next node, as seen from above; 0 at an open line's end.
  double half = 0.0;          ///< Half of the bed's width with all that is beside it, metres.
  double height = 0.0;        ///< Of the middle of the bed, metres.
  double tilt = 0.0;          ///< Rise to the left, as a grade, that a bend gives the bed.
  std::ptrdiff_t point = -1;  ///< The line's point that this is; −1: it lies between two.
  LineSpan span = LineSpan::Ground;  ///< Up to the next node.
  bool operator==(const LineNode&) const = default;
};

/// The nodes of a line, without heights: its points, and places between them about a cell apart. Where the
/// course is round it leads through the points (centripetal Catmull–Rom, Yuksel, Schaefer & Keyser 2011), so
/// nodes follow from the four points around them alone, and moving a point leaves those further away as they
/// are, bit for bit. A closed line's first node is not repeated. Points on the place of the one before are
/// left out.
///
/// Off the terrain nodes are sparse. Beyond the line's reach plus the lengths over which its heights and tilts
/// are averaged, the distance between nodes grows with the distance from the terrain, up to a sixteenth of the
/// course between two points. Course between points that are all beyond the reach on one side has no nodes
/// except the points. The nodes of brush paths are dense everywhere they are divided, because the places of
/// dabs depend on the length of the course before them.
[[nodiscard]] std::vector<LineNode> lineNodes(const Line& line, const GridFrame& frame);

/// Metres of a bed beside its width, on either side: shoulders, or what a section has there.
[[nodiscard]] double besideWidth(const LineSettings& settings);
/// Returns true if a line has water by its settings. Hidden lines have none.
[[nodiscard]] bool hasWater(const Line& line);
/// Width of the water beside the bed or the area, metres: to where banks of the set run reach the water
/// level. Contract: hasWater().
[[nodiscard]] double waterBeside(const Line& line);

/// Metres, how far from its middle a line may change the ground.
[[nodiscard]] double reachOf(const Line& line);

/// The number of nodes that lineNodes() returns. Counting stops at `limit` + 1.
[[nodiscard]] std::size_t lineNodeCount(const Line& line, const GridFrame& frame, std::size_t limit);
/// An upper bound of that number that ignores where the terrain is. Takes time proportional to the number of
/// points.
[[nodiscard]] double maxLineNodeCount(const Line& line, const GridFrame& frame);

/// A place at which a course crosses itself: on the piece from node `first` to the next one, and on the piece
/// from node `second` to the next one.
struct SelfCrossing {
  std::size_t first, second;
  double firstShare, secondShare;  ///< Along the pieces, 0…1.
  Vec2 place;
  bool operator==(const SelfCrossing&) const = default;
};

/// Returns the crossings of a course with itself within the terrain, in the order of `first`, then `second`.
/// Pieces that follow each other, are parallel, or lie on bridges or in tunnels do not cross. At most
/// 20,000,000 pairs of pieces are compared, so a course of very many laps over the same place may have more
/// crossings than are returned.
[[nodiscard]] std::vector<SelfCrossing> selfCrossings(std::span<const LineNode> nodes, bool closed,
                                                      const GridFrame& frame);

}  // namespace scarp
