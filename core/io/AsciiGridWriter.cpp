#include <algorithm>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <utility>

#include "core/base/DecimalNumber.h"
#include "core/io/Companions.h"
#include "core/io/CrsInfo.h"
#include "core/io/GeoTiffCrs.h"
#include "core/io/GridPlacement.h"
#include "core/io/HeightDatum.h"
#include "core/io/OutputFile.h"
#include "core/io/RasterWriters.h"

namespace scarp {

namespace {

// GDAL takes a grid whose first numbers have no point for one of integers, so each number gets one.
std::string withPoint(std::string digits) {
  return digits.find_first_of(".e") == std::string::npos ? digits + ".0" : digits;
}

// Readers parse a double and round it to float; in rare cases that rounds the shortest digits of a float
// twice, and then the digits of the double stand in.
std::string printFloat(float value) {
  const std::string digits = decimalNumber(value);
  double parsed = 0.0;
  std::from_chars(digits.data(), digits.data() + digits.size(), parsed);
  return withPoint(static_cast<float>(parsed) == value ? digits : decimalNumber(static_cast<double>(value)));
}

}  // namespace

std::string asciiGridHeader(const Terrain& terrain, const UprightPlace& place, double nodata) {
  std::string text = "ncols " + std::to_string(terrain.frame.columns) + "\nnrows " +
                     std::to_string(terrain.frame.rows) + "\nxllcorner " + decimalNumber(place.west) +
                     "\nyllcorner " + decimalNumber(place.south) + "\n";
  if (place.dx == place.dy)
    text += "cellsize " + decimalNumber(place.dx) + "\n";
  else
    text += "dx " + decimalNumber(place.dx) + "\ndy " + decimalNumber(place.dy) + "\n";
  return text + "NODATA_value " + decimalNumber(nodata) + "\n";
}

Result<UprightPlace> uprightPlace(const Terrain& terrain) {
  const GeoReference& reference = terrain.georeference;
  const GridFrame& frame = terrain.frame;
  if (!reference.hasGeoTransform)
    return UprightPlace{0.0, 0.0, frame.dx, frame.dy, RowOrder::NorthFirst, false};
  const auto g = reference.southUp ? turnedGeoTransform(reference.geoTransform, frame.rows) : reference.geoTransform;
  if (g[2] != 0.0 || g[4] != 0.0)
    return Error{
        "this format has no rotation, and this grid is turned against its coordinates; write a GeoTIFF, or "
        "reproject the terrain when it is imported"};
  return UprightPlace{std::min(g[0], g[0] + g[1] * frame.columns),
                      std::min(g[3], g[3] + g[5] * frame.rows),
                      std::abs(g[1]),
                      std::abs(g[5]),
                      g[5] > 0.0 ? RowOrder::SouthFirst : RowOrder::NorthFirst,
                      g[1] < 0.0};
}

namespace {

/// Digits enough for every 32-bit float.
Result<void> writeAsciiGrid(const RasterEncoding& how, const Terrain& terrain, const ExportRows& rows,
                            const std::string& path, const Progress& progress) {
  const auto place = uprightPlace(terrain);
  if (!place) return place.error();
  OutputFile file(path);
  file.write(asciiGridHeader(terrain, *place, how.holeValue));
  const std::string nodataText = withPoint(decimalNumber(how.holeValue));
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

/// The CRS is in a file of Esri's beside it.
std::vector<TextBeside> prjBeside(const std::string& path, GeoReference& reference,
                                  std::vector<Message>& notes) {
  const std::string prj = std::filesystem::path(path).replace_extension(".prj").string();
  const std::string text = prjOf(reference);
  const Message datum = heightDatumOf(reference.crsWkt);
  const double epoch = std::exchange(reference.epoch, 0.0);
  if (reference.crsWkt.empty()) return {};
  const auto shared = companionsOf(path).shared;
  const bool taken = std::ranges::find(shared, prj) != shared.end();
  if (text.empty() || taken || !reference.hasGeoTransform) {
    notes.push_back(taken
                        ? Message("the CRS is not written: %1 may belong to another file", shownNames({prj}))
                        : Message("an ASCII grid keeps no such CRS"));
    reference.crsWkt.clear();
    return {};
  }
  if (!datum.empty() || epoch != 0.0)
    notes.push_back(Message("an ASCII grid keeps no vertical datum and no coordinate epoch"));
  reference.crsWkt = flatCrs(reference.crsWkt);
  return {{prj, text}};
}

}  // namespace

RasterWriter asciiGridWriter() {
  return {.files = {{RasterFormat::AsciiGrid, "Arc/Info ASCII grid", "asc", {SampleStorage::Float}}},
          .key = "ascii grid",
          .placement = RasterPlacement::NorthUp,
          .write = writeAsciiGrid,
          .beside = prjBeside};
}

}  // namespace scarp
