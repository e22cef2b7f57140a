#include "core/mask/MaskTiles.h"

#include <algorithm>
#include <vector>

#include "core/base/Parallel.h"

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

}  // namespace scarp
