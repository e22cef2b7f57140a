#include "core/script/MaskJson.h"

#include <filesystem>
#include <utility>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/MaskOperations.h"
#include "core/io/CrsWay.h"
#include "core/io/VectorFile.h"
#include "core/mask/MaskSchema.h"
#include "core/materialio/MaskImport.h"
#include "core/script/SchemaJson.h"

namespace scarp {

std::string readMaskPath(ObjectReader& reader, const FileScope& files) {
  std::string path;
  if (!reader.read("path", path, true)) return {};
  if (path.empty()) reader.fail("path", "is empty");
  auto found = files.find(path);
  if (found) return *std::move(found);
  reader.fail("path", found.error().message);
  return {};
}

void readVectorMask(ObjectReader& reader, VectorMaskSettings& settings) {
  readFields(reader, vectorMaskSchema(), settings);
  if (!settings.crs.empty() && wktOfCode(settings.crs).empty())
    reader.fail("crs", "\"" + shown(settings.crs) + "\" is not a known CRS");
  if (settings.where.size() > kMaxWhereLength)
    reader.fail("where", "is longer than " + std::to_string(kMaxWhereLength) + " bytes");
}

void writeVectorMask(Json& object, const VectorMaskSettings& settings) {
  const Json all = writeAll(vectorMaskSchema(), settings),
             usual = writeAll(vectorMaskSchema(), VectorMaskSettings());
  for (const auto& [key, value] : all.members())
    if (value != usual[key]) object[key] = value;
}

namespace {

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
    if (!layer.empty()) reader.fail("layer", "needs a \"path\"");
    if (list) reader.fail("layers", "needs a \"path\"");
    return;
  }
  if (!list) {
    operation.layers = {{std::exchange(operation.name, {}), layer}};
    readVectorMask(reader, operation.layers.front().vector);
    return;
  }
  if (!operation.name.empty() || !layer.empty()) reader.fail("layers", "have names and layers of their own");
  if (!list->isArray() || list->empty() || list->size() > kMostLayers) {
    reader.fail("layers", "must be an array of 1 to " + std::to_string(kMostLayers) + " layers");
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

void readOperation(ObjectReader& reader, const FileScope&, ForgetMaskOperation& operation) {
  reader.read("name", operation.name, true);
}

Json writeOperation(const ForgetMaskOperation& operation) {
  return {{"op", ForgetMaskOperation::kTraits.key}, {"name", operation.name}};
}

Result<std::shared_ptr<const MaskRaster>> maskOfFile(const std::string& path, const std::string& layer,
                                                     const VectorMaskSettings& vector,
                                                     const TerrainDocument& document,
                                                     const Progress& progress, OperationNotes& notes) {
  auto mask = readMask(path, layer, document.snapshot(), progress, vector);
  if (!mask) return mask.error();
  for (const std::string& note : mask->notes) notes.push_back(path + ": " + note);
  return std::make_shared<const MaskRaster>(std::move(mask->weights));
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

}  // namespace scarp
