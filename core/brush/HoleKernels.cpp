#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <utility>
#include <vector>

#include "core/brush/DabWork.h"
#include "core/brush/Membrane.h"

namespace scarp {

namespace {

/// Samples that a dab looks beyond its holes for the far side of them, at least and at most.
constexpr int kLeastLook = 128, kFarthestLook = 512;

/// Around the holes that the dab reaches.
GridRect holesWithin(const DabWork& work) {
  std::mutex mutex;
  GridRect holes;
  forEachRow(work, [&](const DabRow& row) {
    int first = -1, last = -1;
    for (int i = 0; i < row.count; ++i) {
      if (!(row.most[i] > 0.0F && std::isnan(row.heights[i]))) continue;
      if (first < 0) first = i;
      last = i;
    }
    if (first < 0) return;
    const std::lock_guard lock(mutex);
    holes = holes.united({row.column + first, row.row, row.column + last + 1, row.row + 1});
  });
  return holes;
}

}  // namespace

/// Opens a hole where falloff and alpha weigh half or more.
void holeDab(const DabWork& work) {
  const auto least = static_cast<float>(0.5 * work.dab.amount);
  forEachRow(work, [least](const DabRow& row) {
    for (int i = 0; i < row.count; ++i)
      if (row.most[i] > 0.0F && row.most[i] >= least)
        row.heights[i] = std::numeric_limits<float>::quiet_NaN();
  });
}

/// Closes what holes the brush reaches, whatever its falloff, by heights between those around them; where
/// there is no ground around, the height under the stroke's start or 0.
void fillDab(const DabWork& work) {
  const GridRect holes = holesWithin(work);
  if (holes.empty()) return;
  // Farther than the dab reaches, so that what one dab of a stroke leaves leads to what the next one finds.
  const int look = std::clamp(std::max(holes.width(), holes.height()), kLeastLook, kFarthestLook);
  const GridRect wide = holes.grown(look).intersected(work.heights.rect());
  std::vector<float> holed(static_cast<std::size_t>(wide.area()));
  work.heights.read(wide, holed);
  const std::vector<float> closed =
      closedByMembrane(std::move(holed), wide.width(), work.frame.dx, work.frame.dy);
  const auto nowhere = static_cast<float>(std::isnan(work.ground.level) ? 0.0 : work.ground.level);
  forEachRow(work, [&](const DabRow& row) {
    for (int i = 0; i < row.count; ++i) {
      if (!(row.most[i] > 0.0F && std::isnan(row.heights[i]))) continue;
      const float height = closed[static_cast<std::size_t>(row.row - wide.row0) * wide.width() +
                                  (row.column + i - wide.column0)];
      row.heights[i] = std::isnan(height) ? nowhere : height;
    }
  });
}

}  // namespace scarp
