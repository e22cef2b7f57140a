#include "core/compare/RasterMerge.h"

#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "core/compare/SharedGrid.h"
#include "core/material/PaintRaster.h"
#include "core/memory/LargePages.h"
#include "core/terrain/SameTiles.h"

namespace scarp {

namespace {

using TilePtr = HeightRaster::TilePtr;

/// A tile, or what a slot without one stands for.
TilePtr tileOrFull(const HeightRaster& raster, int slot, const TilePtr& full) {
  const TilePtr& tile = raster.tile(slot);
  return tile ? tile : full;
}

/// Words of a tile that is merged; conflict(place) is told the place of a word in its tile.
template <class Word>
TilePtr mergedTile(const TilePtr& base, const TilePtr& ours, const TilePtr& theirs, RasterMerge& counts,
                   const std::function<bool(std::size_t)>& inside,
                   const std::function<void(std::size_t)>& conflict) {
  auto merged = makeInLargePages<HeightRaster::Tile>();
  *merged = *ours;
  const auto wordAt = [](const HeightRaster::Tile& tile, std::size_t i) {
    Word word;
    std::memcpy(&word, reinterpret_cast<const char*>(tile.data()) + i * sizeof(Word), sizeof word);
    return word;
  };
  for (std::size_t i = 0; i < sizeof(HeightRaster::Tile) / sizeof(Word); ++i) {
    const Word b = wordAt(*base, i), o = wordAt(*ours, i), t = wordAt(*theirs, i);
    if (t == b || t == o || !inside(i)) continue;
    if (o == b) {
      std::memcpy(reinterpret_cast<char*>(merged->data()) + i * sizeof(Word), &t, sizeof t);
      ++counts.taken;
    } else {
      conflict(i);
      ++counts.inConflict;
    }
  }
  return merged;
}

void mark(MaskRaster& mask, const std::vector<std::pair<int, int>>& places) {
  constexpr int kSide = MaskRaster::tileSize;
  std::map<int, std::shared_ptr<MaskRaster::Tile>> copies;
  for (const auto& [column, row] : places) {
    const int slot = mask.tileIndex(column / kSide, row / kSide);
    const auto copy = copies.try_emplace(slot).first;
    if (!copy->second) copy->second = mask.copyOfTile(slot);
    (*copy->second)[MaskRaster::offsetIn(column % kSide, row % kSide)] = 1.0F;
  }
  for (auto& [slot, copy] : copies) mask.exchangeTile(slot, std::move(copy));
}

/// place(slot, i): the sample of the terrain that a word of a slot stands for; nothing beyond the terrain.
template <class Word>
RasterMerge merge(const HeightRaster& base0, const HeightRaster& ours, const HeightRaster& theirs0,
                  MaskRaster& conflicts,
                  const std::function<std::optional<std::pair<int, int>>(int, std::size_t)>& place) {
  EXPECTS(base0.rect() == ours.rect() && theirs0.rect() == ours.rect());
  const HeightRaster base = refilled(base0, ours.fill()), theirs = refilled(theirs0, ours.fill());
  RasterMerge result{ours};
  auto filled = makeInLargePages<HeightRaster::Tile>();
  filled->fill(ours.fill());
  const TilePtr full = std::move(filled);
  for (const int slot : theirs.unsharedSlots(base)) {
    const TilePtr b = tileOrFull(base, slot, full), t = tileOrFull(theirs, slot, full),
                  o = tileOrFull(ours, slot, full);
    if (sameTile(t, b) || sameTile(t, o)) continue;
    std::vector<std::pair<int, int>> places;
    TilePtr merged = mergedTile<Word>(
        b, o, t, result, [&](std::size_t i) { return place(slot, i).has_value(); },
        [&](std::size_t i) { places.push_back(*place(slot, i)); });
    mark(conflicts, places);
    result.merged.exchangeTile(slot, sameTile(merged, t) ? theirs.tile(slot) : std::move(merged));
  }
  return result;
}

}  // namespace

RasterMerge mergeSamples(const HeightRaster& base, const HeightRaster& ours, const HeightRaster& theirs,
                         MaskRaster& conflicts) {
  constexpr auto kSide = static_cast<std::size_t>(HeightRaster::tileSize);
  return merge<std::uint32_t>(
      base, ours, theirs, conflicts, [&ours](int slot, std::size_t i) -> std::optional<std::pair<int, int>> {
        const GridRect rect = ours.tileRect(slot);
        const int column = rect.column0 + static_cast<int>(i % kSide), row = rect.row0 + static_cast<int>(i / kSide);
        if (column >= rect.column1 || row >= rect.row1) return std::nullopt;
        return std::pair(column, row);
      });
}

RasterMerge mergePaint(const HeightRaster& base, const HeightRaster& ours, const HeightRaster& theirs,
                       MaskRaster& conflicts) {
  constexpr auto kSide = static_cast<std::size_t>(kPaintSide);
  return merge<std::uint8_t>(
      base, ours, theirs, conflicts, [&](int slot, std::size_t i) -> std::optional<std::pair<int, int>> {
        const int column = slot % ours.tileColumns() * kPaintSide + static_cast<int>(i % kSide),
                  row = slot / ours.tileColumns() * kPaintSide + static_cast<int>(i / kSide);
        if (column >= conflicts.columns() || row >= conflicts.rows()) return std::nullopt;
        return std::pair(column, row);
      });
}

}  // namespace scarp
