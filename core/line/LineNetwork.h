#pragma once

#include <memory>
#include <span>
#include <vector>

#include "core/line/LineDesign.h"

namespace scarp {

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

}  // namespace scarp
