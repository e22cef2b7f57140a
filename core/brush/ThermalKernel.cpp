#include <utility>

#include "core/brush/DabWork.h"
#include "core/brush/ErosionGrid.h"
#include "core/erosion/BoundedRows.h"

namespace scarp {

/// What lies steeper than the talus angle slides. Mass is kept.
void thermalDab(const DabWork& work) {
  const ErosionGrid grid(work);
  const Talus talus = talusOf(work.settings.erosion.talus, work.frame.dx, work.frame.dy);
  const int steps = work.settings.erosion.steps;
  // Twice what a sample could give if its neighbours took even shares of it: where slopes are, half of them
  // take.
  const float share = 0.5F / static_cast<float>(steps);
  ScratchVector<float> before = grid.ground, after = grid.ground;
  for (int step = 0; step < steps; ++step) {
    grid.forInnerRows([&](std::size_t first, int count) {
      slideRow(&before[first], &grid.most[first], grid.width, talus, share, count, &after[first]);
    });
    std::swap(before, after);
  }
  grid.apply(work, before, grid.fractionWithin(before));
}

}  // namespace scarp
