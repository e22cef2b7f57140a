#include "core/edit/TerrainEdits.h"

#include <utility>

#include "core/base/Parallel.h"
#include "core/edit/EditSession.h"
#include "core/operation/OperationSchema.h"

namespace scarp {

namespace {

/// One of the document's rasters, if there is one, after a reshape.
Result<HeightRaster> reshapedRaster(const HeightRaster& raster, RasterId id, const Reshape& reshape,
                                    const TerrainDocument& document, const Progress& progress) {
  switch (id.role) {
    case RasterRole::LayerMask:
    case RasterRole::Selection:
    case RasterRole::NamedMask:
      return reshapedMask(raster, reshape, document.emptyRaster(id.role).fill(), progress);
    case RasterRole::Layer:
      return reshaped(raster, reshape, document.emptyRaster(id.role).fill(), progress);
    case RasterRole::Ground:
    case RasterRole::Base:
      break;
  }
  auto terrain = reshaped(Terrain{document.frame(), document.georeference(), raster}, reshape, progress);
  if (!terrain) return terrain.error();
  return std::move(terrain->heights);
}

/// The ground that the layers make of a base.
HeightRaster composedGround(const DocumentState& state, const std::map<RasterId, HeightRaster>& rasters) {
  const HeightRaster& base = rasters.at(kBase);
  HeightRaster ground = base;
  const auto tileOf = [&](RasterId id, int slot) {
    const auto found = rasters.find(id);
    return found == rasters.end() ? nullptr : found->second.tile(slot);
  };
  parallelFor(static_cast<std::size_t>(base.tileCount()), [&](std::size_t index) {
    const int slot = static_cast<int>(index);
    std::vector<LayerTile> tiles;
    for (const Layer& layer : state.layers)
      if (layer.visible)
        tiles.push_back({layer.blend, static_cast<float>(layer.opacity),
                         tileOf({RasterRole::Layer, layer.id}, slot),
                         tileOf({RasterRole::LayerMask, layer.id}, slot)});
    ground.exchangeTile(slot, composedTile(base.tile(slot), base.fill(), tiles));
  });
  return ground;
}

}  // namespace

Result<void> editTerrain(const FilterOperation& operation, TerrainDocument& document,
                         const Progress& progress) {
  if (std::string why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  const auto mask = document.editMask();
  const auto heights = filtered(document.snapshot(), operation.filter, mask ? &*mask : nullptr, progress);
  if (!heights) return heights.error();
  return commitFiltered(operation, *heights, document);
}

Result<void> commitFiltered(const FilterOperation& operation, const HeightRaster& heights,
                            TerrainDocument& document) {
  if (std::string why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  EditSession session(document, kindOf(operation.filter).title);
  session.replaceGround(heights);
  session.commit(std::make_shared<Operation>(operation));
  return {};
}

Result<void> editTerrain(const ReshapeOperation& operation, TerrainDocument& document,
                         const Progress& progress) {
  const Reshape& reshape = operation.reshape;
  const GridFrame frame = document.frame();  // As it was: reframe() changes the document's own.
  if (auto valid = validate(reshape, frame); !valid) return valid;
  DocumentState state = document.state();
  state.frame = reshaped(frame, reshape);
  state.georeference = reshaped(document.georeference(), frame, reshape);

  // The ground first; where there are layers it is the base that counts, and they make the ground of it.
  const bool layered = !state.layers.empty();
  std::vector<RasterId> ids{layered ? kBase : kGround};
  for (const Layer& layer : state.layers)
    for (const RasterRole role : {RasterRole::Layer, RasterRole::LayerMask})
      if (document.raster({role, layer.id})) ids.push_back({role, layer.id});
  if (document.selection()) ids.push_back(kSelection);
  for (const NamedMask& mask : state.masks)
    if (document.raster({RasterRole::NamedMask, mask.id})) ids.push_back({RasterRole::NamedMask, mask.id});
  std::map<RasterId, HeightRaster> rasters;
  for (std::size_t i = 0; i < ids.size(); ++i) {
    const double start = static_cast<double>(i), count = static_cast<double>(ids.size());
    auto raster = reshapedRaster(*document.raster(ids[i]), ids[i], reshape, document,
                                 partOf(progress, start / count, (start + 1.0) / count));
    if (!raster) return raster.error();
    rasters.emplace(ids[i], *std::move(raster));
  }
  if (layered) rasters.emplace(kGround, composedGround(state, rasters));

  std::map<ObjectId, std::optional<Object>> objects;
  for (auto [id, object] : document.objects().all()) {
    const auto place = reshaped(GroundPlace{object.x, object.y, object.yaw}, frame, reshape);
    if (place) {
      object.x = place->x;
      object.y = place->y;
      object.yaw = place->yaw;
    }
    objects.emplace(id, place ? std::optional(object) : std::nullopt);
  }
  EditSession session(document, kindOf(reshape).title);
  session.reframe(state, std::move(rasters));
  session.exchangeObjects(std::move(objects));
  session.commit(std::make_shared<Operation>(operation));
  return {};
}

}  // namespace scarp
