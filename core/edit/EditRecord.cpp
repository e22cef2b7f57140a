#include "core/edit/EditRecord.h"

namespace scarp {

std::size_t EditRecord::bytes() const {
  std::size_t total = sizeof(EditRecord) + name.size();
  for (const auto& [raster, set] : tiles)
    for (const auto& [slot, tile] : set) total += tile ? sizeof(HeightRaster::Tile) : 0;
  return total + objects.size() * sizeof(Object);
}

}  // namespace scarp
