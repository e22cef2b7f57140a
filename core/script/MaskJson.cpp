#include <filesystem>
#include <utility>

#include "core/base/Json.h"
#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/ClipOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/StrokeOperations.h"
#include "core/io/CrsInfo.h"
#include "core/io/VectorFile.h"
#include "core/mask/MaskSchema.h"
#include "core/mask/MaskTiles.h"
#include "core/materialio/MaskImport.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/ObjectReader.h"
#include "core/schema/SchemaJson.h"
#include "core/script/AssetJson.h"
#include "core/script/BrushJson.h"
#include "core/script/MaterialJson.h"
#include "core/script/ObjectJson.h"
#include "core/script/RasterJson.h"
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

constexpr std::size_t kMaxFileLayers = 1024;

/// A layer of a file.
const Schema<KeptLayer>& keptLayerSchema() {
  using K = KeptLayer;
  using Make = MakeSetting<K>;
  static const Schema<K> schema{
      required(Make::text<&K::name>("name")), Make::unlessDefault<&K::layer>(Make::text<&K::layer>("layer")),
      CustomSetting{
          {.key = "where"},
          [](Json& json, ConstStructRef s) { writeFields(json, vectorMaskSchema(), s.as<K>().vector); },
          [](ObjectReader& reader, StructRef s) { readVectorMask(reader, s.as<K>().vector); }}};
  return schema;
}

}  // namespace

/// One layer by "name" and "layer", or a list of them under "layers". A file is read when the terrain that it
/// is brought onto is there (replay()).
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
  if (!list->isArray() || list->empty() || list->size() > kMaxFileLayers) {
    reader.fail("layers", Message("must be an array of 1 to %1 layers", kMaxFileLayers));
    return;
  }
  forEachObjectIn(reader, "layers", kMaxFileLayers, [&](ObjectReader& within) {
    readFields(within, keptLayerSchema(), operation.layers.emplace_back());
  });
}

Json writeOperation(const KeepMaskOperation& operation) {
  Json written{{"op", KeepMaskOperation::kTraits.key}};
  const bool fromFile = !operation.path.empty();
  if (!fromFile) written["name"] = operation.name;
  if (operation.layers.size() == 1) {
    const KeptLayer& only = operation.layers.front();
    written["name"] = only.name;
    written["path"] = operation.path;
    writeFields(written, keptLayerSchema(), only);
    return written;
  }
  if (fromFile) written["path"] = operation.path;
  for (const KeptLayer& layer : operation.layers)
    written["layers"].push_back(writeAll(keptLayerSchema(), layer));
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

/// Reads "x" and "y".
void readPlace(ObjectReader& reader, Vec2& place) {
  double x = 0.0, y = 0.0;
  reader.read("x", x, true);
  reader.read("y", y, true);
  place = {x, y};
}

void readWandSource(ObjectReader& reader, const FileScope&, SelectionSource& into) {
  auto& source = into.emplace<WandSource>();
  readWithin(reader, "wand", [&](ObjectReader& within) {
    readPlace(within, source.place);
    readFields(within, wandSchema(), source.wand);
  });
}

void readRangeSource(ObjectReader& reader, const FileScope&, SelectionSource& into) {
  readWith(reader, "range", into.emplace<RangeSource>().range, readCondition);
}

void readPaintSource(ObjectReader& reader, const FileScope& files, SelectionSource& into) {
  auto& source = into.emplace<PaintSource>();
  readWithin(reader, "paint",
             [&](ObjectReader& within) { readStroke(within, files, source.brush, source.samples); });
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

void readMaskSource(ObjectReader& reader, const FileScope&, SelectionSource& into) {
  auto& source = into.emplace<MaskSource>();
  readWithin(reader, "mask", [&](ObjectReader& within) {
    const Size size = readSize(within);
    source.weights = std::make_shared<const MaskRaster>(readRaster(within, "weights", size, 0.0, 1.0, 0.0F));
  });
}

void readNamedSource(ObjectReader& reader, const FileScope&, SelectionSource& into) {
  reader.read("named", into.emplace<NamedSource>().name);
}

void readLayerMaskSource(ObjectReader& reader, const FileScope&, SelectionSource& into) {
  reader.readWhole("layer-mask", into.emplace<LayerMaskSource>().layer.place, std::size_t{0}, kMaxLayerPlace);
}

void readFileSource(ObjectReader& reader, const FileScope& files, SelectionSource& into) {
  auto& source = into.emplace<FileSource>();
  source.path = readMaskPath(reader, files);
  reader.read("file-layer", source.layer);
  readVectorMask(reader, source.vector);
}

/// Reads "feather".
ShapeSource& readFeather(ObjectReader& reader, SelectionSource& into) {
  auto& source = into.emplace<ShapeSource>();
  readNumber(reader, "feather", maskMetres(), RangeWording::Value, source.feather);
  return source;
}
template <class Shape>
void readCornersSource(ObjectReader& reader, const FileScope&, SelectionSource& into) {
  ShapeSource& source = readFeather(reader, into);
  const std::vector<Vec2> places =
      readPlaces(reader, std::is_same_v<Shape, MaskEllipse> ? "ellipse" : "rectangle", 2);
  if (places.size() == 2) source.shape = Shape{places[0], places[1]};
}
void readLassoSource(ObjectReader& reader, const FileScope&, SelectionSource& into) {
  ShapeSource& source = readFeather(reader, into);
  source.shape = MaskLasso{readPlaces(reader, "lasso", 0)};
}

struct SourceKind {
  std::string_view key;  ///< Its presence chooses the kind.
  void (*read)(ObjectReader&, const FileScope&, SelectionSource&);
};
constexpr SourceKind kSourceKinds[] = {{"rectangle", readCornersSource<MaskRectangle>},
                                       {"ellipse", readCornersSource<MaskEllipse>},
                                       {"lasso", readLassoSource},
                                       {"wand", readWandSource},
                                       {"paint", readPaintSource},
                                       {"mask", readMaskSource},
                                       {"named", readNamedSource},
                                       {"layer-mask", readLayerMaskSource},
                                       {"path", readFileSource},
                                       {"range", readRangeSource}};

TerrainClip readClip(ObjectReader& reader) {
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
  if (!reader.failed()) clip.rim = rimOf(clip);
  return clip;
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
    writeStroke(json["paint"], source.brush, source.samples);
  }
  void operator()(const RangeSource& source) const { json["range"] = writeCondition(source.range); }
  void operator()(const NamedSource& source) const { json["named"] = source.name; }
  void operator()(const LayerMaskSource& source) const { json["layer-mask"] = source.layer.place; }
  void operator()(const FileSource& source) const {
    json["path"] = source.path;
    if (!source.layer.empty()) json["file-layer"] = source.layer;
    writeFields(json, vectorMaskSchema(), source.vector);
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
  const SourceKind* which = nullptr;
  for (const SourceKind& kind : kSourceKinds) {
    if (!reader.value(kind.key)) continue;
    if (which) reader.fail(kind.key, Message("cannot stand beside \"%1\"", which->key));
    which = &kind;
  }
  reader.read("how", operation.how, maskOperationNames());
  reader.readWhole("layer", operation.layer.place, std::size_t{0}, kMaxLayerPlace);
  if (reader.failed()) return;
  if (which) return which->read(reader, files, operation.source);
  reader.fail("op", Message("a \"select\" needs one of rectangle, ellipse, lasso, wand, paint, mask, "
                            "named, layer-mask, path, range"));
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
  readWithin(
      reader, "clip",
      [&](ObjectReader& within) { operation.clip = std::make_shared<const TerrainClip>(readClip(within)); },
      true);
  readPlace(reader, p.centre);
  readFields(reader, placementSchema(), p);
  readValue(reader, "objects", objectListType(), &operation.objects);
  readWith(reader, "assets", operation.assets, readAssets);
}

Json writeOperation(const PasteOperation& operation) {
  const TerrainClip& clip = *operation.clip;
  const ClipPlacement& p = operation.placement;
  Json Json{{"op", PasteOperation::kTraits.key}, {"x", p.centre.x()}, {"y", p.centre.y()}};
  writeFields(Json, placementSchema(), p);
  Json["objects"] = writeValue(objectListType(), &operation.objects);
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
