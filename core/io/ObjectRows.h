#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "core/io/HeightDatum.h"
#include "core/io/ObjectExport.h"

namespace scarp {

/// One object as files have it.
struct ObjectRow {
  ObjectId id = 0;
  std::string asset;
  std::array<double, 3> place{};  ///< In the coordinates of the file.
  std::array<double, 4> turn{};   ///< Quaternion x, y, z, w; w ≥ 0.
  std::array<double, 3> scale{};
  double yaw = 0.0, tilt = 0.0;  ///< Degrees: anticlockwise from above; from upright.
  std::string rule;              ///< How it goes with the ground.
  std::string scatter;           ///< The scatter rule that put it down; empty: a person did.
  std::string tint;              ///< "#rrggbb", which multiplies the model's colours; empty: nothing does.
  // Not in a CSV table.
  std::array<double, 3> foot{};  ///< In the local frame, metres.
  double heightOffset = 0.0;     ///< Metres.

  bool operator==(const ObjectRow&) const = default;
};

/// Returns an object as a row of a CSV table. `place`: in the coordinates of the file; `scatter`: the scatter
/// rule's name.
[[nodiscard]] ObjectRow objectRow(const Object& object, const ObjectPose& pose, const Vec3& place,
                                  const std::string& scatter);

/// Rounds the numbers of a row to kTableDigits, so that a table has no more digits of them.
void roundNumbers(ObjectRow& row);

/// Adds a name to a line of a table, in quotation marks where it needs them.
void appendCsvName(std::string& line, const std::string& name);

/// What is known of the objects besides their rows.
struct ObjectTable {
  const Terrain& terrain;
  ObjectCoordinates coordinates;
  HeightUnit heights;             ///< Of z in the rows.
  std::vector<Vec3> feet{};       ///< Of each object in the local frame, to compare with the file's places.
  std::vector<ObjectRow> rows{};  ///< Of each.
};

[[nodiscard]] inline Error readsBackDifferently() { return Error{"it reads back differently"}; }

/// Rows between two looks at whether to go on.
inline constexpr std::size_t kRowsBetweenLooks = 1024;

/// Told of each row that was read; false: enough.
using ObjectRowReader = std::function<bool(const ObjectRow& row)>;

// The errors are the reason alone; cancelled where the progress says so.

/// Writes over an existing file.
Result<void> writeObjectRows(ObjectFormat format, const std::string& path, const ObjectTable& table,
                             const Progress& progress);
/// Reads a file of writeObjectRows(); GeoJSON and GeoPackage by GDAL, as other programs will.
Result<void> readObjectRows(ObjectFormat format, const std::string& path, const ObjectRowReader& reader);

/// The JSON text that belongs beside a table.
[[nodiscard]] std::string objectHeaderText(const std::string& file, const ObjectTable& table,
                                           double largestError);

}  // namespace scarp
