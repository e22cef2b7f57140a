#include "core/document/TileParts.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/Parallel.h"
#include "core/memory/LargePages.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

std::vector<GridRect> tileParts(const std::vector<int>& slots, const HeightRaster& raster,
                                const GridRect& within, const PartsOfTiles& changed) {
  constexpr double kMostSlack = 1.25;
  struct Part {
    GridRect rect;
    long long area;  ///< Of its tiles alone.
  };
  std::vector<Part> runs;  ///< Tiles side by side.
  for (const int slot : slots) {
    const auto part = changed.find(slot);
    const GridRect tile = raster.tileRect(slot);
    const GridRect rect = (part == changed.end() ? tile : part->second.intersected(tile)).intersected(within);
    if (rect.empty()) continue;
    const bool goesOn =
        !runs.empty() && runs.back().rect.row0 == rect.row0 && runs.back().rect.column1 == rect.column0;
    if (!goesOn) runs.push_back({rect, 0});
    runs.back().rect = runs.back().rect.united(rect);
    runs.back().area += rect.area();
  }
  std::vector<Part> parts;
  for (const Part& run : runs) {
    const auto takes = [&](const Part& part) {
      const auto both = static_cast<double>(part.rect.united(run.rect).area());
      return both <= kMostSlack * static_cast<double>(part.area + run.area);
    };
    if (const auto part = std::ranges::find_if(parts, takes); part != parts.end())
      *part = {part->rect.united(run.rect), part->area + run.area};
    else
      parts.push_back(run);
  }
  std::vector<GridRect> rects;
  for (const Part& part : parts) rects.push_back(part.rect);
  return rects;
}

std::vector<int> slotsOf(const TileSet& tiles) {
  std::vector<int> slots;
  slots.reserve(tiles.size());
  for (const auto& [slot, tile] : tiles) slots.push_back(slot);
  return slots;
}

namespace {

constexpr float kNoHeight = std::numeric_limits<float>::quiet_NaN();

float usableGround(float height) {
  return std::abs(height) <= static_cast<float>(kHighest) ? height : kNoHeight;
}
float usableLayer(float height) { return std::isinf(height) ? kNoHeight : height; }
float usableDeposit(float metres) {
  return std::isnan(metres) ? 0.0F : std::clamp(metres, 0.0F, static_cast<float>(2.0 * kHighest));
}
float usableWeight(float weight) { return std::isnan(weight) ? 0.0F : std::clamp(weight, 0.0F, 1.0F); }

bool same(float one, float other) { return one == other || (std::isnan(one) && std::isnan(other)); }

template <float (*usable)(float)>
HeightRaster::TilePtr made(const HeightRaster::TilePtr& tile, const GridRect& looked) {
  bool all = true;
  for (int row = looked.row0; row < looked.row1; ++row) {
    const float* const samples = tile->data() + HeightRaster::offsetIn(0, row);
    for (int column = looked.column0; column < looked.column1; ++column)
      all &= same(samples[column], usable(samples[column]));
  }
  if (all) return tile;
  auto copy = makeInLargePages<HeightRaster::Tile>();
  std::ranges::transform(*tile, copy->begin(), usable);
  return copy;
}

}  // namespace

HeightRaster::TilePtr usableTile(RasterRole role, const HeightRaster::TilePtr& tile, const GridRect& looked) {
  if (!tile) return tile;
  switch (role) {
    case RasterRole::Ground:
      return made<usableGround>(tile, looked);
    // What they hold need not be a height: together they make one.
    case RasterRole::Base:
    case RasterRole::Layer:
      return made<usableLayer>(tile, looked);
    case RasterRole::LayerMask:
    case RasterRole::Selection:
    case RasterRole::NamedMask:
      break;
    case RasterRole::Paint:  // Any bytes are.
      return tile;
    case RasterRole::Deposit:
      return made<usableDeposit>(tile, looked);
  }
  return made<usableWeight>(tile, looked);
}

void makeUsable(std::vector<TilePair>& tiles) {
  parallelFor(tiles.size(),
              [&](std::size_t i) { tiles[i].tile = usableTile(tiles[i].key.raster.role, tiles[i].tile); });
}

}  // namespace scarp
