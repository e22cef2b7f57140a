#pragma once

#include <span>
#include <vector>

#include "core/line/LinePath.h"

namespace scarp {

// What is done to heights along a line. A profile has a height for each node and runs straight between them;
// of a closed line also from the last to the first. Each value follows from those near it alone, with the
// same bits wherever on the line it stands, so that a change of a line leaves what is far from it as it is.

/// The nodes of an open line from its last to its first.
[[nodiscard]] std::vector<LineNode> reversed(std::span<const LineNode> nodes);

/// The mean over `metres`, half of it on either side. Beyond an open end the profile goes on as its mirror
/// image about the end, which therefore keeps its height. Nowhere steeper than the profile was. Over a length
/// L it makes a bend between two grades a vertical curve: a parabola of length L.
[[nodiscard]] std::vector<double> averaged(std::span<const LineNode> nodes, std::span<const double> heights,
                                           double metres, bool closed);

/// Nowhere steeper than `grade`: half way between the lowest profile of that grade above the heights and the
/// highest below them. Where the heights keep to the grade they stay.
[[nodiscard]] std::vector<double> withGrade(std::span<const LineNode> nodes, std::span<const double> heights,
                                            double grade, bool closed);

/// The closest heights that never rise from the first node to the last: least squares, by pooling adjacent
/// violators (Ayer, Brunk, Ewing, Reid & Silverman 1955).
[[nodiscard]] std::vector<double> neverRising(std::span<const LineNode> nodes,
                                              std::span<const double> heights);

/// A height that a profile is to have at a node.
struct ProfileHeight {
  std::size_t node;
  double height;
};
/// The lowest and the highest profiles through some heights that are nowhere steeper than `grade` (0: any)
/// and, where they fall, nowhere rise; infinite where nothing bounds them.
struct ProfileRange {
  std::vector<double> low, high;
};
[[nodiscard]] ProfileRange rangeThrough(std::span<const LineNode> nodes,
                                        std::span<const ProfileHeight> wanted, double grade, bool falls,
                                        bool closed);
/// Through some heights, by what is missing there, which fades out over `fade` metres, or more where that
/// would take more than half of the grade; then nowhere steeper than `grade` (0: any) and, where it `falls`,
/// nowhere rising. Heights between which that cannot be are met half way.
[[nodiscard]] std::vector<double> throughHeights(std::span<const LineNode> nodes,
                                                 std::span<const double> heights,
                                                 std::span<const ProfileHeight> wanted, double fade,
                                                 double grade, bool falls, bool closed);

/// Straight between those that are numbers, level before the first and after the last. False: none is.
[[nodiscard]] bool fillGaps(std::span<const LineNode> nodes, std::vector<double>& heights, bool closed);

/// The tilts of a bed, one a node (see LineNode): at a speed v a bend of radius r asks for a cross fall of
/// v² / (g r) − friction, up to the greatest; evened out over the run-off, so that it is no more anywhere. 0
/// at the ends of an open line.
[[nodiscard]] std::vector<double> tiltsOf(std::span<const LineNode> nodes, const LineSettings& settings,
                                          bool closed);

}  // namespace scarp
