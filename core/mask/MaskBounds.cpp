#include "core/mask/MaskBounds.h"

#include <algorithm>
#include <vector>

#include "core/base/Parallel.h"
#include "core/mask/MaskTiles.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

GridRect boundsInTile(const MaskRaster& mask, int index, float weight) {
  const GridRect rect = mask.tileRect(index);
  if (const auto plain = plainWeight(mask, index)) return *plain == weight ? GridRect{} : rect;
  GridRect bounds;
  for (int row = 0; row < rect.height(); ++row) {
    const float* const from = mask.tile(index)->data() + MaskRaster::offsetIn(0, row);
    const float* const to = from + rect.width();
    const auto other = [weight](float w) { return w != weight; };
    const float* const first = std::find_if(from, to, other);
    if (first == to) continue;
    const float* last = to - 1;
    while (!other(*last)) --last;
    bounds = bounds.united({rect.column0 + static_cast<int>(first - from), rect.row0 + row,
                            rect.column0 + static_cast<int>(last - from) + 1, rect.row0 + row + 1});
  }
  return bounds;
}

}  // namespace

GridRect boundsOfOther(const MaskRaster& mask, float weight) {
  const std::vector<int> slots = mask.fill() == weight ? mask.heldSlots() : allSlots(mask);
  std::vector<GridRect> parts(slots.size());
  parallelFor(parts.size(), [&](std::size_t i) { parts[i] = boundsInTile(mask, slots[i], weight); });
  GridRect bounds;
  for (const GridRect& part : parts) bounds = bounds.united(part);
  return bounds;
}

GridRect boundsOf(const MaskRaster& mask) { return boundsOfOther(mask, 0.0F); }

bool selectsNothing(const MaskRaster& mask) {
  for (const int index : mask.fill() == 0.0F ? mask.heldSlots() : allSlots(mask))
    if (plainWeight(mask, index) != 0.0F) return false;
  return true;
}

}  // namespace scarp
