#include "core/project/ProjectTiles.h"

#include <cstring>
#include <limits>

#include "core/memory/LargePages.h"
#include "core/store/TileContent.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr std::size_t kSide = HeightRaster::tileSize;
constexpr std::size_t kStride = kCoarseStep;

}  // namespace

ProjectTiles::ProjectTiles(std::shared_ptr<ProjectStore> store, RasterId raster, std::string name,
                           const GridRect& samples, float fill, std::vector<ContentRef> refs)
    : store_(std::move(store)),
      raster_(raster),
      name_(std::move(name)),
      shape_(samples.column1, samples.row1, fill),
      refs_(std::move(refs)),
      slots_(std::make_unique<Slot[]>(static_cast<std::size_t>(shape_.tileCount()))) {
  refs_.resize(static_cast<std::size_t>(shape_.tileCount()));
}

ProjectTiles::~ProjectTiles() {
  for (std::size_t i = 0; i < refs_.size(); ++i) delete slots_[i].coarse.load();
}

HeightRaster::TilePtr ProjectTiles::tile(int slot) {
  Slot& entry = slots_[static_cast<std::size_t>(slot)];
  std::unique_lock lock(mutexOf(slot));
  if (auto held = entry.tile.lock()) return held;
  HeightRaster::TilePtr tile = entry.replaced ? nullptr : read(slot, refs_[static_cast<std::size_t>(slot)]);
  std::optional<Damage> damage;
  if (!tile) {
    Replacement instead = replacement(slot);
    tile = std::move(instead.tile);
    // A tile that was released is replaced again, but told of once.
    if (!entry.replaced.exchange(true)) damage = std::move(instead.damage);
  }
  entry.tile = tile;
  lock.unlock();
  if (damage) store_->damage().found(std::move(*damage));
  return tile;
}

HeightRaster::TilePtr ProjectTiles::read(int slot, const ContentRef& ref) {
  if (ref.form != ContentForm::Tile) return nullptr;
  const auto bytes = store_->bytes({partOf(raster_), slot}, ref);
  return bytes.ok() ? unpackContent(raster_, *bytes, ref.sum) : nullptr;
}

ProjectTiles::Replacement ProjectTiles::replacement(int slot) {
  const GridRect rect = shape_.tileRect(slot);
  const ContentKey key{partOf(raster_), slot};
  HeightRaster::TilePtr tile;
  Damage damage{{}, raster_, rect, Damage::Now::Earlier};
  const ContentRef& ref = refs_[static_cast<std::size_t>(slot)];
  const std::int64_t before = ref.id > 0 ? ref.id : std::numeric_limits<std::int64_t>::max();
  for (const ContentRef& earlier : store_->earlier(key, before))
    if ((tile = read(slot, earlier))) break;
  if (!tile) {
    const bool mask = raster_.role >= RasterRole::LayerMask;
    auto made = makeInLargePages<Tile>();
    made->fill(mask ? shape_.fill() : std::numeric_limits<float>::quiet_NaN());
    tile = std::move(made);
    damage.now = mask ? Damage::Now::Nothing : Damage::Now::Holes;
  }
  const char* const why =
      store_->overwritten() ? ": was overwritten before it had been read: " : ": is damaged: ";
  const int samples = raster_.role == RasterRole::Paint ? 2 : 1;  // Along a side of what counts as one there.
  damage.what = store_->shown() + why + name_ + " at columns " + std::to_string(samples * rect.column0) +
                " to " + std::to_string(samples * rect.column1 - 1) + ", rows " +
                std::to_string(samples * rect.row0) + " to " + std::to_string(samples * rect.row1 - 1);
  return {std::move(tile), std::move(damage)};
}

std::optional<float> ProjectTiles::peek(int slot, std::size_t offset) {
  if (raster_.role != RasterRole::Ground) return {};
  const std::size_t row = offset / kSide, column = offset % kSide;
  if (row % kStride != 0 || column % kStride != 0) return {};
  Slot& entry = slots_[static_cast<std::size_t>(slot)];
  if (entry.replaced) return {};
  const auto* samples = entry.coarse.load(std::memory_order_acquire);
  if (!samples) {
    const std::lock_guard lock(mutexOf(slot));
    samples = entry.coarse.load(std::memory_order_relaxed);
    if (!samples) {
      if (entry.noCoarse) return {};
      const auto bytes = store_->coarse({partOf(raster_), slot}, refs_[static_cast<std::size_t>(slot)]);
      if (bytes.size() != kCoarse * sizeof(float)) {
        entry.noCoarse = true;
        return {};
      }
      auto made = std::make_unique<std::array<float, kCoarse>>();
      std::memcpy(made->data(), bytes.data(), bytes.size());
      for (float& height : *made)
        if (!isHeight(height)) height = std::numeric_limits<float>::quiet_NaN();
      samples = made.release();
      entry.coarse.store(samples, std::memory_order_release);
    }
  }
  return (*samples)[row / kStride * kCoarseSide + column / kStride];
}

std::optional<std::uint64_t> ProjectTiles::sumOf(int slot, const HeightRaster::TilePtr& present) {
  Slot& entry = slots_[static_cast<std::size_t>(slot)];
  const std::lock_guard lock(mutexOf(slot));
  if (entry.replaced || (present && entry.tile.lock() != present)) return {};
  return refs_[static_cast<std::size_t>(slot)].sum;
}

}  // namespace scarp
