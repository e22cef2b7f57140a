#include "core/tileio/TileManifest.h"


#include "core/base/Json.h"
#include "core/operation/Reshape.h"

namespace scarp {

namespace {

/// Where the program puts a tile, by the names that it has for that.
Json placeOf(const TilePlan& plan, const GridFrame& whole, const Quantisation& q, int column, int row) {
  const auto [x, y] = plan.numbers(column, row);
  const int step = plan.stride;
  switch (plan.settings.use) {
    case TileUse::Unreal: {
      const double scaleZ = (q.max - q.min) * 12800.0 / 65535.0;
      return {{"locationX", 100.0 * column * step * whole.dx},
              {"locationY", 100.0 * row * step * whole.dy},
              {"locationZ", 100.0 * q.min + 256.0 * scaleZ},
              {"unit", "cm"}};
    }
    case TileUse::Unity:
      return {{"positionX", x * step * whole.dx}, {"positionY", q.min}, {"positionZ", y * step * whole.dy}};
    case TileUse::Terrain3d:
      return {{"region", {x, y}}, {"importPosition", {x * plan.side, y * plan.side}}};
    default:
      return {{"column", column * step}, {"row", row * step}};
  }
}

Json neighboursOf(const TilePlan& plan, const std::vector<TileEntry>& entries, int column, int row) {
  const auto at = [&](int c, int r) -> Json {
    if (c < 0 || r < 0 || c >= plan.columns || r >= plan.rows) return nullptr;
    return entries[static_cast<std::size_t>(r * plan.columns + c)].file;
  };
  return {{"west", at(column - 1, row)},
          {"north", at(column, row - 1)},
          {"east", at(column + 1, row)},
          {"south", at(column, row + 1)}};
}

Json engineJson(const std::vector<EngineSetting>& settings) {
  Json all = Json::object();
  for (const EngineSetting& setting : settings)
    all[setting.key] = setting.number ? Json(*setting.number) : Json(setting.text);
  return all;
}

}  // namespace

std::string tileManifest(const TileExportReport& report, const Terrain& whole, const SampleSize& original,
                         const Quantisation& q, const std::vector<TileEntry>& entries) {
  const TilePlan& plan = report.plan;
  const bool quantised = isQuantised(plan.format);
  const bool south = plan.settings.use == TileUse::Unity;
  Json json;
  json["scarp"] = "tiles";
  json["version"] = 1;
  json["for"] = tileUseNames().key(plan.settings.use);
  json["format"] = rasterFormatNames().key(plan.format);
  json["tileColumns"] = plan.columns;
  json["tileRows"] = plan.rows;
  json["side"] = plan.side;
  json["overlap"] = plan.side - plan.stride;
  json["columns"] = plan.wholeColumns();
  json["rows"] = plan.wholeRows();
  json["terrain"] = {{"columns", original.columns}, {"rows", original.rows}};
  if (report.change)
    json["resampled"] = {{"largestChange", report.change->largest},
                         {"change99", report.change->percentile99},
                         {"meanChange", report.change->mean}};
  json["filled"] = {{"east", report.filledColumns}, {"south", report.filledRows}};
  json["rowOrder"] = south ? "south first" : "north first";
  json["unit"] = "m";
  json["cellSize"] = {{"x", whole.frame.dx}, {"y", whole.frame.dy}};
  json["scale"] = quantised ? q.scale() : 1.0;
  json["offset"] = quantised ? q.offset() : 0.0;
  json["min"] = q.min;
  json["max"] = q.max;
  json["largestError"] = report.largestError;
  json["seamSamples"] = report.seamSamples;
  const GeoReference& reference = whole.georeference;
  json["crs"] = reference.crsWkt.empty() ? Json() : Json(reference.crsWkt);
  if (!report.settings.empty()) json["engine"] = engineJson(report.settings);
  Json tiles = Json::array();
  for (const TileEntry& entry : entries) {
    const GridRect samples = plan.samples(entry.column, entry.row);
    const auto [x, y] = plan.numbers(entry.column, entry.row);
    Json tile{{"file", entry.file},
              {"x", x},
              {south ? "z" : "y", y},
              {"firstColumn", samples.column0},
              {"firstRow", samples.row0},
              {"heightMin", entry.heights.min},
              {"heightMax", entry.heights.max},
              {"holes", entry.heights.holes},
              {"place", placeOf(plan, whole.frame, q, entry.column, entry.row)},
              {"neighbours", neighboursOf(plan, entries, entry.column, entry.row)}};
    tile["geoTransform"] = nullptr;
    if (reference.hasGeoTransform) {
      GeoReference placed = reshaped(reference, whole.frame, CropReshape{samples});
      placed.southUp = south;
      tile["geoTransform"] = placed.geoTransform;
    }
    tile["largestError"] = entry.largestError;
    tile["bytes"] = entry.bytes;
    tile["sha256"] = entry.sha256;
    tiles.push_back(std::move(tile));
  }
  json["tiles"] = std::move(tiles);
  return json.dump({.indent = 2, .replace = true}) + "\n";
}

}  // namespace scarp
