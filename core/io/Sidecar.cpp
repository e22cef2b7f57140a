#include "core/io/Sidecar.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string_view>

#include "core/base/Json.h"
#include "core/io/AtomicFile.h"
#include "core/io/GridPlacement.h"
#include "core/io/RasterWriters.h"
#include "core/io/RawLayout.h"

namespace scarp {

namespace {

/// Returns whether a format with a header has this layout.
bool isNamedLayout(const std::string& layout) {
  return std::ranges::any_of(rasterFormats(), [&](const RasterFormatInfo& info) {
    const auto& layouts = writerOf(info.format).layouts;
    return std::ranges::find(layouts, layout) != layouts.end();
  });
}

}  // namespace

std::string sidecarPath(const std::string& raster) { return raster + ".json"; }

std::string sidecarText(const Sidecar& sidecar, const Terrain& terrain) {
  const GeoReference& reference = terrain.georeference;
  const Quantisation& q = sidecar.quantisation;
  const bool southFirst = sidecar.order == RowOrder::SouthFirst;
  Json json;
  json["scarp"] = "heightmap";
  json["version"] = 1;
  json["file"] = sidecar.file;
  json["layout"] = sidecar.layout;
  json["columns"] = terrain.frame.columns;
  json["rows"] = terrain.frame.rows;
  json["rowOrder"] = southFirst ? "south first" : "north first";
  json["unit"] = "m";
  json["min"] = sidecar.quantised ? q.min : sidecar.heights.min;
  json["max"] = sidecar.quantised ? q.max : sidecar.heights.max;
  json["scale"] = sidecar.quantised ? q.scale() : 1.0;
  json["offset"] = sidecar.quantised ? q.offset() : 0.0;
  if (sidecar.quantised && q.dither) json["dither"] = "interleaved gradient noise";
  json["heightMin"] = sidecar.heights.min;
  json["heightMax"] = sidecar.heights.max;
  json["largestError"] = sidecar.largestError;
  json["holes"] = sidecar.heights.holes;
  json["cellSize"] = {{"x", terrain.frame.dx}, {"y", terrain.frame.dy}};
  json["crs"] = reference.crsWkt.empty() ? Json() : Json(reference.crsWkt);
  if (reference.epoch != 0.0) json["coordinateEpoch"] = reference.epoch;
  json["geoTransform"] = nullptr;
  if (reference.hasGeoTransform)
    json["geoTransform"] = southFirst == reference.southUp
                               ? reference.geoTransform
                               : turnedGeoTransform(reference.geoTransform, terrain.frame.rows);
  if (sidecar.resampled)
    json["resampled"] = {{"fromColumns", sidecar.resampled->size.columns},
                         {"fromRows", sidecar.resampled->size.rows},
                         {"largestChange", sidecar.resampled->change.largest},
                         {"change99", sidecar.resampled->change.percentile99},
                         {"meanChange", sidecar.resampled->change.mean}};
  if (sidecar.engine) {
    json["engine"] = {{"preset", sidecar.engine->preset}};
    addSettings(sidecar.engine->settings, json["engine"]);
  }
  return json.dump({.indent = 2, .replace = true}) + "\n";
}

Result<void> checkSidecarName(const std::string& path) {
  std::error_code failure;
  if (!std::filesystem::is_regular_file(path, failure) || std::filesystem::file_size(path, failure) == 0)
    return {};
  std::ifstream file(path, std::ios::binary);
  std::array<char, 256> start{};
  file.read(start.data(), start.size());
  // It is the first key of all JSON files that belong to exports.
  if (std::string_view(start.data(), start.size()).find("\"scarp\"") != std::string_view::npos) return {};
  return cannotWrite(
      path, Message("no earlier export wrote this file; move it or choose another name for the export"));
}

Result<AtomicFile> createSidecar(const std::string& path, const std::string& text) {
  auto file = AtomicFile::create(path);
  if (!file) return file;
  if (auto written = writeSidecar(file->temporaryPath(), text); !written)
    return writeFailure(*file, written.error());
  if (auto synced = file->sync(); !synced) return synced.error();
  return file;
}

Result<void> writeSidecar(const std::string& path, const std::string& text) {
  OutputFile file(path);
  file.write(text);
  if (auto closed = file.close(); !closed) return closed;
  std::ifstream written(path, std::ios::binary);
  const std::string present{std::istreambuf_iterator<char>(written), {}};
  if (present != text) return Error{"it reads back differently"};
  return {};
}

void SidecarReading::describe(SourceInfo& info) const {
  info.scale = scale;
  info.offset = offset;
  if (info.verticalUnit.empty()) info.verticalUnit = "m";
  if (info.crsWkt.empty()) {
    info.crsWkt = crsWkt;
    info.epoch = epoch;
  }
  if (info.geoTransform) return;
  info.geoTransform = geoTransform;
  info.cellMetres = cellMetres;
  info.southFirst = southFirst;
}

Result<std::optional<SidecarReading>> readSidecar(const std::string& raster) {
  using Reading = std::optional<SidecarReading>;
  const std::string path = sidecarPath(raster);
  std::ifstream file(path, std::ios::binary);
  if (!file) return Reading();
  const auto json = Json::parseOrNull(file);
  if (!json.isObject() || json.value("scarp", Json()) != "heightmap") return Reading();
  try {
    SidecarReading reading;
    if (const std::string& layout = json.at("layout").text(); !isNamedLayout(layout)) {
      const auto raw = parseRawLayout(layout);
      if (!raw) return errorIn(path, raw.error());
      reading.raw = *raw;
    }
    reading.columns = json.at("columns").get<int>();
    reading.rows = json.at("rows").get<int>();
    reading.scale = json.at("scale").get<double>();
    reading.offset = json.at("offset").get<double>();
    const Json& cell = json.at("cellSize");
    reading.cellMetres = {cell.at("x").get<double>(), cell.at("y").get<double>()};
    reading.southFirst = json.at("rowOrder") == "south first";
    if (const Json& place = json.at("geoTransform"); !place.isNull())
      reading.geoTransform = place.get<std::array<double, 6>>();
    if (const Json& crs = json.at("crs"); !crs.isNull()) reading.crsWkt = crs.text();
    reading.epoch = json.value("coordinateEpoch", Json(0.0)).get<double>();
    if (!std::isfinite(reading.scale) || !std::isfinite(reading.offset))
      return errorIn(path, "its scale and offset are no numbers");
    return Reading(reading);
  } catch (const JsonError&) {
    return errorIn(path, "this description of the heightmap is damaged; remove it to read the file without");
  }
}

}  // namespace scarp
