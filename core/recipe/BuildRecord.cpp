#include "core/recipe/BuildRecord.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <fstream>
#include <functional>
#include <iterator>
#include <set>

#include "core/base/Json.h"
#include "core/base/PathScope.h"
#include "core/base/Sha256.h"
#include "core/io/AtomicFile.h"
#include "core/io/SampleSource.h"
#include "core/io/Sidecar.h"

namespace scarp {

namespace {

namespace fs = std::filesystem;

Result<void> addFile(std::map<std::string, std::string>& sums, const std::string& path) {
  if (sums.contains(path)) return {};
  auto sum = sha256OfFile(path);
  if (!sum) return errorIn(path, "cannot be read: %1", sum.error().message);
  sums[path] = *std::move(sum);
  return {};
}

bool isFile(const fs::path& path) {
  std::error_code failure;
  return fs::is_regular_file(path, failure);
}

/// Every text in a JSON value.
void forTexts(const Json& value, const std::function<void(const std::string&)>& take) {
  if (value.isText()) take(value.text());
  for (const Json& part : value) forTexts(part, take);
}

}  // namespace

bool BuildRecord::isFresh(const std::string& name, const std::string& key) const {
  const auto found = exports.find(name);
  if (found == exports.end() || found->second.key != key || found->second.files.empty()) return false;
  return std::ranges::all_of(found->second.files, [](const auto& file) {
    if (!isFile(file.first)) return false;  // A pipe would never end.
    const auto sum = sha256OfFile(file.first);
    return sum && *sum == file.second;
  });
}

Result<void> BuildRecord::remember(const std::string& name, const std::string& key,
                                   const std::vector<std::string>& files) {
  Made made{key, {}};
  for (const std::string& file : files)
    if (auto added = addFile(made.files, file); !added) return added;
  exports[name] = std::move(made);
  return {};
}

BuildRecord readBuildRecord(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  const auto value = Json::parseOrNull(file);
  try {
    BuildRecord record;
    for (const auto& [name, made] : value.at("exports").members())
      record.exports[name] = {made.at("key").text(), made.at("files").get<std::map<std::string, std::string>>()};
    return record;
  } catch (const JsonError&) {
    return {};
  }
}

Result<void> writeBuildRecord(const BuildRecord& record, const std::string& path) {
  Json exports = Json::object();
  for (const auto& [name, made] : record.exports) exports[name] = {{"key", made.key}, {"files", made.files}};
  const Json value{{"scarp", "build"}, {"version", 1}, {"exports", std::move(exports)}};
  if (!isBelowFolder(path, fs::absolute(path).parent_path().string()))
    return cannotWrite(path, Message("it is a symbolic link to another folder"));
  auto file = AtomicFile::create(path);
  if (!file) return file.error();
  if (auto written = writeSidecar(file->temporaryPath(), value.dump({.indent = 2, .sorted = true}) + "\n"); !written)
    return writeFailure(*file, written.error());
  if (auto synced = file->sync(); !synced) return synced;
  const std::array<AtomicFile*, 1> alone{&*file};
  return AtomicFile::commit(alone);
}

Result<std::map<std::string, std::string>> inputChecksums(const std::string& path) {
  std::map<std::string, std::string> sums;
  std::set<std::string> files;
  if (std::error_code failure; fs::is_directory(path, failure)) {
    // Tiles, or a Zarr array. What cannot be listed cannot be read either, which reading it says.
    for (auto at = fs::recursive_directory_iterator(path, failure); !failure && at != fs::end(at);
         at.increment(failure))
      files.insert(at->path().string());
  } else {
    const auto named = filesOfSource(path);
    if (!named) return named.error();
    files.insert(named->begin(), named->end());
    files.insert(sidecarPath(path));
  }
  for (const std::string& file : files)
    if (isFile(file))
      if (auto added = addFile(sums, file); !added) return added.error();
  if (sums.empty()) return errorIn(path, "there is no such file");
  return sums;
}

Result<std::map<std::string, std::string>> scriptChecksums(const std::string& path) {
  std::map<std::string, std::string> sums;
  if (auto added = addFile(sums, path); !added) return added.error();
  std::ifstream file(path, std::ios::binary);
  const auto value = Json::parseOrNull(file);
  const fs::path folder = fs::path(path).parent_path();
  std::optional<Error> failure;
  forTexts(value, [&](const std::string& text) {
    if (text.empty() || text.size() > 4096 || failure) return;
    if (const fs::path named = folder / text; isFile(named))
      if (auto added = addFile(sums, named.string()); !added) failure = added.error();
  });
  if (failure) return *failure;
  return sums;
}

}  // namespace scarp
