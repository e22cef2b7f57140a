#include "core/script/BrushJson.h"

#include <cmath>
#include <filesystem>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/brush/Alpha.h"
#include "core/brush/BrushSchema.h"
#include "core/io/AlphaFile.h"
#include "core/schema/ObjectReader.h"
#include "core/schema/SchemaJson.h"
#include "core/script/ImportOptionsJson.h"
#include "core/script/PictureJson.h"

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

}  // namespace scarp
