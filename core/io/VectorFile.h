#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/geometry/Vec.h"

namespace scarp {

/// The features of a file of vectors, as it has them. A value.
struct VectorFile {
  struct Layer {
    std::string name;
    std::string crsWkt;                 ///< Empty where it has none.
    std::size_t features = 0;           ///< All of them, whatever they are.
    std::size_t points = 0;             ///< Those that are points, and so no lines.
    std::size_t chosen = 0;             ///< Those that a VectorQuery chose.
    std::vector<std::string> fields{};  ///< Names, as conditions of a VectorQuery have them.
  };
  struct Feature {
    std::size_t layer = 0;
    bool ring = false;  ///< The outer border of a polygon; its first point is not repeated.
    std::vector<Vec3>
        points{};  ///< x to the east or longitude, y to the north or latitude; z NaN: no height.
    std::map<std::string, std::string> fields{};  ///< Those that have a value; of OSM its other tags too.
    bool hole = false;   ///< An inner ring of the polygon whose outer border is the last `ring` before it.
    bool point = false;  ///< A single point.
  };
  std::string driver;  ///< By GDAL's name.
  std::vector<Layer> layers;
  std::vector<Feature> features;  ///< Each part of one that has several is one.
  std::size_t points = 0;         ///< Features that are points, and so no lines.
  std::size_t innerRings = 0;     ///< Left out, without a VectorQuery.
};

/// Reads geometry alone: points and inner rings too, and no fields.
struct VectorQuery {
  std::string layer{};  ///< By its name; empty: all.
  /// Condition that features satisfy, as a WHERE clause of OGR SQL: "kind = 'forest' AND area > 10", "FID IN
  /// (3, 7)"; empty: all features. A layer without one of its fields has no such feature.
  std::string where{};
};
inline constexpr std::size_t kMaxWhereLength = 4096;  ///< Bytes of a condition.

/// Reads a file in the process that decodes: GPX, GeoJSON, GeoPackage, Shapefile, KML, DXF, OSM (.osm, .pbf)
/// and FlatGeobuf. A file beyond the limits (vectorLimits()) is an error; the process that decodes stops
/// reading it at the limit. Errors are one line that names the file. Any thread; may be cancelled.
[[nodiscard]] Result<VectorFile> readVectorFile(const std::string& path, const Progress& progress = {});
/// The same of features that a query chooses. A layer that is not there, and a condition that cannot be
/// understood or names a field that no layer has, are errors.
[[nodiscard]] Result<VectorFile> readVectorFile(const std::string& path, const VectorQuery& query,
                                                const Progress& progress = {});
/// The error of a file in none of these formats, without its path.
[[nodiscard]] inline Message notVectors() { return Message("is no file of lines that can be read"); }

/// Limits of a file with any memory budget.
inline constexpr std::size_t kMaxVectorPoints = 20'000'000, kMaxVectorLines = 1'000'000,
                             kMaxVectorLayers = 10'000;

// In the process that decodes.

/// The error names no file.
[[nodiscard]] Result<VectorFile> decodeVectors(const std::string& path,
                                               const std::optional<VectorQuery>& query, const Progress& told);
/// As bytes, and back; whoever wrote them.
[[nodiscard]] std::vector<std::byte> writeVectorTransfer(VectorFile file);
[[nodiscard]] Result<VectorFile> readVectorTransfer(std::span<const std::byte> bytes);

/// Limits of what is read of a file. A value.
struct VectorLimits {
  std::size_t lines;      ///< Areas too. A part of a line with several parts is a line.
  std::size_t points;     ///< Of lines and areas.
  std::size_t textBytes;  ///< Names and values of fields, with 64 bytes more for each field.

  /// The error is one line that names the limit, and no file.
  [[nodiscard]] Result<void> check(std::size_t lineCount, std::size_t pointCount, std::size_t bytes) const;
};
/// Returns the limits for the memory budget: 100,000 lines, 2 million points and 64 MiB of text for each
/// 256 MiB, at most kMaxVectorLines and kMaxVectorPoints. Any thread.
[[nodiscard]] VectorLimits vectorLimits();

/// Checks the counts, sizes and nesting of a vector file before GDAL reads it: inserts of blocks in DXF, the
/// unpacked size of KMZ, lines of KML, views and blobs of GeoPackage. Formats are recognised by the first
/// bytes of the file, and DXF also by its extension. The error is one line that names the limit, and no file.
/// Call it in the process that decodes. Any thread.
[[nodiscard]] Result<void> checkVectorLimits(const std::string& path);

}  // namespace scarp
