#include <array>
#include <charconv>
#include <cmath>
#include <limits>

#include "core/io/GridPlacement.h"
#include "core/io/OutputFile.h"
#include "core/io/RasterWriters.h"

namespace scarp {

namespace {

// The shortest digits that read back to the same number.
std::string shortest(double value) {
  std::array<char, 40> text;
  return {text.data(), std::to_chars(text.data(), text.data() + text.size(), value).ptr};
}

// GDAL takes a grid whose first numbers have no point for one of integers, so each number gets one.
std::string withPoint(std::string digits) {
  return digits.find_first_of(".e") == std::string::npos ? digits + ".0" : digits;
}

// Readers parse a double and round it to float; in rare cases that rounds the shortest digits of a float
// twice, and then the digits of the double stand in.
std::string printFloat(float value) {
  std::array<char, 40> text;
  char* const end = std::to_chars(text.data(), text.data() + text.size(), value).ptr;
  double parsed = 0.0;
  std::from_chars(text.data(), end, parsed);
  return withPoint(static_cast<float>(parsed) == value ? std::string(text.data(), end)
                                                       : shortest(static_cast<double>(value)));
}

struct GridHeader {
  double west, south, dx, dy;
};

// In the units of the CRS where the data has a place, else in metres.
GridHeader headerOf(const Terrain& terrain) {
  const GeoReference& reference = terrain.georeference;
  if (!reference.hasGeoTransform) return {0.0, 0.0, terrain.frame.dx, terrain.frame.dy};
  const auto g = reference.southUp ? turnedGeoTransform(reference.geoTransform, terrain.frame.rows)
                                   : reference.geoTransform;
  return {g[0], g[3] + g[5] * terrain.frame.rows, std::abs(g[1]), std::abs(g[5])};
}

std::string writeHeader(const Terrain& terrain, double nodata) {
  const GridHeader header = headerOf(terrain);
  std::string text = "ncols " + std::to_string(terrain.frame.columns) + "\nnrows " +
                     std::to_string(terrain.frame.rows) + "\nxllcorner " + shortest(header.west) +
                     "\nyllcorner " + shortest(header.south) + "\n";
  if (header.dx == header.dy)
    text += "cellsize " + shortest(header.dx) + "\n";
  else
    text += "dx " + shortest(header.dx) + "\ndy " + shortest(header.dy) + "\n";
  return text + "NODATA_value " + shortest(nodata) + "\n";
}

}  // namespace

Result<void> writeAsciiGrid(const std::string& path, const Terrain& terrain, const ExportRows& rows,
                            double nodata, const Progress& progress) {
  OutputFile file(path);
  file.write(writeHeader(terrain, nodata));
  const std::string nodataText = withPoint(shortest(nodata));
  std::vector<float> line(static_cast<std::size_t>(rows.columns()));
  for (int row = 0; row < rows.rows() && !file.failed(); ++row) {
    if (!keepGoing(progress, static_cast<double>(row) / rows.rows())) return Error::cancel();
    rows.stored(row, line);
    for (std::size_t i = 0; i < line.size(); ++i) {
      if (i > 0) file.write(" ");
      file.write(std::isnan(line[i]) ? nodataText : printFloat(line[i]));
    }
    file.write("\n");
  }
  return file.close();
}

}  // namespace scarp
