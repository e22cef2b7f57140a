#include "core/script/AssetJson.h"

#include <filesystem>

#include "core/base/Json.h"
#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/AssetOperations.h"
#include "core/io/ModelFile.h"
#include "core/model/Model.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"
#include "core/script/PictureJson.h"

namespace scarp {

namespace {

Json writeBox(const Box& box) {
  return Json::array({box.min.x(), box.min.y(), box.min.z(), box.max.x(), box.max.y(), box.max.z()});
}

void readBox(ObjectReader& reader, Box& box) {
  const Json* list = reader.value("box", true);
  if (!list) return;
  bool good = list->isArray() && list->size() == 6;
  for (std::size_t i = 0; good && i < 6; ++i) {
    good = (*list)[i].isNumber();
    if (good) (i < 3 ? box.min : box.max)[static_cast<int>(i % 3)] = (*list)[i].get<double>();
  }
  if (!good) reader.fail("box", Message("must be six numbers"));
}

void writeModel(Json& object, const Asset& asset) {
  if (!asset.source.empty()) object["source"] = asset.source;
  object["content"] = hexadecimal(asset.content);
  object["box"] = writeBox(asset.bounds);
}

void readModel(ObjectReader& reader, Asset& asset) {
  reader.read("source", asset.source);
  asset.content = readContent(reader, "content");
  readBox(reader, asset.bounds);
  if (asset.content != 0) asset.model = heldModel(asset.content);
}

Json writeAsset(const Asset& asset) {
  Json object{{"name", asset.name}};
  if (!asset.tags.empty()) object["tags"] = asset.tags;
  writeModel(object, asset);
  return object;
}

Asset readAsset(ObjectReader& reader) {
  Asset asset;
  reader.read("name", asset.name, true);
  reader.read("tags", asset.tags);
  readModel(reader, asset);
  return asset;
}

/// A file, or what is held already. Whether there is either.
void readFile(ObjectReader& reader, const FileScope& files, AssetFile& file) {
  if (!reader.read("path", file.path)) return;
  if (file.path.empty()) return reader.fail("path", Message("is empty"));
  auto found = files.find(file.path);
  if (!found) return reader.fail("path", found.error().message);
  file.path = *std::move(found);
  const Json* how = reader.value("import");
  if (!how) return;
  auto read = readAll(*how, reader.pathOf("import"), modelImportSchema(), ModelImport());
  if (!read) return reader.fail(read.error());
  // What is left out is guessed; a person who says one of them must say what else differs.
  file.how = *read;
}

void writeFile(Json& written, const AssetFile& file) {
  written["path"] = file.path;
  if (file.how) written["import"] = writeAll(modelImportSchema(), *file.how);
}

/// Reads the model of a file.
Result<Asset> assetOfFile(const AssetFile& file, const Progress& progress) {
  auto model = importModel(file.path, file.how, progress);
  if (!model) return model.error();
  Asset asset = assetOf({}, *std::move(model));
  asset.source = std::filesystem::path(file.path).filename().string();
  return asset;
}

}  // namespace

Json writeAssets(const std::vector<Asset>& assets) {
  Json list = Json::array();
  for (const Asset& asset : assets) list.push_back(writeAsset(asset));
  return list;
}

std::vector<Asset> readAssets(ObjectReader& reader, std::string_view key) {
  std::vector<Asset> assets;
  const Json* list = reader.value(key);
  if (!list) return assets;
  if (!list->isArray() || list->size() > kMostAssets)
    reader.fail(key, Message("must be an array of at most %1 assets", kMostAssets));
  for (std::size_t i = 0; !reader.failed() && i < list->size(); ++i) {
    ObjectReader within((*list)[i], reader.pathOf(key) + "[" + std::to_string(i) + "]");
    assets.push_back(readAsset(within));
    if (const auto done = within.done(); !done) reader.fail(done.error());
  }
  if (!reader.failed())
    if (auto good = validate(assets); !good) reader.fail(key, good.error().message);
  return assets;
}

void readOperation(ObjectReader& reader, const FileScope& files, AddAssetOperation& operation) {
  readFile(reader, files, operation.file);
  if (operation.file.path.empty()) {
    operation.asset = readAsset(reader);
    return;
  }
  reader.read("name", operation.asset.name);
  reader.read("tags", operation.asset.tags);
}

Json writeOperation(const AddAssetOperation& operation) {
  Json written{{"op", AddAssetOperation::kTraits.key}};
  if (operation.file.path.empty()) {
    written.update(writeAsset(operation.asset));
    return written;
  }
  writeFile(written, operation.file);
  if (!operation.asset.name.empty()) written["name"] = operation.asset.name;
  if (!operation.asset.tags.empty()) written["tags"] = operation.asset.tags;
  return written;
}

void readOperation(ObjectReader& reader, const FileScope& files, SetAssetOperation& operation) {
  reader.read("asset", operation.asset, true);
  if (std::string name; reader.read("name", name)) operation.name = name;
  if (std::string tags; reader.read("tags", tags)) operation.tags = tags;
  readFile(reader, files, operation.file);
  if (operation.file.path.empty() && reader.value("content")) {
    operation.model.emplace();
    readModel(reader, *operation.model);
  }
}

Json writeOperation(const SetAssetOperation& operation) {
  Json written{{"op", SetAssetOperation::kTraits.key}, {"asset", operation.asset}};
  if (operation.name) written["name"] = *operation.name;
  if (operation.tags) written["tags"] = *operation.tags;
  if (!operation.file.path.empty())
    writeFile(written, operation.file);
  else if (operation.model)
    writeModel(written, *operation.model);
  return written;
}

const SettingList& RemoveAssetOperation::schema() {
  using R = RemoveAssetOperation;
  static const Schema<R> schema{required(MakeSetting<R>::text<&R::asset>("asset"))};
  return schema;
}

Result<bool> AddAssetOperation::readFiles(const TerrainDocument& document, const Progress& progress,
                                          OperationNotes&) {
  if (file.path.empty()) return false;
  auto read = assetOfFile(file, progress);
  if (!read) return read.error();
  read->tags = asset.tags;
  read->name = asset.name;
  if (read->name.empty())
    read->name = freeAssetName(std::filesystem::path(file.path).stem().string(), document.assets());
  asset = *std::move(read);
  file = {};
  return true;
}

Result<bool> SetAssetOperation::readFiles(const TerrainDocument&, const Progress& progress, OperationNotes&) {
  if (file.path.empty()) return false;
  auto read = assetOfFile(file, progress);
  if (!read) return read.error();
  file = {};
  model = *std::move(read);
  return true;
}

}  // namespace scarp
