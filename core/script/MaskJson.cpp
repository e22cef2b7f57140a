#include <filesystem>
#include <utility>

#include "core/base/Json.h"
#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/ClipOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/StrokeOperations.h"
#include "core/io/CrsWay.h"
#include "core/io/VectorFile.h"
#include "core/mask/MaskBounds.h"
#include "core/mask/MaskSchema.h"
#include "core/materialio/MaskImport.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/ObjectReader.h"
#include "core/schema/SchemaJson.h"
#include "core/script/AssetJson.h"
#include "core/script/BrushJson.h"
#include "core/script/MaterialJson.h"
#include "core/script/ObjectJson.h"
#include "core/script/RasterJson.h"
#include "core/script/SampleJson.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

/// Reads "path". The file must exist.
std::string readMaskPath(ObjectReader& reader, const FileScope& files) {
  std::string path;
  if (!reader.read("path", path, true)) return {};
  if (path.empty()) reader.fail("path", Message("is empty"));
  auto found = files.find(path);
  if (found) return *std::move(found);
  reader.fail("path", found.error().message);
  return {};
}

/// Reads the settings of the features of a vector file: "where", "crs", "buffer", "feather", "edge".
void readVectorMask(ObjectReader& reader, VectorMaskSettings& settings) {
  readFields(reader, vectorMaskSchema(), settings);
  if (!settings.crs.empty() && wktOfCode(settings.crs).empty())
    reader.fail("crs", Message("\"%1\" is not a known CRS", shown(settings.crs)));
  if (settings.where.size() > kMaxWhereLength)
    reader.fail("where", Message("is longer than %1 bytes", kMaxWhereLength));
}

/// Writes the settings that differ from the default.
void writeVectorMask(Json& object, const VectorMaskSettings& settings) {
  const Json all = writeAll(vectorMaskSchema(), settings),
             usual = writeAll(vectorMaskSchema(), VectorMaskSettings());
  for (const auto& [key, value] : all.members())
    if (value != usual[key]) object[key] = value;
}

/// Reads the mask of a file for the terrain of a document. Adds a note for each feature that is omitted.
Result<std::shared_ptr<const MaskRaster>> maskOfFile(const std::string& path, const std::string& layer,
                                                     const VectorMaskSettings& vector,
                                                     const TerrainDocument& document,
                                                     const Progress& progress, OperationNotes& notes) {
  auto mask = readMask(path, layer, document.snapshot(), progress, vector);
  if (!mask) return mask.error();
  for (const Message& note : mask->notes) notes.push_back(messageIn(path, note));
  return std::make_shared<const MaskRaster>(std::move(mask->weights));
}

constexpr std::size_t kMostLayers = 1024;  ///< Of a file.

KeptLayer readLayer(const Json& value, const std::string& path, ObjectReader& outer) {
  ObjectReader reader(value, path);
  KeptLayer layer;
  reader.read("name", layer.name, true);
  reader.read("layer", layer.layer);
  readVectorMask(reader, layer.vector);
  if (const auto done = reader.done(); !done) outer.fail(done.error());
  return layer;
}

/// One layer by "name" and "layer", or a list of them under "layers". A file is read when the terrain that it
/// is brought onto is there (replay()).
}  // namespace

void readOperation(ObjectReader& reader, const FileScope& files, KeepMaskOperation& operation) {
  const Json* const list = reader.value("layers");
  reader.read("name", operation.name, !list);
  if (reader.value("path")) operation.path = readMaskPath(reader, files);
  std::string layer;
  reader.read("layer", layer);
  if (operation.path.empty()) {
    if (!layer.empty()) reader.fail("layer", Message("needs a \"path\""));
    if (list) reader.fail("layers", Message("needs a \"path\""));
    return;
  }
  if (!list) {
    operation.layers = {{std::exchange(operation.name, {}), layer}};
    readVectorMask(reader, operation.layers.front().vector);
    return;
  }
  if (!operation.name.empty() || !layer.empty())
    reader.fail("layers", Message("have names and layers of their own"));
  if (!list->isArray() || list->empty() || list->size() > kMostLayers) {
    reader.fail("layers", Message("must be an array of 1 to %1 layers", kMostLayers));
    return;
  }
  for (std::size_t i = 0; i < list->size() && !reader.failed(); ++i)
    operation.layers.push_back(
        readLayer((*list)[i], reader.pathOf("layers") + "[" + std::to_string(i) + "]", reader));
}

Json writeOperation(const KeepMaskOperation& operation) {
  Json written{{"op", KeepMaskOperation::kTraits.key}};
  const bool fromFile = !operation.path.empty();
  if (!fromFile) written["name"] = operation.name;
  if (operation.layers.size() == 1) written["name"] = operation.layers.front().name;
  if (fromFile) written["path"] = operation.path;
  if (operation.layers.size() == 1 && !operation.layers.front().layer.empty())
    written["layer"] = operation.layers.front().layer;
  if (operation.layers.size() == 1) writeVectorMask(written, operation.layers.front().vector);
  if (operation.layers.size() > 1)
    for (const KeptLayer& one : operation.layers) {
      Json& layer = written["layers"].emplace_back(Json{{"name", one.name}});
      if (!one.layer.empty()) layer["layer"] = one.layer;
      writeVectorMask(layer, one.vector);
    }
  return written;
}

const SettingList& ForgetMaskOperation::schema() {
  using F = ForgetMaskOperation;
  static const Schema<F> schema{required(MakeSetting<F>::text<&F::name>("name"))};
  return schema;
}

bool KeepMaskOperation::isFromFile() const { return !path.empty(); }

Result<bool> KeepMaskOperation::readFiles(const TerrainDocument& document, const Progress& progress,
                                          OperationNotes& notes) {
  if (path.empty()) return false;
  const auto count = static_cast<double>(layers.size());
  for (std::size_t i = 0; i < layers.size(); ++i) {
    const auto from = static_cast<double>(i);
    auto weights = maskOfFile(path, layers[i].layer, layers[i].vector, document,
                              partOf(progress, from / count, (from + 1.0) / count), notes);
    if (!weights) return weights.error();
    layers[i].weights = *std::move(weights);
  }
  return true;
}

namespace {

constexpr int kMaxMaskSide = 1 << 20;
constexpr double kMaxMaskSamples = 4e8;

void readMetres(ObjectReader& reader, std::string_view key, double& metres) {
  readNumber(reader, key, maskMetres(), RangeWording::Value, metres);
}

/// Reads a layer by its place. Returns whether there is one.
bool readLayer(ObjectReader& reader, std::string_view key, LayerName& layer) {
  if (!reader.value(key)) return false;
  reader.readWhole(key, layer.place, std::size_t{0}, kMaxLayerPlace);
  return true;
}

/// Reads points [[x, y], …] under a key: `count` of them, or any number if that is 0.
std::vector<Vec2> readPlaces(ObjectReader& reader, std::string_view key, std::size_t count) {
  std::vector<Vec2> places;
  const Json* list = reader.value(key);
  bool fits = list && list->isArray() && (count == 0 || list->size() == count);
  for (std::size_t i = 0; fits && i < list->size(); ++i) {
    const Json& place = (*list)[i];
    fits = place.isArray() && place.size() == 2 && place[0].isNumber() && place[1].isNumber();
    if (fits) places.emplace_back(place[0].get<double>(), place[1].get<double>());
  }
  if (!fits)
    reader.fail(
        key, Message(count == 2 ? "must be two corners, [[x, y], [x, y]]" : "must be corners, [[x, y], …]"));
  return places;
}

Json writePlace(const Vec2& place) { return Json::array({place.x(), place.y()}); }

WandSource readWand(const Json& value, ObjectReader& outer) {
  WandSource source;
  ObjectReader reader(value, outer.pathOf("wand"));
  double x = 0.0, y = 0.0;
  reader.read("x", x, true);
  reader.read("y", y, true);
  source.place = {x, y};
  readFields(reader, wandSchema(), source.wand);
  if (const auto done = reader.done(); !done) outer.fail(done.error());
  return source;
}

RangeSource readRangeSource(const Json& value, ObjectReader& outer) {
  auto range = readCondition(value, outer.pathOf("range"));
  if (range) return {*std::move(range)};
  outer.fail(range.error());
  return {};
}

PaintSource readPaint(const Json& value, ObjectReader& outer, const FileScope& files) {
  PaintSource source;
  ObjectReader reader(value, outer.pathOf("paint"));
  if (const Json* brush = reader.value("brush", true)) {
    ObjectReader within(*brush, reader.pathOf("brush"));
    readBrush(within, source.brush, files);
    if (const auto done = within.done(); !done) reader.fail(done.error());
  }
  readSamples(reader, source.samples);
  if (const auto done = reader.done(); !done) outer.fail(done.error());
  return source;
}

struct Size {
  int columns = 2, rows = 2;
};

Size readSize(ObjectReader& reader) {
  Size size;
  for (auto [key, side] : {std::pair{"columns", &size.columns}, {"rows", &size.rows}})
    if (reader.value(key, true)) reader.readWhole(key, *side, 2, kMaxMaskSide);
  if (double(size.columns) * size.rows > kMaxMaskSamples)
    reader.fail("columns", Message("and rows are too many"));
  return size;
}

TiledRaster<float> readRaster(ObjectReader& reader, std::string_view key, const Size& size, double low,
                              double high, float fill) {
  TiledRaster<float> raster(size.columns, size.rows, fill);
  const auto count = static_cast<std::size_t>(size.columns) * static_cast<std::size_t>(size.rows);
  if (reader.failed()) return raster;
  const std::vector<float> samples = readRuns(reader, key, count, low, high);
  if (samples.size() == count) raster.write(raster.rect(), samples);
  return raster;
}

MaskSource readMask(const Json& value, ObjectReader& outer) {
  ObjectReader reader(value, outer.pathOf("mask"));
  const Size size = readSize(reader);
  auto weights = std::make_shared<const MaskRaster>(readRaster(reader, "weights", size, 0.0, 1.0, 0.0F));
  if (const auto done = reader.done(); !done) outer.fail(done.error());
  return {std::move(weights)};
}

FileSource readFileSource(ObjectReader& reader, const FileScope& files) {
  FileSource source;
  source.path = readMaskPath(reader, files);
  reader.read("file-layer", source.layer);
  readVectorMask(reader, source.vector);
  return source;
}

TerrainClip readClip(const Json& value, ObjectReader& outer) {
  ObjectReader reader(value, outer.pathOf("clip"));
  const Size size = readSize(reader);
  GridFrame frame{size.columns, size.rows, 1.0, 1.0};
  for (auto [key, step] : {std::pair{"dx", &frame.dx}, {"dy", &frame.dy}})
    if (reader.read(key, *step, true) && !(*step > 0.0 && *step <= kLargestCell))
      reader.fail(key, Message("%1 is out of range (above %2 to %3)", metres(Json(*step).dump()),
                               plainMetres(0.0), plainMetres(kLargestCell)));
  const Size read = reader.failed() ? Size() : size;
  TerrainClip clip{frame,
                   readRaster(reader, "heights", read, -1e30, 1e30, 0.0F),
                   readRaster(reader, "weights", read, 0.0, 1.0, 0.0F),
                   Vec2::Zero(),
                   {}};
  if (const auto done = reader.done(); !done)
    outer.fail(done.error());
  else
    clip.rim = rimOf(clip);
  return clip;
}

/// Reads the objects of a clip, with positions in its frame.
std::vector<Object> readClipObjects(const Json& list, ObjectReader& outer) {
  std::vector<Object> objects;
  if (!list.isArray())
    outer.fail("objects", Message("must be an array, not %1", ObjectReader::describe(list)));
  for (std::size_t i = 0; !outer.failed() && i < list.size(); ++i) {
    ObjectReader reader(list[i], outer.pathOf("objects") + "[" + std::to_string(i) + "]");
    objects.push_back(readObject(reader));
    readObjectId(reader, objects.back().id);
    if (const auto done = reader.done(); !done) outer.fail(done.error());
  }
  return objects;
}

struct SourceWriter {
  Json& json;

  void operator()(const ShapeSource& source) const {
    const auto corners = [](const auto& shape) {
      return Json::array({writePlace(shape.corner), writePlace(shape.opposite)});
    };
    if (const auto* lasso = std::get_if<MaskLasso>(&source.shape)) {
      json["lasso"] = Json::array();
      for (const Vec2& corner : lasso->corners) json["lasso"].push_back(writePlace(corner));
    } else if (const auto* ellipse = std::get_if<MaskEllipse>(&source.shape)) {
      json["ellipse"] = corners(*ellipse);
    } else {
      json["rectangle"] = corners(std::get<MaskRectangle>(source.shape));
    }
    json["feather"] = source.feather;
  }
  void operator()(const WandSource& source) const {
    Json& wand = json["wand"];
    wand = {{"x", source.place.x()}, {"y", source.place.y()}};
    writeFields(wand, wandSchema(), source.wand);
  }
  void operator()(const PaintSource& source) const {
    json["paint"] = {{"brush", writeBrush(source.brush)}, {"samples", writeSamples(source.samples)}};
  }
  void operator()(const RangeSource& source) const { json["range"] = writeCondition(source.range); }
  void operator()(const NamedSource& source) const { json["named"] = source.name; }
  void operator()(const LayerMaskSource& source) const { json["layer-mask"] = source.layer.place; }
  void operator()(const FileSource& source) const {
    json["path"] = source.path;
    if (!source.layer.empty()) json["file-layer"] = source.layer;
    writeVectorMask(json, source.vector);
  }
  void operator()(const MaskSource& source) const {
    json["mask"] = {{"columns", source.weights->columns()},
                    {"rows", source.weights->rows()},
                    {"weights", writeRuns(*source.weights)}};
  }
};

void addSelectionNote(const LayerName& layer, const TerrainDocument& document, OperationNotes& notes) {
  const MaskRaster* const selection = document.selection();
  if (layer.place == 0 && selection && selectsNothing(*selection))
    notes.push_back(
        Message("the selection is empty: edits change nothing until it is removed by \"change-selection\" "
                "with \"change\": \"none\""));
}

}  // namespace

void readOperation(ObjectReader& reader, const FileScope& files, SelectOperation& operation) {
  constexpr const char* kSources[] = {"rectangle", "ellipse", "lasso",      "wand", "paint",
                                      "mask",      "named",   "layer-mask", "path", "range"};
  const char* which = nullptr;
  for (const char* source : kSources) {
    if (!reader.value(source)) continue;
    if (which) reader.fail(source, Message("cannot stand beside \"%1\"", which));
    which = source;
  }
  reader.read("how", operation.how, maskOperationNames());
  readLayer(reader, "layer", operation.layer);
  if (reader.failed()) return;
  const std::string name = which ? which : "";
  ShapeSource shape;
  if (name.empty())
    reader.fail("op", Message("a \"select\" needs one of rectangle, ellipse, lasso, wand, paint, mask, "
                              "named, layer-mask, path, range"));
  else if (name == "wand")
    operation.source = readWand(*reader.value("wand"), reader);
  else if (name == "paint")
    operation.source = readPaint(*reader.value("paint"), reader, files);
  else if (NamedSource named; name == "named" && reader.read("named", named.name))
    operation.source = std::move(named);
  else if (LayerMaskSource shown; name == "layer-mask" && readLayer(reader, "layer-mask", shown.layer))
    operation.source = shown;
  else if (name == "path")
    operation.source = readFileSource(reader, files);
  else if (name == "range")
    operation.source = readRangeSource(*reader.value("range"), reader);
  else if (name == "mask")
    operation.source = readMask(*reader.value("mask"), reader);
  else {
    readMetres(reader, "feather", shape.feather);
    const std::vector<Vec2> places = readPlaces(reader, name, name == "lasso" ? 0 : 2);
    if (name == "lasso")
      shape.shape = MaskLasso{places};
    else if (places.size() == 2 && name == "ellipse")
      shape.shape = MaskEllipse{places[0], places[1]};
    else if (places.size() == 2)
      shape.shape = MaskRectangle{places[0], places[1]};
    operation.source = std::move(shape);
  }
}

Json writeOperation(const SelectOperation& operation) {
  Json Json{{"op", SelectOperation::kTraits.key}, {"how", maskOperationNames().key(operation.how)}};
  if (operation.layer > 0) Json["layer"] = operation.layer.place;
  std::visit(SourceWriter{Json}, operation.source);
  return Json;
}

const SettingList& ChangeSelectionOperation::schema() {
  using C = ChangeSelectionOperation;
  using Make = MakeSetting<C>;
  static const Schema<C> schema(
      {required(Make::choice<&C::change>(
           "change", EnumNames({{"all"}, {"none"}, {"invert"}, {"grow"}, {"shrink"}, {"blur"}}))),
       Make::number<&C::metres>("metres", maskMetres().unit, maskMetres().low, maskMetres().high),
       Make::unlessDefault<&C::layer, &LayerName::place>(
           Make::number<&C::layer, &LayerName::place>("layer", "", 0, kMaxLayerPlace))},
      RangeWording::Value);
  return schema;
}

void readOperation(ObjectReader& reader, const FileScope&, PasteOperation& operation) {
  ClipPlacement& p = operation.placement;
  if (const Json* clip = reader.value("clip", true))
    operation.clip = std::make_shared<const TerrainClip>(readClip(*clip, reader));
  double x = 0.0, y = 0.0;
  reader.read("x", x, true);
  reader.read("y", y, true);
  p.centre = {x, y};
  readFields(reader, placementSchema(), p);
  if (const Json* objects = reader.value("objects")) operation.objects = readClipObjects(*objects, reader);
  operation.assets = readAssets(reader, "assets");
}

Json writeOperation(const PasteOperation& operation) {
  const TerrainClip& clip = *operation.clip;
  const ClipPlacement& p = operation.placement;
  Json objects = Json::array();
  for (const Object& object : operation.objects) objects.push_back(writeObject(object));
  Json Json{{"op", PasteOperation::kTraits.key}, {"x", p.centre.x()}, {"y", p.centre.y()}};
  writeFields(Json, placementSchema(), p);
  Json["objects"] = std::move(objects);
  if (!operation.assets.empty()) Json["assets"] = writeAssets(operation.assets);
  Json["clip"] = {{"columns", clip.frame.columns},
                  {"rows", clip.frame.rows},
                  {"dx", clip.frame.dx},
                  {"dy", clip.frame.dy},
                  {"heights", writeRuns(clip.heights)},
                  {"weights", writeRuns(clip.weights)}};
  return Json;
}

bool SelectOperation::isFromFile() const { return std::holds_alternative<FileSource>(source); }

Result<bool> SelectOperation::readFiles(const TerrainDocument& document, const Progress& progress,
                                        OperationNotes& notes) {
  auto* const file = std::get_if<FileSource>(&source);
  if (!file) return false;
  auto weights = maskOfFile(file->path, file->layer, file->vector, document, progress, notes);
  if (!weights) return weights.error();
  file->weights = *std::move(weights);
  return true;
}

void SelectOperation::addNotes(const TerrainDocument& document, OperationNotes& notes) const {
  addSelectionNote(layer, document, notes);
}

void ChangeSelectionOperation::addNotes(const TerrainDocument& document, OperationNotes& notes) const {
  addSelectionNote(layer, document, notes);
}

}  // namespace scarp
