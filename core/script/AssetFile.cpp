#include "core/script/AssetFile.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <optional>

#include "core/base/Json.h"
#include "core/base/SystemReason.h"
#include "core/edit/AssetOperations.h"
#include "core/io/AtomicFile.h"
#include "core/io/ModelFile.h"
#include "core/model/Model.h"
#include "core/script/AssetJson.h"

namespace scarp {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kMagic = "SCARPAST";
constexpr std::uint32_t kMostFacts = 1U << 16;
constexpr std::uintmax_t kMaxModelBytes = 1'000'000'000;
constexpr std::size_t kMostListed = 10'000;

/// A name as a file can have it.
std::string fileNameOf(const std::string& name) {
  std::string file;
  for (const char c : name) file += std::string_view("/\\:*?\"<>|").find(c) == std::string_view::npos ? c : '_';
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
  const std::vector<Asset> assets = readAssets(reader, "assets");
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
  for (fs::directory_iterator entry(library, failure), end; !failure && entry != end; entry.increment(failure)) {
    if (all.size() == kMostListed || entry->path().extension() != kAssetEnding) continue;
    std::ifstream file(entry->path(), std::ios::binary);
    if (const auto asset = readFacts(file); asset)
      all.push_back({entry->path().string(), asset->name, asset->tags, asset->bounds});
  }
  std::ranges::sort(all, {}, &LibraryAsset::name);
  return all;
}

}  // namespace scarp
