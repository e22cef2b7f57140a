#include <gdal_priv.h>


#include "core/base/DecimalNumber.h"
#include "core/base/Json.h"
#include "core/io/CrsInfo.h"
#include "core/io/GdalErrors.h"
#include "core/io/ObjectFeatures.h"
#include "core/io/ObjectRows.h"
#include "core/io/OutputFile.h"
#include "core/io/OwnFile.h"

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
  appendDecimal(text, number);
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

std::string quoted(const std::string& text) { return Json(text).dump(); }

std::string feature(const ObjectRow& row, const Object& object, const ObjectPose& pose) {
  const std::string id = std::to_string(row.id);
  std::string text =
      R"({"type": "Feature", "id": )" + id + R"(, "geometry": {"type": "Point", "coordinates": [)";
  appendReal(text, row.x);
  text += ", ";
  appendReal(text, row.y);
  text += ", ";
  appendReal(text, row.z);
  text += "]}, \"properties\": {\"id\": " + id + ", \"asset\": " + quoted(row.asset) + ", \"rule\": \"" +
          row.rule + "\", \"scatter\": " + quoted(row.scatter) + ", \"tint\": \"" + row.tint + "\"";
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
                   {"yaw", row.yaw},
                   {"tilt", row.tilt},
                   {"heightOffset", object.heightOffset}});
  return text + "}}";
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
  const GDALDatasetUniquePtr data = openOwnGeoJson(path);
  return readObjectFeatures(data.get(), errors, reader);
}

}  // namespace scarp
