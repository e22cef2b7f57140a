#include "core/project/ProjectLoad.h"

#include <algorithm>

#include "core/base/Json.h"
#include "core/base/Parallel.h"
#include "core/base/PrintableLine.h"
#include "core/project/ProjectTiles.h"
#include "core/store/PyramidChunks.h"
#include "core/store/StateJson.h"

namespace scarp {

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
