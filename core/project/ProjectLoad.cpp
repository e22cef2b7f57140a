#include "core/project/ProjectLoad.h"

#include <algorithm>
#include <cstring>
#include <limits>

#include "core/base/Json.h"
#include "core/base/Parallel.h"
#include "core/base/PrintableLine.h"
#include "core/memory/LargePages.h"
#include "core/store/PyramidChunks.h"
#include "core/store/StateJson.h"
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

namespace {

/// An object chunk's text read.
Result<std::vector<Object>> readChunk(const std::string& text, std::int64_t slot) {
  const auto value = readJson(text);
  if (!value.ok()) return value.error();
  if (!value->isArray()) return Error{"objects: is no list"};
  std::vector<Object> objects;
  for (const auto& item : *value) {
    auto object = readStoredObject(item, "objects");
    if (!object.ok()) return object.error();
    if (object->id / kObjectsInChunk != static_cast<std::uint64_t>(slot))
      return Error{"objects: one does not belong here"};
    objects.push_back(std::move(*object));
  }
  return objects;
}

Message chunkDamage(std::int64_t slot, Damage::Now now) {
  return Message(now == Damage::Now::Earlier ? "objects %1 to %2 are as they were at an earlier save"
                                             : "objects %1 to %2 are lost",
                 slot * kObjectsInChunk, (slot + 1) * kObjectsInChunk - 1);
}

}  // namespace

Message rasterName(RasterId raster, const DocumentState& state) {
  if (raster.role == RasterRole::NamedMask) {
    const auto mask = std::ranges::find(state.masks, raster.layer, &NamedMask::id);
    return mask == state.masks.end() ? Message("a kept selection that is gone")
                                     : Message("the kept selection \"%1\"", shown(mask->name));
  }
  if (raster.role == RasterRole::Paint) {
    const auto material = std::ranges::find(state.materials, raster.layer, &Material::id);
    return material == state.materials.end() ? Message("paint of a material that is gone")
                                             : Message("paint of the material \"%1\"", shown(material->name));
  }
  const auto layer = std::ranges::find(state.layers, raster.layer, &Layer::id);
  const bool gone = layer == state.layers.end();
  switch (raster.role) {
    case RasterRole::Ground:
      return Message("the ground");
    case RasterRole::Base:
      return Message("the base");
    case RasterRole::Layer:
      return gone ? Message("the layer that is gone") : Message("the layer \"%1\"", shown(layer->name));
    case RasterRole::LayerMask:
      return gone ? Message("the mask of the layer that is gone")
                  : Message("the mask of the layer \"%1\"", shown(layer->name));
    case RasterRole::Deposit:
      return Message("what erosion laid down");
    case RasterRole::Selection:
    case RasterRole::NamedMask:
    case RasterRole::Paint:
      break;
  }
  return Message("the selection");
}

DocumentParts loadParts(const std::shared_ptr<ProjectStore>& store, const LoadedSave& save) {
  DocumentParts parts;
  parts.state = save.state.document;
  parts.activeLayer = save.state.activeLayer;
  parts.nextLayer = std::max(save.state.nextLayer, LayerId{1});
  parts.rasters = loadRasters(store, save);
  parts.objects = loadObjects(*store, save);
  return parts;
}

std::map<RasterId, HeightRaster> loadRasters(const std::shared_ptr<ProjectStore>& store,
                                             const LoadedSave& save) {
  std::map<RasterId, HeightRaster> rasters;
  for (const auto& [id, fill] : save.state.fills) {
    const HeightRaster like = emptyRaster(id.role, save.state.document.frame, fill);
    const int tiles = like.tileCount();
    std::vector<std::pair<int, ContentRef>> refs;
    std::vector<int> unread;
    save.map.forEach(partOf(id), [&](std::int64_t slot, const ContentRef& ref) {
      if (!ref.holds() || slot >= tiles) return;
      refs.emplace_back(static_cast<int>(slot), ref);
      unread.push_back(static_cast<int>(slot));
    });
    if (refs.empty()) {
      rasters.emplace(id, like);
      continue;
    }
    auto source = std::make_shared<ProjectTiles>(store, id, rasterName(id, save.state.document), like.rect(),
                                                 fill, refs);
    rasters.emplace(id, HeightRaster(like.columns(), like.rows(), fill, std::move(source), unread));
  }
  return rasters;
}

ObjectLayer loadObjects(ProjectStore& store, const LoadedSave& save) {
  struct Chunk {
    std::int64_t slot;
    ContentRef ref;
    Result<std::vector<Object>> objects = std::vector<Object>{};
  };
  std::vector<Chunk> chunks;
  const PartId part{kObjectsRole, 0};
  save.map.forEach(part, [&](std::int64_t slot, const ContentRef& ref) {
    if (ref.holds()) chunks.push_back({slot, ref});
  });
  const auto read = [&](std::int64_t slot, const ContentRef& ref) -> Result<std::vector<Object>> {
    const auto text = store.text({part, slot}, ref);
    if (!text.ok()) return text.error();
    return readChunk(*text, slot);
  };
  parallelFor(chunks.size(), [&](std::size_t i) { chunks[i].objects = read(chunks[i].slot, chunks[i].ref); });
  ObjectLayer layer;
  for (Chunk& chunk : chunks) {
    if (!chunk.objects.ok()) {
      auto now = Damage::Now::Nothing;
      for (const ContentRef& ref :
           store.earlier({part, chunk.slot}, chunk.ref.id > 0 ? chunk.ref.id : INT64_MAX)) {
        chunk.objects = read(chunk.slot, ref);
        if (!chunk.objects.ok()) continue;
        now = Damage::Now::Earlier;
        break;
      }
      store.damage().found(damageOf(store.shown(), chunkDamage(chunk.slot, now), now, Damage::Part::Objects));
      if (!chunk.objects.ok()) continue;
    }
    for (Object& object : *chunk.objects) layer.exchange(object.id, object);
  }
  if (save.state.nextObject > layer.nextId()) (void)layer.takeId(save.state.nextObject - 1);
  return layer;
}

std::optional<HeightPyramid> loadPyramid(ProjectStore& store, const LoadedSave& save,
                                         const HeightRaster& ground) {
  HeightPyramid pyramid(ground.columns(), ground.rows(), ground.fill());
  constexpr std::size_t kMostBytes = std::size_t{1} << 20;
  const std::vector<std::vector<int>> needed = chunksUnder(pyramid, ground);
  for (std::size_t tier = 0; tier < pyramid.tiers().size(); ++tier) {
    const PartId part{kPyramidRole, static_cast<std::uint32_t>(tier)};
    const int count = chunkCount(pyramid, tier);
    std::vector<int> stored;
    save.map.forEach(part, [&](std::int64_t slot, const ContentRef& ref) {
      if (ref.holds() && slot < count) stored.push_back(static_cast<int>(slot));
    });
    if (!std::ranges::includes(stored, needed[tier])) return std::nullopt;
    for (const int chunk : stored) {
      const ContentKey key{part, chunk};
      const ContentRef ref = save.map.find(key);
      const auto bytes = store.bytes(key, ref);
      if (!bytes.ok()) return std::nullopt;
      const auto plain = unsqueezed(*bytes, kMostBytes);
      if (checksum(plain) != ref.sum || !restoreChunk(pyramid, tier, chunk, plain)) return std::nullopt;
    }
  }
  return pyramid;
}

LoadedSettings loadSettings(ProjectStore& store) {
  StoredSettings stored = store.settings();
  if (!stored.complete)
    store.damage().found(damageOf(store.shown(), Message("some of the view and brush settings are lost"),
                                  Damage::Now::Nothing, Damage::Part::Settings));
  LoadedSettings loaded;
  for (auto& [key, value] : stored.values) {
    if (key == "preview")
      loaded.preview = std::move(value);
    else
      loaded.settings[key] =
          std::string(static_cast<const char*>(static_cast<const void*>(value.data())), value.size());
  }
  return loaded;
}

}  // namespace scarp
