#include "core/mask/MaskTiles.h"

#include <algorithm>
#include <vector>

#include "core/base/Parallel.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

MaskRaster::TilePtr fullOf(float value) {
  auto tile = makeInLargePages<MaskRaster::Tile>();
  tile->fill(value);
  return tile;
}

}  // namespace

const MaskRaster::TilePtr& plainMaskTile(float value) {
  EXPECTS(value == 0.0F || value == 1.0F);
  static const MaskRaster::TilePtr zero = fullOf(0.0F), one = fullOf(1.0F);
  return value == 0.0F ? zero : one;
}

std::optional<float> plainWeight(const MaskRaster& mask, int index) {
  const auto& tile = mask.tile(index);
  if (!tile) return mask.fill();
  if (tile == plainMaskTile(0.0F)) return 0.0F;
  if (tile == plainMaskTile(1.0F)) return 1.0F;
  const GridRect rect = mask.tileRect(index);
  const float first = tile->front();
  for (int row = 0; row < rect.height(); ++row) {
    const float* const from = tile->data() + MaskRaster::offsetIn(0, row);
    if (!std::all_of(from, from + rect.width(), [first](float w) { return w == first; })) return std::nullopt;
  }
  return first;
}

void putMaskTile(MaskRaster& mask, int index, MaskRaster::TilePtr tile) {
  mask.exchangeTile(index, std::move(tile));
  const auto plain = plainWeight(mask, index);
  if (!plain) return;
  if (*plain == mask.fill())
    mask.exchangeTile(index, nullptr);
  else if (*plain == 0.0F || *plain == 1.0F)
    mask.exchangeTile(index, plainMaskTile(*plain));
}

MaskRaster withWeights(const MaskRaster& mask, const GridRect& rect, std::span<const float> weights) {
  EXPECTS(rect.intersected(mask.rect()) == rect && static_cast<long long>(weights.size()) >= rect.area());
  MaskRaster result = mask;
  const auto weightRow = [&](int row, int column) {
    return weights.data() +
           static_cast<std::size_t>(row - rect.row0) * static_cast<std::size_t>(rect.width()) +
           (column - rect.column0);
  };
  const GridRect tiles = mask.tilesTouching(rect);
  parallelFor(static_cast<std::size_t>(tiles.area()), [&](std::size_t i) {
    const int at = static_cast<int>(i);
    const int index = mask.tileIndex(tiles.column0 + at % tiles.width(), tiles.row0 + at / tiles.width());
    const GridRect part = mask.tileRect(index).intersected(rect);
    std::shared_ptr<MaskRaster::Tile> copy;
    for (int row = part.row0; row < part.row1; ++row) {
      const float* const from = weightRow(row, part.column0);
      const std::size_t offset =
          MaskRaster::offsetIn(part.column0 % MaskRaster::tileSize, row % MaskRaster::tileSize);
      if (!copy) {
        const auto& tile = mask.tile(index);
        const bool same =
            tile ? std::equal(from, from + part.width(), tile->data() + offset)
                 : std::all_of(from, from + part.width(), [&](float w) { return w == mask.fill(); });
        if (same) continue;
        copy = mask.copyOfTile(index);
      }
      std::copy_n(from, part.width(), copy->data() + offset);
    }
    if (copy) putMaskTile(result, index, std::move(copy));
  });
  return result;
}

MaskRaster withFill(const MaskRaster& mask, float fill) {
  if (mask.fill() == fill) return mask;
  MaskRaster result(mask.columns(), mask.rows(), fill);
  parallelFor(static_cast<std::size_t>(mask.tileCount()), [&](std::size_t i) {
    const int index = static_cast<int>(i);
    if (const auto& tile = mask.tile(index))
      putMaskTile(result, index, tile);
    else if (mask.fill() == 0.0F || mask.fill() == 1.0F)
      result.exchangeTile(index, plainMaskTile(mask.fill()));
    else
      result.exchangeTile(index, mask.copyOfTile(index));
  });
  return result;
}

bool makeMaskTiles(MaskRaster& mask, std::span<const int> slots, const Progress& progress,
                   const std::function<MaskRaster::TilePtr(int index)>& make) {
  return parallelFor(slots.size(), progress,
                     [&](std::size_t i) { putMaskTile(mask, slots[i], make(slots[i])); });
}

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
