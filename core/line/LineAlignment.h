#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/line/Line.h"
#include "core/line/LinePath.h"
#include "core/line/LineProfile.h"

namespace scarp {

/// The vertical alignment of a line, without the offset of the line.
struct LineAlignment {
  std::vector<double> heights;  ///< One for each node.
  /// The maximum grade that was used; 0: any. Larger than that of the line where its free ends, which are at
  /// terrain height, cannot be connected otherwise.
  double grade = 0.0;
};

/// Returns the alignment of least earthwork under the maximum grade (see leastEarthwork()).
///
/// Free ends, which have no height and join no other line, are at terrain height. A height of a point acts on
/// the two segments beside the point, up to the next points; those without a height, and all beyond, stay
/// where they are without it. Heights that the maximum grade does not allow between these are missed by the
/// least sum. Vertical curves follow. Where the course crosses itself on the ground, both passes have one
/// height, as far as the grade allows. Lines that never rise use neverRising() in place of least earthwork,
/// from the higher end to the lower one, within the heights of their free ends; a loop of theirs is level.
///
/// ground: under the nodes, finite. joins: heights where the line meets others, by node.
[[nodiscard]] LineAlignment alignmentOf(const Line& line, std::span<const LineNode> nodes, bool closed,
                                        std::span<const double> ground, std::span<const ProfileHeight> joins,
                                        std::span<const SelfCrossing> crossings);

/// The height of a line's point at a node, without the offset; nothing if the point has none.
[[nodiscard]] std::optional<double> heightOfPoint(const LineNode& node, const Line& line);

}  // namespace scarp
