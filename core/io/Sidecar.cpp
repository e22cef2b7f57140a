#include "core/io/Sidecar.h"

#include <fstream>
#include <iterator>
#include <nlohmann/json.hpp>

#include "core/io/GridPlacement.h"
#include "core/io/OutputFile.h"

namespace scarp {

std::string sidecarPath(const std::string& raster) { return raster + ".json"; }

std::string sidecarText(const Sidecar& sidecar, const Terrain& terrain) {
  const GeoReference& reference = terrain.georeference;
  const Quantisation& q = sidecar.quantisation;
  const bool southFirst = sidecar.order == RowOrder::SouthFirst;
  nlohmann::ordered_json json;
  json["scarp"] = "heightmap";
  json["version"] = 1;
  json["file"] = sidecar.file;
  json["layout"] = sidecar.layout;
  json["columns"] = terrain.frame.columns;
  json["rows"] = terrain.frame.rows;
  json["rowOrder"] = southFirst ? "south first" : "north first";
  json["unit"] = "m";
  json["min"] = q.min;
  json["max"] = q.max;
  json["scale"] = q.scale();
  json["offset"] = q.offset();
  json["heightMin"] = sidecar.heights.min;
  json["heightMax"] = sidecar.heights.max;
  json["largestError"] = sidecar.largestError;
  json["holes"] = sidecar.heights.holes;
  json["cellSize"] = {{"x", terrain.frame.dx}, {"y", terrain.frame.dy}};
  json["crs"] = reference.crsWkt.empty() ? nlohmann::ordered_json() : nlohmann::ordered_json(reference.crsWkt);
  json["geoTransform"] = nullptr;
  if (reference.hasGeoTransform)
    json["geoTransform"] = southFirst == reference.southUp
                               ? reference.geoTransform
                               : turnedGeoTransform(reference.geoTransform, terrain.frame.rows);
  return json.dump(2, ' ', false, nlohmann::ordered_json::error_handler_t::replace) + "\n";
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

}  // namespace scarp
