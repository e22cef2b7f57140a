#include "core/script/LayerJson.h"

#include <algorithm>
#include <filesystem>

#include "core/base/Json.h"
#include "core/document/Layer.h"
#include "core/edit/AdjustmentLayers.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/LayerSchema.h"
#include "core/io/RasterImport.h"
#include "core/schema/MakeSetting.h"
#include "core/script/FilterJson.h"
#include "core/script/ImportOptionsJson.h"
#include "core/script/LineJson.h"
#include "core/script/SchemaJson.h"

namespace scarp {

namespace {

const Schema<AddLayerOperation>& addSchema() {
  using Make = MakeSetting<AddLayerOperation>;
  static const Schema<AddLayerOperation> schema{
      Make::text<&AddLayerOperation::name>("name"),
      Make::choice<&AddLayerOperation::blend>("blend", layerBlendNames())};
  return schema;
}

std::size_t readLayerPlace(ObjectReader& reader, std::string_view key) {
  std::size_t place = 0;
  if (reader.value(key, true)) reader.readWhole(key, place, std::size_t{0}, kMostLayerPlace);
  return place;
}

template <class Done>
Done readPlaced(ObjectReader& reader) {
  Done operation;
  operation.layer = readLayerPlace(reader, "layer");
  return operation;
}

/// Reads the raster at "path" with the options in "import".
LayerRaster readRaster(ObjectReader& reader, const FileScope& files, bool required) {
  LayerRaster raster;
  if (!reader.read("path", raster.path, required)) return raster;
  raster.import = readImport(reader, files);
  const auto path = files.find(raster.path);
  if (!path) {
    reader.fail("path", path.error().message);
    return raster;
  }
  if (reader.failed()) return raster;
  auto imported = importRaster(*path, raster.import ? *raster.import : ImportOptions());
  if (!imported) {
    reader.fail("path", imported.error().message);
    return raster;
  }
  raster.heights = std::make_shared<const Terrain>(std::move(imported->terrain));
  raster.warnings = std::move(imported->warnings);
  return raster;
}

/// {"filter": {"filter": "blur", "radius": 20}}
SharedFilter readLayerFilter(ObjectReader& reader) {
  const Json* const value = reader.value("filter");
  if (!value) return {};
  ObjectReader within(*value, reader.pathOf("filter"));
  Filter filter;
  readFilter(within, filter);
  if (const auto done = within.done(); !done)
    reader.fail(done.error());
  else if (const auto good = checkAdjustment(filter); !good)
    reader.fail("filter", good.error().message);
  return filter;
}

void writeRaster(Json& json, const LayerRaster& raster) {
  json["path"] = raster.path;
  writeImport(json, raster.import.get());
}

AddLayerOperation readAddLayer(ObjectReader& reader, const FileScope& files) {
  AddLayerOperation operation;
  readFields(reader, addSchema(), operation);
  if (const auto* lines = reader.value("lines"); lines && lines->isArray()) {
    operation.ofLines = true;
    operation.lines = readLines(reader, "lines");
  } else {
    reader.read("lines", operation.ofLines);
  }
  operation.filter = readLayerFilter(reader);
  reader.read("visible", operation.visible);
  readSurface(reader, operation.surface, operation.surfaceNames);
  operation.from = readRaster(reader, files, false);
  if (operation.from.heights && operation.ofLines)
    reader.fail("path", "a layer of lines has no heights of a file");
  if (operation.filter && (operation.ofLines || operation.from.heights))
    reader.fail("filter", "an adjustment layer has no lines and no heights of a file");
  return operation;
}

SetLayerOperation readSetLayer(ObjectReader& reader) {
  auto operation = readPlaced<SetLayerOperation>(reader);
  readFields(reader, layerSchema(), operation);
  operation.filter = readLayerFilter(reader);
  return operation;
}

const EnumNames& layerMoveNames() {
  static const EnumNames names({{"place"}, {"above"}, {"below"}, {"into"}});
  return names;
}

MoveLayerOperation readMove(ObjectReader& reader) {
  MoveLayerOperation operation;
  operation.from = readLayerPlace(reader, "from");
  operation.to = readLayerPlace(reader, "to");
  reader.read("where", operation.where, layerMoveNames());
  return operation;
}

std::vector<LayerName> readPlaces(ObjectReader& reader) {
  std::vector<LayerName> places;
  const Json* const list = reader.value("layers");
  if (!list) return places;
  const bool good = list->isArray() && std::ranges::all_of(*list, [](const Json& place) {
                      return place.isUnsigned() && place.get<std::size_t>() <= kMostLayerPlace;
                    });
  if (!good) {
    reader.fail("layers", "must be an array of layers, counted from 1");
    return places;
  }
  for (const Json& place : *list) places.emplace_back(place.get<std::size_t>());
  return places;
}

GroupLayersOperation readGroupLayers(ObjectReader& reader) {
  GroupLayersOperation operation;
  reader.read("name", operation.name);
  operation.layers = readPlaces(reader);
  return operation;
}

FillLayerOperation readFillLayer(ObjectReader& reader, const FileScope& files) {
  auto operation = readPlaced<FillLayerOperation>(reader);
  operation.from = readRaster(reader, files, true);
  return operation;
}

Json placed(const char* name, LayerName layer) { return {{"op", name}, {"layer", layer.place}}; }

/// "layer": 3, or "layers": [1, 3].
void readRoots(ObjectReader& reader, LayerName& layer, std::vector<LayerName>& also) {
  if (!reader.value("layers")) {
    layer = readLayerPlace(reader, "layer");
    return;
  }
  also = readPlaces(reader);
  if (also.empty()) return reader.fail("layers", "must have one layer or more");
  layer = also.front();
  also.erase(also.begin());
}

DeleteLayerOperation readDelete(ObjectReader& reader) {
  DeleteLayerOperation operation;
  readRoots(reader, operation.layer, operation.also);
  return operation;
}

DuplicateLayerOperation readDuplicate(ObjectReader& reader) {
  DuplicateLayerOperation operation;
  readRoots(reader, operation.layer, operation.also);
  reader.read("copy-name", operation.copyName);
  return operation;
}

Json withRoots(const char* name, const LayerName& layer, const std::vector<LayerName>& also) {
  if (also.empty()) return placed(name, layer);
  Json json{{"op", name}, {"layers", Json::array({layer.place})}};
  for (const LayerName& other : also) json["layers"].push_back(other.place);
  return json;
}

}  // namespace

const OperationReaders& layerReaders() {
  static const OperationReaders readers{
      {"add-layer", readAddLayer},
      {"delete-layer", withoutFiles(readDelete)},
      {"duplicate-layer", withoutFiles(readDuplicate)},
      {"merge-layer", withoutFiles(readPlaced<MergeLayerOperation>)},
      {"flatten-layers", withoutFiles([](ObjectReader&) { return FlattenLayersOperation{}; })},
      {"move-layer", withoutFiles(readMove)},
      {"set-layer", withoutFiles(readSetLayer)},
      {"update-layer", withoutFiles(readPlaced<UpdateLayerOperation>)},
      {"mask-layer", withoutFiles(readPlaced<MaskLayerOperation>)},
      {"fill-layer", readFillLayer},
      {"lines", withoutFiles(readLinesOperation)},
      {"activate-layer", withoutFiles(readPlaced<ActivateLayerOperation>)},
      {"group-layers", withoutFiles(readGroupLayers)},
      {"ungroup-layers", withoutFiles(readPlaced<UngroupLayersOperation>)}};
  return readers;
}

Json writeOperation(const AddLayerOperation& operation) {
  Json json = Json::object({{"op", "add-layer"}});
  writeFields(json, addSchema(), operation);
  if (!operation.lines.empty())
    json["lines"] = writeLines(operation.lines);
  else if (operation.ofLines)
    json["lines"] = true;
  if (operation.filter) json["filter"] = writeFilter(*operation.filter);
  if (!operation.visible) json["visible"] = false;
  if (operation.surface) json["surface"] = writeSurface(operation.surfaceNames);
  if (operation.from.heights) writeRaster(json, operation.from);
  return json;
}
Json writeOperation(const DeleteLayerOperation& operation) {
  return withRoots("delete-layer", operation.layer, operation.also);
}
Json writeOperation(const DuplicateLayerOperation& operation) {
  Json json = withRoots("duplicate-layer", operation.layer, operation.also);
  if (operation.copyName != kCopyName) json["copy-name"] = operation.copyName;
  return json;
}
Json writeOperation(const MergeLayerOperation& operation) {
  return placed("merge-layer", operation.layer);
}
Json writeOperation(const FlattenLayersOperation&) {
  return Json::object({{"op", "flatten-layers"}});
}
Json writeOperation(const MoveLayerOperation& operation) {
  Json json{{"op", "move-layer"}, {"from", operation.from.place}, {"to", operation.to.place}};
  if (operation.where != LayerMove::Place) json["where"] = layerMoveNames().key(operation.where);
  return json;
}
Json writeOperation(const GroupLayersOperation& operation) {
  Json json = Json::object({{"op", "group-layers"}});
  if (!operation.name.empty()) json["name"] = operation.name;
  if (!operation.layers.empty()) json["layers"] = Json::array();
  for (const LayerName& layer : operation.layers) json["layers"].push_back(layer.place);
  return json;
}
Json writeOperation(const UngroupLayersOperation& operation) {
  return placed("ungroup-layers", operation.layer);
}
Json writeOperation(const SetLayerOperation& operation) {
  Json json = placed("set-layer", operation.layer);
  writeFields(json, layerSchema(), operation);
  if (operation.filter) json["filter"] = writeFilter(*operation.filter);
  return json;
}
Json writeOperation(const UpdateLayerOperation& operation) {
  return placed("update-layer", operation.layer);
}
Json writeOperation(const MaskLayerOperation& operation) {
  return placed("mask-layer", operation.layer);
}
Json writeOperation(const FillLayerOperation& operation) {
  Json json = placed("fill-layer", operation.layer);
  writeRaster(json, operation.from);
  return json;
}
Json writeOperation(const ActivateLayerOperation& operation) {
  return placed("activate-layer", operation.layer);
}

}  // namespace scarp
