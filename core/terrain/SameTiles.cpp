#include "core/terrain/SameTiles.h"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstring>

namespace scarp {

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
