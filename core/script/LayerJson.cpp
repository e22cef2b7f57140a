#include "core/script/LayerJson.h"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/io/RasterImport.h"
#include "core/script/ScriptNames.h"

namespace scarp {

namespace {

using nlohmann::ordered_json;

constexpr std::size_t kMostPlace = 1'000'000;

const Names<LayerBlend>& blendNames() {
  static const Names<LayerBlend> names{{"add", LayerBlend::Add},
                                       {"max", LayerBlend::Max},
                                       {"min", LayerBlend::Min},
                                       {"replace", LayerBlend::Replace}};
  return names;
}

std::string_view nameOf(LayerBlend blend) { return blendNames()[static_cast<std::size_t>(blend)].first; }

std::size_t readPlace(ObjectReader& reader, std::string_view key) {
  std::size_t place = 0;
  if (reader.value(key, true)) reader.readWhole(key, place, std::size_t{0}, kMostPlace);
  return place;
}

template <class Done>
Done readPlaced(ObjectReader& reader) {
  Done operation;
  operation.layer = readPlace(reader, "layer");
  return operation;
}

AddLayerOperation readAdd(ObjectReader& reader) {
  AddLayerOperation operation;
  reader.read("name", operation.name);
  reader.read("blend", operation.blend, blendNames());
  return operation;
}

SetLayerOperation readSet(ObjectReader& reader) {
  auto operation = readPlaced<SetLayerOperation>(reader);
  if (std::string name; reader.read("name", name)) operation.name = name;
  if (LayerBlend blend{}; reader.read("blend", blend, blendNames())) operation.blend = blend;
  if (double opacity = 1.0; reader.read("opacity", opacity)) {
    if (!(opacity >= 0.0 && opacity <= 1.0)) reader.fail("opacity", "is out of range (0 to 1)");
    operation.opacity = opacity;
  }
  if (bool visible = true; reader.read("visible", visible)) operation.visible = visible;
  if (bool locked = false; reader.read("locked", locked)) operation.locked = locked;
  return operation;
}

MoveLayerOperation readMove(ObjectReader& reader) {
  const std::size_t from = readPlace(reader, "from");
  return {from, readPlace(reader, "to")};
}

FillLayerOperation readFill(ObjectReader& reader, const std::string& folder) {
  auto operation = readPlaced<FillLayerOperation>(reader);
  if (!reader.read("path", operation.path, true)) return operation;
  auto terrain = importRaster((std::filesystem::path(folder) / operation.path).string());
  if (terrain)
    operation.raster = std::make_shared<const Terrain>(std::move(terrain->terrain));
  else
    reader.fail("path", terrain.error().message);
  return operation;
}

ordered_json placed(const char* name, std::size_t layer) { return {{"op", name}, {"layer", layer}}; }

}  // namespace

const OperationReaders& layerReaders() {
  static const OperationReaders readers{
      {"add-layer", withoutFiles(readAdd)},
      {"delete-layer", withoutFiles(readPlaced<DeleteLayerOperation>)},
      {"duplicate-layer", withoutFiles(readPlaced<DuplicateLayerOperation>)},
      {"merge-layer", withoutFiles(readPlaced<MergeLayerOperation>)},
      {"flatten-layers", withoutFiles([](ObjectReader&) { return FlattenLayersOperation{}; })},
      {"move-layer", withoutFiles(readMove)},
      {"set-layer", withoutFiles(readSet)},
      {"mask-layer", withoutFiles(readPlaced<MaskLayerOperation>)},
      {"fill-layer", readFill},
      {"activate-layer", withoutFiles(readPlaced<ActivateLayerOperation>)}};
  return readers;
}

ordered_json writeOperation(const AddLayerOperation& operation) {
  return {{"op", "add-layer"}, {"name", operation.name}, {"blend", nameOf(operation.blend)}};
}
ordered_json writeOperation(const DeleteLayerOperation& operation) {
  return placed("delete-layer", operation.layer);
}
ordered_json writeOperation(const DuplicateLayerOperation& operation) {
  return placed("duplicate-layer", operation.layer);
}
ordered_json writeOperation(const MergeLayerOperation& operation) {
  return placed("merge-layer", operation.layer);
}
ordered_json writeOperation(const FlattenLayersOperation&) {
  return ordered_json::object({{"op", "flatten-layers"}});
}
ordered_json writeOperation(const MoveLayerOperation& operation) {
  return {{"op", "move-layer"}, {"from", operation.from}, {"to", operation.to}};
}
ordered_json writeOperation(const SetLayerOperation& operation) {
  ordered_json json = placed("set-layer", operation.layer);
  if (operation.name) json["name"] = *operation.name;
  if (operation.blend) json["blend"] = nameOf(*operation.blend);
  if (operation.opacity) json["opacity"] = *operation.opacity;
  if (operation.visible) json["visible"] = *operation.visible;
  if (operation.locked) json["locked"] = *operation.locked;
  return json;
}
ordered_json writeOperation(const MaskLayerOperation& operation) {
  return placed("mask-layer", operation.layer);
}
ordered_json writeOperation(const FillLayerOperation& operation) {
  ordered_json json = placed("fill-layer", operation.layer);
  json["path"] = operation.path;
  return json;
}
ordered_json writeOperation(const ActivateLayerOperation& operation) {
  return placed("activate-layer", operation.layer);
}

}  // namespace scarp
