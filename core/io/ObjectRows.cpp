#include "core/io/ObjectRows.h"

#include <gdal_priv.h>

#include <algorithm>
#include <charconv>
#include <fstream>
#include <map>
#include <type_traits>
#include <utility>

#include "core/base/DecimalNumber.h"
#include "core/base/Json.h"
#include "core/base/ShortNumber.h"
#include "core/io/CrsInfo.h"
#include "core/io/GdalErrors.h"
#include "core/io/GeoPackage.h"
#include "core/io/OwnFile.h"

namespace scarp {

namespace {

/// Calls visit(name, value) for each column in order; values are texts, numbers and the id. In GeoJSON and
/// GeoPackage the place is a geometry, and x, y and z are those of the local frame.
template <class Row, class Visit>
void eachColumn(Row&& row, bool isCsv, Visit&& visit) {
  const auto visitAll = [&visit](auto& values, std::initializer_list<const char*> names) {
    auto value = values.begin();
    for (const char* const name : names) visit(name, *value++);
  };
  visit("id", row.id);
  visit("asset", row.asset);
  visitAll(isCsv ? row.place : row.foot, {"x", "y", "z"});
  visitAll(row.turn, {"qx", "qy", "qz", "qw"});
  visitAll(row.scale, {"sx", "sy", "sz"});
  visit("yaw", row.yaw);
  visit("tilt", row.tilt);
  visit("rule", row.rule);
  visit("scatter", row.scatter);
  visit("tint", row.tint);
  if (!isCsv) visit("heightOffset", row.heightOffset);
}

template <class Value>
constexpr bool isText = std::is_same_v<std::remove_cvref_t<Value>, std::string>;
template <class Value>
constexpr bool isReal = std::is_same_v<std::remove_cvref_t<Value>, double>;

std::string_view nextField(std::string_view& line) {
  const std::size_t comma = line.find(',');
  const std::string_view field = line.substr(0, comma);
  line = comma == std::string_view::npos ? std::string_view() : line.substr(comma + 1);
  return field;
}

/// Returns true if a spreadsheet would read a text as a formula, or as the apostrophe that prevents it.
bool looksLikeFormula(std::string_view name) {
  return !name.empty() && std::string_view("=+-@'").find(name.front()) != std::string_view::npos;
}

std::string withoutMark(std::string name) {
  if (name.starts_with('\'') && looksLikeFormula(std::string_view(name).substr(1))) name.erase(0, 1);
  return name;
}

/// Nothing where a quotation mark is missing.
std::optional<std::string> nextName(std::string_view& line) {
  if (!line.starts_with('"')) return withoutMark(std::string(nextField(line)));
  std::string name;
  for (std::size_t i = 1; i < line.size(); ++i) {
    if (line[i] != '"') {
      name += line[i];
    } else if (i + 1 < line.size() && line[i + 1] == '"') {
      name += line[i++];
    } else {
      if (i + 1 < line.size() && line[i + 1] != ',') return std::nullopt;
      line = i + 1 < line.size() ? line.substr(i + 2) : std::string_view();
      return withoutMark(std::move(name));
    }
  }
  return std::nullopt;
}

/// False where the next field of a line is no such value.
template <class Value>
bool readField(std::string_view& line, Value& value) {
  if constexpr (isText<Value>) {
    auto name = nextName(line);
    if (name) value = *std::move(name);
    return name.has_value();
  } else {
    const std::string_view field = nextField(line);
    const auto [end, failure] = std::from_chars(field.data(), field.data() + field.size(), value);
    return failure == std::errc() && end == field.data() + field.size();
  }
}

std::string csvColumns() {
  std::string line;
  eachColumn(ObjectRow{}, true,
             [&line](const char* name, const auto&) { line.append(line.empty() ? "" : ",").append(name); });
  return line;
}

void appendCsvLine(std::string& line, const ObjectRow& row) {
  eachColumn(row, true, [&line, first = true](const char*, const auto& value) mutable {
    if (!std::exchange(first, false)) line += ',';
    if constexpr (isText<decltype(value)>)
      appendCsvName(line, value);
    else if constexpr (isReal<decltype(value)>)
      appendDecimal(line, value);
    else
      line += std::to_string(value);
  });
  line += '\n';
}

Result<void> readObjectCsv(const std::string& path, const ObjectRowReader& reader) {
  std::ifstream file(path, std::ios::binary);
  std::string line;
  if (!std::getline(file, line) || line != csvColumns()) return readsBackDifferently();
  while (std::getline(file, line)) {
    ObjectRow row;
    std::string_view rest = line;
    bool good = true;
    eachColumn(row, true, [&](const char*, auto& value) { good = good && readField(rest, value); });
    if (!good || !rest.empty()) return readsBackDifferently();
    if (!reader(row)) return {};
  }
  return {};
}

/// Text before the features.
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

void appendFeature(std::string& text, const ObjectRow& row) {
  text += R"({"type": "Feature", "id": )" + std::to_string(row.id) +
          R"(, "geometry": {"type": "Point", "coordinates": [)";
  for (std::size_t i = 0; i < 3; ++i) {
    if (i > 0) text += ", ";
    appendReal(text, row.place[i]);
  }
  const char* before = "]}, \"properties\": {\"";
  eachColumn(row, false, [&](const char* name, const auto& value) {
    text.append(std::exchange(before, ", \"")).append(name).append("\": ");
    if constexpr (isText<decltype(value)>)
      text += Json(value).dump();
    else if constexpr (isReal<decltype(value)>)
      appendReal(text, value);
    else
      text += std::to_string(value);
  });
  text += "}}";
}

Result<void> writeObjectPackage(OutputFile& file, const ObjectTable& table, const Progress& progress) {
  PackageLayer layer{"objects", {}, wkbPoint25D, {}, table.rows.size()};
  if (table.coordinates == ObjectCoordinates::Data) layer.crsWkt = table.terrain.georeference.crsWkt;
  if (table.coordinates == ObjectCoordinates::Wgs84) layer.crsWkt = wgs84Wkt();
  eachColumn(ObjectRow{}, false, [&layer](const char* name, const auto& value) {
    layer.fields.emplace_back(name, isText<decltype(value)>   ? OFTString
                                    : isReal<decltype(value)> ? OFTReal
                                                              : OFTInteger64);
  });
  return writeGeoPackage(
      file, layer,
      [&table](OGRFeature& feature, std::size_t index) {
        const ObjectRow& row = table.rows[index];
        eachColumn(row, false, [&feature, at = 0](const char*, const auto& value) mutable {
          if constexpr (isText<decltype(value)>)
            feature.SetField(at++, value.c_str());
          else if constexpr (isReal<decltype(value)>)
            feature.SetField(at++, value);
          else
            feature.SetField(at++, static_cast<GIntBig>(value));
        });
        const OGRPoint point(row.place[0], row.place[1], row.place[2]);
        return feature.SetGeometry(&point) == OGRERR_NONE;
      },
      progress);
}

bool readFeature(OGRFeature& feature, const std::vector<int>& fields, ObjectRow& row) {
  const OGRGeometry* const geometry = feature.GetGeometryRef();
  if (!geometry || wkbFlatten(geometry->getGeometryType()) != wkbPoint) return false;
  if (std::ranges::find(fields, -1) != fields.end()) return false;
  const OGRPoint& point = *geometry->toPoint();
  row.place = {point.getX(), point.getY(), point.getZ()};
  eachColumn(row, false, [&, at = fields.begin()](const char*, auto& value) mutable {
    if constexpr (isText<decltype(value)>)
      value = feature.GetFieldAsString(*at++);
    else if constexpr (isReal<decltype(value)>)
      value = feature.GetFieldAsDouble(*at++);
    else
      value = static_cast<ObjectId>(feature.GetFieldAsInteger64(*at++));
  });
  return true;
}

/// `data`: null where the file could not be opened.
Result<void> readFeatures(const GDALDatasetUniquePtr& data, const GdalErrors& errors,
                          const ObjectRowReader& reader) {
  if (!data || data->GetLayerCount() != 1)
    return errors.failed() ? Error{errors.failure()} : readsBackDifferently();
  OGRLayer& layer = *data->GetLayer(0);
  std::vector<int> fields;  // Indices; −1: the layer has no such field.
  eachColumn(ObjectRow{}, false, [&](const char* name, const auto&) {
    fields.push_back(layer.GetLayerDefn()->GetFieldIndex(name));
  });
  ObjectRow row;
  for (const auto& feature : layer) {
    if (!readFeature(*feature, fields, row)) return readsBackDifferently();
    if (!reader(row)) return {};
  }
  if (errors.failed()) return Error{errors.failure()};
  return {};
}

/// x' = [0] + [1]·x + [2]·y, y' = [3] + [4]·x + [5]·y, from the local frame to the CRS.
Json toCrs(const Terrain& terrain) {
  const GridFrame& frame = terrain.frame;
  const auto world = [&](double x, double y) {
    return toWorld(terrain.georeference, frame, frame.column(x), frame.row(y));
  };
  const Vec2 origin = world(0.0, 0.0);
  const Vec2 east = (world(0.5 * frame.width(), 0.0) - origin) / (0.5 * frame.width()),
             north = (world(0.0, 0.5 * frame.depth()) - origin) / (0.5 * frame.depth());
  return {origin.x(), east.x(), north.x(), origin.y(), east.y(), north.y()};
}

Json axesOf(const ObjectTable& table) {
  switch (table.coordinates) {
    case ObjectCoordinates::Local:
      break;
    case ObjectCoordinates::Data:
      return {
          {"x", "easting or longitude in the CRS"}, {"y", "northing or latitude in the CRS"}, {"z", "up"}};
    case ObjectCoordinates::Wgs84:
      return {{"x", "longitude, WGS 84"}, {"y", "latitude, WGS 84"}, {"z", "up"}};
  }
  return {{"x", "east"}, {"y", "north"}, {"z", "up"}};
}

Json unitsOf(const ObjectTable& table) {
  std::string unit = "m";
  if (table.coordinates == ObjectCoordinates::Wgs84) unit = "degree";
  if (table.coordinates == ObjectCoordinates::Data)
    if (const auto crs = describeCrs(table.terrain.georeference.crsWkt))
      unit = crs->geographic             ? "degree"
             : crs->metresPerUnit == 1.0 ? "m"
                                         : shortNumber(crs->metresPerUnit) + " m";
  return {{"x", unit},
          {"y", unit},
          {"z", table.heights.metres == 1.0 ? "m" : table.heights.name},
          {"rotation", "unit quaternion"},
          {"scale", "1 is life size"},
          {"yaw", "degree"},
          {"tilt", "degree"}};
}

/// Returns the nearest number of kTableDigits.
double rounded(double number) {
  std::array<char, 32> digits{};
  const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number,
                                 std::chars_format::scientific, kTableDigits - 1);
  std::from_chars(digits.data(), end.ptr, number);
  return number;
}

}  // namespace

void roundNumbers(ObjectRow& row) {
  for (double* number : {&row.place[0], &row.place[1], &row.place[2], &row.yaw, &row.tilt})
    *number = rounded(*number);
  for (double& number : row.turn) number = rounded(number);
  // Usually three times the same number.
  const double first = row.scale[0], scale = rounded(first);
  for (double& number : row.scale) number = number == first ? scale : rounded(number);
}

/// Names with commas or quotation marks stand in quotation marks (RFC 4180); before one that looks like a
/// formula stands an apostrophe.
void appendCsvName(std::string& line, const std::string& name) {
  const char* const mark = looksLikeFormula(name) ? "'" : "";
  if (name.find_first_of(",\"") == std::string::npos) {
    line += mark + name;
    return;
  }
  line += '"';
  line += mark;
  for (const char c : name) line.append(c == '"' ? 2 : 1, c);
  line += '"';
}

Result<void> writeObjectRows(ObjectFormat format, const std::string& path, const ObjectTable& table,
                             const Progress& progress) {
  OutputFile file(path);
  if (format == ObjectFormat::GeoPackage) {
    if (auto written = writeObjectPackage(file, table, progress); !written) return written;
    return file.close();
  }
  const bool isCsv = format == ObjectFormat::Csv;
  file.write(isCsv ? csvColumns() + "\n" : opening(table));
  std::string text;
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const auto done = static_cast<double>(i) / static_cast<double>(table.rows.size());
    if (i % kRowsBetweenLooks == 0 && !keepGoing(progress, done)) return Error::cancel();
    text.clear();
    if (isCsv) {
      appendCsvLine(text, table.rows[i]);
    } else {
      appendFeature(text, table.rows[i]);
      text += i + 1 < table.rows.size() ? ",\n" : "\n";
    }
    file.write(text);
  }
  if (!isCsv) file.write("]}\n");
  return file.close();
}

Result<void> readObjectRows(ObjectFormat format, const std::string& path, const ObjectRowReader& reader) {
  if (format == ObjectFormat::Csv) return readObjectCsv(path, reader);
  const GdalErrors errors;
  return readFeatures(format == ObjectFormat::GeoJson ? openOwnGeoJson(path) : openOwnGeoPackage(path),
                      errors, reader);
}

std::string objectHeaderPath(const std::string& table) { return table + ".json"; }

std::string objectHeaderText(const std::string& file, const ObjectTable& table, double largestError) {
  const GeoReference& reference = table.terrain.georeference;
  std::map<std::string, std::size_t> assets;
  for (const ObjectRow& row : table.rows) ++assets[row.asset];
  Json json{{"scarp", "objects"},
            {"version", 1},
            {"file", file},
            {"columns", Json::array()},
            {"count", table.rows.size()},
            {"assets", assets},
            {"coordinates", objectCoordinatesNames().key(table.coordinates)},
            {"axes", axesOf(table)},
            {"units", unitsOf(table)},
            {"origin", nullptr},
            {"rotation",
             "qx, qy, qz, qw turn a model that stands upright (z up, facing along the local "
             "frame's axes: right-handed, x east, y north, z up)"},
            {"yaw", "anticlockwise from above; tilt is from upright"},
            {"rule", "how the object goes with the ground: " + ruleNames().keys()},
            {"scatter", "the scatter rule that put the object down; empty: it was placed by hand"},
            {"tint", "#rrggbb, sRGB, by which the colours of the model are multiplied; empty: by nothing"},
            {"names", "before a name that begins with = + - @ or ' stands an apostrophe"},
            {"crs", nullptr},
            {"localToCrs", nullptr},
            {"largestError", largestError}};
  eachColumn(ObjectRow{}, true, [&json](const char* name, const auto&) { json["columns"].push_back(name); });
  if (table.coordinates == ObjectCoordinates::Local)
    json["origin"] = "the middle of the terrain, at height 0";
  const std::string crs = table.coordinates == ObjectCoordinates::Wgs84 ? wgs84Wkt() : reference.crsWkt;
  if (!crs.empty()) json["crs"] = crs;
  if (table.coordinates == ObjectCoordinates::Local && reference.hasGeoTransform)
    json["localToCrs"] = toCrs(table.terrain);
  return json.dump({.indent = 2, .replace = true}) + "\n";
}

}  // namespace scarp
