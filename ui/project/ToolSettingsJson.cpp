#include "ui/project/ToolSettingsJson.h"

#include <nlohmann/json.hpp>

#include "core/mask/MaskNames.h"
#include "core/objects/ObjectNames.h"
#include "core/operation/Reshape.h"
#include "core/schema/MakeSetting.h"
#include "core/script/SchemaJson.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

const Schema<PlaceSettings>& placeSchema() {
  using P = PlaceSettings;
  using Make = MakeSetting<P>;
  // How it was said before there were rules: read, and not written.
  FlagSetting<P> aligned{{.key = "alignToGround", .present = [](const P&) { return false; }},
                         [](const P&) { return false; },
                         [](P& place, bool on) {
                           if (on) place.rule = ObjectRule::Align;
                         }};
  static const Schema<P> schema{
      {Make::choice<&P::asset>("asset", assetNames()), Make::number<&P::scale>("scale", "", 1e-4, 1e7),
       Make::number<&P::scaleJitter>("scaleJitter", "", 0, 0.9),
       Make::number<&P::heightOffset>("heightOffset", " m", -kHighest, kHighest), aligned,
       Make::choice<&P::rule>("rule", ruleNames()), Make::flag<&P::randomYaw>("randomYaw")},
      RangeWording::Bare};
  return schema;
}

const Schema<ActiveTool>& toolSchema() {
  using T = ActiveTool;
  using S = SelectSettings;
  using Make = MakeSetting<T>;
  static const Schema<T> schema{
      {Make::choice<&T::kind>("tool", EnumNames({{"sculpt"}, {"place"}, {"measure"}, {"select"}})),
       Make::choice<&T::select, &S::kind>(
           "select", EnumNames({{"rectangle"}, {"ellipse"}, {"lasso"}, {"wand"}, {"paint"}})),
       Make::number<&T::select, &S::feather>("feather", " m", 0, kLongestSide),
       Make::choice<&T::select, &S::wand, &WandSettings::criterion>("alike", wandCriterionNames()),
       Make::number<&T::select, &S::wand, &WandSettings::tolerance>("tolerance", "", 0, kHighest),
       Make::number<&T::select, &S::wand, &WandSettings::softness>("softness", "", 0, kHighest),
       Make::flag<&T::select, &S::wand, &WandSettings::contiguous>("contiguous")},
      RangeWording::Bare};
  return schema;
}

const EnumNames& compressionNames() {
  static const EnumNames names([] {
    std::vector<ValueName> all;
    for (const TiffCompressionInfo& info : tiffCompressions()) all.push_back({info.name});
    return all;
  }());
  return names;
}
const EnumNames& formatNames() {
  static const EnumNames names({{"geotiff"}, {"png16"}, {"raw16"}, {"exr"}, {"ascii grid"}});
  return names;
}

}  // namespace

ordered_json writePlace(const PlaceSettings& place) { return writeAll(placeSchema(), place); }

Result<PlaceSettings> readPlace(const json& value, const std::string& path, const PlaceSettings& usual) {
  return readAll(value, path, placeSchema(), usual);
}

ordered_json writeTool(const ActiveTool& tool) { return writeAll(toolSchema(), tool); }

Result<ActiveTool> readTool(const json& value, const std::string& path, const ActiveTool& usual) {
  return readAll(value, path, toolSchema(), usual);
}

ordered_json writeExport(const ExportTarget& target) {
  ordered_json value{{"path", target.path.toStdString()}};
  if (target.options.format) value["format"] = formatNames().key(*target.options.format);
  if (!target.options.preset.empty()) value["preset"] = target.options.preset;
  if (target.options.rangeMin) value["rangeMin"] = *target.options.rangeMin;
  if (target.options.rangeMax) value["rangeMax"] = *target.options.rangeMax;
  if (const auto& size = target.options.resample) {
    value["resampleColumns"] = size->columns;
    value["resampleRows"] = size->rows;
  }
  if (target.options.anySize) value["anySize"] = true;
  if (target.options.compression != ExportOptions{}.compression)
    value["compression"] = compressionNames().key(target.options.compression);
  return value;
}

Result<ExportTarget> readExport(const json& value, const std::string& path) {
  ObjectReader reader(value, path);
  ExportTarget target;
  std::string file;
  reader.read("path", file, true);
  target.path = QString::fromStdString(file);
  if (RasterFormat format{}; reader.read("format", format, formatNames())) target.options.format = format;
  reader.read("preset", target.options.preset);
  for (const auto& [key, bound] :
       {std::pair("rangeMin", &target.options.rangeMin), std::pair("rangeMax", &target.options.rangeMax)})
    if (double metres = 0.0; reader.read(key, metres)) *bound = metres;
  SampleSize size;
  if (reader.readWhole("resampleColumns", size.columns, 2, kMostSamples) &&
      reader.readWhole("resampleRows", size.rows, 2, kMostSamples))
    target.options.resample = size;
  reader.read("anySize", target.options.anySize);
  reader.read("compression", target.options.compression, compressionNames());
  if (const auto done = reader.done(); !done) return done.error();
  return target;
}

}  // namespace scarp
