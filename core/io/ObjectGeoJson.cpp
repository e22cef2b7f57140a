#include <gdal_priv.h>
#include <ogrsf_frmts.h>

#include <nlohmann/json.hpp>
#include <numbers>

#include "core/io/CrsInfo.h"
#include "core/io/GdalErrors.h"
#include "core/io/GdalOpen.h"
#include "core/io/ObjectRows.h"
#include "core/io/OutputFile.h"

namespace scarp {

namespace {

/// What stands before the features.
std::string opening(const ObjectTable& table) {
  std::string text = "{\"type\": \"FeatureCollection\", \"name\": \"objects\",\n";
  // Older than RFC 7946, which knows no CRS but WGS 84; GDAL and QGIS read it.
  if (table.coordinates == ObjectCoordinates::Data) {
    const std::string code = describeCrs(table.terrain.georeference.crsWkt)->code;
    const std::size_t colon = code.find(':');
    text += R"("crs": {"type": "name", "properties": {"name": "urn:ogc:def:crs:)" + code.substr(0, colon) +
            "::" + code.substr(colon + 1) + "\"}},\n";
  }
  if (table.coordinates == ObjectCoordinates::Local)
    text += R"("note": "coordinates are metres from the middle of the terrain, x east, y north, z up; )"
            "not longitude and latitude\",\n";
  return text + "\"features\": [\n";
}

/// With a point, so that no program takes a column of whole ones for integers.
void appendReal(std::string& text, double number) {
  const std::size_t from = text.size();
  appendNumber(text, number);
  if (text.find_first_of(".e", from) == std::string::npos) text += ".0";
}

std::string numbers(std::initializer_list<std::pair<const char*, double>> named) {
  std::string text;
  for (const auto& [name, number] : named) {
    text += std::string(", \"") + name + "\": ";
    appendReal(text, number);
  }
  return text;
}

std::string feature(const ObjectRow& row, const Object& object, const ObjectPose& pose) {
  const std::string id = std::to_string(row.id);
  std::string text =
      R"({"type": "Feature", "id": )" + id + R"(, "geometry": {"type": "Point", "coordinates": [)";
  appendReal(text, row.x);
  text += ", ";
  appendReal(text, row.y);
  text += ", ";
  appendReal(text, row.z);
  text += "]}, \"properties\": {\"id\": " + id + ", \"asset\": \"" + row.asset + "\", \"rule\": \"" +
          std::string(ruleName(object.rule)) + "\"";
  const auto& [qx, qy, qz, qw] = row.turn;
  text += numbers({{"x", pose.foot.x()},
                   {"y", pose.foot.y()},
                   {"z", pose.foot.z()},
                   {"qx", qx},
                   {"qy", qy},
                   {"qz", qz},
                   {"qw", qw},
                   {"sx", row.scale[0]},
                   {"sy", row.scale[1]},
                   {"sz", row.scale[2]},
                   {"yaw", object.yaw * 180.0 / std::numbers::pi},
                   {"heightOffset", object.heightOffset}});
  return text + "}}";
}

double number(const OGRFeature& feature, const char* name) {
  const int field = feature.GetFieldIndex(name);
  return field < 0 ? std::numeric_limits<double>::quiet_NaN() : feature.GetFieldAsDouble(field);
}

std::optional<ObjectRow> rowOf(OGRFeature& feature) {
  const OGRGeometry* geometry = feature.GetGeometryRef();
  if (!geometry || wkbFlatten(geometry->getGeometryType()) != wkbPoint) return std::nullopt;
  const OGRPoint& point = *geometry->toPoint();
  const int id = feature.GetFieldIndex("id"), asset = feature.GetFieldIndex("asset");
  if (id < 0 || asset < 0) return std::nullopt;
  return ObjectRow{
      static_cast<ObjectId>(feature.GetFieldAsInteger64(id)),
      feature.GetFieldAsString(asset),
      point.getX(),
      point.getY(),
      point.getZ(),
      {number(feature, "qx"), number(feature, "qy"), number(feature, "qz"), number(feature, "qw")},
      {number(feature, "sx"), number(feature, "sy"), number(feature, "sz")}};
}

}  // namespace

Result<void> writeObjectGeoJson(const std::string& path, const ObjectTable& table, const Progress& progress) {
  OutputFile file(path);
  file.write(opening(table));
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const auto done = static_cast<double>(i) / static_cast<double>(table.rows.size());
    if (i % kRowsBetweenLooks == 0 && !keepGoing(progress, done)) return Error::cancel();
    file.write(feature(table.rows[i], table.objects[i], table.poses[i]));
    file.write(i + 1 < table.rows.size() ? ",\n" : "\n");
  }
  file.write("]}\n");
  return file.close();
}

Result<void> readObjectGeoJson(const std::string& path, const ObjectRowReader& reader) {
  const GdalErrors errors;
  const GDALDatasetUniquePtr data = openGdalVectors(path, "GeoJSON");
  if (!data || data->GetLayerCount() != 1)
    return Error{errors.failed() ? errors.failure() : "it reads back differently"};
  for (const auto& feature : data->GetLayer(0)) {
    const auto row = rowOf(*feature);
    if (!row) return Error{"it reads back differently"};
    if (!reader(*row)) return {};
  }
  if (errors.failed()) return Error{errors.failure()};
  return {};
}

}  // namespace scarp
