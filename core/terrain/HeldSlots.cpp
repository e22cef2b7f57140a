#include "core/terrain/HeldSlots.h"

#include <algorithm>
#include <numeric>

namespace scarp {

std::vector<int> slotsHeldBy(const std::vector<const HeightRaster*>& rasters) {
  std::vector<int> slots;
  for (const HeightRaster* raster : rasters) {
    if (!raster) continue;
    const std::vector<int> held = raster->heldSlots();
    slots.insert(slots.end(), held.begin(), held.end());
  }
  std::ranges::sort(slots);
  slots.erase(std::unique(slots.begin(), slots.end()), slots.end());
  return slots;
}

std::vector<int> allSlots(const HeightRaster& raster) {
  std::vector<int> slots(static_cast<std::size_t>(raster.tileCount()));
  std::iota(slots.begin(), slots.end(), 0);
  return slots;
}

}  // namespace scarp
