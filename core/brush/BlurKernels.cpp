#include <algorithm>
#include <cmath>

#include "core/brush/BoxBlur.h"
#include "core/brush/Kernels.h"
#include "core/brush/RowOps.h"

namespace scarp {

namespace {

/// The blur that smoothing goes for: its width grows with the brush, so that a stroke of a large brush
/// takes away large features.
int blurRadius(const DabWork& work) {
  return static_cast<int>(std::clamp(std::round(work.dab.radius / (8.0 * work.frame.cellSize())), 1.0, 64.0));
}

}  // namespace

void smoothDab(const DabWork& work) {
  const ScratchArray<float> blurred = boxBlur(work.heights, work.rect, blurRadius(work));
  forEachRow(work, [&](const DabRow& row) {
    towardRow(row, &blurred[static_cast<std::size_t>(row.row - work.rect.row0) * work.rect.width() +
                            (row.column - work.rect.column0)]);
  });
}

}  // namespace scarp
