#include <cmath>
#include <numbers>

#include "core/base/Clones.h"
#include "core/base/ReproducibleMath.h"
#include "core/brush/DabWork.h"
#include "core/brush/ErosionGrid.h"
#include "core/erosion/TalusSlide.h"

namespace scarp {

namespace {

/// What comes in from a neighbour; < 0 where it goes there.
[[gnu::always_inline]] inline float slide(const float* h, const float* most, std::ptrdiff_t to, float talus,
                                          float share) {
  const float here = most[0], there = most[to];
  const float cap = share * (there < here ? there : here), least = -cap;
  const float moved = slideOver(h[to] - h[0], talus), atMost = moved > cap ? cap : moved;
  return atMost < least ? least : atMost;
}

/// share: of what the dab may change, that which a pair may exchange in a step.
SCARP_CLONES void slideRow(const float* h, const float* most, std::ptrdiff_t width, Talus talus, float share,
                           int count, float* __restrict out) {
  for (int i = 0; i < count; ++i) {
    const float* const here = h + i;
    const float* const may = most + i;
    const float along = slide(here, may, -1, talus.along, share) + slide(here, may, 1, talus.along, share);
    const float across =
        slide(here, may, -width, talus.across, share) + slide(here, may, width, talus.across, share);
    const float upper = slide(here, may, -width - 1, talus.diagonal, share) +
                        slide(here, may, -width + 1, talus.diagonal, share);
    const float lower = slide(here, may, width - 1, talus.diagonal, share) +
                        slide(here, may, width + 1, talus.diagonal, share);
    out[i] = here[0] + ((along + across) + (upper + lower));
  }
}

}  // namespace

/// What lies steeper than the talus angle slides. Mass is kept.
void thermalDab(const DabWork& work) {
  const ErosionGrid grid(work);
  const double slope = reproducible::tan(work.settings.erosion.talus * std::numbers::pi / 180.0);
  const double dx = work.frame.dx, dy = work.frame.dy;
  const Talus talus{static_cast<float>(slope * dx), static_cast<float>(slope * dy),
                    static_cast<float>(slope * reproducible::hypot(dx, dy))};
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
