#pragma once

#include <functional>
#include <vector>

#include "core/base/Result.h"
#include "core/mesh/Decimation.h"

namespace scarp {

/// A decimation and the tolerance that it was made with, metres.
struct BudgetedDecimation {
  Decimation mesh;
  double tolerance;
};

/// How many triangles a decimation makes, where walls and a base count as well.
using TriangleCount = std::function<std::size_t(const Decimation&)>;

/// The decimation with the smallest tolerance that was found whose triangles are `budget` at most; it has no
/// fewer than 19 of 20 of them where the ground allows so many. The tolerance is `finest` at least and the
/// height range at most. The error is one line: fewer than the ground needs.
[[nodiscard]] Result<BudgetedDecimation> decimateTo(std::size_t budget, const HeightRaster& heights,
                                                    const std::vector<GridRect>& tiles, double finest,
                                                    double heightRange, const TriangleCount& count,
                                                    const Progress& progress = {});

}  // namespace scarp
