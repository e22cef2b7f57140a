#include <algorithm>
#include <filesystem>

#include "core/base/Json.h"
#include "core/document/Layer.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/AdjustmentLayers.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/LineLimits.h"
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
  if (!heights.ok()) return errorIn(from.path, heights.error());
  onto.heights = std::move(heights->heights);
  from.heights = std::make_shared<const Terrain>(std::move(onto));
  return true;
}

void addWarnings(const LayerRaster& from, OperationNotes& notes) {
  for (const Message& warning : from.warnings) notes.push_back(messageIn(from.path, warning));
}

Json writeLayerFilter(const SharedFilter& filter) { return writeFilter(*filter); }
/// {"filter": "blur", "radius": 20}
Result<SharedFilter> readLayerFilter(const Json& value, const std::string& path) {
  ObjectReader reader(value, path);
  Filter filter;
  readFilter(reader, filter);
  if (const auto done = reader.done(); !done) return done.error();
  if (const auto good = checkAdjustment(filter); !good) return errorIn(path, good.error().message);
  return SharedFilter(filter);
}

void writeRaster(Json& json, const LayerRaster& raster) {
  json["path"] = raster.path;
  writeImport(json, raster.import.get());
}

Json writeLayerPlaces(const std::vector<LayerName>& layers) {
  Json places = Json::array();
  for (const LayerName& layer : layers) places.push_back(layer.place);
  return places;
}
Result<std::vector<LayerName>> readLayerPlaces(const Json& list, const std::string& path) {
  const bool good = list.isArray() && std::ranges::all_of(list, [](const Json& place) {
                      return place.isUnsigned() && place.get<std::size_t>() <= kMaxLayerPlace;
                    });
  if (!good) return errorIn(path, "must be an array of layers, counted from 1");
  std::vector<LayerName> places;
  for (const Json& place : list) places.emplace_back(place.get<std::size_t>());
  return places;
}

template <class Kind, LayerName Kind::*layer>
NumberSetting layerSetting(std::string_view key) {
  return required(MakeSetting<Kind>::template number<layer, &LayerName::place>(key, "", 0, kMaxLayerPlace));
}

template <class Kind>
const Schema<Kind>& layerOnlySchema() {
  static const Schema<Kind> schema({layerSetting<Kind, &Kind::layer>("layer")}, RangeWording::Value);
  return schema;
}

/// "layer": 3, or "layers": [1, 3].
template <class Kind>
CustomSetting rootsSetting() {
  return {{.key = "layer"},
          [](Json& json, ConstStructRef s) {
            const auto& operation = s.as<Kind>();
            if (operation.also.empty()) return writeFields(json, layerOnlySchema<Kind>(), operation);
            std::vector<LayerName> all{operation.layer};
            all.insert(all.end(), operation.also.begin(), operation.also.end());
            json["layers"] = writeLayerPlaces(all);
          },
          [](ObjectReader& reader, StructRef s) {
            std::vector<LayerName>& also = s.as<Kind>().also;
            if (!reader.value("layers")) return readFields(reader, layerOnlySchema<Kind>(), s.as<Kind>());
            readWith(reader, "layers", also, readLayerPlaces);
            if (also.empty()) return reader.fail("layers", Message("must have one layer or more"));
            s.as<Kind>().layer = also.front();
            also.erase(also.begin());
          }};
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
  readWith(reader, "filter", operation.filter, readLayerFilter);
  reader.read("visible", operation.visible);
  readSurface(reader, operation.surface, operation.surfaceNames);
  operation.from = readRaster(reader, files, false);
  if (operation.from.heights && operation.ofLines)
    reader.fail("path", Message("a layer of lines has no heights of a file"));
  if (operation.filter && (operation.ofLines || operation.from.heights))
    reader.fail("filter", Message("an adjustment layer has no lines and no heights of a file"));
}

Json writeOperation(const AddLayerOperation& operation) {
  Json json = Json::object({{"op", AddLayerOperation::kTraits.key}});
  writeFields(json, addSchema(), operation);
  if (!operation.lines.empty())
    json["lines"] = writeLines(operation.lines);
  else if (operation.ofLines)
    json["lines"] = true;
  if (operation.filter) json["filter"] = writeLayerFilter(operation.filter);
  if (!operation.visible) json["visible"] = false;
  if (operation.surface) json["surface"] = writeSurface(operation.surfaceNames);
  if (operation.from.heights) writeRaster(json, operation.from);
  return json;
}

const SettingList& DeleteLayerOperation::schema() {
  static const Schema<DeleteLayerOperation> schema{rootsSetting<DeleteLayerOperation>()};
  return schema;
}

const SettingList& DuplicateLayerOperation::schema() {
  using D = DuplicateLayerOperation;
  using Make = MakeSetting<D>;
  static const Schema<D> schema{rootsSetting<D>(),
                                Make::unlessDefault<&D::copyName>(Make::text<&D::copyName>("copy-name"))};
  return schema;
}

const SettingList& MergeLayerOperation::schema() { return layerOnlySchema<MergeLayerOperation>(); }

const SettingList& MoveLayerOperation::schema() {
  using M = MoveLayerOperation;
  using Make = MakeSetting<M>;
  static const Schema<M> schema{{layerSetting<M, &M::from>("from"), layerSetting<M, &M::to>("to"),
                                 Make::unlessDefault<&M::where>(Make::choice<&M::where>(
                                     "where", EnumNames({{"place"}, {"above"}, {"below"}, {"into"}})))},
                                RangeWording::Value};
  return schema;
}

const SettingList& GroupLayersOperation::schema() {
  using G = GroupLayersOperation;
  using Make = MakeSetting<G>;
  static const Schema<G> schema{Make::unlessDefault<&G::name>(Make::text<&G::name>("name")),
                                Make::unlessDefault<&G::layers>(Make::value<&G::layers>(
                                    "layers", typeWith<writeLayerPlaces, readLayerPlaces>()))};
  return schema;
}

const SettingList& UngroupLayersOperation::schema() { return layerOnlySchema<UngroupLayersOperation>(); }

const SettingList& SetLayerOperation::schema() {
  using S = SetLayerOperation;
  static const Schema<S> schema = [] {
    std::vector<Setting> all{layerSetting<S, &S::layer>("layer")};
    const std::vector<Setting>& changes = layerSchema().settings();
    all.insert(all.end(), changes.begin(), changes.end());
    all.emplace_back(MakeSetting<S>::unlessDefault<&S::filter>(
        MakeSetting<S>::value<&S::filter>("filter", typeWith<writeLayerFilter, readLayerFilter>())));
    return Schema<S>(std::move(all), layerSchema().wording());
  }();
  return schema;
}

const SettingList& UpdateLayerOperation::schema() { return layerOnlySchema<UpdateLayerOperation>(); }

const SettingList& MaskLayerOperation::schema() { return layerOnlySchema<MaskLayerOperation>(); }

void readOperation(ObjectReader& reader, const FileScope& files, FillLayerOperation& operation) {
  readFields(reader, layerOnlySchema<FillLayerOperation>(), operation);
  operation.from = readRaster(reader, files, true);
}

Json writeOperation(const FillLayerOperation& operation) {
  Json json{{"op", FillLayerOperation::kTraits.key}};
  writeFields(json, layerOnlySchema<FillLayerOperation>(), operation);
  writeRaster(json, operation.from);
  return json;
}

const SettingList& ActivateLayerOperation::schema() { return layerOnlySchema<ActivateLayerOperation>(); }

bool AddLayerOperation::isFromFile() const { return from.heights != nullptr; }

Result<bool> AddLayerOperation::readFiles(const TerrainDocument& document, const Progress& progress,
                                          OperationNotes&) {
  return from.heights ? fitRaster(from, document, progress) : Result<bool>(false);
}

void AddLayerOperation::addNotes(const TerrainDocument& document, OperationNotes& notes) const {
  addWarnings(from, notes);
  const std::size_t place = document.placeOf(document.activeLayer());
  for (Message& line : linesWithoutEffect(document, place, lines)) notes.push_back(std::move(line));
  if (filter && place > 0 && document.layers()[place - 1].outdated)
    notes.push_back(Message("the adjustment layer is empty until \"update-layer\" computes it"));
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
