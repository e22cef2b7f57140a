#include "core/script/BrushJson.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Json.h"
#include "core/base/PathScope.h"
#include "core/base/PrintableLine.h"
#include "core/brush/Alpha.h"
#include "core/brush/BrushSchema.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/StrokeOperations.h"
#include "core/io/PictureFile.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/ObjectReader.h"
#include "core/schema/SchemaJson.h"
#include "core/script/ImportOptionsJson.h"
#include "core/script/MaterialJson.h"

namespace scarp {

namespace {

std::uint64_t stepsOf(float value) {
  return static_cast<std::uint64_t>(std::lround(double(value) * kAlphaSteps));
}
float valueOf(double steps) { return static_cast<float>(steps / kAlphaSteps); }

std::vector<float> readValues(ObjectReader& reader, std::size_t count) {
  std::vector<float> values;
  const Json* list = reader.value("values", true);
  if (!list || reader.failed()) return values;
  if (!list->isArray() || list->size() != count) {
    reader.fail("values", Message("must be an array of %1 numbers, one for each pixel", count));
    return values;
  }
  values.reserve(count);
  for (const Json& value : *list) {
    const double steps = value.isInteger() ? value.get<double>() : -1.0;
    if (!(steps >= 0.0 && steps <= kAlphaSteps)) {
      reader.fail("values",
                  Message("must be whole numbers in 0 to 65535, not %1", ObjectReader::describe(value)));
      return values;
    }
    values.push_back(valueOf(steps));
  }
  return values;
}

constexpr std::string_view kAlphaKey = "alpha";

/// Files from when no height lay farther have it where there is no limit.
constexpr double kFormerFarthest = 1e6;

/// The alpha of a file: {"path", "import"}. `reader` gets the errors under `key`.
AlphaPtr readAlphaFile(ObjectReader& reader, std::string_view key, const std::string& name,
                       const ImportOptions& options, const FileScope& files) {
  const auto found = files.find(name);
  // A brush of a project then has no alpha; its other settings can be used.
  if (!found && files.isStored()) return nullptr;
  if (!found) {
    reader.fail(key, found.error().message);
    return nullptr;
  }
  auto reading = importAlpha(*found, options);
  if (reading) return std::move(reading->alpha);
  reader.fail(key, withNameOf(reading.error().message, *found, name));
  return nullptr;
}

/// "" takes an alpha away, as presets lie over one another.
void readAlphaKey(ObjectReader& reader, const FileScope& files, BrushSettings& brush) {
  if (const Json* value = reader.value(kAlphaKey); value && value->isObject()) {
    if (value->contains("path")) {
      ObjectReader within(*value, reader.pathOf(kAlphaKey));
      std::string name;
      within.read("path", name, true);
      const auto import = readImport(within, files);
      if (const auto done = within.done(); !done) return reader.fail(done.error());
      brush.alpha = readAlphaFile(reader, kAlphaKey, name, import ? *import : ImportOptions(), files);
      return;
    }
    auto embedded = readEmbeddedAlpha(*value, reader.pathOf(kAlphaKey));
    if (!embedded) return reader.fail(embedded.error());
    brush.alpha = *std::move(embedded);
    return;
  }
  std::string name;
  if (!reader.read(kAlphaKey, name)) return;
  brush.alpha = builtInAlpha(name);
  if (brush.alpha || name.empty()) return;
  // Without an ending it is the name of one of ours, misspelt.
  if (name.find('.') == std::string::npos && name.find('/') == std::string::npos) {
    std::string all;
    for (const std::string_view known : alphaNames()) all += (all.empty() ? "" : ", ") + std::string(known);
    return reader.fail(kAlphaKey,
                       Message("unknown alpha \"%1\" (known are %2, and files)", shown(name), all));
  }
  brush.alpha = readAlphaFile(reader, kAlphaKey, name, {}, files);
}

/// Only the path where the file is read with the default options.
Json writeAlphaFile(const Alpha& alpha) {
  const ImportOptions options = importOf(alpha);
  if (options == ImportOptions()) return alpha.name;
  Json written{{"path", alpha.name}};
  writeImport(written, &options);
  return written;
}

}  // namespace

Result<AlphaPtr> readEmbeddedAlpha(const Json& value, const std::string& path) {
  ObjectReader reader(value, path);
  Alpha alpha;
  alpha.embedded = true;
  reader.read("name", alpha.name, true);
  for (auto [key, side] : {std::pair{"columns", &alpha.columns}, {"rows", &alpha.rows}})
    if (reader.value(key, true)) reader.readWhole(key, *side, 1, kMaxEmbeddedPixels);
  if (int ground = 0; reader.readWhole("ground", ground, 0, static_cast<int>(kAlphaSteps)))
    alpha.ground = valueOf(ground);
  double gain = 1.0;
  reader.read("gain", gain);
  if (!(gain >= 1.0 && gain <= 2.0)) reader.fail("gain", Message("is out of range (1 to 2)"));
  alpha.gain = static_cast<float>(gain);
  alpha.values =
      readValues(reader, static_cast<std::size_t>(alpha.columns) * static_cast<std::size_t>(alpha.rows));
  if (const auto done = reader.done(); !done) return done.error();
  return sharedAlpha(std::move(alpha));
}

Json writeEmbeddedAlpha(const Alpha& alpha) {
  EXPECTS(alpha.embedded);
  Json values = Json::array();
  for (const float value : alpha.values) values.push_back(stepsOf(value));
  Json written{{"name", alpha.name},
               {"columns", alpha.columns},
               {"rows", alpha.rows},
               {"ground", stepsOf(alpha.ground)},
               {"values", std::move(values)}};
  if (alpha.gain != 1.0F) written["gain"] = static_cast<double>(alpha.gain);
  return written;
}

void readBrush(ObjectReader& reader, BrushSettings& brush, const FileScope& files) {
  readFields(reader, brushSchema(), brush);
  BrushLimits& limits = brush.limits;
  if (reader.value("lowest") && limits.lowest == -kFormerFarthest) limits.lowest = -kHighest;
  if (reader.value("highest") && limits.highest == kFormerFarthest) limits.highest = kHighest;
  readAlphaKey(reader, files, brush);
  if (reader.failed()) return;
  // What only shows between settings.
  if (const auto valid = validate(brush); !valid) reader.fail("kind", valid.error().message);
}

Json writeBrush(const BrushSettings& brush) {
  EXPECTS(validate(brush).ok());
  Json object;
  writeFields(object, brushSchema(), brush);
  if (brush.alpha && brush.alpha->embedded)
    object[std::string(kAlphaKey)] = writeEmbeddedAlpha(*brush.alpha);
  else if (brush.alpha)
    object[std::string(kAlphaKey)] = writeAlphaFile(*brush.alpha);
  return object;
}

namespace {

constexpr double kMostSeconds = 1e9;
constexpr std::size_t kMaxStep = 1'000'000'000;

void readStep(ObjectReader& reader, StepName& step) {
  if (reader.value("step", true)) reader.readWhole("step", step.place, std::size_t{0}, kMaxStep);
}

/// One [x, y, pressure?, seconds?]; without seconds it is the same moment as the sample before.
Result<StrokeSample> readSample(const Json& value, const std::string& path, double secondsBefore,
                                bool first) {
  if (!value.isArray() || value.size() < 2 || value.size() > 4)
    return errorIn(path, "must be [x, y, pressure, seconds], of which the last two may be left out");
  for (std::size_t i = 0; i < value.size(); ++i)
    if (!value[i].isNumber())
      return errorIn(path + "[" + std::to_string(i) + "]", "must be a number, not %1",
                     ObjectReader::describe(value[i]));
  StrokeSample sample{value[0].get<double>(), value[1].get<double>(), 1.0, secondsBefore};
  if (value.size() > 2) sample.pressure = value[2].get<double>();
  if (value.size() > 3) sample.time = value[3].get<double>();
  if (!(sample.pressure >= 0.0 && sample.pressure <= 1.0))
    return errorIn(path + "[2]", "pressure %1 is out of range (0 to 1)", value[2].dump());
  if (!(std::abs(sample.time) <= kMostSeconds))
    return errorIn(path + "[3]", "seconds %1 are out of range (-1e+09 to 1e+09)", value[3].dump());
  if (!first && sample.time < secondsBefore)
    return errorIn(path + "[3]", "seconds fall from %1 to %2", Json(secondsBefore).dump(), value[3].dump());
  return sample;
}

void readSamples(ObjectReader& reader, std::vector<StrokeSample>& samples) {
  const Json* list = reader.value("samples", true);
  if (!list) return;
  if (!list->isArray() || list->empty())
    return reader.fail("samples",
                       Message("must be an array of at least one sample, not %1",
                               list->isArray() ? Message("an empty one") : ObjectReader::describe(*list)));
  samples.reserve(list->size());
  for (std::size_t i = 0; i < list->size(); ++i) {
    const auto sample = readSample((*list)[i], reader.pathOf("samples") + "[" + std::to_string(i) + "]",
                                   samples.empty() ? 0.0 : samples.back().time, samples.empty());
    if (!sample) return reader.fail(sample.error());
    samples.push_back(*sample);
  }
}

Json writeSamples(const std::vector<StrokeSample>& samples) {
  Json list = Json::array();
  for (const StrokeSample& sample : samples) {
    EXPECTS(std::isfinite(sample.x) && std::isfinite(sample.y) && std::isfinite(sample.time));
    list.push_back(Json::array({sample.x, sample.y, sample.pressure, sample.time}));
  }
  return list;
}

}  // namespace

void readStroke(ObjectReader& reader, const FileScope& files, BrushSettings& brush,
                std::vector<StrokeSample>& samples) {
  readWithin(
      reader, "brush", [&](ObjectReader& within) { readBrush(within, brush, files); }, true);
  readSamples(reader, samples);
}

void writeStroke(Json& object, const BrushSettings& brush, const std::vector<StrokeSample>& samples) {
  object["brush"] = writeBrush(brush);
  object["samples"] = writeSamples(samples);
}

void readOperation(ObjectReader& reader, const FileScope& files, StrokeOperation& operation) {
  readStroke(reader, files, operation.brush, operation.samples);
}

Json writeOperation(const StrokeOperation& operation) {
  Json written{{"op", StrokeOperation::kTraits.key}};
  writeStroke(written, operation.brush, operation.samples);
  return written;
}

void readOperation(ObjectReader& reader, const FileScope& files, AdjustOperation& operation) {
  readStep(reader, operation.step);
  readStroke(reader, files, operation.stroke.brush, operation.stroke.samples);
}

Json writeOperation(const AdjustOperation& operation) {
  Json written{{"op", AdjustOperation::kTraits.key}, {"step", operation.step.place}};
  writeStroke(written, operation.stroke.brush, operation.stroke.samples);
  return written;
}

const SettingList& RevertOperation::schema() {
  using Make = MakeSetting<RevertOperation>;
  static const Schema<RevertOperation> schema(
      {required(Make::number<&RevertOperation::step, &StepName::place>("step", "", 0, kMaxStep))},
      RangeWording::Value);
  return schema;
}

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
  readWithin(
      reader, "brush", [&](ObjectReader& within) { readBrush(within, preset.brush, files); }, true);
  if (const auto done = reader.done(); !done) return done.error();
  return preset;
}

Json toJson(const BrushPreset& preset) {
  return {{"scarp-brush", kPresetVersion}, {"name", preset.name}, {"brush", writeBrush(preset.brush)}};
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
