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

ProjectTiles::ProjectTiles(std::shared_ptr<ProjectStore> store, RasterId raster, Message name,
                           const GridRect& samples, float fill,
                           const std::vector<std::pair<int, ContentRef>>& refs)
    : store_(std::move(store)),
      raster_(raster),
      name_(std::move(name)),
      shape_(samples.column1, samples.row1, fill) {
  slots_.reserve(refs.size());
  for (const auto& [slot, ref] : refs) slots_[slot].ref = ref;
}

ProjectTiles::~ProjectTiles() {
  for (const auto& [index, slot] : slots_) delete slot.coarse.load();
}

HeightRaster::TilePtr ProjectTiles::tile(int slot) {
  Slot& entry = slots_.at(slot);
  std::unique_lock lock(mutexOf(slot));
  if (auto held = entry.tile.lock()) return held;
  HeightRaster::TilePtr tile = entry.replaced ? nullptr : read(slot, entry.ref);
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

HeightRaster::TilePtr ProjectTiles::nothing() {
  const std::lock_guard lock(nothingMutex_);
  if (!nothing_) {
    auto made = makeInLargePages<Tile>();
    made->fill(isMask() ? shape_.fill() : std::numeric_limits<float>::quiet_NaN());
    nothing_ = std::move(made);
  }
  return nothing_;
}

ProjectTiles::Replacement ProjectTiles::replacement(int slot) {
  const GridRect rect = shape_.tileRect(slot);
  const ContentKey key{partOf(raster_), slot};
  HeightRaster::TilePtr tile;
  Damage damage{{}, raster_, rect, Damage::Now::Earlier, Damage::Part::Tile, name_};
  const ContentRef& ref = slots_.at(slot).ref;
  const std::int64_t before = ref.id > 0 ? ref.id : std::numeric_limits<std::int64_t>::max();
  for (const ContentRef& earlier : store_->earlier(key, before))
    if ((tile = read(slot, earlier))) break;
  if (!tile) {
    tile = nothing();
    damage.now = isMask() ? Damage::Now::Nothing : Damage::Now::Holes;
  }
  const int samples = raster_.role == RasterRole::Paint ? 2 : 1;  // Along a side of what counts as one there.
  Message place = Message("%1 at columns %2 to %3, rows %4 to %5", name_, samples * rect.column0,
                samples * rect.column1 - 1, samples * rect.row0, samples * rect.row1 - 1);
  damage.what =
      store_->overwritten()
          ? messageIn(store_->shown(), "was overwritten before it had been read: %1", std::move(place))
          : damageMessage(store_->shown(), std::move(place));
  return {std::move(tile), std::move(damage)};
}

std::optional<float> ProjectTiles::peek(int slot, std::size_t offset) {
  if (raster_.role != RasterRole::Ground) return {};
  const std::size_t row = offset / kSide, column = offset % kSide;
  if (row % kStride != 0 || column % kStride != 0) return {};
  Slot& entry = slots_.at(slot);
  if (entry.replaced) return {};
  const auto* samples = entry.coarse.load(std::memory_order_acquire);
  if (!samples) {
    const std::lock_guard lock(mutexOf(slot));
    samples = entry.coarse.load(std::memory_order_relaxed);
    if (!samples) {
      if (entry.noCoarse) return {};
      const auto bytes = store_->coarse({partOf(raster_), slot}, entry.ref);
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
  const auto found = slots_.find(slot);
  if (found == slots_.end()) return {};
  const Slot& entry = found->second;
  const std::lock_guard lock(mutexOf(slot));
  if (entry.replaced || (present && entry.tile.lock() != present)) return {};
  return entry.ref.sum;
}

}  // namespace scarp
