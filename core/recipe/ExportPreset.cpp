#include "core/recipe/ExportPreset.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>

#include "core/base/Json.h"
#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/io/EnginePreset.h"
#include "core/recipe/ExportRecipe.h"
#include "core/schema/ObjectReader.h"
#include "core/script/BrushJson.h"

namespace scarp {

namespace {

constexpr int kExportPresetVersion = 1;
constexpr std::uintmax_t kMaxExportPresetBytes = 4'000'000;

Json presetJson(const ExportPreset& preset) {
  Json object{{"scarp-export", kExportPresetVersion}, {"name", preset.name}, {"extension", preset.extension}};
  writeExportOptions(object, preset.options);
  return object;
}

Result<ExportPreset> readOne(const Json& value, const std::string& path) {
  if (!value.isObject()) {
    const Error other{Message("must be an object, not %1", ObjectReader::describe(value))};
    return path.empty() ? other : errorIn(path, other);
  }
  ObjectReader reader(value, path);
  int version = 0;
  reader.readWhole("scarp-export", version, kExportPresetVersion, kExportPresetVersion);
  if (version != kExportPresetVersion && !reader.failed())
    reader.fail("scarp-export", Message("is missing: this is not an export preset"));
  ExportPreset preset;
  if (reader.read("name", preset.name, true))
    if (const auto good = checkExportPresetName(preset.name); !good)
      reader.fail("name", good.error().message);
  reader.read("extension", preset.extension, true);
  readExportOptions(reader, preset.options);
  if (const auto done = reader.done(); !done) return done.error();
  const auto named = rasterFormatOf("x." + preset.extension);
  if (!named) reader.fail("extension", Message("'%1' is not one of %2", shown(preset.extension), endingsOf()));
  if (named && preset.options.format.value_or(*named) != *named)
    reader.fail("format", Message("is not the one of the extension .%1", preset.extension));
  if (named) preset.options.format = *named;
  if (!preset.options.preset.empty())
    if (const auto engine = findPreset(preset.options.preset); !engine)
      reader.fail("preset", engine.error().message);
  if (const auto done = reader.done(); !done) return done.error();
  return preset;
}

}  // namespace

bool operator==(const ExportPreset& a, const ExportPreset& b) {
  return presetJson(a).dump() == presetJson(b).dump();
}

Result<std::vector<ExportPreset>> readExportPresets(const std::string& text, const std::string& fileName) {
  const auto inFile = [&](const Error& error) { return errorIn(fileName, error); };
  const auto value = readJson(text);
  if (!value) return inFile(value.error());
  std::vector<ExportPreset> presets;
  const std::size_t count = value->isArray() ? value->size() : 1;
  for (std::size_t i = 0; i < count; ++i) {
    auto preset =
        value->isArray() ? readOne((*value)[i], "[" + std::to_string(i) + "]") : readOne(*value, "");
    if (!preset) return inFile(preset.error());
    presets.push_back(*std::move(preset));
  }
  return presets;
}

std::string writeExportPresets(const std::vector<ExportPreset>& presets) {
  if (presets.size() == 1) return presetJson(presets.front()).dump(2) + "\n";
  Json list = Json::array();
  for (const ExportPreset& preset : presets) list.push_back(presetJson(preset));
  return list.dump(2) + "\n";
}

Result<void> checkExportPresetName(const std::string& name) {
  if (auto good = checkPresetName(name); !good) return good;
  for (const EnginePreset& engine : enginePresets())
    if (name == engine.name || name == engine.title)
      return Error{"'%1' is the name of a program; choose another one", name};
  return {};
}

std::string exportPresetFolder() {
  const char* data = std::getenv("XDG_DATA_HOME");
  const char* home = std::getenv("HOME");
  const std::filesystem::path base = data && *data == '/' ? std::filesystem::path(data)
                                     : home && *home      ? std::filesystem::path(home) / ".local" / "share"
                                                          : std::filesystem::path();
  // QStandardPaths::AppDataLocation of the window.
  return base.empty() ? std::string() : (base / "Scarp" / "scarp" / "exports").string();
}

Result<ExportPreset> findExportPreset(const std::string& folder, const std::string& name) {
  std::vector<std::filesystem::path> files;
  std::error_code failure;
  for (std::filesystem::directory_iterator at(folder, failure), end; !failure && at != end;
       at.increment(failure))
    if (at->path().extension() == ".json" && at->is_regular_file(failure)) files.push_back(at->path());
  std::ranges::sort(files);
  std::string names;
  Message problem;
  for (const EnginePreset& engine : enginePresets())
    names += (names.empty() ? "" : ", ") + std::string(engine.name);
  for (const std::filesystem::path& path : files) {
    if (std::filesystem::file_size(path, failure) > kMaxExportPresetBytes || failure) continue;
    std::ifstream file(path, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto presets = readExportPresets(text, path.string());
    if (!presets) {
      if (problem.empty()) problem = presets.error().message;
      continue;
    }
    for (const ExportPreset& preset : *presets) {
      if (preset.name == name) return preset;
      names += ", " + preset.name;
    }
  }
  if (problem.empty()) return Error{"'%1' is not a preset; there are %2", shown(name), names};
  return Error{"'%1' is not a preset; there are %2; one cannot be read: %3", shown(name), names, problem};
}

}  // namespace scarp
