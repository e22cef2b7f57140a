#include "core/script/BrushJson.h"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/brush/AlphaLibrary.h"
#include "core/brush/BrushSchema.h"
#include "core/io/AlphaFile.h"
#include "core/script/AlphaJson.h"
#include "core/script/SchemaJson.h"

namespace scarp {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::string_view kAlphaKey = "alpha";

/// Files from when no height lay farther have it where there is no limit.
constexpr double kFormerFarthest = 1e6;

/// "" takes an alpha away, as presets lie over one another.
void readAlphaKey(ObjectReader& reader, const std::string& folder, BrushSettings& brush) {
  if (const json* value = reader.value(kAlphaKey); value && value->is_object()) {
    auto embedded = readEmbeddedAlpha(*value, reader.pathOf(kAlphaKey));
    if (!embedded) return reader.fail(embedded.error());
    brush.alpha = *std::move(embedded);
    return;
  }
  std::string name;
  if (!reader.read(kAlphaKey, name)) return;
  brush.alpha = builtInAlpha(name);
  if (brush.alpha || name.empty()) return;
  const auto fail = [&](const std::string& reason) { reader.fail(kAlphaKey, reason); };
  // Without an ending it is the name of one of ours, misspelt.
  if (name.find('.') == std::string::npos && name.find('/') == std::string::npos) {
    std::string all;
    for (const std::string_view known : alphaNames()) all += (all.empty() ? "" : ", ") + std::string(known);
    return fail("unknown alpha \"" + shown(name) + "\" (known are " + all + ", and files)");
  }
  const std::string path = (std::filesystem::path(folder) / name).string();
  auto alpha = readAlpha(path);
  // Its message begins with the path, which is as long and strange as it likes.
  if (!alpha) return fail(shown(name) + alpha.error().message.substr(path.size()));
  brush.alpha = *std::move(alpha);
}

}  // namespace

void readBrush(ObjectReader& reader, BrushSettings& brush, const std::string& folder) {
  readFields(reader, brushSchema(), brush);
  BrushLimits& limits = brush.limits;
  if (reader.value("lowest") && limits.lowest == -kFormerFarthest) limits.lowest = -kHighest;
  if (reader.value("highest") && limits.highest == kFormerFarthest) limits.highest = kHighest;
  readAlphaKey(reader, folder, brush);
  if (reader.failed()) return;
  // What only shows between settings.
  if (const auto valid = validate(brush); !valid) reader.fail("kind", valid.error().message);
}

ordered_json writeBrush(const BrushSettings& brush) {
  EXPECTS(validate(brush).ok());
  ordered_json object;
  writeFields(object, brushSchema(), brush);
  if (brush.alpha && brush.alpha->embedded)
    object[std::string(kAlphaKey)] = writeEmbeddedAlpha(*brush.alpha);
  else if (brush.alpha)
    object[std::string(kAlphaKey)] = brush.alpha->name;
  return object;
}

}  // namespace scarp
