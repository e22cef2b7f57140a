#include "core/terrain/HeldSlots.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>
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

bool sameTile(const HeightRaster::TilePtr& one, const HeightRaster::TilePtr& other) {
  return one == other || (one && other && std::memcmp(one->data(), other->data(), sizeof *one) == 0);
}

bool sameTile(const HeightRaster::TilePtr& one, const HeightRaster::TilePtr& other, float fill) {
  if (static_cast<bool>(one) == static_cast<bool>(other)) return sameTile(one, other);
  const auto bits = std::bit_cast<std::uint32_t>(fill);
  return std::ranges::all_of(one ? *one : *other,
                             [bits](float held) { return std::bit_cast<std::uint32_t>(held) == bits; });
}

}  // namespace scarp
