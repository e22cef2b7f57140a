#include <algorithm>
#include <filesystem>

#include "core/base/Json.h"
#include "core/document/Layer.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/AdjustmentLayers.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/LayerSchema.h"
#include "core/edit/LinesWithoutEffect.h"
#include "core/io/RasterFit.h"
#include "core/io/RasterImport.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/ObjectReader.h"
#include "core/schema/SchemaJson.h"
#include "core/script/FilterJson.h"
#include "core/script/ImportOptionsJson.h"
#include "core/script/LineJson.h"

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
  if (reader.value(key, true)) reader.readWhole(key, place, std::size_t{0}, kMaxLayerPlace);
  return place;
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

/// Resamples the heights of a file to the grid of the document.
Result<bool> fitRaster(LayerRaster& from, const TerrainDocument& document, const Progress& progress) {
  Terrain onto = document.snapshot();
  auto heights = fitted(*from.heights, onto, progress);
  if (!heights.ok() && heights.error().cancelled) return heights.error();
  if (!heights.ok()) return Error{from.path + ": " + heights.error().message};
  onto.heights = std::move(heights->heights);
  from.heights = std::make_shared<const Terrain>(std::move(onto));
  return true;
}

void addWarnings(const LayerRaster& from, OperationNotes& notes) {
  for (const std::string& warning : from.warnings) notes.push_back(from.path + ": " + warning);
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

const EnumNames& layerMoveNames() {
  static const EnumNames names({{"place"}, {"above"}, {"below"}, {"into"}});
  return names;
}

std::vector<LayerName> readPlaces(ObjectReader& reader) {
  std::vector<LayerName> places;
  const Json* const list = reader.value("layers");
  if (!list) return places;
  const bool good = list->isArray() && std::ranges::all_of(*list, [](const Json& place) {
                      return place.isUnsigned() && place.get<std::size_t>() <= kMaxLayerPlace;
                    });
  if (!good) {
    reader.fail("layers", "must be an array of layers, counted from 1");
    return places;
  }
  for (const Json& place : *list) places.emplace_back(place.get<std::size_t>());
  return places;
}

Json placed(std::string_view name, LayerName layer) { return {{"op", name}, {"layer", layer.place}}; }

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

Json withRoots(std::string_view name, const LayerName& layer, const std::vector<LayerName>& also) {
  if (also.empty()) return placed(name, layer);
  Json json{{"op", name}, {"layers", Json::array({layer.place})}};
  for (const LayerName& other : also) json["layers"].push_back(other.place);
  return json;
}

}  // namespace

void readOperation(ObjectReader& reader, const FileScope& files, AddLayerOperation& operation) {
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
}

Json writeOperation(const AddLayerOperation& operation) {
  Json json = Json::object({{"op", AddLayerOperation::kTraits.key}});
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

void readOperation(ObjectReader& reader, const FileScope&, DeleteLayerOperation& operation) {
  readRoots(reader, operation.layer, operation.also);
}

Json writeOperation(const DeleteLayerOperation& operation) {
  return withRoots(DeleteLayerOperation::kTraits.key, operation.layer, operation.also);
}

void readOperation(ObjectReader& reader, const FileScope&, DuplicateLayerOperation& operation) {
  readRoots(reader, operation.layer, operation.also);
  reader.read("copy-name", operation.copyName);
}

Json writeOperation(const DuplicateLayerOperation& operation) {
  Json json = withRoots(DuplicateLayerOperation::kTraits.key, operation.layer, operation.also);
  if (operation.copyName != kCopyName) json["copy-name"] = operation.copyName;
  return json;
}

void readOperation(ObjectReader& reader, const FileScope&, MergeLayerOperation& operation) {
  operation.layer = readLayerPlace(reader, "layer");
}

Json writeOperation(const MergeLayerOperation& operation) {
  return placed(MergeLayerOperation::kTraits.key, operation.layer);
}

void readOperation(ObjectReader&, const FileScope&, FlattenLayersOperation&) {}

Json writeOperation(const FlattenLayersOperation&) {
  return Json::object({{"op", FlattenLayersOperation::kTraits.key}});
}

void readOperation(ObjectReader& reader, const FileScope&, MoveLayerOperation& operation) {
  operation.from = readLayerPlace(reader, "from");
  operation.to = readLayerPlace(reader, "to");
  reader.read("where", operation.where, layerMoveNames());
}

Json writeOperation(const MoveLayerOperation& operation) {
  Json json{
      {"op", MoveLayerOperation::kTraits.key}, {"from", operation.from.place}, {"to", operation.to.place}};
  if (operation.where != LayerMove::Place) json["where"] = layerMoveNames().key(operation.where);
  return json;
}

void readOperation(ObjectReader& reader, const FileScope&, GroupLayersOperation& operation) {
  reader.read("name", operation.name);
  operation.layers = readPlaces(reader);
}

Json writeOperation(const GroupLayersOperation& operation) {
  Json json = Json::object({{"op", GroupLayersOperation::kTraits.key}});
  if (!operation.name.empty()) json["name"] = operation.name;
  if (!operation.layers.empty()) json["layers"] = Json::array();
  for (const LayerName& layer : operation.layers) json["layers"].push_back(layer.place);
  return json;
}

void readOperation(ObjectReader& reader, const FileScope&, UngroupLayersOperation& operation) {
  operation.layer = readLayerPlace(reader, "layer");
}

Json writeOperation(const UngroupLayersOperation& operation) {
  return placed(UngroupLayersOperation::kTraits.key, operation.layer);
}

void readOperation(ObjectReader& reader, const FileScope&, SetLayerOperation& operation) {
  operation.layer = readLayerPlace(reader, "layer");
  readFields(reader, layerSchema(), operation);
  operation.filter = readLayerFilter(reader);
}

Json writeOperation(const SetLayerOperation& operation) {
  Json json = placed(SetLayerOperation::kTraits.key, operation.layer);
  writeFields(json, layerSchema(), operation);
  if (operation.filter) json["filter"] = writeFilter(*operation.filter);
  return json;
}

void readOperation(ObjectReader& reader, const FileScope&, UpdateLayerOperation& operation) {
  operation.layer = readLayerPlace(reader, "layer");
}

Json writeOperation(const UpdateLayerOperation& operation) {
  return placed(UpdateLayerOperation::kTraits.key, operation.layer);
}

void readOperation(ObjectReader& reader, const FileScope&, MaskLayerOperation& operation) {
  operation.layer = readLayerPlace(reader, "layer");
}

Json writeOperation(const MaskLayerOperation& operation) {
  return placed(MaskLayerOperation::kTraits.key, operation.layer);
}

void readOperation(ObjectReader& reader, const FileScope& files, FillLayerOperation& operation) {
  operation.layer = readLayerPlace(reader, "layer");
  operation.from = readRaster(reader, files, true);
}

Json writeOperation(const FillLayerOperation& operation) {
  Json json = placed(FillLayerOperation::kTraits.key, operation.layer);
  writeRaster(json, operation.from);
  return json;
}

void readOperation(ObjectReader& reader, const FileScope&, ActivateLayerOperation& operation) {
  operation.layer = readLayerPlace(reader, "layer");
}

Json writeOperation(const ActivateLayerOperation& operation) {
  return placed(ActivateLayerOperation::kTraits.key, operation.layer);
}

bool AddLayerOperation::isFromFile() const { return from.heights != nullptr; }

Result<bool> AddLayerOperation::readFiles(const TerrainDocument& document, const Progress& progress,
                                          OperationNotes&) {
  return from.heights ? fitRaster(from, document, progress) : Result<bool>(false);
}

void AddLayerOperation::addNotes(const TerrainDocument& document, OperationNotes& notes) const {
  addWarnings(from, notes);
  const std::size_t place = document.placeOf(document.activeLayer());
  for (std::string& line : linesWithoutEffect(document, place, lines)) notes.push_back(std::move(line));
  if (filter && place > 0 && document.layers()[place - 1].outdated)
    notes.emplace_back("the adjustment layer is empty until \"update-layer\" computes it");
}

bool FillLayerOperation::isFromFile() const { return true; }

Result<bool> FillLayerOperation::readFiles(const TerrainDocument& document, const Progress& progress,
                                           OperationNotes&) {
  return fitRaster(from, document, progress);
}

void FillLayerOperation::addNotes(const TerrainDocument&, OperationNotes& notes) const {
  addWarnings(from, notes);
}

}  // namespace scarp
