#include "core/mask/MaskCombine.h"

#include <algorithm>

#include "core/mask/MaskTiles.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

using Tile = MaskRaster::Tile;
using TilePtr = MaskRaster::TilePtr;

/// What stands in a slot, or the tile that a null there stands for.
TilePtr tileOf(const MaskRaster& mask, int index) {
  if (const TilePtr& tile = mask.tile(index)) return tile;
  if (mask.fill() == 0.0F || mask.fill() == 1.0F) return plainMaskTile(mask.fill());
  return mask.copyOfTile(index);
}

float joined(float a, float b, MaskOperation operation) {
  switch (operation) {
    case MaskOperation::Replace:
    case MaskOperation::Smooth:
      return b;
    case MaskOperation::Add:
      return std::min(a + b, 1.0F);
    case MaskOperation::Subtract:
      return std::max(a - b, 0.0F);
    case MaskOperation::Intersect:
      return std::min(a, b);
  }
  return b;
}

/// The tile itself where one side is plain and so leaves or replaces the other; null where it must be worked
/// out.
TilePtr tileWhole(const MaskRaster& a, const MaskRaster& b, int index, MaskOperation operation) {
  const auto plainB = plainWeight(b, index);
  const bool leaves = operation == MaskOperation::Intersect ? plainB == 1.0F : plainB == 0.0F;
  if (leaves) return tileOf(a, index);
  const auto plainA = plainWeight(a, index);
  if (operation == MaskOperation::Add) {
    if (plainA == 0.0F) return tileOf(b, index);
    if (plainA == 1.0F || plainB == 1.0F) return plainMaskTile(1.0F);
  } else if (operation == MaskOperation::Subtract) {
    if (plainA == 0.0F || plainB == 1.0F) return plainMaskTile(0.0F);
  } else {
    if (plainA == 1.0F) return tileOf(b, index);
    if (plainA == 0.0F || plainB == 0.0F) return plainMaskTile(0.0F);
  }
  return nullptr;
}

}  // namespace

MaskRaster combined(const MaskRaster& present, const MaskRaster& added, MaskOperation operation) {
  EXPECTS(present.rect() == added.rect() && operation != MaskOperation::Smooth);
  if (operation == MaskOperation::Replace) return added;
  MaskRaster result = present;
  const bool fillStays = joined(present.fill(), added.fill(), operation) == present.fill();
  const std::vector<int> slots = fillStays ? slotsHeldBy({&present, &added}) : allSlots(present);
  [[maybe_unused]] const bool all = makeMaskTiles(result, slots, {}, [&](int index) -> TilePtr {
    if (TilePtr whole = tileWhole(present, added, index, operation)) return whole;
    const TilePtr a = tileOf(present, index), b = tileOf(added, index);
    auto tile = makeInLargePages<Tile>();
    for (std::size_t i = 0; i < tile->size(); ++i) (*tile)[i] = joined((*a)[i], (*b)[i], operation);
    if (*tile == *a) return a;
    if (*tile == *b) return b;
    return tile;
  });
  return result;
}

MaskRaster inverted(const MaskRaster& mask) {
  MaskRaster result(mask.columns(), mask.rows(), 1.0F - mask.fill());
  [[maybe_unused]] const bool all = makeMaskTiles(result, mask.heldSlots(), {}, [&](int index) -> TilePtr {
    const TilePtr& from = mask.tile(index);
    auto tile = makeInLargePages<Tile>();
    for (std::size_t i = 0; i < tile->size(); ++i) (*tile)[i] = 1.0F - (*from)[i];
    return tile;
  });
  return result;
}

}  // namespace scarp
