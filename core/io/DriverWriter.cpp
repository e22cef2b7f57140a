#include <gdal_priv.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cctype>
#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <utility>
#include <vector>

#include "core/base/DecimalNumber.h"
#include "core/io/AtomicFile.h"
#include "core/io/Companions.h"
#include "core/io/CrsInfo.h"
#include "core/io/EnginePreset.h"
#include "core/io/GdalErrors.h"
#include "core/io/GeoTiffWriter.h"
#include "core/io/GridPlacement.h"
#include "core/io/HeightDatum.h"
#include "core/io/OwnFile.h"
#include "core/io/RasterWriters.h"

// Grids of 32-bit floats in the formats of other programs, most of them by GDAL's drivers.

namespace scarp {

namespace {

/// Header of an Arc/Info ASCII grid.
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

/// A format that a driver of GDAL writes.
struct GridDriver {
  RasterFormat format;
  const char *key, *title, *extension;
  const char* name;
  const char* option = nullptr;  ///< "NAME=VALUE"; null: none.
};
constexpr std::array kGridDrivers{
    GridDriver{RasterFormat::EsriBil, "esri bil", "Esri BIL (32-bit float)", "bil", "EHdr"},
    GridDriver{RasterFormat::Saga, "saga", "SAGA grid", "sdat", "SAGA"},
    GridDriver{RasterFormat::Surfer, "surfer", "Surfer 7 grid", "grd", "GS7BG"},
    GridDriver{RasterFormat::Envi, "envi", "ENVI (32-bit float)", "dat", "ENVI"},
    GridDriver{RasterFormat::NetCdf, "netcdf", "netCDF (32-bit float)", "nc", "netCDF", "FORMAT=NC4C"}};

/// The rows of a file, with `nodata` in place of holes.
class FilledRows {
 public:
  FilledRows(const ExportRows& rows, double nodata) : rows_(rows), nodata_(static_cast<float>(nodata)) {}
  void read(int row, std::vector<float>& out) const {
    out.resize(static_cast<std::size_t>(rows_.columns()));
    rows_.stored(row, out);
    std::ranges::replace_if(
        out, [](float h) { return std::isnan(h); }, nodata_);
  }

 private:
  const ExportRows& rows_;
  float nodata_;
};

/// A north-up GeoTIFF that a driver copies.
Result<void> writeUprightTiff(const std::string& path, const Terrain& terrain, const ExportRows& rows,
                              double nodata, const Progress& progress) {
  const auto place = uprightPlace(terrain);
  if (!place) return place.error();
  GdalErrors errors;
  const WithoutAuxFiles withoutAux;
  GDALDriver* const driver = GetGDALDriverManager()->GetDriverByName("GTiff");
  if (!driver) return Error{"GDAL was built without GeoTIFF"};
  constexpr std::array<const char*, 2> options{"BIGTIFF=IF_SAFER", nullptr};
  GDALDatasetUniquePtr dataset(driver->Create(path.c_str(), rows.columns(), rows.rows(), 1, GDT_Float32,
                                              const_cast<char**>(options.data())));
  if (!dataset) return Error{errors.failure()};
  Terrain upright{terrain.frame, terrain.georeference, terrain.heights};
  upright.georeference.geoTransform = {place->west, place->dx, 0.0, place->south + place->dy * rows.rows(),
                                       0.0,         -place->dy};
  upright.georeference.pointSamples = false;
  placeGeoTiff(*dataset, terrain.frame, upright.georeference);
  GDALRasterBand& band = *dataset->GetRasterBand(1);
  band.SetNoDataValue(static_cast<double>(static_cast<float>(nodata)));
  band.SetUnitType("m");
  const FilledRows filled(rows, nodata);
  std::vector<float> line;
  for (int row = 0; row < rows.rows(); ++row) {
    if (!keepGoing(progress, static_cast<double>(row) / rows.rows())) return Error::cancel();
    filled.read(row, line);
    if (band.RasterIO(GF_Write, 0, row, rows.columns(), 1, line.data(), rows.columns(), 1, GDT_Float32, 0, 0,
                      nullptr) != CE_None)
      return Error{errors.failure()};
  }
  dataset.reset();
  return errors.failed() ? Result<void>(Error{errors.failure()}) : Result<void>();
}

/// A new file; OutputFile opens existing ones.
std::string newFile(const std::filesystem::path& path) {
  std::ofstream(path).close();
  return path.string();
}

/// Esri's float grid: samples, and a header as that of an ASCII grid beside them.
Result<void> writeEsriFloat(const RasterEncoding& how, const Terrain& terrain, const ExportRows& rows,
                            const std::string& path, const Progress& progress) {
  const auto place = uprightPlace(terrain);
  if (!place) return place.error();
  if (std::abs(place->dx - place->dy) > 1e-9 * place->dx)
    return Error{
        "this format has square cells only, and those of the terrain are not; write a GeoTIFF, or resample"};
  const FilledRows filled(rows, how.holeValue);
  std::vector<float> line;
  OutputFile samples(newFile(path));
  for (int row = 0; row < rows.rows() && !samples.failed(); ++row) {
    if (!keepGoing(progress, static_cast<double>(row) / rows.rows())) return Error::cancel();
    filled.read(row, line);
    static_assert(std::endian::native == std::endian::little);
    samples.write(line.data(), line.size() * sizeof(float));
  }
  if (auto closed = samples.close(); !closed) return closed;
  const std::filesystem::path file(path);
  OutputFile header(newFile(std::filesystem::path(file).replace_extension(".hdr")));
  header.write(asciiGridHeader(terrain, *place, how.holeValue) + "byteorder LSBFIRST\n");
  if (auto closed = header.close(); !closed) return closed;
  const std::string crs = prjOf(terrain.georeference);
  if (crs.empty()) return {};
  OutputFile prj(newFile(std::filesystem::path(file).replace_extension(".prj")));
  prj.write(crs);
  return prj.close();
}

/// Copies a GeoTIFF of the raster. Needs the space of the samples again for a while.
Result<void> writeByDriver(const RasterEncoding& how, const Terrain& terrain, const ExportRows& rows,
                           const std::string& path, const Progress& progress) {
  const auto* const found = std::ranges::find(kGridDrivers, how.format, &GridDriver::format);
  GDALDriver* const driver = GetGDALDriverManager()->GetDriverByName(found->name);
  if (!driver) return Error{"GDAL was built without %1", found->name};
  if (how.format == RasterFormat::NetCdf && terrain.georeference.crsWkt.empty())
    return Error{
        "netCDF takes coordinates without a CRS for degrees, and the terrain has no CRS; use another format"};
  const TemporaryTiff plain{path + "-plain"};
  if (auto wrote = writeUprightTiff(plain.path, terrain, rows, how.holeValue, partOf(progress, 0.0, 0.5));
      !wrote)
    return wrote;
  GdalErrors errors;
  const GDALDatasetUniquePtr source = openOwnGeoTiff(plain.path);
  if (!source) return Error{errors.failure()};
  const std::array<const char*, 2> options{found->option, nullptr};
  Progress copying = partOf(progress, 0.5, 1.0);
  GDALDatasetUniquePtr copy(driver->CreateCopy(path.c_str(), source.get(), FALSE,
                                               const_cast<char**>(options.data()), goOnByProgress, &copying));
  if (!keepGoing(copying, 1.0)) return Error::cancel();
  if (!copy) return Error{errors.failure()};
  copy.reset();
  return errors.failed() ? Result<void>(Error{errors.failure()}) : Result<void>();
}

RasterWriter floatGrid(RasterFormat format, const char* key, const char* title, const char* extension) {
  return {.files = {{format, title, extension, {SampleStorage::Float}}},
          .key = key,
          .placement = RasterPlacement::NorthUp,
          .staged = true,
          .write = writeByDriver};
}

}  // namespace

Result<UprightPlace> uprightPlace(const Terrain& terrain) {
  const GeoReference& reference = terrain.georeference;
  const GridFrame& frame = terrain.frame;
  if (!reference.hasGeoTransform)
    return UprightPlace{0.0, 0.0, frame.dx, frame.dy, RowOrder::NorthFirst, false};
  const auto g =
      reference.southUp ? turnedGeoTransform(reference.geoTransform, frame.rows) : reference.geoTransform;
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

RasterWriter asciiGridWriter() {
  return {.files = {{RasterFormat::AsciiGrid, "Arc/Info ASCII grid", "asc", {SampleStorage::Float}}},
          .key = "ascii grid",
          .placement = RasterPlacement::NorthUp,
          .write = writeAsciiGrid,
          .beside = prjBeside};
}

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

RasterWriter esriFloatWriter() {
  RasterWriter writer = floatGrid(RasterFormat::EsriFloat, "esri float", "Esri float grid", "flt");
  writer.write = writeEsriFloat;
  return writer;
}

std::vector<RasterWriter> driverWriters() {
  std::vector<RasterWriter> all;
  for (const GridDriver& grid : kGridDrivers)
    all.push_back(floatGrid(grid.format, grid.key, grid.title, grid.extension));
  return all;
}

}  // namespace scarp
