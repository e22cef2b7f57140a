#pragma once

#include <gtest/gtest.h>

#include <array>
#include <optional>
#include <source_location>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "core/terrain/Terrain.h"
#include "tests/support/TempFolder.h"

namespace scarp::test {

void writeBytes(const std::string& path, const std::string& bytes);
[[nodiscard]] std::string readBytes(const std::string& path);

/// A raster as GDAL itself sees it: the view from outside.
struct OutsideRaster {
  int columns = 0, rows = 0;
  std::vector<double> samples;
  std::optional<std::array<double, 6>> geoTransform;
  std::string wkt, unit, type;
  std::optional<double> nodata;
  double scale = 1.0, offset = 0.0;
  std::vector<std::string> structure;  ///< IMAGE_STRUCTURE metadata, "COMPRESSION=ZSTD" …

  [[nodiscard]] bool isHole(std::size_t index) const;
};
[[nodiscard]] OutsideRaster readOutside(const std::string& path);

/// Writes a raster through GDAL. type is "Int16", "Float32" …; `bands` copies of the samples.
struct OutsideFile {
  const char* driver = "GTiff";
  const char* type = "Float32";
  int bands = 1;
  std::optional<std::array<double, 6>> geoTransform{};
  int epsg = 0;
  std::string unit{};
  std::optional<double> nodata{};
  std::optional<double> scale{}, offset{};
  const char* creation = nullptr;  ///< One of the driver's options: "FORMAT=NC4".
};
void writeOutside(const std::string& path, int columns, int rows, const std::vector<double>& samples,
                  const OutsideFile& file = {});

/// The same with samples for each band; three or four of them are red, green, blue and alpha.
void writeBands(const std::string& path, int columns, int rows, const std::vector<std::vector<double>>& bands,
                const OutsideFile& file = {});

/// Result of `gdalwarp -r cubic -et 0` with `more` arguments for a file, on the grid of a terrain.
[[nodiscard]] OutsideRaster plainGdalWarp(const std::string& from, const std::string& to, const Terrain& like,
                                          const std::string& crs, const std::vector<std::string>& more = {});
/// All heights are within metres of those of a raster, and holes are at the same samples.
void expectWithin(const Terrain& terrain, const OutsideRaster& outside, double metres);

/// Sizes and every bit of every height; holes are equal to holes.
void expectSameHeights(const Terrain& a, const Terrain& b);

/// The error of a Result that has to be one: a single line that holds all of `words`.
template <class T>
void expectOneLine(const Result<T>& result, const std::vector<std::string>& words) {
  ASSERT_FALSE(result.ok());
  const std::string message = result.error().text();
  EXPECT_EQ(message.find('\n'), std::string::npos) << message;
  for (const std::string& word : words) EXPECT_NE(message.find(word), std::string::npos) << message;
}

/// Returns the value of a Result. Throws on an error, which fails the test.
template <class T>
[[nodiscard]] T valueOf(Result<T> result, std::source_location where = std::source_location::current()) {
  if (!result)
    throw std::runtime_error("line " + std::to_string(where.line()) + ": " + result.error().text());
  return std::move(result).value();
}

/// Imports a raster. Throws on an error, which fails the test.
[[nodiscard]] inline ImportedTerrain imported(const std::string& path, const ImportOptions& options = {}) {
  return valueOf(importRaster(path, options));
}

/// Whether one of the lines holds the words.
[[nodiscard]] bool anyHolds(const std::vector<std::string>& lines, const std::string& words);
[[nodiscard]] inline bool anyHolds(const std::vector<Message>& lines, const std::string& words) {
  return anyHolds(textsOf(lines), words);
}

}  // namespace scarp::test
