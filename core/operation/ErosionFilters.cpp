#include <algorithm>

#include "core/erosion/ErosionRows.h"
#include "core/erosion/HydraulicErosion.h"
#include "core/operation/FilterWork.h"

namespace scarp {

namespace {

constexpr int kStages = 24;  ///< That are shown of a thermal erosion.

void show(const FilterWork& work, const HeightPlane& gain) {
  if (!work.stage) return;
  if (const auto heights = changedBy(work.before(), work.selection, gain)) work.stage(*heights);
}

}  // namespace

Result<HeightRaster> apply(const ThermalErosionFilter& filter, const FilterWork& work) {
  const GridFrame& frame = work.terrain.frame;
  const Talus talus = talusOf(filter.talus, frame.dx, frame.dy);
  const HeightPlane start = planeOf(work.before(), 1);
  HeightPlane ground = start, next = start, gain(start.columns, start.rows, 1, 0.0F);
  for (int step = 0; step < filter.iterations; ++step) {
    if (!keepGoing(work.progress, static_cast<double>(step) / filter.iterations)) return Error::cancel();
    if (step % std::max(1, filter.iterations / kStages) == 0 && step > 0) show(work, gain);
    start.forRows([&](int row) {
      const std::size_t at = start.at(0, row);
      slideRow(&start.values[at], &ground.values[at], start.width(), talus, start.columns, &gain.values[at],
               &next.values[at]);
    });
    std::swap(ground.values, next.values);
  }
  return orCancelled(changedBy(work.before(), work.selection, gain));
}

Result<HeightRaster> apply(const HydraulicErosionFilter& filter, const FilterWork& work) {
  const auto watcher =
      work.stage ? ChangeWatcher([&](const HeightPlane& change) { show(work, change); }) : ChangeWatcher();
  const auto eroded = hydraulicErosion(work.terrain, filter, partOf(work.progress, 0.0, 0.98), watcher);
  if (!eroded) return Error::cancel();
  return orCancelled(
      changedBy(work.before(), work.selection, eroded->change, partOf(work.progress, 0.98, 1.0)));
}

}  // namespace scarp
