#include "core/script/BrushPreset.h"

#include <algorithm>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/brush/BrushSchema.h"
#include "core/schema/ObjectReader.h"
#include "core/script/BrushJson.h"

namespace scarp {

namespace {

constexpr int kPresetVersion = 1;
constexpr std::size_t kLongestName = 60;

Result<BrushPreset> readPreset(const Json& value, const std::string& path, const FileScope& files) {
  if (!value.isObject()) {
    const Message reason("must be an object, not %1", ObjectReader::describe(value));
    return path.empty() ? Error{reason} : errorIn(path, reason);
  }
  ObjectReader reader(value, path);
  int version = 0;
  reader.readWhole("scarp-brush", version, kPresetVersion, kPresetVersion);
  if (version != kPresetVersion && !reader.failed())
    reader.fail("scarp-brush", Message("is missing: this is no brush of Scarp's"));
  BrushPreset preset;
  if (reader.read("name", preset.name, true))
    if (const auto good = checkPresetName(preset.name); !good) reader.fail("name", good.error().message);
  if (const Json* brush = reader.value("brush", true)) {
    ObjectReader within(*brush, reader.pathOf("brush"));
    readBrush(within, preset.brush, files);
    if (const auto done = within.done(); !done) reader.fail(done.error());
  }
  if (const auto done = reader.done(); !done) return done.error();
  return preset;
}

Json toJson(const BrushPreset& preset) {
  Json object;
  object["scarp-brush"] = kPresetVersion;
  object["name"] = preset.name;
  object["brush"] = writeBrush(preset.brush);
  return object;
}

std::string textOf(const Json& value) { return value.dump(2) + "\n"; }

}  // namespace

Result<void> checkPresetName(const std::string& name) {
  if (name.find_first_not_of(' ') == std::string::npos) return Error{"a preset needs a name"};
  if (name.size() > kLongestName)
    return Error{"\"%1\" is too long a name (at most %2 bytes)", shown(name), kLongestName};
  if (std::ranges::any_of(name, [](unsigned char c) { return c < 0x20 || c == 0x7f; }))
    return Error{"\"%1\" has characters that are none of a name's", shown(name)};
  return {};
}

Result<std::vector<BrushPreset>> readBrushPresets(std::string_view text, const std::string& fileName,
                                                  const FileScope& files) {
  const auto inFile = [&](const Error& error) { return errorIn(fileName, error); };
  const auto value = readJson(text);
  if (!value) return inFile(value.error());
  std::vector<BrushPreset> presets;
  if (!value->isArray()) {
    auto preset = readPreset(*value, "", files);
    if (!preset) return inFile(preset.error());
    presets.push_back(*std::move(preset));
    return presets;
  }
  for (std::size_t i = 0; i < value->size(); ++i) {
    auto preset = readPreset((*value)[i], "[" + std::to_string(i) + "]", files);
    if (!preset) return inFile(preset.error());
    presets.push_back(*std::move(preset));
  }
  return presets;
}

std::string writeBrushPreset(const BrushPreset& preset) { return textOf(toJson(preset)); }

std::string writeBrushPresets(const std::vector<BrushPreset>& presets) {
  Json list = Json::array();
  for (const BrushPreset& preset : presets) list.push_back(toJson(preset));
  return textOf(list);
}

BrushSettings atRadius(const BrushSettings& brush, double radius) {
  EXPECTS(brushNumber("radius").check(radius).ok());
  BrushSettings scaled = brush;
  const double factor = radius / brush.radius;
  scaled.radius = radius;
  for (const std::string_view key : {"strength", "flow", "noise-scale", "terrace-step", "rise"}) {
    const auto& number = brushNumber(key);
    const double value = number.get(brush) * factor;
    // A limit of its own may be nearer than the radius'.
    if (number.check(value)) number.store(scaled, value);
  }
  return scaled;
}

}  // namespace scarp
