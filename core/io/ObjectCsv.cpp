#include <array>
#include <charconv>
#include <fstream>
#include <map>

#include "core/base/DecimalNumber.h"
#include "core/base/Json.h"
#include "core/base/ShortNumber.h"
#include "core/io/CrsInfo.h"
#include "core/io/ObjectRows.h"
#include "core/io/OutputFile.h"

namespace scarp {

namespace {

constexpr std::string_view kColumns = "id,asset,x,y,z,qx,qy,qz,qw,sx,sy,sz,yaw,tilt,rule,scatter,tint";

std::string_view nextField(std::string_view& line) {
  const std::size_t comma = line.find(',');
  const std::string_view field = line.substr(0, comma);
  line = comma == std::string_view::npos ? std::string_view() : line.substr(comma + 1);
  return field;
}

/// What a spreadsheet would take for a formula, or for the mark that keeps it from that.
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

template <class Number>
bool readField(std::string_view& line, Number& number) {
  const std::string_view field = nextField(line);
  const auto [end, failure] = std::from_chars(field.data(), field.data() + field.size(), number);
  return failure == std::errc() && end == field.data() + field.size();
}

std::optional<ObjectRow> readRow(std::string_view line) {
  ObjectRow row;
  if (!readField(line, row.id)) return std::nullopt;
  const auto name = nextName(line);
  if (!name) return std::nullopt;
  row.asset = *name;
  for (double* number : {&row.x, &row.y, &row.z})
    if (!readField(line, *number)) return std::nullopt;
  for (double& number : row.turn)
    if (!readField(line, number)) return std::nullopt;
  for (double& number : row.scale)
    if (!readField(line, number)) return std::nullopt;
  if (!readField(line, row.yaw) || !readField(line, row.tilt)) return std::nullopt;
  row.rule = nextField(line);
  const auto scatter = nextName(line);
  if (!scatter) return std::nullopt;
  row.scatter = *scatter;
  row.tint = nextField(line);
  return line.empty() ? std::optional(row) : std::nullopt;
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
  for (double* number : {&row.x, &row.y, &row.z, &row.yaw, &row.tilt}) *number = rounded(*number);
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

Result<void> writeObjectCsv(const std::string& path, const ObjectTable& table, const Progress& progress) {
  OutputFile file(path);
  file.write(kColumns);
  file.write("\n");
  std::string line;
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const auto done = static_cast<double>(i) / static_cast<double>(table.rows.size());
    if (i % kRowsBetweenLooks == 0 && !keepGoing(progress, done)) return Error::cancel();
    const ObjectRow& row = table.rows[i];
    line = std::to_string(row.id) + ",";
    appendCsvName(line, row.asset);
    const auto add = [&](double number) {
      line += ',';
      appendDecimal(line, number);
    };
    for (const double number : {row.x, row.y, row.z}) add(number);
    for (const double number : row.turn) add(number);
    for (const double number : row.scale) add(number);
    add(row.yaw);
    add(row.tilt);
    line += "," + row.rule + ",";
    appendCsvName(line, row.scatter);
    line += "," + row.tint;
    file.write(line += '\n');
  }
  return file.close();
}

Result<void> readObjectCsv(const std::string& path, const ObjectRowReader& reader) {
  std::ifstream file(path, std::ios::binary);
  std::string line;
  if (!std::getline(file, line) || line != kColumns) return readsBackDifferently();
  while (std::getline(file, line)) {
    const auto row = readRow(line);
    if (!row) return readsBackDifferently();
    if (!reader(*row)) return {};
  }
  return {};
}

std::string objectHeaderPath(const std::string& table) { return table + ".json"; }

std::string objectHeaderText(const std::string& file, const ObjectTable& table, double largestError) {
  const GeoReference& reference = table.terrain.georeference;
  std::map<std::string, std::size_t> assets;
  for (const ObjectRow& row : table.rows) ++assets[row.asset];
  Json json{
      {"scarp", "objects"},
      {"version", 1},
      {"file", file},
      {"columns", Json::array()},
      {"count", table.rows.size()},
      {"assets", assets},
      {"coordinates", objectCoordinates()[static_cast<std::size_t>(table.coordinates)].name},
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
  for (std::string_view columns = kColumns; !columns.empty();) json["columns"].push_back(nextField(columns));
  if (table.coordinates == ObjectCoordinates::Local)
    json["origin"] = "the middle of the terrain, at height 0";
  const std::string crs = table.coordinates == ObjectCoordinates::Wgs84 ? wgs84Wkt() : reference.crsWkt;
  if (!crs.empty()) json["crs"] = crs;
  if (table.coordinates == ObjectCoordinates::Local && reference.hasGeoTransform)
    json["localToCrs"] = toCrs(table.terrain);
  return json.dump({.indent = 2, .replace = true}) + "\n";
}

}  // namespace scarp
