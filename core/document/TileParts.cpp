#include "core/document/TileParts.h"

#include <algorithm>

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

}  // namespace scarp
