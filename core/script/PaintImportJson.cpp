#include <algorithm>
#include <filesystem>
#include <limits>

#include "core/base/Json.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/MaterialOperations.h"
#include "core/material/MaterialSchema.h"
#include "core/materialio/PaintLayers.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/ObjectReader.h"
#include "core/schema/SchemaJson.h"
#include "core/script/MaterialJson.h"

namespace scarp {

namespace {

constexpr std::size_t kMaxFiles = 1024;

const EnumNames& paintImportNames() {
  static const EnumNames names({{"replace", "Replace"}, {"over", "Over"}});
  return names;
}

void readPaths(ObjectReader& reader, const FileScope& files, std::vector<std::string>& paths) {
  const Json* list = reader.value("files", true);
  if (!list) return;
  const bool good = list->isArray() && !list->empty() && list->size() <= kMaxFiles &&
                    std::ranges::all_of(*list, [](const Json& path) { return path.isText(); });
  if (!good) return reader.fail("files", Message("must be an array of paths"));
  for (const Json& path : *list) {
    auto found = files.find(path.get<std::string>());
    if (!found) return reader.fail("files", found.error().message);
    paths.push_back(*std::move(found));
  }
}

/// A key of an enumeration that may be left out.
void readKey(ObjectReader& reader, std::string_view key, const EnumNames& names, std::string& found) {
  if (std::size_t index = 0; reader.readName(key, index, names)) found = names.key(index);
}

const ValueType& importedLayersType() {
  using I = ImportedLayer;
  using Make = MakeSetting<I>;
  static const Schema<I> schema(
      {Make::text<&I::name>("name"),
       Make::unlessDefault<&I::material>(Make::number<&I::material>("material", "", 0, maxId<MaterialId>))},
      RangeWording::Value);
  static const ValueType type =
      listType<std::vector<ImportedLayer>>(structureType(schema), std::numeric_limits<std::size_t>::max());
  return type;
}

}  // namespace

void readOperation(ObjectReader& reader, const FileScope& files, ImportPaintOperation& operation) {
  readPaths(reader, files, operation.files.paths);
  readKey(reader, "kind", weightKindNames(), operation.files.kind);
  readKey(reader, "legend", landCoverNames(), operation.files.legend);
  reader.read("fill-up", operation.files.fillUp);
  reader.read("sum", operation.files.sum);
  reader.read("how", operation.how, paintImportNames());
  readNumber(reader, "opacity", ruleSchema().number("opacity"), ruleSchema().wording(), operation.opacity);
  if (reader.value("materials")) operation.added = readMaterials(reader, &files);
  readValue(reader, "layers", importedLayersType(), &operation.layers);
}

Json writeOperation(const ImportPaintOperation& operation) {
  const WeightFiles& files = operation.files;
  Json written{{"op", ImportPaintOperation::kTraits.key}, {"files", files.paths}};
  if (!files.kind.empty()) written["kind"] = files.kind;
  if (!files.legend.empty()) written["legend"] = files.legend;
  written["fill-up"] = files.fillUp;
  if (!files.sum.empty()) written["sum"] = files.sum;
  written["how"] = paintImportNames().key(operation.how);
  written["opacity"] = operation.opacity;
  if (!operation.added.empty()) written["materials"] = writeMaterials(operation.added);
  if (!operation.layers.empty()) written["layers"] = writeValue(importedLayersType(), &operation.layers);
  return written;
}

bool ImportPaintOperation::isFromFile() const { return true; }

Result<bool> ImportPaintOperation::readFiles(const TerrainDocument& document, const Progress& progress,
                                             OperationNotes&) {
  if (files.paths.empty()) return Error{"no file is named"};
  MaterialImportOptions options;
  options.fillUp = files.fillUp;
  if (!files.kind.empty()) options.kind = weightKindNames().find<WeightKind>(files.kind);
  if (!files.legend.empty()) options.legend = landCoverNames().find<LandCover>(files.legend);
  const Terrain onto = document.snapshot();
  auto read = readPaintLayers(files.paths, onto, options, progress);
  if (!read) return read.error();
  if (!files.sum.empty() && files.sum != read->files.sum)
    return errorIn(files.paths.front(),
                   files.paths.size() == 1
                       ? "has changed since the script was written"
                       : "this file or one of those with it has changed since the script was written");
  if (layers.empty()) {
    ImportPaintOperation named = assignedByName(*read, document.materials(), document.newMaterialId());
    layers = std::move(named.layers);
    added = std::move(named.added);
  }
  // Earlier versions counted an opaque alpha among the layers.
  if (layers.size() == read->layers.size() + read->opaque.size())
    for (auto at = read->opaque.rbegin(); at != read->opaque.rend(); ++at)
      layers.erase(layers.begin() + static_cast<std::ptrdiff_t>(*at));
  if (layers.size() != read->layers.size())
    return errorIn(files.paths.front(), "has %1 layers; the script names %2", read->layers.size(),
                   layers.size());
  std::vector<bool> leftOut;
  for (const ImportedLayer& layer : layers) leftOut.push_back(layer.material == 0);
  if (std::ranges::find(leftOut, true) != leftOut.end()) read = without(*std::move(read), leftOut, onto);
  for (std::size_t i = 0; i < layers.size(); ++i) layers[i].weights = read->layers[i].weights;
  return true;
}

}  // namespace scarp
