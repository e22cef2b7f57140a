#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/objects/ObjectLayer.h"
#include "core/terrain/Terrain.h"

namespace scarp {

class EnumNames;
template <class Settings>
class Schema;

enum class ObjectFormat {
  Csv,         ///< A table, with a JSON file beside it that says what its columns mean.
  GeoJson,     ///< Points (RFC 7946).
  GeoPackage,  ///< Points in a layer "objects" (OGC 12-128).
};

/// In which coordinates objects are written. Rotations are those of the local frame.
enum class ObjectCoordinates {
  Local,  ///< Metres from the middle of the terrain: x east, y north, z up.
  Data,   ///< x and y in the terrain's own CRS, z in its vertical unit, or that of the terrain's heights.
  Wgs84,  ///< Longitude and latitude in degrees, z in metres.
};

struct ObjectFormatInfo {
  ObjectFormat format;
  const char* name;
  const char* extension;  ///< Without the dot.
};
[[nodiscard]] const std::vector<ObjectFormatInfo>& objectFormats();
/// The format that a path's ending names; the error is one line.
[[nodiscard]] Result<ObjectFormat> objectFormatOf(const std::string& path);

/// Keys as the command line has them.
[[nodiscard]] const EnumNames& objectCoordinatesNames();
/// Why a terrain's objects cannot be written so, as one line without the file's name.
[[nodiscard]] Result<void> canWriteObjects(const GeoReference& reference, ObjectFormat format,
                                           ObjectCoordinates coordinates);
/// Local for CSV; where the terrain has a CRS, that for a GeoPackage, and Wgs84 for GeoJSON, as its standard
/// asks.
[[nodiscard]] ObjectCoordinates usualCoordinates(const GeoReference& reference, ObjectFormat format);

struct ObjectExportOptions {
  std::optional<ObjectFormat> format;            ///< Else the path's ending says it.
  std::optional<ObjectCoordinates> coordinates;  ///< Else usualCoordinates().
  bool fullPrecision = false;  ///< Numbers of a table with all digits; else with kTableDigits.
};

/// Names in recipes, in the order in which files have them.
[[nodiscard]] const Schema<ObjectExportOptions>& objectExportSchema();

/// Significant digits of the numbers of a table.
inline constexpr int kTableDigits = 9;

struct ObjectExportReport {
  std::string path;
  std::string header;          ///< The JSON file beside a table; empty without.
  std::size_t written = 0;     ///< Objects.
  std::size_t scattered = 0;   ///< Of these, objects of scatter rules.
  std::size_t leftOut = 0;     ///< Objects that stand over holes or off the terrain.
  double largestError = 0.0;   ///< Of a place, metres.
  std::vector<Message> notes;  ///< What is not kept, or to be known.
};

/// "objects.csv" → "objects.csv.json".
[[nodiscard]] std::string objectHeaderPath(const std::string& table);

/// Writes the objects that stand on the terrain beside the target, reads that back, compares every value,
/// and only then puts it in its place. The error is one line that names the target. Any thread.
[[nodiscard]] Result<ObjectExportReport> exportObjects(const Terrain& terrain, const ObjectList& objects,
                                                       const std::string& path,
                                                       const ObjectExportOptions& options = {},
                                                       const Progress& progress = {});

/// What an export that holds no objects says of them, as one line; empty where there are none.
[[nodiscard]] Message objectsLeftOut(std::size_t count);

}  // namespace scarp
