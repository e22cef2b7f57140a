#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>

#include "core/base/PrintableLine.h"
#include "core/io/CrsInfo.h"
#include "core/io/EnginePreset.h"
#include "core/io/RasterWriters.h"

namespace scarp {

namespace {

/// "N47E007"
std::string cornerName(int latitude, int longitude) {
  std::array<char, 32> name{};
  std::snprintf(name.data(), name.size(), "%c%02d%c%03d", latitude < 0 ? 'S' : 'N', std::abs(latitude),
                longitude < 0 ? 'W' : 'E', std::abs(longitude));
  return name.data();
}

bool sameLetters(const std::string& a, const std::string& b) {
  return std::ranges::equal(
      a, b, [](unsigned char x, unsigned char y) { return std::toupper(x) == std::toupper(y); });
}

/// Checks that a terrain is 1201 × 1201 or 3601 × 3601 samples over one whole degree of EPSG:4326, in a file
/// whose name is the south-western corner, "N47E007.hgt". The error contains the way to such a terrain.
Result<void> checkSrtmTile(const Terrain& terrain, const std::string& path) {
  const GridFrame& frame = terrain.frame;
  const GeoReference& reference = terrain.georeference;
  const auto unlike = [](const Message& what, const Message& wayOut) {
    return Error{
        "an SRTM tile has 1201 x 1201 or 3601 x 3601 samples over one whole degree of EPSG:4326, and %1; %2",
        what, wayOut};
  };
  if (!reference.hasGeoTransform || !sameCrs(reference.crsWkt, wgs84Wkt()))
    return unlike(
        Message(reference.crsWkt.empty() ? "this terrain has no CRS" : "this terrain has another CRS"),
        Message("reproject it to EPSG:4326 when it is imported, then resample it"));
  const auto place = uprightPlace(terrain);
  if (!place) return place.error();
  // The outermost samples are on the whole degrees.
  const double west = place->west + 0.5 * place->dx, south = place->south + 0.5 * place->dy;
  const double tolerance = 0.01 * std::min(place->dx, place->dy);
  const auto isWhole = [&](double degrees) { return std::abs(degrees - std::round(degrees)) <= tolerance; };
  const bool oneDegree = std::abs((frame.columns - 1) * place->dx - 1.0) <= tolerance &&
                         std::abs((frame.rows - 1) * place->dy - 1.0) <= tolerance;
  if (!oneDegree || !isWhole(west) || !isWhole(south) || std::abs(west + 0.5) > 180.0 ||
      std::abs(south + 0.5) > 90.0)
    return unlike(Message("this terrain covers another area"),
                  Message("import the bounds of one whole degree, then resample it"));
  if (frame.columns != frame.rows || (frame.columns != 1201 && frame.columns != 3601))
    return unlike(Message("this terrain has %1 x %2", frame.columns, frame.rows),
                  Message("resample it to 1201 x 1201 or 3601 x 3601"));
  const std::string stem = std::filesystem::path(path).stem().string();
  const std::string corner =
      cornerName(static_cast<int>(std::lround(south)), static_cast<int>(std::lround(west)));
  if (sameLetters(stem, corner)) return {};
  return Error{"the name of an SRTM tile is its south-western corner; this one is %1.hgt", corner};
}

}  // namespace

RasterWriter srtmWriter() {
  return {.files = {{RasterFormat::Hgt, "SRTM tile (16-bit metres)", "hgt", {SampleStorage::Int16}}},
          .key = "hgt",
          .placement = RasterPlacement::NorthUp,
          .choices = {.wholeMetres = true},
          .write =
              [](const RasterEncoding& how, const Terrain& terrain, const ExportRows& rows,
                 const std::string& path, const Progress& progress) {
                RasterEncoding bigEndian = how;
                bigEndian.bigEndian = true;
                return writeRawSamples(bigEndian, terrain, rows, path, progress);
              },
          .raw =
              [](const RasterEncoding& /*how*/, int columns, int rows) {
                return RawLayout{columns, rows, RawLayout::Sample::I16, true, 0};
              },
          .check = checkSrtmTile};
}

}  // namespace scarp
