#pragma once

#include <vector>

namespace scarp {

/// A grid of heights (row by row, `columns` a row, dx and dy metres apart; NaN = hole) with its holes closed
/// by a membrane that hangs from the ground around them: Laplace's equation, within 10 % of the
/// heights' range. Flat where the ground around is flat, a plane where that is a plane. The grid's border
/// holds nothing. A grid without ground stays as it is. Contract: heights.size() is a multiple of columns.
[[nodiscard]] std::vector<float> closedByMembrane(std::vector<float> heights, int columns, double dx,
                                                  double dy);

}  // namespace scarp
