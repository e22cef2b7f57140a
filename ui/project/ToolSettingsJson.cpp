#include "ui/project/ToolSettingsJson.h"

#include <cmath>
#include <nlohmann/json.hpp>

#include "core/operation/Reshape.h"
#include "core/script/ObjectReader.h"
#include "core/script/ScriptNames.h"
#include "core/terrain/WorkingRange.h"
#include "ui/project/JsonFields.h"

namespace scarp {
namespace {

using nlohmann::json;
using nlohmann::ordered_json;

const Names<ToolKind>& toolNames() {
  static const Names<ToolKind> names{{"sculpt", ToolKind::Sculpt},
                                     {"place", ToolKind::Place},
                                     {"measure", ToolKind::Measure},
                                     {"select", ToolKind::Select}};
  return names;
}
const Names<SelectKind>& selectNames() {
  static const Names<SelectKind> names{{"rectangle", SelectKind::Rectangle},
                                       {"ellipse", SelectKind::Ellipse},
                                       {"lasso", SelectKind::Lasso},
                                       {"wand", SelectKind::Wand},
                                       {"paint", SelectKind::Paint}};
  return names;
}
const Names<WandCriterion>& criterionNames() {
  static const Names<WandCriterion> names{{"height", WandCriterion::Height},
                                          {"slope", WandCriterion::Slope},
                                          {"curvature", WandCriterion::Curvature},
                                          {"aspect", WandCriterion::Aspect}};
  return names;
}
const Names<TiffCompression>& compressionNames() {
  static const Names<TiffCompression> names = [] {
    Names<TiffCompression> all;
    for (const TiffCompressionInfo& info : tiffCompressions()) all.emplace_back(info.name, info.compression);
    return all;
  }();
  return names;
}
const Names<RasterFormat>& formatNames() {
  static const Names<RasterFormat> names{{"geotiff", RasterFormat::GeoTiff},
                                         {"png16", RasterFormat::Png16},
                                         {"raw16", RasterFormat::Raw16},
                                         {"exr", RasterFormat::Exr},
                                         {"ascii grid", RasterFormat::AsciiGrid}};
  return names;
}

}  // namespace

ordered_json writePlace(const PlaceSettings& place) {
  return {{"asset", std::string(assetName(place.asset))},
          {"scale", place.scale},
          {"scaleJitter", place.scaleJitter},
          {"heightOffset", place.heightOffset},
          {"rule", nameOf(ruleNames(), place.rule)},
          {"randomYaw", place.randomYaw}};
}

Result<PlaceSettings> readPlace(const json& value, const std::string& path, const PlaceSettings& usual) {
  ObjectReader reader(value, path);
  PlaceSettings place = usual;
  reader.read("asset", place.asset, assetNames());
  readWithin(reader, "scale", place.scale, 1e-4, 1e7);
  readWithin(reader, "scaleJitter", place.scaleJitter, 0.0, 0.9);
  readWithin(reader, "heightOffset", place.heightOffset, -kHighest, kHighest);
  if (bool aligned = false; reader.read("alignToGround", aligned) && aligned)
    place.rule = ObjectRule::Align;  // as it was said before there were rules
  reader.read("rule", place.rule, ruleNames());
  reader.read("randomYaw", place.randomYaw);
  if (const auto done = reader.done(); !done) return done.error();
  return place;
}

ordered_json writeTool(const ActiveTool& tool) {
  return {{"tool", nameOf(toolNames(), tool.kind)},
          {"select", nameOf(selectNames(), tool.select.kind)},
          {"feather", tool.select.feather},
          {"alike", nameOf(criterionNames(), tool.select.wand.criterion)},
          {"tolerance", tool.select.wand.tolerance},
          {"softness", tool.select.wand.softness},
          {"contiguous", tool.select.wand.contiguous}};
}

Result<ActiveTool> readTool(const json& value, const std::string& path, const ActiveTool& usual) {
  ObjectReader reader(value, path);
  ActiveTool tool = usual;
  reader.read("tool", tool.kind, toolNames());
  reader.read("select", tool.select.kind, selectNames());
  readWithin(reader, "feather", tool.select.feather, 0.0, kLongestSide);
  reader.read("alike", tool.select.wand.criterion, criterionNames());
  readWithin(reader, "tolerance", tool.select.wand.tolerance, 0.0, kHighest);
  readWithin(reader, "softness", tool.select.wand.softness, 0.0, kHighest);
  reader.read("contiguous", tool.select.wand.contiguous);
  if (const auto done = reader.done(); !done) return done.error();
  return tool;
}

ordered_json writeExport(const ExportTarget& target) {
  ordered_json value{{"path", target.path.toStdString()}};
  if (target.options.format) value["format"] = nameOf(formatNames(), *target.options.format);
  if (!target.options.preset.empty()) value["preset"] = target.options.preset;
  if (target.options.rangeMin) value["rangeMin"] = *target.options.rangeMin;
  if (target.options.rangeMax) value["rangeMax"] = *target.options.rangeMax;
  if (const auto& size = target.options.resample) {
    value["resampleColumns"] = size->columns;
    value["resampleRows"] = size->rows;
  }
  if (target.options.anySize) value["anySize"] = true;
  if (target.options.compression != ExportOptions{}.compression)
    value["compression"] = nameOf(compressionNames(), target.options.compression);
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
