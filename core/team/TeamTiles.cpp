#include "core/team/TeamContents.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <limits>

#include "core/memory/LargePages.h"
#include "core/store/ContentRows.h"
#include "core/store/TileContent.h"
#include "core/team/TeamLog.h"
#include "core/team/TeamPieces.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr std::size_t kTileSide = HeightRaster::tileSize, kCoarseStride = kCoarseStep;
/// Side of the squares of slots whose tiles, or coarse samples, are fetched in one request.
constexpr int kTilesAtOnce = 4, kCoarseAtOnce = 16;
constexpr float kUnknown = std::numeric_limits<float>::quiet_NaN();

}  // namespace

TeamTiles::TeamTiles(std::shared_ptr<TeamContents> contents, RasterId raster, Message name,
                     const GridRect& samples, float fill, const Refs& refs)
    : contents_(std::move(contents)),
      raster_(raster),
      name_(std::move(name)),
      shape_(samples.column1, samples.row1, fill) {
  slots_.reserve(refs.size());
  for (const auto& [slot, outline] : refs) slots_[slot].outline = outline;
}

template <class Call>
void TeamTiles::forEachAround(int slot, int side, const Call& call) const {
  const int columns = shape_.tileColumns();
  const int column = slot % columns / side * side, row = slot / columns / side * side;
  const GridRect around = GridRect{column, row, column + side, row + side}.intersected(shape_.directory());
  for (int r = around.row0; r < around.row1; ++r)
    for (int c = around.column0; c < around.column1; ++c)
      if (const auto found = slots_.find(shape_.tileIndex(c, r)); found != slots_.end())
        call(found->first, found->second);
}

std::vector<TeamOutline> TeamTiles::near(int slot) const {
  std::vector<TeamOutline> all{slots_.at(slot).outline};
  forEachAround(slot, kTilesAtOnce, [&](int other, const Slot& entry) {
    if (other != slot && !entry.asked.load(std::memory_order_relaxed)) all.push_back(entry.outline);
  });
  return all;
}

HeightRaster::TilePtr TeamTiles::tile(int slot) {
  Slot& entry = slots_.at(slot);
  const std::lock_guard lock(mutexOf(slot));
  if (auto held = entry.tile.lock()) return held;
  auto fetched = fetch(slot);
  HeightRaster::TilePtr tile;
  if (!fetched)
    contents_->lacks(missing(slot, true), fetched.error().message);
  else
    tile = std::move(*fetched);
  if (!tile) {
    if (fetched) {
      const GridRect rect = shape_.tileRect(slot);
      contents_->isDamaged(teamDamage(Message("%1 at columns %2 to %3, rows %4 to %5", name_, rect.column0,
                                              rect.column1 - 1, rect.row0, rect.row1 - 1))
                               .message);
    }
    // Not kept, because the next access may find the server available.
    return nothing();
  }
  entry.tile = tile;
  contents_->bases().set(missing(slot, true).key, entry.outline.id, tile);
  return tile;
}

Result<HeightRaster::TilePtr> TeamTiles::fetch(int slot) {
  Slot& entry = slots_.at(slot);
  const TeamOutline outline = entry.outline;
  HeightRaster::TilePtr tile;
  if (outline.form != static_cast<std::int64_t>(ContentForm::Tile)) return tile;
  for (const bool fresh : {false, true}) {
    const auto content = contents_->content(near(slot), fresh);
    if (!content) return content.error();
    entry.asked.store(true, std::memory_order_relaxed);
    // The checksum is from the outline that was fetched with the slots.
    tile = unpackContent(raster_, content->bytes, outline.sum);
    if (tile) break;
  }
  if (tile && !fits(slot, *tile)) tile = nullptr;
  return tile;
}

bool TeamTiles::fits(int slot, const Tile& tile) const {
  const TeamOutline& outline = slots_.at(slot).outline;
  if (outline.ranged == 0) return true;
  const GridRect rect = shape_.tileRect(slot);
  const HeightRange range = rangeOfTile(tile, rect.width(), rect.height());
  if (range.empty() ? !outline.range.empty() : range != outline.range) return false;
  for (std::size_t i = 0; i < outline.far.size(); ++i) {
    const float is = tile[i / 2 * kFarStep * kTileSide + i % 2 * kFarStep], said = outline.far[i];
    if (std::isnan(said) ? !std::isnan(is) : said != is) return false;
  }
  return true;
}

MissingTile TeamTiles::missing(int slot, bool whole) const {
  const TeamOutline& outline = slots_.at(slot).outline;
  return {raster_,
          slot,
          {outline.cell, static_cast<std::int64_t>(raster_.role), raster_.layer, slot},
          outline.id,
          whole};
}

HeightRaster::TilePtr TeamTiles::nothing() {
  const std::lock_guard lock(nothingMutex_);
  if (!nothing_) {
    auto made = makeInLargePages<Tile>();
    made->fill(raster_.role >= RasterRole::LayerMask ? shape_.fill() : kUnknown);
    nothing_ = std::move(made);
  }
  return nothing_;
}

std::optional<float> TeamTiles::peek(int slot, std::size_t offset) {
  if (raster_.role != RasterRole::Ground) return {};
  const std::size_t row = offset / kTileSide, column = offset % kTileSide;
  if (row % kCoarseStride != 0 || column % kCoarseStride != 0) return {};
  Slot& entry = slots_.at(slot);
  if (row % kFarStep == 0 && column % kFarStep == 0 && entry.outline.ranged != 0)
    return entry.outline.far[row / kFarStep * 2 + column / kFarStep];
  const Samples* samples = entry.coarse.load(std::memory_order_acquire);
  if (!samples && !entry.noCoarse.load(std::memory_order_relaxed)) {
    if (!fetchCoarse(slot)) return kUnknown;
    samples = entry.coarse.load(std::memory_order_acquire);
  }
  if (!samples) return {};
  return (*samples)[row / kCoarseStride * kCoarseSide + column / kCoarseStride];
}

bool TeamTiles::fetchCoarse(int slot) {
  const std::lock_guard lock(coarseMutex_);
  Slot& entry = slots_.at(slot);
  if (entry.coarse.load(std::memory_order_relaxed) || entry.noCoarse) return true;
  std::vector<std::int64_t> cells, ids;
  std::unordered_map<std::int64_t, int> byId;
  forEachAround(slot, kCoarseAtOnce, [&](int other, const Slot& there) {
    cells.push_back(there.outline.cell);
    ids.push_back(there.outline.id);
    byId.emplace(there.outline.id, other);
  });
  auto fetched = contents_->coarse(cells, ids);
  if (!fetched) {
    contents_->lacks(missing(slot, false), fetched.error().message);
    return false;
  }
  for (auto& [id, samples] : *fetched) {
    const auto found = byId.find(id);
    if (found == byId.end()) continue;
    coarse_.push_back(std::move(samples));
    slots_.at(found->second).coarse.store(&coarse_.back(), std::memory_order_release);
    byId.erase(found);
  }
  for (const auto& [id, other] : byId) slots_.at(other).noCoarse = true;
  return true;
}

std::vector<std::byte> outlineOf(const HeightRaster::Tile& tile, int columns, int rows) {
  std::vector<std::byte> bytes = coarseOf(tile);
  const HeightRange range = rangeOfTile(tile, columns, rows);
  const std::array<float, 2> ends = range.empty() ? std::array{kUnknown, kUnknown} : std::array{range.low, range.high};
  const auto behind = std::as_bytes(std::span(ends));
  bytes.insert(bytes.end(), behind.begin(), behind.end());
  return bytes;
}

void addGlance(TeamOutline& outline, std::span<const std::byte> bytes) {
  std::array<float, 6> numbers{};
  if (bytes.size() != sizeof numbers) return;
  std::memcpy(numbers.data(), bytes.data(), sizeof numbers);
  const float low = numbers[4], high = numbers[5];
  const bool holes = std::isnan(low) && std::isnan(high);
  if (!holes && !(isHeight(low) && isHeight(high) && low <= high)) return;
  outline.ranged = 1;
  for (std::size_t i = 0; i < outline.far.size(); ++i) outline.far[i] = isHeight(numbers[i]) ? numbers[i] : kUnknown;
  outline.range = {low, high};
  if (holes) outline.range = {std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity()};
}

std::optional<std::vector<float>> coarseSamples(std::span<const std::byte> coarse) {
  std::vector<float> samples(kCoarseSide * kCoarseSide);
  const std::size_t bytes = samples.size() * sizeof(float);
  if (coarse.size() < bytes) return {};
  std::memcpy(samples.data(), coarse.data(), bytes);
  for (float& height : samples)
    if (!isHeight(height)) height = kUnknown;
  return samples;
}

}  // namespace scarp
