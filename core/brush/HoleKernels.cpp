#include <algorithm>
#include <atomic>
#include <cmath>
#include <limits>
#include <vector>

#include "core/brush/Kernels.h"
#include "core/brush/Membrane.h"

namespace scarp {

namespace {

/// Samples that a dab looks beyond its rim for the far side of a hole, at most.
constexpr int kFarthestLook = 512;

/// Whether there is a hole that the dab reaches.
bool meetsHole(const DabWork& work) {
  std::atomic<bool> found = false;
  forEachRow(work, [&](const DabRow& row) {
    for (int i = 0; i < row.count; ++i)
      if (row.most[i] > 0.0F && std::isnan(row.heights[i])) return found.store(true);
  });
  return found;
}

}  // namespace

void holeDab(const DabWork& work) {
  const auto least = static_cast<float>(0.5 * work.dab.amount);
  forEachRow(work, [least](const DabRow& row) {
    for (int i = 0; i < row.count; ++i)
      if (row.most[i] >= least) row.heights[i] = std::numeric_limits<float>::quiet_NaN();
  });
}

void fillDab(const DabWork& work) {
  if (!meetsHole(work)) return;
  // Farther than the dab reaches, so that what one dab of a stroke leaves leads to what the next one finds.
  const int look = std::min((std::max(work.rect.width(), work.rect.height()) + 1) / 2, kFarthestLook);
  const GridRect wide = work.rect.grown(look).intersected(work.heights.rect());
  std::vector<float> closed(static_cast<std::size_t>(wide.area()));
  work.heights.read(wide, closed);
  closeByMembrane(closed, wide.width(), work.frame.dx, work.frame.dy);
  const auto nowhere = static_cast<float>(std::isnan(work.ground.level) ? 0.0 : work.ground.level);
  forEachRow(work, [&](const DabRow& row) {
    const float* const goals =
        &closed[static_cast<std::size_t>(row.row - wide.row0) * wide.width() + (row.column - wide.column0)];
    for (int i = 0; i < row.count; ++i)
      if (row.most[i] > 0.0F && std::isnan(row.heights[i]))
        row.heights[i] = std::isnan(goals[i]) ? nowhere : goals[i];
  });
}

}  // namespace scarp
