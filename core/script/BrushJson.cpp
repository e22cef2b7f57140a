#include "core/script/BrushJson.h"

#include <filesystem>
#include <nlohmann/json.hpp>

#include "core/brush/AlphaLibrary.h"
#include "core/brush/BrushSchema.h"
#include "core/io/AlphaFile.h"
#include "core/script/AlphaJson.h"
#include "core/script/CurveJson.h"

namespace scarp {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr std::string_view kAlphaKey = "alpha";

void readChoice(ObjectReader& reader, const BrushChoice& choice, BrushSettings& brush) {
  std::vector<std::pair<std::string_view, std::size_t>> names;
  for (const std::string_view name : choice.names) names.emplace_back(name, names.size());
  std::size_t value = 0;
  if (reader.read(choice.key, value, names, choice.key == "kind")) choice.store(brush, value);
}

void readNumber(ObjectReader& reader, const BrushNumber& number, BrushSettings& brush) {
  double value = 0.0;
  if (!reader.read(number.key, value)) return;
  // Written when no height lay farther: no limit.
  if (number.key == "lowest" && value == -1e6) value = -kHighest;
  if (number.key == "highest" && value == 1e6) value = kHighest;
  if (const auto set = number.set(brush, value); !set) reader.fail(number.key, set.error().message);
}

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
  for (const BrushChoice& choice : brushChoices()) readChoice(reader, choice, brush);
  for (const BrushNumber& number : brushNumbers()) readNumber(reader, number, brush);
  for (const BrushFlag& flag : brushFlags())
    if (bool on = false; reader.read(flag.key, on)) flag.store(brush, on);
  for (const BrushCurve& curve : brushCurves())
    if (Curve value; readCurve(reader, curve.key, value)) curve.store(brush, std::move(value));
  readAlphaKey(reader, folder, brush);
  if (reader.failed()) return;
  // What only shows between settings.
  if (const auto valid = validate(brush); !valid) reader.fail("kind", valid.error().message);
}

ordered_json writeBrush(const BrushSettings& brush) {
  EXPECTS(validate(brush).ok());
  ordered_json object;
  for (const BrushChoice& choice : brushChoices())
    object[std::string(choice.key)] = choice.names[choice.get(brush)];
  for (const BrushNumber& number : brushNumbers()) {
    const double value = number.get(brush);
    if (number.whole)
      object[std::string(number.key)] = static_cast<std::int64_t>(value);
    else
      object[std::string(number.key)] = value;
  }
  for (const BrushFlag& flag : brushFlags()) object[std::string(flag.key)] = flag.get(brush);
  for (const BrushCurve& curve : brushCurves()) object[std::string(curve.key)] = writeCurve(curve.get(brush));
  if (brush.alpha && brush.alpha->embedded)
    object[std::string(kAlphaKey)] = writeEmbeddedAlpha(*brush.alpha);
  else if (brush.alpha)
    object[std::string(kAlphaKey)] = brush.alpha->name;
  return object;
}

}  // namespace scarp
