#include "core/terrain/HeightPlane.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <memory>
#include <optional>

#include "core/base/Parallel.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

constexpr int kTile = HeightRaster::tileSize;
constexpr float kNoHeight = std::numeric_limits<float>::quiet_NaN();

/// One sample: weight of the way from before to after.
float blended(float before, float after, float weight) {
  if (!(weight > 0.0F) || before != before || after != after) return before;
  return weight < 1.0F ? before + weight * (after - before) : after;
}

/// Lays `out`, what a tile is to be, over what it was; whether anything is different.
bool blend(const HeightRaster& before, int index, const MaskRaster* selection, HeightRaster::Tile& out) {
  const GridRect rect = before.tileRect(index);
  const HeightRaster::TilePtr& was = before.tile(index);
  bool different = false;
  float old[kTile], weight[kTile];
  std::fill_n(weight, kTile, 1.0F);
  std::fill_n(old, kTile, before.fill());
  for (int row = rect.row0; row < rect.row1; ++row) {
    const std::size_t start = HeightRaster::offsetIn(0, row - rect.row0);
    if (was) std::copy_n(was->data() + start, rect.width(), old);
    if (selection) selection->read({rect.column0, row, rect.column1, row + 1}, weight);
    float* const now = out.data() + start;
    for (int i = 0; i < rect.width(); ++i) {
      now[i] = blended(old[i], now[i], weight[i]);
      different |= std::bit_cast<std::uint32_t>(now[i]) != std::bit_cast<std::uint32_t>(old[i]);
    }
  }
  return different;
}

}  // namespace

HeightPlane::HeightPlane(int columnCount, int rowCount, int rimWidth, float value)
    : columns(columnCount),
      rows(rowCount),
      rim(rimWidth),
      values(static_cast<std::size_t>(columns + 2 * rim) * static_cast<std::size_t>(rows + 2 * rim), value) {}

void HeightPlane::forRows(const std::function<void(int)>& body) const {
  parallelFor(static_cast<std::size_t>(rows), [&](std::size_t row) { body(static_cast<int>(row)); });
}

HeightPlane planeOf(const HeightRaster& heights, int rim, float level) {
  HeightPlane plane(heights.columns(), heights.rows(), rim, kNoHeight);
  plane.forRows([&](int row) {
    const std::span<float> out(&plane.values[plane.at(0, row)], static_cast<std::size_t>(plane.columns));
    heights.read({0, row, plane.columns, row + 1}, out);
    if (level != 0.0F)
      for (float& h : out) h -= level;
  });
  return plane;
}

std::optional<HeightRaster> changed(const HeightRaster& before, const MaskRaster* selection,
                                    const TileChange& change, const Progress& progress) {
  EXPECTS(!selection || selection->rect() == before.rect());
  HeightRaster after = before;
  const bool some = selection && !(selection->fill() > 0.0F);
  const std::vector<int> slots = some ? selection->heldSlots() : allSlots(before);
  const bool done = parallelFor(slots.size(), progress, [&](std::size_t i) {
    const int index = slots[i];
    auto tile = before.copyOfTile(index);
    change(before.tileRect(index), tile->data());
    if (blend(before, index, selection, *tile)) after.exchangeTile(index, std::move(tile));
  });
  if (!done) return std::nullopt;
  return after;
}

std::optional<HeightRaster> changedTo(const HeightRaster& before, const MaskRaster* selection,
                                      const HeightPlane& after, const Progress& progress) {
  return changed(
      before, selection,
      [&](const GridRect& tile, float* out) {
        for (int row = tile.row0; row < tile.row1; ++row)
          std::copy_n(&after.values[after.at(tile.column0, row)], tile.width(),
                      out + HeightRaster::offsetIn(0, row - tile.row0));
      },
      progress);
}

std::optional<HeightRaster> changedBy(const HeightRaster& before, const MaskRaster* selection,
                                      const HeightPlane& gain, const Progress& progress) {
  return changed(
      before, selection,
      [&](const GridRect& tile, float* out) {
        for (int row = tile.row0; row < tile.row1; ++row) {
          const float* const from = &gain.values[gain.at(tile.column0, row)];
          float* const to = out + HeightRaster::offsetIn(0, row - tile.row0);
          for (int i = 0; i < tile.width(); ++i)
            if (from[i] != 0.0F) to[i] += from[i];
        }
      },
      progress);
}

}  // namespace scarp
