#include "core/io/ExportedTiles.h"

#include <array>
#include <cmath>
#include <filesystem>
#include <fstream>

#include "core/base/Json.h"
#include "core/io/GridPlacement.h"

namespace scarp {

namespace fs = std::filesystem;

namespace {

constexpr const char* kEnding = "_tiles.json";
constexpr std::uintmax_t kMaxBytes = 64U << 20;
constexpr int kMaxSide = 1 << 20;

int sizeAt(const Json& json, const char* key) {
  const int size = json.at(key).get<int>();
  if (size < 1 || size > kMaxSide) throw JsonError(std::string(key) + " is out of range");
  return size;
}

/// Values that all tiles share.
SidecarReading commonOf(const Json& json) {
  SidecarReading reading;
  reading.columns = reading.rows = sizeAt(json, "side");
  reading.scale = json.at("scale").get<double>();
  reading.offset = json.at("offset").get<double>();
  reading.cellMetres = {json.at("cellSize").at("x").get<double>(), json.at("cellSize").at("y").get<double>()};
  reading.southFirst = json.at("rowOrder") == "south first";
  if (const Json& crs = json.at("crs"); !crs.isNull()) reading.crsWkt = crs.text();
  if (const std::string format = json.at("format").text(); format == "raw16")
    reading.raw = RawLayout{reading.columns, reading.rows, RawLayout::Sample::U16, false, 0};
  if (!std::isfinite(reading.scale) || reading.scale == 0.0 || !std::isfinite(reading.offset) ||
      !(reading.cellMetres[0] > 0.0 && reading.cellMetres[1] > 0.0))
    throw JsonError("its scale, offset and cell size are out of range");
  return reading;
}

}  // namespace

Result<std::optional<ExportedTiles>> ExportedTiles::beside(const std::string& tile) {
  const fs::path file(tile);
  const std::string name = file.filename().string();
  std::error_code failure;
  fs::directory_iterator entries(file.has_parent_path() ? file.parent_path() : fs::path("."), failure);
  for (; !failure && entries != fs::directory_iterator(); entries.increment(failure)) {
    const std::string path = entries->path().string();
    std::error_code unknown;
    if (!path.ends_with(kEnding) || !entries->is_regular_file(unknown)) continue;
    if (fs::file_size(path, unknown) > kMaxBytes) return Error{path + ": is larger than 64 MB"};
    std::ifstream stream(path, std::ios::binary);
    const Json json = Json::parseOrNull(stream);
    if (!json.isObject() || json.value("scarp", Json()) != "tiles") continue;
    try {
      ExportedTiles set;
      const SidecarReading common = commonOf(json);
      for (const Json& entry : json.at("tiles")) {
        SidecarReading reading = common;
        if (const Json& place = entry.at("geoTransform"); !place.isNull()) {
          reading.geoTransform = place.get<std::array<double, 6>>();
          // It is written for rows from north to south.
          if (reading.southFirst)
            reading.geoTransform = turnedGeoTransform(*reading.geoTransform, reading.rows);
        }
        set.tiles_.emplace(entry.at("file").text(), reading);
      }
      set.columns_ = sizeAt(json, "columns") - json.at("filled").at("east").get<int>();
      set.rows_ = sizeAt(json, "rows") - json.at("filled").at("south").get<int>();
      if (set.columns_ < 2 || set.rows_ < 2) throw JsonError("its size is out of range");
      if (set.tiles_.contains(name)) return std::optional(std::move(set));
    } catch (const JsonError&) {
      return Error{path + ": this description of the tiles is damaged; remove it to read them without"};
    }
  }
  return std::optional<ExportedTiles>();
}

const SidecarReading* ExportedTiles::of(const std::string& tile) const {
  const auto found = tiles_.find(fs::path(tile).filename().string());
  return found == tiles_.end() ? nullptr : &found->second;
}

}  // namespace scarp
