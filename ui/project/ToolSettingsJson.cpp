#include "ui/project/ToolSettingsJson.h"

#include <nlohmann/json.hpp>

#include "core/mask/MaskSchema.h"
#include "core/operation/Reshape.h"
#include "core/schema/MakeSetting.h"
#include "core/script/SchemaJson.h"
#include "core/tools/ToolSchema.h"

namespace scarp {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

const Schema<ActiveTool>& toolSchema() {
  static const Schema<ActiveTool> schema{
      {MakeSetting<ActiveTool>::choice<&ActiveTool::kind>(
          "tool", EnumNames({{"sculpt"}, {"place"}, {"measure"}, {"select"}}))},
      RangeWording::Bare};
  return schema;
}
/// As projects have it.
const Schema<WandSettings>& wandFields() {
  static const Schema<WandSettings> schema = wandSchema().as(RangeWording::Bare, {{"by", "alike"}});
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

ordered_json writeTool(const ActiveTool& tool) {
  ordered_json value = writeAll(toolSchema(), tool);
  writeFields(value, selectSchema(), tool.select);
  writeFields(value, wandFields(), tool.select.wand);
  return value;
}

Result<ActiveTool> readTool(const json& value, const std::string& path, const ActiveTool& usual) {
  ObjectReader reader(value, path);
  ActiveTool tool = usual;
  readFields(reader, toolSchema(), tool);
  readFields(reader, selectSchema(), tool.select);
  readFields(reader, wandFields(), tool.select.wand);
  if (const auto done = reader.done(); !done) return done.error();
  return tool;
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
