#include "core/script/AssetJson.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

#include "core/base/Json.h"
#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/base/SystemReason.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/AssetOperations.h"
#include "core/io/AtomicFile.h"
#include "core/io/ModelFile.h"
#include "core/model/Model.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"
#include "core/script/MaterialJson.h"

namespace scarp {

namespace {

Json writeBox(const Box& box) {
  return Json::array({box.min.x(), box.min.y(), box.min.z(), box.max.x(), box.max.y(), box.max.z()});
}
Result<Box> readBox(const Json& value, const std::string& path) {
  const auto ends = readSixNumbers(value, path);
  if (!ends) return ends.error();
  const auto& [minX, minY, minZ, maxX, maxY, maxZ] = *ends;
  return Box{{minX, minY, minZ}, {maxX, maxY, maxZ}};
}

/// Without name and tags.
const Schema<Asset>& modelSchema() {
  using A = Asset;
  using Make = MakeSetting<A>;
  static const Schema<A> schema{
      Make::unlessDefault<&A::source>(Make::text<&A::source>("source")),
      CustomSetting{{.key = "content"},
                    [](Json& json, ConstStructRef s) { json["content"] = hexadecimal(s.as<A>().content); },
                    [](ObjectReader& reader, StructRef s) {
                      s.as<A>().content = readContent(reader, "content");
                      if (s.as<A>().content != 0) s.as<A>().model = heldModel(s.as<A>().content);
                    }},
      required(Make::value<&A::bounds>("box", typeWith<writeBox, readBox>()))};
  return schema;
}

const Schema<Asset>& assetSchema() {
  using Make = MakeSetting<Asset>;
  static const Schema<Asset> schema([] {
    std::vector<Setting> all{required(Make::text<&Asset::name>("name")),
                             Make::unlessDefault<&Asset::tags>(Make::text<&Asset::tags>("tags"))};
    all.insert(all.end(), modelSchema().settings().begin(), modelSchema().settings().end());
    return all;
  }());
  return schema;
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
  for (const Asset& asset : assets) list.push_back(writeAll(assetSchema(), asset));
  return list;
}

Result<std::vector<Asset>> readAssets(const Json& list, const std::string& path) {
  if (!list.isArray() || list.size() > kMostAssets)
    return errorIn(path, "must be an array of at most %1 assets", kMostAssets);
  std::vector<Asset> assets;
  const ValueType type = listType<std::vector<Asset>>(structureType(assetSchema()), kMostAssets);
  if (const auto read = type.read(type, list, path, &assets); !read) return read.error();
  if (const auto good = validate(assets); !good) return errorIn(path, good.error().message);
  return assets;
}

ValueType assetListType() { return typeWith<writeAssets, readAssets>(); }

void readOperation(ObjectReader& reader, const FileScope& files, AddAssetOperation& operation) {
  readFile(reader, files, operation.file);
  if (operation.file.path.empty()) return readFields(reader, assetSchema(), operation.asset);
  reader.read("name", operation.asset.name);
  reader.read("tags", operation.asset.tags);
}

Json writeOperation(const AddAssetOperation& operation) {
  Json written{{"op", AddAssetOperation::kTraits.key}};
  if (operation.file.path.empty()) {
    writeFields(written, assetSchema(), operation.asset);
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
    readFields(reader, modelSchema(), operation.model.emplace());
  }
}

Json writeOperation(const SetAssetOperation& operation) {
  Json written{{"op", SetAssetOperation::kTraits.key}, {"asset", operation.asset}};
  if (operation.name) written["name"] = *operation.name;
  if (operation.tags) written["tags"] = *operation.tags;
  if (!operation.file.path.empty())
    writeFile(written, operation.file);
  else if (operation.model)
    writeFields(written, modelSchema(), *operation.model);
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

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMagic = "SCARPAST";
constexpr std::uint32_t kMostFacts = 1U << 16;
constexpr std::uintmax_t kMaxModelBytes = 1'000'000'000;
constexpr std::size_t kMostListed = 10'000;

/// A name as a file can have it.
std::string fileNameOf(const std::string& name) {
  std::string file;
  for (const char c : name)
    file += std::string_view("/\\:*?\"<>|").find(c) == std::string_view::npos ? c : '_';
  if (file.starts_with('.')) file[0] = '_';
  return file + kAssetEnding;
}

/// What stands before the model; the stream is at the model then.
Result<Asset> readFacts(std::istream& file) {
  const Error other{"is no asset of Scarp's, or is damaged"};
  std::string magic(kMagic.size(), '\0');
  std::uint32_t length = 0;
  file.read(magic.data(), static_cast<std::streamsize>(magic.size()));
  file.read(reinterpret_cast<char*>(&length), sizeof length);
  if (!file || magic != kMagic || length > kMostFacts) return other;
  std::string text(length, '\0');
  if (!file.read(text.data(), length)) return other;
  const auto value = readJson(text);
  if (!value) return other;
  ObjectReader reader(*value, "");
  std::vector<Asset> assets;
  readWith(reader, "assets", assets, readAssets);
  if (!reader.done() || assets.size() != 1) return other;
  return assets.front();
}

}  // namespace

Result<std::string> writeAssetFile(const Asset& asset, const std::string& library) {
  EXPECTS(asset.model);
  const std::string path = (fs::path(library) / fileNameOf(asset.name)).string();
  std::error_code failed;
  fs::create_directories(library, failed);
  if (failed) return cannotWrite(path, failed.message());
  auto file = AtomicFile::create(path);
  if (!file) return file.error();
  const std::string facts = Json{{"assets", writeAssets({asset})}}.dump();
  const auto length = static_cast<std::uint32_t>(facts.size());
  const std::vector<std::byte> model = writeModelTransfer(*asset.model);
  std::ofstream out(file->temporaryPath(), std::ios::binary);
  out << kMagic;
  out.write(reinterpret_cast<const char*>(&length), sizeof length);
  out << facts;
  out.write(reinterpret_cast<const char*>(model.data()), static_cast<std::streamsize>(model.size()));
  out.close();
  if (!out) return cannotWrite(path, systemReason(errno));
  if (auto synced = file->sync(); !synced) return synced.error();
  AtomicFile* const one = &*file;
  if (auto placed = AtomicFile::commit(std::span(&one, 1)); !placed) return placed.error();
  return path;
}

Result<Asset> readAssetFile(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) return errorIn(path, Message::verbatim(systemReason(errno)));
  std::error_code failed;
  if (fs::file_size(path, failed) > kMaxModelBytes || failed)
    return errorIn(path, "is too large, or no file");
  auto asset = readFacts(file);
  if (!asset) return errorIn(path, asset.error());
  const std::string rest{std::istreambuf_iterator<char>(file), {}};
  auto model = readModelTransfer(std::as_bytes(std::span(rest.data(), rest.size())));
  if (!model) return errorIn(path, "is damaged: its model cannot be read");
  Asset read = assetOf(asset->name, sharedModel(*std::move(model)));
  if (read.content != asset->content) return errorIn(path, "is damaged: its model is another one");
  read.tags = asset->tags;
  read.source = asset->source;
  return read;
}

std::vector<LibraryAsset> libraryAssets(const std::string& library) {
  std::vector<LibraryAsset> all;
  std::error_code failure;
  for (fs::directory_iterator entry(library, failure), end; !failure && entry != end;
       entry.increment(failure)) {
    if (all.size() == kMostListed || entry->path().extension() != kAssetEnding) continue;
    std::ifstream file(entry->path(), std::ios::binary);
    if (const auto asset = readFacts(file); asset)
      all.push_back({entry->path().string(), asset->name, asset->tags, asset->bounds});
  }
  std::ranges::sort(all, {}, &LibraryAsset::name);
  return all;
}

}  // namespace scarp
